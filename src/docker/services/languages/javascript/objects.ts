import { checkItems } from './memory.ts'
import type { Realm } from './realm.ts'
import {
  Arr,
  Fn,
  hiddenProp,
  isAccessor,
  isSteps,
  type Key,
  type Maybe,
  Native,
  Obj,
  plainProp,
  type Prop,
  type Steps,
  settled,
  andThen,
  typeError,
  type Value,
} from './values.ts'

/** An object whose use is told to functions of a program. */
export class ProxyObj extends Fn {
  /** Whether its handler has been taken away. */
  isRevoked = false
  readonly target: Obj
  readonly handler: Obj
  constructor(target: Obj, handler: Obj, realm: Realm) {
    super(target.proto, (self, args, newTarget) => this.#called(realm, self, { args, newTarget }), {
      kind: 'native',
      isConstructor: target instanceof Fn && target.isConstructor,
    })
    this.target = target
    this.handler = handler
  }

  #called(
    realm: Realm,
    self: Value,
    { args, newTarget }: { args: readonly Value[]; newTarget: Obj | undefined },
  ): Maybe<Value> {
    const { target } = this
    const list = realm.array([...args])
    return newTarget
      ? trapped(realm, this, 'construct', { args: [list, newTarget], usual: () => construct(realm, target, args) })
      : trapped(realm, this, 'apply', { args: [self, list], usual: () => call(realm, target, self, args) })
  }

  override own(key: Key): Prop | undefined {
    return this.target.own(key)
  }
  override define(key: Key, prop: Prop): boolean {
    return this.target.define(key, prop)
  }
  override remove(key: Key): boolean {
    return this.target.remove(key)
  }
  override keys(): Key[] {
    return this.target.keys()
  }
}

/** Whether a value is an array, or a proxy of one. */
export const isArray = (value: Value): boolean =>
  value instanceof Arr || (value instanceof ProxyObj && isArray(value.target))

export const isCallable = (value: Value): value is Fn =>
  value instanceof ProxyObj ? value.target instanceof Fn : value instanceof Fn

/** Calls a trap of a proxy, or does what is usual. */
export function trapped(
  realm: Realm,
  proxy: ProxyObj,
  name: string,
  { args, usual }: { readonly args: readonly Value[]; readonly usual: () => Maybe<Value> },
): Maybe<Value> {
  if (proxy.isRevoked) throw typeError(`Cannot perform '${name}' on a proxy that has been revoked`)
  return andThen(get(realm, proxy.handler, name), (trap) =>
    trap === undefined ? usual() : call(realm, trap, proxy.handler, [proxy.target, ...args]),
  )
}

const keyValue = (key: Key): Value => key

/** What an object has for a key, itself or by its prototypes. */
export function get(realm: Realm, object: Obj, key: Key, receiver: Value = object): Maybe<Value> {
  for (let at: Obj | null = object; at; at = at.proto) {
    if (at instanceof ProxyObj) {
      const proxy = at
      return trapped(realm, proxy, 'get', {
        args: [keyValue(key), receiver],
        usual: () => get(realm, proxy.target, key, receiver),
      })
    }
    const prop = at.own(key)
    if (!prop) continue
    if (!isAccessor(prop)) return prop.value
    return prop.get ? call(realm, prop.get, receiver, []) : undefined
  }
  return undefined
}

/** A value as a prototype. @throws Trouble for what cannot be one */
export function prototypeIn(value: Value): Obj | null {
  if (value instanceof Obj || value === null) return value
  throw typeError(`Object prototype may only be an Object or null: ${String(value)}`)
}

/** Gives an object another prototype, where that is allowed: a chain of prototypes has an end. */
export function adopt(object: Obj, proto: Obj | null): 'adopted' | 'fixed' | 'cyclic' {
  if (object.proto === proto) return 'adopted'
  if (!object.extensible) return 'fixed'
  for (let at = proto; at; at = at.proto) if (at === object) return 'cyclic'
  object.proto = proto
  return 'adopted'
}

/** Gives an object another prototype. @throws Trouble where that is not allowed */
export function giveProto(object: Obj, proto: Obj | null): void {
  const outcome = adopt(object, proto)
  if (outcome === 'cyclic') throw typeError('Cyclic __proto__ value')
  if (outcome === 'fixed') throw typeError(`${labelOf(object)} is not extensible`)
}

/** Whether an object has a key, itself or by its prototypes. */
export function has(object: Obj, key: Key): boolean {
  for (let at: Obj | null = object; at; at = at.proto) if (at.own(key)) return true
  return false
}

const protoOfPrimitive = (realm: Realm, value: Value): Obj => {
  switch (typeof value) {
    case 'string':
      return realm.proto('String')
    case 'number':
      return realm.proto('Number')
    case 'boolean':
      return realm.proto('Boolean')
    case 'bigint':
      return realm.proto('BigInt')
    default:
      return realm.proto('Symbol')
  }
}

export const nameOfKey = (key: Key): string => (typeof key === 'symbol' ? key.toString() : key)

/** What any value has for a key. @throws Trouble for undefined and null */
export function getOf(realm: Realm, value: Value, key: Key): Maybe<Value> {
  if (value instanceof Obj) return get(realm, value, key)
  if (value === undefined || value === null)
    throw typeError(`Cannot read properties of ${String(value)} (reading '${nameOfKey(key)}')`)
  if (typeof value === 'string' && typeof key === 'string') {
    if (key === 'length') return value.length
    if (/^\d+$/.test(key)) return value[Number(key)]
  }
  return get(realm, protoOfPrimitive(realm, value), key, value)
}

const readOnly = (key: Key, object: Obj): never => {
  const what = object instanceof Arr ? '[object Array]' : '#<Object>'
  if (!object.own(key)) throw typeError(`Cannot add property ${nameOfKey(key)}, object is not extensible`)
  throw typeError(`Cannot assign to read only property '${nameOfKey(key)}' of object '${what}'`)
}

function setByProxy(
  realm: Realm,
  proxy: ProxyObj,
  key: Key,
  { value, isStrict, receiver }: { readonly value: Value; readonly isStrict: boolean; readonly receiver: Obj },
): Maybe<boolean> {
  const usual = (): Maybe<Value> => set(realm, proxy.target, key, { value, isStrict, receiver })
  return andThen(trapped(realm, proxy, 'set', { args: [key, value, receiver], usual }), (done) => {
    if (!done && isStrict) throw typeError(`'set' on proxy: trap returned falsish for property '${nameOfKey(key)}'`)
    return Boolean(done)
  })
}

/** Assigns to a proxy beneath its `set`: the property is defined. */
function defineByProxy(realm: Realm, proxy: ProxyObj, key: Key, value: Value): Maybe<boolean> {
  const before = proxy.target.own(key)
  const prop = before ? { ...before, value } : plainProp(value)
  const { writable, enumerable, configurable } = prop
  const form = realm.object(before ? { value } : { value, writable, enumerable, configurable })
  const usual = (): Maybe<Value> =>
    proxy.target instanceof ProxyObj ? defineByProxy(realm, proxy.target, key, value) : proxy.target.define(key, prop)
  return andThen(trapped(realm, proxy, 'defineProperty', { args: [key, form], usual }), Boolean)
}

/** Assigns a property. @param isStrict whether it throws where it is not allowed */
export function set(
  realm: Realm,
  object: Obj,
  key: Key,
  {
    value,
    isStrict,
    receiver = object,
  }: { readonly value: Value; readonly isStrict: boolean; readonly receiver?: Obj },
): Maybe<boolean> {
  for (let at: Obj | null = object; at; at = at.proto) {
    if (at instanceof ProxyObj) {
      return setByProxy(realm, at, key, { value, isStrict, receiver })
    }
    const prop = at.own(key)
    if (!prop) continue
    if (isAccessor(prop)) {
      if (prop.set) return andThen(call(realm, prop.set, receiver, [value]), () => true)
      if (isStrict)
        throw typeError(`Cannot set property ${nameOfKey(key)} of ${labelOf(receiver)} which has only a getter`)
      return false
    }
    if (!prop.writable) return isStrict ? readOnly(key, receiver) : false
    if (at === receiver) {
      if (at.props.get(key) === prop) prop.value = value
      else at.define(key, { ...prop, value })
      return true
    }
    break
  }
  if (receiver instanceof ProxyObj) return defineByProxy(realm, receiver, key, value)
  const isDone = receiver.define(key, plainProp(value))
  if (!isDone && isStrict) readOnly(key, receiver)
  return isDone
}

/** The name of the class of an object, as messages have it. */
export function classNameOf(object: Obj): string | undefined {
  for (let at: Obj | null = object; at; at = at.proto) {
    const maker = at.own('constructor')?.value
    if (maker instanceof Obj) {
      const name = maker.own('name')?.value
      if (typeof name === 'string' && name !== '') return name
    }
  }
  return undefined
}

export const labelOf = (object: Obj): string => `#<${classNameOf(object) ?? 'Object'}>`

/** Assigns a property of any value. */
export function setOf(
  realm: Realm,
  target: Value,
  key: Key,
  { value, isStrict }: { readonly value: Value; readonly isStrict: boolean },
): Maybe<unknown> {
  if (target instanceof Obj) return set(realm, target, key, { value, isStrict })
  if (target === undefined || target === null)
    throw typeError(`Cannot set properties of ${String(target)} (setting '${nameOfKey(key)}')`)
  if (isStrict) throw typeError(`Cannot create property '${nameOfKey(key)}' on ${typeof target} '${String(target)}'`)
  return undefined
}

/** Calls a function. @throws Trouble for anything else */
export function call(realm: Realm, callee: Value, self: Value, args: readonly Value[]): Maybe<Value> {
  if (!(callee instanceof Fn) || !isCallable(callee)) throw typeError(`${describe(callee)} is not a function`)
  const result = callee.code(self, args, undefined)
  return isSteps(result) && callee.kind === 'native' && !(callee instanceof ProxyObj)
    ? realm.within({ name: nativeName(callee, self), file: undefined, at: 0 }, result)
    : result
}

/** A function of the language as it stands in a stack. */
function nativeName(callee: Fn, self: Value): string {
  const name = String(callee.own('name')?.value ?? '')
  const tag = self instanceof Obj ? self.own(Symbol.toStringTag)?.value : undefined
  const type =
    typeof tag === 'string' ? tag : self instanceof Obj && !(self instanceof Fn) ? classNameOf(self) : undefined
  return type === undefined ? name : `${type}.${name}`
}

export function describe(value: Value): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (value instanceof Arr || value instanceof Fn) return value instanceof Arr ? '[object Array]' : 'function'
  return value instanceof Obj ? labelOf(value) : String(value)
}

/** `new`. */
export function construct(
  realm: Realm,
  maker: Value,
  args: readonly Value[],
  newTarget: Obj | undefined = maker instanceof Obj ? maker : undefined,
): Maybe<Value> {
  if (!(maker instanceof Fn) || !maker.isConstructor) throw typeError(`${describe(maker)} is not a constructor`)
  if (maker.kind === 'native' || maker.kind === 'derived') return maker.code(undefined, args, newTarget)
  return andThen(get(realm, newTarget ?? maker, 'prototype'), (proto) => {
    const self = new Obj(proto instanceof Obj ? proto : realm.proto('Object'))
    return andThen(maker.fields?.(self), () =>
      andThen(maker.code(self, args, newTarget), (result) => (result instanceof Obj ? result : self)),
    )
  })
}

/** The prototype that an object has which a native constructor makes. */
export function protoFor(realm: Realm, newTarget: Obj | undefined, usual: Parameters<Realm['proto']>[0]): Obj {
  const given = newTarget?.own('prototype')?.value
  return given instanceof Obj ? given : realm.proto(usual)
}

/** Calls a method by its name. */
export const invoke = (realm: Realm, value: Value, key: Key, args: readonly Value[] = []): Maybe<Value> =>
  andThen(getOf(realm, value, key), (method) => call(realm, method, value, args))

/** Gives an object a method that listings leave out. */
export function hide(object: Obj, key: Key, value: Value): void {
  object.define(key, hiddenProp(value))
}

/** The result of one step of an iterator. */
export const iterResult = (realm: Realm, value: Value, isDone: boolean): Obj => realm.object({ value, done: isDone })

/** Whether nobody has changed how arrays are gone through. */
const isPlainArray = (realm: Realm, value: Value): value is Arr =>
  value instanceof Arr && value.proto === realm.proto('Array') && !value.props.has(Symbol.iterator)

/** An iterator of a program, as it is gone through. */
export interface Cursor {
  /** The next item; undefined at the end. */
  readonly next: () => Maybe<{ readonly value: Value } | undefined>
  /** Says that no more is wanted. */
  readonly close: () => Maybe<unknown>
}

/** Goes through what can be gone through. @param label what messages call it */
export function* iterate(realm: Realm, value: Value, label = describe(value)): Steps<Cursor> {
  if (isPlainArray(realm, value)) {
    let at = 0
    return { next: () => (at < value.items.length ? { value: value.items[at++] } : undefined), close: () => undefined }
  }
  const method =
    value === undefined || value === null ? undefined : yield* settled(getOf(realm, value, Symbol.iterator))
  if (!isCallable(method)) throw typeError(`${label} is not iterable`)
  return yield* cursorOf(realm, yield* settled(call(realm, method, value, [])))
}

/** Goes through an iterator that has begun. */
function* cursorOf(realm: Realm, iterator: Value): Steps<Cursor> {
  const next = yield* settled(getOf(realm, iterator, 'next'))
  return {
    next: () =>
      andThen(call(realm, next, iterator, []), (result) => {
        if (!(result instanceof Obj)) throw typeError(`Iterator result ${describe(result)} is not an object`)
        return andThen(get(realm, result, 'done'), (isDone) =>
          isDone ? undefined : andThen(get(realm, result, 'value'), (item) => ({ value: item })),
        )
      }),
    close: () =>
      andThen(getOf(realm, iterator, 'return'), (end) =>
        isCallable(end) ? call(realm, end, iterator, []) : undefined,
      ),
  }
}

/** All that something gives which can be gone through. */
export function* listOf(realm: Realm, value: Value, label?: string): Steps<Value[]> {
  if (isPlainArray(realm, value)) {
    checkItems(value.items.length)
    return Array.from(value.items)
  }
  const cursor = yield* iterate(realm, value, label)
  const items: Value[] = []
  for (let item = yield* settled(cursor.next()); item; item = yield* settled(cursor.next())) {
    items.push(item.value)
    checkItems(items.length)
    const due = realm.pause()
    if (due) yield due
  }
  return items
}

/** The items of an array, or of what looks like one. */
export function* arrayLike(realm: Realm, value: Value): Steps<Value[]> {
  if (value instanceof Arr) {
    checkItems(value.items.length)
    return value.items
  }
  if (!(value instanceof Obj)) return []
  const length = Math.max(0, Math.trunc(Number(yield* settled(get(realm, value, 'length')))) || 0)
  checkItems(length)
  const items: Value[] = []
  for (let at = 0; at < length; at += 1) {
    items.push(yield* settled(get(realm, value, String(at))))
    const due = realm.pause()
    if (due) yield due
  }
  return items
}

export const isError = (value: Value): value is Native => value instanceof Native && value.type === 'Error'
