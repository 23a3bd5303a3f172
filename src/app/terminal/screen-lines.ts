import type { IBuffer, IBufferLine } from '@xterm/xterm'

/** A row that goes on in `next`. A wide character that did not fit leaves its last cell empty, which is no blank. */
function wrappedText(row: IBufferLine, next: IBufferLine): string {
  const last = row.length - 1
  const left = row.getCell(last)?.getChars() === '' && next.getCell(0)?.getWidth() === 2
  return row.translateToString(false, 0, left ? last : row.length)
}

/** The text of a buffer, line by line: soft wraps joined, blanks and empty lines at the end left out. */
export function screenLines(buffer: IBuffer): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (let index = 0; index < buffer.length; index += 1) {
    const row = buffer.getLine(index)
    const next = buffer.getLine(index + 1)
    if (row && next?.isWrapped) {
      line += wrappedText(row, next)
      continue
    }
    lines.push((line + (row?.translateToString(true) ?? '')).trimEnd())
    line = ''
  }
  while (lines.at(-1) === '') lines.pop()
  return lines
}
