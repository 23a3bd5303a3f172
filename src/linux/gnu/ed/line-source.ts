import type { Input } from '../../../shell/posix/input.ts'
import type { GnuSystem } from '../library/gnu-system.ts'

/** Where command lines and the lines of texts come from. */
export interface LineSource {
  /** Whether there is nothing more to come; a terminal or pipe does not know before it is asked. */
  readonly isEmpty: boolean
  /** The next line; undefined at the end. */
  line(): Promise<string | undefined>
}

/** Lines of a stream; what stands after the last newline is none. */
export class StreamLines implements LineSource {
  readonly #input: Input<GnuSystem>
  #waiting: string[] = []
  readonly isEmpty = false

  constructor(input: Input<GnuSystem>) {
    this.#input = input
  }

  async line(): Promise<string | undefined> {
    while (this.#waiting.length === 0) {
      const lines = await this.#input.lines()
      if (!lines) return undefined
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

  get isEmpty(): boolean {
    return this.#lines.length === 0
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
