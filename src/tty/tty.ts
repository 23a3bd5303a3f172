import { Decoder } from './decode.ts'
import { neutralise } from '../base/color.ts'
import type { RawOptions, RawSession } from '../base/raw-session.ts'
import type { ScreenSize } from '../base/screen-size.ts'
import { Interrupted, type Signal } from '../base/signal.ts'
import { createStore, type ReadableStore } from '../base/store.ts'
import { createDecoder } from '../host.ts'
import { EditBlock, type View } from './block.ts'
import type { Completion } from './completion.ts'
import {
  type CompletionRequest,
  createDiscipline,
  type Discipline,
  type Effect,
  type Reading,
  type SignalRequest,
  takesInput,
  type TtyEvent,
  type TtyState,
  viewOf,
} from './discipline/discipline.ts'
import { feed } from './discipline/feed.ts'
import { type History, LineHistory } from './history.ts'
import { emacsKeymap, type KeyFunction } from './keymap.ts'
import type { TtyOptions, TtySnapshot } from './options.ts'
import { Program, type TtyIO } from './program.ts'
import type { Disposable, TerminalLike } from './terminal.ts'
import { useWidthTable } from './unicode.ts'
import { Writer } from './writer.ts'

/**
 * A line discipline with GNU Readline's line editor over an xterm.js terminal: an add-on for `terminal.loadAddon`.
 * It tells the discipline what happens and does what comes of it; one keystroke makes one `write`.
 */
export class Tty {
  readonly #options: TtyOptions
  readonly #history: History
  readonly #state = createStore<TtyState>('running')
  readonly #subscriptions: Disposable[] = []
  readonly #idle: (() => void)[] = []
  readonly #block: EditBlock
  #discipline: Discipline
  #decoder = new Decoder()
  #writer: Writer | undefined
  #program: Program | undefined
  /** Ends with the line that runs. */
  #done: Promise<void> | undefined
  #prompt = ''
  /** How often the shell was asked for its prompt: the last answer counts. */
  #asked = 0

  constructor(options: TtyOptions) {
    const { history = new LineHistory(), keymap = emacsKeymap, shell } = options
    const isComplete = (text: string): boolean => guarded(() => shell.isComplete?.(text)) !== false
    this.#options = options
    this.#history = history
    this.#discipline = createDiscipline({ ...options, keymap, isComplete })
    this.#block = new EditBlock(this.#discipline.screen)
  }

  /** Called by `terminal.loadAddon`: takes the keyboard and shows the first prompt. */
  activate(terminal: TerminalLike): void {
    const resized = (screen: ScreenSize): void => this.#turn([{ type: 'resize', screen }])
    this.#writer = new Writer(terminal)
    useWidthTable(terminal)
    this.#subscriptions.push(
      terminal.onData((data) => this.input(data)),
      terminal.onResize(resized),
    )
    this.#writer.turn(() => {
      // bracketed paste: pasted lines must not run by themselves
      this.#write('\x1b[?2004h')
      resized({ cols: terminal.cols, rows: terminal.rows })
      this.#nextPrompt()
    })
  }

  /** Lets the terminal go and interrupts what runs. May be called twice. */
  dispose(): void {
    for (const subscription of this.#subscriptions.splice(0)) subscription.dispose()
    this.#program?.interrupt()
    this.#writer = undefined
    this.#tellIdle()
  }

  get state(): ReadableStore<TtyState> {
    return this.#state
  }

  snapshot(): TtySnapshot {
    const { mode, editor } = this.#discipline
    return { state: mode, line: editor.line.text, caret: editor.line.caret }
  }

  /** Takes input as if it came from the keyboard; for on-screen keys. */
  input(data: string): void {
    const raw = this.#program?.raw
    if (raw) raw.input(data)
    else this.#turn(this.#decoder.feed(data))
  }

  /** Puts a line into the prompt in place of what is there; while a line runs, it waits for the next prompt. */
  suggest(text: string): void {
    this.#feed({ type: 'suggest', text })
    this.#turn([])
  }

  /** Prints above the line that is being edited. Colours (SGR) are kept, other control sequences taken out. */
  print(text: string): void {
    this.#print(neutralise(text))
  }

  /** Shows the shell's prompt as it is now, in place of the one that stands there. */
  refresh(): void {
    if (this.#block.shown && !this.#program) this.#reopen()
  }

  /** Enters a line at the next prompt as if it were typed; resolves when it is done. */
  async run(line: string): Promise<void> {
    while (this.#discipline.mode !== 'prompt') {
      if (!this.#writer) return
      await this.#quiet()
    }
    this.#turn([{ type: 'enter', text: line }])
    await this.#done
  }

  /** Empties the screen and what was scrolled off it, prints `text`, and puts the prompt back if there was one. */
  clear(text = ''): void {
    this.#clear('\x1b[3J', text)
  }

  /** Resolves when no key waits, a line can be typed and all is on the screen. */
  async idle(): Promise<void> {
    if (!this.#isQuiet()) await this.#quiet()
    await this.#writer?.parsed()
    await this.#options.painted?.()
    if (!this.#isQuiet()) await this.idle()
  }

  /** Resolves when no key waits, the next time. */
  #quiet(): Promise<void> {
    return new Promise((resolve) => this.#idle.push(resolve))
  }

  #isQuiet(): boolean {
    return !this.#writer || (takesInput(this.#discipline) && this.#discipline.ahead.length === 0)
  }

  /** Feeds the discipline and shows the line as it is then, in one write. */
  #turn(events: readonly TtyEvent[]): void {
    this.#writer?.turn(() => {
      for (const event of events) {
        this.#feed(event)
        while (this.#discipline.ahead.length > 0 && takesInput(this.#discipline)) this.#feed({ type: 'take' })
      }
      if (this.#block.shown) this.#write(this.#block.update(this.#view()))
      this.#tellIdle()
    })
  }

  #tellIdle(): void {
    if (this.#isQuiet()) for (const tell of this.#idle.splice(0)) tell()
  }

  #feed(event: TtyEvent): void {
    const { discipline, effects } = feed(this.#discipline, event)
    this.#discipline = discipline
    this.#state.set(discipline.mode)
    this.#writer?.stop(discipline.stopped)
    for (const effect of effects) this.#apply(effect)
  }

  #apply(effect: Effect): unknown {
    switch (effect.type) {
      case 'submit':
        return (this.#done = this.#submit(effect.text))
      case 'give':
        return this.#program?.give(effect.text)
      case 'deliver':
        return this.#program?.raw?.input(effect.text)
      case 'signal':
        return this.#signal(effect)
      case 'interrupt':
        return this.#program?.interrupt(effect.taken)
      case 'end-of-file':
        return this.#feed({ type: 'enter', text: this.#options.shell.endOfFile?.() })
      case 'call':
        return this.#call(effect.run)
      case 'complete':
        return this.#complete(effect)
      case 'open':
        return this.#write(this.#opened())
      case 'close':
        return this.#close(effect.text)
      case 'withdraw':
        return this.#write(this.#block.withdraw())
      case 'clear-screen':
        return this.#clear('', '')
      case 'print':
        return this.#print(effect.text)
      case 'bell':
        return this.#write('\x07')
      case 'resize':
        return this.#resize(effect.screen)
      case 'end-escape':
        return this.#decoder.endEscape()
      case 'leave':
        return this.#options.leave?.(effect.backward)
      case 'announce':
        return this.#options.announce?.(effect.text)
    }
  }

  #resize(screen: ScreenSize): void {
    this.#write(this.#block.resize(screen))
    this.#program?.raw?.resized.forEach((resized) => resized(screen))
  }

  #signal(of: SignalRequest): void {
    const taken = !!this.#options.shell[of.signal]?.()
    if (this.#discipline.mode !== 'prompt') this.#feed({ ...of, taken })
    if (!this.#program) this.#nextPrompt()
  }

  /** Asks the shell for its prompt, and has `then` show it. */
  #ask(then: () => void): void {
    const asked = ++this.#asked
    // a shell that cannot say its prompt must not take the keyboard away
    const tell = (prompt = '$ '): void => {
      if (asked !== this.#asked) return
      this.#prompt = prompt
      then()
    }
    answer(() => this.#options.shell.prompt(), tell)
  }

  #reopen(): void {
    this.#ask(() => {
      if (!this.#program) this.#write(this.#opened())
    })
  }

  #nextPrompt(): void {
    this.#ask(() => this.#turn([{ type: 'prompt', history: this.#history.lines }]))
  }

  #call(run: KeyFunction): void {
    const line = guarded(() => run(this.#discipline.editor.line))
    if (line) this.#feed({ type: 'edit', line })
  }

  async #submit(line: string): Promise<void> {
    this.#history.add(line)
    const program = new Program()
    this.#program = program
    try {
      await this.#options.shell.run(line, this.#ioFor(program))
    } catch (error) {
      if (!(error instanceof Interrupted)) this.print(`${error instanceof Error ? error.message : String(error)}\n`)
    }
    this.#program = undefined
    this.#nextPrompt()
  }

  #ioFor(program: Program): TtyIO {
    const decode = (this.#options.host ?? { createDecoder }).createDecoder()
    const write = (chunk: string | Uint8Array): void | Promise<void> => {
      const text = typeof chunk === 'string' ? chunk : decode(chunk)
      return this.#writer?.print(text, program.signal, (piece) => this.#print(piece))
    }
    const screen = (): ScreenSize => this.#discipline.screen
    return {
      stdin: {
        readLine: async (prompt = '', { history, signal, ...how } = {}) => {
          const line = await this.#read(program, { ...how, prompt, history: history?.lines }, signal)
          if (line !== undefined) history?.add(line)
          return line
        },
        readKey: () => this.#read(program, {}),
      },
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

  /** Reads what is asked for, unless somebody has interrupted it before. */
  async #read(program: Program, of: Reading, signal?: Signal): Promise<string | undefined> {
    if (program.signal.aborted || signal?.aborted || program !== this.#program) return undefined
    const read = program.read()
    const stop = (): void => this.#turn([{ type: 'enter' }])
    signal?.addEventListener('abort', stop)
    this.#turn([{ type: 'read', of }])
    const text = await read
    signal?.removeEventListener('abort', stop)
    return text
  }

  #raw(program: Program, { input, alternateScreen = true }: RawOptions): RawSession {
    const screen = (): ScreenSize => this.#discipline.screen
    const resized = new Set<(size: ScreenSize) => void>()
    const raw = { input, resized }
    program.raw = raw
    this.#decoder = new Decoder()
    this.#write(`\x1b[?2004l${alternateScreen ? '\x1b[?1049h\x1b[H' : ''}`)
    this.#turn([{ type: 'raw', begins: true }])
    return {
      write: (text) => (alternateScreen ? this.#write(text) : this.#print(text)),
      get screen() {
        return screen()
      },
      onResize: (listener) => void resized.add(listener),
      end: () => {
        if (program.raw !== raw) return
        program.raw = undefined
        this.#turn([{ type: 'raw', begins: false }])
        this.#write(`${alternateScreen ? '\x1b[?1049l' : ''}\x1b[?25h\x1b[m\x1b[?2004h`)
      },
    }
  }

  #opened(): string {
    return this.#block.open(this.#discipline.reads?.prompt ?? this.#prompt, this.#view())
  }

  #close(trailer = ''): void {
    if (!this.#block.shown) return this.#print(`${trailer}\n`)
    const { text } = this.#discipline.editor.line
    this.#write(this.#block.close(this.#view({ line: { text, caret: text.length } }), trailer))
  }

  #view(view = viewOf(this.#discipline)): View {
    const { highlight } = this.#options
    if (!highlight || this.#program) return view
    return { ...view, highlight: guarded(() => highlight(view.line.text)) }
  }

  #complete(of: CompletionRequest): void {
    const { line } = of
    const tell = (completion?: Completion): void => this.#turn([{ type: 'complete', of, completion }])
    answer(() => (this.#discipline.reads ?? this.#options).complete?.(line.text, line.caret), tell)
  }

  #clear(more: string, text: string): void {
    const wasShown = this.#block.shown
    this.#block.forget()
    this.#writer?.turn(() => {
      this.#write(`\x1b[H\x1b[2J${more}${this.#block.print(text)}`)
      if (!wasShown) return
      if (this.#program) this.#write(this.#opened())
      else this.#reopen()
    })
  }

  #print(text: string): void {
    this.#write(this.#block.print(text))
  }

  #write(text: string): void {
    this.#writer?.write(text)
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

/** Tells what a hook gives, now or when its promise is kept. */
function answer<T>(hook: () => T | Promise<T> | undefined, tell: (given?: T) => void): void {
  const given = guarded(hook)
  if (given instanceof Promise) given.then(tell, () => tell())
  else tell(given)
}
