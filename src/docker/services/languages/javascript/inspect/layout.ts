import { Arr, Native, Obj, type Value } from '../values.ts'
import type { Showing } from './look.ts'

export const MOST_ITEMS = 100

export interface Parts {
  readonly open: string
  readonly close: string
  readonly entries: string[]
  /** Whether the entries are items of an array, which are laid in columns. */
  readonly isList: boolean
  /** How many of the entries are items. */
  readonly items: number
}

/** In how many columns Node lays items of these widths. @param lines how many lines there are with that of the items that are left out */
function columnCount(widths: readonly number[], { look, indent }: Showing, lines: number): number {
  const longest = Math.max(0, ...widths)
  const total = widths.reduce((sum, width) => sum + width + 2, 0)
  const cell = longest + 2
  if (cell * 3 + indent >= look.breakLength || (total / cell <= 5 && longest > 6)) return 1
  const biased = Math.max(cell - 3 - Math.sqrt(cell - total / lines), 1)
  const wanted = Math.round(Math.sqrt(2.5 * biased * widths.length) / biased)
  return Math.min(wanted, Math.floor((look.breakLength - indent) / cell), Number(look.compact) * 4, 15)
}

/** Lays many items in columns, as Node does. */
function columns(entries: readonly string[], lines: number, showing: Showing, isNumeric: boolean): string[] {
  const widths = entries.map(widthOf)
  const count = columnCount(widths, showing, lines)
  if (count <= 1) return [...entries]
  const wide = Array.from(
    { length: count },
    (_, column) => Math.max(...widths.filter((_width, at) => at % count === column)) + 2,
  )
  const cell = (entry: string, column: number, isLast: boolean): string => {
    const width = (wide[column] ?? 0) + entry.length - widthOf(entry)
    if (isNumeric) return isLast ? entry.padStart(width - 2) : `${entry}, `.padStart(width)
    return isLast ? entry : `${entry}, `.padEnd(width)
  }
  const rows: string[] = []
  for (let at = 0; at < entries.length; at += count) {
    const row = entries.slice(at, at + count)
    rows.push(row.map((entry, column) => cell(entry, column, column === row.length - 1)).join(''))
  }
  return rows
}

// eslint-disable-next-line no-control-regex -- colours have no width
const widthOf = (shown: string): number => shown.replaceAll(/\u001B\[\d+m/g, '').length

const isNumber = (value: Value): boolean => typeof value === 'number' || typeof value === 'bigint'

/** Whether the items of a list are all numbers: those stand at the right of their columns. */
function isNumbers(object: Obj): boolean {
  if (!(object instanceof Arr)) return object instanceof Native
  const names = object.names().filter((key) => typeof key !== 'symbol' && key !== 'length')
  return object.items.every(isNumber) && names.every((key) => isNumber(object.own(key)?.value))
}

export function laid(showing: Showing, { open, close, entries, isList, items }: Parts, object: Obj): string {
  if (entries.length === 0) return `${open}${close}`
  const { compact, breakLength } = showing.look
  let lines = entries
  if (typeof compact === 'number') {
    if (isList && entries.length > 6) {
      const cut = items > MOST_ITEMS ? MOST_ITEMS : entries.length
      lines = [...columns(entries.slice(0, cut), entries.length, showing, isNumbers(object)), ...entries.slice(cut)]
    }
    if (showing.latest - showing.level < compact && lines.length === entries.length) {
      const total =
        lines.reduce((sum, one) => sum + widthOf(one), 0) + 2 * lines.length + showing.indent + open.length + 10
      if (total <= breakLength && !lines.some((one) => one.includes('\n')))
        return `${open} ${lines.join(', ')} ${close}`
    }
  }
  const space = `\n${' '.repeat(showing.indent)}`
  return `${open}${space}  ${lines.join(`,${space}  `)}${space}${close}`
}
