import { call, get, has, ProxyObj, trapped } from './objects.ts'
import type { Realm } from './realm.ts'
import {
  andThen,
  Arr,
  isAccessor,
  type Key,
  type Maybe,
  Obj,
  type Prop,
  put,
  settled,
  type Steps,
  typeError,
  type Value,
} from './values.ts'

/** A property as a descriptor of the program. */
export function described(realm: Realm, prop: Prop | undefined): Value {
  if (!prop) return undefined
  const { value, writable, enumerable, configurable } = prop
  return isAccessor(prop)
    ? realm.object({ get: prop.get, set: prop.set, enumerable, configurable })
    : realm.object({ value, writable, enumerable, configurable })
}

/** [[HasProperty]]. */
export function hasProperty(realm: Realm, object: Obj, key: Key): Maybe<boolean> {
  for (let at: Obj | null = object; at; at = at.proto) {
    if (at instanceof ProxyObj) {
      const { target } = at
      const usual = (): Maybe<Value> => hasProperty(realm, target, key)
      return andThen(trapped(realm, at, 'has', { args: [key], usual }), Boolean)
    }
    if (at.own(key)) return true
  }
  return false
}

/** [[OwnPropertyKeys]]. */
export function ownKeys(realm: Realm, object: Obj): Maybe<Key[]> {
  if (!(object instanceof ProxyObj)) return object.keys()
  const { target } = object
  const usual = (): Maybe<Value> => andThen(ownKeys(realm, target), (keys) => realm.array(keys))
  return andThen(trapped(realm, object, 'ownKeys', { args: [], usual }), (list) => {
    if (!(list instanceof Arr)) throw typeError('CreateListFromArrayLike called on non-object')
    return list.items.map((key) => {
      if (typeof key !== 'string' && typeof key !== 'symbol')
        throw typeError(`${String(key)} is not a valid property name`)
      return key
    })
  })
}

/** [[GetOwnProperty]]. */
export function ownProperty(realm: Realm, object: Obj, key: Key): Maybe<Prop | undefined> {
  if (!(object instanceof ProxyObj)) return object.own(key)
  const { target } = object
  const usual = (): Maybe<Value> => andThen(ownProperty(realm, target, key), (prop) => described(realm, prop))
  return andThen(trapped(realm, object, 'getOwnPropertyDescriptor', { args: [key], usual }), (form) => {
    if (form === undefined) return undefined
    if (!(form instanceof Obj))
      throw typeError(
        `'getOwnPropertyDescriptor' on proxy: trap returned neither object nor undefined for property '${String(key)}'`,
      )
    return readDescriptor(realm, form, undefined)
  })
}

/** Reads a descriptor; what it leaves out is as it was before. */
export function* readDescriptor(realm: Realm, form: Obj, before: Prop | undefined): Steps<Prop> {
  const field = function* (key: string): Steps<Value> {
    return has(form, key) ? yield* settled(get(realm, form, key)) : undefined
  }
  const flag = function* (key: 'writable' | 'enumerable' | 'configurable'): Steps<boolean> {
    return has(form, key) ? Boolean(yield* field(key)) : (before?.[key] ?? false)
  }
  const [getter, setter] = [yield* field('get'), yield* field('set')]
  const accessor = getter !== undefined || setter !== undefined
  const isValue = has(form, 'value')
  return {
    value: accessor ? undefined : isValue ? yield* field('value') : before?.value,
    get: getter instanceof Obj ? getter : accessor || !isValue ? before?.get : undefined,
    set: setter instanceof Obj ? setter : accessor || !isValue ? before?.set : undefined,
    writable: yield* flag('writable'),
    enumerable: yield* flag('enumerable'),
    configurable: yield* flag('configurable'),
  }
}

/** [[DefineOwnProperty]]. @param form the descriptor that the program gave, if it gave one */
export function defineProperty(
  realm: Realm,
  object: Obj,
  key: Key,
  { prop, form }: { readonly prop: Prop; readonly form?: Obj },
): Maybe<boolean> {
  if (!(object instanceof ProxyObj)) return object.define(key, prop)
  const { target } = object
  const usual = (): Maybe<Value> => defineProperty(realm, target, key, { prop })
  return andThen(
    trapped(realm, object, 'defineProperty', { args: [key, form ?? described(realm, prop)], usual }),
    Boolean,
  )
}

/** [[Delete]]. */
export function deleteProperty(realm: Realm, object: Obj, key: Key): Maybe<boolean> {
  if (!(object instanceof ProxyObj)) return object.remove(key)
  const { target } = object
  const usual = (): Maybe<Value> => deleteProperty(realm, target, key)
  return andThen(trapped(realm, object, 'deleteProperty', { args: [key], usual }), Boolean)
}

/** [[GetPrototypeOf]]. */
export function prototypeOf(realm: Realm, object: Obj): Maybe<Obj | null> {
  if (!(object instanceof ProxyObj)) return object.proto
  const { target } = object
  const usual = (): Maybe<Value> => prototypeOf(realm, target)
  return andThen(trapped(realm, object, 'getPrototypeOf', { args: [], usual }), (proto) =>
    proto instanceof Obj ? proto : null,
  )
}

/** [[IsExtensible]]. */
export function isExtensible(realm: Realm, object: Obj): Maybe<boolean> {
  if (!(object instanceof ProxyObj)) return object.extensible
  const { target } = object
  const usual = (): Maybe<Value> => isExtensible(realm, target)
  return andThen(trapped(realm, object, 'isExtensible', { args: [], usual }), Boolean)
}

/** [[PreventExtensions]]. */
export function preventExtensions(realm: Realm, object: Obj): Maybe<boolean> {
  if (!(object instanceof ProxyObj)) {
    object.extensible = false
    return true
  }
  const { target } = object
  const usual = (): Maybe<Value> => preventExtensions(realm, target)
  return andThen(trapped(realm, object, 'preventExtensions', { args: [], usual }), Boolean)
}

/** The trap of a proxy that says what its prototype is to be; undefined for any other object. */
export function prototypeTrap(realm: Realm, object: Obj, proto: Obj | null): Maybe<boolean> | undefined {
  if (!(object instanceof ProxyObj)) return undefined
  return andThen(get(realm, object.handler, 'setPrototypeOf'), (trap) =>
    trap === undefined
      ? (prototypeTrap(realm, object.target, proto) ?? object.target.extensible)
      : andThen(call(realm, trap, object.handler, [object.target, proto]), Boolean),
  )
}

/** The names of the enumerable properties of an object itself. */
export function* enumerableNames(realm: Realm, object: Obj): Steps<string[]> {
  const names: string[] = []
  for (const key of yield* settled(ownKeys(realm, object))) {
    if (typeof key !== 'string') continue
    const due = realm.pause()
    if (due) yield due
    if ((yield* settled(ownProperty(realm, object, key)))?.enumerable) names.push(key)
  }
  return names
}

/** Copies the enumerable properties of an object into another one, as `...` does. */
export function* copyProperties(realm: Realm, from: Obj, to: Obj, without: ReadonlySet<Key> = new Set()): Steps<void> {
  for (const key of yield* settled(ownKeys(realm, from))) {
    if (without.has(key)) continue
    const due = realm.pause()
    if (due) yield due
    if ((yield* settled(ownProperty(realm, from, key)))?.enumerable) put(to, key, yield* settled(get(realm, from, key)))
  }
}
