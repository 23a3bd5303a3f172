import { Interrupted } from '../../../base/signal.ts'
import { TextPieces } from '../../../shell/posix/bytes.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** Lines that are read as they are needed. */
export class LineSource {
  readonly #process: GnuProcess
  readonly #file: OpenFile
  readonly #pieces = new TextPieces()
  readonly lines: string[] = []
  #partial = ''
  ended = false
  #pending: Promise<void> | undefined

  constructor(process: GnuProcess, file: OpenFile) {
    this.#process = process
    this.#file = retain(file)
  }

  /** A source of lines that are there already. */
  static of(process: GnuProcess, file: OpenFile, lines: readonly string[]): LineSource {
    const source = new LineSource(process, file)
    for (const line of lines) source.lines.push(line)
    source.ended = true
    return source
  }

  /**
   * Reads until there are more than `count` lines, or no more at all, or `stop` has resolved and the next piece is not there.
   * @throws FileSystemError, Killed
   */
  async need(count: number, stop?: () => Promise<void>): Promise<void> {
    const state = { stopped: false }
    // what is at hand is read before anybody may stop
    const stops = stop?.()
      .then(() => this.#process.kernel.scheduler.turn())
      .then(() => {
        state.stopped = true
      })
    while (!this.ended && !state.stopped && this.lines.length <= count) {
      this.#pending ??= this.#read().finally(() => {
        this.#pending = undefined
      })
      await (stops ? Promise.race([this.#pending, stops]) : this.#pending)
    }
  }

  /** Looks once more for what has been added after the end. */
  again(): void {
    this.ended = false
  }

  close(): void {
    release(this.#file)
  }

  async #read(): Promise<void> {
    try {
      const chunk = await this.#process.readFrom(this.#file)
      this.#take(chunk === undefined ? this.#pieces.end() : this.#pieces.take(chunk))
      if (chunk !== undefined) return
      if (this.#partial !== '') this.lines.push(this.#partial)
      this.#partial = ''
      this.ended = true
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
    }
  }

  #take(text: string): void {
    const lines = (this.#partial + text).split('\n')
    this.#partial = lines.pop() ?? ''
    for (const line of lines) this.lines.push(line)
  }
}
