import { argument, define, needed, wholeArgument, wholeNumber } from '../arguments.ts'
import { raised, valueError } from '../exceptions.ts'
import { checkSize } from '../memory.ts'
import { extend, sorted } from '../operators.ts'
import { call, equals, iterate, itemsOf, keyOf, next, readAttribute, truth } from '../protocol.ts'
import { getItem } from '../subscript.ts'
import { repr } from '../text.ts'
import { types } from '../types.ts'
import {
  Builtin,
  Descriptor,
  Dict,
  isDue,
  Iterator,
  List,
  PAUSE,
  SetValue,
  settled,
  type Steps,
  Tuple,
  type Value,
  View,
  type Words,
  words,
} from '../values.ts'

const isList = (value: Value): value is List => value instanceof List
const isTuple = (value: Value): value is Tuple => value instanceof Tuple
const isDict = (value: Value): value is Dict => value instanceof Dict
const isSet = (value: Value): value is SetValue => value instanceof SetValue

function* placeOf(items: readonly Value[], wanted: Value, start = 0): Steps<number> {
  for (let at = start; at < items.length; at += 1) {
    if (isDue(at)) yield PAUSE
    if (yield* settled(equals(items[at] ?? null, wanted))) return at
  }
  return -1
}

function* counted(items: readonly Value[], wanted: Value): Steps<Value> {
  let count = 0n
  for (const [at, item] of items.entries()) {
    if (isDue(at)) yield PAUSE
    if (yield* settled(equals(item, wanted))) count += 1n
  }
  return count
}

function* sought(kind: string, items: readonly Value[], given: Words): Steps<Value> {
  const wanted = needed(given, 0)
  const at = yield* placeOf(items, wanted, wholeArgument(given, 1, '', 0))
  if (at >= 0) return BigInt(at)
  throw raised(
    'ValueError',
    kind === 'list' ? `${yield* repr(wanted)} is not in list` : 'tuple.index(x): x not in tuple',
  )
}

/** The keys by which items are sorted. */
export function* sortKeys(items: readonly Value[], key: Value | undefined): Steps<readonly Value[]> {
  if (key === undefined || key === null) return items
  const keys: Value[] = []
  for (const item of items) {
    if (isDue(keys.length)) yield PAUSE
    keys.push(yield* settled(call(key, words(item))))
  }
  return keys
}

function popped(list: List, given: Words): Value {
  if (list.items.length === 0) throw raised('IndexError', 'pop from empty list')
  const at = wholeArgument(given, 0, '', -1)
  const from = at < 0 ? at + list.items.length : at
  if (from < 0 || from >= list.items.length) throw raised('IndexError', 'pop index out of range')
  return list.items.splice(from, 1)[0] ?? null
}

define(types.list, isList, {
  append: (list, given) => {
    checkSize('items', list.items.length + 1)
    list.items.push(needed(given, 0))
    return null
  },
  *extend(list, given) {
    yield* extend(list, needed(given, 0))
    return null
  },
  insert: (list, given) => {
    const at = wholeNumber(needed(given, 0))
    list.items.splice(at < 0 ? Math.max(0, at + list.items.length) : at, 0, needed(given, 1))
    return null
  },
  pop: popped,
  *remove(list, given) {
    const at = yield* placeOf(list.items, needed(given, 0))
    if (at < 0) throw raised('ValueError', 'list.remove(x): x not in list')
    list.items.splice(at, 1)
    return null
  },
  clear: (list) => {
    list.items = []
    return null
  },
  copy: (list) => new List([...list.items]),
  count: (list, given) => counted(list.items, needed(given, 0)),
  index: (list, given) => sought('list', list.items, given),
  reverse: (list) => {
    list.items.reverse()
    return null
  },
  *sort(list, { named }) {
    const isReverse = yield* settled(truth(named.get('reverse') ?? false))
    list.items = yield* sorted(list.items, yield* sortKeys(list.items, named.get('key')), isReverse)
    return null
  },
})

define(types.tuple, isTuple, {
  count: (tuple, given) => counted(tuple.items, needed(given, 0)),
  index: (tuple, given) => sought('tuple', tuple.items, given),
})

/** Adds what dict() and update() are given. */
export function* fillDict(dict: Dict, { places, named }: Words): Steps<Value> {
  const [source] = places
  if (source instanceof Dict) for (const [key, entry] of source.entries) dict.entries.set(key, entry)
  else if (source !== undefined && readAttribute(source, 'keys') !== undefined && source !== null) {
    const keys = yield* itemsOf(yield* settled(call(yield* settled(readAttribute(source, 'keys') ?? null), words())))
    for (const key of keys) dict.entries.set(keyOf(key), [key, yield* settled(getItem(source, key))])
  } else if (source !== undefined)
    for (const [at, pair] of (yield* itemsOf(source)).entries()) {
      const [key = null, value = null, ...more] = yield* itemsOf(pair)
      if (more.length > 0)
        throw raised(
          'ValueError',
          `dictionary update sequence element #${at} has length ${more.length + 2}; 2 is required`,
        )
      dict.entries.set(keyOf(key), [key, value])
      if (isDue(at)) yield PAUSE
    }
  for (const [key, value] of named) dict.entries.set(key, [key, value])
  return null
}

/** A dict with keys of which all have the same value. */
function* fromKeys(given: Words): Steps<Value> {
  const [made, value] = [new Dict(), given.places[1] ?? null]
  for (const [at, key] of (yield* itemsOf(needed(given, 0))).entries()) {
    made.entries.set(keyOf(key), [key, value])
    if (isDue(at)) yield PAUSE
  }
  return made
}

types.dict.members.set('fromkeys', new Descriptor('staticmethod', new Builtin('fromkeys', fromKeys)))

define(types.dict, isDict, {
  get: (dict, given) => {
    const found = dict.entries.get(keyOf(needed(given, 0)))
    return found ? found[1] : (argument(given, 1, 'default') ?? null)
  },
  keys: (dict) => new View(dict, 'dict_keys'),
  values: (dict) => new View(dict, 'dict_values'),
  items: (dict) => new View(dict, 'dict_items'),
  update: fillDict,
  copy: (dict) => {
    const made = new Dict()
    for (const [key, entry] of dict.entries) made.entries.set(key, entry)
    return made
  },
  clear: (dict) => {
    dict.entries.clear()
    return null
  },
  pop: (dict, given) => {
    const key = needed(given, 0)
    const found = dict.entries.get(keyOf(key))
    dict.entries.delete(keyOf(key))
    if (!found && given.places[1] === undefined) throw raised('KeyError', key)
    return found ? found[1] : (given.places[1] ?? null)
  },
  popitem: (dict) => {
    const last = [...dict.entries].at(-1)
    if (!last) throw raised('KeyError', 'popitem(): dictionary is empty')
    dict.entries.delete(last[0])
    return new Tuple(last[1])
  },
  setdefault: (dict, given) => {
    const key = needed(given, 0)
    const found = dict.entries.get(keyOf(key))
    if (found) return found[1]
    dict.entries.set(keyOf(key), [key, given.places[1] ?? null])
    return given.places[1] ?? null
  },
})

function* others({ places }: Words): Steps<SetValue> {
  const made = new SetValue()
  for (const place of places)
    for (const item of yield* itemsOf(place)) {
      made.items.set(keyOf(item), item)
      if (isDue(made.items.size)) yield PAUSE
    }
  return made
}

const chosen = (set: SetValue, isKept: (key: Parameters<SetValue['items']['get']>[0]) => boolean): SetValue => {
  const made = new SetValue(set.isFrozen)
  for (const [key, item] of set.items) if (isKept(key)) made.items.set(key, item)
  return made
}

function* united(set: SetValue, given: Words): Steps<SetValue> {
  const made = chosen(set, () => true)
  for (const [key, item] of (yield* others(given)).items) made.items.set(key, item)
  return made
}

define(types.set, isSet, {
  add: (set, given) => {
    set.items.set(keyOf(needed(given, 0)), needed(given, 0))
    return null
  },
  remove: (set, given) => {
    if (!set.items.delete(keyOf(needed(given, 0)))) throw raised('KeyError', needed(given, 0))
    return null
  },
  discard: (set, given) => {
    set.items.delete(keyOf(needed(given, 0)))
    return null
  },
  pop: (set) => {
    const [first] = set.items
    if (!first) throw raised('KeyError', 'pop from an empty set')
    set.items.delete(first[0])
    return first[1]
  },
  clear: (set) => {
    set.items.clear()
    return null
  },
  copy: (set) => chosen(set, () => true),
  union: united,
  *update(set, given) {
    for (const [key, item] of (yield* united(set, given)).items) set.items.set(key, item)
    return null
  },
  *intersection(set, given) {
    const other = yield* others(given)
    return chosen(set, (key) => other.items.has(key))
  },
  *difference(set, given) {
    const other = yield* others(given)
    return chosen(set, (key) => !other.items.has(key))
  },
  *symmetric_difference(set, given) {
    const other = yield* others(given)
    return yield* united(
      chosen(set, (key) => !other.items.has(key)),
      words(chosen(other, (key) => !set.items.has(key))),
    )
  },
  *issubset(set, given) {
    const other = yield* others(given)
    return [...set.items.keys()].every((key) => other.items.has(key))
  },
  *issuperset(set, given) {
    return [...(yield* others(given)).items.keys()].every((key) => set.items.has(key))
  },
  *isdisjoint(set, given) {
    return ![...(yield* others(given)).items.keys()].some((key) => set.items.has(key))
  },
})
for (const [name, member] of types.set.members)
  if (!['add', 'remove', 'discard', 'pop', 'clear', 'update'].includes(name)) types.frozenset.members.set(name, member)

/** Refuses sources of zip(strict=True) of which one, at its place, has ended before the others. */
function* checkLengths(sources: readonly Value[], ended: number): Steps<void> {
  const before = ended === 1 ? 'argument 1' : `arguments 1-${ended}`
  if (ended > 0) throw valueError(`zip() argument ${ended + 1} is shorter than ${before}`)
  for (const [at, source] of sources.entries())
    if (at > 0 && (yield* settled(next(source))) !== undefined)
      throw valueError(`zip() argument ${at + 1} is longer than ${at === 1 ? 'argument 1' : `arguments 1-${at}`}`)
}

/** An iterator of several at once, as zip() gives. */
export function zipped(sources: readonly Value[], isStrict = false): Iterator {
  const given: Value[] = []
  return new Iterator('zip', function* () {
    if (given.length === 0) for (const source of sources) given.push(yield* settled(iterate(source)))
    const items: Value[] = []
    for (const source of given) {
      const item = yield* settled(next(source))
      if (item === undefined && isStrict) yield* checkLengths(given, items.length)
      if (item === undefined) return undefined
      items.push(item)
    }
    return given.length === 0 ? undefined : new Tuple(items)
  })
}
