import { bytesOf, type Decoder, joinBytes, TextPieces } from './bytes.ts'
import type { Process } from './process.ts'
import type { Chunk, OpenFile } from './stream.ts'
import type { PosixSystem } from './posix-system.ts'

/** How much is held of a stream at a time: without end, it would take all the memory that there is. */
const MOST_HELD = 256 * 2 ** 20
/** What a line takes besides its text, as characters. */
const LINE = 32

/** @throws RangeError as JavaScript itself would, at twice the size */
export function refuseHuge(length: number): void {
  if (length > MOST_HELD) throw new RangeError('Invalid string length')
}

/** Counts lines that a program keeps: without end, they would take all the memory that there is. */
export class KeptLines {
  #held = 0

  /** @throws RangeError once all of them take too much */
  count(line: string): void {
    this.#held += line.length + LINE
    refuseHuge(this.#held)
  }
}

/** Reads an open file for a process: in pieces, in lines, or whole. */
export class Input<System extends PosixSystem> {
  readonly #process: Process<System>
  readonly #file: OpenFile
  readonly #pieces: Decoder
  /** The beginning of a line whose end has not been read. */
  #partial = ''
  #ended = false
  /** False once the end was reached in the middle of a line: the last line had no newline. */
  endsInNewline = true

  constructor(process: Process<System>, file: OpenFile, decoder: Decoder = new TextPieces()) {
    this.#process = process
    this.#file = file
    this.#pieces = decoder
  }

  /** The next piece as it comes; undefined at the end. */
  chunk(): Chunk | undefined | Promise<Chunk | undefined> {
    return this.#process.readFrom(this.#file)
  }

  /** The next piece as text, never empty; undefined at the end. */
  async text(): Promise<string | undefined> {
    while (!this.#ended) {
      const chunk = await this.chunk()
      this.#ended = chunk === undefined
      const text = chunk === undefined ? this.#pieces.end() : this.#pieces.take(chunk)
      if (text !== '') return text
    }
    return undefined
  }

  /** The lines that the next piece ends, without their newlines, at least one; undefined at the end. `separator` may be NUL. */
  async lines(separator = '\n'): Promise<readonly string[] | undefined> {
    return (await this.block(separator))?.split(separator)
  }

  /** The same lines as one text, without the newline of the last one. */
  async block(separator = '\n'): Promise<string | undefined> {
    for (let text = await this.text(); text !== undefined; text = await this.text()) {
      const end = text.lastIndexOf(separator)
      if (end < 0) {
        this.#partial += text
        refuseHuge(this.#partial.length)
        continue
      }
      const whole = this.#partial + text.slice(0, end)
      this.#partial = text.slice(end + 1)
      return whole
    }
    if (this.#partial === '') return undefined
    const last = this.#partial
    this.#partial = ''
    this.endsInNewline = false
    return last
  }

  /** All lines up to the end, without their newlines. `separator` may be NUL. */
  async allLines(separator = '\n'): Promise<readonly string[]> {
    const all: string[] = []
    const kept = new KeptLines()
    for (let lines = await this.lines(separator); lines !== undefined; lines = await this.lines(separator))
      for (const line of lines) {
        all.push(line)
        kept.count(line)
      }
    return all
  }

  /** Everything up to the end, as bytes. */
  async bytes(): Promise<Uint8Array> {
    const pieces: Uint8Array[] = []
    let length = 0
    for (let chunk = await this.chunk(); chunk !== undefined; chunk = await this.chunk()) {
      const bytes = bytesOf(chunk)
      pieces.push(bytes)
      length += bytes.length
      refuseHuge(length)
    }
    return joinBytes(pieces)
  }

  /** Everything up to the end, as text. */
  async whole(): Promise<string> {
    let whole = ''
    for (let text = await this.text(); text !== undefined; text = await this.text()) {
      whole += text
      refuseHuge(whole.length)
    }
    return whole
  }
}
