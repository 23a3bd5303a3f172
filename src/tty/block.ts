import { withoutControls } from '../base/color.ts'
import type { ScreenSize } from '../base/screen-size.ts'
import { isPlain } from '../base/width.ts'
import { emptyLine, type Line } from './line.ts'
import { joinStyled, type Layout, layOut, parseStyled, PLAIN_STYLE, StyleTable, type Styled } from './layout.ts'
import { append, erase, paint, type Painted, unpainted } from './paint.ts'

/** A part of the line, from `start` to before `end`, in a colour: SGR parameters. */
export interface Span {
  readonly start: number
  readonly end: number
  readonly style: string
}

/** The line as it is shown. */
export interface View {
  readonly line: Line
  /** What stands in place of the prompt: a search, a numeric argument. */
  readonly prompt?: string
  readonly highlight?: readonly Span[] | undefined
  /** What the line may become, dim behind it. */
  readonly suggestion?: string | undefined
}

const DIM = '2'

/**
 * What stands on the screen below all output: the prompt and the line being edited. Every output goes through it, so that
 * the line is taken away before and put back after.
 */
export class EditBlock {
  readonly #table = new StyleTable()
  #screen: ScreenSize
  #prompt: Styled = { text: '', styles: '' }
  #view: View = { line: emptyLine }
  #painted: Painted | undefined
  /** The column behind output that had no newline; the screen's width when a wrap is pending there. */
  #column = 0

  constructor(screen: ScreenSize) {
    this.#screen = screen
  }

  get shown(): boolean {
    return this.#painted !== undefined
  }

  /** Shows a prompt and a line, where output ended, in place of what stands there; gives what to write. */
  open(prompt: string, view: View): string {
    this.#prompt = parseStyled(prompt, this.#table)
    return this.withdraw() + this.#begin() + this.update(view)
  }

  /** Starts behind the output so far; a pending wrap is taken first. */
  #begin(): string {
    const wraps = this.#column >= this.#screen.cols
    this.#painted = unpainted(wraps ? 0 : this.#column)
    return wraps ? ' \r' : ''
  }

  /** Shows the line as it is now; gives what to write. */
  update(view: View): string {
    const added = typedBehind(this.#view, view)
    this.#view = view
    if (!this.#painted) return ''
    const appended = append(this.#painted, added, this.#screen.cols)
    if (appended) {
      this.#painted = appended
      return added
    }
    const { output, painted } = paint(this.#painted, this.#layout(), this.#screen, this.#table)
    this.#painted = painted
    return output
  }

  /** Leaves the line where it stands, as it is now, and goes on below it; gives what to write. The caret is at its end. */
  close(view: View, trailer = ''): string {
    const end = this.update(view)
    if (!this.#painted) return ''
    const { caret, rows } = this.#painted
    this.forget()
    const isFresh = caret.column === 0 && caret.row > 0 && rows[caret.row]?.text === ''
    return end + (isFresh && trailer === '' ? '\x1b[K' : `${trailer}\r\n`)
  }

  /** Takes the line away, as if it had never been; gives what to write. */
  withdraw(): string {
    const painted = this.#painted
    if (!painted) return ''
    this.#painted = undefined
    this.#column = painted.start
    return erase(painted, this.#screen.cols, this.#table)
  }

  /** Forgets what was painted: what comes next begins a row. */
  forget(): void {
    this.#painted = undefined
    this.#column = 0
  }

  /** Prints output above the line, which stays; gives what to write. A newline is CRLF to the terminal. */
  print(output: string): string {
    const text = withCarriageReturns(output)
    if (!this.#painted) {
      this.#advance(text)
      return text
    }
    const erased = this.withdraw()
    this.#advance(text)
    return erased + text + this.#begin() + this.update(this.#view)
  }

  /** Lays the line out for another screen; gives what to write, after the terminal was resized. */
  resize(screen: ScreenSize): string {
    const painted = this.#painted
    this.#screen = screen
    this.#column = Math.min(this.#column, screen.cols)
    if (!painted) return ''
    const home = homeAfterResize(painted, screen)
    const start = Math.min(painted.start, screen.cols - 1)
    this.#painted = unpainted(start)
    return `${home}${start > 0 ? `\x1b[${start}C` : ''}\x1b[J${this.update(this.#view)}`
  }

  #layout(): Layout {
    const { line, suggestion = '', prompt } = this.#view
    const shownPrompt = prompt === undefined ? this.#prompt : { text: prompt, styles: '' }
    const typed = joinStyled(shownPrompt, { text: line.text, styles: this.#highlighted() })
    const dim = { text: suggestion, styles: this.#table.styleOf(DIM).repeat(suggestion.length) }
    const shown = suggestion === '' ? typed : joinStyled(typed, dim)
    const flow = { columns: this.#screen.cols, start: this.#painted?.start ?? 0 }
    return layOut(shown, shownPrompt.text.length + line.caret, flow)
  }

  #highlighted(): string {
    const { line, highlight = [] } = this.#view
    if (highlight.length === 0) return ''
    const styles = Array.from<string>({ length: line.text.length }).fill(PLAIN_STYLE)
    for (const { start, end, style } of highlight) styles.fill(this.#table.styleOf(style), start, end)
    return styles.join('')
  }

  /** Knows the column behind what was printed; each backspace goes one back. */
  #advance(text: string): void {
    const line = text.slice(Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1)
    const flow = { columns: this.#screen.cols, start: line.length < text.length ? 0 : this.#column % this.#screen.cols }
    const { rows } = layOut({ text: withoutControls(line), styles: '' }, 0, flow)
    this.#column = (rows.at(-1)?.width ?? 0) + 1 - line.split('\b').length
  }
}

const isBare = ({ prompt, highlight = [], suggestion = '' }: View): boolean =>
  prompt === undefined && highlight.length === 0 && suggestion === ''

/** What was typed behind a line with nothing special about it; nothing when more than that has changed. */
function typedBehind(before: View, now: View): string {
  const { text } = before.line
  const isBehind = now.line.caret === now.line.text.length && now.line.text.startsWith(text)
  const added = isBare(before) && isBare(now) && isBehind ? now.line.text.slice(text.length) : ''
  return isPlain(added) ? added : ''
}

/**
 * Moves from the caret to the first row after a resize. The terminal leaves the rows that the caret's text is wrapped
 * over as they were; rows of earlier lines of the same block were wrapped anew.
 */
function homeAfterResize(painted: Painted, screen: ScreenSize): string {
  if (painted.top > 0 || painted.bottom > screen.rows) return '\x1b[H'
  let first = painted.caret.row
  while (first > 0 && painted.rows[first]?.soft) first -= 1
  let up = painted.caret.row - first
  for (let row = 0; row < first; row += 1) up += rewrappedRows(painted.rows, row, screen.cols)
  return up > 0 ? `\r\x1b[${up}A` : '\r'
}

/** The rows that the line starting at `row` takes in the new width; 0 for rows in the midst of a line. */
function rewrappedRows(rows: Painted['rows'], row: number, columns: number): number {
  if (row > 0 && rows[row]?.soft) return 0
  let cells = rows[row]?.width ?? 0
  for (let next = row + 1; rows[next]?.soft; next += 1) cells += rows[next]?.width ?? 0
  return Math.max(1, Math.ceil(cells / columns))
}

const withCarriageReturns = (text: string): string =>
  text.includes('\r') ? text.replace(/\r?\n/g, '\r\n') : text.replaceAll('\n', '\r\n')
