import type { History, ShellState } from '../state.ts'

/** Whether the last line of a shell's history is the very command that runs. */
export const holdsCommand = ({ options }: ShellState): boolean => options.has('history')

/** What keeps the lines: the shell itself, or its terminal, whose shells share them. */
interface Keeper {
  history: readonly string[]
}

/** The history of a shell. Lines of its own are added in place, and copied after a fork only. */
export class ShellHistory implements History {
  readonly #now: () => number
  readonly #begun: number
  readonly #keeper: Keeper | undefined
  #lines: string[] = []
  #times: (number | undefined)[] = []
  /** Whether a fork has the same lines and times. */
  #shared = false
  #first = 1
  entered = 0
  known = 0

  /** @param now the time, in milliseconds since 1970: lines that are there already have that of the beginning */
  constructor(now: () => number, keeper?: Keeper) {
    this.#now = now
    this.#begun = now()
    this.#keeper = keeper
  }

  get lines(): readonly string[] {
    return this.#keeper?.history ?? this.#lines
  }

  get first(): number {
    return this.#first
  }

  timeOf(number: number): number {
    return this.#times[number - this.#first] ?? this.#begun
  }

  add(lines: readonly string[], times?: readonly (number | undefined)[]): void {
    this.#own()
    // lines of another shell have no time here
    this.#times.length = this.lines.length
    for (const at of lines.keys()) this.#times.push(times ? times[at] : this.#now())
    if (this.#keeper) this.#keeper.history = [...this.lines, ...lines]
    else for (const line of lines) this.#lines.push(line)
  }

  clear(): void {
    this.#first = 1
    this.entered = 0
    this.remove(1, this.lines.length)
  }

  remove(number: number, count = 1): void {
    const at = number - this.#first
    this.#own()
    this.#times.splice(at, count)
    if (this.#keeper) this.#keeper.history = this.lines.toSpliced(at, count)
    else this.#lines.splice(at, count)
  }

  drop(count: number): void {
    if (count <= 0) return
    this.remove(this.#first, count)
    this.#first += count
  }

  fork(): History {
    const fork = new ShellHistory(this.#now)
    fork.#lines = this.#keeper ? [...this.#keeper.history] : this.#lines
    fork.#times = this.#times
    fork.#first = this.#first
    fork.entered = this.entered
    fork.known = this.known
    fork.#shared = true
    this.#shared = true
    return fork
  }

  /** Copies what a fork has as well, before it changes. */
  #own(): void {
    if (!this.#shared) return
    this.#lines = [...this.#lines]
    this.#times = [...this.#times]
    this.#shared = false
  }
}
