import { simpleCommand } from './command.ts'
import { printExcerpts } from './excerpt.ts'

export const tail = simpleCommand({
  declaration: {
    options: [
      { short: 'n', long: 'lines', value: { name: 'NUMBER', kind: 'number' }, summary: 'this many lines, not ten' },
    ],
    operands: [{ name: 'FILE', kind: 'file', repeated: true }],
    description: ['Prints the last ten lines of each FILE. With several, the name of each stands before its lines.'],
    examples: [
      { line: 'tail welcome.txt', meaning: 'print up to ten lines from the end' },
      { line: 'tail -n 1 welcome.txt', meaning: 'print the last one' },
    ],
  },
  main: (process, given) =>
    printExcerpts(process, given, (lines, count) => lines.slice(Math.max(0, lines.length - count))),
})
