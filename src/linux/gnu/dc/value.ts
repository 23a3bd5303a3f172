import type { Decimal } from '../bc/decimal.ts'

/** What is on the stack of dc(1): a number, or a text that may be run. */
export type Value =
  { readonly type: 'number'; readonly number: Decimal } | { readonly type: 'text'; readonly text: string }

/** What dc says of a command that it cannot do; it goes on with the next one. */
export class DcError extends Error {
  override readonly name = 'DcError'
}

export const numberValue = (number: Decimal): Value => ({ type: 'number', number })
export const integer = (value: number | bigint): Value => numberValue({ units: BigInt(value), scale: 0 })

/** The whole part. */
export const wholeOf = ({ units, scale }: Decimal): bigint => units / 10n ** BigInt(scale)

/** A register: a stack of its own, each place of which has an array. */
interface Place {
  value: Value | undefined
  readonly array: Map<bigint, Value>
}

/** How a character is named in messages. */
export const named = (character: string): string => `'${character}' (0${(character.codePointAt(0) ?? 0).toString(8)})`

/** The registers by their characters. */
export class Registers {
  readonly #places = new Map<string, Place[]>()

  #top(name: string): Place {
    const places = this.#places.get(name) ?? []
    this.#places.set(name, places)
    const top = places.at(-1) ?? { value: undefined, array: new Map() }
    if (places.length === 0) places.push(top)
    return top
  }

  store(name: string, value: Value): void {
    this.#top(name).value = value
  }

  load(name: string): Value {
    return this.#places.get(name)?.at(-1)?.value ?? integer(0)
  }

  push(name: string, value: Value): void {
    const places = this.#places.get(name) ?? []
    this.#places.set(name, places)
    places.push({ value, array: new Map() })
  }

  /** @throws DcError where it is empty */
  pop(name: string): Value {
    const value = this.#places.get(name)?.pop()?.value
    if (value === undefined) throw new DcError(`stack register ${named(name)} is empty`)
    return value
  }

  storeAt(name: string, index: bigint, value: Value): void {
    this.#top(name).array.set(index, value)
  }

  loadAt(name: string, index: bigint): Value {
    return this.#places.get(name)?.at(-1)?.array.get(index) ?? integer(0)
  }
}
