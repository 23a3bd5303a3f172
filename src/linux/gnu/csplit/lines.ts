import type { Input } from '../../../shell/posix/input.ts'
import type { GnuSystem } from '../library/gnu-system.ts'

/** How much text may wait: more takes more memory than there is. */
const MOST = 256 * 2 ** 20
/** What a line takes besides its text, as characters. */
const LINE = 32

/** The lines of a text by number, with their newlines: those wait that have not been taken. */
export class Lines {
  readonly #input: Input<GnuSystem>
  #waiting: string[] = []
  /** How many of the waiting ones are taken. */
  #taken = 0
  #held = 0
  #ended = false
  /** The number of the next line. */
  next = 1

  constructor(input: Input<GnuSystem>) {
    this.#input = input
  }

  /** A line by its number, which is not taken yet; undefined behind the end. */
  async line(number: number): Promise<string | undefined> {
    while (this.#waiting.length - this.#taken <= number - this.next && !this.#ended) await this.#read()
    return this.#waiting[this.#taken + number - this.next]
  }

  /** Takes the next line. */
  async take(): Promise<string | undefined> {
    const line = await this.line(this.next)
    if (line === undefined) return undefined
    this.#taken += 1
    this.#held -= line.length + LINE
    this.next += 1
    return line
  }

  async #read(): Promise<void> {
    const lines = await this.#input.lines()
    this.#ended = lines === undefined
    if (!lines) return
    this.#waiting = this.#taken === 0 ? this.#waiting : this.#waiting.slice(this.#taken)
    this.#taken = 0
    for (const [at, line] of lines.entries()) {
      const last = at === lines.length - 1 && !this.#input.endsInNewline
      this.#waiting.push(last ? line : `${line}\n`)
      this.#held += line.length + LINE
    }
    if (this.#held > MOST) throw new RangeError('Invalid string length')
  }
}
