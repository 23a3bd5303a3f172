import type { RawSession } from '../../../base/raw-session.ts'
import { createAbort } from '../../../base/signal.ts'
import { createDeferred, type Deferred } from '../../../base/deferred.ts'
import type { Terminal } from '../../../shell/posix/terminal.ts'
import { keysOf } from './keys.ts'
import type { GnuProcess } from './gnu-system.ts'

/** Where the caret stands, from 0. */
export interface Caret {
  readonly row: number
  readonly column: number
}

/** What a program without a keyboard's key waits for: the time was over, or the screen has another size. */
export const TIMEOUT = 'Timeout'
export const RESIZE = 'Resize'

/** The whole screen and the keyboard of a process. Ends with it, whatever the reason. */
export class FullScreen {
  readonly #process: GnuProcess
  readonly #terminal: Terminal
  readonly #alternate: boolean
  #raw: RawSession | undefined
  #keys: string[] = []
  #waiting: Deferred<void> | undefined
  #shown: readonly string[] = []

  constructor(process: GnuProcess, terminal: Terminal, { alternateScreen = true } = {}) {
    this.#process = process
    this.#terminal = terminal
    this.#alternate = alternateScreen
    this.#begin()
    process.atEnd.push(() => this.end())
  }

  get columns(): number {
    return Math.max(1, this.#terminal.screen.cols)
  }

  get rows(): number {
    return Math.max(2, this.#terminal.screen.rows)
  }

  /** Whether a key has been pressed that nobody has taken. */
  get pressed(): boolean {
    return this.#keys.length > 0
  }

  /** Shows these rows, in one piece: what has not changed is not written again. */
  draw(rows: readonly string[], caret?: Caret): void {
    const changed = rows
      .map((row, at) => (row === this.#shown[at] ? '' : `\x1b[${at + 1};1H\x1b[m${row}\x1b[m\x1b[K`))
      .join('')
    const below = rows.length < this.#shown.length ? `\x1b[${rows.length + 1};1H\x1b[J` : ''
    this.#shown = rows
    const place = caret ? `\x1b[${caret.row + 1};${caret.column + 1}H\x1b[?25h` : ''
    this.#raw?.write(`\x1b[?25l${changed}${below}${place}`)
  }

  /** Forgets what is on the screen: the next drawing writes all of it. */
  redraw(): void {
    this.#shown = []
    this.#raw?.write('\x1b[H\x1b[2J')
  }

  /** The next key, or TIMEOUT after `ms`, or RESIZE. */
  async key(ms?: number): Promise<string> {
    const due = this.#process.due()
    if (due) await due
    const key = this.#keys.shift()
    if (key !== undefined) return key
    const abort = createAbort()
    const waits: Promise<string>[] = [this.arrival().then(() => '')]
    if (ms !== undefined) {
      const timer = this.#process.kernel.clock.wait(ms, abort.signal)
      waits.push(
        timer.then(
          () => TIMEOUT,
          // a key was first
          () => '',
        ),
      )
    }
    try {
      return (await this.#process.blocked(Promise.race(waits))) || this.key(ms)
    } finally {
      abort.abort()
    }
  }

  /** Resolves when there is a key to take. */
  arrival(): Promise<void> {
    if (this.#keys.length > 0) return Promise.resolve()
    this.#waiting ??= createDeferred()
    return this.#waiting.promise
  }

  /** Gives the screen back, stops the process as Ctrl-Z does, and takes the screen again when it goes on. */
  async suspend(): Promise<void> {
    this.end()
    this.#process.kernel.signalGroup(this.#process.group, 'TSTP')
    await this.#process.blocked(Promise.resolve())
    this.#begin()
    this.#shown = []
  }

  /** Gives the screen back to the shell. May be called twice. */
  end(): void {
    this.#raw?.write('\x1b[?25h')
    this.#raw?.end()
    this.#raw = undefined
  }

  #begin(): void {
    this.#raw = this.#terminal.raw({
      alternateScreen: this.#alternate,
      input: (data) => this.#press(keysOf(data)),
    })
    this.#raw.onResize(() => {
      this.#shown = []
      this.#raw?.write('\x1b[H\x1b[2J')
      this.#press([RESIZE])
    })
  }

  #press(keys: readonly string[]): void {
    for (const key of keys) this.#keys.push(key)
    this.#waiting?.resolve()
    this.#waiting = undefined
  }
}
