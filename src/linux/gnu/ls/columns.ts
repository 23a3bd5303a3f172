/** How names are put side by side. */
export interface ColumnLayout {
  readonly width: number
  /** Down first, as `ls -C`, or across, as `ls -x`. */
  readonly down: boolean
  /** Columns between tab stops; 0 for blanks alone. */
  readonly tab: number
}

const GAP = 2
/** A name of one column, and the gap. */
const LEAST = 3

function widthsIn(lengths: readonly number[], columns: number, down: boolean): number[] {
  const rows = Math.ceil(lengths.length / columns)
  const widths = Array.from({ length: columns }, () => LEAST)
  for (const [index, length] of lengths.entries()) {
    const column = down ? Math.floor(index / rows) : index % columns
    const own = length + (column === columns - 1 ? 0 : GAP)
    if (own > (widths[column] ?? 0)) widths[column] = own
  }
  return widths
}

/** The widths of the most columns that fit on a line. */
function fitting(lengths: readonly number[], { width, down }: ColumnLayout): readonly number[] {
  const most = Math.max(1, Math.min(lengths.length, Math.ceil(width / LEAST)))
  for (let columns = most; columns > 1; columns -= 1) {
    const widths = widthsIn(lengths, columns, down)
    // GNU's ls only counts when a name is wider than a column is at least
    if (widths.every((own) => own === LEAST) || widths.reduce((sum, own) => sum + own, 0) < width) return widths
  }
  return widthsIn(lengths, 1, down)
}

function indent(from: number, to: number, tab: number): string {
  let text = ''
  for (let at = from; at < to;) {
    const byTab = tab > 0 && Math.floor(to / tab) > Math.floor((at + 1) / tab)
    text += byTab ? '\t' : ' '
    at += byTab ? tab - (at % tab) : 1
  }
  return text
}

/** Puts names in columns; `show` gives a name's text, which is as wide as its length says, from a column on. */
export function inColumns(
  lengths: readonly number[],
  layout: ColumnLayout,
  show: (index: number, start: number) => string,
): string {
  if (layout.width === 0) return `${lengths.map((_, index) => show(index, 0)).join('  ')}\n`
  const widths = fitting(lengths, layout)
  const columns = widths.length
  const rows = Math.ceil(lengths.length / columns)
  let text = ''
  for (let row = 0; row < rows; row += 1) {
    let start = 0
    let end = 0
    for (let column = 0; column < columns; column += 1) {
      const index = layout.down ? column * rows + row : row * columns + column
      if (index >= lengths.length) break
      text += indent(end, start, layout.tab) + show(index, start)
      end = start + (lengths[index] ?? 0)
      start += widths[column] ?? 0
    }
    text += '\n'
  }
  return text
}
