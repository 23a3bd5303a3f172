import type { Buffer } from './buffer.ts'
import { columnOf, offsetAt } from './layout.ts'

/** Moving the caret by lines and by words. */
export class Movement {
  /** The column that up and down keep to. */
  #wish: number | undefined

  /** Forgets the column: something else than up and down was pressed. */
  forgetColumn(): void {
    this.#wish = undefined
  }

  /** Moves up (less than 0) or down, keeping to a column. */
  vertical(buffer: Buffer, count: number): void {
    const { caret, line, lines } = buffer
    const wish = this.#wish ?? columnOf(line, caret.at)
    const target = caret.line + count
    if (target < 0) buffer.move({ line: 0, at: 0 })
    else if (target >= lines.length) buffer.move({ line: lines.length - 1, at: Infinity })
    else buffer.move({ line: target, at: offsetAt(lines[target] ?? '', wish) })
    this.#wish = wish
  }

  /** Moves to the beginning of a word, ahead or back. */
  word(buffer: Buffer, direction: 1 | -1): void {
    const { line, caret } = buffer
    const starts = [...line.matchAll(/[\p{L}\p{N}_]+/gu)].map(({ index }) => index)
    const next = direction > 0 ? starts.find((at) => at > caret.at) : starts.findLast((at) => at < caret.at)
    if (next !== undefined) buffer.move({ line: caret.line, at: next })
    else if (direction > 0)
      buffer.move({ line: caret.line + 1, at: caret.line + 1 < buffer.lines.length ? 0 : Infinity })
    else buffer.move({ line: caret.line - 1, at: caret.line > 0 ? Infinity : 0 })
  }
}
