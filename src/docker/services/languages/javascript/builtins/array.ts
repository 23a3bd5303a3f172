import { toInteger, toText } from '../convert.ts'
import { checkItems, checkText } from '../memory.ts'
import { arrayLike, call, describe, getOf, invoke, isCallable, listOf, protoFor, isArray } from '../objects.ts'
import type { Realm } from '../realm.ts'
import {
  Arr,
  type Call,
  isTyped,
  type Maybe,
  Native,
  Obj,
  settled,
  type Steps,
  andThen,
  Trouble,
  typeError,
  type Value,
} from '../values.ts'
import type { Maker, NativeCode, Natives } from './install.ts'
import { overProxies } from './array-proxies.ts'

type Given = Call<Realm>

/** How many items are looked at before it is asked whose turn it is, and what work that is. */
const CHUNK = { items: 4096, work: 64 }

/** How many items an array has room for at once. */
const PREPARED = 2 ** 22

/** The first place from one on whose item is the one that is looked for; -1 where there is none. */
function* placeOf(
  realm: Realm,
  items: readonly Value[],
  { from, isIt }: { readonly from: number; readonly isIt: (item: Value, at: number) => boolean },
): Steps<number> {
  const start = from < 0 ? Math.max(0, items.length + from) : from
  for (let at = start; at < items.length; at += 1) {
    if (isIt(items[at], at)) return at
    const due = at % CHUNK.items === 0 ? realm.pause(CHUNK.work) : undefined
    if (due) yield due
  }
  return -1
}

/** The items of the array that a method is called of. */
function itemsOf({ self }: Given): Value[] {
  if (self instanceof Arr) {
    checkItems(self.items.length)
    return self.items
  }
  if (typeof self === 'string') return [...self]
  if (self instanceof Native && isTyped(self.data)) return Array.from<Value>(self.data)
  if (self instanceof Obj) {
    const length = Math.max(0, Math.trunc(Number(self.own('length')?.value ?? 0)) || 0)
    checkItems(length)
    return Array.from({ length }, (_, at) => self.own(String(at))?.value)
  }
  throw typeError('Array.prototype method called on null or undefined')
}

const changed = (self: Value, items: readonly Value[]): void => {
  if (self instanceof Arr && self.isFrozen)
    throw typeError("Cannot assign to read only property '0' of object '[object Array]'")
  void items
}

function callback({ args: [fn] }: Given): Value {
  if (!isCallable(fn)) throw typeError(`${fn instanceof Obj ? describe(fn) : String(fn)} is not a function`)
  return fn
}

/** Calls a function with each item; `visit` may end it by giving something. */
function* each<T>(
  given: Given,
  visit: (result: Value, item: Value, at: number) => T | undefined,
  isBackward = false,
): Steps<T | undefined> {
  const { realm, self, args } = given
  const items = itemsOf(given)
  const fn = callback(given)
  const count = items.length
  for (let step = 0; step < count; step += 1) {
    const at = isBackward ? count - 1 - step : step
    const due = realm.pause()
    if (due) yield due
    if (!(at in items) && !isBackward) continue
    const item = items[at]
    const found = visit(yield* settled(call(realm, fn, args[1], [item, at, self])), item, at)
    if (found !== undefined) return found
  }
  return undefined
}

const search = (result: (item: Value, at: number) => Value, missing: Value, isBackward = false): NativeCode =>
  function* (given) {
    const found = yield* each(
      given,
      (isFound, item, at) => (isFound ? { value: result(item, at) } : undefined),
      isBackward,
    )
    return found ? found.value : missing
  }

function* reduce(given: Given, isBackward: boolean): Steps<Value> {
  const { realm, self, args } = given
  const items = itemsOf(given)
  const fn = callback(given)
  const count = items.length
  const place = (step: number): number => (isBackward ? count - 1 - step : step)
  let [step, result] = [0, args[1]]
  if (args.length < 2) {
    while (step < count && !(place(step) in items)) step += 1
    if (step === count) throw typeError('Reduce of empty array with no initial value')
    result = items[place(step)]
    step += 1
  }
  for (; step < count; step += 1) {
    const due = realm.pause()
    if (due) yield due
    const at = place(step)
    if (at in items) result = yield* settled(call(realm, fn, undefined, [result, items[at], at, self]))
  }
  return result
}

/** Sorts by merging, so that the order is kept of what is equal. */
function* merged<T>(realm: Realm, items: readonly T[], compare: (one: T, other: T) => Maybe<number>): Steps<T[]> {
  let [from, to] = [[...items], [...items]]
  const { length } = items
  for (let width = 1; width < length; width *= 2) {
    for (let start = 0; start < length; start += 2 * width)
      yield* mergedRuns(
        realm,
        { from, to, start, middle: start + width, end: Math.min(start + 2 * width, length) },
        compare,
      )
    ;[from, to] = [to, from]
  }
  return from
}

/** Merges two runs that stand next to each other. */
function* mergedRuns<T>(
  realm: Realm,
  {
    from,
    to,
    start,
    middle,
    end,
  }: {
    readonly from: readonly T[]
    readonly to: T[]
    readonly start: number
    readonly middle: number
    readonly end: number
  },
  compare: (one: T, other: T) => Maybe<number>,
): Steps<void> {
  let [one, other] = [start, middle]
  for (let at = start; at < end; at += 1) {
    let isFirst = one < middle
    if (isFirst && other < end) {
      const order = compare(from[one] as T, from[other] as T)
      isFirst = (typeof order === 'number' ? order : yield* order) <= 0
    }
    to[at] = from[isFirst ? one++ : other++] as T
    const due = realm.pause()
    if (due) yield due
  }
}

export function* sorted(given: Given): Steps<Value[]> {
  const {
    realm,
    args: [by],
  } = given
  if (by !== undefined && !isCallable(by))
    throw typeError('The comparison function must be either a function or undefined')
  const all = itemsOf(given)
  const items = all.filter((item) => item !== undefined)
  // what is not there at all is none of them
  const rest = all.filter((item) => item === undefined)
  if (by !== undefined)
    return [
      ...(yield* merged(realm, items, (one, other) =>
        andThen(call(realm, by, undefined, [one, other]), (order) => Number(order) || 0),
      )),
      ...rest,
    ]
  const keyed: { readonly text: string; readonly item: Value }[] = []
  for (const item of items) {
    keyed.push({ text: yield* settled(toText(realm, item)), item })
    const due = realm.pause()
    if (due) yield due
  }
  const inOrder = yield* merged(realm, keyed, (one, other) =>
    one.text < other.text ? -1 : one.text > other.text ? 1 : 0,
  )
  return [...inOrder.map(({ item }) => item), ...rest]
}

/** A place in an array: from its end where it is negative. */
export const placeIn = (at: number, length: number): number =>
  at < 0 ? Math.max(0, length + at) : Math.min(at, length)

export function* range({ realm, args: [from, to] }: Given, length: number): Steps<readonly [number, number]> {
  const start = placeIn(yield* settled(toInteger(realm, from)), length)
  return [start, placeIn(yield* settled(toInteger(realm, to, length)), length)]
}

function* flattened(realm: Realm, items: readonly Value[], depth: number, into: Value[] = []): Steps<Value[]> {
  for (const item of items) {
    if (item instanceof Arr && depth > 0) yield* flattened(realm, item.items, depth - 1, into)
    else checkItems(into.push(item))
    const due = realm.pause()
    if (due) yield due
  }
  return into
}

/** Joins the items; an array within itself is empty. */
function* joined(realm: Realm, array: Value, separator: string, around: readonly Value[] = []): Steps<string> {
  if (around.includes(array)) return ''
  const texts: string[] = []
  let length = 0
  for (const item of yield* arrayLike(realm, array)) {
    const due = realm.pause()
    if (due) yield due
    checkText((length += separator.length + (texts.at(-1)?.length ?? 0)))
    if (item === undefined || item === null) texts.push('')
    else
      texts.push(
        item instanceof Arr ? yield* joined(realm, item, ',', [...around, array]) : yield* settled(toText(realm, item)),
      )
  }
  checkText(length + (texts.at(-1)?.length ?? 0) - separator.length)
  return texts.join(separator)
}

const sameZero = (one: Value, other: Value): boolean => one === other || Object.is(one, other)

function* splice(given: Given): Steps<Value[]> {
  const {
    realm,
    args: [from, count, ...more],
  } = given
  const items = itemsOf(given)
  const start = placeIn(yield* settled(toInteger(realm, from)), items.length)
  const taken = given.args.length < 2 ? items.length - start : yield* settled(toInteger(realm, count))
  if (given.args.length === 0) return []
  const due = realm.pause((items.length - start) / CHUNK.items)
  if (due) yield due
  if (more.length <= CHUNK.items) return items.splice(start, Math.max(0, taken), ...more)
  const tail = items.splice(start)
  for (const list of [more, tail.slice(Math.max(0, taken))])
    for (const item of list) {
      checkItems(items.push(item))
      const turn = realm.pause()
      if (turn) yield turn
    }
  return tail.slice(0, Math.max(0, taken))
}

const changing: Natives = {
  push(given) {
    const { self, args } = given
    if (self instanceof Arr && (self.isFrozen || !self.extensible))
      throw typeError(`Cannot add property ${self.items.length}, object is not extensible`)
    const items = itemsOf(given)
    for (const item of args) items.push(item)
    checkItems(items.length)
    return items.length
  },
  pop(given) {
    changed(given.self, [])
    return itemsOf(given).pop()
  },
  shift(given) {
    changed(given.self, [])
    return itemsOf(given).shift()
  },
  unshift(given) {
    changed(given.self, [])
    const items = itemsOf(given)
    items.splice(0, 0, ...given.args)
    return items.length
  },
  *splice(given) {
    changed(given.self, [])
    return given.realm.array(yield* splice(given))
  },
  reverse(given) {
    changed(given.self, [])
    itemsOf(given).reverse()
    return given.self
  },
  *sort(given) {
    changed(given.self, [])
    const result = yield* sorted(given)
    result.length = itemsOf(given).length
    if (given.self instanceof Arr) given.self.items = result
    return given.self
  },
  *fill(given) {
    const items = itemsOf(given)
    const [start, end] = yield* range({ ...given, args: given.args.slice(1) }, items.length)
    items.fill(given.args[0], start, end)
    return given.self
  },
  *copyWithin(given) {
    const items = itemsOf(given)
    const target = placeIn(yield* settled(toInteger(given.realm, given.args[0])), items.length)
    const [start, end] = yield* range({ ...given, args: given.args.slice(1) }, items.length)
    items.copyWithin(target, start, end)
    return given.self
  },
}

const calling: Natives = {
  *forEach(given) {
    yield* each(given, () => undefined)
    return undefined
  },
  *map(given) {
    const result: Value[] = []
    result.length = itemsOf(given).length
    yield* each(given, (value, _, at) => void (result[at] = value))
    return given.realm.array(result)
  },
  *filter(given) {
    const result: Value[] = []
    yield* each(given, (isKept, item) => void (isKept && result.push(item)))
    return given.realm.array(result)
  },
  find: search((item) => item, undefined),
  findIndex: search((_, at) => at, -1),
  findLast: search((item) => item, undefined, true),
  findLastIndex: search((_, at) => at, -1, true),
  some: search(() => true, false),
  *every(given) {
    return (yield* each(given, (holds) => (holds ? undefined : { isOver: true }))) === undefined
  },
  reduce: (given) => reduce(given, false),
  reduceRight: (given) => reduce(given, true),
  *flatMap(given) {
    const result: Value[] = []
    yield* each(given, (value) => void result.push(value))
    return given.realm.array(yield* flattened(given.realm, result, 1))
  },
}

const reading: Natives = {
  *at(given) {
    const at = yield* settled(toInteger(given.realm, given.args[0]))
    return itemsOf(given).at(at)
  },
  concat({ realm, self, args }) {
    const lists = [self, ...args].map((one) => (one instanceof Arr ? one.items : [one]))
    checkItems(lists.reduce((count, list) => count + list.length, 0))
    return realm.array(lists.reduce<Value[]>((all, list) => all.concat(list), []))
  },
  *slice(given) {
    const items = itemsOf(given)
    const [start, end] = yield* range(given, items.length)
    return given.realm.array(items.slice(start, end))
  },
  *indexOf(given) {
    const items = itemsOf(given)
    const from = yield* settled(toInteger(given.realm, given.args[1]))
    return yield* placeOf(given.realm, items, { from, isIt: (item, at) => item === given.args[0] && at in items })
  },
  lastIndexOf: (given) => itemsOf(given).lastIndexOf(given.args[0]),
  *includes(given) {
    const from = yield* settled(toInteger(given.realm, given.args[1]))
    const isIt = (item: Value): boolean => sameZero(item, given.args[0])
    return (yield* placeOf(given.realm, itemsOf(given), { from, isIt })) >= 0
  },
  *join({ realm, self, args: [separator] }) {
    return yield* joined(realm, self, separator === undefined ? ',' : yield* settled(toText(realm, separator)))
  },
  *'.toString'({ realm, self }) {
    return yield* joined(realm, self, ',')
  },
  *'.toLocaleString'({ realm, self }) {
    const texts: Value[] = []
    for (const item of yield* arrayLike(realm, self)) texts.push(yield* settled(invoke(realm, item, 'toLocaleString')))
    return texts.join(',')
  },
  *flat(given) {
    return given.realm.array(
      yield* flattened(given.realm, itemsOf(given), yield* settled(toInteger(given.realm, given.args[0], 1))),
    )
  },
  keys: (given) => arrayIterator(given, 'keys'),
  values: (given) => arrayIterator(given, 'values'),
  entries: (given) => arrayIterator(given, 'entries'),
  toReversed: (given) => given.realm.array(itemsOf(given).toReversed()),
  *toSorted(given) {
    const result = yield* sorted(given)
    const missing = itemsOf(given).length - result.length
    return given.realm.array(missing === 0 ? result : [...result, ...Array.from({ length: missing }, () => undefined)])
  },
  *toSpliced(given) {
    const copy = given.realm.array([...itemsOf(given)])
    yield* splice({ ...given, self: copy })
    return copy
  },
  *with(given) {
    const items = [...itemsOf(given)]
    const at = yield* settled(toInteger(given.realm, given.args[0]))
    const place = at < 0 ? items.length + at : at
    if (place < 0 || place >= items.length) throw new Trouble('RangeError', 'Invalid index : ' + String(at))
    items[place] = given.args[1]
    return given.realm.array(items)
  },
}

/** What is left of an iterator of the language. */
export class Stepping {
  readonly step: () => { readonly value: Value } | undefined
  constructor(step: Stepping['step']) {
    this.step = step
  }
}

/** An iterator of the language. */
export const makeIterator = (realm: Realm, tag: string, step: Stepping['step']): Obj => {
  const made = new Native<Stepping>(realm.proto('Iterator'), tag, new Stepping(step))
  made.define(Symbol.toStringTag, { value: tag, writable: false, enumerable: false, configurable: true })
  return made
}

function arrayIterator({ realm, self }: Given, how: 'keys' | 'values' | 'entries'): Obj {
  let at = 0
  return makeIterator(realm, 'Array Iterator', () => {
    const items =
      self instanceof Arr
        ? self.items
        : typeof self === 'string'
          ? [...self]
          : self instanceof Native && isTyped(self.data)
            ? self.data
            : []
    if (at >= items.length) return undefined
    const value = how === 'keys' ? at : how === 'values' ? items[at] : realm.array([at, items[at]])
    at += 1
    return { value }
  })
}

function* arrayFrom({ realm, self, args: [source, fn, receiver] }: Given): Steps<Value> {
  const isIterable =
    source !== undefined && source !== null && isCallable(yield* settled(getOf(realm, source, Symbol.iterator)))
  if (source === undefined || source === null)
    throw typeError(`${String(source)} is not iterable (cannot read property Symbol(Symbol.iterator))`)
  const items = isIterable ? yield* listOf(realm, source) : yield* arrayLike(realm, source)
  void self
  if (fn === undefined) return realm.array([...items])
  const result: Value[] = []
  for (const [at, item] of items.entries()) {
    const due = realm.pause()
    if (due) yield due
    result.push(yield* settled(call(realm, fn, receiver, [item, at])))
  }
  return realm.array(result)
}

function sized(length: number): Value[] {
  if (!Number.isInteger(length) || length < 0 || length > 2 ** 32 - 1)
    throw new Trouble('RangeError', 'Invalid array length')
  // the platform makes a table of what is longer than it is full, which is slow to fill
  // eslint-disable-next-line unicorn/no-new-array -- its places are holes, and there is room for what fills them
  if (length <= PREPARED) return new Array<Value>(length)
  const items: Value[] = []
  items.length = length
  return items
}

export const arrayMaker: Maker = {
  name: 'Array',
  code({ realm, args, newTarget }) {
    const items = args.length === 1 && typeof args[0] === 'number' ? sized(args[0]) : [...args]
    return new Arr(protoFor(realm, newTarget, 'Array'), items)
  },
  statics: {
    isArray: ({ args: [value] }) => isArray(value),
    of: ({ realm, args }) => realm.array([...args]),
    from: arrayFrom,
  },
  methods: overProxies({
    ...changing,
    ...calling,
    ...reading,
    '@@iterator': (given) => arrayIterator(given, 'values'),
  }),
}
