import type { Buffer } from './buffer.ts'
import { columnOf } from './layout.ts'

const percent = (part: number, all: number): number => Math.floor((part * 100) / Math.max(1, all))

/** How many there are of a thing, in words. */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The number of lines as nano counts them: the empty one after the last newline is none. */
export const lineCount = (text: string): number =>
  text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

/** Where the caret stands, in nano's words. */
export function locationOf({ lines, caret, line, text }: Buffer): string {
  const column = columnOf(line, caret.at) + 1
  const width = columnOf(line, line.length) + 1
  const before = lines.slice(0, caret.line).reduce((sum, one) => sum + one.length + 1, caret.at)
  const inLine = `line ${caret.line + 1}/${lines.length} (${percent(caret.line + 1, lines.length)}%)`
  const inText = `char ${before}/${text.length} (${percent(before, text.length)}%)`
  return `${inLine}, col ${column}/${width} (${percent(column, width)}%), ${inText}`
}
