import type { Change } from './entries.ts'

let readings = 0

/** Counts what happens to keys, so that WATCH can tell whether one was touched. */
export class Versions {
  /** A file that is read again has other keys, as far as anybody can tell. */
  readonly #reading = (readings += 1)
  #clearings = 0
  readonly #changes = new Map<string, number>()

  note([type, key]: Change): void {
    if (type === 'clear') this.#clearings += 1
    else this.#changes.set(key, (this.#changes.get(key) ?? 0) + 1)
  }

  /** What is another text as soon as the key was touched. */
  of(key: string): string {
    return `${this.#reading}.${this.#clearings}.${this.#changes.get(key) ?? 0}`
  }
}
