import { toKey, toObject, toText, inheritsFrom } from '../convert.ts'
import {
  call,
  get,
  has,
  isCallable,
  iterate,
  listOf,
  nameOfKey,
  protoFor,
  set,
  giveProto,
  prototypeIn,
  isArray,
} from '../objects.ts'
import { type Realm, refuse } from '../realm.ts'
import {
  Arr,
  type Call,
  Fn,
  hiddenProp,
  isAccessor,
  type Key,
  Native,
  Obj,
  type Prop,
  put,
  settled,
  type Steps,
  andThen,
  typeError,
  type Value,
  type Maybe,
} from '../values.ts'
import type { Maker, Natives } from './install.ts'
import {
  defineProperty,
  described,
  enumerableNames,
  isExtensible,
  ownKeys,
  ownProperty,
  preventExtensions,
  prototypeOf,
  prototypeTrap,
  readDescriptor,
} from '../internal-methods.ts'

/** The values of the enumerable properties of an object, with their names. */
export function* entriesOf(realm: Realm, value: Value): Steps<[string, Value][]> {
  const object = toObject(realm, value)
  const entries: [string, Value][] = []
  for (const key of yield* enumerableNames(realm, object)) {
    const due = realm.pause()
    if (due) yield due
    entries.push([key, yield* settled(get(realm, object, key))])
  }
  return entries
}

/** A property as a program writes it down. */
function* propFrom(realm: Realm, value: Value, before: Prop | undefined): Steps<Prop> {
  if (!(value instanceof Obj)) throw typeError(`Property description must be an object: ${String(value)}`)
  for (const [key, title] of [
    ['get', 'Getter'],
    ['set', 'Setter'],
  ] as const) {
    const fn = has(value, key) ? yield* settled(get(realm, value, key)) : undefined
    if (fn === undefined) continue
    if (!isCallable(fn)) throw typeError(`${title} must be a function: ${String(fn)}`)
    if (has(value, 'value') || has(value, 'writable'))
      throw typeError(`Invalid property descriptor. Cannot both specify accessors and a value or writable attribute`)
  }
  return yield* readDescriptor(realm, value, before)
}

export function* defineFrom(realm: Realm, object: Obj, key: Key, form: Value): Steps<boolean> {
  const prop = yield* propFrom(realm, form, object.own(key))
  return yield* settled(defineProperty(realm, object, key, { prop, ...(form instanceof Obj && { form }) }))
}

function* defineAll(realm: Realm, object: Obj, form: Value): Steps<Obj> {
  for (const [key, one] of yield* entriesOf(realm, form))
    if (!(yield* defineFrom(realm, object, key, one))) throw typeError(`Cannot redefine property: ${key}`)
  return object
}

function seal(value: Value, isFrozen: boolean): Value {
  if (!(value instanceof Obj)) return value
  value.extensible = false
  if (value instanceof Arr) value.isFrozen ||= isFrozen
  for (const [key, prop] of value.props)
    value.props.set(key, { ...prop, configurable: false, writable: prop.writable && !isFrozen })
  return value
}

const isSealed = (value: Value, isFrozen: boolean): boolean =>
  !(value instanceof Obj) ||
  (!value.extensible &&
    (!(value instanceof Arr) || value.isFrozen || value.items.length === 0) &&
    [...value.props.values()].every((prop) => !prop.configurable && (!isFrozen || isAccessor(prop) || !prop.writable)))

function* assignAll(realm: Realm, target: Obj, sources: readonly Value[]): Steps<Obj> {
  for (const source of sources) {
    if (source === undefined || source === null) continue
    const from = toObject(realm, source)
    for (const key of yield* settled(ownKeys(realm, from))) {
      const due = realm.pause()
      if (due) yield due
      if ((yield* settled(ownProperty(realm, from, key)))?.enumerable)
        yield* settled(set(realm, target, key, { value: yield* settled(get(realm, from, key)), isStrict: true }))
    }
  }
  return target
}

function* grouped(realm: Realm, items: Value, by: Value): Steps<Map<Value, Value[]>> {
  const groups = new Map<Value, Value[]>()
  for (const [at, item] of (yield* listOf(realm, items)).entries()) {
    const due = realm.pause()
    if (due) yield due
    const key = yield* settled(call(realm, by, undefined, [item, at]))
    const group = groups.get(key) ?? []
    group.push(item)
    groups.set(key, group)
  }
  return groups
}

export { grouped }

const objectOnly = (value: Value, what: string): Obj => {
  if (!(value instanceof Obj)) throw typeError(what)
  return value
}

const statics: Natives = {
  *keys({ realm, args: [value] }) {
    return realm.array(yield* enumerableNames(realm, toObject(realm, value)))
  },
  *values({ realm, args: [value] }) {
    return realm.array((yield* entriesOf(realm, value)).map(([, item]) => item))
  },
  *entries({ realm, args: [value] }) {
    const pairs: Value[] = []
    for (const pair of yield* entriesOf(realm, value)) {
      pairs.push(realm.array(pair))
      const due = realm.pause()
      if (due) yield due
    }
    return realm.array(pairs)
  },
  assign: ({ realm, args: [target, ...sources] }) => assignAll(realm, toObject(realm, target), sources),
  freeze: ({ args: [value] }) => seal(value, true),
  seal: ({ args: [value] }) => seal(value, false),
  *preventExtensions({ realm, args: [value] }) {
    if (value instanceof Obj && !(yield* settled(preventExtensions(realm, value))))
      throw typeError("'preventExtensions' on proxy: trap returned falsish")
    return value
  },
  isFrozen: ({ args: [value] }) => isSealed(value, true),
  isSealed: ({ args: [value] }) => isSealed(value, false),
  isExtensible: ({ realm, args: [value] }) => value instanceof Obj && isExtensible(realm, value),
  create({ realm, args: [proto, more] }) {
    if (!(proto instanceof Obj) && proto !== null)
      throw typeError(`Object prototype may only be an Object or null: ${String(proto)}`)
    const made = new Obj(proto)
    return more === undefined ? made : defineAll(realm, made, more)
  },
  getPrototypeOf: ({ realm, args: [value] }) => prototypeOf(realm, toObject(realm, value)),
  *setPrototypeOf({ realm, args: [value, proto] }) {
    if (value === undefined || value === null) throw typeError('Object.setPrototypeOf called on null or undefined')
    const wanted = prototypeIn(proto)
    if (!(value instanceof Obj)) return value
    const told = prototypeTrap(realm, value, wanted)
    if (told === undefined) giveProto(value, wanted)
    else if (!(yield* settled(told)))
      throw typeError("'setPrototypeOf' on proxy: trap returned falsish for property 'undefined'")
    return value
  },
  *defineProperty({ realm, args: [value, key, how] }) {
    const object = objectOnly(value, 'Object.defineProperty called on non-object')
    const name = yield* settled(toKey(realm, key))
    if (!(yield* defineFrom(realm, object, name, how))) throw typeError(`Cannot redefine property: ${nameOfKey(name)}`)
    return object
  },
  defineProperties: ({ realm, args: [value, how] }) =>
    defineAll(realm, objectOnly(value, 'Object.defineProperties called on non-object'), how),
  getOwnPropertyNames: ({ realm, args: [value] }) =>
    andThen(ownKeys(realm, toObject(realm, value)), (keys) =>
      realm.array(keys.filter((key) => typeof key === 'string')),
    ),
  getOwnPropertySymbols: ({ realm, args: [value] }) =>
    andThen(ownKeys(realm, toObject(realm, value)), (keys) =>
      realm.array(keys.filter((key) => typeof key === 'symbol')),
    ),
  getOwnPropertyDescriptor: ({ realm, args: [value, key] }) =>
    andThen(toKey(realm, key), (name) =>
      andThen(ownProperty(realm, toObject(realm, value), name), (prop) => described(realm, prop)),
    ),
  *getOwnPropertyDescriptors({ realm, args: [value] }) {
    const object = toObject(realm, value)
    const made = realm.object()
    for (const key of object.keys()) {
      put(made, key, described(realm, object.own(key)))
      const due = realm.pause()
      if (due) yield due
    }
    return made
  },
  is: ({ args: [one, other] }) => Object.is(one, other),
  hasOwn: ({ realm, args: [value, key] }) => owns(realm, value, key),
  *fromEntries({ realm, args: [pairs] }) {
    const made = realm.object()
    const cursor = yield* iterate(realm, pairs)
    for (let item = yield* settled(cursor.next()); item; item = yield* settled(cursor.next())) {
      const due = realm.pause()
      if (due) yield due
      const pair = objectOnly(item.value, `Iterator value ${String(item.value)} is not an entry object`)
      put(
        made,
        yield* settled(andThen(get(realm, pair, '0'), (key) => toKey(realm, key))),
        yield* settled(get(realm, pair, '1')),
      )
    }
    return made
  },
  *groupBy({ realm, args: [items, by] }) {
    const made = new Obj(null)
    for (const [key, group] of yield* grouped(realm, items, by))
      put(made, yield* settled(toKey(realm, key)), realm.array(group))
    return made
  },
}

const owns = (realm: Realm, value: Value, key: Value): Maybe<boolean> =>
  andThen(toKey(realm, key), (name) =>
    andThen(ownProperty(realm, toObject(realm, value), name), (prop) => prop !== undefined),
  )

/** `[object Array]` and its like. */
function* tagOf({ realm, self }: Call<Realm>): Steps<Value> {
  if (self === undefined || self === null) return `[object ${self === null ? 'Null' : 'Undefined'}]`
  const object = toObject(realm, self)
  const tag = yield* settled(get(realm, object, Symbol.toStringTag))
  if (typeof tag === 'string') return `[object ${tag}]`
  if (object instanceof Fn && (object.isAsync || object.isGenerator))
    return `[object ${object.isAsync ? 'Async' : ''}${object.isGenerator ? 'Generator' : ''}Function]`
  if (isArray(object)) return '[object Array]'
  if (isCallable(object)) return '[object Function]'
  const known = object instanceof Native && /^(?:Error|Date|RegExp|Boolean|Number|String)$/.test(object.type)
  return `[object ${known ? object.type : 'Object'}]`
}

const methods: Natives = {
  '.hasOwnProperty': ({ realm, self, args: [key] }) => owns(realm, self, key),
  '.propertyIsEnumerable': ({ realm, self, args: [key] }) =>
    andThen(toKey(realm, key), (name) => toObject(realm, self).own(name)?.enumerable ?? false),
  '.isPrototypeOf'({ self, args: [value] }) {
    for (let at = value instanceof Obj ? value.proto : null; at; at = at.proto) if (at === self) return true
    return false
  },
  '.toString': tagOf,
  '.toLocaleString': ({ realm, self }) => toText(realm, self),
  '.valueOf': ({ realm, self }) => toObject(realm, self),
  'get __proto__': ({ realm, self }) => toObject(realm, self).proto,
  'set __proto__'({ self, args: [proto] }) {
    if (self instanceof Obj && (proto instanceof Obj || proto === null)) giveProto(self, proto)
    return undefined
  },
}

export const objectMaker: Maker = {
  name: 'Object',
  code: ({ realm, args: [value], newTarget }) =>
    value === undefined || value === null ? new Obj(protoFor(realm, newTarget, 'Object')) : toObject(realm, value),
  statics,
  methods,
}

const functionOf = (self: Value): Fn => {
  if (!(self instanceof Fn)) throw typeError('Function.prototype method called on incompatible receiver')
  return self
}

export const functionMaker: Maker = {
  name: 'Function',
  code: () => refuse('new Function'),
  methods: {
    call: ({ realm, self, args: [receiver, ...args] }) => call(realm, functionOf(self), receiver, args),
    *apply({ realm, self, args: [receiver, list] }) {
      const args = list instanceof Obj ? yield* listOrLike(realm, list) : []
      return yield* settled(call(realm, functionOf(self), receiver, args))
    },
    bind({ realm, self, args: [receiver, ...args] }) {
      const fn = functionOf(self)
      const bound = realm.fn(
        `bound ${String(fn.own('name')?.value ?? '')}`,
        Math.max(0, Number(fn.own('length')?.value ?? 0) - args.length),
        (_, more, newTarget) =>
          newTarget ? fn.code(undefined, [...args, ...more], fn) : call(realm, fn, receiver, [...args, ...more]),
        { kind: 'method', isConstructor: fn.isConstructor },
      )
      return bound
    },
    '.toString'({ self }) {
      const fn = functionOf(self)
      return fn.text === '' ? `function ${String(fn.own('name')?.value ?? '')}() { [native code] }` : fn.text
    },
    '@@hasInstance': ({ realm, self, args: [value] }) =>
      self instanceof Obj
        ? andThen(get(realm, self, 'prototype'), (proto) => inheritsFrom(realm, value, proto))
        : false,
  },
}

function* listOrLike(realm: Realm, list: Obj): Steps<Value[]> {
  if (list instanceof Arr) return Array.from(list.items)
  const items: Value[] = []
  const length = Number(yield* settled(get(realm, list, 'length')))
  for (let at = 0; at < length; at += 1) items.push(yield* settled(get(realm, list, String(at))))
  return items
}

/** The head of an error as its toString() gives it. */
function* errorText({ realm, self }: Call<Realm>): Steps<Value> {
  if (!(self instanceof Obj)) throw typeError('Error.prototype.toString requires that this be an Object')
  const name = yield* settled(get(realm, self, 'name'))
  const message = yield* settled(get(realm, self, 'message'))
  const [head, tail] = [
    name === undefined ? 'Error' : yield* settled(toText(realm, name)),
    message === undefined ? '' : yield* settled(toText(realm, message)),
  ]
  return head === '' || tail === '' ? head + tail : `${head}: ${tail}`
}

type ErrorProto =
  'Error' | 'TypeError' | 'RangeError' | 'ReferenceError' | 'SyntaxError' | 'EvalError' | 'URIError' | 'AggregateError'

/** How many constructors of classes are being run that make an error: stacks leave them out. */
function makersOn({ frames }: Realm): number {
  const last = frames.findLastIndex(({ name }) => name?.startsWith('new ') !== true)
  return frames.length - 1 - last
}

const errorMaker = (name: ErrorProto): Maker => ({
  name,
  *code({ realm, args, newTarget }) {
    const [message, options] = name === 'AggregateError' ? args.slice(1) : args
    const error = new Native(protoFor(realm, newTarget, name), 'Error', undefined)
    const text = message === undefined ? '' : yield* settled(toText(realm, message))
    realm.trace(error, newTarget === realm.globals.own(name)?.value ? 0 : makersOn(realm))
    if (message !== undefined) error.define('message', hiddenProp(text))
    if (options instanceof Obj && has(options, 'cause'))
      error.define('cause', hiddenProp(yield* settled(get(realm, options, 'cause'))))
    if (name === 'AggregateError') error.define('errors', hiddenProp(realm.array(yield* listOf(realm, args[0]))))
    return error
  },
  methods: name === 'Error' ? { toString: errorText } : {},
  statics:
    name === 'Error'
      ? {
          captureStackTrace({ realm, args: [object] }) {
            if (object instanceof Obj) realm.trace(object)
            return undefined
          },
        }
      : {},
})

export const errorMakers: readonly Maker[] = (
  [
    'Error',
    'TypeError',
    'RangeError',
    'ReferenceError',
    'SyntaxError',
    'EvalError',
    'URIError',
    'AggregateError',
  ] as const
).map(errorMaker)

/** Names and messages that errors have by their kind. */
export function finishErrors(realm: Realm): void {
  const base = realm.globals.own('Error')?.value
  for (const { name } of errorMakers) {
    realm.proto(name).define('name', hiddenProp(name))
    realm.proto(name).define('message', hiddenProp(''))
    const maker = realm.globals.own(name)?.value
    if (name !== 'Error' && maker instanceof Obj && base instanceof Obj) maker.proto = base
  }
  if (base instanceof Obj)
    base.define('stackTraceLimit', {
      value: 10,
      writable: true,
      enumerable: true,
      configurable: true,
    })
}
