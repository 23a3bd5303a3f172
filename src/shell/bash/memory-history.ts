import type { History, ShellState } from './state.ts'

/** Whether the last line of a shell's history is the very command that runs. */
export const holdsCommand = (history: History, { options }: ShellState): boolean =>
  options.has('history') || !(history instanceof MemoryHistory)

/** The history of a shell that is no terminal's: a script's. */
export class MemoryHistory implements History {
  readonly first = 1
  #lines: readonly string[]

  constructor(lines: readonly string[] = []) {
    this.#lines = lines
  }

  get lines(): readonly string[] {
    return this.#lines
  }

  add(line: string): void {
    this.#lines = [...this.#lines, line]
  }

  clear(): void {
    this.#lines = []
  }

  remove(number: number): void {
    this.#lines = this.#lines.toSpliced(number - 1, 1)
  }

  fork(): History {
    return new MemoryHistory(this.#lines)
  }
}
