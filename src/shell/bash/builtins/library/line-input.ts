import { TextPieces } from '../../../posix/bytes.ts'
import type { Process } from '../../../posix/process.ts'
import type { Chunk, OpenFile } from '../../../posix/stream.ts'
import type { PosixSystem } from '../../../posix/posix-system.ts'

/** How much of a file is read at once: what is not needed is read again. */
const PIECE = 4096

const BACKSLASH = 0x5c

/** The time was over. */
const LATE: unique symbol = Symbol('late')

const unitAt = (chunk: Chunk, at: number): number =>
  typeof chunk === 'string' ? chunk.charCodeAt(at) : (chunk[at] ?? 0)

/** Where a piece of input ends. */
export interface LineEnd {
  /** The character that ends it; '' for NUL. None where only the count matters (`read -N`). */
  readonly delimiter: string | undefined
  /** How many characters are enough. */
  readonly count?: number | undefined
  /** Whether a backslash takes the next character with it (`read` without `-r`). */
  readonly escapes: boolean
  /** How many milliseconds it may take altogether. */
  readonly timeout?: number | undefined
}

export interface Line {
  readonly text: string
  /** The delimiter or the count was reached before the end of the input. */
  readonly complete: boolean
  /** The time was over before: the text is what had come. */
  readonly timedOut?: boolean
}

/** Whether a read would not wait: something has come, or the input has ended (select(2)). @throws FileSystemError */
export async function hasInput<System extends PosixSystem>(process: Process<System>, file: OpenFile): Promise<boolean> {
  const chunk = await process.readBefore(file, Promise.resolve<typeof LATE>(LATE), 1)
  if (chunk === LATE) return false
  if (chunk !== undefined) file.unread(chunk)
  return true
}

/** Reads to the end of a line and not one character further: what was read beyond is put back. @throws FileSystemError */
export function readLine<System extends PosixSystem>(
  process: Process<System>,
  file: OpenFile,
  end: LineEnd,
): Line | Promise<Line> {
  const reader = new LineReader(end)
  const limit = file.type === 'file' ? PIECE : undefined
  const step = (chunk: Chunk | undefined): Line | undefined => {
    if (chunk === undefined) return reader.end(false)
    const rest = reader.take(chunk)
    if (rest === undefined) return undefined
    if (rest.length > 0) file.unread(rest)
    return reader.end(true)
  }
  if (end.timeout !== undefined) return before(process.sleep(end.timeout).then((): typeof LATE => LATE))
  for (;;) {
    const chunk = process.readFrom(file, limit)
    if (chunk instanceof Promise) return waiting(chunk)
    const line = step(chunk)
    if (line) return line
  }
  async function waiting(first: Promise<Chunk | undefined>): Promise<Line> {
    let line = step(await first)
    while (!line) line = step(await process.readFrom(file, limit))
    return line
  }
  async function before(late: Promise<typeof LATE>): Promise<Line> {
    // a process that ends meanwhile has nobody who waits for it
    late.catch(() => undefined)
    for (;;) {
      const chunk = await process.readBefore(file, late, limit)
      if (chunk === LATE) return { ...reader.end(false), timedOut: true }
      const line = step(chunk)
      if (line) return line
    }
  }
}

/** Collects the pieces of one line. */
class LineReader {
  readonly #end: LineEnd
  readonly #byte: number | undefined
  readonly #texts: string[] = []
  readonly #decoder = new TextPieces()
  #escaped = false
  #count = 0

  constructor(end: LineEnd) {
    this.#end = end
    this.#byte = end.delimiter === undefined ? undefined : end.delimiter.charCodeAt(0) || 0
  }

  /** Takes what belongs to the line; gives the rest once it has ended. */
  take(chunk: Chunk): Chunk | undefined {
    const { escapes, count } = this.#end
    if (count === undefined) return this.#upTo(chunk, escapes ? this.#unquoted(chunk) : this.#indexIn(chunk))
    const isText = typeof chunk === 'string'
    for (let at = 0; at < chunk.length; at += 1) {
      const unit = isText ? chunk.charCodeAt(at) : (chunk[at] ?? 0)
      if (this.#escaped) this.#escaped = false
      else if (escapes && unit === BACKSLASH) {
        this.#escaped = true
        continue
      } else if (unit === this.#byte) return this.#upTo(chunk, at)
      // what continues a character does not count
      const continues = isText ? unit >= 0xdc00 && unit < 0xdc80 : (unit & 0xc0) === 0x80
      const next = isText ? chunk.charCodeAt(at + 1) : (chunk[at + 1] ?? 0)
      if (!continues) this.#count += 1
      const whole = isText ? !(next >= 0xdc00 && next < 0xdc80) : (next & 0xc0) !== 0x80
      if (count !== undefined && this.#count >= count && whole) return this.#upTo(chunk, at + 1, 0)
    }
    this.#texts.push(this.#decoder.take(chunk))
    return undefined
  }

  end(complete: boolean): Line {
    const text = this.#texts.join('') + this.#decoder.end()
    return { text, complete }
  }

  #indexIn(chunk: Chunk, from = 0): number {
    if (this.#byte === undefined) return -1
    return typeof chunk === 'string'
      ? chunk.indexOf(String.fromCharCode(this.#byte), from)
      : chunk.indexOf(this.#byte, from)
  }

  /** Where the delimiter is that no backslash takes with it; a backslash is none. */
  #unquoted(chunk: Chunk): number {
    let at = this.#byte === BACKSLASH ? -1 : this.#indexIn(chunk)
    while (at >= 0 && this.#isQuoted(chunk, at)) at = this.#indexIn(chunk, at + 1)
    if (at < 0) this.#escaped = this.#isQuoted(chunk, chunk.length)
    return at
  }

  #isQuoted(chunk: Chunk, at: number): boolean {
    let first = at
    while (first > 0 && unitAt(chunk, first - 1) === BACKSLASH) first -= 1
    return (at - first + (first === 0 && this.#escaped ? 1 : 0)) % 2 === 1
  }

  #upTo(chunk: Chunk, at: number, delimiter = 1): Chunk | undefined {
    if (at < 0) {
      this.#texts.push(this.#decoder.take(chunk))
      return undefined
    }
    this.#texts.push(this.#decoder.take(typeof chunk === 'string' ? chunk.slice(0, at) : chunk.subarray(0, at)))
    return typeof chunk === 'string' ? chunk.slice(at + delimiter) : chunk.subarray(at + delimiter)
  }
}
