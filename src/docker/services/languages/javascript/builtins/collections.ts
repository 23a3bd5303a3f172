import { checkEntries } from '../memory.ts'
import { call, get, isCallable, iterate, protoFor } from '../objects.ts'
import type { ProtoName, Realm } from '../realm.ts'
import { Arr, type Call, type Maybe, Native, Obj, settled, type Steps, typeError, type Value } from '../values.ts'
import { makeIterator } from './array.ts'
import type { Maker, Natives } from './install.ts'
import { grouped } from './object.ts'

type Given = Call<Realm>

const dataOf = <T>({ self }: Given, type: string, name: string): T => {
  if (!(self instanceof Native) || self.type !== type)
    throw typeError(
      `Method ${type}.prototype.${name} called on incompatible receiver ${self instanceof Obj ? '#<Object>' : String(self)}`,
    )
  return self.data as T
}

const mapOf = (given: Given, name = 'get'): Map<Value, Value> => dataOf(given, 'Map', name)
const setOf = (given: Given, name = 'has'): Set<Value> => dataOf(given, 'Set', name)

/** Zero has one sign as a key. */
const key = (value: Value): Value => (Object.is(value, -0) ? 0 : value)

function* fill(given: Given, add: (item: Value) => Maybe<void>): Steps<void> {
  const {
    realm,
    args: [source],
  } = given
  if (source === undefined || source === null) return
  const cursor = yield* iterate(realm, source, `${typeof source} ${String(source instanceof Obj ? 'is' : source)}`)
  for (let item = yield* settled(cursor.next()); item; item = yield* settled(cursor.next())) {
    yield* settled(add(item.value))
    const due = realm.pause()
    if (due) yield due
  }
}

function* pairOf(realm: Realm, item: Value): Steps<readonly [Value, Value]> {
  if (!(item instanceof Obj)) throw typeError(`Iterator value ${String(item)} is not an entry object`)
  if (item instanceof Arr) return [item.items[0], item.items[1]]
  return [yield* settled(get(realm, item, '0')), yield* settled(get(realm, item, '1'))]
}

const needsNew = (name: string, { newTarget }: Given): void => {
  if (!newTarget) throw typeError(`Constructor ${name} requires 'new'`)
}

/** Goes through a map or a set, also through what is added meanwhile. */
function iterator<T>(realm: Realm, tag: string, items: Iterator<T>, valueOf: (item: T) => Value): Obj {
  return makeIterator(realm, tag, () => {
    const { done, value } = items.next()
    return done ? undefined : { value: valueOf(value) }
  })
}

/** The `forEach` of a map or a set, whose items are their own keys. */
function* forEach(
  { realm, self, args: [fn, receiver] }: Given,
  dataFor: (method: string) => Map<Value, Value> | Set<Value>,
): Steps<Value> {
  if (!isCallable(fn)) throw typeError(`${String(fn)} is not a function`)
  for (const [name, value] of dataFor('forEach').entries()) {
    yield* settled(call(realm, fn, receiver, [value, name, self]))
    const due = realm.pause()
    if (due) yield due
  }
  return undefined
}

const mapMethods: Natives = {
  get: (given) => mapOf(given).get(key(given.args[0])),
  set(given) {
    const map = mapOf(given, 'set')
    checkEntries('Map', map.size)
    map.set(key(given.args[0]), given.args[1])
    return given.self
  },
  has: (given) => mapOf(given, 'has').has(key(given.args[0])),
  delete: (given) => mapOf(given, 'delete').delete(key(given.args[0])),
  clear: (given) => void mapOf(given, 'clear').clear(),
  'get size': (given) => mapOf(given, 'size').size,
  forEach: (given) => forEach(given, (name) => mapOf(given, name)),
  keys: (given) => iterator(given.realm, 'Map Iterator', mapOf(given).keys(), (one) => one),
  values: (given) => iterator(given.realm, 'Map Iterator', mapOf(given).values(), (one) => one),
  entries: (given) => iterator(given.realm, 'Map Iterator', mapOf(given).entries(), (pair) => given.realm.array(pair)),
  '@@iterator': (given) =>
    iterator(given.realm, 'Map Iterator', mapOf(given).entries(), (pair) => given.realm.array(pair)),
}

/** The items of the other set of an operation. */
const otherSet = ({ args: [other] }: Given): Set<Value> => {
  if (other instanceof Native && other.data instanceof Set) return other.data
  if (other instanceof Native && other.data instanceof Map) return new Set(other.data.keys())
  throw typeError("The 'size' property must be a number")
}

const combined =
  (act: (one: Set<Value>, other: Set<Value>) => Iterable<Value>) =>
  (given: Given): Value =>
    new Native(given.realm.proto('Set'), 'Set', new Set(act(setOf(given), otherSet(given))))

const setMethods: Natives = {
  add(given) {
    const set = setOf(given, 'add')
    checkEntries('Set', set.size)
    set.add(key(given.args[0]))
    return given.self
  },
  has: (given) => setOf(given).has(key(given.args[0])),
  delete: (given) => setOf(given, 'delete').delete(key(given.args[0])),
  clear: (given) => void setOf(given, 'clear').clear(),
  'get size': (given) => setOf(given, 'size').size,
  forEach: (given) => forEach(given, (name) => setOf(given, name)),
  values: (given) => iterator(given.realm, 'Set Iterator', setOf(given).values(), (one) => one),
  keys: (given) => iterator(given.realm, 'Set Iterator', setOf(given).values(), (one) => one),
  entries: (given) =>
    iterator(given.realm, 'Set Iterator', setOf(given).values(), (one) => given.realm.array([one, one])),
  '@@iterator': (given) => iterator(given.realm, 'Set Iterator', setOf(given).values(), (one) => one),
  union: combined((one, other) => [...one, ...other]),
  intersection: combined((one, other) => [...one].filter((item) => other.has(item))),
  difference: combined((one, other) => [...one].filter((item) => !other.has(item))),
  symmetricDifference: combined((one, other) => [
    ...[...one].filter((item) => !other.has(item)),
    ...[...other].filter((item) => !one.has(item)),
  ]),
  isSubsetOf: (given) => [...setOf(given)].every((item) => otherSet(given).has(item)),
  isSupersetOf: (given) => [...otherSet(given)].every((item) => setOf(given).has(item)),
  isDisjointFrom: (given) => ![...setOf(given)].some((item) => otherSet(given).has(item)),
}

const weakKey = (value: Value, what: string): Obj => {
  if (!(value instanceof Obj)) throw typeError(`Invalid value used ${what}`)
  return value
}

const weakMapOf = (given: Given): WeakMap<Obj, Value> => dataOf(given, 'WeakMap', 'get')
const weakSetOf = (given: Given): WeakSet<Obj> => dataOf(given, 'WeakSet', 'has')

const holder = (name: ProtoName & ('WeakMap' | 'WeakSet'), methods: Natives): Maker => ({
  name,
  *code(given) {
    needsNew(name, given)
    const { realm, newTarget } = given
    const data = name === 'WeakMap' ? new WeakMap<Obj, Value>() : new WeakSet<Obj>()
    yield* fill(given, function* (item) {
      if (data instanceof WeakSet) data.add(weakKey(item, 'in weak set'))
      else {
        const [one, other] = yield* pairOf(realm, item)
        data.set(weakKey(one, 'as weak map key'), other)
      }
    })
    return new Native(protoFor(realm, newTarget, name), name, data)
  },
  methods,
})

export const collectionMakers: readonly Maker[] = [
  {
    name: 'Map',
    *code(given) {
      needsNew('Map', given)
      const data = new Map<Value, Value>()
      yield* fill(given, function* (item) {
        const [name, value] = yield* pairOf(given.realm, item)
        data.set(key(name), value)
      })
      return new Native(protoFor(given.realm, given.newTarget, 'Map'), 'Map', data)
    },
    statics: {
      *groupBy({ realm, args: [items, by] }) {
        const groups = [...(yield* grouped(realm, items, by))].map(
          ([name, group]) => [name, realm.array(group)] as const,
        )
        return new Native(realm.proto('Map'), 'Map', new Map<Value, Value>(groups))
      },
    },
    methods: mapMethods,
  },
  {
    name: 'Set',
    *code(given) {
      needsNew('Set', given)
      const data = new Set<Value>()
      yield* fill(given, (item) => void data.add(key(item)))
      return new Native(protoFor(given.realm, given.newTarget, 'Set'), 'Set', data)
    },
    methods: setMethods,
  },
  holder('WeakMap', {
    get: (given) => (given.args[0] instanceof Obj ? weakMapOf(given).get(given.args[0]) : undefined),
    set(given) {
      weakMapOf(given).set(weakKey(given.args[0], 'as weak map key'), given.args[1])
      return given.self
    },
    has: (given) => given.args[0] instanceof Obj && weakMapOf(given).has(given.args[0]),
    delete: (given) => given.args[0] instanceof Obj && weakMapOf(given).delete(given.args[0]),
  }),
  holder('WeakSet', {
    add(given) {
      weakSetOf(given).add(weakKey(given.args[0], 'in weak set'))
      return given.self
    },
    has: (given) => given.args[0] instanceof Obj && weakSetOf(given).has(given.args[0]),
    delete: (given) => given.args[0] instanceof Obj && weakSetOf(given).delete(given.args[0]),
  }),
  {
    name: 'WeakRef',
    code: ({ realm, args: [value] }) =>
      new Native(realm.proto('WeakRef'), 'WeakRef', weakKey(value, 'as WeakRef target')),
    methods: { deref: (given) => dataOf<Obj>(given, 'WeakRef', 'deref') },
  },
]
