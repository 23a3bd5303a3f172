import { toText } from '../convert.ts'
import { checkItems } from '../memory.ts'
import { call, get, isCallable, classNameOf, isArray } from '../objects.ts'
import type { Realm } from '../realm.ts'
import {
  Arr,
  Native,
  Obj,
  put,
  settled,
  type Steps,
  Trouble,
  typeError,
  type Value,
  type SourceFile,
} from '../values.ts'
import type { Natives } from './install.ts'
import { enumerableNames } from '../internal-methods.ts'
import { Malformed, readJson } from './json-reader.ts'

/** A value of JSON as one of the program. */
export function fromJson(realm: Realm, value: unknown): Value {
  if (Array.isArray(value)) return realm.array(value.map((item: unknown) => fromJson(realm, item)))
  if (typeof value !== 'object' || value === null) return value as Value
  const made = realm.object()
  for (const [key, item] of Object.entries(value)) put(made, key, fromJson(realm, item))
  return made
}

/** What Node.js says of a text that is not JSON. */
function troubleOf(text: string, error: unknown, at: number): Trouble {
  const message = error instanceof Error ? error.message : `Unexpected token in JSON: ${text}`
  const file: SourceFile = { path: '<anonymous_script>', text, isInternal: false }
  return new Trouble('SyntaxError', message, {}, { file, at })
}

/** The length of a text that is read at once. */
const SHORT = 2 ** 15

/** The value of a text. @throws Trouble for one that is not JSON */
export function* parseJson(realm: Realm, text: string): Steps<Value> {
  try {
    return text.length > SHORT ? yield* readJson(realm, text) : fromJson(realm, JSON.parse(text))
  } catch (error) {
    if (error instanceof Malformed) throw troubleOf(text, refusal(text), error.at)
    if (!(error instanceof SyntaxError)) throw error
  }
  try {
    return yield* readJson(realm, text)
  } catch (error) {
    throw error instanceof Malformed ? troubleOf(text, refusal(text), error.at) : error
  }
}

/** What the platform says of a text that is not JSON. */
function refusal(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

/** Lets a function change what was read, from the inside out. */
function* revived(realm: Realm, holder: Obj, key: string, reviver: Value): Steps<Value> {
  const value = yield* settled(get(realm, holder, key))
  if (value instanceof Obj)
    for (const name of yield* enumerableNames(realm, value)) {
      const one = yield* revived(realm, value, name, reviver)
      if (one === undefined) value.remove(name)
      else put(value, name, one)
    }
  return yield* settled(call(realm, reviver, holder, [key, value]))
}

interface Writing {
  readonly realm: Realm
  readonly replacer: Value
  readonly allowed: ReadonlySet<string> | undefined
  readonly gap: string
  /** The objects that are being written, by which keys they were reached. */
  readonly around: { readonly object: Obj; readonly key: string }[]
}

const nameOf = (object: Obj | undefined): string => `'${object ? (classNameOf(object) ?? 'Object') : 'Object'}'`

function circular(around: Writing['around'], value: Obj, key: string): Trouble {
  const from = around.findIndex(({ object }) => object === value)
  const first = around[from]?.object
  const path = around.slice(from + 1)
  const middle =
    path.length === 0
      ? ''
      : `\n    |     ${path.map((one) => `property '${one.key}' -> object with constructor ${nameOf(one.object)}`).join('\n    |     ')}`
  return typeError(
    `Converting circular structure to JSON\n    --> starting at object with constructor ${nameOf(first)}${middle}\n    --- property '${key}' closes the circle`,
  )
}

function* textFor(writing: Writing, holder: Obj, key: string, indent: string): Steps<string | undefined> {
  const { realm, replacer } = writing
  let value = yield* settled(get(realm, holder, key))
  if (value instanceof Obj || typeof value === 'bigint') {
    const method = value instanceof Obj ? yield* settled(get(realm, value, 'toJSON')) : undefined
    if (isCallable(method)) value = yield* settled(call(realm, method, value, [key]))
  }
  if (isCallable(replacer)) value = yield* settled(call(realm, replacer, holder, [key, value]))
  if (value instanceof Native && ['String', 'Number', 'Boolean'].includes(value.type)) value = value.data as Value
  if (typeof value === 'bigint') throw typeError('Do not know how to serialize a BigInt')
  if (!(value instanceof Obj)) return typeof value === 'symbol' ? undefined : JSON.stringify(value)
  if (isCallable(value)) return undefined
  if (writing.around.some(({ object }) => object === value)) throw circular(writing.around, value, key)
  writing.around.push({ object: value, key })
  const text = yield* containerText(writing, value, indent)
  writing.around.pop()
  return text
}

function* containerText(writing: Writing, value: Obj, indent: string): Steps<string> {
  const inner = indent + writing.gap
  const parts: string[] = []
  const isList = isArray(value)
  if (isList) {
    const length = Number(yield* settled(get(writing.realm, value, 'length')))
    checkItems(length)
    for (let at = 0; at < length; at += 1) {
      parts.push((yield* textFor(writing, value, String(at), inner)) ?? 'null')
      const due = writing.realm.pause()
      if (due) yield due
    }
  } else
    for (const key of yield* enumerableNames(writing.realm, value)) {
      if (writing.allowed && !writing.allowed.has(key)) continue
      const text = yield* textFor(writing, value, key, inner)
      if (text !== undefined) parts.push(`${JSON.stringify(key)}:${writing.gap === '' ? '' : ' '}${text}`)
      const due = writing.realm.pause()
      if (due) yield due
    }
  const [open, close] = isList ? (['[', ']'] as const) : (['{', '}'] as const)
  if (parts.length === 0) return open + close
  return writing.gap === ''
    ? `${open}${parts.join(',')}${close}`
    : `${open}\n${inner}${parts.join(`,\n${inner}`)}\n${indent}${close}`
}

/** JSON.stringify. */
export function* jsonText(
  realm: Realm,
  value: Value,
  { replacer, space }: { readonly replacer?: Value; readonly space?: Value } = {},
): Steps<string | undefined> {
  const gap =
    typeof space === 'number'
      ? ' '.repeat(Math.max(0, Math.min(10, Math.trunc(space))))
      : typeof space === 'string'
        ? space.slice(0, 10)
        : ''
  const allowed = replacer instanceof Arr ? new Set(replacer.items.map(String)) : undefined
  return yield* textFor({ realm, replacer, allowed, gap, around: [] }, realm.object({ '': value }), '', '')
}

export const json: Natives = {
  *parse({ realm, args: [text, reviver] }) {
    const value = yield* parseJson(realm, yield* settled(toText(realm, text)))
    return isCallable(reviver) ? yield* revived(realm, realm.object({ '': value }), '', reviver) : value
  },
  *stringify({ realm, args: [value, replacer, space] }) {
    return yield* jsonText(realm, value, { replacer, space })
  },
}
