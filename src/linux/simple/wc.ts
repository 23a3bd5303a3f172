import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import type { ParsedArguments } from '../../shell/options.ts'
import { decodeUtf8 } from '../../host.ts'
import { complain, pathOf, simpleCommand } from './command.ts'

interface Counts {
  readonly lines: number
  readonly words: number
  readonly bytes: number
}

const none: Counts = { lines: 0, words: 0, bytes: 0 }

function countsOf(content: Uint8Array): Counts {
  const text = decodeUtf8(content)
  const words = text.split(/\s+/).filter((word) => word !== '').length
  return { lines: text.split('\n').length - 1, words, bytes: content.length }
}

const sum = (one: Counts, other: Counts): Counts => ({
  lines: one.lines + other.lines,
  words: one.words + other.words,
  bytes: one.bytes + other.bytes,
})

/** The counts asked for, in the order that wc always keeps; all three when none is. */
function chosen(given: ParsedArguments, { lines, words, bytes }: Counts): readonly number[] {
  const all = !given.has('l') && !given.has('w') && !given.has('c')
  return [
    ...(all || given.has('l') ? [lines] : []),
    ...(all || given.has('w') ? [words] : []),
    ...(all || given.has('c') ? [bytes] : []),
  ]
}

interface Row {
  readonly name: string
  readonly counts: Counts
}

export const wc = simpleCommand({
  declaration: {
    options: [
      { short: 'l', long: 'lines', summary: 'only the number of lines' },
      { short: 'w', long: 'words', summary: 'only the number of words' },
      { short: 'c', long: 'bytes', summary: 'only the number of bytes' },
    ],
    operands: [{ name: 'FILE', kind: 'file', repeated: true }],
    description: [
      'Prints how many lines, words and bytes each FILE has, in this order, and its name; with several, a total below.',
      'A line is counted where it ends; a plain letter is one byte.',
    ],
    examples: [
      { line: 'wc welcome.txt', meaning: 'count lines, words and bytes' },
      { line: 'wc -l welcome.txt', meaning: 'count only the lines' },
    ],
  },
  main: async (process, given) => {
    const { operands } = given
    if (operands.length === 0) return complain(process, 'missing file operand')
    const rows: Row[] = []
    let status = 0
    for (const name of operands) {
      const content = attempt(() => process.system.fs.readFile(pathOf(process, name)))
      if (content instanceof FileSystemError) status = await complain(process, `${name}: ${content.message}`)
      else rows.push({ name, counts: countsOf(content) })
    }
    const total = rows.map((row) => row.counts).reduce(sum, none)
    if (operands.length > 1) rows.push({ name: 'total', counts: total })
    // as wide as the greatest number that could be printed, so that the columns stand below one another
    const single = operands.length === 1 && chosen(given, total).length === 1
    const width = single ? 1 : String(total.bytes).length
    const lines = rows.map(
      ({ name, counts }) =>
        `${chosen(given, counts)
          .map((count) => String(count).padStart(width))
          .join(' ')} ${name}\n`,
    )
    await process.stdout.write(lines.join(''))
    return status
  },
})
