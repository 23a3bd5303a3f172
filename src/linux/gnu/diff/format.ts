import type { Work } from '../../../base/work.ts'
import { blanksForTabs, nextStop } from '../expand/tab-stops.ts'
import type { DiffFile } from './diff-file.ts'
import type { Change } from './script.ts'
import { formatGroups, type Formats } from './group-format.ts'

export interface Style {
  readonly type: 'normal' | 'unified' | 'context' | 'sides' | 'ed' | 'rcs' | 'formats'
  /** Lines around changes. */
  readonly context: number
  readonly color: boolean
  /** Columns of `-y`. */
  readonly width: number
  readonly suppressCommon: boolean
  /** Of equal lines, `-y` shows the left one alone. */
  readonly leftColumn: boolean
  /** No blank or tab stands before an empty line. */
  readonly suppressBlank: boolean
  /** Columns from a tab stop to the next. */
  readonly tabSize: number
  /** Whether a line begins a function, which hunks after it name (`-p`, `-F`). */
  readonly isHeading?: (line: string) => boolean
  /** What `-D` and its kin print of groups and lines. */
  readonly formats: Formats
  /** What stands between a mark and its line; `-T` keeps the line's tabs at their stops. */
  readonly gap: string
  /** Tabs are shown as blanks. */
  readonly expand: boolean
  /** Whether a change counts (`-B` passes over blank lines). */
  counts(change: Change): boolean
}

/** How many lines are told between two turns. */
const LINES = 2048

const HEADER = 1
const DELETED = 31
const ADDED = 32
const NUMBER = 36
const GUTTER = 3

const isOpen = (file: DiffFile, at: number | undefined): boolean => at === file.lines.length - 1 && !file.ended

const isChange = (change: Change): boolean => change.from < change.to && change.newFrom < change.newTo

/** Lines as normal and context output name them: the first and the last, or only one. */
const rangeOf = (from: number, to: number): string => (to - from > 1 ? `${from + 1},${to}` : String(to))

/** Lines as unified output names them: the first and how many. */
function countOf(from: number, to: number): string {
  if (to - from === 1) return String(to)
  return `${to > from ? from + 1 : from},${to - from}`
}

/** How much of a line that begins a function stands in a hunk's header. */
const HEADING = 40

/** A row of `-y`, as it is laid out. */
class Row {
  text = ''
  #column = 0
  readonly #half: number
  readonly #tab: number
  readonly #expand: boolean

  constructor(half: number, { tabSize, expand }: Pick<Style, 'tabSize' | 'expand'>) {
    this.#half = half
    this.#tab = tabSize
    this.#expand = expand
  }

  moveTo(column: number): void {
    if (!this.#expand) this.#tabTo(column)
    this.text += ' '.repeat(Math.max(0, column - this.#column))
    this.#column = Math.max(column, this.#column)
  }

  /** Goes on to the last tab stop before a column. */
  #tabTo(column: number): void {
    for (let stop = nextStop(this.#column, this.#tab); stop <= column; stop = nextStop(this.#column, this.#tab)) {
      this.text += '\t'
      this.#column = stop
    }
  }

  sign(sign: string, column: number): void {
    this.moveTo(column)
    this.text += sign
    this.#column += 1
  }

  /** As much of a line as its half can show. */
  put(line: string): void {
    let cells = 0
    for (const character of line) {
      const next = character === '\t' ? nextStop(cells, this.#tab) : cells + 1
      if (next > this.#half) break
      this.text += character === '\t' && this.#expand ? ' '.repeat(next - cells) : character
      cells = next
    }
    this.#column += cells
  }
}

class Printer {
  readonly #old: DiffFile
  readonly #new: DiffFile
  readonly #style: Style
  #out = ''
  #told = 0
  /** Up to where lines were searched for one that begins a function, and the last that was found. */
  #searched = 0
  #heading = ''

  constructor(old: DiffFile, other: DiffFile, style: Style) {
    this.#old = old
    this.#new = other
    this.#style = style
  }

  *print(changes: readonly Change[]): Work<string> {
    const { type, counts } = this.#style
    if (type === 'sides') yield* this.#sides(changes)
    else if (type === 'formats') return yield* formatGroups([this.#old, this.#new], changes, this.#style.formats)
    else if (type === 'unified' || type === 'context') yield* this.#hunks(changes)
    else {
      const counted = changes.filter(counts)
      for (const change of type === 'ed' ? counted.toReversed() : counted) {
        if (type === 'ed') this.#ed(change)
        else if (type === 'rcs') this.#rcs(change)
        else yield* this.#normal(change)
      }
    }
    return this.#out
  }

  /** Whether as many lines have been told since the last turn that it is another's. */
  get #isDue(): boolean {
    return this.#told % LINES === 0
  }

  #paint(code: number, text: string): void {
    this.#out += this.#style.color ? `\x1b[${code}m${text}\x1b[0m` : text
  }

  #line(mark: string, file: DiffFile, at: number): void {
    this.#told += 1
    const colored = this.#style.type === 'context' || !mark.startsWith(' ')
    const text = this.#marked(mark, file.lines[at] ?? '')
    if (colored) this.#paint(file === this.#old ? DELETED : ADDED, text)
    else this.#out += text
    this.#out += '\n'
    if (isOpen(file, at)) this.#out += '\\ No newline at end of file\n'
  }

  *#lines(mark: string, file: DiffFile, [from, to]: readonly [number, number]): Work<void> {
    for (let at = from; at < to; at += 1) {
      this.#line(mark, file, at)
      if (this.#isDue) yield LINES
    }
  }

  #marked(mark: string, line: string): string {
    const { gap, expand, suppressBlank, tabSize } = this.#style
    if (suppressBlank && line === '') return mark.trimEnd()
    const head = gap === ' ' ? mark : (mark.length > 1 ? mark.slice(0, -1) : mark.trimEnd()) + gap
    return head + (expand ? blanksForTabs(line, tabSize) : line)
  }

  /** A command of ed(1), with the lines that it takes. */
  #ed({ from, to, newFrom, newTo }: Change): void {
    const letter = from === to ? 'a' : newFrom === newTo ? 'd' : 'c'
    this.#out += `${rangeOf(from, to)}${letter}\n`
    if (letter !== 'd') this.#out += `${this.#new.lines.slice(newFrom, newTo).join('\n')}\n.\n`
  }

  #rcs({ from, to, newFrom, newTo }: Change): void {
    if (to > from) this.#out += `d${from + 1} ${to - from}\n`
    if (newTo > newFrom)
      this.#out += `a${to} ${newTo - newFrom}\n${this.#new.lines.slice(newFrom, newTo).join('\n')}${isOpen(this.#new, newTo - 1) ? '' : '\n'}`
  }

  *#normal({ from, to, newFrom, newTo }: Change): Work<void> {
    const letter = from === to ? 'a' : newFrom === newTo ? 'd' : 'c'
    this.#paint(NUMBER, `${rangeOf(from, to)}${letter}${rangeOf(newFrom, newTo)}`)
    this.#out += '\n'
    yield* this.#lines('< ', this.#old, [from, to])
    if (letter === 'c') this.#out += '---\n'
    yield* this.#lines('> ', this.#new, [newFrom, newTo])
  }

  *#hunks(changes: readonly Change[]): Work<void> {
    const { context, type, counts } = this.#style
    const [first, second] = type === 'unified' ? ['---', '+++'] : ['***', '---']
    const groups: Change[][] = []
    for (const change of changes) {
      const group = groups.at(-1)
      const last = group?.at(-1)
      if (group && last && change.from - last.to <= 2 * context) group.push(change)
      else groups.push([change])
    }
    const wanted = groups.filter((group) => group.some(counts))
    if (wanted.length === 0) return
    this.#paint(HEADER, `${first} ${this.#old.label}`)
    this.#out += '\n'
    this.#paint(HEADER, `${second} ${this.#new.label}`)
    this.#out += '\n'
    for (const group of wanted) yield* this.#hunk(group)
  }

  *#hunk(group: readonly Change[]): Work<void> {
    const { context, type } = this.#style
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) return
    const before = Math.min(context, first.from, Math.max(first.from, first.newFrom))
    const after = Math.min(context, this.#old.lines.length - last.to)
    const box = {
      from: first.from - before,
      to: last.to + after,
      newFrom: Math.max(0, first.newFrom - before),
      newTo: Math.min(this.#new.lines.length, last.newTo + after),
    }
    if (type === 'unified') yield* this.#unified(group, box)
    else yield* this.#context(group, box)
  }

  /** The last line before a hunk that begins a function, with a blank before it; hunks come in their order. */
  *#headingBefore(from: number): Work<string> {
    const { isHeading } = this.#style
    if (!isHeading) return ''
    for (; this.#searched < from; this.#searched += 1) {
      const line = this.#old.lines[this.#searched] ?? ''
      if (isHeading(line)) this.#heading = ` ${line.trimStart().slice(0, HEADING).trimEnd()}`
      if (this.#searched % LINES === 0) yield LINES
    }
    return this.#heading
  }

  *#unified(group: readonly Change[], { from, to, newFrom, newTo }: Change): Work<void> {
    this.#paint(NUMBER, `@@ -${countOf(from, to)} +${countOf(newFrom, newTo)} @@`)
    this.#out += `${yield* this.#headingBefore(from)}\n`
    let at = from
    for (const change of group) {
      yield* this.#lines(' ', this.#old, [at, change.from])
      yield* this.#lines('-', this.#old, [change.from, change.to])
      yield* this.#lines('+', this.#new, [change.newFrom, change.newTo])
      at = change.to
    }
    yield* this.#lines(' ', this.#old, [at, to])
  }

  *#context(group: readonly Change[], { from, to, newFrom, newTo }: Change): Work<void> {
    this.#out += `***************${yield* this.#headingBefore(from)}\n`
    this.#paint(NUMBER, `*** ${rangeOf(from, to)} ****`)
    this.#out += '\n'
    yield* this.#part(
      this.#old,
      [from, to],
      group.map((change) => ({ from: change.from, to: change.to, mark: isChange(change) ? '! ' : '- ' })),
    )
    this.#paint(NUMBER, `--- ${rangeOf(newFrom, newTo)} ----`)
    this.#out += '\n'
    yield* this.#part(
      this.#new,
      [newFrom, newTo],
      group.map((change) => ({ from: change.newFrom, to: change.newTo, mark: isChange(change) ? '! ' : '+ ' })),
    )
  }

  /** One file's half of a hunk of context output; nothing where nothing of it has changed. */
  *#part(
    file: DiffFile,
    [start, end]: readonly [number, number],
    spans: readonly { from: number; to: number; mark: string }[],
  ): Work<void> {
    if (spans.every((span) => span.from === span.to)) return
    let at = start
    for (const span of spans) {
      yield* this.#lines('  ', file, [at, span.from])
      yield* this.#lines(span.mark, file, [span.from, span.to])
      at = span.to
    }
    yield* this.#lines('  ', file, [at, end])
  }

  *#sides(changes: readonly Change[]): Work<void> {
    let [at, newAt] = [0, 0]
    for (const { from, to, newFrom, newTo } of [
      ...changes.filter(this.#style.counts),
      { from: this.#old.lines.length, to: 0, newFrom: this.#new.lines.length, newTo: 0 },
    ]) {
      if (!this.#style.suppressCommon) yield* this.#common({ from: at, to: from, newFrom: newAt, newTo: newFrom })
      ;[at, newAt] = [from, newFrom]
      while (at < to || newAt < newTo) {
        const [left, right] = [at < to ? at : undefined, newAt < newTo ? newAt : undefined]
        this.#pair(left, left === undefined ? '>' : right === undefined ? '<' : '|', right)
        if (left !== undefined) at += 1
        if (right !== undefined) newAt += 1
        this.#told += 1
        if (this.#isDue) yield LINES
      }
    }
  }

  /** Lines that are the same, or whose change does not count: then one file may have more of them. */
  *#common({ from, to, newFrom, newTo }: Change): Work<void> {
    const { leftColumn } = this.#style
    const [count, newCount] = [to - from, leftColumn ? 0 : newTo - newFrom]
    for (let at = 0; at < Math.max(count, newCount); at += 1) {
      const [left, right] = [at < count ? from + at : undefined, at < newCount ? newFrom + at : undefined]
      this.#pair(left, left === undefined ? ')' : right === undefined ? '(' : ' ', right)
      this.#told += 1
      if (this.#isDue) yield LINES
    }
  }

  #pair(at: number | undefined, mark: string, newAt: number | undefined): void {
    const { width, tabSize, expand } = this.#style
    const step = expand ? 1 : tabSize
    const spare = step + GUTTER
    const middle = (width >> 1) + (spare >> 1) + (width & spare & 1)
    const offset = middle - (middle % step)
    const half = Math.max(0, Math.min(offset - GUTTER, width - offset))
    const second = half > 0 ? offset : width
    const row = new Row(half, this.#style)
    if (at !== undefined) row.put(this.#old.lines[at] ?? '')
    const [open, newOpen] = [isOpen(this.#old, at), isOpen(this.#new, newAt)]
    const sign = mark === '|' && open !== newOpen ? (open ? '\\' : '/') : mark
    if (sign !== ' ') row.sign(sign, (half + second - 1) >> 1)
    const right = newAt === undefined ? '' : (this.#new.lines[newAt] ?? '')
    if (right !== '') {
      row.moveTo(second)
      row.put(right)
    }
    const ended = (at !== undefined && !open) || (newAt !== undefined && !newOpen)
    const text = row.text + (ended ? '\n' : '')
    if (mark === '<' || mark === '>') this.#paint(mark === '<' ? DELETED : ADDED, text)
    else this.#out += text
  }
}

/** Says what is different, in a style. */
export function formatChanges(
  files: readonly [DiffFile, DiffFile],
  changes: readonly Change[],
  style: Style,
): Work<string> {
  return new Printer(files[0], files[1], style).print(changes)
}
