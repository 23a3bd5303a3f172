import type { Mistake } from '../mistake.ts'

const HOME = {
  type: 'any',
  of: [
    { type: 'cwd', is: '~' },
    { type: 'cwd', is: '~/Documents' },
    { type: 'cwd', is: '~/Downloads' },
  ],
} as const

/** Programs that read no input. */
const DEAF: readonly string[] =
  'rm cd ls echo touch mkdir rmdir cp mv kill pwd date whoami chmod chown ln ps which file stat basename dirname printf find du df free uname id env seq sleep'.split(
    ' ',
  )

/** Programs, what they read, and what is needed to run them. */
export const programMistakes: readonly Mistake[] = [
  {
    id: 'sudo-redirect',
    see: 'permissions',
    when: [{ line: '(^|[;&|])[[:space:]]*sudo [^|;&]*>', stderr: '^bash: (.*): Permission denied$' }],
    note: 'The shell opens the file, and it is not root. Let `tee` write: `… | sudo tee FILE`.',
  },
  {
    id: 'sudo-not-needed',
    see: 'permissions',
    when: [
      { stderr: '^(bash: )?sudo: command not found$' },
      {
        program: 'sudo',
        words:
          '^sudo (ls|pwd|echo|cat|touch|mkdir|cp|mv|rm|rmdir|grep|head|tail|wc|sort|nano|chmod|date|less|file|stat)( .*)?$',
        unlike: ' /([^h]|$)|[^ ]root| \\.\\.',
        was: HOME,
      },
      { program: 'sudo', words: '^sudo docker( |$)' },
    ],
    note: 'What is yours needs no `sudo`. Keep it for what the system refuses you.',
  },
  {
    id: 'needs-root',
    see: 'permissions',
    when: [
      {
        line: '^[^|;&<>]*$',
        program: '.*',
        unlike: '^(sudo|find) ',
        status: 'failure',
        stderr: "[ '‘]/(bin|boot|etc|lib|opt|root|sbin|srv|usr|var)(/[^:]*)?['’]?: Permission denied$",
      },
      { line: '^[^|;&]*>', stderr: '^bash: /(bin|boot|etc|lib|opt|root|sbin|srv|usr|var)/.*: Permission denied$' },
      { program: 'rm', stderr: '^rm: remove write-protected .* ./(bin|boot|etc|lib|opt|root|sbin|srv|usr|var)/' },
      {
        stderr: 'cannot lock /etc/|You may not |are you root\\?$|Could not open lock file|: Operation not permitted$',
        program: 'apt|apt-get|dpkg|chown|useradd|userdel|usermod|groupadd|adduser|passwd',
      },
    ],
    note: 'Only root may do that. `sudo` before a command runs that one as root.',
  },
  {
    id: 'sudo-builtin',
    see: 'permissions',
    when: [{ stderr: '^sudo: (cd|export|source|alias): command not found$' }],
    note: '`sudo` runs programs, and that is part of the shell: `sudo -i` opens a shell of root.',
  },
  {
    id: 'sudo-command',
    see: 'permissions',
    when: [{ stderr: '^sudo: [^:]+: command not found$' }],
    note: '`sudo` found no program of that name. Is it spelt right?',
  },
  {
    id: 'apt-operation',
    when: [{ stderr: '^E: Invalid operation ' }],
    note: '`apt` is told first what it shall do: `sudo apt install tree`.',
  },
  {
    id: 'package-unknown',
    when: [{ stderr: 'Unable to locate package' }],
    note: 'No package has that name. `apt search` and a word look for one.',
  },
  {
    id: 'su-password',
    see: 'permissions',
    when: [{ program: 'su', stderr: 'Authentication failure' }],
    note: 'Root has no password here. `sudo -i` opens a shell of root.',
  },
  {
    id: 'pipe-to-deaf',
    see: 'pipes',
    when: DEAF.map((program) => ({
      program,
      unlike: '^(rm|cp|mv|ln) .*-[a-z]*i',
      line: `[^|]\\|&?[[:space:]]*${program}([[:space:];&|]|$)`,
    })),
    note: 'It reads no input, so the pipe gives it nothing. `xargs` makes words of what comes.',
  },
  {
    id: 'top-pipe',
    see: 'system-commands',
    when: [{ program: 'top', stderr: 'failed tty get' }],
    note: '`top` fills a screen, and a pipe is none. `top -b -n 1` prints what it shows, once.',
  },
  {
    id: 'tar-order',
    see: 'finding-and-archives',
    when: [
      {
        program: 'tar',
        stderr:
          'Cowardly refusing to create an empty archive|Cannot open: Is a directory|argument -- .f|missing -f option',
      },
      { program: 'tar', line: 'tar[[:space:]]+-[a-z]*f[a-z]', stderr: 'You must specify one of|Cannot (stat|open)' },
    ],
    note: 'After `f` comes the archive, and then what goes into it: `tar -cf a.tar Documents`.',
  },
  {
    id: 'tar-task',
    see: 'finding-and-archives',
    when: [{ program: 'tar', stderr: 'You must specify one of' }],
    note: '`tar` is told by a letter what to do: `c` packs, `x` unpacks, `t` lists.',
  },
  {
    id: 'chmod-mode',
    see: 'permissions',
    when: [{ program: 'chmod', stderr: 'invalid mode' }],
    note: 'A mode is digits from 0 to 7, as in `644`, or who, `+` or `-`, and what: `u+x`.',
  },
  {
    id: 'chmod-dash',
    see: 'permissions',
    when: [{ program: 'chmod', words: '^chmod -[0-7]{3} ' }],
    note: 'With a dash before them these rights are taken away. Without it they are the new ones.',
  },
  {
    id: 'lines-option',
    see: 'text-processing',
    when: [
      { program: 'head|tail', words: '^(head|tail) -?[0-9]+( |$)', status: 'failure' },
      { program: 'head|tail', words: ' [0-9]+$', unlike: ' -[a-z]', status: 'failure' },
      { program: 'cat', words: '^cat( -n)? [0-9]+ [^ ]+$', status: 'failure' },
    ],
    note: 'The number of lines belongs to an option: `head -n 3` and then the file.',
  },
  {
    id: 'grep-order',
    see: 'text-processing',
    when: [
      {
        program: '[ef]?grep',
        stderr: 'grep: ([^ :]+): No such file or directory',
        words: '^[ef]?grep( -[^ ]+)* ([^ -][^ ]*)( -[^ ]+)* [^ -][^ ]*$',
        was: { type: 'file', path: '{2}', kind: 'file' },
      },
    ],
    note: 'The pattern comes first, and then the file: `grep here welcome.txt`.',
  },
  {
    id: 'pattern-quotes',
    see: 'quoting',
    when: [
      {
        program: '[ef]?grep',
        words: '^[ef]?grep( -[^ ]+)* [^ -][^ ]* [^ -][^ ]* [^ -][^ ]*$',
        line: '^[^"\'*]*$',
        stderr: 'grep: [^ :./]+: No such file or directory',
      },
    ],
    note: 'The first word is the pattern, and all others are files. In quotes several words are one.',
  },
  {
    id: 'awk-quotes',
    see: 'sed-and-awk',
    when: [
      { program: 'awk|mawk|gawk', line: 'awk [^|\']*"[^"]*\\$[0-9]', unlike: '\\$' },
      { program: 'awk|mawk|gawk', line: 'awk [^|\'"]*[{][^\'"]*$', status: 'failure' },
    ],
    note: 'Within `"…"` the shell takes `$1` for its own. Single quotes keep it for `awk`.',
  },
  {
    id: 'awk-braces',
    see: 'sed-and-awk',
    when: [
      { program: 'awk|mawk|gawk', words: '^[a-z]*awk [(]?\u00A0?(print|printf)', stderr: 'syntax error' },
      { program: 'awk|mawk|gawk', stderr: 'missing \\} near end' },
    ],
    note: "What `awk` does goes in braces and single quotes: `awk '{ print $1 }'`.",
  },
  {
    id: 'awk-capitals',
    see: 'sed-and-awk',
    when: [{ program: 'awk|mawk|gawk', words: "[ '}\u00A0](end|begin|End|Begin)[ \u00A0]*[{]" }],
    note: '`BEGIN` and `END` of `awk` have capitals. Other words there are variables.',
  },
  {
    id: 'sed-script',
    see: 'sed-and-awk',
    when: [
      { program: 'sed', stderr: 'no input files', words: ' -i' },
      { program: 'sed', words: '^sed [^ ]+[.](txt|md|log|csv|sh) s', status: 'failure' },
      { program: 'awk', words: '^awk [^ ]+[.](txt|md|log|csv|sh) .*[{]', status: 'failure' },
    ],
    note: "First comes what is to be done, and then the file: `sed -i 's/a/b/' FILE`.",
  },
  {
    id: 'sed-command',
    see: 'sed-and-awk',
    when: [{ program: 'sed', stderr: 'missing command' }],
    note: 'After the number of a line comes what to do with it: `p` prints it, `d` leaves it out.',
  },
  {
    id: 'sed-quiet',
    see: 'sed-and-awk',
    when: [
      {
        program: 'sed',
        words: '^sed [^ ]*[0-9/$]p [^ ]',
        unlike: ' (-[a-zE]*n|--quiet|--silent)',
        // what comes next may want the line twice
        line: 'sed[[:space:]][^|]*$',
      },
    ],
    note: '`p` prints a line once more. With `-n` nothing else is printed.',
  },
  {
    id: 'bc-input',
    when: [{ program: 'bc', stderr: 'unavailable', words: '[0-9][-+*/]' }],
    note: '`bc` reads from files and pipes: `echo 5+3 | bc`.',
  },
  {
    id: 'find-whole-name',
    see: 'finding-and-archives',
    when: [{ program: 'find', words: ' -i?name [.]?[A-Za-z0-9]+$', unlike: '[*?]', lines: 0, status: 0 }],
    note: '`-name` compares the whole name. A part of it needs stars and quotes: `"*.txt"`.',
  },
  {
    id: 'find-where',
    see: 'finding-and-archives',
    when: [
      {
        program: 'find',
        words: '^find ([^ -][^ ]*) ([^ /-][^ /]*)$',
        stderr: 'No such file or directory$',
        was: { type: 'file', path: '{1}' },
      },
      { program: 'find', words: '^find [^ ./~-][^ /]* [^ -]', stderr: 'No such file or directory$' },
      { program: 'find', words: '^find [/.~][^ ]* [^ /-][^ /]*[.][a-z]+$', line: '^[^*?]*$' },
      { program: 'find', words: ' [^ -][^ ]*$', stderr: 'paths must precede expression' },
      { program: 'find', words: '^find [^ ./~-][^ /]*$', stderr: 'No such file or directory$' },
      { program: 'find', words: '^find [^ /-]*[*][^ /]* [^ -]', stderr: 'No such file or directory$' },
    ],
    note: 'The first word says where to look. A name comes after `-name`: `find . -name notes.txt`.',
  },
  {
    id: 'grep-stars',
    see: 'text-processing',
    when: [{ program: 'grep', words: '^grep( --?[a-z=]+)* \\*[A-Za-z]+[*]? ', status: 1 }],
    note: '`grep` finds a pattern anywhere in a line: no `*` is needed around it.',
  },
  {
    id: 'find-type',
    see: 'finding-and-archives',
    when: [{ program: 'find', words: ' -type [a-z]{2,}', status: 'failure' }],
    note: 'A type is one letter: `f` for files, `d` for directories.',
  },
  {
    id: 'find-exec',
    see: 'finding-and-archives',
    when: [{ program: 'find', stderr: 'missing argument to .-exec' }],
    note: 'What `-exec` runs ends with `\\;`: the backslash keeps the shell from taking it.',
  },
  {
    id: 'grep-no-pattern',
    see: 'pipes',
    when: [{ program: '[ef]?grep', stderr: '^Usage: [ef]?grep ' }],
    note: 'It has to be told what to look for: the pattern is its first word.',
  },
  {
    id: 'shell-word-page',
    see: 'getting-help',
    when: [
      {
        program: 'man',
        stderr: 'No manual entry for (cd|export|alias|jobs|fg|bg|read|source|set|unset|type|history|exit)$',
      },
      {
        program: 'which',
        words: '^which (cd|export|alias|jobs|fg|bg|read|source|set|unset|type|history|exit)$',
        status: 'failure',
      },
    ],
    note: 'That is part of the shell, not a program: `type` and `help` know it.',
  },
  {
    id: 'help-program',
    see: 'getting-help',
    when: [{ stderr: 'help: no help topics match' }],
    note: '`help` knows what is part of the shell. Programs have pages: `man` and the name.',
  },
  {
    id: 'sed-unterminated',
    see: 'sed-and-awk',
    when: [
      { program: 'sed', stderr: 'unterminated .s. command' },
      { program: 'sed', stderr: 'extra characters after command|unknown command', words: '^sed [^ s-][^ /]*/' },
    ],
    note: 'Three slashes: `s/old/new/`. With a space in it, quotes go around all of it.',
  },
  {
    id: 'reads-keyboard',
    see: 'pipes',
    when: [
      {
        program: '[ef]?grep',
        words: '^[ef]?grep( -[^ ]+)*( [^ -][^ ]*)?( -[^ ]+)*$',
        keys: '^[[:cntrl:]]',
        line: '^[^<>|]*$',
      },
      {
        program: 'cat|sort|wc|head|tail|uniq|tac|nl|rev|less',
        words: '^[a-z]+( -[^ ]+)*( [-+]?[0-9]+)?$',
        keys: '^[[:cntrl:]]',
        line: '^[^<>|]*$',
      },
      { program: 'cut|tr|sed|awk|tee', keys: '^[[:cntrl:]]', line: '^[^<>|]*$' },
      { stderr: '^(grep): missing pattern or file$' },
    ],
    note: 'Without a file it waits for the keyboard. Name a file, or send it one through a pipe.',
  },
  {
    id: 'cp-one-name',
    see: 'file-operations',
    when: [{ program: 'cp|mv', stderr: 'missing (destination )?file operand' }],
    note: 'It takes two names: what there is, and where it shall be.',
  },
  {
    id: 'missing-file',
    see: 'file-operations',
    when: [
      {
        stderr:
          '^([a-z]+: missing ((file )?operand( after .*)?|URL)|What manual page do you want\\?|curl: (no URL specified|try .curl --help.).*|ping: usage error: Destination.*|usage: (sudo|ssh) .*|Usage: killall .*|more: bad usage|pkill: no matching criteria.*|apropos what[?]|Missing filename .*|gzip: compressed data not .*)$',
        line: '^[^|]*$',
      },
      { words: '^(kill|file)( -[A-Z0-9]+)?$', status: 'failure' },
    ],
    note: 'It has to be told on what to work: write the name after the command.',
  },
  {
    id: 'number-missing',
    see: 'text-processing',
    when: [
      {
        program: 'head|tail',
        stderr: "invalid number of lines: .([^'’]*).$|requires an argument -- .n.$|invalid trailing option -- ",
      },
    ],
    note: 'The number stands right after `-n`: `head -n 3 FILE`.',
  },
  {
    id: 'kill-name',
    see: 'processes-and-jobs',
    when: [
      { stderr: 'kill: (.*): arguments must be process or job IDs' },
      { program: 'killall|pkill', words: ' %?[0-9]+$', status: 'failure' },
      {
        stderr: 'kill: \\(([0-9]+)\\) - (Operation not permitted|No such process)',
        was: { type: 'jobs', state: 'running', is: { least: 1 } },
      },
    ],
    note: '`kill` takes the number of a process, or a job as `%1`. `pkill` goes by names.',
    fix: 'kill %1',
  },
  {
    id: 'ctrl-c-for-ctrl-d',
    see: 'processes-and-jobs',
    when: [{ program: 'cat|sort|wc|tac|uniq|grep|tee|nl', keys: '^[^[:cntrl:]]+ .*\u0003$' }],
    note: 'Ctrl-C threw it away. Ctrl-D on a line of its own says that all has been typed.',
  },
]
