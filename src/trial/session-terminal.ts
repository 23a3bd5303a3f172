import type { RawOptions, RawSession } from '../base/raw-session.ts'
import { createAbort } from '../base/signal.ts'
import { createDeferred } from '../base/deferred.ts'
import { textOf } from '../shell/posix/bytes.ts'
import type { Session } from '../shell/session/session.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { arrivals } from '../shell/later.ts'
import type { SteadyHost } from '../steady-host.ts'

/** What a line wrote: on each stream, and as the screen showed it. */
export interface PlayedLine {
  readonly stdout: string
  readonly stderr: string
  readonly status: number
  readonly output: string
}

/** Where lines are typed one after the other, and keys pressed while they run. */
export interface PlayedTerminal {
  run(line: string, keys?: readonly string[]): Promise<PlayedLine>
  prompt(): string | Promise<string>
}

/** What shows the screens of full-screen programs. */
export interface PlayedScreen {
  write(text: string): void
  /** The rows that can be seen once all that was written is read. */
  rows(): Promise<readonly string[]>
}

const SCREEN = { cols: 80, rows: 16 }
/** How long keys wait for the command to have begun, in milliseconds. */
const BEFORE_KEYS = 30
/** What leaves full-screen programs, in turn: nano, without its file; less and top; who reads keys as they come. */
const WAYS_OUT = ['\x18', 'n', 'q', '\x04', '\x03']
/** What the keyboard sends for it. */
const END_OF_FILE = '\x04'
/** How much a line may write before it is stopped, in UTF-16 units. */
const MOST_OUTPUT = 2 ** 20
/** How long a line may take that nobody will end, in milliseconds. */
const SHORT_PATIENCE = 20_000
/** How long a line may take, in milliseconds. */
const PATIENCE = 600_000

/** What a line wrote, as it comes. */
type Written = Record<'stdout' | 'stderr' | 'output', string>

/** A program that waits for a line. */
interface Reader {
  readonly prompt: string
  readonly isShell: boolean
  give(line: string | undefined): void
}

/** A full-screen program: where its keys go, and what it shows. */
interface Keyboard {
  readonly input: (data: string) => void
  readonly screen: PlayedScreen | undefined
}

/** How a terminal of strings behaves. */
export interface SessionHabits {
  /**
   * Nobody sits at the keyboard: programs that read from it get the end of file, those that take it the keys that leave them, and what
   * does not end is stopped by Ctrl-C. Shells that are entered still get the next line, and keys that are given are pressed.
   */
  readonly unattended?: boolean
  /** Makes what shows the screens of full-screen programs; without it nobody sees them. */
  readonly createScreen?: (columns: number, rows: number) => PlayedScreen
}

/** Plays lines in a session, in one of its shells. What reads a line gets the next one. */
class SessionTerminal implements PlayedTerminal {
  readonly #session: Session
  readonly #shell: ShellName
  readonly #host: SteadyHost
  readonly #ready: Promise<boolean>
  #keyboard: Keyboard | undefined
  #written: Written = { stdout: '', stderr: '', output: '' }
  #reader: Reader | undefined
  #reads = createDeferred<undefined>()
  /** The line that reads, until it ends. */
  #running: Promise<number> | undefined
  readonly #habits: SessionHabits
  /** No key will be pressed for the line that runs. */
  #left = false
  #abort = createAbort()

  constructor(session: Session, host: SteadyHost, shell: ShellName, habits: SessionHabits) {
    this.#session = session
    this.#shell = shell
    this.#habits = habits
    this.#host = host
    this.#ready = host.during(session.choose(shell))
  }

  async prompt(): Promise<string> {
    await this.#ready
    return this.#reader?.prompt ?? this.#session.prompt()
  }

  async run(line: string, keys: readonly string[] = []): Promise<PlayedLine> {
    await this.#ready
    this.#written = { stdout: '', stderr: '', output: '' }
    this.#left = this.#unattended && keys.length === 0
    const running = this.#running ?? this.#submit(line)
    this.#answer(line)
    this.#running = running
    for (const key of keys) await this.#press(key)
    if (keys.length > 0 && this.#unattended) this.#leaveAll()
    const status = await this.#statusOf(running)
    if (status !== undefined) this.#running = undefined
    else if (!this.#reader) throw new Error(`this line does not end: ${line}`)
    return { ...this.#written, status: status ?? 0 }
  }

  async #statusOf(running: Promise<number>): Promise<number | undefined> {
    const ended = Promise.race([running, this.#reads.promise])
    // who sits before the Simple shell sees a command run, and stops it
    if (!this.#unattended) return this.#shell === 'Simple' ? ended : this.#inTime(ended, PATIENCE)
    const status = await this.#inTime(ended, SHORT_PATIENCE)
    if (status !== undefined || this.#reader) return status
    this.#interrupt()
    return this.#inTime(ended, SHORT_PATIENCE)
  }

  get #unattended(): boolean {
    return this.#habits.unattended === true
  }

  /** All keys were pressed: who still waits for one is left. */
  #leaveAll(): void {
    this.#left = true
    if (this.#reader && !this.#reader.isShell) this.#answer(undefined)
    if (this.#keyboard) void this.#leave(this.#keyboard)
  }

  #interrupt(): void {
    this.#abort.abort()
    this.#session.signal('INT')
  }

  async #inTime<T>(result: Promise<T>, patience: number): Promise<T | undefined> {
    const late = createDeferred<undefined>()
    const expire = (): void => {
      // a network is slower than counted time
      const parts = arrivals()
      if (!parts) return late.resolve(undefined)
      this.#host.hold(parts)
      timer = this.#host.setTimeout(expire, patience)
    }
    let timer = this.#host.setTimeout(expire, patience)
    try {
      return await Promise.race([result, late.promise])
    } finally {
      this.#host.clearTimeout(timer)
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => this.#host.setTimeout(resolve, ms))
  }

  #submit(line: string): Promise<number> {
    this.#abort = createAbort()
    const write = (stream: 'stdout' | 'stderr') => (chunk: string | Uint8Array) => {
      if (this.#left && this.#written.output.length > MOST_OUTPUT) return this.#interrupt()
      this.#written[stream] += textOf(chunk)
      this.#written.output += textOf(chunk)
    }
    const running = this.#session.submit(line, {
      stdin: {
        readLine: (prompt = '', options) =>
          this.#left && !options?.complete
            ? Promise.resolve(undefined)
            : this.#read(prompt, options?.complete !== undefined),
      },
      stdout: { write: write('stdout') },
      stderr: { write: write('stderr') },
      signal: this.#abort.signal,
      screen: SCREEN,
      raw: (options) => this.#raw(options),
    })
    return this.#host.during(running)
  }

  #read(prompt: string, isShell: boolean): Promise<string | undefined> {
    return new Promise((give) => {
      this.#reader = { prompt, isShell, give }
      this.#reads.resolve(undefined)
    })
  }

  #answer(line: string | undefined): void {
    const reader = this.#reader
    this.#reader = undefined
    this.#reads = createDeferred()
    reader?.give(line)
  }

  #raw({ input }: RawOptions): RawSession {
    const screen = this.#habits.createScreen?.(SCREEN.cols, SCREEN.rows)
    this.#keyboard = { input, screen }
    if (this.#left) void this.#leave(this.#keyboard)
    const end = (): void => {
      if (this.#keyboard?.input === input) this.#keyboard = undefined
    }
    return { write: (text) => screen?.write(text), screen: SCREEN, onResize: () => undefined, end }
  }

  async #leave(keyboard: Keyboard): Promise<void> {
    for (const key of WAYS_OUT) {
      await this.#pause(BEFORE_KEYS)
      if (this.#keyboard !== keyboard) return
      keyboard.input(key)
    }
  }

  /** Presses a key: Ctrl-C at once, others as soon as a program has taken the keyboard; a whole line goes to who reads one. */
  async #press(key: string): Promise<void> {
    await this.#pause(BEFORE_KEYS)
    if (key === '\x03' && !this.#keyboard) {
      this.#session.signal('INT')
      return
    }
    let patience = this.#unattended ? SHORT_PATIENCE : PATIENCE / 2
    while (!this.#keyboard && !this.#reader && this.#session.state.get().running && patience > 0) {
      await this.#pause(BEFORE_KEYS)
      patience -= BEFORE_KEYS
    }
    if (this.#keyboard) await this.#pressIn(this.#keyboard, key)
    else if (this.#reader) this.#answer(key === END_OF_FILE ? undefined : key.replace(/\r$/, ''))
  }

  /** What the screen shows before a key is pressed is what the learner sees. */
  async #pressIn({ input, screen }: Keyboard, key: string): Promise<void> {
    if (screen) {
      const rows = screen.rows()
      this.#host.hold(rows)
      this.#written.output += `${(await rows).join('\n')}\n`
    }
    input(key)
  }
}

/** Gives a session of a machine on `host` a terminal of strings. Lines that do not end make `run` reject. */
export function createSessionTerminal(
  session: Session,
  host: SteadyHost,
  shell: ShellName,
  habits: SessionHabits = {},
): PlayedTerminal {
  return new SessionTerminal(session, host, shell, habits)
}
