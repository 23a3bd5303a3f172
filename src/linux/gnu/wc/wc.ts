import { charsetOf, localText } from '../../../shell/posix/locale.ts'
import { codePointWidth } from '../../../base/width.ts'
import { byteLength, TextPieces } from '../../../shell/posix/bytes.ts'
import { Input } from '../../../shell/posix/input.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { type Chunk, cutChunk } from '../../../shell/posix/stream.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { eachInput, type OperandInput } from '../library/each-input.ts'
import { gnu } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'
import { cannotOpenList, filesFromList, type ListEntry, namedEntry } from './files0.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** In the order in which they are printed. */
const columns = ['l', 'w', 'm', 'c', 'L'] as const
type Counts = Record<(typeof columns)[number], number>

/** How many bytes are counted between two turns, and how many steps they take. */
const PIECE = 2 ** 18
const PIECE_STEPS = 4096

const noCounts = (): Counts => ({ l: 0, w: 0, m: 0, c: 0, L: 0 })

const isSpace = (code: number): boolean =>
  code < 128
    ? code === 32 || (code >= 9 && code <= 13)
    : code === 0x2060 || (code !== 0xfeff && /\s/.test(String.fromCharCode(code)))

function countNewlines(chunk: Chunk): number {
  let count = 0
  if (typeof chunk === 'string')
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', at + 1)) count += 1
  else for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) count += 1
  return count
}

/** Counts words, characters and the width of lines. */
class TextCounter {
  readonly #counts: Counts
  #inWord = false
  #width = 0

  constructor(counts: Counts) {
    this.#counts = counts
  }

  take(text: string): void {
    for (let at = 0; at < text.length; at += 1) {
      const code = text.codePointAt(at) ?? 0
      if (code > 0xffff) at += 1
      // a stray byte is no character
      if (code >= 0xd800 && code < 0xe000) continue
      this.#counts.m += 1
      if (isSpace(code)) this.#space(code)
      else {
        const cells = codePointWidth(code)
        this.#width += cells
        if (code >= 0xa0 || cells > 0) this.#word()
      }
    }
  }

  end(): void {
    this.#counts.L = Math.max(this.#counts.L, this.#width)
    this.#width = 0
  }

  #word(): void {
    if (!this.#inWord) this.#counts.w += 1
    this.#inWord = true
  }

  #space(code: number): void {
    this.#inWord = false
    if (code === 9) this.#width += 8 - (this.#width % 8)
    else if (code === 10 || code === 12 || code === 13) this.end()
    else if (code !== 11) this.#width += codePointWidth(code)
  }
}

async function countInto(
  process: GnuProcess,
  { file }: OperandInput,
  { counts, text }: { counts: Counts; text: boolean },
): Promise<void> {
  const input = new Input(process, file)
  const pieces = new TextPieces()
  const counter = new TextCounter(counts)
  for (let chunk = await input.chunk(); chunk !== undefined; chunk = await input.chunk())
    for (let [head, rest] = cutChunk(chunk, PIECE); head.length > 0; [head, rest] = cutChunk(rest, PIECE)) {
      counts.l += countNewlines(head)
      counts.c += byteLength(head)
      if (text) counter.take(localText(pieces.take(head), process.environment))
      const due = rest.length > 0 ? process.due(PIECE_STEPS) : undefined
      if (due) await due
    }
  counter.take(pieces.end())
  counter.end()
  if (charsetOf(process.environment) === 'ASCII') counts.m = counts.c
}

/** How wide columns are: as the bytes of all files together, or 7 when not all of them are regular. */
async function columnWidth(process: GnuProcess, operands: readonly string[]): Promise<number> {
  let [bytes, least] = [0, 1]
  for (const name of operands) {
    const due = process.due()
    if (due) await due
    const stat = name === '-' ? undefined : process.system.fs.peek(resolvePath(process, name))
    if (stat?.type === 'file') bytes += stat.size
    else if (stat ?? name === '-') least = 7
  }
  return Math.max(least, String(bytes).length)
}

/** The rows of counts that one run prints. */
class Report {
  readonly #process: GnuProcess
  readonly #named: boolean
  readonly #files: readonly string[]
  readonly #shown: readonly (typeof columns)[number][]
  readonly #total = noCounts()
  #width = 1
  #status = 0

  readonly #entries: readonly ListEntry[]
  readonly #many: boolean
  /** Whether columns are as wide as all files need; where names come from a pipe, nobody knows. */
  readonly #aligns: boolean

  constructor(process: GnuProcess, { operands, has, value }: Arguments, list: readonly ListEntry[] | undefined) {
    this.#process = process
    this.#named = list !== undefined || operands.length > 0
    this.#entries = list ?? (this.#named ? operands : ['-']).map(namedEntry)
    this.#files = this.#entries.flatMap((entry) => (entry.type === 'name' ? [entry.name] : []))
    this.#many = this.#entries.length > 1
    this.#aligns = value('files0-from') !== '-'
    const asked = columns.filter((column) => has(column))
    this.#shown = asked.length > 0 ? asked : ['l', 'w', 'c']
  }

  /** A single number is not padded. */
  get #isBare(): boolean {
    return this.#shown.length === 1 && !this.#many
  }

  async print(): Promise<number> {
    if (!this.#isBare && this.#aligns) this.#width = await columnWidth(this.#process, this.#files)
    for (const entry of this.#entries) await this.#entry(entry)
    if (this.#many) await this.#row(this.#total, 'total')
    return this.#status
  }

  async #entry(entry: ListEntry): Promise<void> {
    if (entry.type === 'fault') await this.#process.complain(entry.sentence)
    const status =
      entry.type === 'fault' ? 1 : await eachInput(this.#process, [entry.name], (operand) => this.#file(operand))
    this.#status ||= status
  }

  async #file(operand: OperandInput): Promise<void> {
    const { file, name } = operand
    const counts = noCounts()
    const text = this.#shown.some((column) => 'wmL'.includes(column))
    try {
      await countInto(this.#process, operand, { counts, text })
    } catch (error) {
      // a directory has a row all the same
      if (!(error instanceof FileSystemError) || error.code !== 'EISDIR') throw error
      await this.#process.complain(`${quoteName(name)}: ${error.message}`)
      this.#status = 1
    }
    for (const column of columns) this.#total[column] += counts[column]
    // the longest of all, not their sum
    this.#total.L = Math.max(this.#total.L - counts.L, counts.L)
    if (name === '-' && file.type === 'file' && this.#files.length === 1 && !this.#isBare)
      this.#width = String(counts.c).length
    await this.#row(counts, this.#named ? name : '')
  }

  #row(counts: Counts, name: string): void | Promise<void> {
    const row = this.#shown.map((column) => String(counts[column]).padStart(this.#width)).join(' ')
    const label = name.includes('\n') ? quoteName(name) : name
    return this.#process.print(`${row}${label && ' '}${label}\n`)
  }
}

/** wc(1): counts lines, words and bytes. */
export const wc = gnu({
  name: 'wc',
  options: [
    { short: 'c', long: 'bytes' },
    { short: 'm', long: 'chars' },
    { short: 'l', long: 'lines' },
    { short: 'L', long: 'max-line-length' },
    { short: 'w', long: 'words' },
    { long: 'files0-from', value: { name: 'LIST', kind: 'file' } },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  async run(process, args) {
    const list = await filesFromList(process, args, { extra: quoteAlways, cannotOpen: cannotOpenList })
    return new Report(process, args, list).print()
  },
})
