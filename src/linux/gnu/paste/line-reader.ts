import type { Input } from '../../../shell/posix/input.ts'
import type { GnuSystem } from '../library/gnu-system.ts'

/** Gives the lines of a file one by one, for programs that read several files side by side. */
export class LineReader {
  /** The line that was read last, without its newline; undefined before the first and after the last. */
  line: string | undefined
  /** How many lines have been read. */
  count = 0
  readonly #input: Input<GnuSystem>
  readonly #separator: string
  #batch: readonly string[] = []
  #at = 0

  constructor(input: Input<GnuSystem>, separator = '\n') {
    this.#input = input
    this.#separator = separator
  }

  /** Goes to the next line; a promise only when that has to be waited for. */
  advance(): Promise<void> | undefined {
    if (this.#at >= this.#batch.length) return this.#more()
    this.line = this.#batch[this.#at]
    this.#at += 1
    this.count += 1
    return undefined
  }

  async #more(): Promise<void> {
    const batch = await this.#input.lines(this.#separator)
    this.#batch = batch ?? []
    this.#at = 0
    this.line = undefined
    if (batch) await this.advance()
  }
}
