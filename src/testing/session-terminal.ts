import { createAbort, Interrupted, type Signal } from '../base/signal.ts'
import type { Clock } from '../base/clock.ts'
import { createDeferred } from '../base/deferred.ts'
import { textOf } from '../shell/posix/bytes.ts'
import type { RawTerminal, RawTerminalOptions } from '../shell/posix/terminal.ts'
import type { Session } from '../shell/session.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import type { PlayedLine, PlayedTerminal } from './play-lessons.ts'
import { createScreen, type Screen } from './screen.ts'

const SCREEN = { columns: 80, rows: 16 }
/** Longer waits do not pass by themselves: whoever waits is ended before. */
const LONGEST_WAIT = 3000
/** How long keys wait for the command to have begun, in milliseconds. */
const BEFORE_KEYS = 30

function waitForEver(signal: Signal | undefined): Promise<void> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Interrupted()))
  })
}

/** A clock for lessons: it stands at `start` and short waits only advance it, but what is there to be interrupted goes on. */
export function lessonClock(start: number): Clock {
  let now = start
  return {
    now: () => now,
    wait: (ms, signal) => {
      if (signal?.aborted) return Promise.reject(new Interrupted())
      if (ms >= LONGEST_WAIT) return waitForEver(signal)
      now += ms
      return Promise.resolve()
    },
  }
}

/** How long a line may take, in milliseconds. */
const PATIENCE = 5000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

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
  readonly #ready: Promise<boolean>
  #keyboard: Keyboard | undefined
  #written: Written = { stdout: '', stderr: '', output: '' }
  #reader: Reader | undefined
  #reads = createDeferred<undefined>()
  /** The line that reads, until it ends. */
  #running: Promise<number> | undefined

  constructor(session: Session, shell: ShellName) {
    this.#session = session
    this.#ready = session.choose(shell)
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
    const status = await Promise.race([running, this.#reads.promise, pause(PATIENCE)])
    if (status !== undefined) this.#running = undefined
    else if (!this.#reader) throw new Error(`this line does not end: ${line}`)
    return { ...this.#written, status: status ?? 0 }
  }

  #submit(line: string): Promise<number> {
    const write = (stream: 'stdout' | 'stderr') => (chunk: string | Uint8Array) => {
      this.#written[stream] += textOf(chunk)
      this.#written.output += textOf(chunk)
    }
    return this.#session.submit(line, {
      stdin: { readLine: (prompt = '') => this.#read(prompt) },
      stdout: { write: write('stdout') },
      stderr: { write: write('stderr') },
      signal: createAbort().signal,
      screen: SCREEN,
      raw: (options) => this.#raw(options),
    })
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

  #raw({ input }: RawTerminalOptions): RawTerminal {
    const screen = createScreen(SCREEN.columns, SCREEN.rows)
    this.#keyboard = { input, screen }
    const end = (): void => {
      if (this.#keyboard?.input === input) this.#keyboard = undefined
    }
    return { write: (text) => screen.terminal.write(text), screen: SCREEN, onResize: () => undefined, end }
  }

  /** Presses a key: Ctrl-C at once, others as soon as a program has taken the keyboard. */
  async #press(key: string): Promise<void> {
    await pause(BEFORE_KEYS)
    if (key === '\x03' && !this.#keyboard) {
      this.#session.signal('INT')
      return
    }
    let patience = PATIENCE / 2
    while (!this.#keyboard && patience > 0) {
      await pause(BEFORE_KEYS)
      patience -= BEFORE_KEYS
    }
    if (this.#keyboard) await this.#pressIn(this.#keyboard, key)
  }

  /** What the screen shows before a key is pressed is what the learner sees. */
  async #pressIn({ input, screen }: Keyboard, key: string): Promise<void> {
    await screen.parsed()
    this.#written.output += `${screen.rows().join('\n')}\n`
    input(key)
  }
}

/** Gives a session a terminal of strings. */
export function createSessionTerminal(session: Session, shell: ShellName): PlayedTerminal {
  return new SessionTerminal(session, shell)
}
