import type { Mistake } from '../mistake.ts'
import { OPERATORS } from './operators.ts'

/** Options and operands, as all programs take them; what knows more of a program stands before these. */
export const optionMistakes: readonly Mistake[] = [
  {
    id: 'two-dashes',
    see: 'navigation-basics',
    when: [{ stderr: '(unrecognized option .|option .|unknown flag: )--[A-Za-z]{1,2}([^A-Za-z-]|$)' }],
    note: 'A letter alone has one dash: `-l`. Two dashes begin an option that is a whole word.',
  },
  {
    id: 'value-missing',
    see: 'getting-help',
    when: [{ stderr: 'flag needs an argument|option requires an argument|find: missing argument to .-' }],
    note: 'This option takes a value, and the value stands right after it.',
  },
  {
    id: 'docker-option',
    see: 'getting-help',
    when: [{ stderr: 'unknown flag: |unknown shorthand flag: ' }],
    note: 'It has no such option. With `--help` after the command it lists those that it has.',
  },
  {
    id: 'help-before',
    see: 'getting-help',
    when: [{ stderr: "^([a-z]+): unrecognized option '--help'$" }],
    note: 'In the Simple shell `help` stands before the command.',
    fix: 'help {1}',
  },
  {
    id: 'docker-operands',
    see: 'getting-help',
    when: [
      { stderr: '^"docker [a-z ]+" requires |^requires at least [0-9]+ arg|you must provide one or more flags' },
      { program: 'docker .*', stderr: '^"docker [a-z ]+" accepts no ', unlike: ' ([|;&<>].*|-|[a-z]+;)( |$)' },
      { program: 'docker run', stderr: '^Error: No image specified' },
    ],
    note: 'It takes more words than these, or fewer: `--help` after the command shows which.',
  },
  {
    id: 'value-form',
    see: 'getting-help',
    when: [
      {
        stderr:
          'invalid filter |wget: .*/https?:.*: No such file|invalid number at field start|fields are numbered from 1|invalid (byte/character position|byte or field list|field value)|find: invalid argument .* to .-|Invalid argument .* to -|invalid number of bytes|^invalid argument .* for |invalid restart policy|invalid mode: |find: invalid -|invalid signal',
      },
    ],
    note: 'The word after this option is its value, and the option does not take this one.',
  },
  {
    id: 'option-then-path',
    see: 'navigation-basics',
    when: [{ stderr: "invalid option -- '[/.~]'" }],
    note: 'A space ends the options. What follows is a word of its own: `ls -l /etc`.',
  },
  {
    id: 'unknown-option',
    see: 'getting-help',
    when: [
      { stderr: 'unrecognized option |invalid option -- |unsupported (SysV )?option' },
      { stderr: '^bash: [a-z]+: -[^:]*: invalid option$' },
    ],
    note: 'It has no such option. `man` and the name of the command list those that it has.',
  },
  {
    id: 'three-dots',
    see: 'navigation-basics',
    when: [{ stderr: 'cd: (\\.\\.\\.+)(/[^:]*)?: No such|cd: no such file or directory: (\\.\\.\\.+)(/.*)?$' }],
    note: '`..` is the directory above, and `../..` the one above that.',
    fix: 'cd ../..',
  },
  {
    id: 'cd-many',
    see: 'navigation-basics',
    when: [{ stderr: 'cd: too many arguments', words: '^cd ', unlike: ' ([|;&<>].*|.*;)( |$)' }],
    note: '`cd` takes one directory. A path has no space in it: `~/Documents`.',
  },
  {
    id: 'find-tests',
    see: 'finding-and-archives',
    when: [
      { program: 'find', stderr: 'unknown predicate' },
      { program: 'find', words: ' i?(name|type|size|path) [^ ]', stderr: '.i?(name|type|size|path).: No such' },
    ],
    note: '`find` takes where, and then what, in words with a dash: `find . -name hi.sh`.',
  },
  {
    id: 'cut-what',
    see: 'text-processing',
    when: [{ program: 'cut', status: 'failure', stderr: 'delimiter must be|must specify a list' }],
    note: '`cut` is told what divides a line, `-d ,`, and which part to keep, `-f 1`.',
  },
  {
    id: 'tr-file',
    see: 'pipes',
    when: [{ program: 'tr', stderr: '^tr: extra operand' }],
    note: '`tr` takes no file. Send it one: `tr a-z A-Z < welcome.txt`.',
  },
  {
    id: 'extra-operand',
    see: 'getting-help',
    when: [{ stderr: '^[a-z]+: extra operand ' }],
    note: 'These are more words than it takes: `--help` after the command shows which it takes.',
  },
  {
    id: 'pattern-signs',
    see: 'text-processing',
    when: [
      { program: '[ef]?grep|sed', stderr: 'Unmatched |Invalid (preceding )?regular expression|unterminated address' },
    ],
    note: 'In a pattern `[`, `(` and `*` are signs. A `\\` before them, or `grep -F`, makes them letters.',
  },
  {
    id: 'not-archive',
    see: 'finding-and-archives',
    when: [
      { stderr: 'not in gzip format|unknown suffix|does not look like a tar archive|cannot find zipfile directory' },
    ],
    note: 'That file is not an archive of this kind. `file` and its name say what it is.',
  },
  {
    id: 'gzip-directory',
    see: 'finding-and-archives',
    when: [{ program: 'gzip', stderr: 'is a directory -- ignored' }],
    note: '`gzip` packs single files. `tar -czf a.tar.gz` and its name pack a directory.',
  },
  {
    id: 'zip-order',
    see: 'finding-and-archives',
    when: [
      { program: 'zip', status: 'failure', stderr: 'zip error: (Nothing to do|Invalid command)' },
      { program: 'zip', words: '^zip( -[^ ]+)* [^ -][^ ]*$', stderr: 'zip error: Zip file structure invalid' },
    ],
    note: 'First comes the archive, and then what goes into it: `zip -r a.zip Documents`.',
  },
  {
    id: 'user-unknown',
    see: 'permissions',
    when: [{ stderr: 'invalid (user|group): |user .* does not exist|no such user' }],
    note: 'Nobody has that name here. `id` says who you are.',
  },
  {
    id: 'return-outside',
    see: 'functions-and-scripts',
    when: [{ stderr: 'return: can only .return. from' }],
    note: '`return` leaves a function. A shell is left with `exit`.',
  },
  {
    id: 'no-such-job',
    see: 'processes-and-jobs',
    when: [{ stderr: ': no such job$', line: '^[^%]*[[:alpha:]]' }],
    note: 'There is no such job now. `jobs` lists those that there are.',
    fix: 'jobs',
  },
  {
    id: 'type-file',
    see: 'file-operations',
    when: [{ stderr: '^bash: type: (.*): not found$', was: { type: 'file', path: '{1}', kind: 'file' } }],
    note: 'Here `type` says what a command is. `cat` shows what is in a file.',
    fix: 'cat {1}',
  },
  {
    id: 'no-page',
    see: 'getting-help',
    when: [{ program: 'man', stderr: 'No manual entry for |nothing appropriate' }],
    note: 'There is no page of that name. `man -k` looks for a word in all of them.',
  },
  {
    id: 'time-form',
    see: 'processes-and-jobs',
    when: [{ program: 'sleep|timeout', stderr: 'invalid time interval' }],
    note: 'A time is a number, or a number with its unit in one word: `sleep 10s`.',
  },
  {
    id: 'number-wanted',
    when: [{ stderr: '^bash: [a-z]+: .*: numeric argument required$' }],
    note: 'It takes a number, and this word is none.',
  },
  {
    id: 'no-such-process',
    see: 'processes-and-jobs',
    when: [
      { stderr: 'kill: .*No such process$' },
      { program: 'killall', stderr: ': no process found$' },
      { stderr: 'kill: \\([0-9]+\\) - Operation not permitted' },
    ],
    note: 'No process of yours is called that, or has that number. `ps` shows those that you have.',
    fix: 'ps',
  },
  {
    id: 'protocol',
    see: 'network-commands',
    when: [
      { program: 'curl|wget', stderr: 'Protocol .*not supported|Unsupported scheme|[Bb]ad/illegal format' },
      { program: 'curl|wget', words: ' https?(:/?[^/]|/|;)', status: 'failure' },
    ],
    note: 'An address begins with `http://` or `https://`, with a colon and two slashes.',
  },
  {
    id: 'ping-number',
    see: 'network-commands',
    when: [
      { program: 'ping', stderr: '^ping: invalid argument: ' },
      { program: 'ping', words: '^ping [0-9]+ [^ ]', status: 'failure' },
    ],
    note: 'How often is a number after `-c`, and a word of its own: `ping -c 2 example.com`.',
  },
  {
    id: 'page-missing',
    see: 'network-commands',
    when: [{ program: 'curl|wget', stderr: 'ERROR 404|returned error: 404' }],
    note: 'That machine answers, but has nothing of this name. Is the path spelt right?',
  },
  {
    id: 'ping-address',
    see: 'network-commands',
    when: [{ program: 'ping|traceroute', words: ' https?:/', status: 'failure' }],
    note: 'It takes the name of a machine alone, without `http://` and without a path.',
  },
  {
    id: 'host-unknown',
    when: [{ stderr: 'Could not resolve host|Name or service not known|failure in name resolution' }],
    note: 'No machine is known by that name. Is it spelt right?',
  },
  {
    id: 'date-word',
    see: 'system-information',
    when: [{ program: 'date', stderr: 'invalid date ' }],
    note: '`date` alone says what it is now. A date of your own stands after `-d`, a format after `+`.',
  },
  {
    id: 'elsewhere',
    see: 'navigation-basics',
    when: [{ elsewhere: true, unlike: OPERATORS, status: 'failure', stderr: '[Nn]o such file or directory' }],
    note: 'Nothing of that name is here, but there is in another directory: its path says where.',
    fix: '{fixed}',
  },
  {
    id: 'nothing-to-pack',
    see: 'finding-and-archives',
    when: [
      {
        program: 'gzip|bzip2|xz',
        stderr: ': No such file or dir',
        unlike: ' (-[a-z]*[dlt]|--decompress|--list|--test)',
      },
      { program: 'tar', stderr: ': Cannot stat: No such file' },
      { program: 'zip', stderr: 'zip warning: name not matched' },
    ],
    note: 'What is to be packed is not there by that name. `ls` shows what there is.',
    fix: 'ls',
  },
  {
    id: 'archive-missing',
    see: 'finding-and-archives',
    when: [
      { program: 'unzip|gunzip', stderr: 'cannot find or open |: No such file or dir' },
      { program: 'gzip', words: ' (-[a-z]*[dlt]|--decompress|--list|--test)', stderr: ': No such file or dir' },
      { program: 'tar', unlike: '^tar (-?[a-z]*[cru]|--(create|append|update))', stderr: 'Cannot open: No such file' },
    ],
    note: 'There is no archive of that name in this directory. `ls` shows what there is.',
    fix: 'ls',
  },
  {
    id: 'docker-file-missing',
    when: [{ words: '^docker ', stderr: '(^|: )open [^ ]+: no such file or directory' }],
    note: 'There is no file of that name in this directory. `ls` shows what there is.',
    fix: 'ls',
  },
]
