import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { bytesOf } from '../../../shell/posix/bytes.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { type Chunk, cutChunk, type OpenFile } from '../../../shell/posix/stream.ts'
import { eachInput, type OperandInput, type Sentence } from '../library/each-input.ts'
import { chunkOf } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'
import { parseSize } from '../library/size.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How much of a file is wanted, and in what. */
export interface Amount {
  readonly unit: 'lines' | 'bytes'
  readonly count: number
  /** The sign that it was given with. */
  readonly sign: '+' | '-' | ''
  readonly separator: '\n' | '\0'
}

/** Reads `-n`, `-c` and `-z`. @throws Failure */
export function amountOf({ given, has }: Arguments): Amount {
  const option = given.findLast(({ name }) => name === 'n' || name === 'c')
  const unit = option?.name === 'c' ? 'bytes' : 'lines'
  const value = option?.value ?? '10'
  const sign = value.startsWith('-') ? '-' : value.startsWith('+') ? '+' : ''
  const count = parseSize(value.slice(sign.length))
  if (count === undefined)
    throw new Failure(phrase`invalid number of ${unit}: ${quoted(sign === '-' ? value.slice(1) : value)}`)
  return { unit, count, sign, separator: has('z') ? '\0' : '\n' }
}

/** What head and tail say. */
export const openSentence: Sentence = (name, { code, message }) =>
  code === 'EISDIR'
    ? `error reading ${quoteAlways(name)}: ${message}`
    : `cannot open ${quoteAlways(name)} for reading: ${message}`

/** Says which file comes, when there are several: gives the text to print before each. */
export function headings({ operands, given }: Arguments): (name: string) => string {
  const wish = given.findLast(({ name }) => name === 'q' || name === 'v' || name === 'silent')?.name
  const shown = wish === undefined ? operands.length > 1 : wish === 'v'
  let first = true
  return (name) => {
    if (!shown) return ''
    const gap = first ? '' : '\n'
    first = false
    return `${gap}==> ${name === '-' ? 'standard input' : name} <==\n`
  }
}

/** Where the first `count` lines of a chunk end, and how many it has not got. */
function endOfLines(
  chunk: Chunk,
  count: number,
  separator: string,
): { readonly end: number; readonly missing: number } {
  let end = 0
  for (let missing = count; missing > 0; missing -= 1) {
    const found =
      typeof chunk === 'string' ? chunk.indexOf(separator, end) : chunk.indexOf(separator.charCodeAt(0), end)
    if (found < 0) return { end: chunk.length, missing }
    end = found + 1
  }
  return { end, missing: 0 }
}

const part = (chunk: Chunk, from: number, to?: number): Chunk =>
  typeof chunk === 'string' ? chunk.slice(from, to) : chunk.subarray(from, to)

async function printLines(process: GnuProcess, file: OpenFile, { count, separator }: Amount): Promise<void> {
  for (let left = count; left > 0;) {
    const chunk = await process.readFrom(file)
    if (chunk === undefined) return
    const { end, missing } = endOfLines(chunk, left, separator)
    left = missing
    if (left === 0 && file.seekable) file.unread(part(chunk, end))
    await process.print(part(chunk, 0, end))
  }
}

async function printBytes(process: GnuProcess, file: OpenFile, count: number): Promise<void> {
  for (let left = count; left > 0;) {
    const chunk = await process.readFrom(file)
    if (chunk === undefined) return
    const [head, rest] = cutChunk(chunk, left)
    left -= bytesOf(head).length
    if (rest.length > 0 && file.seekable) file.unread(rest)
    await process.print(head)
  }
}

/** All but the last lines, as soon as enough is known of what follows. */
async function printAllButLines(process: GnuProcess, { input }: OperandInput, amount: Amount): Promise<void> {
  const { count, separator } = amount
  const kept: string[] = []
  for (let lines = await input.lines(separator); lines; lines = await input.lines(separator)) {
    for (const line of lines) kept.push(line)
    const ready = kept.splice(0, Math.max(0, kept.length - count))
    const end = input.endsInNewline || count > 0 ? separator : ''
    if (ready.length > 0) await process.print(chunkOf(ready.join(separator) + end))
  }
}

async function printAllButBytes(process: GnuProcess, { input }: OperandInput, count: number): Promise<void> {
  let kept = ''
  for (let text = await input.text(); text !== undefined; text = await input.text()) {
    kept += text
    const ready = kept.length - count
    if (ready <= 0) continue
    await process.print(chunkOf(kept.slice(0, ready)))
    kept = kept.slice(ready)
  }
}

async function print(process: GnuProcess, operand: OperandInput, amount: Amount): Promise<void> {
  const { unit, count, sign } = amount
  if (unit === 'lines') {
    if (sign === '-') await printAllButLines(process, operand, amount)
    else await printLines(process, operand.file, amount)
  } else if (sign === '-') await printAllButBytes(process, operand, count)
  else await printBytes(process, operand.file, count)
}

/** The old form: `-5`, `-5c`, `-2kq`. */
function rewrite(words: readonly string[]): readonly string[] {
  const [, digits, unit = '', flags = ''] = /^-(\d+)([bkm]?)([clqvz]*)$/.exec(words[0] ?? '') ?? []
  if (digits === undefined) {
    const [, bad] = /^-\d+[bkm]?[clqvz]*(.)/.exec(words[0] ?? '') ?? []
    if (bad !== undefined) throw new UsageError(`invalid trailing option -- ${bad}`)
    return words
  }
  const bytes = unit !== '' || flags.includes('c')
  const others = flags.replace(/[cl]/g, '')
  return [bytes ? '-c' : '-n', digits + unit, ...(others ? [`-${others}`] : []), ...words.slice(1)]
}

/** head(1): the first part of files. */
export const head = gnu({
  name: 'head',
  options: [
    { short: 'c', long: 'bytes', value: { name: 'NUM', kind: 'number' } },
    { short: 'n', long: 'lines', value: { name: 'NUM', kind: 'number' } },
    { short: 'q', long: 'quiet' },
    { long: 'silent' },
    { short: 'v', long: 'verbose' },
    { short: 'z', long: 'zero-terminated' },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  rewrite,
  run(process, args) {
    const amount = amountOf(args)
    const heading = headings(args)
    const use = async (operand: OperandInput): Promise<void> => {
      await process.print(heading(operand.name))
      await print(process, operand, amount)
    }
    return eachInput(process, args.operands, use, openSentence)
  },
})
