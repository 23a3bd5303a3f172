import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { Input } from '../../../shell/posix/input.ts'
import { openFile, resolvePath, withInput } from '../../../shell/posix/open.ts'
import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { bytesOf } from '../../../shell/posix/bytes.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { isReadError } from '../library/each-input.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'
import { Lines } from './lines.ts'
import { type Cut, cutsOf } from './patterns.ts'
import { suffixFormat } from './suffix.ts'

/** How much of a piece is written at a time. */
const BATCH = 32_768

/** How pieces are written. */
interface Manner {
  name(number: number): string
  readonly silent: boolean
  readonly elides: boolean
}

/** The pieces: the one that is being written, and the names of all. */
class Pieces {
  readonly #process: GnuProcess
  readonly #manner: Manner
  #file: OpenFile | undefined
  #count = 0
  #size = 0
  #text = ''

  constructor(process: GnuProcess, manner: Manner) {
    this.#process = process
    this.#manner = manner
  }

  /** Begins a piece. @throws Failure */
  open(): void {
    const name = this.#manner.name(this.#count)
    const file = attempt(() => openFile(this.#process, name, { write: true, create: true, truncate: true }))
    if (file instanceof FileSystemError) throw new Failure(`${quoteName(name)}: ${file.message}`)
    this.#file = retain(file)
    this.#count += 1
    this.#size = 0
  }

  /** Adds to the piece that is open; what is added while none is, is lost. */
  async write(text: string): Promise<void> {
    if (!this.#file) return
    this.#text += text
    if (this.#text.length >= BATCH) await this.#flush()
  }

  /** Ends the piece that is open, and tells its size. */
  async close(): Promise<void> {
    if (!this.#file) return
    await this.#flush()
    this.#release()
    if (this.#size === 0 && this.#manner.elides) {
      this.#count -= 1
      this.#remove(this.#count)
    } else if (!this.#manner.silent) await this.#process.print(`${this.#size}\n`)
  }

  /** Leaves the pieces as they are, nobody knows of them any more. */
  abandon(): void {
    this.#release()
    this.#count = 0
  }

  /** Takes all pieces away. */
  removeAll(): void {
    this.#release()
    for (let number = 0; number < this.#count; number += 1) this.#remove(number)
  }

  #remove(number: number): void {
    attempt(() => this.#process.system.fs.unlink(resolvePath(this.#process, this.#manner.name(number))))
  }

  #release(): void {
    if (this.#file) release(this.#file)
    this.#file = undefined
    this.#text = ''
  }

  async #flush(): Promise<void> {
    const bytes = bytesOf(this.#text)
    this.#text = ''
    this.#size += bytes.length
    if (this.#file && bytes.length > 0) await this.#process.writeTo(this.#file, bytes)
  }
}

/** Cuts a text. */
class Splitting {
  readonly #process: GnuProcess
  readonly #lines: Lines
  readonly #pieces: Pieces
  /** Whether lines at which pieces begin are left out. */
  readonly #drops: boolean
  /** The line that was looked at last. */
  #current = 0

  constructor(process: GnuProcess, lines: Lines, pieces: Pieces, drops: boolean) {
    this.#process = process
    this.#lines = lines
    this.#pieces = pieces
    this.#drops = drops
  }

  /** @throws Failure where a line is not there */
  async split(cuts: readonly Cut[]): Promise<void> {
    for (const cut of cuts)
      for (let round = 0; round <= cut.repeats; round += 1) {
        const done = cut.at.type === 'line' ? await this.#toLine(cut, round) : await this.#toMatch(cut, round)
        if (done) return
      }
    this.#pieces.open()
    await this.#writeRest()
  }

  async #isAtEnd(): Promise<boolean> {
    return (await this.#lines.line(this.#lines.next)) === undefined
  }

  async #toLine(cut: Cut, round: number): Promise<boolean> {
    const number = cut.at.type === 'line' ? cut.at.number : 0
    this.#pieces.open()
    if (this.#drops && (await this.#isAtEnd())) throw missing(cut, 'line number out of range', round)
    if (await this.#isAtEnd()) {
      this.#pieces.abandon()
      throw new Failure('input disappeared')
    }
    while (this.#lines.next < number * (round + 1))
      if (!(await this.#move())) throw missing(cut, 'line number out of range', round)
    await this.#pieces.close()
    if (this.#drops) await this.#lines.take()
    else if (await this.#isAtEnd()) throw missing(cut, 'line number out of range', round)
    return false
  }

  /** Moves on to the next line that matches; whether the text ended before, as it may where that is asked as often as it goes. */
  async #toMatch(cut: Cut, round: number): Promise<boolean> {
    if (cut.at.type !== 'match') return false
    const { pattern, offset, skips } = cut.at
    if (!skips) this.#pieces.open()
    for (;;) {
      this.#current += 1
      const line = await this.#lines.line(this.#current)
      if (line === undefined) {
        await this.#writeRest()
        if (cut.repeats === Infinity) return true
        throw missing(cut, 'match not found', round)
      }
      if (await this.#process.inTurns(pattern.testing(line.replace(/\n$/, '')))) break
      // what lies before the match is not needed any more, unless it counts back
      if (offset >= 0) await this.#move()
    }
    await this.#moveTo(this.#current + offset, cut)
    await this.#pieces.close()
    if (offset > 0) this.#current += offset
    if (this.#drops) await this.#lines.take()
    return false
  }

  async #moveTo(end: number, { word }: Cut): Promise<void> {
    const outside = new Failure(phrase`${quoted(word)}: line number out of range`)
    if (this.#lines.next > end) throw outside
    while (this.#lines.next < end) if (!(await this.#move())) throw outside
  }

  /** Writes the next line; false where there is none. */
  async #move(): Promise<boolean> {
    const line = await this.#lines.take()
    if (line === undefined) return false
    await this.#pieces.write(line)
    const due = this.#process.due()
    if (due) await due
    return true
  }

  async #writeRest(): Promise<void> {
    while (await this.#move());
    await this.#pieces.close()
  }
}

const missing = ({ word }: Cut, what: string, round: number): Failure =>
  new Failure(phrase`${quoted(word)}: ${what}${round > 0 ? ` on repetition ${round}` : ''}`)

function mannerOf({ has, value }: Arguments): Manner {
  const digits = value('n') ?? '2'
  if (!/^\s*\+?\d+$/.test(digits)) throw new Failure(phrase`invalid number: ${quoted(digits)}`)
  const format = value('b')
  const suffix = suffixFormat(format ?? `%0${Number(digits)}d`)
  const prefix = value('f') ?? 'xx'
  return { name: (number) => prefix + suffix(number), silent: has('s') || has('quiet'), elides: has('z') }
}

/** What the pieces of a file were written for in vain is taken away, unless it is to be kept. */
async function cutFile(process: GnuProcess, args: Arguments, manner: Manner): Promise<void> {
  const [name = '', ...words] = args.operands
  const pieces = new Pieces(process, manner)
  let whole = false
  try {
    await withInput(process, name, async (_, file) => {
      const warnings: Phrase[] = []
      const cuts = cutsOf(words, (sentence) => warnings.push(sentence))
      for (const warning of warnings) await process.complain(warning)
      const lines = new Lines(new Input(process, file))
      await new Splitting(process, lines, pieces, args.has('suppress-matched')).split(cuts)
    })
    whole = true
  } catch (error) {
    if (isReadError(error) || error instanceof Failure) await pieces.close()
    throw error
  } finally {
    if (!whole && !args.has('k')) pieces.removeAll()
  }
}

/** csplit(1): a file in pieces, cut at lines that are named or match. */
export const csplit = gnu({
  name: 'csplit',
  options: optionList(
    'b,suffix-format=FORMAT f,prefix=PREFIX k,keep-files suppress-matched n,digits=NUM s,silent quiet z,elide-empty-files',
  ),
  operands: [
    { name: 'FILE', kind: 'file' },
    { name: 'PATTERN', kind: 'text', repeated: true },
  ],
  async run(process, args) {
    const [name, pattern] = args.operands
    const manner = mannerOf(args)
    if (name === undefined) throw new UsageError('missing operand')
    if (pattern === undefined) throw new UsageError(phrase`missing operand after ${quoted(name)}`)
    try {
      await cutFile(process, args, manner)
    } catch (error) {
      if (!isReadError(error)) throw error
      throw new Failure(
        error.code === 'EISDIR'
          ? `read error: ${error.message}`
          : `cannot open ${quoteAlways(name)} for reading: ${error.message}`,
      )
    }
    return 0
  },
})
