import { typeError } from './exceptions.ts'
import { evaluate } from './evaluate.ts'
import { type Frame, keeping } from './frame.ts'
import { equals, isInstance, itemsOf, keyOf, readAttribute } from './protocol.ts'
import type { Pattern } from './syntax.ts'
import { types } from './types.ts'
import { Class, Dict, List, Range, settled, type Steps, Tuple, type Value } from './values.ts'

type Of<Type extends Pattern['type']> = Extract<Pattern, { readonly type: Type }>

/** Types whose one place is the value itself: `str(name)`. */
const WHOLE: ReadonlySet<Class> = new Set([
  types.bool,
  types.bytes,
  types.dict,
  types.float,
  types.frozenset,
  types.int,
  types.list,
  types.set,
  types.str,
  types.tuple,
])

/** Whether a value is as a pattern says; names of the pattern are bound on the way. */
export function* matches(pattern: Pattern, value: Value, frame: Frame): Steps<boolean> {
  switch (pattern.type) {
    case 'same':
      return value === pattern.value
    case 'value':
      return yield* settled(equals(value, yield* evaluate(pattern.value, frame)))
    case 'capture':
    case 'star':
      keep(pattern.name, value, frame)
      return true
    case 'as':
      if (!(yield* matches(pattern.pattern, value, frame))) return false
      keep(pattern.name, value, frame)
      return true
    case 'or':
      for (const one of pattern.patterns) if (yield* matches(one, value, frame)) return true
      return false
    case 'sequence':
      return yield* sequence(pattern, value, frame)
    case 'mapping':
      return yield* mapping(pattern, value, frame)
    case 'class':
      return yield* ofClass(pattern, value, frame)
  }
}

function keep(name: string | undefined, value: Value, frame: Frame): void {
  if (name !== undefined) keeping(frame, name).set(name, value)
}

function* sequence({ items: wanted }: Of<'sequence'>, value: Value, frame: Frame): Steps<boolean> {
  if (!(value instanceof List || value instanceof Tuple || value instanceof Range)) return false
  const items = yield* itemsOf(value)
  const star = wanted.findIndex(({ type }) => type === 'star')
  const spare = items.length - wanted.length
  if (star < 0 ? spare !== 0 : spare < -1) return false
  for (const [at, pattern] of wanted.entries()) {
    const place = star >= 0 && at > star ? at + spare : at
    const item = pattern.type === 'star' ? new List(items.slice(at, at + spare + 1)) : (items[place] ?? null)
    if (!(yield* matches(pattern, item, frame))) return false
  }
  return true
}

function* mapping({ entries, rest }: Of<'mapping'>, value: Value, frame: Frame): Steps<boolean> {
  if (!(value instanceof Dict)) return false
  const left = new Map(value.entries)
  for (const [written, pattern] of entries) {
    const key = keyOf(yield* evaluate(written, frame))
    const entry = value.entries.get(key)
    if (!entry || !(yield* matches(pattern, entry[1], frame))) return false
    left.delete(key)
  }
  const others = new Dict()
  for (const [key, entry] of left) others.entries.set(key, entry)
  keep(rest, others, frame)
  return true
}

function* ofClass({ of, places, named }: Of<'class'>, value: Value, frame: Frame): Steps<boolean> {
  const type = yield* evaluate(of, frame)
  if (!(type instanceof Class)) throw typeError('called match pattern must be a class')
  if (!isInstance(value, type)) return false
  const [first] = places
  if (first && places.length === 1 && WHOLE.has(type)) return yield* matches(first, value, frame)
  const names = type.find('__match_args__')
  const known = names instanceof Tuple ? names.items.map(String) : []
  if (places.length > known.length)
    throw typeError(
      `${type.name}() accepts ${known.length} positional sub-pattern${known.length === 1 ? '' : 's'} (${places.length} given)`,
    )
  const all = [...places.map((pattern, at) => [known[at] ?? '', pattern] as const), ...named]
  for (const [name, pattern] of all) {
    const found = readAttribute(value, name)
    if (found === undefined || !(yield* matches(pattern, yield* settled(found), frame))) return false
  }
  return true
}
