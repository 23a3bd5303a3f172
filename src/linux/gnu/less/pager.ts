import { type FullScreen, RESIZE } from '../library/full-screen.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { HELP } from './help.ts'
import type { PagerOptions } from './options.ts'
import { askLine } from './prompt.ts'
import { type Matcher, matcherOf } from './search.ts'
import { LineSource } from './source.ts'
import { TOP, Window } from './window.ts'

/** A text to look at. */
export interface Document {
  /** As the prompt names it; empty for what comes through a pipe. */
  readonly name: string
  readonly source: LineSource
  /** What stands in the last row instead of the file's name: man says how to get help. */
  readonly prompt?: string
}

const inverse = (text: string): string => `\x1b[7m${text}\x1b[27m`

/** Why the pager lets go of a document. */
export type Leaving = 'quit' | 'next' | 'previous'

/** Shows one document after the other in the same screen. */
export class Pager {
  readonly #process: GnuProcess
  readonly #screen: FullScreen
  readonly #options: PagerOptions
  readonly #window: Window
  #document: Document
  /** The digits that were typed before a command. */
  #count = ''
  #message = ''
  /** Whether the prompt has the file's name. */
  #named = true
  #backward = false
  readonly #patterns: string[] = []
  /** Says which file of how many this is. */
  #position = ''
  #hasNext = ''

  constructor(process: GnuProcess, screen: FullScreen, options: PagerOptions, document: Document) {
    this.#process = process
    this.#screen = screen
    this.#options = options
    this.#document = document
    this.#window = new Window(process, screen, options, document.source)
  }

  /**
   * Shows a document until the learner goes on. `position` is `(file 1 of 2)`, `next` the file after it;
   * `keep` stays at the place where `begin` went.
   */
  async show(document: Document, { position = '', next = '', keep = false } = {}): Promise<Leaving> {
    this.#document = document
    this.#window.open(document.source, keep ? this.#window.top : TOP)
    this.#named = true
    this.#position = position
    this.#hasNext = next
    for (;;) {
      await this.#window.layOutLong()
      await this.#window.fill(() => this.#draw())
      this.#draw()
      const key = await this.#screen.key()
      const leaving = await this.#press(key)
      if (leaving) return leaving
    }
  }

  /** Goes to what `+G`, `+/pattern` or `+N` of the command line say. */
  async begin(document: Document, command: string): Promise<void> {
    this.#document = document
    this.#window.open(document.source)
    await this.#window.fill(() => this.#draw())
    if (command === 'G') await this.#toEnd()
    else if (command === 'F') await this.#follow()
    else if (command.startsWith('/')) await this.#search(command.slice(1), false)
    else if (/^\d+g?$/.test(command)) await this.#window.toLine(Number.parseInt(command, 10))
  }

  #prompt(): string {
    const { name, prompt } = this.#document
    if (this.#message !== '') return inverse(this.#message)
    if (this.#count !== '') return `:${this.#count}`
    const end = this.#window.atEnd ? (this.#hasNext === '' ? '(END)' : `(END) - Next: ${this.#hasNext}`) : ''
    if (prompt !== undefined)
      return inverse(
        `${prompt} line ${this.#window.top.line + 1}${end === '' ? '' : ` ${end}`} (press h for help or q to quit)`,
      )
    if (this.#options.verbosity === 2) return inverse(this.#status())
    const first = this.#named && name !== '' ? [name, this.#position].filter(Boolean).join(' ') : ''
    const percent = this.#options.verbosity === 1 && end === '' ? `${this.#window.percent()}%` : ''
    const text = [first, percent, end].filter(Boolean).join(' ')
    return text === '' ? ':' : inverse(text)
  }

  #status(): string {
    const { name, source } = this.#document
    const all = source.ended ? `/${this.#window.lines.length}` : ''
    const place = this.#window.atEnd ? '(END)' : source.ended ? `${this.#window.percent()}%` : ''
    return [name, this.#position, `lines ${this.#window.top.line + 1}-${this.#window.bottomLine()}${all}`, place]
      .filter(Boolean)
      .join(' ')
  }

  #draw(status = this.#prompt()): void {
    const rows = [...this.#window.visible()]
    while (rows.length < this.#window.height) rows.push(this.#document.source.ended ? '~' : '')
    // the screen is filled from its bottom only when there is more above
    this.#screen.draw([...rows, status], { row: this.#window.height, column: widthOf(status, this.#screen.columns) })
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
    const line = (count = 1): Promise<void> => this.#window.forward(count)
    const back = (count = 1): void => this.#window.back(count)
    const screen = (count = this.#window.height): Promise<void> => this.#window.forward(count)
    const screenBack = (count = this.#window.height): void => this.#window.back(count)
    // the row below, where it asks, counts here
    const half = Math.floor((this.#window.height + 2) / 2)
    const start = (count = 1): Promise<void> => this.#window.toLine(count)
    const end = (count?: number): Promise<void> => (count === undefined ? this.#toEnd() : this.#window.toLine(count))
    return {
      ...same('e j Enter Down ^N ^E', line),
      ...same('y k Up ^P ^Y', back),
      ...same('f PageDown ^F ^V', screen),
      ' ': screen,
      ...same('b PageUp ^B M-v', screenBack),
      ...same('d ^D', (count = half) => this.#window.forward(count)),
      ...same('u ^U', (count = half) => this.#window.back(count)),
      ...same('g < Home', start),
      ...same('G > End', end),
      ...same('p %', (percent = 0) => this.#toPercent(percent)),
      ...same('r ^L', () => this.#screen.redraw()),
      ...same('= ^G', () => (this.#message = `${this.#status()}  (press RETURN)`)),
      [RESIZE]: () => this.#window.forget(),
      Right: () => this.#window.shift(1),
      Left: () => this.#window.shift(-1),
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

  async #toEnd(): Promise<void> {
    this.#draw(inverse('Calculating line numbers... (interrupt to abort)'))
    await this.#document.source.need(Infinity, () => this.#screen.arrival())
    this.#window.toBottom()
  }

  async #toPercent(percent: number): Promise<void> {
    await this.#document.source.need(Infinity, () => this.#screen.arrival())
    await this.#window.toLine(Math.floor((this.#window.lines.length * Math.min(100, percent)) / 100) + 1)
  }

  async #follow(): Promise<void> {
    const { source } = this.#document
    for (;;) {
      source.again()
      await source.need(Infinity, () => this.#screen.arrival())
      this.#window.toBottom()
      this.#draw(inverse('Waiting for data... (interrupt to abort)'))
      const key = await this.#screen.key(1000)
      if (key === '^C' || key === 'q') break
    }
    source.ended = true
  }

  async #help(): Promise<void> {
    const [document, position] = [this.#document, this.#position]
    const { top, filter } = this.#window
    this.#window.filter = undefined
    const source = LineSource.of(this.#process, this.#process.file(1), HELP.trimEnd().split('\n'))
    const next = this.#hasNext
    await this.show({ name: 'HELP -- press q when done', source })
    this.#document = document
    this.#window.filter = filter
    this.#window.open(document.source, top)
    this.#position = position
    this.#hasNext = next
  }

  async #switch(): Promise<void> {
    this.#draw('-')
    const key = await this.#screen.key()
    const options = this.#options
    if (key === 'N') options.numbers = !options.numbers
    else if (key === 'S') options.chop = !options.chop
    else if (key === 'R' || key === 'r') options.raw = !options.raw
    else if (key === 'i' || key === 'I') {
      options.ignoreCase = !options.ignoreCase
      this.#message = `${options.ignoreCase ? 'Ignore' : 'Heed'} case in searches  (press RETURN)`
    } else if (key === 'M' || key === 'm') options.verbosity = key === 'M' ? 2 : 1
    else this.#message = `There is no ${key} option  (press RETURN)`
    if (key === 'S') this.#message = `${options.chop ? 'Chop' : 'Fold'} long lines  (press RETURN)`
    if (!options.chop) this.#window.unshift()
    this.#window.forget()
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
    this.#window.filter = pattern === '' ? undefined : this.#compile(pattern)
    this.#window.forget()
    this.#window.top = TOP
    return undefined
  }

  #compile(pattern: string): Matcher | undefined {
    // -i heeds the case of patterns that have capitals
    const fold = this.#options.ignoreCase && pattern === pattern.toLowerCase()
    const matcher = matcherOf(pattern, fold)
    if (typeof matcher !== 'string') return matcher
    this.#message = `${matcher}  (press RETURN)`
    return undefined
  }

  async #search(pattern: string, backward: boolean): Promise<void> {
    if (pattern !== '') {
      const matcher = this.#compile(pattern)
      if (!matcher) return
      this.#window.matcher = matcher
    }
    this.#backward = backward
    this.#window.forget()
    await this.#again(backward, pattern !== '' && !backward ? 0 : 1)
  }

  /** Goes to the next line that fits; the first of the screen counts where `skip` is 0. */
  async #again(backward: boolean, skip = 1): Promise<void> {
    const matcher = this.#window.matcher
    if (!matcher) {
      this.#message = 'No previous regular expression  (press RETURN)'
      return
    }
    const { source } = this.#document
    const step = backward ? -1 : 1
    for (let line = this.#window.top.line + (backward ? -1 : skip); line >= 0; line += step) {
      if (line >= this.#window.lines.length) await source.need(line, () => this.#screen.arrival())
      if (line >= this.#window.lines.length) break
      if (await this.#process.inTurns(matcher.fits(this.#window.lines[line] ?? ''))) {
        await source.need(line + this.#window.height, () => this.#screen.arrival())
        this.#window.top = { line, row: 0 }
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
