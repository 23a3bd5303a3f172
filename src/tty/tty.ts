import { type Abort, createAbort, Interrupted, type Signal } from '../base/signal.ts'
import { createDeferred, type Deferred } from '../base/deferred.ts'
import { createStore, type ReadableStore } from '../base/store.ts'
import { type Host, platformHost } from '../host.ts'
import { EditBlock } from './block.ts'
import { completed, type Completion, inColumns } from './completion.ts'
import { Decoder, type Input } from './decode.ts'
import { type Effect, feed } from './discipline.ts'
import { change, createEditor, type Editor, nextLine } from './editor.ts'
import { emacsKeymap, type Keymap } from './keymap.ts'
import { insert, remove } from './line.ts'
import type { Disposable, TerminalLike } from './terminal.ts'
import { unicodeProvider } from './unicode.ts'
import { Writer } from './writer.ts'

/** What a line runs on: its streams, its signal and the size of the screen. Text is printed as it is; `\n` prints CRLF. */
export interface TtyIO {
  readonly stdin: { readLine(): Promise<string | undefined> }
  readonly stdout: { write(chunk: string | Uint8Array): void | Promise<void> }
  readonly stderr: { write(chunk: string | Uint8Array): void | Promise<void> }
  /** Aborted by Ctrl-C. */
  readonly signal: Signal
  readonly screen: { readonly columns: number; readonly rows: number }
}

/** What reads the lines. */
export interface TtyShell {
  /** The prompt, with colours (SGR) if it likes. */
  prompt(): string
  /** Runs a line; the next prompt comes when it is done. */
  run(line: string, io: TtyIO): unknown
  /** Candidates for the word before the caret. Keys wait for those that are promised; none where that fails. */
  complete?(line: string, caret: number): Completion | Promise<Completion>
  /** The line that end of file (Ctrl-D) at an empty prompt stands for; nothing happens when it gives none. */
  endOfFile?(): string | undefined
}

export interface TtyOptions {
  readonly shell: TtyShell
  /** Lines entered earlier, oldest first, asked for at each prompt; the Tty keeps its own when absent. */
  readonly history?: () => readonly string[]
  readonly keymap?: Keymap
  /** The keyboard user asks to leave the terminal: Esc then Tab, or Shift-Tab (`backward`). */
  readonly leave?: (backward: boolean) => void
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

/** A program that waits for a line of input. */
type Reader = Deferred<string | undefined>

interface Run {
  readonly abort: Abort
  reader: Reader | undefined
}

const isInterrupt = (input: Input): boolean => input.type === 'key' && input.name === 'c' && input.ctrl && !input.alt

/**
 * A line discipline with GNU Readline's line editor over an xterm.js terminal: an add-on for `terminal.loadAddon`.
 * Keys that come while a line runs are kept for the next prompt. One keystroke makes one `write`.
 */
export class Tty {
  readonly #options: TtyOptions
  readonly #host: Host
  readonly #decoder = new Decoder()
  readonly #state = createStore<TtyState>('running')
  readonly #subscriptions: Disposable[] = []
  readonly #idle: Deferred<void>[] = []
  readonly #ownHistory: string[] = []
  #queue: Input[] = []
  #suggestion: string | undefined
  #terminal: TerminalLike | undefined
  #writer: Writer | undefined
  #block = new EditBlock({ columns: 80, rows: 24 })
  #editor: Editor = createEditor()
  #run: Run | undefined
  #lastWasComplete = false
  /** Candidates are waited for. */
  #completing = false

  constructor(options: TtyOptions) {
    this.#options = options
    this.#host = options.host ?? platformHost
  }

  /** Called by `terminal.loadAddon`: takes the keyboard and shows the first prompt. */
  activate(terminal: TerminalLike): void {
    this.#terminal = terminal
    this.#writer = new Writer(terminal)
    this.#block = new EditBlock({ columns: terminal.cols, rows: terminal.rows })
    useWidthTable(terminal)
    this.#subscriptions.push(
      terminal.onData((data) => this.input(data)),
      terminal.onResize(({ cols, rows }) => this.#write(this.#block.resize({ columns: cols, rows }))),
    )
    // bracketed paste: pasted lines must not run by themselves
    this.#write('\x1b[?2004h')
    this.#prompt()
  }

  /** Lets the terminal go and interrupts what runs. May be called twice. */
  dispose(): void {
    for (const subscription of this.#subscriptions.splice(0)) subscription.dispose()
    this.#run?.abort.abort()
    this.#run?.reader?.resolve(undefined)
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
    const inputs = this.#decoder.feed(data)
    this.#writer?.turn(() => {
      for (const input of inputs) this.#take(input)
      this.#drain()
    })
  }

  /** Puts a line into the prompt in place of what is there; while a line runs, it waits for the next prompt. */
  suggest(text: string): void {
    this.#suggestion = text
    this.#writer?.turn(() => this.#drain())
  }

  /** Prints above the line that is being edited. Colours (SGR) are kept. */
  print(text: string): void {
    this.#write(this.#block.print(withCarriageReturns(text)))
  }

  /** Empties the screen and what was scrolled off it, prints `text`, and puts the prompt back if there was one. */
  clear(text = ''): void {
    const wasShown = this.#block.shown
    this.#block.forget()
    this.#writer?.turn(() => {
      this.#write(`\x1b[H\x1b[2J\x1b[3J${this.#block.print(withCarriageReturns(text))}`)
      if (wasShown) this.#write(this.#block.open(this.#promptText(), this.#editor.line))
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

  #isQuiet(): boolean {
    return (
      this.#queue.length === 0 &&
      !this.#completing &&
      (this.#state.get() === 'prompt' || this.#run?.reader !== undefined)
    )
  }

  #take(input: Input): void {
    if (isInterrupt(input) && this.#run) this.#interrupt(this.#run)
    else this.#queue.push(input)
  }

  /** Ctrl-C while a line runs: what was typed ahead is dropped, as a terminal does on INTR. */
  #interrupt(run: Run): void {
    this.#queue = []
    this.#write(this.#block.shown ? this.#block.close('^C') : this.#block.print('^C\r\n'))
    run.abort.abort()
    run.reader?.resolve(undefined)
    run.reader = undefined
  }

  /** Handles what is queued as far as somebody takes lines. */
  #drain(): void {
    if (!this.#run && !this.#completing && this.#suggestion !== undefined) this.#replaceLine(this.#suggestion)
    while (this.#queue.length > 0 && !this.#completing && (!this.#run || this.#run.reader)) {
      const next = this.#queue.shift()
      if (next) this.#handle(next)
    }
    this.#write(this.#block.update(this.#editor.line))
    if (this.#isQuiet()) for (const quiet of this.#idle.splice(0)) quiet.resolve()
  }

  #handle(input: Input): void {
    const { editor, effect } = feed(this.#editor, input, this.#options.keymap ?? emacsKeymap)
    this.#editor = editor
    if (effect) this.#perform(effect)
    this.#lastWasComplete = effect?.type === 'complete'
  }

  #perform(effect: Effect): void {
    switch (effect.type) {
      case 'accept':
        return this.#accept(effect.line)
      case 'interrupt':
        this.#write(this.#close('^C'))
        return this.#prompt()
      case 'end-of-file':
        return this.#endOfFile()
      case 'complete':
        return this.#complete()
      case 'clear-screen':
        return this.#clearScreen()
      case 'leave':
        return this.#options.leave?.(effect.backward)
      case 'bell':
        return this.#write('\x07')
    }
  }

  #close(trailer?: string): string {
    return this.#block.update(this.#editor.line) + this.#block.close(trailer)
  }

  #accept(line: string): void {
    this.#write(this.#close())
    const reader = this.#run?.reader
    if (this.#run && reader) {
      this.#run.reader = undefined
      reader.resolve(line)
      return
    }
    if (!this.#options.history && line !== '') this.#ownHistory.push(line)
    void this.#execute(line)
  }

  #endOfFile(): void {
    const reader = this.#run?.reader
    if (this.#run && reader) {
      this.#write(this.#block.withdraw())
      this.#run.reader = undefined
      reader.resolve(undefined)
      return
    }
    const line = this.#options.shell.endOfFile?.()
    if (line === undefined) return this.#write('\x07')
    this.#editor = change(this.#editor, { text: line, caret: line.length })
    this.#accept(line)
  }

  async #execute(line: string): Promise<void> {
    const run: Run = { abort: createAbort(), reader: undefined }
    this.#run = run
    this.#state.set('running')
    try {
      await this.#options.shell.run(line, this.#ioFor(run))
    } catch (error) {
      if (!(error instanceof Interrupted)) this.print(`${error instanceof Error ? error.message : String(error)}\n`)
    }
    this.#run = undefined
    this.#writer?.turn(() => {
      this.#prompt()
      this.#drain()
    })
  }

  #ioFor(run: Run): TtyIO {
    const decode = this.#host.createDecoder()
    const write = (chunk: string | Uint8Array): void | Promise<void> =>
      this.#printFrom(run, typeof chunk === 'string' ? chunk : decode(chunk))
    return {
      stdin: { readLine: () => this.#readLine(run) },
      stdout: { write },
      stderr: { write },
      signal: run.abort.signal,
      screen: { columns: this.#terminal?.cols ?? 80, rows: this.#terminal?.rows ?? 24 },
    }
  }

  #printFrom(run: Run, text: string): void | Promise<void> {
    const writer = this.#writer
    if (!writer) return undefined
    if (writer.hasRoomFor(text.length)) return this.print(text)
    return writer.print(text, run.abort.signal, (piece) => this.print(piece))
  }

  #readLine(run: Run): Promise<string | undefined> {
    if (run.abort.signal.aborted || run !== this.#run) return Promise.resolve(undefined)
    const reader = createDeferred<string | undefined>()
    run.reader = reader
    this.#editor = nextLine(this.#editor, [])
    this.#writer?.turn(() => {
      this.#write(this.#block.open('', this.#editor.line))
      this.#drain()
    })
    return reader.promise
  }

  #prompt(): void {
    this.#editor = nextLine(this.#editor, this.#options.history?.() ?? this.#ownHistory)
    this.#write(this.#block.open(this.#promptText(), this.#editor.line))
    this.#state.set('prompt')
  }

  #promptText(): string {
    if (this.#run) return ''
    try {
      return this.#options.shell.prompt()
    } catch {
      // a shell that cannot say its prompt must not take the keyboard away
      return '$ '
    }
  }

  #replaceLine(text: string): void {
    this.#suggestion = undefined
    this.#editor = change(this.#editor, { text, caret: text.length })
  }

  #clearScreen(): void {
    this.#block.forget()
    this.#write(`\x1b[H\x1b[2J${this.#block.open(this.#promptText(), this.#editor.line)}`)
  }

  #complete(): void {
    const again = this.#lastWasComplete
    const completion = this.#completion()
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
    const { line } = this.#editor
    if (!completion || completion.candidates.length === 0) return this.#write('\x07')
    const word = line.text.slice(completion.start, line.caret)
    const text = completed(completion.candidates)
    if (text.length > word.length) {
      this.#editor = change(this.#editor, insert(remove(line, completion.start, line.caret), text))
    } else if (again) this.#list(completion)
    else this.#write('\x07')
  }

  #completion(): Completion | Promise<Completion> | undefined {
    const { text, caret } = this.#editor.line
    try {
      return this.#run ? undefined : this.#options.shell.complete?.(text, caret)
    } catch {
      return undefined
    }
  }

  #list({ candidates }: Completion): void {
    const labels = candidates.map((candidate) => candidate.label ?? candidate.text)
    const { line } = this.#editor
    this.#write(this.#close())
    this.#write(this.#block.print(withCarriageReturns(inColumns(labels, this.#terminal?.cols ?? 80))))
    this.#write(this.#block.open(this.#promptText(), line))
  }

  #write(text: string): void {
    if (text !== '') this.#writer?.write(text)
  }
}

function withCarriageReturns(text: string): string {
  return text.includes('\n') ? text.replace(/\r?\n/g, '\r\n') : text
}

function useWidthTable(terminal: TerminalLike): void {
  // the terminal counts its Unicode service among the proposed API, and refuses it otherwise
  if (terminal.options) terminal.options.allowProposedApi = true
  terminal.unicode?.register(unicodeProvider)
  if (terminal.unicode) terminal.unicode.activeVersion = unicodeProvider.version
}
