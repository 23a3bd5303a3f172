import { complain, type LinuxInvocation, simpleCommand } from './command.ts'
import { linesOf, readOperand } from './text.ts'

/** Status for trouble that is no missing match (POSIX grep, EXIT STATUS). */
const TROUBLE = 2

interface Matching {
  readonly matches: (line: string) => boolean
  readonly numbered: boolean
  readonly named: boolean
}

/** Prints a file's matching lines; gives how many there were, or undefined when it could not be read. */
async function search(process: LinuxInvocation, file: string, how: Matching): Promise<number | undefined> {
  const text = await readOperand(process, file, TROUBLE)
  if (text === undefined) return undefined
  const found = linesOf(text).flatMap((line, index) => {
    if (!how.matches(line)) return []
    return [`${how.named ? `${file}:` : ''}${how.numbered ? `${index + 1}:` : ''}${line}\n`]
  })
  if (found.length > 0) await process.stdout.write(found.join(''))
  return found.length
}

function matcher(pattern: string, ignoreCase: boolean): (line: string) => boolean {
  if (!ignoreCase) return (line) => line.includes(pattern)
  const wanted = pattern.toLowerCase()
  return (line) => line.toLowerCase().includes(wanted)
}

export const grep = simpleCommand({
  declaration: {
    options: [
      { short: 'i', long: 'ignore-case', summary: 'take capital and small letters for the same' },
      { short: 'n', long: 'line-number', summary: 'print the number of each line before it' },
    ],
    operands: [
      { name: 'PATTERN', kind: 'text' },
      { name: 'FILE', kind: 'file', repeated: true },
    ],
    description: [
      'Prints each line of FILE that holds PATTERN. With several FILEs the name of the file comes before each line.',
      'In this shell PATTERN is a single word that is looked for as it is written; its characters have no special meaning.',
    ],
    examples: [
      { line: 'grep here welcome.txt', meaning: 'print the lines that hold the word here' },
      { line: 'grep -in nothing welcome.txt', meaning: 'ignore case, and number the lines' },
    ],
  },
  misuseStatus: TROUBLE,
  main: async (process, { operands, has }) => {
    const [pattern, ...files] = operands
    if (pattern === undefined || files.length === 0) return complain(process, 'missing pattern or file', TROUBLE)
    const how = { matches: matcher(pattern, has('i')), numbered: has('n'), named: files.length > 1 }
    const counts: (number | undefined)[] = []
    for (const file of files) counts.push(await search(process, file, how))
    if (counts.includes(undefined)) return TROUBLE
    return counts.some((count) => count !== 0) ? 0 : complain(process, `no matches found for '${pattern}'`)
  },
})
