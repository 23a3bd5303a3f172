import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import { complain, pathOf, simpleCommand } from './command.ts'
import { linesOf } from './text.ts'

/** Status for trouble (POSIX sort, EXIT STATUS). */
const TROUBLE = 2

type Order = (one: string, other: string) => number

/** By code point, as sort does in the POSIX locale. */
const byText: Order = (one, other) => (one === other ? 0 : one < other ? -1 : 1)

const leadingNumber = (line: string): number => Number(/^\s*(-?\d*\.?\d+)/.exec(line)?.[1] ?? 0)

const byNumber: Order = (one, other) => leadingNumber(one) - leadingNumber(other) || byText(one, other)

export const sort = simpleCommand({
  declaration: {
    options: [
      { short: 'r', long: 'reverse', summary: 'from the last to the first' },
      { short: 'n', long: 'numeric-sort', summary: 'by the number that a line starts with' },
    ],
    operands: [{ name: 'FILE', kind: 'file', repeated: true }],
    description: [
      'Prints the lines of all FILEs together in alphabetical order. The files stay as they are.',
      'Capital letters come before small ones. Without -n numbers are ordered like words, 10 before 9.',
    ],
    examples: [
      { line: 'sort names.txt', meaning: 'print the lines from A to Z' },
      { line: 'sort -nr scores.txt', meaning: 'print the highest number first' },
    ],
  },
  misuseStatus: TROUBLE,
  main: async (process, { operands, has }) => {
    if (operands.length === 0) return complain(process, 'missing file operand', TROUBLE)
    const lines: string[] = []
    for (const file of operands) {
      const text = attempt(() => process.system.fs.readText(pathOf(process, file)))
      if (text instanceof FileSystemError) {
        const what = text.code === 'EISDIR' ? `read failed: ${file}` : file
        return complain(process, `${what}: ${text.message}`, TROUBLE)
      }
      for (const line of linesOf(text)) lines.push(line)
    }
    const order = has('n') ? byNumber : byText
    lines.sort(has('r') ? (one, other) => order(other, one) : order)
    await process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    return 0
  },
})
