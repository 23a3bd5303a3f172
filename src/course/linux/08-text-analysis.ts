import type { LessonSource } from '../lesson.ts'
import { all, any, labelled, listed, not, printed, printedOnly, ran, ranWith, read, typed } from './goals.ts'

export const textAnalysis: LessonSource = {
  id: 'text-analysis',
  title: 'Text Analysis',
  description: 'Count, search and sort small lists to find out what is in them.',
  steps: [
    {
      words: [
        { text: 'cd', kind: 'command', meaning: 'changes the working directory' },
        { text: '/usr/share/playground', kind: 'directory', meaning: 'where to go' },
      ],
      explanation:
        'Goes to a directory with texts to practise on. The path starts with a slash, so it works from anywhere.',
      goal: { label: 'You are in /usr/share/playground', type: 'cwd', is: '/usr/share/playground' },
      wrong: [
        'cd usr/share/playground',
        'cd /usr/share',
        'ls /usr/share/playground',
        'cd',
        'cd /usr/share/Playground',
        'echo cd /usr/share/playground',
      ],
      also: [
        'cd /usr/share/playground/',
        'cd ../../usr/share/playground',
        'cd /usr && cd share/playground',
        'pushd /usr/share/playground > /dev/null',
      ],
    },
    {
      words: [{ text: 'ls', kind: 'program', meaning: 'lists files and directories' }],
      explanation: 'Three lists are there.',
      goal: labelled(
        'The names of the three lists were printed',
        all(listed, ...['animals', 'planets', 'scores'].map((name) => printed(`(^|[ /])${name}[.]txt`))),
      ),
      wrong: ['pwd', 'ls /', 'ls animals.txt', 'echo ls', 'cat animals.txt', 'ls ..'],
      also: ['ls .', 'ls -l', 'ls /usr/share/playground', 'ls *.txt', 'echo *', 'find . -type f | sort'],
    },
    {
      words: [
        { text: 'wc', kind: 'program', meaning: 'counts lines, words and bytes' },
        { text: '-l', kind: 'option', meaning: 'only the lines' },
        { text: 'animals.txt', kind: 'file', meaning: 'the file to count' },
      ],
      explanation:
        'Counts the animals: one on each line. Is the list worth reading, or too long? Ask before you print it.',
      goal: labelled(
        'The animals were counted: 12',
        all(
          any(read('/usr/share/playground/animals.txt'), typed('animals')),
          any(
            all(ranWith('wc', 'l'), printed('(^|[^0-9])12([^0-9]|$)')),
            all(
              ran('awk', 'sed', 'grep', 'tail', 'cut', 'nl', 'cat', 'mapfile', 'readarray'),
              printed('^ *12([[:space:]]|$)'),
            ),
          ),
        ),
      ),
      wrong: [
        'wc -c animals.txt',
        'wc -l planets.txt',
        'wc -l scores.txt',
        'cat animals.txt',
        'echo wc -l animals.txt',
        'echo 12',
        'wc animals.txt',
        'wc animals',
      ],
      also: [
        'nl animals.txt | tail -n 1',

        'wc -l ./animals.txt',
        'wc -l /usr/share/playground/animals.txt',
        'wc -l < animals.txt',
        'cat animals.txt | wc -l',
        "grep -c '' animals.txt",
        "awk 'END { print NR }' animals.txt",
        "sed -n '$=' animals.txt",
      ],
    },
    {
      words: [
        { text: 'grep', kind: 'program', meaning: 'finds lines' },
        { text: '-n', kind: 'option', meaning: 'number the lines' },
        { text: 'ant', kind: 'pattern', meaning: 'the text to look for' },
        { text: 'animals.txt', kind: 'file', meaning: 'where to look' },
      ],
      explanation: 'Finds every ant, with the numbers of the lines. How often does it occur?',
      goal: labelled(
        'Every ant was found, with the numbers of the lines',
        all(
          read('/usr/share/playground/animals.txt'),
          ...['3', '7', '10'].map((number) => printed(`(^|:) *${number}[^0-9A-Za-z]+ant$`)),
          not(printed('lion|zebra|wolf')),
        ),
      ),
      wrong: [
        'grep ant animals.txt',
        'grep -n lion animals.txt',
        'grep -n ant planets.txt',
        'cat animals.txt',
        'echo grep -n ant animals.txt',
        'grep -c ant "animals.txt"',
        'grep -i ant animals.txt',
        'cat -n "animals.txt"',
      ],
      also: [
        'grep -n ant ./animals.txt',
        'grep -in ant animals.txt',
        'grep -n -i ANT animals.txt',
        'grep -n "ant" animals.txt',
        "grep -n '^ant$' animals.txt",
        'cat animals.txt | grep -n ant',
        'cat -n animals.txt | grep ant',
        'grep --line-number ant "animals.txt"',
        'awk \'/ant/ { print NR ": " $0 }\' animals.txt',
      ],
    },
    {
      words: [
        { text: 'grep', kind: 'program', meaning: 'finds lines' },
        { text: '-i', kind: 'option', meaning: 'ignore case: A and a are the same' },
        { text: 'earth', kind: 'pattern', meaning: 'the text to look for' },
        { text: 'planets.txt', kind: 'file', meaning: 'where to look' },
      ],
      explanation:
        'Looks for a planet without minding capital letters. Real texts are rarely consistent, so -i is used a lot.',
      goal: labelled(
        'The planet was found',
        all(
          read('/usr/share/playground/planets.txt'),
          typed('[Ee][Aa][Rr][Tt][Hh]|[Ee][]]'),
          printed('(^|[: ])Earth$'),
          not(printed('Mars')),
          not(printed('Venus')),
        ),
      ),
      wrong: [
        'grep earth planets.txt',
        'grep -i earth animals.txt',
        'grep -i mars planets.txt',
        'cat planets.txt',
        'echo grep -i earth planets.txt',
        'grep -v earth "planets.txt"',
        'echo Earth',
      ],
      also: [
        'grep -i EARTH planets.txt',
        'grep -i earth ./planets.txt',
        'grep -in earth planets.txt',
        'grep --ignore-case earth "planets.txt"',
        'cat planets.txt | grep -i earth',
        "grep '[Ee]arth' planets.txt",
        'grep earth -i "planets.txt"',
        'grep -i earth < planets.txt',
      ],
    },
    {
      words: [
        { text: 'sort', kind: 'program', meaning: 'puts lines in order' },
        { text: 'scores.txt', kind: 'file', meaning: 'the file to sort' },
      ],
      explanation:
        'Sorts the scores, but as words: 100 comes before 42, because 1 comes before 4. That is not what we want.',
      goal: labelled(
        'The scores were printed in the order of words',
        all(read('/usr/share/playground/scores.txt'), printedOnly('100 Grace', '42 Ada', '64 Dennis', '7 Linus')),
      ),
      wrong: [
        'sort -n scores.txt',
        'sort -r scores.txt',
        'cat scores.txt',
        'sort animals.txt',
        'echo sort scores.txt',
        'sort',
      ],
      also: [
        'sort ./scores.txt',
        'sort < scores.txt',
        'cat scores.txt | sort',
        'sort /usr/share/playground/scores.txt',
      ],
    },
    {
      words: [
        { text: 'sort', kind: 'program', meaning: 'puts lines in order' },
        { text: '-nr', kind: 'option', meaning: 'n as numbers, r in reverse' },
        { text: 'scores.txt', kind: 'file', meaning: 'the file to sort' },
      ],
      explanation: 'Now they are sorted as numbers, and the highest comes first.',
      goal: labelled(
        'The scores were printed by number, highest first',
        all(read('/usr/share/playground/scores.txt'), printedOnly('100 Grace', '64 Dennis', '42 Ada', '7 Linus')),
      ),
      wrong: [
        'sort scores.txt',
        'sort -n scores.txt',
        'sort -r scores.txt',
        'cat scores.txt',
        'echo sort -nr scores.txt',
        'sort -nr animals.txt',
      ],
      also: [
        'sort -rn scores.txt',
        'sort -n -r scores.txt',
        'sort -r -n scores.txt',
        'sort -nr < scores.txt',
        'cat scores.txt | sort -nr',
        'sort -n scores.txt | tac',
        'sort --numeric-sort --reverse "scores.txt"',
        'sort -k1,1nr "scores.txt"',
      ],
    },
    {
      words: [{ text: 'cd', kind: 'command', meaning: 'goes home when no directory is given' }],
      explanation: 'Alone, it takes you home, wherever you are.',
      goal: { label: 'You are in your home directory again', type: 'cwd', is: '~' },
      wrong: ['cd ..', 'cd .', 'cd /', 'pwd', 'echo cd', 'cd /home', 'ls'],
      also: ['cd /home/user', 'cd "$HOME"', 'cd; pwd', 'cd ../../../home/user', 'cd && ls'],
    },
  ],
}
