import type { History, ShellState } from '../state.ts'

/** Whether the last line of a shell's history is the very command that runs. */
export const holdsCommand = ({ options }: ShellState): boolean => options.has('history')

/** What keeps the lines: the shell itself, or its terminal, whose shells share them. */
interface Keeper {
  history: readonly string[]
}

/** The history of a shell. */
export class ShellHistory implements History {
  readonly #keeper: Keeper
  readonly #now: () => number
  readonly #begun: number
  #times: readonly (number | undefined)[] = []
  #first = 1
  entered = 0
  known = 0

  /** @param now the time, in milliseconds since 1970: lines that are there already have that of the beginning */
  constructor(now: () => number, keeper: Keeper = { history: [] }) {
    this.#now = now
    this.#begun = now()
    this.#keeper = keeper
  }

  get lines(): readonly string[] {
    return this.#keeper.history
  }

  get first(): number {
    return this.#first
  }

  timeOf(number: number): number {
    return this.#times[number - this.#first] ?? this.#begun
  }

  add(lines: readonly string[], times?: readonly (number | undefined)[]): void {
    const before = Array.from(this.lines, (_line, at) => this.#times[at])
    this.#times = [...before, ...(times ?? lines.map(() => this.#now()))]
    this.#keeper.history = [...this.lines, ...lines]
  }

  clear(): void {
    this.#first = 1
    this.#times = []
    this.entered = 0
    this.#keeper.history = []
  }

  remove(number: number, count = 1): void {
    const at = number - this.#first
    this.#times = this.#times.toSpliced(at, count)
    this.#keeper.history = this.lines.toSpliced(at, count)
  }

  drop(count: number): void {
    if (count <= 0) return
    this.remove(this.#first, count)
    this.#first += count
  }

  fork(): History {
    const fork = new ShellHistory(this.#now, { history: this.lines })
    fork.#times = this.#times
    fork.#first = this.#first
    fork.entered = this.entered
    fork.known = this.known
    return fork
  }
}
