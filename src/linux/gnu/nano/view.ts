import { textWidth } from '../../../base/width.ts'
import type { FullScreen } from '../library/full-screen.ts'
import type { Prompt } from './bar.ts'
import type { Buffer } from './buffer.ts'
import { hintRows } from './hints.ts'
import { columnOf, inverse, pageStart, rowOf } from './layout.ts'

/** What is shown. */
export interface Shown {
  readonly buffer: Buffer
  /** The file's name; empty where it has none. */
  readonly name: string
  readonly viewOnly: boolean
}

const TITLE = '  GNU nano 7.2'

/** The screen of the editor, and which part of the text it shows. */
export class View {
  readonly #screen: FullScreen
  /** The line at the top. */
  #first = 0
  /** Whether lines are numbered. */
  numbers: boolean

  constructor(screen: FullScreen, numbers: boolean) {
    this.#screen = screen
    this.numbers = numbers
  }

  /** How many rows of text there are. */
  get height(): number {
    return Math.max(1, this.#screen.rows - 4)
  }

  #margin(buffer: Buffer): number {
    return this.numbers ? String(buffer.lines.length).length + 1 : 0
  }

  #title({ buffer, name, viewOnly }: Shown): string {
    const { columns } = this.#screen
    const right = buffer.modified ? 'Modified  ' : viewOnly ? 'View  ' : '          '
    const title = name === '' ? 'New Buffer' : name
    const room = Math.max(0, columns - TITLE.length - right.length - 2)
    const shown = textWidth(title) > room ? `...${title.slice(-Math.max(0, room - 3))}` : title
    const start = Math.max(TITLE.length + 2, Math.floor((columns - textWidth(shown)) / 2))
    const left = TITLE.padEnd(start) + shown
    const blanks = columns - textWidth(left) - right.length
    return inverse((left + ' '.repeat(Math.max(0, blanks)) + right).slice(0, columns + shown.length - textWidth(shown)))
  }

  #scroll(buffer: Buffer): void {
    const { line } = buffer.caret
    const height = this.height
    if (line < this.#first || line >= this.#first + height) {
      // a step beyond the edge scrolls by one, a jump puts the caret in the middle
      if (line === this.#first - 1) this.#first = line
      else if (line === this.#first + height) this.#first += 1
      else this.#first = line - Math.floor(height / 2)
    }
    this.#first = Math.max(0, Math.min(this.#first, buffer.lines.length - 1))
  }

  /** Draws the text, and below it what the bar says or asks. */
  draw(shown: Shown, { row, hints, caret: caretAt }: Prompt): void {
    const { buffer } = shown
    this.#scroll(buffer)
    const { lines, caret, line } = buffer
    const margin = this.#margin(buffer)
    const width = Math.max(4, this.#screen.columns - margin)
    const column = columnOf(line, caret.at)
    const start = pageStart(column, width)
    const rows = Array.from({ length: this.height }, (_none, at) => {
      const number = this.#first + at
      const text = lines[number]
      if (text === undefined) return ''
      const label = margin > 0 ? inverse(String(number + 1).padStart(margin - 1)) + ' ' : ''
      return label + rowOf(text, number === caret.line ? start : 0, width)
    })
    const place =
      caretAt === undefined
        ? { row: 1 + caret.line - this.#first, column: margin + column - start }
        : { row: this.height + 1, column: Math.min(caretAt, this.#screen.columns - 1) }
    this.#screen.draw([this.#title(shown), ...rows, row, ...hintRows(hints, this.#screen.columns)], place)
  }
}
