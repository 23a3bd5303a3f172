import { raised } from '../exceptions.ts'
import { call, dictOf } from '../protocol.ts'
import { isDue, List, PAUSE, settled, type Steps, Tuple, type Value, words } from '../values.ts'
import { jsonTrouble } from './json-trouble.ts'

const BLANK = /[ \t\n\r]*/y
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y
const NUMBER = /-?(?:0|[1-9]\d*)((?:\.\d+)?(?:[eE][-+]?\d+)?)/y
const WORD = /true|false|null|NaN|-?Infinity/y

const WORDS = new Map<string, Value>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['NaN', NaN],
  ['Infinity', Infinity],
  ['-Infinity', -Infinity],
])

/** A text, and how far it was read. */
class Reader {
  readonly #text: string
  #at = 0

  /** What makes a value of the keys and values of an object; a dict where there is none. */
  readonly hook: Value

  constructor(text: string, hook: Value) {
    this.#text = text
    this.hook = hook
  }

  get isAtEnd(): boolean {
    this.take(BLANK)
    return this.#at === this.#text.length
  }

  /** Reads what a sticky pattern matches here. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found) this.#at = pattern.lastIndex
    return found
  }

  /** Reads blanks, and a letter behind them if it is this one. */
  takeLetter(letter: string): boolean {
    this.take(BLANK)
    const isThere = this.#text[this.#at] === letter
    if (isThere) this.#at += 1
    return isThere
  }
}

function plain(reader: Reader): Value | undefined {
  const [string] = reader.take(STRING) ?? []
  if (string !== undefined) return JSON.parse(string) as string
  const [word] = reader.take(WORD) ?? []
  if (word !== undefined) return WORDS.get(word)
  const [number, fraction] = reader.take(NUMBER) ?? []
  // a number is a float where it is written as one, and a whole one may have any size
  return number === undefined ? undefined : fraction ? Number(number) : BigInt(number)
}

/** A value; undefined where the text is no JSON. */
function* read(reader: Reader): Steps<Value | undefined> {
  if (reader.takeLetter('[')) return yield* list(reader)
  if (reader.takeLetter('{')) return yield* dict(reader)
  return plain(reader)
}

function* list(reader: Reader): Steps<Value | undefined> {
  const items: Value[] = []
  if (reader.takeLetter(']')) return new List(items)
  do {
    if (isDue(items.length)) yield PAUSE
    const item = yield* read(reader)
    if (item === undefined) return undefined
    items.push(item)
  } while (reader.takeLetter(','))
  return reader.takeLetter(']') ? new List(items) : undefined
}

function* objectOf({ hook }: Reader, entries: readonly (readonly [string, Value])[]): Steps<Value> {
  if (hook === null) return dictOf(entries)
  return yield* settled(call(hook, words(new List(entries.map((entry) => new Tuple(entry))))))
}

function* dict(reader: Reader): Steps<Value | undefined> {
  const entries: (readonly [string, Value])[] = []
  if (reader.takeLetter('}')) return yield* objectOf(reader, entries)
  do {
    if (isDue(entries.length)) yield PAUSE
    reader.take(BLANK)
    const [key] = reader.take(STRING) ?? []
    const item = key !== undefined && reader.takeLetter(':') ? yield* read(reader) : undefined
    if (key === undefined || item === undefined) return undefined
    entries.push([JSON.parse(key) as string, item])
  } while (reader.takeLetter(','))
  return reader.takeLetter('}') ? yield* objectOf(reader, entries) : undefined
}

/**
 * What a text of JSON means, keys in their order (Python's json.loads).
 * @param hook what makes a value of the keys and values of an object, such as `object_pairs_hook`
 * @throws Raised ValueError with the reason and the place
 */
export function* jsonValue(text: string, hook: Value = null): Steps<Value> {
  const reader = new Reader(text, hook)
  const value = yield* read(reader)
  if (value !== undefined && reader.isAtEnd) return value
  const { reason, at } = jsonTrouble(text)
  throw raised('ValueError', reason, BigInt(at))
}
