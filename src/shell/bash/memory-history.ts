import type { History } from './state.ts'

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
