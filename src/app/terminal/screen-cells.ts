import type { IBuffer, IBufferCell } from '@xterm/xterm'
import type { ScreenCell } from './contract.ts'

function colour(isDefault: boolean, isRgb: boolean, value: number): number | string | undefined {
  if (isDefault) return undefined
  return isRgb ? `#${value.toString(16).padStart(6, '0')}` : value
}

const cellOf = (cell: IBufferCell): ScreenCell => ({
  text: cell.getChars() || ' ',
  width: cell.getWidth(),
  foreground: colour(cell.isFgDefault(), cell.isFgRGB(), cell.getFgColor()),
  background: colour(cell.isBgDefault(), cell.isBgRGB(), cell.getBgColor()),
  bold: cell.isBold() !== 0,
  dim: cell.isDim() !== 0,
  italic: cell.isItalic() !== 0,
  underline: cell.isUnderline() !== 0,
  inverse: cell.isInverse() !== 0,
})

/** The characters of a row, from 0 at the top of what a buffer shows; none for a row that is not there. */
export function screenCells(buffer: IBuffer, row: number): readonly ScreenCell[] {
  const line = buffer.getLine(buffer.viewportY + row)
  if (!line) return []
  const cells = Array.from({ length: line.length }, (_, at) => line.getCell(at))
  // the second half of a wide character has no width of its own
  return cells.flatMap((cell) => (cell && cell.getWidth() > 0 ? [cellOf(cell)] : []))
}
