import type { Function as FunctionNode } from './parser.ts'

/** What a function runs, with the text that the nodes' positions count in. */
export interface Compound {
  readonly node: FunctionNode
  readonly source: Source
}

/** Where lines start in a text that has one. */
const ONE_LINE: readonly number[] = [0]

/** A text that was parsed. */
export class Source {
  readonly text: string
  /** The line of its first character, LINENO. */
  readonly firstLine: number
  #lines: readonly number[] | undefined

  constructor(text: string, firstLine = 1) {
    this.text = text
    this.firstLine = firstLine
  }

  /** The same text, whose `position` is in `line`. */
  beginningAt(line: number, position: number): Source {
    const shift = line - this.lineAt(position)
    if (shift === 0) return this
    const moved = new Source(this.text, this.firstLine + shift)
    moved.#lines = this.#lines
    return moved
  }

  /** The line that a position is in. */
  lineAt(position: number): number {
    this.#lines ??= this.#starts()
    if (this.#lines === ONE_LINE) return this.firstLine
    let [low, high] = [0, this.#lines.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#lines[middle] ?? 0) <= position) low = middle + 1
      else high = middle
    }
    return this.firstLine + low - 1
  }

  #starts(): readonly number[] {
    if (!this.text.includes('\n')) return ONE_LINE
    const starts = [0]
    for (let at = this.text.indexOf('\n'); at >= 0; at = this.text.indexOf('\n', at + 1)) starts.push(at + 1)
    return starts
  }
}
