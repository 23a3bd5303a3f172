import type { SignalName } from './posix/signals.ts'
import type { LineOptions, TtyIO } from './terminal-shell.ts'
import type { Keystroke } from './timeline.ts'

const END_OF_FILE = '\x04'

/** What the keyboard sends for a signal, termios(3). */
const SIGNAL_KEYS: Partial<Record<SignalName, string>> = { INT: '\x03', QUIT: '\x1c', TSTP: '\x1a' }

/** Bytes that an entry takes besides its text, about. */
const ENTRY = 64

/** Notes the keys that are pressed while a line runs. */
export class Keystrokes {
  readonly pressed: Keystroke[] = []
  #reads = 0
  #signals = 0

  /** A key that sends a signal. */
  signal(name: SignalName): void {
    this.#signals += 1
    this.#press(SIGNAL_KEYS[name] ?? '')
  }

  /** The same terminal; what is typed for those who read from it, or take the keyboard, is noted. */
  hear(io: TtyIO): TtyIO {
    const { stdin, raw } = io
    const readLine: TtyIO['stdin']['readLine'] = async (prompt, options) => {
      this.#reads += 1
      const signals = this.#signals
      const line = await stdin.readLine(prompt, options && { ...options, partial: this.#heardPartial(options.partial) })
      if (line !== undefined) this.#press(`${line}\r`)
      // a signal ends a read, too
      else if (signals === this.#signals) this.#press(END_OF_FILE)
      return line
    }
    // what else it has may change while the line runs
    return Object.create(io, {
      stdin: { value: { ...stdin, readLine } },
      ...(raw && { raw: { value: this.#heard(raw.bind(io)) } }),
    })
  }

  #heardPartial(partial: LineOptions['partial']): LineOptions['partial'] {
    return (
      partial &&
      ((text) => {
        this.#press(text + END_OF_FILE)
        partial(text)
      })
    )
  }

  #heard(raw: NonNullable<TtyIO['raw']>): NonNullable<TtyIO['raw']> {
    return (options) => {
      this.#reads += 1
      const input = (data: string): void => {
        this.#press(data)
        options.input(data)
      }
      return raw({ ...options, input })
    }
  }

  /** Bytes that they take, about. */
  get weight(): number {
    return this.pressed.reduce((sum, { data }) => sum + ENTRY + 2 * data.length, 0)
  }

  #press(data: string): void {
    if (data !== '') this.pressed.push({ data, after: this.#reads })
  }
}
