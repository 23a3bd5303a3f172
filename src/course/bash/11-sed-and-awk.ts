import type { LessonSource } from '../lesson.ts'

export const sedAndAwk: LessonSource = {
  id: 'sed-and-awk',
  title: 'Text Tools: sed and awk',
  description: 'sed changes lines as they pass. awk sees columns, and can count.',
  steps: [
    {
      words: [
        { text: 'sed', kind: 'program', meaning: 'edits lines as they pass' },
        { text: "'s/Nothing/Not a thing/'", kind: 'pattern', meaning: 'substitutes one text for another' },
        { text: 'welcome.txt', kind: 'file', meaning: 'what to read' },
      ],
      explanation:
        'Puts one text in the place of another. sed prints the changed lines, and leaves the file as it was.',
    },
    {
      words: [
        { text: 'sed', kind: 'program', meaning: 'edits lines as they pass' },
        { text: '-n', kind: 'option', meaning: 'prints only when told to' },
        { text: "'2p'", kind: 'pattern', meaning: 'prints line 2' },
        { text: 'welcome.txt', kind: 'file', meaning: 'what to read' },
      ],
      explanation: 'Prints only the second line: -n keeps sed quiet, p prints.',
    },
    {
      words: [
        { text: 'sed', kind: 'program', meaning: 'edits lines as they pass' },
        { text: "'/^Type/d'", kind: 'pattern', meaning: 'deletes lines that begin with Type' },
        { text: 'welcome.txt', kind: 'file', meaning: 'what to read' },
      ],
      explanation: 'Deletes the lines that fit a pattern, and prints the others.',
    },
    {
      words: [
        { text: 'awk', kind: 'program', meaning: 'works on fields' },
        { text: "'{ print $1 }'", kind: 'pattern', meaning: 'prints the first field' },
        { text: 'welcome.txt', kind: 'file', meaning: 'what to read' },
      ],
      explanation: 'Each line is taken apart at its blanks. $1 is the first field.',
    },
    {
      words: [
        { text: 'awk', kind: 'program', meaning: 'works on fields' },
        { text: "'{ print $2, $1 }'", kind: 'pattern', meaning: 'prints the second, then the first' },
        { text: '/usr/share/playground/scores.txt', kind: 'file', meaning: 'points and names' },
      ],
      explanation: 'Prints the fields the other way round.',
    },
    {
      words: [
        { text: 'awk', kind: 'program', meaning: 'works on fields' },
        { text: "'$1 > 50'", kind: 'pattern', meaning: 'lines whose first field is above 50' },
        { text: '/usr/share/playground/scores.txt', kind: 'file', meaning: 'points and names' },
      ],
      explanation: 'A condition before the braces chooses lines. Without braces the whole line is printed.',
    },
    {
      words: [
        { text: 'awk', kind: 'program', meaning: 'works on fields' },
        { text: "'{ sum += $1 } END { print sum }'", kind: 'pattern', meaning: 'adds up, then prints' },
        { text: '/usr/share/playground/scores.txt', kind: 'file', meaning: 'points and names' },
      ],
      explanation: 'Adds up the first field of every line, and prints the sum at the end.',
    },
    {
      words: [
        { text: 'cut', kind: 'program', meaning: 'cuts fields out of lines' },
        { text: '-d', kind: 'option', meaning: 'what lies between fields' },
        { text: "' '", kind: 'value', meaning: 'a blank' },
        { text: '-f', kind: 'option', meaning: 'which fields' },
        { text: '2', kind: 'value', meaning: 'the second' },
        { text: '/usr/share/playground/scores.txt', kind: 'file', meaning: 'points and names' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'tr', kind: 'program', meaning: 'changes characters' },
        { text: 'a-z', kind: 'pattern', meaning: 'small letters' },
        { text: 'A-Z', kind: 'pattern', meaning: 'into capitals' },
      ],
      explanation: 'For a single field cut is enough. tr turns small letters into capitals.',
    },
  ],
}
