import type { Process } from '../posix/process.ts'
import { defaultAction, type SignalName } from '../posix/signals.ts'
import type { PosixSystem } from '../posix/posix-system.ts'
import type { ShellState } from './state.ts'

/** Signals that an interactive shell survives. */
const SURVIVED: ReadonlySet<SignalName> = new Set<SignalName>(['INT', 'QUIT', 'TERM', 'TSTP', 'TTIN', 'TTOU'])

/** The signals that a shell has received, and not yet seen to. */
export class Signals {
  readonly #process: Process<PosixSystem>
  readonly #state: ShellState
  readonly #pending: SignalName[] = []
  #interrupted = false
  /** What ends the shell once its EXIT trap has run. */
  fatal: SignalName | undefined
  /** `wait` is what goes on: a trapped signal ends it. */
  waiting = false
  /** The CHLD trap runs: the ends of what it starts do not count. */
  hasOwnChildren = false

  constructor(process: Process<PosixSystem>, state: ShellState) {
    this.#process = process
    this.#state = state
    process.handler = (signal) => this.#receives(signal)
  }

  /** The signal whose trap comes next. */
  get next(): SignalName | undefined {
    return this.#pending[0]
  }

  /** Whether a trap has to run, or Ctrl-C came. */
  get disturb(): boolean {
    return this.#interrupted || this.#pending.length > 0 || this.fatal !== undefined
  }

  /** Takes the next signal that has a trap. */
  take(): SignalName | undefined {
    return this.#pending.shift()
  }

  /** Whether Ctrl-C came; it has not any more. */
  takeInterrupt(): boolean {
    const interrupted = this.#interrupted
    this.#interrupted = false
    return interrupted
  }

  /** A signal that ends the shell waits until the EXIT trap has run. */
  #ends(signal: SignalName): boolean {
    if (!this.#state.traps.get('EXIT') || defaultAction(signal) !== 'terminate') return false
    this.fatal = signal
    this.#process.interrupt()
    return true
  }

  #receives(signal: SignalName): boolean {
    const command = this.#state.traps.get(signal)
    if (command !== undefined) {
      if (command === '' || (signal === 'CHLD' && this.hasOwnChildren)) return true
      // one that waits already comes once; the ends of children are counted
      if (signal === 'CHLD' || !this.#pending.includes(signal)) this.#pending.push(signal)
      // what `wait` waits for is the end of a child
      if (this.waiting && signal !== 'CHLD') this.#process.interrupt()
      return true
    }
    if (!this.#state.interactive) return this.#ends(signal)
    if (signal === 'INT') {
      this.#interrupted = true
      this.#process.interrupt()
    }
    return SURVIVED.has(signal) || this.#ends(signal)
  }
}
