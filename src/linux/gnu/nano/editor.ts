import { graphemes, textWidth } from '../../../base/width.ts'
import { type FullScreen, RESIZE } from '../library/full-screen.ts'
import { Buffer } from './buffer.ts'
import { columnOf, offsetAt, pageStart, rowOf } from './layout.ts'

/** The files that an editor reads and writes; failures come back as sentences. */
export interface Files {
  read(name: string): Promise<{ readonly text: string } | { readonly refused: string }>
  /** The reason why it was not written; undefined when it was. */
  write(name: string, text: string): Promise<string | undefined>
  exists(name: string): boolean
}

export interface EditorOptions {
  readonly numbers: boolean
  /** Nothing may be changed (-v). */
  readonly viewOnly: boolean
  /** The file may be read, but not written. */
  readonly unwritable: boolean
}

type Hint = readonly [key: string, label: string]

const MAIN_HINTS: readonly Hint[] = [
  ['^G', 'Help'],
  ['^X', 'Exit'],
  ['^O', 'Write Out'],
  ['^R', 'Read File'],
  ['^W', 'Where Is'],
  ['^\\', 'Replace'],
  ['^K', 'Cut'],
  ['^U', 'Paste'],
  ['M-U', 'Undo'],
  ['M-E', 'Redo'],
  ['^C', 'Location'],
  ['^/', 'Go To Line'],
  ['M-N', 'Numbers'],
  ['M-6', 'Copy'],
]
const PROMPT_HINTS: readonly Hint[] = [
  ['^G', 'Help'],
  ['^C', 'Cancel'],
]
const YES_NO_HINTS: readonly Hint[] = [
  [' Y', 'Yes'],
  [' N', 'No'],
  ['', ''],
  ['^C', 'Cancel'],
]

/**
 * How many hints stand in the two rows: as many as nano 7.2 shows, but fewer where it would cut their words on a narrow screen.
 */
function countOfHints(hints: readonly Hint[], columns: number): number {
  let count = Math.min(hints.length, Math.max(2, Math.floor((columns + 40) / 20) * 2))
  const room = (): number => Math.floor(columns / Math.ceil(count / 2))
  const isCut = ([key, label]: Hint): boolean => key.length + 1 + label.length > room()
  while (count > 2 && hints.slice(0, count).some(isCut)) count -= 2
  return count
}

const HELP = `Type to put text in at the caret. Keys with ^ are pressed together with
Ctrl, those with M- together with Alt, or after Esc.

^S        save            ^O  write to a file whose name is asked for
^X        leave; asks whether to save what has been changed
^K  ^U    cut a line, put it back; M-6 copies it
M-U M-E   undo, redo
^W  M-W   search, search again; ^\\ replaces
^/  M-G   go to a line; ^C tells where the caret is
^A  ^E    to the beginning, the end of the line
^Y  ^V    a screen up, down; M-\\ and M-/ to the beginning, the end
M-N       show or hide line numbers

Any key goes back to the text.`

const inverse = (text: string): string => `\x1b[7m${text}\x1b[27m`
const TITLE = '  GNU nano 7.2'

const percent = (part: number, all: number): number => Math.floor((part * 100) / Math.max(1, all))

const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** The number of lines as nano counts them: the empty one after the last newline is none. */
const lineCount = (text: string): number => (text === '' ? 0 : text.split('\n').length - (text.endsWith('\n') ? 1 : 0))

/** The editor: one text on the whole screen. */
export class Editor {
  readonly #screen: FullScreen
  readonly #files: Files
  #name: string
  #buffer = new Buffer('')
  #first = 0
  #message = ''
  #numbers: boolean
  readonly #viewOnly: boolean
  #pattern = ''
  /** The column that up and down keep to. */
  #wish: number | undefined
  #left = false
  readonly #unwritable: boolean

  constructor(screen: FullScreen, files: Files, name: string, options: EditorOptions) {
    this.#screen = screen
    this.#files = files
    this.#name = name
    this.#numbers = options.numbers
    this.#viewOnly = options.viewOnly
    this.#unwritable = options.unwritable
  }

  /** Edits until the learner leaves; begins at a line and a column, from 1. */
  async run(line: number, column: number): Promise<void> {
    await this.#open()
    if (line > 1 || column > 1) this.#buffer.move({ line: line - 1, at: Math.max(0, column - 1) })
    while (!this.#left) {
      this.#draw()
      const key = await this.#key()
      if (key !== RESIZE) this.#message = ''
      await this.#press(key)
    }
  }

  /** The next key; Escape before another one is Alt. */
  async #key(): Promise<string> {
    const key = await this.#screen.key()
    if (key !== 'Escape') return key
    const next = await this.#screen.key()
    return next.length === 1 ? `M-${next}` : next
  }

  async #open(): Promise<void> {
    if (this.#name === '') return
    const answer = await this.#files.read(this.#name)
    if ('refused' in answer) {
      this.#message = answer.refused
      if (!/^New File$|does not exist$/.test(answer.refused)) this.#name = ''
      return
    }
    this.#buffer = new Buffer(answer.text)
    this.#message = this.#unwritable
      ? `File '${this.#name}' is unwritable`
      : `Read ${plural(lineCount(answer.text), 'line')}`
  }

  get #height(): number {
    return Math.max(1, this.#screen.rows - 4)
  }

  get #margin(): number {
    return this.#numbers ? String(this.#buffer.lines.length).length + 1 : 0
  }

  get #width(): number {
    return Math.max(4, this.#screen.columns - this.#margin)
  }

  #title(): string {
    const { columns } = this.#screen
    const right = this.#buffer.modified ? 'Modified  ' : this.#viewOnly ? 'View  ' : '          '
    const name = this.#name === '' ? 'New Buffer' : this.#name
    const room = Math.max(0, columns - TITLE.length - right.length - 2)
    const shown = textWidth(name) > room ? `...${name.slice(-Math.max(0, room - 3))}` : name
    const start = Math.max(TITLE.length + 2, Math.floor((columns - textWidth(shown)) / 2))
    const left = TITLE.padEnd(start) + shown
    const blanks = columns - textWidth(left) - right.length
    return inverse((left + ' '.repeat(Math.max(0, blanks)) + right).slice(0, columns + shown.length - textWidth(shown)))
  }

  /** The two rows of hints, as many as fit. */
  #hints(hints: readonly Hint[]): readonly string[] {
    const { columns } = this.#screen
    const count = countOfHints(hints, columns)
    const width = Math.floor(columns / Math.ceil(count / 2))
    return [0, 1].map((row) =>
      hints
        .slice(0, count)
        .filter((_hint, at) => at % 2 === row)
        .map(([key, label]) => {
          const text = label.slice(0, Math.max(0, width - key.length - 1))
          return `${inverse(key)} ${text}${' '.repeat(Math.max(0, width - key.length - 1 - text.length))}`
        })
        .join(''),
    )
  }

  #scroll(): void {
    const { line } = this.#buffer.caret
    const height = this.#height
    if (line < this.#first || line >= this.#first + height) {
      // a step beyond the edge scrolls by one, a jump puts the caret in the middle
      if (line === this.#first - 1) this.#first = line
      else if (line === this.#first + height) this.#first += 1
      else this.#first = line - Math.floor(height / 2)
    }
    this.#first = Math.max(0, Math.min(this.#first, this.#buffer.lines.length - 1))
  }

  #draw(status?: string, hints = MAIN_HINTS, caretAt?: number): void {
    this.#scroll()
    const { lines, caret, line } = this.#buffer
    const [width, margin] = [this.#width, this.#margin]
    const column = columnOf(line, caret.at)
    const start = pageStart(column, width)
    const rows = Array.from({ length: this.#height }, (_none, at) => {
      const number = this.#first + at
      const text = lines[number]
      if (text === undefined) return ''
      const label = margin > 0 ? inverse(String(number + 1).padStart(margin - 1)) + ' ' : ''
      return label + rowOf(text, number === caret.line ? start : 0, width)
    })
    const place =
      caretAt === undefined
        ? { row: 1 + caret.line - this.#first, column: margin + column - start }
        : { row: this.#height + 1, column: Math.min(caretAt, this.#screen.columns - 1) }
    this.#screen.draw([this.#title(), ...rows, status ?? this.#bar(), ...this.#hints(hints)], place)
  }

  #bar(): string {
    if (this.#message === '') return ''
    const text = `[ ${this.#message} ]`
    return ' '.repeat(Math.max(0, Math.floor((this.#screen.columns - textWidth(text)) / 2))) + inverse(text)
  }

  /** Asks for a line in the bar above the hints; undefined when it is given up. */
  async #ask(label: string, answer = ''): Promise<string | undefined> {
    let text = answer
    for (;;) {
      const shown = `${label}: ${text}`
      const { columns } = this.#screen
      const cut = textWidth(shown) >= columns ? shown.slice(textWidth(shown) - columns + 1) : shown
      this.#draw(inverse(cut + ' '.repeat(columns - textWidth(cut))), PROMPT_HINTS, textWidth(cut))
      const key = await this.#screen.key()
      if (key === 'Enter') return text
      if (key === '^C' || key === 'Escape') {
        this.#message = 'Cancelled'
        return undefined
      }
      if (key === 'Backspace') text = graphemes(text).slice(0, -1).join('')
      else if (key === '^K' || key === '^U') text = ''
      else if (isText(key)) text += key
    }
  }

  /** Asks a question; undefined when it is given up. */
  async #confirm(question: string): Promise<boolean | undefined> {
    for (;;) {
      this.#draw(inverse(`${question} `.padEnd(this.#screen.columns)), YES_NO_HINTS, question.length + 1)
      const key = await this.#screen.key()
      if (/^y$/i.test(key) || /^n$/i.test(key)) return /^y$/i.test(key)
      if (key === '^C' || key === 'Escape') {
        this.#message = 'Cancelled'
        return undefined
      }
    }
  }

  async #press(key: string): Promise<void> {
    const vertical = /^(Up|Down|PageUp|PageDown|\^[PNYV])$/.test(key)
    if (!vertical) this.#wish = undefined
    const command = this.#moves()[key] ?? this.#commands()[key]
    if (command) await command()
    else if (isText(key) || key === 'Tab') this.#edit(() => this.#buffer.insert(key === 'Tab' ? '\t' : key, 'addition'))
    else if (key !== RESIZE) this.#message = `Unbound key: ${key}`
  }

  #moves(): Readonly<Record<string, () => unknown>> {
    const buffer = this.#buffer
    const { line } = buffer.caret
    const page = Math.max(1, this.#height - 2)
    return {
      ...keys('Left ^B', () => buffer.left()),
      ...keys('Right ^F', () => buffer.right()),
      ...keys('Up ^P', () => this.#vertical(-1)),
      ...keys('Down ^N', () => this.#vertical(1)),
      ...keys('PageUp ^Y', () => this.#vertical(-page)),
      ...keys('PageDown ^V', () => this.#vertical(page)),
      ...keys('Home ^A', () => buffer.move({ line, at: 0 })),
      ...keys('End ^E', () => buffer.move({ line, at: Infinity })),
      ...keys('M-\\ C-Home', () => buffer.move({ line: 0, at: 0 })),
      ...keys('M-/ C-End', () => buffer.move({ line: Infinity, at: Infinity })),
      ...keys('C-Left M-b', () => this.#word(-1)),
      ...keys('C-Right M-f', () => this.#word(1)),
    }
  }

  #commands(): Readonly<Record<string, () => unknown>> {
    const buffer = this.#buffer
    return {
      Enter: () => this.#edit(() => buffer.insert('\n', 'line break')),
      ...keys('Backspace ^H', () => this.#edit(() => buffer.deleteBackward())),
      ...keys('Delete ^D', () => this.#edit(() => buffer.deleteForward())),
      '^K': () => this.#edit(() => this.#say(buffer.cutLine() ? '' : 'Nothing was cut')),
      '^U': () => this.#edit(() => this.#say(buffer.paste() ? '' : 'Cutbuffer is empty')),
      ...keys('M-6 M-^', () => buffer.copyLine()),
      ...keys('M-u M-U', () => this.#edit(() => this.#undone('Undid', buffer.undo(), 'undo'))),
      ...keys('M-e M-E', () => this.#edit(() => this.#undone('Redid', buffer.redo(), 'redo'))),
      ...keys('M-n M-N', () => (this.#numbers = !this.#numbers)),
      '^W': () => this.#where(),
      ...keys('M-w M-W', () => this.#find(this.#pattern)),
      ...keys('^\\ M-r M-R', () => this.#replace()),
      ...keys('^_ M-g M-G', () => this.#goTo()),
      '^C': () => this.#location(),
      '^G': () => this.#help(),
      '^L': () => this.#screen.redraw(),
      '^O': () => this.#writeOut(),
      '^S': () => (this.#name === '' ? this.#writeOut() : this.#write(this.#name)),
      '^R': () => this.#readFile(),
      '^X': () => this.#exit(),
      '^Z': () => this.#screen.suspend(),
    }
  }

  #say(message: string): void {
    this.#message = message
  }

  #edit(change: () => void): void {
    if (this.#viewOnly) this.#message = 'Key is invalid in view mode'
    else change()
  }

  #undone(verb: string, change: string | undefined, word: string): void {
    this.#message = change === undefined ? `Nothing to ${word}` : `${verb} ${change}`
  }

  #vertical(count: number): void {
    const { caret, line, lines } = this.#buffer
    const wish = this.#wish ?? columnOf(line, caret.at)
    const target = caret.line + count
    if (target < 0) this.#buffer.move({ line: 0, at: 0 })
    else if (target >= lines.length) this.#buffer.move({ line: lines.length - 1, at: Infinity })
    else this.#buffer.move({ line: target, at: offsetAt(lines[target] ?? '', wish) })
    this.#wish = wish
  }

  #word(direction: 1 | -1): void {
    const { line, caret } = this.#buffer
    const starts = [...line.matchAll(/[\p{L}\p{N}_]+/gu)].map(({ index }) => index)
    const next = direction > 0 ? starts.find((at) => at > caret.at) : starts.findLast((at) => at < caret.at)
    if (next !== undefined) this.#buffer.move({ line: caret.line, at: next })
    else if (direction > 0)
      this.#buffer.move({ line: caret.line + 1, at: caret.line + 1 < this.#buffer.lines.length ? 0 : Infinity })
    else this.#buffer.move({ line: caret.line - 1, at: caret.line > 0 ? Infinity : 0 })
  }

  async #where(): Promise<void> {
    const pattern = await this.#ask(this.#pattern === '' ? 'Search' : `Search [${this.#pattern}]`)
    if (pattern !== undefined) this.#find(pattern === '' ? this.#pattern : pattern)
  }

  /** Goes to the next place of a text, case ignored, over the end to the beginning. */
  #find(pattern: string): void {
    if (pattern === '') {
      this.#message = 'No current search pattern'
      return
    }
    this.#pattern = pattern
    const { caret, lines } = this.#buffer
    const sought = pattern.toLowerCase()
    for (let step = 0; step <= lines.length; step += 1) {
      const line = (caret.line + step) % lines.length
      const at = (lines[line] ?? '').toLowerCase().indexOf(sought, step === 0 ? caret.at + 1 : 0)
      if (at < 0) continue
      const same = line === caret.line && at === caret.at
      if (same) this.#message = 'This is the only occurrence'
      else if (line < caret.line || (line === caret.line && at < caret.at)) this.#message = 'Search Wrapped'
      this.#buffer.move({ line, at })
      return
    }
    this.#message = `"${pattern}" not found`
  }

  async #replace(): Promise<void> {
    if (this.#viewOnly) return this.#edit(() => undefined)
    const asked = await this.#ask(
      this.#pattern === '' ? 'Search (to replace)' : `Search (to replace) [${this.#pattern}]`,
    )
    if (asked === undefined) return undefined
    const pattern = asked === '' ? this.#pattern : asked
    if (pattern === '') return undefined
    this.#pattern = pattern
    const by = await this.#ask('Replace with')
    if (by === undefined) return undefined
    return this.#replaceEach(pattern, by)
  }

  async #replaceEach(pattern: string, by: string): Promise<void> {
    let [count, all] = [0, false]
    let from = this.#buffer.caret
    for (let place = this.#next(pattern, from); place; place = this.#next(pattern, from)) {
      this.#buffer.move(place)
      const answer = all ? 'y' : await this.#choice('Replace this instance?')
      if (answer === undefined) break
      if (answer === 'a') all = true
      from = { line: place.line, at: place.at + (answer === 'n' ? pattern.length : by.length) }
      if (answer === 'n') continue
      this.#buffer.remove(place, { line: place.line, at: place.at + pattern.length }, 'replacement')
      this.#buffer.insert(by, 'replacement')
      count += 1
    }
    this.#message = count === 0 ? `"${pattern}" not found` : `Replaced ${plural(count, 'occurrence')}`
  }

  #next(
    pattern: string,
    { line, at }: { readonly line: number; readonly at: number },
  ): { readonly line: number; readonly at: number } | undefined {
    const { lines } = this.#buffer
    const sought = pattern.toLowerCase()
    for (let row = line; row < lines.length; row += 1) {
      const found = (lines[row] ?? '').toLowerCase().indexOf(sought, row === line ? at : 0)
      if (found >= 0) return { line: row, at: found }
    }
    return undefined
  }

  async #choice(question: string): Promise<'y' | 'n' | 'a' | undefined> {
    const hints: readonly Hint[] = [
      [' Y', 'Yes'],
      [' N', 'No'],
      [' A', 'All'],
      ['^C', 'Cancel'],
    ]
    for (;;) {
      this.#draw(inverse(`${question} `.padEnd(this.#screen.columns)), hints)
      const key = (await this.#screen.key()).toLowerCase()
      if (key === 'y' || key === 'n' || key === 'a') return key
      if (key === '^c' || key === 'escape') return undefined
    }
  }

  async #goTo(): Promise<void> {
    const answer = await this.#ask('Enter line number, column number')
    if (answer === undefined) return
    const match = /^\s*(\d+)?\s*(?:[,. ]\s*(\d+))?\s*$/.exec(answer)
    if (!match || (match[1] === undefined && match[2] === undefined)) {
      this.#message = 'Invalid line or column number'
      return
    }
    const line = match[1] === undefined ? this.#buffer.caret.line : Number(match[1]) - 1
    this.#buffer.move({ line, at: 0 })
    const column = Number(match[2] ?? 1) - 1
    this.#buffer.move({ line: this.#buffer.caret.line, at: offsetAt(this.#buffer.line, column) })
  }

  #location(): void {
    const { lines, caret, line, text } = this.#buffer
    const column = columnOf(line, caret.at) + 1
    const width = columnOf(line, line.length) + 1
    const before = lines.slice(0, caret.line).reduce((sum, one) => sum + one.length + 1, caret.at)
    this.#message =
      `line ${caret.line + 1}/${lines.length} (${percent(caret.line + 1, lines.length)}%), ` +
      `col ${column}/${width} (${percent(column, width)}%), char ${before}/${text.length} (${percent(before, text.length)}%)`
  }

  async #help(): Promise<void> {
    const rows = HELP.split('\n').slice(0, this.#screen.rows - 1)
    this.#screen.draw([inverse('  nano help'.padEnd(this.#screen.columns)), ...rows])
    await this.#screen.key()
  }

  async #write(name: string): Promise<boolean> {
    const { text } = this.#buffer
    const refused = await this.#files.write(name, text)
    this.#message =
      refused === undefined ? `Wrote ${plural(lineCount(text), 'line')}` : `Error writing ${name}: ${refused}`
    if (refused !== undefined) return false
    this.#name = name
    this.#buffer.markSaved()
    return true
  }

  /** Asks for a name and writes; true when it has been written. */
  async #writeOut(): Promise<boolean> {
    const name = await this.#ask('File Name to Write', this.#name)
    if (name === undefined) return false
    if (name === '') {
      this.#message = 'Cancelled'
      return false
    }
    if (name !== this.#name) {
      const question = this.#files.exists(name)
        ? `File "${name}" exists; OVERWRITE?`
        : 'Save file under DIFFERENT NAME?'
      const asks = this.#files.exists(name) || this.#name !== ''
      if (asks && (await this.#confirm(question)) !== true) return false
    }
    return this.#write(name)
  }

  async #readFile(): Promise<void> {
    if (this.#viewOnly) return this.#edit(() => undefined)
    const name = await this.#ask('File to insert [from ./]')
    if (name === undefined || name === '') return undefined
    const answer = await this.#files.read(name)
    if ('refused' in answer) this.#message = answer.refused === 'New File' ? `File "${name}" not found` : answer.refused
    else {
      this.#buffer.insert(answer.text, 'insertion')
      this.#message = `Read ${plural(lineCount(answer.text), 'line')}`
    }
    return undefined
  }

  async #exit(): Promise<void> {
    if (!this.#buffer.modified || this.#viewOnly) {
      this.#left = true
      return
    }
    const save = await this.#confirm('Save modified buffer?')
    if (save === undefined) return
    this.#left = save ? await this.#writeOut() : true
  }
}

const keys = <T>(names: string, value: T): Readonly<Record<string, T>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]))

/** Whether a key is a character to put in. */
const isText = (key: string): boolean => !/^(\^.|[MC]-.+|[A-Z][A-Za-z0-9]+)$/.test(key) && key !== ''
