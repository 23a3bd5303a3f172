import type { ScreenSize } from '../base/screen-size.ts'
import { codePointWidth, isRegional, isSkinTone, previousBoundary, textWidth } from '../base/width.ts'
import { type Cell, type Layout, PLAIN_STYLE, type Row, type StyleTable } from './layout.ts'
import { Pen } from './pen.ts'

/** What of a layout is on the screen: its rows from `top` to before `bottom`, and the caret. */
export interface Painted {
  readonly rows: readonly Row[]
  readonly top: number
  readonly bottom: number
  readonly caret: Cell
  /** The column that the first row starts at. */
  readonly start: number
}

/** Nothing painted yet; the caret stands at column `start` of a fresh row. */
export function unpainted(start: number): Painted {
  return { rows: [], top: 0, bottom: 0, caret: { row: 0, column: start }, start }
}

/** Characters that take one cell each, so that offsets are columns. */
const NARROW = /^[ -\u02ff]*$/

/** The longest insertion or deletion that is looked for within a row. */
const SHIFT_LIMIT = 16

interface Task {
  readonly pen: Pen
  readonly old: Painted
  readonly next: Layout
  readonly columns: number
}

const isSame = (one: Row, other: Row): boolean =>
  one.text === other.text && one.styles === other.styles && one.soft === other.soft

function joinsBefore(text: string, at: number): boolean {
  const code = text.codePointAt(at) ?? 0
  if (code < 0x300) return false
  if (text.charCodeAt(at - 1) === 0x200d || codePointWidth(code) === 0) return true
  return isRegional(code) || isSkinTone(code) || (code >= 0xdc00 && code <= 0xdfff)
}

/** How far two rows are the same, up to a place where no character joins the one before. */
function commonPrefix(one: Row, other: Row): number {
  const limit = Math.min(one.text.length, other.text.length)
  let at = 0
  while (
    at < limit &&
    one.text.charCodeAt(at) === other.text.charCodeAt(at) &&
    one.styles.charAt(at) === other.styles.charAt(at)
  ) {
    at += 1
  }
  while (at > 0 && (joinsBefore(one.text, at) || joinsBefore(other.text, at))) at -= 1
  return at
}

type Tail = Pick<Row, 'text' | 'styles'>

const tail = (row: Row, from: number): Tail => ({ text: row.text.slice(from), styles: row.styles.slice(from) })

/** By how many characters `longer` is `shorter` moved to the right, as far as both reach; 0 when it is not. */
function shiftOf(longer: Tail, shorter: Tail): number {
  for (let by = 1; by <= SHIFT_LIMIT && by < longer.text.length; by += 1) {
    const length = Math.min(longer.text.length - by, shorter.text.length)
    const same =
      longer.text.slice(by, by + length) === shorter.text.slice(0, length) &&
      longer.styles.slice(by, by + length) === shorter.styles.slice(0, length)
    if (same) return by
  }
  return 0
}

/** One row that is to change. */
interface RowChange {
  readonly was: Row
  readonly now: Row
  readonly row: number
  /** The offset into both texts from which they differ. */
  readonly from: number
}

function columnOf({ old }: Task, { now, row }: RowChange, offset: number): number {
  const start = row === 0 ? old.start : 0
  return start + textWidth(now.text.slice(0, offset))
}

/** Pushes the rest of a row to the right; false when that does not give the new row or costs more than rewriting it. */
function insertInRow({ pen, columns }: Task, { was, now, from }: RowChange): boolean {
  const [older, newer] = [tail(was, from), tail(now, from)]
  const by = shiftOf(newer, older)
  const fits = newer.text.length === by + older.text.length
  const falls = newer.text.length < by + older.text.length && now.width === columns
  if (by === 0 || newer.text.length <= by + 4 || !(fits || falls)) return false
  pen.insertCells(by)
  pen.write(newer.text.slice(0, by), newer.styles.slice(0, by), by)
  return true
}

/** Pulls the rest of a row to the left and adds what follows; false when that is not the new row or costs more. */
function deleteInRow(task: Task, change: RowChange): boolean {
  const { was, now, from, row } = change
  const [older, newer] = [tail(was, from), tail(now, from)]
  const by = shiftOf(older, newer)
  const kept = older.text.length - by
  const rest = tail(now, from + kept)
  if (by === 0 || newer.text.length < kept || newer.text.length <= rest.text.length + 8) return false
  task.pen.deleteCells(by)
  if (rest.text !== '') {
    task.pen.moveTo({ row, column: columnOf(task, change, from + kept) })
    task.pen.write(rest.text, rest.styles, rest.text.length)
  }
  return true
}

/** Rewrites a row from where it differs, and blanks what is left of the old one. */
function rewriteRow({ pen }: Task, { was, now, from }: RowChange): void {
  const { text, styles } = tail(now, from)
  pen.write(text, styles, textWidth(text))
  if (was.width > now.width) pen.eraseRest(was.width - now.width, now.soft)
}

function changeRow(task: Task, was: Row, now: Row, row: number): void {
  const change = { was, now, row, from: commonPrefix(was, now) }
  task.pen.moveTo({ row, column: columnOf(task, change, change.from) })
  const isShifted = was.text.length > change.from && NARROW.test(was.text + now.text)
  if (isShifted && (insertInRow(task, change) || deleteInRow(task, change))) return
  rewriteRow(task, change)
}

/** Starts a row below the last one: by wrapping, so that the terminal knows that they belong together, or by a newline. */
function createRow(task: Task, row: number, isFirst: boolean): void {
  const { pen, next, columns } = task
  const now = next.rows[row]
  const above = next.rows[row - 1]
  if (!now) return
  if (!isFirst && above) {
    if (!now.soft) {
      pen.moveTo({ row: row - 1, column: 0 })
      pen.newRow()
    } else if (!pen.wrapsFrom(row - 1)) wrapFrom(task, above, row - 1)
    if (now.soft && now.text === '') {
      pen.wrapNow()
      return
    }
    if (now.soft) pen.wrap()
  }
  pen.write(now.text, now.styles, Math.min(columns, textWidth(now.text)))
}

/** Brings the caret behind the last character of a row, so that the next one wraps. */
function wrapFrom(task: Task, above: Row, row: number): void {
  const last = above.width < task.columns ? above.text.length : previousBoundary(above.text, above.text.length)
  const change = { was: above, now: above, row, from: last }
  task.pen.moveTo({ row, column: columnOf(task, change, last) })
  const { text, styles } = tail(above, last)
  task.pen.write(text, styles, textWidth(text))
}

/** The first row that cannot be changed in place: it began by a wrap and now by a newline, or the other way round. */
function firstBroken({ old, next }: Task): number {
  const end = Math.min(old.bottom, next.rows.length)
  for (let row = old.top + 1; row < end; row += 1) if (old.rows[row]?.soft !== next.rows[row]?.soft) return row
  return end
}

function changeRows(task: Task, end: number): void {
  const { pen, old, next } = task
  for (let row = old.top; row < end; row += 1) {
    const [was, now] = [old.rows[row], next.rows[row]]
    if (was && now && !isSame(was, now)) changeRow(task, was, now, row)
  }
  if (end < old.bottom) {
    pen.moveTo({ row: end, column: 0 })
    pen.eraseBelow()
  }
}

/** More screens of new rows than this are not painted one by one, only to scroll away. */
const SCREENS_AT_ONCE = 8

/** Paints a page of rows anew from the top of the screen. */
function repaintPage(task: Task, height: number, top: number): Painted {
  const { pen, next, old } = task
  const bottom = Math.min(next.rows.length, top + height)
  pen.home(top)
  pen.eraseBelow()
  for (let row = top; row < bottom; row += 1) createRow(task, row, row === top)
  pen.moveTo(next.caret)
  return { rows: next.rows, top, bottom, caret: next.caret, start: old.start }
}

function repaintRows(task: Task, height: number): Painted {
  const { pen, old, next } = task
  const kept = firstBroken(task)
  changeRows(task, kept)
  const bottom = Math.max(Math.min(next.rows.length, old.top + height), next.caret.row + 1, kept)
  if (bottom - kept > SCREENS_AT_ONCE * height) {
    pen.scrollAway(height)
    return repaintPage(task, height, bottom - height)
  }
  for (let row = kept; row < bottom; row += 1) createRow(task, row, row === 0)
  pen.moveTo(next.caret)
  return { rows: next.rows, top: Math.max(old.top, bottom - height), bottom, caret: next.caret, start: old.start }
}

/** What to write so that the screen shows `next`, and what is painted then. */
export interface Paint {
  readonly output: string
  readonly painted: Painted
}

/**
 * Changes what is on the screen into a new layout by as few bytes as it can. The terminal's buffer is never read: what
 * was painted is known. When the text is taller than the screen, the part around the caret is shown.
 */
export function paint(old: Painted, next: Layout, screen: ScreenSize, table: StyleTable): Paint {
  const pen = new Pen(old.caret, screen.cols, table)
  const task = { pen, old, next, columns: screen.cols }
  const { row } = next.caret
  // the caret may go above what the screen can reach
  const painted = row < old.top ? repaintPage(task, screen.rows, row) : repaintRows(task, screen.rows)
  return { output: pen.finish(), painted }
}

/**
 * What is painted once plain `text` was written behind the last row, where the caret stands; undefined when it does not
 * stand there or the row has no room for it. The commonest key of all costs no layout.
 */
export function append(painted: Painted, text: string, columns: number): Painted | undefined {
  const { rows, bottom, caret } = painted
  const row = rows[caret.row]
  const isLast = caret.row === rows.length - 1 && bottom === rows.length
  if (text === '' || !row || !isLast || caret.column !== row.width || row.width + text.length >= columns)
    return undefined
  const styles = row.styles === '' ? '' : row.styles + PLAIN_STYLE.repeat(text.length)
  const longer = { ...row, text: row.text + text, styles, width: row.width + text.length }
  return { ...painted, rows: [...rows.slice(0, -1), longer], caret: { row: caret.row, column: longer.width } }
}

/** What to write so that nothing painted is left and the caret stands where it began. */
export function erase(painted: Painted, columns: number, table: StyleTable): string {
  const pen = new Pen(painted.caret, columns, table)
  if (painted.top > 0) pen.home(0)
  else pen.moveTo({ row: 0, column: painted.start })
  if (painted.bottom > 0) pen.eraseBelow()
  return pen.finish()
}
