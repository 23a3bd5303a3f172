import { simpleCommand } from './command.ts'
import { printExcerpts } from './excerpt.ts'

export const head = simpleCommand({
  declaration: {
    options: [
      { short: 'n', long: 'lines', value: { name: 'NUMBER', kind: 'number' }, summary: 'this many lines, not ten' },
    ],
    operands: [{ name: 'FILE', kind: 'file', repeated: true }],
    description: ['Prints the first ten lines of each FILE. With several, the name of each stands before its lines.'],
    examples: [
      { line: 'head welcome.txt', meaning: 'print up to ten lines' },
      { line: 'head -n 2 welcome.txt', meaning: 'print the first two' },
    ],
  },
  main: (process, given) => printExcerpts(process, given, (lines, count) => lines.slice(0, count)),
})
