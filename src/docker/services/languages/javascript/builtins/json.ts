import { toText } from '../convert.ts'
import { checkItems } from '../memory.ts'
import { call, get, isCallable, classNameOf } from '../objects.ts'
import type { Realm } from '../realm.ts'
import { Arr, Native, Obj, put, settled, type Steps, Trouble, typeError, type Value } from '../values.ts'
import type { Natives } from './install.ts'

/** A value of JSON as one of the program. */
export function fromJson(realm: Realm, value: unknown): Value {
  if (Array.isArray(value)) return realm.array(value.map((item: unknown) => fromJson(realm, item)))
  if (typeof value !== 'object' || value === null) return value as Value
  const made = realm.object()
  for (const [key, item] of Object.entries(value)) put(made, key, fromJson(realm, item))
  return made
}

/** What Node says of a text that is no JSON. */
function troubleOf(text: string, error: unknown): Trouble {
  return new Trouble('SyntaxError', error instanceof Error ? error.message : `Unexpected token in JSON: ${text}`)
}

export function parseJson(realm: Realm, text: string): Value {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw troubleOf(text, error)
  }
  return fromJson(realm, value)
}

/** Lets a function change what was read, from the inside out. */
function* revived(realm: Realm, holder: Obj, key: string, reviver: Value): Steps<Value> {
  const value = yield* settled(get(realm, holder, key))
  if (value instanceof Obj)
    for (const name of value.keys()) {
      if (typeof name !== 'string' || !(value.own(name)?.enumerable ?? false)) continue
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
  readonly around: Obj[]
}

const nameOf = (object: Obj | undefined): string => `'${object ? (classNameOf(object) ?? 'Object') : 'Object'}'`

function circular(around: readonly Obj[], value: Obj, key: string): Trouble {
  const from = around.indexOf(value)
  const first = around[from]
  const path = around.slice(from + 1)
  const middle =
    path.length === 0
      ? ''
      : `\n    |     ${path.map((one) => `property '...' -> object with constructor ${nameOf(one)}`).join('\n    |     ')}`
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
  if (writing.around.includes(value)) throw circular(writing.around, value, key)
  writing.around.push(value)
  const text = yield* containerText(writing, value, indent)
  writing.around.pop()
  return text
}

function* containerText(writing: Writing, value: Obj, indent: string): Steps<string> {
  const inner = indent + writing.gap
  const parts: string[] = []
  if (value instanceof Arr) {
    checkItems(value.items.length)
    for (const at of value.items.keys()) {
      parts.push((yield* textFor(writing, value, String(at), inner)) ?? 'null')
      const due = writing.realm.pause()
      if (due) yield due
    }
  } else
    for (const key of value.keys()) {
      if (typeof key !== 'string' || !value.own(key)?.enumerable || (writing.allowed && !writing.allowed.has(key)))
        continue
      const text = yield* textFor(writing, value, key, inner)
      if (text !== undefined) parts.push(`${JSON.stringify(key)}:${writing.gap === '' ? '' : ' '}${text}`)
      const due = writing.realm.pause()
      if (due) yield due
    }
  const [open, close] = value instanceof Arr ? '[]' : '{}'
  if (parts.length === 0 || open === undefined || close === undefined) return value instanceof Arr ? '[]' : '{}'
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
    const value = parseJson(realm, yield* settled(toText(realm, text)))
    return isCallable(reviver) ? yield* revived(realm, realm.object({ '': value }), '', reviver) : value
  },
  *stringify({ realm, args: [value, replacer, space] }) {
    return yield* jsonText(realm, value, { replacer, space })
  },
}
