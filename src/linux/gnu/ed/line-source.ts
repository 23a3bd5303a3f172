import { Input } from '../../../shell/posix/input.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** Where command lines and the lines of texts come from. */
export interface LineSource {
  /** The next line; undefined at the end. */
  line(): Promise<string | undefined>
}

/** Lines of standard input; what stands after the last newline is none. A terminal goes on after an end. */
export class InputLines implements LineSource {
  readonly #process: GnuProcess
  #input: Input<GnuProcess['system']>
  #waiting: string[] = []

  constructor(process: GnuProcess) {
    this.#process = process
    this.#input = new Input(process, process.file(0))
  }

  async line(): Promise<string | undefined> {
    while (this.#waiting.length === 0) {
      const lines = await this.#input.lines()
      if (!lines) {
        this.#input = new Input(this.#process, this.#process.file(0))
        return undefined
      }
      this.#waiting = this.#input.endsInNewline ? [...lines] : lines.slice(0, -1)
    }
    return this.#waiting.shift()
  }
}

/** Lines that are known: the commands of `g`. */
export class ListLines implements LineSource {
  readonly #lines: string[]

  constructor(lines: readonly string[]) {
    this.#lines = [...lines]
  }

  async line(): Promise<string | undefined> {
    return this.#lines.shift()
  }
}

/** Lines to which one that ends in a backslash is joined with the next, the backslash taken away. */
export async function continuedLines(first: string, source: LineSource): Promise<readonly string[]> {
  const lines = [first]
  for (;;) {
    const last = lines.at(-1) ?? ''
    if ((/\\*$/.exec(last)?.[0].length ?? 0) % 2 === 0) return lines
    const next = await source.line()
    if (next === undefined) return lines
    lines.splice(-1, 1, last.slice(0, -1), next)
  }
}
