import { atOnce, type Work } from '../../../base/work.ts'
import { type FullScreen, RESIZE } from '../library/full-screen.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { askLine } from './prompt.ts'
import { rowsOf } from './rows.ts'
import { type Matcher, matcherOf } from './search.ts'
import { LineSource } from './source.ts'

/** What can be switched while less runs. */
export interface PagerOptions {
  numbers: boolean
  chop: boolean
  raw: boolean
  ignoreCase: boolean
  /** 0: `:`; 1: with percent (-m); 2: all (-M). */
  verbosity: number
}

/** A text to look at. */
export interface Document {
  /** As the prompt names it; empty for what comes through a pipe. */
  readonly name: string
  readonly source: LineSource
  /** What stands in the last row instead of the file's name: man says how to get help. */
  readonly prompt?: string
}

/** A row: which line, and which of its rows. */
interface Place {
  readonly line: number
  readonly row: number
}

const TOP: Place = { line: 0, row: 0 }
const inverse = (text: string): string => `\x1b[7m${text}\x1b[27m`

/** Why the pager lets go of a document. */
export type Leaving = 'quit' | 'next' | 'previous'

const HELP = `                   SUMMARY OF COMMANDS

  q  :q               Leave.
  h                   This help.

                     MOVING

  e  j  Enter  Down   One line forward.       y  k  Up   One line back.
  f  Space  PageDown  One screen forward.     b  PageUp  One screen back.
  d                   Half a screen forward.  u          Half a screen back.
  g  Home             To the first line.      G  End     To the last line.
  p                   To N percent of the text.
  Left  Right         Half a screen to the side, when lines are cut (-S).
  F                   To the end, and wait for more; Ctrl-C stops.
  A number before a command says how often, or which line.

                    SEARCHING

  /pattern            Forward for a line that the pattern fits.
  ?pattern            Backward.
  n  N                Again, and again in the other direction.
  &pattern            Show only lines that fit; an empty pattern shows all.

                     FILES AND OPTIONS

  :n  :p              The next, the previous file.
  =  ^G               Name, lines and place.
  -N -S -R -i         Switch: line numbers, cutting, colours, ignoring case.
`

/** Lines with so many characters are laid out in turns. */
const LONG = 65_536

/** Shows one document after the other in the same screen. */
export class Pager {
  readonly #process: GnuProcess
  readonly #screen: FullScreen
  readonly options: PagerOptions
  #document: Document
  #top: Place = TOP
  #side = 0
  #count = ''
  #message = ''
  #named = true
  #matcher: Matcher | undefined
  #backward = false
  readonly #patterns: string[] = []
  #filter: Matcher | undefined
  #rows = new Map<number, readonly string[]>()
  /** Says which file of how many this is. */
  #position = ''
  #hasNext = ''

  constructor(process: GnuProcess, screen: FullScreen, options: PagerOptions, document: Document) {
    this.#process = process
    this.#screen = screen
    this.options = options
    this.#document = document
  }

  /**
   * Shows a document until the learner goes on. `position` is `(file 1 of 2)`, `next` the file after it;
   * `keep` stays at the place where `begin` went.
   */
  async show(document: Document, { position = '', next = '', keep = false } = {}): Promise<Leaving> {
    this.#document = document
    if (!keep) this.#top = TOP
    this.#named = true
    this.#position = position
    this.#hasNext = next
    this.#forget()
    for (;;) {
      await this.#layOutLong()
      await this.#fill()
      this.#draw()
      const key = await this.#screen.key()
      const leaving = await this.#press(key)
      if (leaving) return leaving
    }
  }

  /** Goes to what `+G`, `+/pattern` or `+N` of the command line say. */
  async begin(document: Document, command: string): Promise<void> {
    this.#document = document
    await this.#fill()
    if (command === 'G') await this.#toEnd()
    else if (command === 'F') await this.#follow()
    else if (command.startsWith('/')) await this.#search(command.slice(1), false)
    else if (/^\d+g?$/.test(command)) await this.#toLine(Number.parseInt(command, 10))
  }

  get #lines(): readonly string[] {
    return this.#document.source.lines
  }

  get #height(): number {
    return this.#screen.rows - 1
  }

  #forget(): void {
    this.#rows.clear()
  }

  #rowsOf(line: number): readonly string[] {
    return this.#rows.get(line) ?? atOnce(this.#layOut(line))
  }

  *#layOut(line: number): Work<readonly string[]> {
    const text = this.#lines[line] ?? ''
    if (this.#filter && !(yield* this.#filter.fits(text))) return this.#keep(line, [])
    const margin = this.options.numbers ? 8 : 0
    const look = {
      width: Math.max(1, this.#screen.columns - margin),
      raw: this.options.raw,
      chopAt: this.options.chop ? this.#side : undefined,
    }
    const rows = yield* rowsOf(text, look, this.#matcher && (yield* this.#matcher.places(text)))
    const label = margin === 0 ? '' : `${String(line + 1).padStart(7)} `
    const numbered = rows.map((row, at) => (at === 0 ? label : ' '.repeat(margin)) + row)
    return this.#keep(line, numbered)
  }

  #keep(line: number, rows: readonly string[]): readonly string[] {
    if (this.#rows.size > 5000) this.#rows.clear()
    this.#rows.set(line, rows)
    return rows
  }

  /** Lays out the long lines that a screen or the next may show, others having their turn in between. */
  async #layOutLong(): Promise<void> {
    const { line: top } = this.#top
    for (let line = Math.max(0, top - this.#height); line <= top + 2 * this.#height; line += 1) {
      if ((this.#lines[line]?.length ?? 0) < LONG || this.#rows.has(line)) continue
      await this.#process.inTurns(this.#layOut(line))
    }
  }

  /** Reads as many lines as the screen shows, or until a key comes. */
  async #fill(): Promise<void> {
    const { source } = this.#document
    for (;;) {
      const before = this.#visible().length
      if (before >= this.#height || source.ended || this.#screen.pressed) return
      await source.need(this.#lines.length + this.#height - before - 1, () => this.#screen.arrival())
      this.#draw()
    }
  }

  #visible(): readonly string[] {
    const shown: string[] = []
    for (let { line, row } = this.#top; line < this.#lines.length && shown.length < this.#height; line += 1) {
      for (const text of this.#rowsOf(line).slice(row, row + this.#height)) shown.push(text)
      row = 0
    }
    return shown.slice(0, this.#height)
  }

  /** How far the bottom row is: the line after it. */
  #bottomLine(): number {
    let left = this.#height
    let { line } = this.#top
    left += this.#top.row
    for (; line < this.#lines.length && left > 0; line += 1) left -= this.#rowsOf(line).length
    return line
  }

  get #atEnd(): boolean {
    const { source } = this.#document
    if (!source.ended || this.#bottomLine() < this.#lines.length) return false
    let rows = -this.#top.row
    for (let { line } = this.#top; line < this.#lines.length; line += 1) rows += this.#rowsOf(line).length
    return rows <= this.#height
  }

  #prompt(): string {
    const { name, prompt } = this.#document
    if (this.#message !== '') return inverse(this.#message)
    if (this.#count !== '') return `:${this.#count}`
    const end = this.#atEnd ? (this.#hasNext === '' ? '(END)' : `(END) - Next: ${this.#hasNext}`) : ''
    if (prompt !== undefined)
      return inverse(
        `${prompt} line ${this.#top.line + 1}${end === '' ? '' : ` ${end}`} (press h for help or q to quit)`,
      )
    if (this.options.verbosity === 2) return inverse(this.#status())
    const first = this.#named && name !== '' ? [name, this.#position].filter(Boolean).join(' ') : ''
    const percent = this.options.verbosity === 1 && end === '' ? `${this.#percent()}%` : ''
    const text = [first, percent, end].filter(Boolean).join(' ')
    return text === '' ? ':' : inverse(text)
  }

  #percent(): number {
    return Math.floor((this.#bottomLine() / Math.max(1, this.#lines.length)) * 100)
  }

  #status(): string {
    const { name, source } = this.#document
    const all = source.ended ? `/${this.#lines.length}` : ''
    const place = this.#atEnd ? '(END)' : source.ended ? `${this.#percent()}%` : ''
    return [name, this.#position, `lines ${this.#top.line + 1}-${this.#bottomLine()}${all}`, place]
      .filter(Boolean)
      .join(' ')
  }

  #draw(status = this.#prompt()): void {
    const rows = [...this.#visible()]
    while (rows.length < this.#height) rows.push(this.#document.source.ended ? '~' : '')
    // the screen is filled from its bottom only when there is more above
    this.#screen.draw([...rows, status], { row: this.#height, column: widthOf(status, this.#screen.columns) })
  }

  async #press(key: string): Promise<Leaving | undefined> {
    this.#message = ''
    if (/^\d$/.test(key)) {
      this.#count += key
      return undefined
    }
    const count = this.#count === '' ? undefined : Number(this.#count)
    this.#count = ''
    this.#named = false
    if (key === 'q' || key === 'Q') return 'quit'
    if (key === ':') return this.#colon()
    const run = this.#commands()[key]
    if (run) await run(count)
    return undefined
  }

  #commands(): Readonly<Record<string, (count?: number) => unknown>> {
    const line = (count = 1): Promise<void> => this.#forward(count)
    const back = (count = 1): void => this.#back(count)
    const screen = (count = this.#height): Promise<void> => this.#forward(count)
    const screenBack = (count = this.#height): void => this.#back(count)
    const start = (count = 1): Promise<void> => this.#toLine(count)
    const end = (count?: number): Promise<void> => (count === undefined ? this.#toEnd() : this.#toLine(count))
    return {
      ...same('e j Enter Down ^N ^E', line),
      ...same('y k Up ^P ^Y', back),
      ...same('f PageDown ^F ^V', screen),
      ' ': screen,
      ...same('b PageUp ^B M-v', screenBack),
      ...same('d ^D', (count = Math.floor(this.#height / 2)) => this.#forward(count)),
      ...same('u ^U', (count = Math.floor(this.#height / 2)) => this.#back(count)),
      ...same('g < Home', start),
      ...same('G > End', end),
      ...same('p %', (percent = 0) => this.#toPercent(percent)),
      ...same('r ^L', () => this.#screen.redraw()),
      ...same('= ^G', () => (this.#message = `${this.#status()}  (press RETURN)`)),
      [RESIZE]: () => this.#forget(),
      Right: () => this.#shift(1),
      Left: () => this.#shift(-1),
      F: () => this.#follow(),
      h: () => this.#help(),
      '-': () => this.#switch(),
      '&': () => this.#ask('&'),
      '/': () => this.#ask('/'),
      '?': () => this.#ask('?'),
      n: () => this.#again(this.#backward),
      N: () => this.#again(!this.#backward),
      '^Z': () => this.#screen.suspend(),
    }
  }

  async #forward(count: number): Promise<void> {
    const { source } = this.#document
    await source.need(this.#bottomLine() + count, () => this.#screen.arrival())
    let { line, row } = this.#top
    for (let left = count; left > 0 && line < this.#lines.length; left -= 1) {
      row += 1
      while (line < this.#lines.length && row >= this.#rowsOf(line).length) {
        line += 1
        row = 0
      }
      const due = this.#process.due()
      if (due) await due
    }
    this.#top = { line, row }
    this.#clamp()
  }

  /** Goes back as far as the screen can be filled. */
  #clamp(): void {
    if (this.#visible().length >= this.#height) return
    if (!this.#document.source.ended && this.#top.line < this.#lines.length) return
    const end = { line: this.#lines.length, row: 0 }
    const last = this.#before(end, this.#height)
    if (last.line < this.#top.line || (last.line === this.#top.line && last.row < this.#top.row)) this.#top = last
  }

  #before({ line, row }: Place, count: number): Place {
    let at = { line, row }
    for (let left = count; left > 0; left -= 1) {
      if (at.row > 0) {
        at = { line: at.line, row: at.row - 1 }
        continue
      }
      let above = at.line - 1
      while (above >= 0 && this.#rowsOf(above).length === 0) above -= 1
      if (above < 0) return TOP
      at = { line: above, row: this.#rowsOf(above).length - 1 }
    }
    return at
  }

  #back(count: number): void {
    this.#top = this.#before(this.#top, count)
  }

  async #toLine(number: number): Promise<void> {
    await this.#document.source.need(number + this.#height, () => this.#screen.arrival())
    this.#top = { line: Math.max(0, Math.min(number, this.#lines.length) - 1), row: 0 }
    this.#clamp()
  }

  async #toEnd(): Promise<void> {
    this.#draw(inverse('Calculating line numbers... (interrupt to abort)'))
    await this.#document.source.need(Infinity, () => this.#screen.arrival())
    this.#top = this.#before({ line: this.#lines.length, row: 0 }, this.#height)
  }

  async #toPercent(percent: number): Promise<void> {
    await this.#document.source.need(Infinity, () => this.#screen.arrival())
    await this.#toLine(Math.floor((this.#lines.length * Math.min(100, percent)) / 100) + 1)
  }

  #shift(direction: number): void {
    // real less cuts lines as long as it is shifted
    const step = Math.floor(this.#screen.columns / 2)
    this.#side = Math.max(0, this.#side + direction * step)
    if (this.#side > 0) this.options.chop = true
    this.#forget()
  }

  async #follow(): Promise<void> {
    const { source } = this.#document
    for (;;) {
      source.again()
      await source.need(Infinity, () => this.#screen.arrival())
      this.#top = this.#before({ line: this.#lines.length, row: 0 }, this.#height)
      this.#draw(inverse('Waiting for data... (interrupt to abort)'))
      const key = await this.#screen.key(1000)
      if (key === '^C' || key === 'q') break
    }
    source.ended = true
  }

  async #help(): Promise<void> {
    const [document, top, filter, named] = [this.#document, this.#top, this.#filter, this.#position]
    this.#filter = undefined
    const source = LineSource.of(this.#process, this.#process.file(1), HELP.trimEnd().split('\n'))
    const next = this.#hasNext
    await this.show({ name: 'HELP -- press q when done', source })
    this.#document = document
    this.#top = top
    this.#filter = filter
    this.#position = named
    this.#hasNext = next
    this.#forget()
  }

  async #switch(): Promise<void> {
    this.#draw('-')
    const key = await this.#screen.key()
    const { options } = this
    if (key === 'N') options.numbers = !options.numbers
    else if (key === 'S') options.chop = !options.chop
    else if (key === 'R' || key === 'r') options.raw = !options.raw
    else if (key === 'i' || key === 'I') {
      options.ignoreCase = !options.ignoreCase
      this.#message = `${options.ignoreCase ? 'Ignore' : 'Heed'} case in searches  (press RETURN)`
    } else if (key === 'M' || key === 'm') options.verbosity = key === 'M' ? 2 : 1
    else this.#message = `There is no ${key} option  (press RETURN)`
    if (key === 'S') this.#message = `${options.chop ? 'Chop' : 'Fold'} long lines  (press RETURN)`
    if (!options.chop) this.#side = 0
    this.#forget()
  }

  async #colon(): Promise<Leaving | undefined> {
    this.#draw(' :')
    const key = await this.#screen.key()
    if (key === 'q' || key === 'Q') return 'quit'
    if (key === 'n') return 'next'
    if (key === 'p') return 'previous'
    if (key === 'f') this.#message = `${this.#status()}  (press RETURN)`
    return undefined
  }

  async #ask(kind: '/' | '?' | '&'): Promise<void> {
    const show = (text: string): void => this.#draw((kind === '&' ? '&/' : kind) + text)
    const pattern = await askLine(this.#screen, show, this.#patterns)
    if (pattern === undefined) return undefined
    if (pattern !== '') this.#patterns.push(pattern)
    if (kind !== '&') return this.#search(pattern, kind === '?')
    this.#filter = pattern === '' ? undefined : this.#compile(pattern)
    this.#forget()
    this.#top = TOP
    return undefined
  }

  #compile(pattern: string): Matcher | undefined {
    // -i heeds the case of patterns that have capitals
    const fold = this.options.ignoreCase && pattern === pattern.toLowerCase()
    const matcher = matcherOf(pattern, fold)
    if (typeof matcher !== 'string') return matcher
    this.#message = `${matcher}  (press RETURN)`
    return undefined
  }

  async #search(pattern: string, backward: boolean): Promise<void> {
    if (pattern !== '') {
      const matcher = this.#compile(pattern)
      if (!matcher) return
      this.#matcher = matcher
    }
    this.#backward = backward
    this.#forget()
    await this.#again(backward, pattern !== '' && !backward ? 0 : 1)
  }

  /** Goes to the next line that fits; the first of the screen counts where `skip` is 0. */
  async #again(backward: boolean, skip = 1): Promise<void> {
    const matcher = this.#matcher
    if (!matcher) {
      this.#message = 'No previous regular expression  (press RETURN)'
      return
    }
    const { source } = this.#document
    const step = backward ? -1 : 1
    for (let line = this.#top.line + (backward ? -1 : skip); line >= 0; line += step) {
      if (line >= this.#lines.length) await source.need(line, () => this.#screen.arrival())
      if (line >= this.#lines.length) break
      if (await this.#process.inTurns(matcher.fits(this.#lines[line] ?? ''))) {
        await source.need(line + this.#height, () => this.#screen.arrival())
        this.#top = { line, row: 0 }
        return
      }
      const due = this.#process.due()
      if (due) await due
    }
    this.#message = 'Pattern not found  (press RETURN)'
  }
}

const same = <T>(keys: string, value: T): Readonly<Record<string, T>> =>
  Object.fromEntries(keys.split(' ').map((key) => [key, value]))

/** Where the caret stands after a status: colours take no cell. */
const widthOf = (status: string, columns: number): number =>
  Math.min(columns - 1, status.replace(/\x1b\[[0-9;]*m/g, '').length)
