import { checkItems } from '../memory.ts'
import type { Realm } from '../realm.ts'
import { type Arr, Obj, plainProp, type Steps, type Value } from '../values.ts'

/** A text that is not JSON. */
export class Malformed extends Error {
  /** The offset of what does not belong there. */
  readonly at: number
  constructor(at: number) {
    super()
    this.at = at
  }
}

const SPACE = /[ \t\n\r]*/y
const TEXT = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const WORDS: readonly (readonly [string, Value])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
]

/** An array or an object whose end has not been read. */
type Open =
  | { readonly type: 'list'; readonly value: Arr; readonly end: ']' }
  | { readonly type: 'object'; readonly value: Obj; readonly end: '}'; key: string }

/** Reads a long text of JSON, others having their turn in between. */
class Reader {
  readonly #realm: Realm
  readonly #text: string
  readonly #open: Open[] = []
  #at = 0
  #count = 0

  constructor(realm: Realm, text: string) {
    this.#realm = realm
    this.#text = text
  }

  /** @throws Malformed */
  *read(): Steps<Value> {
    for (;;) {
      const due = this.#realm.pause()
      if (due) yield due
      checkItems((this.#count += 1))
      const value = this.#value()
      if (value === undefined) continue
      const whole = this.#added(value)
      if (whole !== undefined) return whole
    }
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    this.#at += found?.length ?? 0
    return found
  }

  #space(): string | undefined {
    this.#match(SPACE)
    return this.#text[this.#at]
  }

  #quoted(): string {
    const found = this.#match(TEXT)
    if (found === undefined) throw new Malformed(this.#at)
    return found.includes('\\') ? String(JSON.parse(found)) : found.slice(1, -1)
  }

  #key(): string {
    this.#space()
    const key = this.#quoted()
    if (this.#space() !== ':') throw new Malformed(this.#at)
    this.#at += 1
    return key
  }

  /** The next value; undefined where only the beginning of one was read. */
  #value(): Value {
    const sign = this.#space()
    if (sign === '"') return this.#quoted()
    if (sign === '[' || sign === '{') return this.#begun(sign)
    for (const [word, value] of WORDS)
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length
        return value
      }
    const number = this.#match(NUMBER)
    if (number === undefined || number === '') throw new Malformed(this.#at)
    return Number(number)
  }

  #begun(sign: '[' | '{'): Value {
    this.#at += 1
    const next = this.#space()
    const open: Open =
      sign === '['
        ? { type: 'list', value: this.#realm.array([]), end: ']' }
        : { type: 'object', value: this.#realm.object(), end: '}', key: '' }
    if (next === open.end) {
      this.#at += 1
      return open.value
    }
    if (open.type === 'object') open.key = this.#key()
    this.#open.push(open)
    return undefined
  }

  /** Adds a value to what it stands in; gives the whole once it has been read. */
  #added(first: Value): Value {
    let value = first
    for (;;) {
      const open = this.#open.at(-1)
      const sign = open && this.#put(open, value)
      if (!open) {
        if (this.#space() !== undefined) throw new Malformed(this.#at)
        return value
      }
      this.#at += 1
      if (sign === ',') {
        if (open.type === 'object') open.key = this.#key()
        return undefined
      }
      if (sign !== open.end) throw new Malformed(this.#at)
      this.#open.pop()
      value = open.value
    }
  }

  #put(open: Open, value: Value): string | undefined {
    if (open.type === 'list') open.value.items.push(value)
    else open.value.props.set(open.key, plainProp(value))
    return this.#space()
  }
}

/** The value of a long text of JSON. @throws Malformed */
export const readJson = (realm: Realm, text: string): Steps<Value> => new Reader(realm, text).read()
