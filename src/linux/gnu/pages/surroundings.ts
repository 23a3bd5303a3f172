import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page } from '../library/page.ts'

const aptPage = page(
  'install packages',
  'Packages bring programs. update asks the repository what there is, search and list look through it, show tells about a package, install and remove change the machine, which only root may: sudo apt install cowsay.\nThe repository is simulated and small.',
  {
    options: {
      y: 'do not ask',
      q: 'accepted, and without effect here',
      s: 'only say what would be done',
      installed: 'list only what is installed',
      upgradable: 'list only what could be newer',
      'no-install-recommends': 'accepted, and without effect here',
    },
    examples: {
      'apt search saying': 'look for a package',
      'sudo apt install cowsay': 'install it',
      'sudo apt remove cowsay': 'remove it',
    },
  },
)

/** Pages of programs about the machine and what surrounds a process. */
export const surroundingPages: Readonly<Record<string, ProgramPage>> = {
  env: page(
    'run a command in a changed environment',
    'The environment is a set of names with values that every process hands to those it starts. Sets each NAME to its VALUE and runs COMMAND; without a command, prints the environment.',
    {
      options: {
        i: 'begin with an empty environment',
        '0': 'end lines with a zero byte instead of a newline',
        u: 'take this name out',
        C: 'change to this directory first',
        S: 'split this text into words, for #! lines',
        v: 'accepted, and without effect here',
      },
      examples: {
        env: 'print the environment',
        'env TZ=Asia/Tokyo date': 'ask what time it is in Tokyo',
        'env -i bash': 'start a shell with nothing',
      },
    },
  ),
  printenv: page(
    'print the environment, or parts of it',
    'Prints the values of these variables of the environment, all with their names when none is given. The status is 1 when one is not set.',
    {
      options: { '0': 'end lines with a zero byte instead of a newline' },
      examples: { 'printenv HOME': 'print where your home is' },
    },
  ),
  uname: page(
    'print what system this is',
    'Prints the name of the kernel, the part of the system that runs all the rest, or more about it.',
    {
      options: {
        a: 'all of it',
        s: 'the kernel’s name',
        n: 'the name of the machine',
        r: 'the kernel’s release',
        v: 'the kernel’s version',
        m: 'the kind of machine',
        p: 'the kind of processor, which is unknown',
        i: 'the hardware, which is unknown',
        o: 'the operating system',
      },
      examples: { 'uname -a': 'print all there is to tell', 'uname -r': 'see which kernel runs' },
    },
  ),
  arch: page('print the kind of machine', 'Prints what uname -m prints.', {
    examples: { arch: 'see what machine this is' },
  }),
  nproc: page('print how many processors there are', 'Prints the number of processors that a process may use.', {
    options: { all: 'all that there are', ignore: 'leave so many out, but never all' },
    examples: { nproc: 'see how many jobs fit side by side' },
  }),
  hostname: page(
    'print the name of the machine',
    'Prints the name that this machine has in its network. It cannot be changed here.',
    {
      options: {
        f: 'with its domain',
        s: 'without its domain',
        i: 'its address instead',
        I: 'all its addresses',
        d: 'only its domain',
      },
      examples: { hostname: 'see where you are' },
    },
  ),
  hostnamectl: page(
    'tell about the machine’s name and system',
    'Prints the machine’s name, its operating system and its kernel. Nothing can be changed here.',
    { examples: { hostnamectl: 'see what this is' } },
  ),
  tty: page(
    'print the name of the terminal',
    'Prints the name of the terminal that standard input comes from. The status is 1 when it is none.',
    {
      options: { s: 'print nothing', quiet: 'as -s' },
      examples: { tty: 'see which terminal this is', 'tty -s && echo somebody types': 'ask whether there is a person' },
    },
  ),
  stty: page(
    'print the settings of the terminal',
    'Prints how the terminal is set; size prints its rows and columns. The settings are fixed here: the terminal edits lines itself.',
    {
      options: { a: 'all settings' },
      examples: { 'stty size': 'see how large the screen is' },
    },
  ),
  clear: page('empty the screen', 'Empties the screen and what has scrolled away. Ctrl-L does it too.', {
    options: { x: 'keep what has scrolled away', T: 'accepted, and without effect here' },
    examples: { clear: 'begin with an empty screen' },
  }),
  reset: page('put the terminal right', 'Empties the screen and ends colours that something has left behind.', {
    examples: { reset: 'clean up after printing a binary file' },
  }),
  which: page(
    'tell which file a command runs',
    'Prints the path of the program that each COMMAND runs, looked for in the directories of PATH. It knows nothing of aliases, functions and builtins: type does.',
    {
      options: { a: 'all of them, not only the first' },
      examples: { 'which ls': 'see where ls is' },
    },
  ),
  whereis: page(
    'tell where a command’s files are',
    'Prints the paths of files with this name in the usual directories.',
    { examples: { 'whereis bash': 'look for bash' } },
  ),
  lscpu: page('tell about the processors', 'Prints what the processors are. They are simulated.', {
    examples: { lscpu: 'see how many there are' },
  }),
  lsblk: page(
    'list disks',
    'Prints the disks, their partitions, sizes and where they are mounted. They are simulated.',
    { examples: { lsblk: 'see what disks there are' } },
  ),
  mount: page('list what is mounted', 'Prints what file systems are mounted where. Mounting more is not simulated.', {
    examples: { mount: 'list the mounts' },
  }),
  dmesg: page('print the kernel’s messages', 'Prints what the kernel said when it started, with seconds since then.', {
    options: { T: 'with dates' },
    examples: { dmesg: 'see how the start went' },
  }),
  lsb_release: page('tell about the distribution', 'Prints the name and the version of the distribution.', {
    options: { a: 'all of it', d: 'the description', i: 'the name', r: 'the release', s: 'values only' },
    examples: { 'lsb_release -a': 'see which Linux this is' },
  }),
  true: page('do nothing, successfully', 'Ends with the status 0, whatever its operands.', {
    examples: { 'while true; do date; sleep 1; done': 'repeat something for ever' },
  }),
  false: page('do nothing, unsuccessfully', 'Ends with the status 1, whatever its operands.', {
    examples: { 'false || echo failed': 'see what || does' },
  }),
  echo: page(
    'print words',
    'Prints its words with a blank between them, and a newline. Bash has it built in; this is the program, for find -exec and the like.',
    {
      options: {
        n: 'no newline at the end',
        e: 'backslashes mean something: \\n, \\t',
        E: 'backslashes are themselves',
      },
      examples: { 'echo hello': 'say hello', "echo -e 'a\\tb'": 'print a tab' },
    },
  ),
  printf: page(
    'print words in a form',
    'Prints FORMAT, in which %s stands for the next word, %d for a number, %5.2f for one with two decimals, %x for hexadecimal; \\n is a newline. The format is used again until no words are left.',
    {
      examples: { "printf '%-10s %5d\\n' pears 3 plums 12": 'print a small table' },
    },
  ),
  test: page(
    'check files and compare values',
    'Ends with the status 0 when EXPRESSION holds, else 1: -e FILE (it exists), -f (a file), -d (a directory), -r -w -x (you may), -s (not empty), -z TEXT (empty), -n TEXT, A = B, A != B, and for numbers -eq -ne -lt -le -gt -ge; ! turns round, -a and -o join.',
    {
      examples: {
        '[ -d docs ] || mkdir docs': 'make a directory that may be there',
        'test "$count" -gt 3 && echo many': 'compare a number',
      },
    },
  ),
  '[': page('check files and compare values', 'The same as test, with a ] as its last word.', {
    examples: { '[ -f notes.txt ] && cat notes.txt': 'print a file if it is there' },
  }),
  pwd: page('print the working directory', 'Prints the path of the directory that you are in.', {
    options: { L: 'the way you came, links included', P: 'the place, without links' },
    examples: { pwd: 'see where you are' },
  }),
  jq: page(
    'read and change JSON',
    'Runs FILTER over JSON from files or standard input and prints what comes of it. The dot is the whole value, .name a member, .[0] an element, .[] each of them; | hands on, select(…) keeps, map(…) does to each, {a: .b} makes anew.\nIt is loaded when it is first used, and stopped after ten seconds.',
    {
      options: {
        r: 'texts without their quotes',
        c: 'each result in one line',
        n: 'read nothing, begin with null',
        s: 'all input as one list',
        e: 'the status tells whether the last result was true',
        S: 'members in the order of their names',
        arg: 'set $NAME in the filter',
      },
      examples: {
        'echo \'{"a": [1, 2]}\' | jq .a[1]': 'take one element',
        "jq -r '.[].name' people.json": 'list the names',
        'jq length list.json': 'count',
      },
    },
  ),
  yq: page(
    'read and change YAML, as jq does JSON',
    'Runs FILTER over YAML, JSON and other formats. It is loaded when it is first used, and stopped after ten seconds.',
    {
      options: {
        r: 'texts without their quotes',
        o: 'write this format: json, yaml',
        p: 'read this format',
        i: 'change the file itself',
      },
      examples: { "yq '.services | keys' compose.yaml": 'list the services', 'yq -o json . a.yaml': 'make JSON of it' },
    },
  ),
  apt: aptPage,
  'apt-get': aptPage,
  'apt-cache': aptPage,
  dpkg: page(
    'tell about installed packages',
    'Tells what is installed and which files belong to it. Installing from files is not simulated: apt does it.',
    {
      options: {
        l: 'list packages',
        s: 'about a package',
        L: 'its files',
        S: 'whose file it is',
        i: 'install (not here)',
        r: 'remove (not here)',
      },
      examples: { 'dpkg -l': 'list what is installed', 'dpkg -S bin/nano': 'see where nano comes from' },
    },
  ),
  cowsay: page('have an animal say something', 'Prints an animal that says MESSAGE, or what it reads.', {
    examples: { 'cowsay hello': 'greet', 'fortune | cowsay': 'have it be wise' },
  }),
  fortune: page('print a saying', 'Prints a saying, another one each time.', {
    examples: { fortune: 'read something short' },
  }),
}
