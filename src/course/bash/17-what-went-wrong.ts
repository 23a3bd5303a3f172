import type { LessonSource } from '../lesson.ts'
import {
  all,
  any,
  complained,
  echoed,
  holds,
  holdsLine,
  labelled,
  listed,
  not,
  printed,
  ran,
  typed,
} from '../linux/goals.ts'

export const whatWentWrong: LessonSource = {
  id: 'what-went-wrong',
  title: 'What Went Wrong',
  description: 'Errors are answers. Learn to read them, to look further, and to watch a script while it runs.',
  steps: [
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'wellcome.txt', kind: 'file', meaning: 'a name that is misspelt' },
      ],
      explanation:
        'This fails. Read the message from the left: who says it, about what, and why. Usually the name in the middle tells you what to look at.',
      fails: true,
      goal: labelled(
        'The message about wellcome.txt was shown',
        all(
          ran('cat', 'head', 'tail', 'less', 'ls', 'wc', 'more'),
          complained('wellcome[.]txt.*: No such file or directory'),
        ),
      ),
      wrong: ['cat welcome.txt', 'cat wellcome', 'echo cat wellcome.txt', 'wellcome.txt', 'cat', 'ls'],
      also: [
        'cat wellcome.txt 2>&1 | cat',
        'cat ./wellcome.txt',
        'cat ~/wellcome.txt',
        'head wellcome.txt',
        'cat "wellcome.txt"',
        'cat welcome.txt wellcome.txt',
      ],
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: 'wel*', kind: 'pattern', meaning: 'names that begin with wel' },
      ],
      explanation:
        'When a name is not found, look at what is there. Its first letters and a star find the right spelling.',
      goal: labelled(
        'The right name was found',
        all(any(listed, ran('grep')), printed('(^|[ /])welcome[.]txt'), typed('[*?]|grep'), not(echoed)),
      ),
      wrong: ['ls', 'ls wellcome.txt', 'ls wellc*', 'echo ls', 'cat welcome.txt', 'ls Documents', 'pwd'],
      also: ['ls w*', 'ls *.txt', 'ls | grep wel', 'echo wel*', "find . -name 'wel*'"],
    },
    {
      words: [
        { text: 'gerp', kind: 'program', meaning: 'a name that is misspelt' },
        { text: 'here', kind: 'pattern', meaning: 'the text to look for' },
        { text: 'welcome.txt', kind: 'file', meaning: 'where to look' },
      ],
      explanation:
        'This fails too, but now it is the shell that speaks, not a program: there is no program of this name.',
      fails: true,
      goal: labelled(
        'The shell found no program gerp',
        all({ type: 'printed', on: 'stderr', text: { matches: 'gerp.*not found' } }, typed('gerp')),
      ),
      wrong: [
        'grep here welcome.txt',
        'echo gerp here welcome.txt',
        'grep gerp welcome.txt',
        'which gerp',
        'gepr here welcome.txt',
        'man grep | head -n 2',
      ],
      also: ['gerp', 'gerp here', 'gerp "here" welcome.txt', 'gerp here < welcome.txt'],
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '$?', kind: 'variable', meaning: 'the status of the command before' },
      ],
      explanation:
        'The status tells the kinds of failure apart: 127 is a command that is not found, 126 one that may not be run, 130 one that was ended with Ctrl-C.',
      goal: labelled(
        'The status was printed',
        all(ran('echo', 'printf', 'cat'), typed('[$][{]?[?]'), printed('(^|[^0-9])[0-9]+$'), not(echoed)),
      ),
      wrong: ['echo ?', "echo '$?'", 'echo 127', '$?', 'echo $', 'echo status'],
      also: ['echo "$?"', 'echo ${?}', 'printf "%s\\n" $?', 'echo "status: $?"'],
    },
    {
      words: [
        { text: 'printf', kind: 'command', meaning: 'prints after a pattern' },
        { text: "'for n in 1 2\\necho $n\\ndone\\n'", kind: 'text', meaning: 'a loop without its do' },
        { text: '>', kind: 'operator', meaning: 'into the file that follows' },
        { text: 'count.sh', kind: 'file', meaning: 'the script' },
      ],
      explanation: 'Writes a script with a mistake in it: a loop without the word do.',
      goal: labelled(
        'count.sh holds the loop, without its do',
        all(
          holdsLine('~/count.sh', '^for n in 1 2'),
          holdsLine('~/count.sh', '^ *echo .?[$][{]?n'),
          holdsLine('~/count.sh', '^done'),
          not(holdsLine('~/count.sh', '(^|[; ])do( |$)')),
        ),
      ),
      wrong: [
        'touch count.sh',
        "printf 'for n in 1 2\\necho $n\\ndone\\n'",
        'printf "for n in 1 2\\necho $n\\ndone\\n" > count.sh',
        "echo 'for n in 1 2' > count.sh",
        "printf 'for n in 1 2\\ndo\\necho $n\\ndone\\n' > count.sh",
        "printf 'for n in 1 2; do\\necho $n\\ndone\\n' > count.sh",
        "printf 'for n in 1 2\\necho $n\\ndone\\n' > counts.sh; rm counts.sh",
      ],
      also: [
        "printf '%s\\n' 'for n in 1 2' 'echo $n' 'done' > count.sh",
        "echo -e 'for n in 1 2\\necho $n\\ndone' > count.sh",
        "printf 'for n in 1 2\\necho $n\\ndone\\n' | tee count.sh",
      ],
    },
    {
      words: [
        { text: 'bash', kind: 'program', meaning: 'a new shell' },
        { text: '-n', kind: 'option', meaning: 'only reads, and runs nothing' },
        { text: 'count.sh', kind: 'file', meaning: 'the script' },
      ],
      explanation:
        'Reads the script and runs nothing. This fails, and says in which line Bash no longer understood it: the mistake is there, or just before.',
      fails: true,
      goal: labelled(
        'Bash said where it does not understand count.sh',
        all(ran('bash', 'sh', '.', 'source'), typed('count[.]sh'), complained('line [0-9]+: syntax error')),
      ),
      wrong: [
        'cat count.sh',
        'echo bash -n count.sh',
        'bash -n counts.sh',
        'count.sh',
        'bash -n welcome.txt',
        'bash --version | head -n 1',
      ],
      also: ['bash -n < count.sh', 'bash count.sh', 'bash -n ./count.sh', 'bash -n ~/count.sh', 'bash -x count.sh'],
    },
    {
      words: [
        { text: 'sed', kind: 'program', meaning: 'edits lines as they pass' },
        { text: '-i', kind: 'option', meaning: 'in the file itself' },
        { text: "'1s/$/; do/'", kind: 'pattern', meaning: 'adds to the end of line 1' },
        { text: 'count.sh', kind: 'file', meaning: 'the script' },
      ],
      explanation: 'Adds the missing word to the end of the first line. An editor would do as well.',
      goal: labelled(
        'The loop has its do',
        all(
          any(
            holdsLine('~/count.sh', '^for n in 1 2 *; *do( |$)'),
            holds('~/count.sh', 'for n in 1 2', 'do', 'echo $n', 'done'),
            all(holdsLine('~/count.sh', '^for n in 1 2$'), holdsLine('~/count.sh', '^ *do +echo ')),
          ),
          holdsLine('~/count.sh', 'echo .?[$][{]?n'),
          holdsLine('~/count.sh', '(^|; *)done'),
        ),
      ),
      wrong: [
        "sed '1s/$/; do/' count.sh",
        "sed -i '2s/$/; do/' count.sh",
        "sed -i '1s/$/ do/' count.sh",
        'cat count.sh',
        'echo do >> count.sh',
        'rm count.sh',
      ],
      also: [
        "sed -i 's/^echo/do echo/' count.sh",
        "echo 'for n in 1 2; do echo $n; done' > count.sh",

        "printf 'for n in 1 2; do\\necho $n\\ndone\\n' > count.sh",
        "sed -i '2i do' count.sh",
        "sed -i '1a do' count.sh",
        "sed -i 's/1 2/1 2; do/' count.sh",
        'sed -i "1s/\\$/; do/" count.sh',
      ],
    },
    {
      words: [
        { text: 'bash', kind: 'program', meaning: 'a new shell' },
        { text: '-x', kind: 'option', meaning: 'prints each command before it runs' },
        { text: 'count.sh', kind: 'file', meaning: 'the script' },
      ],
      explanation:
        'Runs the script and prints each command, behind a plus sign, with all variables filled in. This shows what the shell really did.',
      goal: labelled(
        'Each command of the script was shown as it ran',
        all(ran('bash', 'sh', 'set', '.', 'source'), complained('^[+]+ echo 2$'), printed('^2$')),
      ),
      wrong: [
        'bash count.sh',
        'bash -n count.sh',
        'cat count.sh',
        'echo bash -x count.sh',
        'bash -x counts.sh',
        'bash -x',
      ],
      also: [
        'bash -x count.sh 2>&1 | cat',

        'bash -x ./count.sh',
        'bash -o xtrace count.sh',
        'bash -xv count.sh',
        'set -x; . ./count.sh; set +x',
        'bash -x ~/count.sh',
      ],
    },
  ],
  leaves: ['~/count.sh'],
}
