import type { RawOptions, RawSession } from '../../../base/raw-session.ts'
import type { ScreenSize } from '../../../base/screen-size.ts'
import { withoutColour } from '../../../base/color.ts'
import { createDeferred, type Deferred } from '../../../base/deferred.ts'
import { Interrupted } from '../../../base/signal.ts'
import { FileSystemError } from '../../posix/errno.ts'
import { textOf } from '../../posix/bytes.ts'
import type { Scheduler } from '../../posix/scheduler.ts'
import { type Chunk, cutChunk, type OpenKept } from '../../posix/stream.ts'
import type { Guest, Terminal, TerminalLineOptions } from '../../posix/terminal.ts'
import type { TerminalShellHost, TtyIO } from '../../terminal-shell.ts'
import type { Watch } from '../../watch.ts'
import { ERASE, Printable } from './printable.ts'
import { Sketch } from './sketch.ts'

type Shown = 'output' | 'error'

/** How much of a line without an end is kept for the terminal's lines, in UTF-16 units. */
const LONGEST_LINE = 10_000

/**
 * What Bash tells on standard error although nothing is wrong: of jobs (`[1] 1302`, `[1]+  Done                    sleep 5`), and that
 * it ends.
 */
const NOTICE = /^(?:(?:\n?\[\d+\](?: \d+|[-+ ] +[A-Z][^\n]*)\n)+|exit\n|logout\n)$/

/** A read that waits for a line. */
interface Reader extends TerminalLineOptions {
  /** Whose read it is: only the foreground reads. */
  readonly group: number
  readonly line: Deferred<void>
  readonly prompt: string
}

/** Keeps what is shown as lines of the session: those of standard error as errors. */
class Recorder {
  readonly #host: TerminalShellHost
  #type: Shown = 'output'
  #line = ''

  constructor(host: TerminalShellHost) {
    this.#host = host
  }

  add(type: Shown, text: string): void {
    if (type !== this.#type) this.flush()
    this.#type = type
    const end = text.lastIndexOf('\n') + 1
    if (end > 0) {
      this.#keep(this.#line + text.slice(0, end))
      this.#line = ''
    }
    this.#line = (this.#line + text.slice(end)).slice(-LONGEST_LINE)
  }

  flush(): void {
    if (this.#line !== '') this.#keep(this.#line)
    this.#line = ''
  }

  #keep(text: string): void {
    const plain = withoutColour(text).replaceAll('\x1b[K', '').replaceAll('\x07', '')
    // what a return went back over was written anew
    const last = plain.includes('\r') ? plain.replace(/[^\n]*\r(?=[^\n])/g, '').replaceAll('\r', '') : plain
    this.#host.record(this.#type, last)
  }
}

/** What a terminal is made from besides its session. */
interface TerminalParts {
  readonly scheduler: Scheduler
  /** As `tty` shows it: `pts/0`. */
  readonly name: string
  readonly watch?: Watch | undefined
}

/** The page's terminal as processes have it: lines come from its line editor, what they write is shown at once. */
export class ControllingTerminal implements Terminal {
  readonly type = 'terminal'
  readonly name: string
  readonly watch: Watch | undefined
  readonly seekable = false
  references = 0
  guest: Guest | undefined
  readonly #host: TerminalShellHost
  readonly #scheduler: Scheduler
  readonly #recorder: Recorder
  readonly #printable: Readonly<Record<Shown, Printable>> = { output: new Printable(), error: new Printable() }
  /** What was entered and not read yet; '' is the end of the input. */
  readonly #input: Chunk[] = []
  readonly #readers = new Map<Promise<Chunk | undefined>, Reader>()
  /** What lines are made of. */
  readonly #lines = new WeakMap<Promise<Chunk | undefined>, Promise<Chunk | undefined>>()
  readonly #raw = new Set<RawSession>()
  readonly #sketch = new Sketch()
  /** Something of a sketch is on its way to the screen. */
  #drawing: Promise<void> | undefined
  /** Whether what was written ended with a row. */
  #atRowStart = true
  #running = false
  #io: TtyIO | undefined
  /** The line from which a further line was asked. */
  #asked: TtyIO | undefined
  #interruptions = 0
  /** The terminal has begun a new line behind `^Z`, which whoever reports the stop does not know. */
  #onFreshLine = false
  #foreground = 0
  refusesMessages = false

  constructor(host: TerminalShellHost, { scheduler, name, watch }: TerminalParts) {
    this.#host = host
    this.#scheduler = scheduler
    this.name = name
    this.watch = watch
    this.#recorder = new Recorder(host)
  }

  /** Ctrl-D ends the shell: the word stands behind the prompt already. */
  atEnd = false

  /** Standard error's side of it: the same terminal, but what is written is shown as errors. */
  readonly errors: Terminal = errorSide(this)

  /** A line begins to run. */
  begin(io: TtyIO): void {
    this.#io = io
    this.#running = true
    this.#atRowStart = true
  }

  /** The line has run: full-screen programs that are left give the screen back. */
  end(): void {
    for (const raw of this.#raw) raw.end()
    this.#raw.clear()
    this.#withdraw()
    this.#running = false
    this.#recorder.flush()
    this.#asked = undefined
  }

  /** All who read are gone, and what was typed for them. */
  reset(): void {
    this.#input.length = 0
    this.#readers.clear()
    this.#interruptions += 1
    this.end()
  }

  /** It is there for every world; a shell that has another one by then gets that one. */
  keep(): OpenKept {
    return (terminal) => (terminal instanceof ControllingTerminal ? terminal : this)
  }

  /** A line that was entered although nobody read it: it is the shell's. */
  takeLine(): string | undefined {
    const chunk = this.#input.shift()
    return typeof chunk === 'string' && chunk !== '' ? chunk.replace(/\n$/, '') : undefined
  }

  /** What was typed is gone; who still reads is asked again. */
  interrupted(): void {
    this.#interruptions += 1
    this.#input.length = 0
    this.#onFreshLine = true
    this.#sketch.push()
  }

  get screen(): ScreenSize {
    return this.#io?.screen ?? { cols: 80, rows: 24 }
  }

  get foreground(): number {
    return this.#foreground
  }

  set foreground(group: number) {
    this.#foreground = group
    // a job that comes back may have waited for a line
    this.#ask(this.#reader())
  }

  read(limit = Infinity): Chunk | undefined | Promise<Chunk | undefined> {
    const chunk = this.#input.shift()
    if (chunk === undefined) return this.#readLater(limit, { prompt: '', canonical: true })
    const [head, rest] = cutChunk(chunk, limit)
    if (rest.length > 0) this.#input.unshift(rest)
    return head.length === 0 ? undefined : head
  }

  readLine(prompt: string, options?: TerminalLineOptions): Promise<string | undefined> {
    const read =
      this.#input.length > 0 ? Promise.resolve(this.read()) : this.#readLater(Infinity, { ...options, prompt })
    const line = read.then((chunk) => (chunk === undefined ? undefined : textOf(chunk)))
    this.#lines.set(line, read)
    return line
  }

  unread(chunk: Chunk): void {
    if (chunk.length === 0) return
    this.#input.unshift(chunk)
    this.#reader()?.line.resolve()
  }

  abandon(read: Promise<Chunk | undefined>): void {
    this.#readers.delete(this.#lines.get(read) ?? read)
  }

  write(chunk: Chunk): void | Promise<void> {
    return this.show('output', chunk)
  }

  close(): void {}

  raw(options: RawOptions): RawSession {
    const raw = this.#io?.raw?.(options)
    if (!raw) throw new FileSystemError('ENOTTY', '')
    this.#raw.add(raw)
    return raw
  }

  get sketch(): Terminal['sketch'] {
    return this.#io?.sketch ? (rows) => this.#draw(rows) : undefined
  }

  /** Draws below what was written, unless somebody types there or the screen does not keep up. */
  #draw(rows: readonly string[]): void {
    if (!this.#running || !this.#atRowStart || this.#asked || this.#drawing) return
    this.#toSketch(this.#sketch.draw(rows, this.screen))
  }

  #withdraw(): void {
    this.#toSketch(this.#sketch.withdraw(this.screen))
  }

  #toSketch(text: string): void {
    const drawn = text === '' ? undefined : this.#io?.sketch?.(text)
    if (!(drawn instanceof Promise)) return
    const drawing = drawn.catch(ignoreInterruption).finally(() => (this.#drawing = undefined))
    this.#drawing = drawing
  }

  /** Shows what was written, in the style of its stream. */
  show(type: Shown, chunk: Chunk): void | Promise<void> {
    const text = this.#printable[type].take(chunk)
    if (text === '') return undefined
    const starts = this.#onFreshLine && text.startsWith('\n') ? 1 : 0
    this.#onFreshLine = false
    return this.#print(type, text.slice(starts))
  }

  #print(type: Shown, text: string): void | Promise<void> {
    const erase = ERASE.exec(text)
    if (erase) {
      this.#recorder.flush()
      this.#host.clear()
      const rest = text.slice(erase.index + erase[0].length)
      return rest === '' ? undefined : this.#print(type, rest)
    }
    this.#withdraw()
    this.#atRowStart = text.endsWith('\n')
    this.#recorder.add(type, text)
    if (!this.#io) {
      this.#host.show?.(text)
      return undefined
    }
    const written = (type === 'error' ? this.#io.stderr : this.#io.stdout).write(text)
    if (!(written instanceof Promise)) return undefined
    const shown = written.catch(ignoreInterruption)
    return this.#scheduler.hold(shown) ? undefined : shown
  }

  #readLater(limit: number, how: Omit<Reader, 'group' | 'line'>): Promise<Chunk | undefined> {
    const reader = { ...how, group: this.#foreground, line: createDeferred<void>() }
    const read: Promise<Chunk | undefined> = reader.line.promise.then(() => {
      this.#readers.delete(read)
      return this.read(limit)
    })
    this.#readers.set(read, reader)
    this.#ask(reader)
    return read
  }

  /** The first who waits for a line and may have it. */
  #reader(): Reader | undefined {
    for (const reader of this.#readers.values()) if (reader.group === this.#foreground) return reader
    return undefined
  }

  #ask(reader: Reader | undefined): void {
    const io = this.#io
    if (!io || !reader || this.#asked === io) return
    this.#asked = io
    this.#withdraw()
    this.#recorder.flush()
    const interruptions = this.#interruptions
    const { prompt, complete, canonical, edited, history: lines, text: begun } = reader
    const partial = canonical ? (text: string): void => this.#take(text) : undefined
    const history = lines && { lines, add: () => undefined }
    void io.stdin.readLine(prompt, { complete, partial, edited, history, text: begun }).then((line) => {
      if (this.#asked !== io) return
      this.#asked = undefined
      if (interruptions === this.#interruptions) this.#give(line)
      else void this.#askAgain(io)
    })
  }

  /** Asks for who reads once it is clear who does: whoever read before may be ended or stopped. */
  async #askAgain(io: TtyIO): Promise<void> {
    await this.#scheduler.turn()
    if (this.#io === io) this.#ask(this.#reader())
  }

  #take(chunk: string): void {
    this.#input.push(chunk)
    this.#reader()?.line.resolve()
  }

  #give(line: string | undefined): void {
    const reader = this.#reader()
    if (line && line.trim() !== '' && reader?.complete) this.#host.record('command', line)
    this.#take(line === undefined ? '' : `${line}\n`)
  }
}

function ignoreInterruption(error: unknown): void {
  if (!(error instanceof Interrupted)) throw error
}

/** The same terminal as standard error has it: what is written is shown as errors. */
function errorSide(device: ControllingTerminal): Terminal {
  return {
    type: 'terminal',
    name: device.name,
    watch: device.watch,
    references: 0,
    seekable: false,
    read: (limit) => device.read(limit),
    readLine: (prompt, options) => device.readLine(prompt, options),
    unread: (chunk) => device.unread(chunk),
    abandon: (read) => device.abandon(read),
    write: (chunk) => {
      if (typeof chunk !== 'string' || !NOTICE.test(chunk)) return device.show('error', chunk)
      return chunk === 'exit\n' && device.atEnd ? undefined : device.show('output', chunk)
    },
    raw: (options) => device.raw(options),
    get sketch() {
      return device.sketch
    },
    close: () => undefined,
    keep: () => (terminal) => (terminal instanceof ControllingTerminal ? terminal.errors : device.errors),
    get screen() {
      return device.screen
    },
    get foreground() {
      return device.foreground
    },
    set foreground(group: number) {
      device.foreground = group
    },
  }
}
