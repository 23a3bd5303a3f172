import { neutralise } from '../base/color.ts'
import { createDeferred, type Deferred } from '../base/deferred.ts'
import { Interrupted } from '../base/signal.ts'
import { createStore, type ReadableStore } from '../base/store.ts'
import { type Host, platformHost } from '../host.ts'
import { EditBlock, type Span, type View } from './block.ts'
import { completeLine } from './completer.ts'
import type { Completion } from './completion.ts'
import { Decoder, type Input, type Key } from './decode.ts'
import { countOf, type Effect, feed, replaceLine } from './discipline.ts'
import { change, createEditor, type Editor, nextLine, showEntry } from './editor.ts'
import { createHistory, type History, suggestFromHistory } from './history.ts'
import { emacsKeymap, type Keymap } from './keymap.ts'
import type { ScreenSize } from './paint.ts'
import { Program, type RawOptions, type RawSession, type TtyIO } from './program.ts'
import { searchPrompt } from './search.ts'
import type { Disposable, TerminalLike } from './terminal.ts'
import { unicodeProvider } from './unicode.ts'
import { Writer } from './writer.ts'

/** What reads the lines. */
export interface TtyShell {
  /** The prompt, with colours (SGR) if it likes. */
  prompt(): string
  /** Runs a line; the next prompt comes when it is done. What it throws is printed. */
  run(line: string, io: TtyIO): unknown
  /** The line that end of file (Ctrl-D) at an empty prompt stands for; nothing happens when it gives none. */
  endOfFile?(): string | undefined
  /**
   * Ctrl-C, at the prompt too. True when the shell has ended the line itself, or what runs goes on; otherwise the line's
   * signal is aborted.
   */
  interrupt?(): boolean
  /** Ctrl-Z while a line runs. True when the shell has seen to it, so that a line that is being read is dropped. */
  suspend?(): boolean | void
  /** Ctrl-\\ while a line runs; as `suspend`. */
  quit?(): boolean
}

export interface TtyOptions {
  readonly shell: TtyShell
  /** Lines entered earlier; a history of its own when absent. */
  readonly history?: History
  /** Candidates for the word before the caret, for Tab. Keys wait for those that are promised; none where that fails. */
  readonly complete?: (line: string, caret: number) => Completion | Promise<Completion>
  readonly keymap?: Keymap
  /** Colours for the line while it is typed. */
  readonly highlight?: (line: string) => readonly Span[]
  /** Shows what the newest line that begins alike goes on with, dim; Right and End take it. */
  readonly autosuggest?: boolean
  /** The keyboard user asks to leave the terminal: Esc then Tab, or Shift-Tab (`backward`). */
  readonly leave?: (backward: boolean) => void
  /** The line changed by more than typing (recall, search, completion): for screen readers. */
  readonly announce?: (line: string) => void
  /** Resolves when what was written can be seen; `idle` waits for it. */
  readonly painted?: () => Promise<void>
  readonly host?: Host
}

/** `prompt`: a line is being edited. `running`: a line runs. `raw`: a full-screen program has the keyboard. */
export type TtyState = 'prompt' | 'running' | 'raw'

/** The terminal as a test sees it. */
export interface TtySnapshot {
  readonly state: TtyState
  readonly line: string
  /** Offset of the caret into the line, in UTF-16 units. */
  readonly caret: number
}

const isControl = (input: Input, name: string): boolean =>
  input.type === 'key' && input.name === name && input.ctrl && !input.alt

const leaves = (input: Input): input is Key =>
  input.type === 'key' && input.name === 'Tab' && (input.alt || input.shift)

const takesSuggestion = (input: Input): boolean =>
  input.type === 'key' && /^(?:ArrowRight|End)$/.test(input.name) && !input.ctrl && !input.alt

/** How many UTF-16 units of one paste are taken. */
const PASTE_LIMIT = 4_000_000

/** How many inputs are kept while nobody takes lines. */
const TYPE_AHEAD_LIMIT = 100_000

/**
 * A line discipline with GNU Readline's line editor over an xterm.js terminal: an add-on for `terminal.loadAddon`.
 * Keys that come while a line runs are kept for the next prompt. One keystroke makes one `write`.
 */
export class Tty {
  readonly #options: TtyOptions
  readonly #host: Host
  readonly #history: History
  readonly #keymap: Keymap
  readonly #state = createStore<TtyState>('running')
  readonly #subscriptions: Disposable[] = []
  readonly #idle: Deferred<void>[] = []
  #decoder = new Decoder()
  #queue: Input[] = []
  #suggested: string | undefined
  #terminal: TerminalLike | undefined
  #writer: Writer | undefined
  #block = new EditBlock({ columns: 80, rows: 24 })
  #editor: Editor = createEditor()
  #program: Program | undefined
  #lastWasComplete = false
  /** Candidates are waited for. */
  #completing = false
  /** A long list that waits for a yes. */
  #asked: string | undefined
  /** The entry to show at the next prompt (operate-and-get-next). */
  #nextEntry: number | undefined

  constructor(options: TtyOptions) {
    this.#options = options
    this.#host = options.host ?? platformHost
    this.#history = options.history ?? createHistory()
    this.#keymap = options.keymap ?? emacsKeymap
  }

  /** Called by `terminal.loadAddon`: takes the keyboard and shows the first prompt. */
  activate(terminal: TerminalLike): void {
    this.#terminal = terminal
    this.#writer = new Writer(terminal)
    this.#block = new EditBlock(this.#screen)
    useWidthTable(terminal)
    this.#subscriptions.push(
      terminal.onData((data) => this.input(data)),
      terminal.onResize(() => this.#resize()),
    )
    this.#writer.turn(() => {
      // bracketed paste: pasted lines must not run by themselves
      this.#write('\x1b[?2004h')
      this.#prompt()
    })
  }

  /** Lets the terminal go and interrupts what runs. May be called twice. */
  dispose(): void {
    for (const subscription of this.#subscriptions.splice(0)) subscription.dispose()
    this.#program?.interrupt()
    this.#terminal = undefined
    this.#writer = undefined
    this.#queue = []
  }

  get state(): ReadableStore<TtyState> {
    return this.#state
  }

  snapshot(): TtySnapshot {
    return { state: this.#state.get(), line: this.#editor.line.text, caret: this.#editor.line.caret }
  }

  /** Takes input as if it came from the keyboard; for on-screen keys. */
  input(data: string): void {
    if (this.#program?.raw) return this.#program.raw.input(data)
    const inputs = this.#decoder.feed(data)
    this.#writer?.turn(() => {
      for (const input of inputs) {
        this.#take(input)
        this.#work()
      }
      this.#show()
    })
  }

  /** Puts a line into the prompt in place of what is there; while a line runs, it waits for the next prompt. */
  suggest(text: string): void {
    this.#suggested = text
    this.#writer?.turn(() => this.#drain())
  }

  /** Prints above the line that is being edited. Colours (SGR) are kept, other control sequences taken out. */
  print(text: string): void {
    this.#print(neutralise(text))
  }

  /** Shows the shell's prompt as it is now, in place of the one that stands there. */
  refresh(): void {
    if (!this.#block.shown || this.#program) return
    this.#writer?.turn(() => this.#write(this.#block.withdraw() + this.#block.open(this.#promptText(), this.#view())))
  }

  /** Empties the screen and what was scrolled off it, prints `text`, and puts the prompt back if there was one. */
  clear(text = ''): void {
    const wasShown = this.#block.shown
    this.#block.forget()
    this.#writer?.turn(() => {
      this.#write(`\x1b[H\x1b[2J\x1b[3J${this.#block.print(withCarriageReturns(text))}`)
      if (wasShown) this.#write(this.#block.open(this.#promptText(), this.#view()))
    })
  }

  /** Resolves when no key waits, a line can be typed and all is on the screen. */
  async idle(): Promise<void> {
    if (!this.#isQuiet()) {
      const quiet = createDeferred<void>()
      this.#idle.push(quiet)
      await quiet.promise
    }
    await this.#writer?.parsed()
    await this.#options.painted?.()
    if (!this.#isQuiet()) await this.idle()
  }

  get #screen(): ScreenSize {
    return { columns: this.#terminal?.cols ?? 80, rows: this.#terminal?.rows ?? 24 }
  }

  #isQuiet(): boolean {
    if (this.#completing || this.#queue.length > 0) return false
    return !this.#program || this.#program.reads || this.#program.raw !== undefined
  }

  #resize(): void {
    const screen = this.#screen
    this.#write(this.#block.resize(screen))
    for (const resized of this.#program?.raw?.resized ?? []) resized(screen)
  }

  #take(input: Input): void {
    const program = this.#program
    if (program && this.#signals(program, input)) return
    // nobody is kept in the terminal by a line that does not end
    if (program && !program.reads && leaves(input)) return this.#options.leave?.(input.shift)
    if (program && !program.reads && this.#controlFlow(input)) return
    if (this.#queue.length < TYPE_AHEAD_LIMIT) this.#queue.push(this.#cut(input))
  }

  /** A paste within its limit; what is cut off is told. */
  #cut(input: Input): Input {
    if (input.type !== 'paste' || input.text.length <= PASTE_LIMIT) return input
    this.#print(`Pasted ${PASTE_LIMIT} characters only.\n`)
    return { type: 'paste', text: input.text.slice(0, PASTE_LIMIT) }
  }

  /** Keys that a running line's terminal takes itself: Ctrl-S stops its output, the next key starts it again; Ctrl-Z. */
  #controlFlow(input: Input): boolean {
    const writer = this.#writer
    if (!writer) return false
    const wasStopped = writer.stopped
    writer.stopped = isControl(input, 's')
    if (isControl(input, 'z')) this.#print('^Z\n')
    return writer.stopped || isControl(input, 'z') || (isControl(input, 'q') && wasStopped)
  }

  /**
   * The keys that send a signal: Ctrl-C, and for shells that have signals Ctrl-Z and Ctrl-\\. What was typed ahead is dropped, as a
   * terminal does on INTR.
   */
  #signals(program: Program, input: Input): boolean {
    const { shell } = this.#options
    const key = ['c', 'z', '\\'].find((name) => isControl(input, name))
    const goesOn = key === 'c' ? shell.interrupt?.() : key === 'z' ? shell.suspend?.() : key && shell.quit?.()
    if (key !== 'c' && !goesOn) return false
    const trailer = `^${key?.toUpperCase()}`
    this.#queue = []
    if (this.#writer) this.#writer.stopped = false
    this.#write(this.#block.shown ? this.#close(trailer) : this.#block.print(`${trailer}\r\n`))
    program.interrupt(!!goesOn)
    return true
  }

  #drain(): void {
    this.#work()
    this.#show()
  }

  /** Handles what is queued as far as somebody takes lines. */
  #work(): void {
    const takesLines = (): boolean => !this.#completing && (!this.#program || this.#program.reads)
    if (!this.#program && !this.#completing && this.#suggested !== undefined) {
      this.#editor = replaceLine(this.#editor, this.#suggested)
      this.#suggested = undefined
    }
    while (this.#queue.length > 0 && takesLines()) {
      const next = this.#queue.shift()
      if (next) this.#handle(next)
    }
  }

  /** Shows the line as it is now. */
  #show(): void {
    if (this.#block.shown) this.#write(this.#block.update(this.#view()))
    if (this.#isQuiet()) for (const quiet of this.#idle.splice(0)) quiet.resolve()
  }

  #handle(input: Input): void {
    if (this.#asked !== undefined) return this.#answer(input, this.#asked)
    const suggestion = takesSuggestion(input) ? this.#suggestion() : undefined
    if (suggestion !== undefined) {
      this.#editor = replaceLine(this.#editor, this.#editor.line.text + suggestion)
      return
    }
    const { index, search } = this.#editor
    // Escape alone ends a search; it is no prefix of the next key then
    if (search && input.type === 'key' && input.name === 'Escape') this.#decoder.endEscape()
    const { editor, effect } = feed(this.#editor, input, this.#keymap)
    this.#editor = editor
    if (effect) this.#perform(effect)
    this.#lastWasComplete = effect?.type === 'complete'
    if (this.#editor.index !== index || editor.search) this.#options.announce?.(this.#editor.line.text)
  }

  #perform(effect: Effect): void {
    switch (effect.type) {
      case 'accept':
        return this.#accept(effect.line)
      case 'accept-and-next':
        this.#nextEntry = effect.index
        return this.#accept(effect.line)
      case 'interrupt':
        this.#write(this.#close('^C'))
        this.#options.shell.interrupt?.()
        return this.#prompt()
      case 'end-of-file':
        return this.#endOfFile()
      case 'complete':
        return this.#complete(this.#lastWasComplete)
      case 'possible-completions':
        return this.#complete(true)
      case 'clear-screen':
        return this.#clearScreen()
      case 'leave':
        return this.#options.leave?.(effect.backward)
      case 'bell':
        return this.#write('\x07')
    }
  }

  #close(trailer?: string): string {
    return this.#block.update({ line: this.#editor.line, ...this.#highlighted() }) + this.#block.close(trailer)
  }

  #accept(line: string): void {
    this.#write(this.#close())
    if (this.#program) this.#program.give(line)
    else void this.#execute(line)
  }

  #endOfFile(): void {
    if (this.#program) {
      this.#write(this.#block.withdraw())
      this.#program.give(undefined)
      return
    }
    const line = this.#options.shell.endOfFile?.()
    if (line === undefined) return this.#write('\x07')
    this.#editor = replaceLine(this.#editor, line)
    this.#accept(line)
  }

  async #execute(line: string): Promise<void> {
    this.#history.add(line)
    const program = new Program()
    this.#program = program
    this.#state.set('running')
    try {
      await this.#options.shell.run(line, this.#ioFor(program))
    } catch (error) {
      if (!(error instanceof Interrupted)) this.print(`${error instanceof Error ? error.message : String(error)}\n`)
    }
    this.#program = undefined
    if (this.#writer) this.#writer.stopped = false
    this.#writer?.turn(() => {
      this.#prompt()
      this.#drain()
    })
  }

  #ioFor(program: Program): TtyIO {
    const decode = this.#host.createDecoder()
    const write = (chunk: string | Uint8Array): void | Promise<void> => {
      const text = typeof chunk === 'string' ? chunk : decode(chunk)
      return this.#writer?.print(text, program.signal, (piece) => this.#print(piece))
    }
    const screen = (): ScreenSize => this.#screen
    return {
      stdin: { readLine: (prompt) => this.#readLine(program, prompt) },
      stdout: { write },
      stderr: { write },
      get signal() {
        return program.signal
      },
      get screen() {
        return screen()
      },
      raw: (options) => this.#raw(program, options),
    }
  }

  #readLine(program: Program, prompt = ''): Promise<string | undefined> {
    if (program.signal.aborted || program !== this.#program) return Promise.resolve(undefined)
    const line = program.read()
    this.#editor = nextLine(this.#editor, [])
    this.#writer?.turn(() => {
      this.#write(this.#block.open(prompt, this.#view()))
      this.#drain()
    })
    return line
  }

  #raw(program: Program, { input, alternateScreen = true }: RawOptions): RawSession {
    const screen = (): ScreenSize => this.#screen
    const resized = new Set<(size: ScreenSize) => void>()
    const raw = { input, resized }
    program.raw = raw
    this.#state.set('raw')
    this.#write(`\x1b[?2004l${alternateScreen ? '\x1b[?1049h\x1b[H' : ''}`)
    const ahead = this.#queue.splice(0)
    for (const one of ahead) input(one.type === 'key' ? one.sequence : one.text)
    return {
      write: (text) => this.#write(text),
      get screen() {
        return screen()
      },
      onResize: (listener) => void resized.add(listener),
      end: () => this.#endRaw(program, raw, alternateScreen),
    }
  }

  #endRaw(program: Program, raw: Program['raw'], alternateScreen: boolean): void {
    if (program.raw !== raw) return
    program.raw = undefined
    this.#decoder = new Decoder()
    this.#state.set('running')
    this.#write(`${alternateScreen ? '\x1b[?1049l' : ''}\x1b[?25h\x1b[m\x1b[?2004h`)
  }

  #prompt(): void {
    this.#editor = nextLine(this.#editor, this.#history.lines)
    if (this.#nextEntry !== undefined) this.#editor = showEntry(this.#editor, this.#nextEntry)
    this.#nextEntry = undefined
    this.#write(this.#block.open(this.#promptText(), this.#view()))
    this.#state.set('prompt')
  }

  #promptText(): string {
    if (this.#program) return ''
    try {
      return this.#options.shell.prompt()
    } catch {
      // a shell that cannot say its prompt must not take the keyboard away
      return '$ '
    }
  }

  #view(): View {
    const { line, search, argument } = this.#editor
    const view = { line, ...this.#highlighted() }
    if (search) return { ...view, prompt: searchPrompt(search) }
    if (argument !== '') return { ...view, prompt: `(arg: ${countOf(this.#editor)}) ` }
    const suggestion = this.#suggestion()
    return suggestion === undefined ? view : { ...view, suggestion }
  }

  #highlighted(): Pick<View, 'highlight'> {
    const { highlight } = this.#options
    if (!highlight || this.#program) return {}
    return { highlight: guarded(() => highlight(this.#editor.line.text)) ?? [] }
  }

  /** What the line goes on with, while the caret is at its end. */
  #suggestion(): string | undefined {
    const { line, search } = this.#editor
    if (!this.#options.autosuggest || this.#program || search || line.caret < line.text.length) return undefined
    return suggestFromHistory(this.#history.lines, line.text)
  }

  #clearScreen(): void {
    this.#block.forget()
    this.#write(`\x1b[H\x1b[2J${this.#block.open(this.#promptText(), this.#view())}`)
  }

  #complete(again: boolean): void {
    const { line } = this.#editor
    const { complete } = this.#options
    const completion = this.#program ? undefined : guarded(() => complete?.(line.text, line.caret))
    if (completion instanceof Promise) void this.#completeLater(completion, again)
    else this.#completeWith(completion, again)
  }

  async #completeLater(promised: Promise<Completion>, again: boolean): Promise<void> {
    this.#completing = true
    const completion = await promised.catch(() => undefined)
    this.#completing = false
    this.#writer?.turn(() => {
      this.#completeWith(completion, again)
      this.#drain()
    })
  }

  #completeWith(completion: Completion | undefined, again: boolean): void {
    const result = completeLine(this.#editor.line, completion, again, this.#screen)
    switch (result.type) {
      case 'changed':
        this.#editor = change(this.#editor, result.line)
        return this.#options.announce?.(result.line.text)
      case 'list':
        return this.#list(result.text)
      case 'ask':
        this.#asked = result.text
        return this.#write(this.#close() + this.#block.print(result.question))
      case 'nothing':
        return this.#write('\x07')
    }
  }

  /** A key while a question stands: y and space list, n and the like do not, others ring the bell. */
  #answer(input: Input, list: string): void {
    const text = input.type === 'text' ? input.text.charAt(0).toLowerCase() : ''
    const isNo = text === 'n' || (input.type === 'key' && /^(?:Backspace|Escape|c|g)$/.test(input.name))
    if (text !== 'y' && text !== ' ' && !isNo) return this.#write('\x07')
    this.#asked = undefined
    this.#write(this.#block.print('\r\n'))
    this.#list(isNo ? '' : list)
  }

  #list(text: string): void {
    if (this.#block.shown) this.#write(this.#close())
    this.#write(this.#block.print(withCarriageReturns(text)))
    this.#write(this.#block.open(this.#promptText(), this.#view()))
  }

  #print(text: string): void {
    this.#write(this.#block.print(withCarriageReturns(text)))
  }

  #write(text: string): void {
    if (text !== '') this.#writer?.write(text)
  }
}

/** What a hook of the embedder gives; nothing when it throws, because a key must never be lost for it. */
function guarded<T>(hook: () => T): T | undefined {
  try {
    return hook()
  } catch {
    return undefined
  }
}

function withCarriageReturns(text: string): string {
  if (!text.includes('\n')) return text
  return text.includes('\r') ? text.replace(/\r?\n/g, '\r\n') : text.replaceAll('\n', '\r\n')
}

function useWidthTable(terminal: TerminalLike): void {
  // the terminal counts its Unicode service among the proposed API, and refuses it otherwise
  if (terminal.options) terminal.options.allowProposedApi = true
  terminal.unicode?.register(unicodeProvider)
  if (terminal.unicode) terminal.unicode.activeVersion = unicodeProvider.version
}
