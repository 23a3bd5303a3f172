import type { LessonSource } from '../lesson.ts'
import { all, any, emptied, labelled, printed, ran, ranWith, read, shown, sleptLong, used } from '../linux/goals.ts'

export const lineEditor: LessonSource = {
  id: 'line-editor',
  title: 'The Line You Type',
  description: 'The shell completes names, remembers lines and lets you mend them. Nobody types everything.',
  steps: [
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'welcome.txt', kind: 'file', meaning: 'type the first letters, then Tab' },
      ],
      explanation:
        'Type cat we and press Tab: the shell completes the name. It does so with commands and paths too, and it never mistypes.',
      goal: labelled('The text of welcome.txt was printed', shown('~/welcome.txt')),
      wrong: ['cat we', 'ls welcome.txt', 'cat Welcome.txt', 'echo cat welcome.txt', 'cat'],
      also: ['cat ./welcome.txt', 'cat ~/welcome.txt', 'cat < welcome.txt', 'head welcome.txt', 'cat wel*'],
    },
    {
      words: [
        { text: 'file', kind: 'program', meaning: 'tells kinds of files apart' },
        { text: 'Documents', kind: 'directory', meaning: 'type Do, Tab, Tab, then c, Tab' },
      ],
      explanation:
        'Type file Do and press Tab twice: two names begin like that, and both are shown. Type c, press Tab once more, and only one is left.',
      goal: labelled('The kind of Documents was told', all(ran('file'), used('~/Documents'), printed('directory'))),
      wrong: ['file Do', 'file Downloads', 'file documents', 'echo file Documents', 'ls Documents', 'file'],
      also: [
        'file Documents/',
        'file ./Documents',
        'file ~/Documents',
        'file Doc*',
        'file *',
        'file Documents Downloads',
      ],
    },
    {
      words: [
        { text: 'history', kind: 'command', meaning: 'lists earlier lines' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'tail', kind: 'program', meaning: 'keeps the last lines' },
        { text: '-n', kind: 'option', meaning: 'how many' },
        { text: '3', kind: 'value', meaning: 'three lines' },
      ],
      explanation:
        'The shell remembers your lines. The arrow up brings them back one by one, and the arrow down goes forward again.',
      goal: labelled('The last lines were listed', all(ran('history', 'fc'), printed('^ *[0-9]+[^0-9A-Za-z]+[^ ]'))),
      wrong: [
        'echo history',
        'histroy | tail -n 3',
        'tail -n 3',
        'history > tail; rm -f tail',
        'ls | tail -n 3',
        'History',
      ],
      also: ['history 3', 'history', 'history | tail -3', 'fc -l', 'history | tail', 'history | grep cat'],
    },
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'welcome.txt', kind: 'file', meaning: 'what to print' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'wc', kind: 'program', meaning: 'counts' },
        { text: '-l', kind: 'option', meaning: 'lines only' },
      ],
      explanation:
        'Press the arrow up until cat welcome.txt is back, and add the rest to its end. Ctrl-A jumps to the beginning of a line, Ctrl-E to its end, and Ctrl-W takes a word away.',
      goal: labelled(
        'The lines of welcome.txt were counted: 4',
        all(
          read('~/welcome.txt'),
          any(
            all(ranWith('wc', 'l'), printed('(^|[^0-9])4([^0-9]|$)')),
            all(ran('awk', 'sed', 'grep'), printed('^ *4$')),
          ),
        ),
      ),
      wrong: [
        'cat welcome.txt',
        'cat welcome.txt | wc',
        'cat welcome.txt | wc -w',
        'cat welcome.txt wc -l',
        'echo 4',
        'ls | wc -l',
        'cat welcome.tx | wc -l',
      ],
      also: [
        "grep -c '' welcome.txt",

        'wc -l welcome.txt',
        'wc -l < welcome.txt',
        'cat welcome.txt|wc --lines',
        "awk 'END { print NR }' welcome.txt",
        "cat ./welcome.txt | sed -n '$='",
      ],
    },
    {
      words: [
        { text: 'file', kind: 'program', meaning: 'tells kinds of files apart' },
        { text: 'Documents', kind: 'directory', meaning: 'found with Ctrl-R and fil' },
      ],
      explanation:
        'Press Ctrl-R and type fil: the newest line with these letters comes back. Ctrl-R again goes on to older ones, and Enter runs what you see.',
      goal: labelled('The kind of Documents was told', all(ran('file'), used('~/Documents'), printed('directory'))),
      wrong: ['fil', 'file Downloads', 'cat Documents', 'echo file Documents', 'file documents'],
      also: ['file Documents/', 'file ./Documents', 'file ~/Documents', 'file D*'],
    },
    {
      words: [
        { text: 'sleep', kind: 'program', meaning: 'waits' },
        { text: '100', kind: 'value', meaning: 'this many seconds' },
      ],
      explanation: 'Ctrl-C ends what runs, so this fails. At the prompt, Ctrl-C drops the line that you have begun.',
      fails: true,
      keys: ['\x03'],
      goal: labelled('sleep held the terminal', sleptLong),
      wrong: ['sleep 100 &', 'sleep', 'echo sleep 100', 'sleep100', 'sleep 10', 'sleep x'],
      also: ['n=100; sleep $n', 'sleep 1m 40s', 'sleep 100s', 'sleep "100"', 'sleep 100; true'],
    },
    {
      words: [{ text: 'clear', kind: 'program', meaning: 'empties the screen' }],
      explanation: 'Empties the screen. Ctrl-L does the same, even in the middle of a line.',
      follows: true,
      goal: labelled('The screen was emptied', emptied),
      wrong: ['echo clear', 'claer', 'cls', 'ls', 'Clear'],
      also: ["printf '\\e[2J\\e[H'", 'clear; pwd', 'tput clear', 'reset'],
    },
  ],
}
