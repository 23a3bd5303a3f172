import type { History, ShellState } from './state.ts'

/** Whether the last line of a shell's history is the very command that runs. */
export const holdsCommand = (history: History, { options }: ShellState): boolean =>
  options.has('history') || !(history instanceof MemoryHistory)

/** The history of a shell that is no terminal's: a script's. */
export class MemoryHistory implements History {
  readonly first = 1
  #lines: string[]
  /** Whether the lines are a fork's as well, and are copied before they change. */
  #shared: boolean

  constructor(lines: string[] = []) {
    this.#lines = lines
    this.#shared = lines.length > 0
  }

  get lines(): readonly string[] {
    return this.#lines
  }

  add(line: string): void {
    this.#own.push(line)
  }

  clear(): void {
    this.#lines = []
    this.#shared = false
  }

  remove(number: number): void {
    this.#own.splice(number - 1, 1)
  }

  fork(): History {
    this.#shared = true
    return new MemoryHistory(this.#lines)
  }

  /** The lines as this history alone has them. */
  get #own(): string[] {
    if (this.#shared) this.#lines = [...this.#lines]
    this.#shared = false
    return this.#lines
  }
}
