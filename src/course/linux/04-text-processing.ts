import type { LessonSource } from '../lesson.ts'
import { all, any, labelled, not, printed, printedOnly, ran, ranWith, read, shown, typed } from './goals.ts'

export const textProcessing: LessonSource = {
  id: 'text-processing',
  title: 'Text Processing',
  description: 'Look at parts of a file, find lines in it, count and sort them.',
  steps: [
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to read' },
      ],
      explanation: 'Prints the whole file, so that you can check what the next commands say about it.',
      goal: labelled('The text of welcome.txt was printed', shown('~/welcome.txt')),
      wrong: ['ls', 'cat Welcome.txt', 'echo cat welcome.txt', 'echo welcome.txt', 'head -n 3 welcome.txt'],
      also: [
        'cat ./welcome.txt',
        'cat /home/user/welcome.txt',
        'head welcome.txt',
        'cat < welcome.txt',
        'tail -n +1 "welcome.txt"',
      ],
    },
    {
      words: [
        { text: 'head', kind: 'program', meaning: 'shows how a file begins' },
        { text: '-n', kind: 'option', meaning: 'this many lines, not ten' },
        { text: '2', kind: 'value', meaning: 'for -n: two lines' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to read' },
      ],
      explanation:
        'Prints the first two lines of welcome.txt. With a long file, this is how you get a first idea of it.',
      goal: labelled(
        'The first two lines of welcome.txt were printed',
        all(read('~/welcome.txt'), printedOnly('Welcome!', 'Type help to begin.')),
      ),
      wrong: [
        'head welcome.txt',
        'head -n 1 welcome.txt',
        'tail -n 2 welcome.txt',
        'head -n 3 welcome.txt',
        'cat welcome.txt',
        'echo head -n 2 welcome.txt',
        'head -n welcome.txt',
      ],
      also: [
        'head -n 2 ./welcome.txt',
        'head -2 "welcome.txt"',
        'head -n2 "welcome.txt"',
        'head -n 2 < welcome.txt',
        'cat welcome.txt | head -n 2',
        'head --lines=2 "welcome.txt"',
        "sed -n '1,2p' welcome.txt",
        "sed '2q' welcome.txt",
        "awk 'NR <= 2' welcome.txt",
      ],
    },
    {
      words: [
        { text: 'grep', kind: 'program', meaning: 'finds lines' },
        { text: 'here', kind: 'pattern', meaning: 'the text to look for' },
        { text: 'welcome.txt', kind: 'file', meaning: 'where to look' },
      ],
      explanation:
        'Prints the lines that hold the word here. Use it when you know what you are looking for, but not where it is.',
      goal: labelled(
        'The lines with the word here were found',
        all(
          read('~/welcome.txt'),
          ran('grep', 'egrep', 'fgrep', 'sed', 'awk'),
          typed('[Hh][Ee][Rr][Ee]'),
          printed('Nothing here can break[.]$'),
          printed('Each command is safe to try here[.]$'),
          not(printed('Welcome!')),
          not(printed('Type help')),
        ),
      ),
      wrong: [
        'grep help welcome.txt',
        'grep welcome.txt here',
        'cat welcome.txt',
        'grep -v here welcome.txt',
        'echo grep here welcome.txt',
        'grep there welcome.txt',
        'grep -c here "welcome.txt"',
      ],
      also: [
        'grep here ./welcome.txt',
        'grep -i here welcome.txt',
        'grep -n here welcome.txt',
        'grep "here" welcome.txt',
        'cat welcome.txt | grep here',
        'grep here < welcome.txt',
        'grep -w here "welcome.txt"',
        'grep -F -e here "welcome.txt"',
        "awk '/here/' welcome.txt",
        "sed -n '/here/p' welcome.txt",
      ],
    },
    {
      words: [
        { text: 'grep', kind: 'program', meaning: 'finds lines' },
        { text: '-n', kind: 'option', meaning: 'number the lines' },
        { text: 'help', kind: 'pattern', meaning: 'the text to look for' },
        { text: 'welcome.txt', kind: 'file', meaning: 'where to look' },
      ],
      explanation:
        'Finds a line and prints its number before it. People say “look at line 2”, and so do many programs.',
      goal: labelled(
        'The line with the word help was found, with its number',
        all(
          read('~/welcome.txt'),
          typed('[Hh][Ee][Ll][Pp]'),
          printed('(^|:) *2[^0-9A-Za-z]+Type help to begin[.]$'),
          not(printed('Welcome!')),
          not(printed('Nothing')),
        ),
      ),
      wrong: [
        'grep help welcome.txt',
        'grep -n here welcome.txt',
        'grep -i help welcome.txt',
        'grep -n Help welcome.txt',
        'echo grep -n help welcome.txt',
        'grep -c help "welcome.txt"',
        'echo "2:Type help to begin."',
      ],
      also: [
        'grep -n help ./welcome.txt',
        'grep -in help welcome.txt',
        'grep -n -i HELP welcome.txt',
        'grep help -n "welcome.txt"',
        'grep --line-number help "welcome.txt"',
        'cat welcome.txt | grep -n help',
        'cat -n welcome.txt | grep help',
        'awk \'/help/ { print NR ": " $0 }\' welcome.txt',
      ],
    },
    {
      words: [
        { text: 'wc', kind: 'program', meaning: 'counts lines, words and bytes' },
        { text: '-l', kind: 'option', meaning: 'only the lines' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to count' },
      ],
      explanation: 'Counts the lines of the file.',
      goal: labelled(
        'The lines of welcome.txt were counted: 4',
        all(
          read('~/welcome.txt'),
          any(
            all(ranWith('wc', 'l'), printed('(^|[^0-9])4([^0-9]|$)')),
            all(ran('awk', 'sed', 'grep', 'tail', 'cut'), printed('^ *4( |$)')),
            all(ran('mapfile', 'readarray', 'read'), printed('(^|[^0-9])4([^0-9]|$)')),
          ),
        ),
      ),
      wrong: [
        'wc -w welcome.txt',
        'wc -c welcome.txt',
        'wc welcome.txt',
        'ls',
        'cat welcome.txt',
        'echo wc -l welcome.txt',
        'echo 4',
        'wc -l /usr/share/playground/scores.txt',
        'ls | wc -l',
      ],
      also: [
        'wc -l ./welcome.txt',
        'wc -l /home/user/welcome.txt',
        'wc -l < welcome.txt',
        'cat welcome.txt | wc -l',
        'grep -c "" welcome.txt',
        "awk 'END { print NR }' welcome.txt",
        "sed -n '$=' welcome.txt",
        'wc --lines "welcome.txt"',
        'echo "$(wc -l < welcome.txt) lines"',
      ],
    },
    {
      words: [
        { text: 'sort', kind: 'program', meaning: 'puts lines in order' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to sort' },
      ],
      explanation: 'Prints the lines in alphabetical order. The file itself does not change.',
      goal: labelled(
        'The lines of welcome.txt were printed in order',
        all(
          read('~/welcome.txt'),
          printedOnly(
            'Each command is safe to try here.',
            'Nothing here can break.',
            'Type help to begin.',
            'Welcome!',
          ),
        ),
      ),
      wrong: [
        'sort -r welcome.txt',
        'cat welcome.txt',
        'sort',
        'echo sort welcome.txt',
        'ls welcome.txt',
        'sort Welcome.txt',
      ],
      also: [
        'sort ./welcome.txt',
        'sort /home/user/welcome.txt',
        'sort < welcome.txt',
        'cat welcome.txt | sort',
        'sort -f "welcome.txt"',
        'sort -r welcome.txt | tac',
      ],
    },
  ],
}
