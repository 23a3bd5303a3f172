import { arrayBuffer } from '../buffers.ts'
import { toInteger, toNumber } from '../convert.ts'
import { checkBytes } from '../memory.ts'
import { arrayLike, call, getOf, hide, isCallable, listOf, protoFor } from '../objects.ts'
import type { Realm, TypedName } from '../realm.ts'
import {
  Arr,
  type Call,
  elementFor,
  Fn,
  isTyped,
  type Maybe,
  Native,
  Obj,
  settled,
  type Steps,
  Trouble,
  type Typed,
  typeError,
  type Value,
} from '../values.ts'
import { arrayMaker, placeIn, range, sorted } from './array.ts'
import { dataViewMaker } from './data-view.ts'
import { install, installMaker, type Maker, type NativeCode, type Natives } from './install.ts'

type Given = Call<Realm>

/** What the platform makes the numbers of a typed array with. */
interface Platform {
  new (length: number): Typed
  new (buffer: ArrayBuffer, offset?: number, length?: number): Typed
  readonly BYTES_PER_ELEMENT: number
}

const PLATFORM: Readonly<Record<TypedName, Platform>> = {
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
  BigInt64Array,
  BigUint64Array,
}

const invalid = (message: string): Trouble => new Trouble('RangeError', message)

/** The typed array that a method is called of. @throws Trouble */
function typedOf({ self }: Given): Native<Typed> {
  if (self instanceof Native && isTyped(self.data)) return self as Native<Typed>
  throw typeError('this is not a typed array.')
}

/** A typed array of the kind of another one: what is made of a Buffer is one, too. */
const alike = (self: Native<Typed>, data: Typed): Obj => new Native(self.proto, self.type, data)

const kindOf = (data: Typed): Platform => PLATFORM[data[Symbol.toStringTag]]

/** The numbers of a list. @throws Trouble for what is none */
function* filled(realm: Realm, type: Platform, items: readonly Value[]): Steps<Typed> {
  checkBytes(items.length * type.BYTES_PER_ELEMENT)
  const data = new type(items.length)
  for (const [at, item] of items.entries()) {
    data[at] = elementFor(data, item instanceof Obj ? yield* settled(toNumber(realm, item)) : item)
    const due = realm.pause()
    if (due) yield due
  }
  return data
}

/** A part of a buffer as numbers. @throws Trouble where it does not lie in it */
function* over(realm: Realm, name: TypedName, [given, from, count]: readonly Value[]): Steps<Typed> {
  const type = PLATFORM[name]
  const size = type.BYTES_PER_ELEMENT
  const memory = (given as Native<ArrayBuffer>).data
  const offset = yield* settled(toInteger(realm, from))
  if (offset < 0 || offset % size !== 0) throw invalid(`start offset of ${name} should be a multiple of ${size}`)
  if (count === undefined && memory.byteLength % size !== 0)
    throw invalid(`byte length of ${name} should be a multiple of ${size}`)
  if (offset > memory.byteLength) throw invalid(`Start offset ${offset} is outside the bounds of the buffer`)
  if (count === undefined) return new type(memory, offset)
  const length = yield* settled(toInteger(realm, count))
  if (length < 0 || offset + length * size > memory.byteLength) throw invalid(`Invalid typed array length: ${length}`)
  return new type(memory, offset, length)
}

/** What `new Uint8Array(…)` makes of what it is given. */
function* numbersFor(realm: Realm, name: TypedName, args: readonly Value[]): Steps<Typed> {
  const type = PLATFORM[name]
  const [given] = args
  if (given instanceof Native && given.data instanceof ArrayBuffer) return yield* over(realm, name, args)
  if (given instanceof Native && isTyped(given.data)) return yield* filled(realm, type, Array.from<Value>(given.data))
  if (given instanceof Obj) {
    const isIterable = isCallable(yield* settled(getOf(realm, given, Symbol.iterator)))
    return yield* filled(realm, type, isIterable ? yield* listOf(realm, given) : yield* arrayLike(realm, given))
  }
  const length = yield* settled(toInteger(realm, given))
  if (length < 0 || length > Number.MAX_SAFE_INTEGER) throw invalid(`Invalid typed array length: ${length}`)
  checkBytes(length * type.BYTES_PER_ELEMENT)
  return new type(length)
}

const maker = (name: TypedName): Maker => ({
  name,
  *code({ realm, args, newTarget }) {
    if (!newTarget) throw typeError(`Constructor ${name} requires 'new'`)
    return new Native(protoFor(realm, newTarget, name), name, yield* numbersFor(realm, name, args))
  },
})

/** A method of arrays, whose result becomes a typed array. */
const typed = (code: NativeCode | undefined): NativeCode =>
  function* (given) {
    const self = typedOf(given)
    const result = code && (yield* settled(code(given)))
    const items = result instanceof Arr ? result.items : []
    return alike(self, yield* filled(given.realm, kindOf(self.data), items))
  }

const array: Natives = arrayMaker.methods ?? {}

/** Methods that arrays have, too, and that only read. */
const SHARED =
  'at entries every find findIndex findLast findLastIndex forEach includes indexOf join keys lastIndexOf reduce ' +
  'reduceRight some values .toString .toLocaleString @@iterator'

const shared: Natives = Object.fromEntries(
  SHARED.split(' ').flatMap((name) => {
    const code = array[name]
    return code ? [[name, code] as const] : []
  }),
)

function* set(given: Given): Steps<Value> {
  const { realm, args } = given
  const { data } = typedOf(given)
  const [from, offset] = args
  const at = yield* settled(toInteger(realm, offset))
  const items =
    from instanceof Native && isTyped(from.data) ? Array.from<Value>(from.data) : yield* arrayLike(realm, from)
  if (at < 0 || at + items.length > data.length) throw invalid('offset is out of bounds')
  data.set((yield* filled(realm, kindOf(data), items)) as never, at)
  return undefined
}

function* sortedNumbers(given: Given): Steps<Value> {
  const self = typedOf(given)
  if (given.args[0] === undefined) self.data.sort()
  else self.data.set((yield* filled(given.realm, kindOf(self.data), yield* sorted(given))) as never)
  return self
}

const changing: Natives = {
  set,
  sort: sortedNumbers,
  reverse(given) {
    typedOf(given).data.reverse()
    return given.self
  },
  *fill(given) {
    const { data } = typedOf(given)
    const [start, end] = yield* range({ ...given, args: given.args.slice(1) }, data.length)
    data.fill(elementFor(data, given.args[0]), start, end)
    return given.self
  },
  *copyWithin(given) {
    const { data } = typedOf(given)
    const target = placeIn(yield* settled(toInteger(given.realm, given.args[0])), data.length)
    const [start, end] = yield* range({ ...given, args: given.args.slice(1) }, data.length)
    data.copyWithin(target, start, end)
    return given.self
  },
}

const making: Natives = {
  map: typed(array['map']),
  filter: typed(array['filter']),
  with: typed(array['with']),
  toReversed: typed(array['toReversed']),
  toSorted(given) {
    const self = typedOf(given)
    return sortedNumbers({ ...given, self: alike(self, self.data.slice()) })
  },
  *slice(given) {
    const self = typedOf(given)
    return alike(self, self.data.slice(...(yield* range(given, self.data.length))))
  },
  *subarray(given) {
    const self = typedOf(given)
    return alike(self, self.data.subarray(...(yield* range(given, self.data.length))))
  },
}

const facts: Natives = {
  'get length': (given) => typedOf(given).data.length,
  'get byteLength': (given) => typedOf(given).data.byteLength,
  'get byteOffset': (given) => typedOf(given).data.byteOffset,
  'get buffer': (given) => arrayBuffer(given.realm, typedOf(given).data.buffer),
}

/** `Uint8Array.from` and `.of`: made by whatever constructor they are called of. */
const factories: Natives = {
  *from({ realm, self, args: [source, fn, receiver] }) {
    const isIterable =
      source !== undefined && source !== null && isCallable(yield* settled(getOf(realm, source, Symbol.iterator)))
    const items = isIterable ? yield* listOf(realm, source) : yield* arrayLike(realm, source)
    const given: Value[] = []
    for (const [at, item] of items.entries())
      given.push(fn === undefined ? item : yield* settled(call(realm, fn, receiver, [item, at])))
    return yield* constructed(realm, self, given)
  },
  *of({ realm, self, args }) {
    return yield* constructed(realm, self, args)
  },
}

function* constructed(realm: Realm, type: Value, items: readonly Value[]): Steps<Value> {
  if (!(type instanceof Fn) || !type.isConstructor) throw typeError(`${String(type)} is not a constructor`)
  return yield* settled<Value>(type.code(undefined, [realm.array([...items])], type) as Maybe<Value>)
}

const bufferMaker: Maker = {
  name: 'ArrayBuffer',
  *code({ realm, args, newTarget }) {
    if (!newTarget) throw typeError("Constructor ArrayBuffer requires 'new'")
    const size = yield* settled(toInteger(realm, args[0]))
    if (size < 0 || size > Number.MAX_SAFE_INTEGER) throw invalid('Invalid array buffer length')
    checkBytes(size)
    return arrayBuffer(realm, new ArrayBuffer(size), protoFor(realm, newTarget, 'ArrayBuffer'))
  },
  statics: { isView: ({ args: [value] }) => value instanceof Native && ArrayBuffer.isView(value.data) },
  methods: {
    'get byteLength': ({ self }) => memoryOf(self).byteLength,
    *slice(given) {
      const memory = memoryOf(given.self)
      return arrayBuffer(given.realm, memory.slice(...(yield* range(given, memory.byteLength))))
    },
  },
}

function memoryOf(self: Value): ArrayBuffer {
  if (self instanceof Native && self.data instanceof ArrayBuffer) return self.data
  throw typeError('this is not an ArrayBuffer.')
}

/** Gives a realm its typed arrays, their memory and its views. */
export function typedArrays(realm: Realm): void {
  const base = realm.fn('TypedArray', 0, () => {
    throw typeError('Abstract class TypedArray not directly constructable')
  })
  const proto = realm.proto('TypedArray')
  install(realm, base, factories)
  base.define('prototype', { value: proto, writable: false, enumerable: false, configurable: false })
  hide(proto, 'constructor', base)
  install(realm, proto, { ...shared, ...changing, ...making, ...facts })
  proto.define(Symbol.toStringTag, {
    value: undefined,
    get: realm.fn('get [Symbol.toStringTag]', 0, (self) =>
      self instanceof Native && isTyped(self.data) ? self.data[Symbol.toStringTag] : undefined,
    ),
    writable: false,
    enumerable: false,
    configurable: true,
  })
  for (const name of Object.keys(PLATFORM) as TypedName[]) {
    const made = installMaker(realm, maker(name))
    made.proto = base
    made.define('length', { value: 3, writable: false, enumerable: false, configurable: true })
    const size = { value: PLATFORM[name].BYTES_PER_ELEMENT, writable: false, enumerable: false, configurable: false }
    for (const object of [made, realm.proto(name)]) object.define('BYTES_PER_ELEMENT', size)
  }
  for (const one of [bufferMaker, dataViewMaker]) {
    installMaker(realm, one)
    const tag = { value: one.name, writable: false, enumerable: false, configurable: true }
    realm.proto(one.name).define(Symbol.toStringTag, tag)
  }
}
