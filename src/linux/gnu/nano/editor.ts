import { type FullScreen, RESIZE } from '../library/full-screen.ts'
import { Bar, isText, type Prompt } from './bar.ts'
import { Buffer } from './buffer.ts'
import { lineCount, locationOf, plural } from './counts.ts'
import type { Files } from './files.ts'
import { MAIN_HINTS } from './hints.ts'
import { inverse, offsetAt } from './layout.ts'
import { Movement } from './movement.ts'
import { Search } from './search.ts'
import { View } from './view.ts'

export interface EditorOptions {
  readonly numbers: boolean
  /** Nothing may be changed (-v). */
  readonly viewOnly: boolean
  /** The file may be read, but not written. */
  readonly unwritable: boolean
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

/** The editor: one text on the whole screen. */
export class Editor {
  readonly #screen: FullScreen
  readonly #files: Files
  readonly #viewOnly: boolean
  readonly #unwritable: boolean
  readonly #view: View
  readonly #bar: Bar
  readonly #search: Search
  readonly #movement = new Movement()
  #name: string
  #buffer = new Buffer('')
  #left = false

  constructor(screen: FullScreen, files: Files, name: string, options: EditorOptions) {
    this.#screen = screen
    this.#files = files
    this.#name = name
    this.#viewOnly = options.viewOnly
    this.#unwritable = options.unwritable
    this.#view = new View(screen, options.numbers)
    this.#bar = new Bar(screen, (prompt) => this.#draw(prompt))
    this.#search = new Search(this.#bar)
  }

  /** Edits until the learner leaves; begins at a line and a column, from 1. */
  async run(line: number, column: number): Promise<void> {
    await this.#open()
    if (line > 1 || column > 1) this.#buffer.move({ line: line - 1, at: Math.max(0, column - 1) })
    while (!this.#left) {
      this.#draw()
      const key = await this.#key()
      if (key !== RESIZE) this.#bar.message = ''
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
    const reading = await this.#files.read(this.#name)
    if (reading.type === 'text') {
      this.#buffer = new Buffer(reading.text)
      const lines = `Read ${plural(lineCount(reading.text), 'line')}`
      this.#say(this.#unwritable ? `File '${this.#name}' is unwritable` : lines)
    } else {
      this.#say(reading.type === 'new' ? 'New File' : reading.refused)
      if (reading.type === 'unreadable') this.#name = ''
    }
  }

  #draw(prompt: Prompt = { row: this.#bar.row(), hints: MAIN_HINTS }): void {
    this.#view.draw({ buffer: this.#buffer, name: this.#name, viewOnly: this.#viewOnly }, prompt)
  }

  async #press(key: string): Promise<void> {
    const vertical = /^(Up|Down|PageUp|PageDown|\^[PNYV])$/.test(key)
    if (!vertical) this.#movement.forgetColumn()
    const command = this.#moves()[key] ?? this.#commands()[key]
    if (command) await command()
    else if (isText(key) || key === 'Tab') this.#edit(() => this.#buffer.insert(key === 'Tab' ? '\t' : key, 'addition'))
    else if (key !== RESIZE) this.#bar.message = `Unbound key: ${key}`
  }

  #moves(): Readonly<Record<string, () => unknown>> {
    const buffer = this.#buffer
    const { line } = buffer.caret
    const page = Math.max(1, this.#view.height - 2)
    return {
      ...keys('Left ^B', () => buffer.left()),
      ...keys('Right ^F', () => buffer.right()),
      ...keys('Up ^P', () => this.#movement.vertical(buffer, -1)),
      ...keys('Down ^N', () => this.#movement.vertical(buffer, 1)),
      ...keys('PageUp ^Y', () => this.#movement.vertical(buffer, -page)),
      ...keys('PageDown ^V', () => this.#movement.vertical(buffer, page)),
      ...keys('Home ^A', () => buffer.move({ line, at: 0 })),
      ...keys('End ^E', () => buffer.move({ line, at: Infinity })),
      ...keys('M-\\ C-Home', () => buffer.move({ line: 0, at: 0 })),
      ...keys('M-/ C-End', () => buffer.move({ line: Infinity, at: Infinity })),
      ...keys('C-Left M-b', () => this.#movement.word(buffer, -1)),
      ...keys('C-Right M-f', () => this.#movement.word(buffer, 1)),
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
      ...keys('M-n M-N', () => (this.#view.numbers = !this.#view.numbers)),
      '^W': () => this.#search.where(buffer),
      ...keys('M-w M-W', () => this.#search.find(buffer)),
      ...keys('^\\ M-r M-R', () => this.#edit(() => this.#search.replace(buffer))),
      ...keys('^_ M-g M-G', () => this.#goTo()),
      '^C': () => this.#say(locationOf(buffer)),
      '^G': () => this.#help(),
      '^L': () => this.#screen.redraw(),
      '^O': () => this.#writeOut(),
      '^S': () => (this.#name === '' ? this.#writeOut() : this.#write(this.#name)),
      '^R': () => this.#edit(() => this.#readFile()),
      '^X': () => this.#exit(),
      '^Z': () => this.#screen.suspend(),
    }
  }

  #say(message: string): void {
    this.#bar.message = message
  }

  /** Does what changes the text, where that may be. */
  #edit(change: () => unknown): unknown {
    if (!this.#viewOnly) return change()
    return this.#say('Key is invalid in view mode')
  }

  #undone(verb: string, change: string | undefined, word: string): void {
    this.#bar.message = change === undefined ? `Nothing to ${word}` : `${verb} ${change}`
  }

  async #goTo(): Promise<void> {
    const answer = await this.#bar.ask('Enter line number, column number')
    if (answer === undefined) return
    const match = /^\s*(\d+)?\s*(?:[,. ]\s*(\d+))?\s*$/.exec(answer)
    if (!match || (match[1] === undefined && match[2] === undefined)) {
      this.#bar.message = 'Invalid line or column number'
      return
    }
    const line = match[1] === undefined ? this.#buffer.caret.line : Number(match[1]) - 1
    this.#buffer.move({ line, at: 0 })
    const column = Number(match[2] ?? 1) - 1
    this.#buffer.move({ line: this.#buffer.caret.line, at: offsetAt(this.#buffer.line, column) })
  }

  async #help(): Promise<void> {
    const rows = HELP.split('\n').slice(0, this.#screen.rows - 1)
    this.#screen.draw([inverse('  nano help'.padEnd(this.#screen.columns)), ...rows])
    await this.#screen.key()
  }

  async #write(name: string): Promise<boolean> {
    const { text } = this.#buffer
    const refused = await this.#files.write(name, text)
    this.#bar.message =
      refused === undefined ? `Wrote ${plural(lineCount(text), 'line')}` : `Error writing ${name}: ${refused}`
    if (refused !== undefined) return false
    this.#name = name
    this.#buffer.markSaved()
    return true
  }

  /** Asks for a name and writes; true when it has been written. */
  async #writeOut(): Promise<boolean> {
    const name = await this.#bar.ask('File Name to Write', this.#name)
    if (name === undefined) return false
    if (name === '') {
      this.#bar.message = 'Cancelled'
      return false
    }
    if (name !== this.#name) {
      const question = this.#files.exists(name)
        ? `File "${name}" exists; OVERWRITE?`
        : 'Save file under DIFFERENT NAME?'
      const asks = this.#files.exists(name) || this.#name !== ''
      if (asks && (await this.#bar.confirm(question)) !== true) return false
    }
    return this.#write(name)
  }

  async #readFile(): Promise<void> {
    const name = await this.#bar.ask('File to insert [from ./]')
    if (name === undefined || name === '') return
    const reading = await this.#files.read(name)
    if (reading.type === 'text') {
      this.#buffer.insert(reading.text, 'insertion')
      this.#say(`Read ${plural(lineCount(reading.text), 'line')}`)
    } else this.#say(reading.type === 'new' ? `File "${name}" not found` : reading.refused)
  }

  async #exit(): Promise<void> {
    if (!this.#buffer.modified || this.#viewOnly) {
      this.#left = true
      return
    }
    const save = await this.#bar.confirm('Save modified buffer?')
    if (save === undefined) return
    this.#left = save ? await this.#writeOut() : true
  }
}

const keys = <T>(names: string, value: T): Readonly<Record<string, T>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]))
