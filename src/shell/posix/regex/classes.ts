import { type Nfa, sideOf } from './nfa.ts'

/** Classes of characters: no set of the pattern tells those of one class apart. */
export class Classes {
  /** The classes of ASCII characters. */
  readonly ascii: Uint8Array
  /** A character of each class. */
  readonly samples: number[] = []
  readonly #nfa: Nfa
  readonly #singles: ReadonlySet<number>
  readonly #numbers = new Map<string, number>()
  readonly #wide = new Map<number, number>()

  constructor(nfa: Nfa) {
    this.#nfa = nfa
    this.#singles = new Set(nfa.sets.flatMap(({ only }) => only ?? []))
    this.ascii = Uint8Array.from({ length: 128 }, (_none, code) => this.#number(code))
  }

  /** The class of any character. */
  of(code: number): number {
    const known = this.#wide.get(code)
    if (known !== undefined) return known
    const number = this.#number(code)
    this.#wide.set(code, number)
    return number
  }

  #number(code: number): number {
    const { sets, asserts } = this.#nfa
    let key = asserts ? String(sideOf(code)) : ''
    if (this.#singles.has(code)) key += `=${code}:`
    for (const set of sets) if (set.only === undefined) key += set.has(code) ? 1 : 0
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.samples.length)
    return this.samples.push(code) - 1
  }
}
