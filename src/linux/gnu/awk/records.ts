import { Input } from '../../../shell/posix/input.ts'
import { localPieces } from '../../../shell/posix/locale.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import type { Pattern } from '../../../shell/posix/regex/pattern.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'

/** What ends a record: a text, a pattern, or blank lines (undefined). */
export type Separator = string | Pattern | undefined

/** A record that is longer is looked for in ever larger pieces. */
const LONG = 65_536

/** Reads records. */
export class Records {
  readonly #file: OpenFile
  readonly #input: Input<GnuSystem>
  #text = ''
  #at = 0
  #ended = false

  constructor(process: GnuProcess, file: OpenFile) {
    this.#file = retain(file)
    this.#input = new Input(process, file, localPieces(process.environment))
  }

  /** The next record if it is there already. */
  take(separator: Separator): string | undefined {
    if (separator === undefined) while (this.#text[this.#at] === '\n') this.#at += 1
    const [end, next] = this.#find(separator)
    if (end < 0) {
      if (!this.#ended || this.#at >= this.#text.length) return undefined
      const last = this.#text.slice(this.#at)
      this.#at = this.#text.length
      return separator === undefined ? last.replace(/\n$/, '') : last
    }
    const record = this.#text.slice(this.#at, end)
    this.#at = next
    return record
  }

  #find(separator: Separator): readonly [end: number, next: number] {
    if (typeof separator === 'string') {
      const end = this.#text.indexOf(separator, this.#at)
      return [end, end + separator.length]
    }
    if (separator === undefined) {
      const end = this.#text.indexOf('\n\n', this.#at)
      return [end, end + 2]
    }
    for (let from = this.#at; ;) {
      const span = separator.locate(this.#text, from)
      // a match up to the end might become longer
      if (!span || (span[1] === this.#text.length && !this.#ended)) return [-1, -1]
      if (span[1] > span[0]) return span
      from = span[1] + 1
      if (from > this.#text.length) return [-1, -1]
    }
  }

  /** Whether there is nothing more to be had. */
  get isEnd(): boolean {
    return this.#ended
  }

  /** Reads on. Of a long record it reads as much again as there is, unless its end comes, so that it is not gone through too often. */
  async fill(separator: Separator): Promise<void> {
    const held = this.#text.length - this.#at
    const pieces = [this.#text.slice(this.#at)]
    let wanted = held > LONG ? held : 1
    while (!this.#ended && wanted > 0) {
      const more = await this.#input.text()
      this.#ended = more === undefined
      if (more !== undefined) pieces.push(more)
      const ends = typeof separator === 'string' && more?.includes(separator)
      wanted -= ends ? wanted : (more?.length ?? 0)
    }
    this.#text = pieces.join('')
    if (this.#ended && this.#at > 0 && this.#text === '\n') this.#text = ''
    this.#at = 0
  }

  close(): void {
    release(this.#file)
  }
}
