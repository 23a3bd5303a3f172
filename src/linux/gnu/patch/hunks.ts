import { letterEscapes } from '../../../shell/posix/escapes.ts'
import { fieldsOf } from '../../../base/fields.ts'
import type { Work } from '../../../base/work.ts'
import { textOf } from '../../../shell/posix/bytes.ts'

/** A change of a few lines, from a diff. */
export interface Hunk {
  /** The line where it begins in the old file, from 1; 0 for an empty one. */
  readonly oldStart: number
  readonly newStart: number
  /** Lines with what they are: ` ` stays, `-` goes, `+` comes. Line ends are in them. */
  readonly lines: readonly string[]
}

export interface FilePatch {
  /** The lines before the first hunk, and which line of the text they begin at. */
  readonly header: readonly string[]
  readonly from: number
  /** The names that the diff gives to what was and to what is; undefined where it gives none. */
  readonly oldName: string | undefined
  readonly newName: string | undefined
  readonly hunks: readonly Hunk[]
}

/** How many lines are put into a file at once. */
const MANY = 4096
/** How many lines are compared in about a microsecond. */
const LINES = 8
/** How much it is, in microseconds, to put in a hunk, besides its lines. */
const HUNK_STEPS = 8

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/
const STARS = /^\*{15}/
const CONTEXT_OLD = /^\*\*\* (\d+)(?:,(\d+))? \*\*\*\*$/
const CONTEXT_NEW = /^--- (\d+)(?:,(\d+))? ----$/
const NORMAL = /^(\d+)(?:,(\d+))?([acd])(\d+)(?:,(\d+))?$/

/** A name as C writes it between double quotes: octal numbers are bytes. */
function unescaped(text: string): string {
  return text.replace(/((?:\\[0-7]{1,3})+)|\\(.)/g, (_, octets: string | undefined, letter: string) =>
    octets === undefined
      ? (letterEscapes[letter] ?? letter)
      : textOf(Uint8Array.from(octets.slice(1).split('\\'), (digits) => Number.parseInt(digits, 8))),
  )
}

/** The name in a `---` or `+++` line. */
function nameOf(line: string): string | undefined {
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(line.slice(4))?.[1]
  if (quoted !== undefined) return unescaped(quoted)
  const name = line.slice(4).split('\t')[0]?.trimEnd() ?? ''
  return name === '' ? undefined : name
}

/** A line with its end, which a following `\\ No newline at end of file` takes away. */
const ended = (text: string, next: string | undefined): string => (next?.startsWith('\\') ? text : `${text}\n`)

/** Where a part begins: of one without lines a diff names the line before, and 0 in a file without lines. */
const startOf = (start: string | undefined, count: string): number =>
  Number(start) + (count === '0' && start !== '0' ? 1 : 0)

const isKept = (line: string): boolean => line.startsWith(' ')

/**
 * The lines of a context diff's hunk in one: it has them twice, as they were and as they are, and leaves a part away that would only have
 * lines that stay.
 */
function joined(before: readonly string[], after: readonly string[]): readonly string[] {
  const olds = before.length > 0 ? before : after.filter(isKept)
  const news = after.length > 0 ? after : before.filter(isKept)
  const lines: string[] = []
  let next = 0
  for (const old of olds) {
    if (!isKept(old)) {
      lines.push(`-${old.slice(1)}`)
      continue
    }
    for (; next < news.length && !isKept(news[next] ?? ''); next += 1) lines.push(`+${news[next]?.slice(1) ?? ''}`)
    lines.push(old)
    next += 1
  }
  for (const coming of news.slice(next)) lines.push(`+${coming.slice(1)}`)
  return lines
}

/** Reads the diffs of a text: unified, context and normal ones; what is between them is passed over. */
export class DiffReader {
  readonly patches: FilePatch[] = []
  readonly #lines: readonly string[]
  #at = 0

  constructor(lines: readonly string[]) {
    this.#lines = lines
  }

  /** @throws RangeError with the number of the line where a diff is malformed */
  *read(): Work<readonly FilePatch[]> {
    while (this.#at < this.#lines.length) {
      yield 1
      const [line = '', next = '', third = ''] = this.#lines.slice(this.#at, this.#at + 3)
      if (line.startsWith('--- ') && next.startsWith('+++ ') && HUNK.test(third)) {
        const named = { header: [line, next], from: this.#at + 3, oldName: nameOf(line), newName: nameOf(next) }
        this.#at += 2
        this.patches.push({ ...named, hunks: this.#unified() })
      } else if (line.startsWith('*** ') && next.startsWith('--- ') && STARS.test(third)) {
        const named = { header: [line, next], from: this.#at + 3, oldName: nameOf(line), newName: nameOf(next) }
        this.#at += 2
        this.patches.push({ ...named, hunks: this.#context() })
      } else if (HUNK.test(line)) this.patches.push({ ...this.#nameless, hunks: this.#unified() })
      else if (NORMAL.test(line)) this.patches.push({ ...this.#nameless, hunks: this.#normal() })
      else this.#at += 1
    }
    return this.patches
  }

  get #nameless(): Omit<FilePatch, 'hunks'> {
    return { header: [], from: this.#at + 1, oldName: undefined, newName: undefined }
  }

  #unified(): readonly Hunk[] {
    const hunks: Hunk[] = []
    for (let match = this.#match(HUNK); match; match = this.#match(HUNK)) {
      const [, oldStart, oldCount = '1', newStart, newCount = '1'] = match
      this.#at += 1
      const lines: string[] = []
      let [olds, news] = [Number(oldCount), Number(newCount)]
      while (olds > 0 || news > 0) {
        const line = this.#lines[this.#at]
        const sign = line === '' ? ' ' : (line?.[0] ?? '')
        if (line === undefined || !/[-+ ]/.test(sign)) throw new RangeError(String(this.#at + 1))
        if (sign !== '+') olds -= 1
        if (sign !== '-') news -= 1
        lines.push(ended(line === '' ? ' ' : line, this.#lines[this.#at + 1]))
        this.#at += 1
        if (this.#lines[this.#at]?.startsWith('\\')) this.#at += 1
      }
      hunks.push({ oldStart: startOf(oldStart, oldCount), newStart: startOf(newStart, newCount), lines })
    }
    return hunks
  }

  #context(): readonly Hunk[] {
    const hunks: Hunk[] = []
    while (this.#match(STARS)) {
      this.#at += 1
      const old = this.#contextPart(CONTEXT_OLD, /^[ !-] /)
      const current = this.#contextPart(CONTEXT_NEW, /^[ !+] /)
      const lines = joined(old.lines, current.lines)
      hunks.push({ oldStart: old.start, newStart: current.start, lines })
    }
    return hunks
  }

  /** The lines after a title that says which they are; none where that part was left away. */
  #contextPart(title: RegExp, mark: RegExp): { readonly start: number; readonly lines: readonly string[] } {
    const [whole, first = '0', last = first] = this.#match(title) ?? []
    if (whole === undefined) throw new RangeError(String(this.#at + 1))
    this.#at += 1
    const most = Number(first) === 0 ? 0 : Number(last) - Number(first) + 1
    const lines: string[] = []
    while (lines.length < most && this.#match(mark)) {
      const line = this.#lines[this.#at] ?? ''
      lines.push(ended(line.slice(0, 1) + line.slice(2), this.#lines[this.#at + 1]))
      this.#at += 1
      if (this.#lines[this.#at]?.startsWith('\\')) this.#at += 1
    }
    return { start: Number(first), lines }
  }

  #match(expression: RegExp): RegExpExecArray | null {
    return expression.exec(this.#lines[this.#at] ?? '')
  }

  #normal(): readonly Hunk[] {
    const hunks: Hunk[] = []
    for (let match = this.#match(NORMAL); match; match = this.#match(NORMAL)) {
      const [, first, last = first, kind, target] = match
      this.#at += 1
      const removed = kind === 'a' ? [] : this.#marked('< ', Number(last) - Number(first) + 1, '-')
      if (this.#lines[this.#at] === '---') this.#at += 1
      const added = kind === 'd' ? [] : this.#marked('> ', Infinity, '+')
      const oldStart = Number(first) + (kind === 'a' ? 1 : 0)
      hunks.push({ oldStart, newStart: Number(target), lines: [...removed, ...added] })
    }
    return hunks
  }

  #marked(mark: string, most: number, sign: string): readonly string[] {
    const lines: string[] = []
    for (;;) {
      const line = this.#lines[this.#at] ?? ''
      if (lines.length >= most || !line.startsWith(mark)) return lines
      this.#at += 1
      lines.push(ended(sign + line.slice(2), this.#lines[this.#at]))
      if (this.#lines[this.#at]?.startsWith('\\')) this.#at += 1
    }
  }
}

/** The same change the other way round. */
export function reversed({ oldStart, newStart, lines }: Hunk): Hunk {
  const ordered: string[] = []
  let coming: string[] = []
  for (const line of lines) {
    if (line.startsWith('-')) coming.push(`+${line.slice(1)}`)
    else {
      // what goes stands before what comes
      if (line.startsWith(' ')) {
        for (const each of coming) ordered.push(each)
        ordered.push(line)
        coming = []
      } else ordered.push(`-${line.slice(1)}`)
    }
  }
  return { oldStart: newStart, newStart: oldStart, lines: [...ordered, ...coming] }
}

export interface Applied {
  /** The line where it was put in, from 1. */
  readonly line: number
  /** How many lines of context were left out at each end. */
  readonly fuzz: number
  /** How far from where it was expected. */
  readonly offset: number
}

const bare = (text: string): string => text.replace(/[ \t]+/g, ' ').trimEnd()

/** The lines of a file, with their ends. */
export function* endedLines(text: string): Work<readonly string[]> {
  const lines = yield* fieldsOf(text, '\n')
  const all = lines.map((line, at) => (at < lines.length - 1 ? `${line}\n` : line))
  return all.at(-1) === '' ? all.slice(0, -1) : all
}

/** Where lines of a file are looked for, from 0. */
interface Whereabouts {
  readonly expected: number
  readonly least: number
  /** Only at the start, or only at the end of the file. */
  readonly starts: boolean
  readonly ends: boolean
}

/** Puts hunks into the lines of a file, one after the other. */
export class Patching {
  readonly lines: string[]
  readonly #fuzz: number
  readonly #blanks: boolean
  /** How far lines have moved, and how far the last hunk lay from where it said. */
  #moved = 0
  #offset = 0
  #least = 0

  /** @param blanks runs of blanks fit runs of others (-l) */
  constructor(lines: readonly string[], fuzz: number, blanks: boolean) {
    this.lines = [...lines]
    this.#fuzz = fuzz
    this.#blanks = blanks
  }

  /** Undefined where it fits nowhere. */
  *apply({ oldStart, lines }: Hunk): Work<Applied | undefined> {
    yield HUNK_STEPS + lines.length / LINES
    const olds = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1))
    const lead = lines.findIndex((line) => !line.startsWith(' '))
    const tail = lines.toReversed().findIndex((line) => !line.startsWith(' '))
    const expected = Math.max(0, oldStart - 1) + this.#moved + this.#offset
    const context = Math.max(lead, tail)
    for (let fuzz = 0; fuzz <= Math.min(this.#fuzz, context); fuzz += 1) {
      const [first, last] = [Math.max(0, fuzz + lead - context), Math.max(0, fuzz + tail - context)]
      const wanted = olds.slice(first, olds.length - last)
      const starts = oldStart <= 1 && fuzz + lead < context
      const ends = fuzz + tail < context
      const at = yield* this.#find(wanted, { expected: expected + first, least: this.#least + first, starts, ends })
      if (at === undefined) continue
      const inner = lines.slice(first, lines.length - last)
      const news = inner.filter((line) => !line.startsWith('-')).map((line) => line.slice(1))
      this.#replace(at, wanted.length, news)
      this.#offset += at - (expected + first)
      this.#moved += news.length - wanted.length
      this.#least = at + news.length
      return { line: at - first + 1, fuzz, offset: this.#offset }
    }
    return undefined
  }

  #replace(at: number, count: number, news: readonly string[]): void {
    this.lines.splice(at, count)
    for (let from = 0; from < news.length; from += MANY)
      this.lines.splice(at + from, 0, ...news.slice(from, from + MANY))
  }

  /**
   * Where lines stand, nearest to where they are expected. With less context before a change than after it, a hunk can only be at the start of a file;
   * with less after it than before, only at its end.
   */
  *#find(wanted: readonly string[], { expected, least, starts, ends }: Whereabouts): Work<number | undefined> {
    const most = this.lines.length - wanted.length
    const fits = (at: number): boolean => at >= least && at <= most && this.#fits(wanted, at)
    if (wanted.length > 0 && (starts || ends)) {
      const at = starts ? 0 : most
      return (!starts || !ends || most === 0) && fits(at) ? at : undefined
    }
    // it may be expected far behind the end
    for (let away = 0; away <= Math.max(expected, most - expected); away += 1) {
      if (away % MANY === MANY - 1) yield MANY / LINES
      for (const at of away === 0 ? [expected] : [expected + away, expected - away]) if (fits(at)) return at
    }
    return undefined
  }

  #fits(wanted: readonly string[], at: number): boolean {
    return wanted.every((line, index) => this.#same(line, this.lines[at + index] ?? ''))
  }

  #same(line: string, other: string): boolean {
    return line === other || (this.#blanks && bare(line) === bare(other))
  }
}
