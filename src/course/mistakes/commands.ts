import type { Mistake } from '../mistake.ts'
import { FIRST_COMMANDS } from '../symptom/spelling.ts'
import { notFound } from './not-found.ts'

/** All ways to write a short word with some capitals: `lS`, `Ls`, `LS`. */
const mixed = (name: string): readonly string[] =>
  [...name].reduce<readonly string[]>(
    (starts, letter) => starts.flatMap((start) => [start + letter, start + letter.toUpperCase()]),
    [''],
  )

const capitals = (name: string): readonly string[] =>
  name.length <= 3
    ? mixed(name).filter((word) => word !== name)
    : [name.toUpperCase(), name.charAt(0).toUpperCase() + name.slice(1)]

const MORE_COMMANDS = 'awk bash cut env kill printenv sed seq sleep tee tr type uniq'.split(' ')

/** What is typed most, with capitals. */
const CAPITALS = [...FIRST_COMMANDS, 'sudo', 'less', 'nano', 'rmdir', ...MORE_COMMANDS].flatMap(capitals).join('|')

const DOCKER_COMMANDS =
  'ps|images|version|run|pull|build|stop|start|restart|logs|exec|rmi|inspect|volume|network|compose'

/** Names that are no commands, and what was meant by them. */
export const commandMistakes: readonly Mistake[] = [
  {
    id: 'other-installer',
    when: notFound('brew|yum|dnf|pacman|apk|choco|winget|zypper|snap|pip|pip3|npm|gem|cargo').concat(
      {
        stderr: '^sudo: (brew|yum|dnf|pacman|apk|choco|winget|zypper|snap): command not found$',
      },
      { words: '^install [a-z0-9]+$', status: 'failure' },
      { line: '^sudo[[:space:]]+apt', stderr: '^sudo: command not found$' },
    ),
    note: 'That installs elsewhere. Here it is `sudo apt install`, in the Bash shell.',
  },
  {
    id: 'docker-first',
    see: 'docker-basics',
    when: [
      {
        words: `^((${DOCKER_COMMANDS})( [^\u00A0]*)?)$`,
        status: 127,
        was: { type: 'network', name: 'bridge' },
      },
      {
        words: '^(rm( -[a-z]+)* ([^ /]+))$',
        status: 'failure',
        was: { type: 'container', where: { name: '{3}' } },
      },
      { words: '^(cp [a-z][a-z0-9-]*:/[^ ]+ [^ ]+)$', status: 'failure', was: { type: 'network', name: 'bridge' } },
    ],
    note: 'Commands of Docker begin with `docker`.',
    fix: 'docker {1}',
  },
  {
    id: 'compose-dash',
    see: 'multi-container-applications',
    when: [{ words: '^docker-compose(( [^\u00A0]*)?)$', status: 127 }],
    note: 'Compose is a command of Docker: `docker compose`, with a space.',
    fix: 'docker compose{1}',
  },
  {
    id: 'other-system',
    see: 'navigation-basics',
    when: notFound(
      'cls|copy|xcopy|del|move|ren|rename|md|rd|ipconfig|tasklist|taskkill|erase|tracert|notepad|dir|chdir|deltree|findstr|ver|gci|sls|(Get|Set|Clear|Remove|Copy|Move|New|Rename|Write)-[A-Za-z]+',
    ),
    note: 'That is a command of Windows. Here there are `ls`, `cp`, `mv`, `rm`, `mkdir`, `cd` and `clear`.',
  },
  {
    id: 'other-mac',
    when: notFound('pbcopy|pbpaste|sw_vers|defaults|caffeinate|launchctl|mdfind'),
    note: 'That is a command of macOS, and this machine runs Linux.',
  },
  {
    id: 'where-program',
    see: 'system-commands',
    when: notFound('(where|whereis)'),
    note: 'Here it is `which`: it says where a program is.',
  },
  {
    id: 'slash-option',
    see: 'navigation-basics',
    when: [
      {
        words: '^(ls|dir|cd|rm|cp|mv|mkdir|rmdir|sort|ping|find|help)( --color=auto)? (/[A-Za-z?])( |$)',
        status: 'failure',
      },
      { words: '^(ls|dir|cd)( --color=auto)? [A-Za-z]:( |$)', status: 'failure' },
    ],
    note: 'Here an option begins with a dash, and there are no drives: `ls -l`, `ls /`.',
  },
  {
    id: 'other-drive',
    see: 'navigation-basics',
    // `-v data:/data` mounts a volume
    when: [{ line: '(^|[^v][[:space:]]|mv[[:space:]])[A-Za-z]:[\\/]', status: 'failure' }],
    note: 'There are no drives. Every path begins at `/`, and its names are joined by `/`.',
  },
  {
    id: 'key-typed',
    see: 'processes-and-jobs',
    when: [
      {
        line: '^[[:space:]]*<?([Cc][Tt][Rr][Ll]|[Cc]ontrol|[Ss][Tt][Rr][Gg])[[:space:]]*[-+]?[[:space:]]*[A-Za-z]>?[[:space:]]*$',
        status: 'failure',
      },
      { line: '^[[:space:]]*\\^[A-Za-z][[:space:]]*$', status: 'failure' },
    ],
    note: 'That is a key, not a word: hold Ctrl down and press the letter.',
  },
  {
    id: 'plain-word',
    see: 'file-operations',
    when: notFound(
      'list|show|view|display|delete|remove|erase|create|make|makedir|newfile|goto|go|enter|read|search|say|print|puts|println|write|log|output',
    ),
    note: 'Commands have short names: `ls` lists, `cat` shows, `rm` removes, `mkdir` makes a directory.',
  },
  {
    id: 'other-language',
    see: 'functions-and-scripts',
    when: notFound('import|from|elseif|public|using|require|console[.]log.*|System[.].*'),
    note: 'That is a line of another language. What is typed here is run by the shell.',
  },
  {
    id: 'number-typed',
    see: 'navigation-basics',
    when: [
      { stderr: '^(bash: )?[0-9]+[.)]: command not found$' },
      { stderr: '^Command .[0-9]+[.)]. not found' },
      { line: '^[[:space:]]*[0-9]+\\)[[:space:]]*[a-z]', stderr: 'unexpected token' },
    ],
    note: 'The number belongs to the list that you read. Type what stands after it.',
  },
  {
    id: 'ls-short',
    see: 'navigation-basics',
    when: notFound('ll|la|l|lla'),
    note: 'Other machines have that short form of `ls -l`. Here it is written out.',
    fix: 'ls -l',
  },
  {
    id: 'run-word',
    see: 'functions-and-scripts',
    when: [{ words: '^(run|execute|start|launch) ([^ ]+[.]sh)$', status: 127 }],
    note: 'A script is run by `bash` and its name, or by `./` when it may be executed.',
    fix: 'bash {2}',
  },
  {
    id: 'unpack',
    see: 'cleanup-and-archives',
    when: notFound('untar|unpack|extract|uncompress'),
    note: '`tar -xf` and the name of an archive unpack it.',
  },
  {
    id: 'no-such-editor',
    see: 'editing-files',
    when: [
      ...notFound('vi|vim|emacs|gedit|code|edit|pico|subl|atom|kate|nvim'),
      { stderr: '^(vi|vim|emacs|nvim|pico|ed|ex): not simulated' },
    ],
    note: 'That editor is not here. `nano` is, in the Bash shell.',
  },
  {
    id: 'no-windows',
    see: 'file-operations',
    when: notFound('open|start|explorer|xdg-open|finder|nautilus'),
    note: 'There are no windows to open. `cat` or `less` shows a text, and `./` runs a script.',
  },
  {
    id: 'command-separator',
    see: 'navigation-basics',
    when: [
      { stderr: '^(bash: )?(cd)[:,;=]([^: ]*): command not found$' },
      {
        stderr:
          '^(bash: )?(ls|cat|mkdir|touch|rm|cp|mv|grep|find|echo|man|head|tail|wc|sort|nano|less)[.:,;=]([^: ]*): command not found$',
      },
      { stderr: "^()Command .(cd)[:;,=]([^ '’]*). not found" },
      { stderr: "^()Command .(ls|cat|pwd|rm|cp|mv|echo|grep|mkdir)[.,:;=~]([^ '’]*). not found" },
      {
        stderr:
          '^(bash: )?(ls|cat|head|tail|wc|sort|nano|less)(/[^: ]*): (command not found|No such file or directory)$',
      },
    ],
    note: 'Between a command and what it works on there is a space, and nothing else.',
    fix: '{2} {3}',
  },
  {
    id: 'command-divided',
    see: 'navigation-basics',
    when: [
      {
        line: '^(mk[[:space:]]+dir|make[[:space:]]+dir|l[[:space:]]+s|c[[:space:]]+d|c[[:space:]]+at|p[[:space:]]+wd|wh?o[[:space:]]+ami)([[:space:]]|$)',
        status: 'failure',
      },
      { program: 'rm', words: '^rm dir ', status: 'failure', stderr: 'remove .dir.: No such' },
    ],
    note: 'The name of a command is one word: a space ends it.',
  },
  {
    id: 'option-glued',
    see: 'navigation-basics',
    when: notFound('(ls|df|wc)[_=+]?(l|a|la|al|lh|R|h)'),
    note: 'An option is a word of its own, with a dash: `ls -l`.',
    fix: '{3} -{4}',
  },
  {
    id: 'words-glued',
    see: 'system-information',
    when: [
      ...notFound('(ps)(aux|ef)'),
      ...notFound('(mkdir|touch|echo|grep|sleep|sudo)([A-Za-z0-9/]{2,})'),
      { stderr: '^(bash: )?(mkdir|touch)([A-Za-z0-9][^: ]+): No such file or directory$' },
      {
        stderr:
          '^(bash: )?(cat|cp|mv|rm|head|tail|sort|wc|file|less|nano|bash)([^: ]+): (command not found|No such file or directory)$',
        was: { type: 'file', path: '{3}' },
      },
    ],
    note: 'A space ends the name of the command: there has to be one before what follows.',
    fix: '{3} {4}',
  },
  {
    id: 'command-case',
    see: 'navigation-basics',
    when: [...notFound(CAPITALS), { words: '^(help|man|which|type|whatis) [A-Z]+$', status: 'failure' }],
    note: 'Commands are written with small letters; the same word with capitals is another one.',
  },
  {
    id: 'value-run',
    see: 'variables',
    when: [{ line: '^[[:space:]]*\\$([{]?[A-Za-z_]+[}]?|[?])[[:space:]]*$', stderr: '^bash: .', status: 'failure' }],
    note: 'The value was run as a command. Put `echo` before it to see it.',
  },
  {
    id: 'directory-run',
    see: 'navigation-basics',
    when: [
      {
        stderr: '^(bash: )?([^: ]+): (command not found|Is a directory)$',
        line: '^[^<>|;&$`]*$',
        was: { type: 'file', path: '{2}', kind: 'directory' },
      },
    ],
    note: 'That is a directory, not a command: `cd` goes into it.',
    fix: 'cd {2}',
  },
  {
    id: 'text-run',
    see: 'file-operations',
    when: [
      {
        stderr: '^(bash: )?([^: ]+[.](txt|md|log|csv|json|html|conf)): (command not found|Permission denied)$',
        line: '^[^<>|;&]*$',
        was: { type: 'file', path: '{2}', kind: 'file' },
      },
    ],
    note: 'That is a text, not a command: `cat` shows what is in it.',
    fix: 'cat {2}',
  },
  {
    id: 'nothing-to-leave',
    see: 'navigation-basics',
    when: [{ stderr: '^(exit|logout): command not found$' }],
    note: 'This is the first shell: there is nothing to leave.',
  },
  {
    id: 'leave-word',
    see: 'navigation-basics',
    when: notFound('quit|q|:q!?|:wq!?|:x|bye'),
    note: 'Nothing is open that this would leave. A shell is left with `exit`.',
  },
  {
    id: 'no-such-program',
    when: [{ stderr: '^[a-z0-9.+-]+: not simulated here; ' }],
    note: 'That program is not on this machine. The message says what does much the same.',
  },
]
