import { GrowingText } from '../../../base/growing-text.ts'
import type { Work } from '../../../base/work.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { createPipe } from '../../../shell/posix/pipe.ts'
import { openFile, withInput } from '../../../shell/posix/open.ts'
import { BrokenPipe, type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { openSentence } from '../head/head.ts'
import { isReadError } from '../library/each-input.ts'
import { chunkOf, octetInput } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import { parseSize } from '../library/size.ts'
import { PATH_MAX } from '../../../shell/posix/limits.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { oldForm } from '../fold/old-form.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const DIGITS = '0123456789'
const HEX = '0123456789abcdef'

/** Names the pieces: `aa` to `yz`, then `zaaa` to `zyzz` and so on, unless their length is set. */
function suffix(index: number, alphabet: string, length: number | undefined): string {
  const spell = (number: number, places: number): string => {
    let text = ''
    for (let left = number; left > 0; left = Math.floor(left / alphabet.length))
      text = alphabet.charAt(left % alphabet.length) + text
    // a name that is longer than a path may be is refused as one of that length is
    return text.padStart(Math.min(places, PATH_MAX), alphabet.charAt(0))
  }
  if (length !== undefined) {
    if (index >= alphabet.length ** length) throw new Failure('output file suffixes exhausted')
    return spell(index, length)
  }
  let [left, places] = [index, 2]
  for (; ; places += 1) {
    const size = (alphabet.length - 1) * alphabet.length ** (places - 1)
    if (left < size) return (alphabet.at(-1) ?? '').repeat(places - 2) + spell(left, places)
    left -= size
  }
}

/** What no number of 64 bits holds. */
const tooLarge = (what: string, text: string): Failure =>
  new Failure(phrase`invalid ${what}: ${quoted(text)}: Value too large for defined data type`)

/** Where the suffixes begin that are numbers, as it is written. @throws UsageError */
function startOf({ value }: Arguments): string | undefined {
  // an empty one begins where none does
  const [decimal, hexadecimal] = [value('numeric-suffixes') || undefined, value('hex-suffixes') || undefined]
  if (decimal !== undefined && !/^\d+$/.test(decimal))
    throw new UsageError(phrase`${quoted(decimal)}: invalid start value for numerical suffix`)
  if (hexadecimal !== undefined && !/^[\da-f]+$/.test(hexadecimal))
    throw new UsageError(phrase`${quoted(hexadecimal)}: invalid start value for hexadecimal suffix`)
  return decimal ?? hexadecimal
}

/** How long the suffixes are; 0 leaves it open. @throws Failure */
function lengthOf(text = '0'): number {
  if (!/^\s*\+?\d+$/.test(text)) throw new Failure(phrase`invalid suffix length: ${quoted(text)}`)
  if (BigInt(text.replace('+', '')) >= 2n ** 61n) throw tooLarge('suffix length', text)
  return Number(text)
}

/** Writes pieces one after another, each to a file of its own. */
class Pieces {
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #name: (index: number) => string
  #index = 0
  #file: OpenFile | undefined
  #filter: { readonly child: GnuProcess; readonly name: string } | undefined

  constructor(process: GnuProcess, args: Arguments) {
    this.#process = process
    this.#args = args
    const { has, value, operands } = args
    const alphabet = has('d') || has('numeric-suffixes') ? DIGITS : has('x') || has('hex-suffixes') ? HEX : LETTERS
    const from = startOf(args)
    const places = lengthOf(value('a')) || (from === undefined ? undefined : Math.max(2, from.length))
    if (places !== undefined && from !== undefined && from.length > places)
      throw new UsageError('numerical suffix start value is too large for the suffix length')
    this.#name = (index) =>
      (operands[1] ?? 'x') +
      suffix(index + Number.parseInt(from ?? '0', alphabet.length), alphabet, places) +
      (value('additional-suffix') ?? '')
  }

  /** Whether pieces with nothing in them are left out. */
  get elides(): boolean {
    return this.#args.has('e')
  }

  /** Goes on in the next file. */
  async next(): Promise<void> {
    await this.finish()
    const name = this.#name(this.#index)
    this.#index += 1
    const filter = this.#args.value('filter')
    if (filter !== undefined) return this.#pipeTo(filter, name)
    if (this.#args.has('verbose')) await this.#process.print(`creating file ${quoteAlways(name)}\n`)
    const file = attempt(() => openFile(this.#process, name, { write: true, create: true, truncate: true }))
    if (file instanceof FileSystemError) throw new Failure(`${name}: ${file.message}`)
    this.#file = retain(file)
  }

  async write(octets: string): Promise<void> {
    if (!this.#file) await this.next()
    try {
      await this.#file?.write(chunkOf(octets))
    } catch (error) {
      // a filter need not read all of it
      if (!(error instanceof BrokenPipe) || !this.#filter) throw error
    }
  }

  /** Goes on in what a command of the shell reads. */
  async #pipeTo(command: string, name: string): Promise<void> {
    if (this.#args.has('verbose')) await this.#process.print(`executing with FILE=${quoteName(name)}\n`)
    const { reader, writer } = createPipe()
    this.#file = retain(writer)
    const child = spawnCommand(this.#process, [this.#process.environment.get('SHELL') || '/bin/sh', '-c', command], {
      descriptors: new Map(this.#process.descriptors).set(0, reader),
      environment: new Map(this.#process.environment).set('FILE', name),
    })
    this.#filter = { child, name }
  }

  /** Ends a piece: what reads it, too. @throws Failure where that failed */
  async finish(): Promise<void> {
    this.close()
    const { child, name } = this.#filter ?? {}
    this.#filter = undefined
    if (!child) return
    const { status } = await this.#process.wait(child)
    if (status > 0)
      throw new Failure(`with FILE=${name}, exit ${status} from command: ${this.#args.value('filter')}`, status)
  }

  close(): void {
    if (this.#file) release(this.#file)
    this.#file = undefined
  }
}

/** How many lines are dealt out between two turns. */
const LINES = 4096

/** Where pieces end: after a number of lines or bytes, or (`C`) of bytes in whole lines. */
interface Limit {
  readonly unit: 'l' | 'b' | 'C'
  readonly size: number
  /** What ends a line. */
  readonly separator: string
}

/** Where a piece ends that begins at `from` and has `left` lines or bytes to go, and how many it has not got. */
function pieceEnd(text: string, from: number, { unit, size, separator }: Limit): readonly [end: number, left: number] {
  if (unit === 'b') return [Math.min(text.length, from + size), size - Math.min(size, text.length - from)]
  let end = from
  for (let left = size; left > 0; left -= 1) {
    const newline = text.indexOf(separator, end)
    if (newline < 0) return [text.length, left]
    end = newline + 1
  }
  return [end, 0]
}

/** As many whole lines in each piece as fit; longer lines are cut. */
function* wholeLines(text: string, { size, separator }: Limit): Iterable<string> {
  for (let at = 0; at < text.length;) {
    const most = Math.min(text.length, at + size)
    // not looked for in what is another piece's
    const last = most < text.length ? text.slice(at, most).lastIndexOf(separator) : -1
    const end = last < 0 ? most : at + last + 1
    yield text.slice(at, end)
    at = end
  }
}

async function writeAll(process: GnuProcess, pieces: Pieces, parts: Iterable<string>): Promise<void> {
  for (const part of parts) {
    const due = process.due()
    if (due) await due
    await pieces.next()
    await pieces.write(part)
  }
}

async function cutAt(
  process: GnuProcess,
  file: OpenFile,
  { pieces, ...limit }: Limit & { readonly pieces: Pieces },
): Promise<void> {
  const input = octetInput(process, file)
  const { unit, size } = limit
  if (unit === 'C') return writeAll(process, pieces, wholeLines(await input.whole(), limit))
  let left = size
  for (let text = await input.text(); text !== undefined; text = await input.text()) {
    for (let at = 0; at < text.length;) {
      if (left === 0) {
        const due = process.due()
        if (due) await due
        await pieces.next()
        left = size
      }
      const [end, rest] = pieceEnd(text, at, { ...limit, size: left })
      await pieces.write(text.slice(at, end))
      left = rest
      at = end
    }
  }
}

/** What `-n` asks for: `4`, `l/4` (whole lines), `r/4` (lines by turns); `2/4` is the second of them, to standard output. */
interface Chunks {
  readonly by: 'bytes' | 'lines' | 'turns'
  readonly only: number | undefined
  readonly count: number
}

function numberOf(digits: string, what: string, most = Infinity): number {
  // lines and pieces are counted without units
  const plain = what === 'number of bytes' || /^\s*\+?\d+$/.test(digits)
  const number = plain ? parseSize(digits) : undefined
  const limit = what === 'number of bytes' ? 2 ** 63 : 2 ** 64
  if (number === undefined) throw new Failure(phrase`invalid ${what}: ${quoted(digits)}`)
  if (number >= limit) throw tooLarge(what, digits)
  if (number === 0 || number > most)
    throw new Failure(phrase`invalid ${what}: ${quoted(digits)}: Numerical result out of range`)
  return number
}

/** Reads `-n`. @throws Failure */
function chunksOf(text: string): Chunks {
  const [, kind, , only, count = ''] = /^(?:([lr])\/)?(([^/]*)\/)?(.*)$/s.exec(text) ?? []
  const all = numberOf(count, 'number of chunks')
  const by = kind === 'l' ? 'lines' : kind === 'r' ? 'turns' : 'bytes'
  return { by, count: all, only: only === undefined ? undefined : numberOf(only, 'chunk number', all) }
}

/** Pieces of about the same size; whole lines when `lines`. */
function evenPieces(text: string, count: number, lines: boolean): readonly string[] {
  const size = Math.max(1, Math.floor(text.length / count))
  let from = 0
  return Array.from({ length: count }, (_, index) => {
    let to = index === count - 1 ? text.length : Math.max(from, (index + 1) * size)
    if (lines && to > from && to < text.length) {
      const newline = text.indexOf('\n', to - 1)
      to = newline < 0 ? text.length : newline + 1
    }
    const piece = text.slice(from, to)
    from = to
    return piece
  })
}

/** A line to each in turn. */
function* turns(text: string, count: number): Work<readonly string[]> {
  const pieces = Array.from({ length: count }, () => new GrowingText())
  let index = 0
  for (let at = 0; at < text.length; index += 1) {
    const newline = text.indexOf('\n', at)
    const end = newline < 0 ? text.length : newline + 1
    pieces[index % count]?.add(text.slice(at, end))
    at = end
    if (index % LINES === 0) yield LINES / 8
  }
  return pieces.map((piece) => piece.whole(''))
}

async function cutInto(
  process: GnuProcess,
  file: OpenFile,
  { pieces, by, only, count, name }: Chunks & { readonly pieces: Pieces; readonly name: string },
): Promise<void> {
  if (by !== 'turns' && file.type !== 'file') throw new Failure(`${quoteName(name)}: cannot determine file size`)
  const text = await octetInput(process, file).whole()
  const parts = by === 'turns' ? await process.inTurns(turns(text, count)) : evenPieces(text, count, by === 'lines')
  if (only !== undefined) return process.print(chunkOf(parts[only - 1] ?? ''))
  return writeAll(process, pieces, pieces.elides ? parts.filter((part) => part !== '') : parts)
}

function limitOf({ given, value }: Arguments): Limit {
  const { name = 'l', value: count = '1000' } = given.find((option) => /^[lbC]$/.test(option.name)) ?? {}
  const unit = name === 'b' || name === 'C' ? name : 'l'
  const separator = value('t') ?? '\n'
  if (separator.length !== 1 && separator !== '\\0')
    throw new Failure(
      separator === '' ? 'empty record separator' : phrase`multi-character separator ${quoted(separator)}`,
    )
  const size = numberOf(count, `number of ${unit === 'l' ? 'lines' : 'bytes'}`)
  return { unit, size, separator: separator === '\\0' ? '\0' : separator }
}

/** split(1): a file in pieces. */
export const split = gnu({
  name: 'split',
  options: [
    { short: 'a', long: 'suffix-length', value: { name: 'N', kind: 'number' } },
    { long: 'additional-suffix', value: { name: 'SUFFIX', kind: 'text' } },
    { short: 'b', long: 'bytes', value: { name: 'SIZE', kind: 'number' } },
    { short: 'd' },
    { long: 'numeric-suffixes', value: { name: 'FROM', kind: 'number', optional: true } },
    { short: 'x' },
    { long: 'hex-suffixes', value: { name: 'FROM', kind: 'number', optional: true } },
    { short: 'l', long: 'lines', value: { name: 'NUMBER', kind: 'number' } },
    { short: 'C', long: 'line-bytes', value: { name: 'SIZE', kind: 'number' } },
    { short: 't', long: 'separator', value: { name: 'SEP', kind: 'text' } },
    { long: 'verbose' },
    { long: 'filter', value: { name: 'COMMAND', kind: 'text' } },
    { short: 'e', long: 'elide-empty-files' },
    { short: 'u', long: 'unbuffered' },
    { short: 'n', long: 'number', value: { name: 'CHUNKS', kind: 'text' } },
  ],
  operands: [
    { name: 'FILE', kind: 'file', optional: true },
    { name: 'PREFIX', kind: 'text', optional: true },
  ],
  rewrite: oldForm('l'),
  async run(process, args) {
    const { given, operands, value } = args
    const [name = '-', , extra] = operands
    if (extra !== undefined) throw new UsageError(phrase`extra operand ${quoted(extra)}`)
    if (new Set(given.map((option) => option.name).filter((letter) => 'lbnC'.includes(letter))).size > 1)
      throw new UsageError('cannot split in more than one way')
    const pieces = new Pieces(process, args)
    const limit = limitOf(args)
    const number = value('n')
    const chunks = number === undefined ? undefined : chunksOf(number)
    if (value('filter') !== undefined && chunks?.only !== undefined)
      throw new UsageError('--filter does not process a chunk extracted to stdout')
    const cut = (file: OpenFile): Promise<void> =>
      chunks ? cutInto(process, file, { pieces, name, ...chunks }) : cutAt(process, file, { pieces, ...limit })
    try {
      await withInput(process, name, (_, file) => cut(file))
      await pieces.finish()
    } catch (error) {
      throw isReadError(error)
        ? new Failure(error.code === 'EISDIR' ? `${name}: ${error.message}` : openSentence(name, error))
        : error
    } finally {
      pieces.close()
    }
    return 0
  },
})
