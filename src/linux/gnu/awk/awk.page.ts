import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'work on lines and their fields by a program',
  options: {
    F: 'what separates fields: one character, or a regular expression',
    f: 'read the program from a file',
    v: 'give a variable a value before the program begins',
  },
  description: [
    'awk reads lines from files, or from standard input, cuts each into fields, and runs a program on it. The program consists of ' +
      'rules: PATTERN { ACTION }. The action runs on the lines that the pattern fits; without a pattern it runs on all, and without an ' +
      'action the line is printed.',
    '$0 is the line, $1 its first field, NF how many there are, NR the number of the line. A pattern is a condition such as $3 > 100, a ' +
      '/regular expression/, BEGIN (before the first line) or END (after the last). There are variables, arrays with any text as index, ' +
      'if, while, for, and functions such as length, substr, split, sub, gsub, toupper and printf.',
    'Variables need no declaration, and begin as 0 or empty text. Text that looks like a number is one where a number is needed.',
  ],
  examples: [
    { line: "awk '{ print $1 }' access.log", meaning: 'print the first field of each line' },
    { line: "awk -F: '$3 >= 1000 { print $1 }' /etc/passwd", meaning: 'names of the accounts of people' },
    { line: "awk '{ sum += $2 } END { print sum }' sales.txt", meaning: 'add up the second column' },
    {
      line: "awk '{ n[$1]++ } END { for (k in n) print n[k], k }' log",
      meaning: 'count how often each first field occurs',
    },
  ],
}
