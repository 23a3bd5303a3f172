const LEAST_WIDTH = 10
const GAP = 3

/** A table of text. */
export interface Table {
  readonly headers: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const lengthOf = (cell: string): number => [...cell].length

/**
 * Lays a table out as Docker does: each column but the last is as wide as its longest cell and 3 spaces, at least
 * `leastWidth` in all; the last cell is not padded.
 */
export function formatTable(table: Table, leastWidth = LEAST_WIDTH): string {
  const lines = [table.headers, ...table.rows]
  const widths = table.headers.map((_header, column) =>
    Math.max(leastWidth, ...lines.map((cells) => lengthOf(cells[column] ?? '') + GAP)),
  )
  const last = table.headers.length - 1
  return lines
    .map((cells) =>
      cells.map((cell, at) => (at === last ? cell : cell + ' '.repeat((widths[at] ?? 0) - lengthOf(cell)))).join(''),
    )
    .map((line) => `${line}\n`)
    .join('')
}

/** `text` cut to `length` characters, the last one an ellipsis where something was cut. */
export function ellipsis(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
