import { withoutControls } from '../base/color.ts'

export interface BufferRow {
  readonly isWrapped: boolean
  translateToString(trimRight?: boolean): string
}

/** The rows of a terminal, as xterm.js tells of them: those of the screen begin at `baseY`, and the caret is counted from there. */
export interface RowBuffer {
  readonly baseY: number
  readonly cursorX: number
  readonly cursorY: number
  getLine(row: number): BufferRow | undefined
}

/** A terminal that can tell what it shows. */
export interface Shown {
  readonly cols: number
  readonly buffer: { readonly active: RowBuffer }
}

const crlf = (text: string): string => text.replace(/\r?\n/g, '\r\n')

/** The first row of the line that ends above `below`, if its text is `wanted`. */
function rowOf(buffer: RowBuffer, below: number, wanted: string): number | undefined {
  let row = below - 1
  let text = buffer.getLine(row)?.translateToString(true)
  while (text !== undefined && buffer.getLine(row)?.isWrapped) {
    row -= 1
    text = `${buffer.getLine(row)?.translateToString(false) ?? ''}${text}`
  }
  return text?.trimEnd() === wanted.trimEnd() ? row : undefined
}

/** The row that `text` begins on, which ends above `below`; undefined where something else stands there, or it has left the screen. */
function topOf(buffer: RowBuffer, below: number, text: string): number | undefined {
  let top = below
  for (const line of withoutControls(text).split('\n').toReversed()) {
    const row = rowOf(buffer, top, line)
    if (row === undefined || row < buffer.baseY) return undefined
    top = row
  }
  return top
}

/** The rows of a prompt that stands on rows of its own, with the caret on the last of them. */
interface PromptRows {
  readonly top: number
  readonly caret: number
}

function promptRows({ cols, buffer: { active } }: Shown, prompt: string): PromptRows | undefined {
  const caret = active.baseY + active.cursorY
  const goesOn = active.cursorX >= cols || active.getLine(caret + 1)?.isWrapped
  const top = goesOn ? undefined : topOf(active, caret + 1, prompt)
  return top === undefined ? undefined : { top, caret }
}

/** Moves the caret to a row of the buffer; no scroll region holds it. */
const moveTo = ({ baseY }: RowBuffer, row: number, column = 0): string => `\x1b[r\x1b[${row - baseY + 1};${column + 1}H`

/**
 * What takes `text`, which ends with a newline, off the rows above the prompt; what stands above it stays where it is.
 * Undefined where something else stands there, or some of it has left the screen.
 * @param prompt with what is typed behind it
 */
export function withoutRows(shown: Shown, text: string, prompt: string): string | undefined {
  const { active } = shown.buffer
  const at = promptRows(shown, prompt)
  if (!at || text === '') return at && ''
  const first = topOf(active, at.top, text.slice(0, -1))
  if (first === undefined) return undefined
  const gone = at.top - first
  return `${moveTo(active, first)}\x1b[${gone}M${moveTo(active, at.caret - gone, active.cursorX)}`
}

/**
 * What writes `text`, which ends with a newline, where the prompt stands, and leaves as many empty rows as the prompt has below it:
 * the prompt is to be shown anew. Undefined where the prompt is not found.
 */
export function withRows(shown: Shown, text: string, prompt: string): string | undefined {
  const { active } = shown.buffer
  const at = promptRows(shown, prompt)
  if (!at || text === '') return at && ''
  return `${moveTo(active, at.top)}\x1b[J${crlf(text)}${'\r\n'.repeat(at.caret - at.top)}`
}
