import type { RawOptions, RawSession } from '../base/raw-session.ts'
import { createAbort } from '../base/signal.ts'
import { createDeferred } from '../base/deferred.ts'
import { textOf } from '../shell/posix/bytes.ts'
import type { Session } from '../shell/session.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import type { PlayedLine, PlayedTerminal } from './play-lessons.ts'
import type { SteadyHost } from '../steady-host.ts'
import { createScreen, type Screen } from './screen.ts'

const SCREEN = { cols: 80, rows: 16 }
/** How long keys wait for the command to have begun, in milliseconds. */
const BEFORE_KEYS = 30
/** How long a line may take, in milliseconds. */
const PATIENCE = 600_000

/** What a line wrote, as it comes. */
type Written = Record<'stdout' | 'stderr' | 'output', string>

/** A program that waits for a line. */
interface Reader {
  readonly prompt: string
  give(line: string): void
}

/** A full-screen program: where its keys go, and what it shows. */
interface Keyboard {
  readonly input: (data: string) => void
  readonly screen: Screen
}

/** Plays the lines of a lesson in a session, in one of its shells. What reads a line gets the next one. */
class SessionTerminal implements PlayedTerminal {
  readonly #session: Session
  readonly #host: SteadyHost
  readonly #ready: Promise<boolean>
  #keyboard: Keyboard | undefined
  #written: Written = { stdout: '', stderr: '', output: '' }
  #reader: Reader | undefined
  #reads = createDeferred<undefined>()
  /** The line that reads, until it ends. */
  #running: Promise<number> | undefined

  constructor(session: Session, host: SteadyHost, shell: ShellName) {
    this.#session = session
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
    const running = this.#running ?? this.#submit(line)
    this.#answer(line)
    this.#running = running
    for (const key of keys) await this.#press(key)
    const status = await this.#inTime(Promise.race([running, this.#reads.promise]))
    if (status !== undefined) this.#running = undefined
    else if (!this.#reader) throw new Error(`this line does not end: ${line}`)
    return { ...this.#written, status: status ?? 0 }
  }

  async #inTime<T>(result: Promise<T>): Promise<T | undefined> {
    const late = createDeferred<undefined>()
    const timer = this.#host.setTimeout(() => late.resolve(undefined), PATIENCE)
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
    const write = (stream: 'stdout' | 'stderr') => (chunk: string | Uint8Array) => {
      this.#written[stream] += textOf(chunk)
      this.#written.output += textOf(chunk)
    }
    const running = this.#session.submit(line, {
      stdin: { readLine: (prompt = '') => this.#read(prompt) },
      stdout: { write: write('stdout') },
      stderr: { write: write('stderr') },
      signal: createAbort().signal,
      screen: SCREEN,
      raw: (options) => this.#raw(options),
    })
    return this.#host.during(running)
  }

  #read(prompt: string): Promise<string> {
    return new Promise((give) => {
      this.#reader = { prompt, give }
      this.#reads.resolve(undefined)
    })
  }

  #answer(line: string): void {
    const reader = this.#reader
    this.#reader = undefined
    this.#reads = createDeferred()
    reader?.give(line)
  }

  #raw({ input }: RawOptions): RawSession {
    const screen = createScreen(SCREEN.cols, SCREEN.rows)
    this.#keyboard = { input, screen }
    const end = (): void => {
      if (this.#keyboard?.input === input) this.#keyboard = undefined
    }
    return { write: (text) => screen.terminal.write(text), screen: SCREEN, onResize: () => undefined, end }
  }

  /** Presses a key: Ctrl-C at once, others as soon as a program has taken the keyboard. */
  async #press(key: string): Promise<void> {
    await this.#pause(BEFORE_KEYS)
    if (key === '\x03' && !this.#keyboard) {
      this.#session.signal('INT')
      return
    }
    let patience = PATIENCE / 2
    while (!this.#keyboard && patience > 0) {
      await this.#pause(BEFORE_KEYS)
      patience -= BEFORE_KEYS
    }
    if (this.#keyboard) await this.#pressIn(this.#keyboard, key)
  }

  /** What the screen shows before a key is pressed is what the learner sees. */
  async #pressIn({ input, screen }: Keyboard, key: string): Promise<void> {
    const parsed = screen.parsed()
    this.#host.hold(parsed)
    await parsed
    this.#written.output += `${screen.rows().join('\n')}\n`
    input(key)
  }
}

/** Gives a session of a machine on `host` a terminal of strings. */
export function createSessionTerminal(session: Session, host: SteadyHost, shell: ShellName): PlayedTerminal {
  return new SessionTerminal(session, host, shell)
}
