import { attributesDict } from './attribute-entries.ts'
import { exceptionClass, isException, isSubclass, objectClass, raised, typeError } from './exceptions.ts'
import { isSameType } from './generic-types.ts'
import { isUnsimulated } from './modules/unsimulated-names.ts'
import { checkSize } from './memory.ts'
import { Unsimulated } from './syntax.ts'
import { slotsOf } from './slots.ts'
import { typeName, typeOf, types } from './types.ts'
import {
  BoundMethod,
  Builtin,
  ByteArray,
  Bytes,
  Class,
  Descriptor,
  Dict,
  FunctionValue,
  GenericAlias,
  GeneratorValue,
  Instance,
  isDue,
  isSteps,
  Iterator,
  type Key,
  List,
  MethodOfType,
  Module,
  NOT_IMPLEMENTED,
  PAUSE,
  pauseAfter,
  ROUNDS,
  Range,
  Raised,
  SetValue,
  Slice,
  settled,
  type Steps,
  Super,
  Thing,
  Tuple,
  type Value,
  View,
  type Words,
  words,
} from './values.ts'

type Later<T> = T | Steps<T>

const before = (self: Value, { places, named }: Words): Words => ({ places: [self, ...places], named })

/** Calls something. */
export function call(callee: Value, given: Words): Later<Value> {
  if (callee instanceof FunctionValue) return callee.invoke(given)
  if (callee instanceof Builtin) return callee.call(given)
  if (callee instanceof BoundMethod)
    return callee.callee instanceof MethodOfType
      ? callee.callee.call(callee.self, given)
      : call(callee.callee, before(callee.self, given))
  if (callee instanceof MethodOfType) {
    const [self = null, ...places] = given.places
    return callee.call(self, { places, named: given.named })
  }
  if (callee instanceof Class) {
    const by = callee.own?.find('__call__')
    return by === undefined || by instanceof MethodOfType ? construct(callee, given) : call(by, before(callee, given))
  }
  if (callee instanceof Descriptor && callee.kind === 'staticmethod') return call(callee.get, given)
  if (callee instanceof GenericAlias && callee.origin) return call(callee.origin, given)
  const own = specialMethod(callee, '__call__')
  if (own !== undefined) return call(own, before(callee, given))
  throw typeError(`'${typeName(callee)}' object is not callable`)
}

/** Makes an instance of a class. */
export function* construct(type: Class, given: Words): Steps<Value> {
  const maker = type.find('__new__')
  const made =
    maker !== undefined && !(maker instanceof MethodOfType)
      ? yield* settled(call(maker instanceof Descriptor ? maker.get : maker, before(type, given)))
      : yield* settled((type.make ?? plain)(given, type))
  const start = type.find('__init__')
  const isOwn = made instanceof Thing && made.own !== undefined && isSubclass(made.own, type)
  if (isOwn && start !== undefined && !(start instanceof MethodOfType && type.make))
    yield* settled(call(start, before(made, given)))
  return made
}

const plain = ({ places, named }: Words, type: Class): Value => {
  const start = type.find('__init__')
  if (start instanceof MethodOfType && places.length + named.size > 0)
    throw typeError(`${type.name}() takes no arguments`)
  return new Instance(type)
}

/** A method of the class of a value, which the language itself calls. */
export function specialMethod(value: Value, name: string): Value | undefined {
  if (!(value instanceof Thing) || !value.own) return undefined
  const found = value.own.find(name)
  return found === null ? undefined : found
}

/** What an object that stands in a class is to a value of it, or to the class, for which None stands: its `__get__` says it. */
function ofMember(member: Instance, self: Value, type: Class): Later<Value> {
  const get = specialMethod(member, '__get__')
  return get === undefined ? member : call(get, words(member, self, type))
}

/** Whether an object in a class says itself what is read, whatever the value of the class holds under its name. */
const isData = (member: Instance): boolean =>
  specialMethod(member, '__set__') !== undefined || specialMethod(member, '__delete__') !== undefined

/** What a class's member is to a value of it. */
function bind(member: Value, self: Value, type: Class): Later<Value> {
  if (member instanceof FunctionValue || member instanceof MethodOfType) return new BoundMethod(self, member)
  if (member instanceof Instance) return ofMember(member, self, type)
  if (!(member instanceof Descriptor)) return member
  if (member.kind === 'staticmethod') return member.get
  return member.kind === 'classmethod' ? new BoundMethod(type, member.get) : call(member.get, words(self))
}

function ofClass(type: Class, name: string): Later<Value> | undefined {
  if (name === '__name__' || name === '__qualname__') return type.name
  if (name === '__module__') return type.module
  if (name === '__bases__') return new Tuple(type.bases)
  if (name === '__mro__') return new Tuple(type.order)
  if (name === '__dict__') return dictOf(type.members)
  if (name === 'mro') return new Builtin('mro', () => new List([...type.order]))
  const found = type.find(name)
  if (found instanceof Instance) return ofMember(found, null, type)
  if (!(found instanceof Descriptor)) return found
  return found.kind === 'property' ? found : bind(found, type, type)
}

/** A dict of names. */
export function dictOf(entries: Iterable<readonly [string, Value]>): Dict {
  const made = new Dict()
  for (const [key, value] of entries) made.entries.set(key, [key, value])
  return made
}

function ofSuper({ after, self }: Super, name: string): Later<Value> | undefined {
  const type = self instanceof Class ? self : typeOf(self)
  for (const one of type.order.slice(type.order.indexOf(after) + 1)) {
    const found = one.members.get(name)
    if (found !== undefined)
      return self instanceof Class && found instanceof FunctionValue ? found : bind(found, self, type)
  }
  // what object does of itself when a class inherits from it: nothing
  return name === '__init_subclass__' ? new Builtin(name, () => null) : undefined
}

/** What parameters are by default: those that may stand in a place, as a tuple, or those that are only named, as a dict. */
function defaults({ code, usual }: FunctionValue, isNamed: boolean): Value {
  const given = code.parameters
    .filter(({ kind, name }) => usual.has(name) && (kind === 'keyword') === isNamed)
    .map(({ name }) => [name, usual.get(name) ?? null] as const)
  if (given.length === 0) return null
  return isNamed ? dictOf(given) : new Tuple(given.map(([, value]) => value))
}

function ofFunction(called: FunctionValue, name: string): Value | undefined {
  const { code, qualified } = called
  if (name === '__annotations__') return new Dict()
  if (name === '__name__') return code.name
  if (name === '__qualname__') return qualified
  if (name === '__doc__') return code.doc ?? null
  if (name === '__defaults__') return defaults(called, false)
  if (name === '__kwdefaults__') return defaults(called, true)
  return name === '__module__' ? '__main__' : undefined
}

function ofDescriptor({ kind, get, set }: Descriptor, name: string): Later<Value> | undefined {
  if (name === (kind === 'property' ? 'fget' : '__func__')) return get
  if (name === 'fset' && kind === 'property') return set
  return name === '__isabstractmethod__' ? readAttribute(get, name) : undefined
}

function ofAlias({ origin, parameters }: GenericAlias, name: string): Later<Value> | undefined {
  if (name === '__args__') return new Tuple(parameters)
  if (origin === undefined) return undefined
  return name === '__origin__' ? origin : readAttribute(origin, name)
}

function ofIterator(value: Iterator, name: string): Value | undefined {
  if (name === '__iter__') return new Builtin(name, () => value)
  if (name !== '__next__') return undefined
  return new Builtin(name, function* () {
    const item = yield* settled(value.next())
    if (item === undefined) throw raised('StopIteration')
    return item
  })
}

function special(value: Thing, name: string): Later<Value> | undefined {
  if (value instanceof Super) return ofSuper(value, name)
  if (value instanceof Class) return ofClass(value, name)
  if (value instanceof FunctionValue) return ofFunction(value, name)
  if (value instanceof Descriptor) return ofDescriptor(value, name)
  if (value instanceof GenericAlias) return ofAlias(value, name)
  if (value instanceof Module && name === '__name__') return value.name
  if (value instanceof Module && name === '__dict__') return attributesDict(value.attributes)
  if (value instanceof Slice)
    return name === 'start' ? value.start : name === 'stop' ? value.stop : name === 'step' ? value.step : undefined
  if (value instanceof Iterator) return ofIterator(value, name)
  if (value instanceof Builtin && name === '__name__') return value.name
  if (value instanceof MethodOfType && name === '__name__') return value.name
  if (value instanceof BoundMethod)
    return name === '__self__' ? value.self : name === '__func__' ? value.callee : readAttribute(value.callee, name)
  if (name === '__dict__' && value.attributes && slotsOf(typeOf(value)) === undefined)
    return attributesDict(value.attributes)
  return undefined
}

/** What a class has by the class that made it. */
function ofMetaclass(value: Class, meta: Class, name: string): Later<Value> | undefined {
  const member = meta.find(name)
  return member === undefined ? (name === '__doc__' ? null : undefined) : bind(member, value, meta)
}

/** What a number is made of. */
function ofNumber(value: bigint | number | boolean, name: string): Value | undefined {
  const number = typeof value === 'boolean' ? BigInt(value) : value
  if (name === 'real') return number
  if (name === 'imag') return typeof number === 'bigint' ? 0n : 0
  if (typeof number === 'number') return undefined
  return name === 'numerator' ? number : name === 'denominator' ? 1n : undefined
}

/** An attribute; undefined where there is none. */
export function readAttribute(value: Value, name: string): Later<Value> | undefined {
  if (name === '__class__') return typeOf(value)
  const type = typeOf(value)
  const isPlain = value instanceof Super || (value instanceof Class && !value.own)
  const member = isPlain ? undefined : type.find(name)
  if (value instanceof Class && value.own) return ofClass(value, name) ?? ofMetaclass(value, value.own, name)
  if (member instanceof Descriptor && member.kind === 'property') return call(member.get, words(value))
  if (member instanceof Instance && isData(member)) return bind(member, value, type)
  if (value instanceof Thing) {
    const own = value.attributes?.get(name)
    if (own !== undefined) return own
    const other = special(value, name)
    if (other !== undefined) return other
  }
  if (member !== undefined) return bind(member, value, type)
  if (name === '__doc__') return null
  if (typeof value === 'bigint' || typeof value === 'number' || typeof value === 'boolean') return ofNumber(value, name)
  const ofModule = value instanceof Module ? value.attributes.get('__getattr__') : undefined
  if (ofModule !== undefined) return call(ofModule, words(name))
  const fallback = specialMethod(value, '__getattr__')
  return fallback === undefined ? undefined : call(fallback, words(value, name))
}

export function missingAttribute(value: Value, name: string): Raised {
  if (value instanceof Module) return raised('AttributeError', `module '${value.name}' has no attribute '${name}'`)
  if (value instanceof Class) return raised('AttributeError', `type object '${value.name}' has no attribute '${name}'`)
  const type = value instanceof Super ? 'super' : typeName(value)
  return raised('AttributeError', `'${type}' object has no attribute '${name}'`)
}

/** An attribute. @throws Raised AttributeError */
export function getAttribute(value: Value, name: string): Later<Value> {
  const found = readAttribute(value, name)
  if (found !== undefined) return found
  if (value instanceof Module && value.file !== undefined && isUnsimulated(value.name, name))
    throw new Unsimulated(`${value.name}.${name} is`)
  throw missingAttribute(value, name)
}

/** Whether it counts as true. */
export function truth(value: Value): Later<boolean> {
  if (typeof value === 'boolean') return value
  if (value === null) return false
  if (typeof value === 'bigint') return value !== 0n
  if (typeof value === 'number') return value !== 0
  if (typeof value === 'string') return value !== ''
  const size = sizeOf(value)
  const own = specialMethod(value, '__bool__') ?? specialMethod(value, '__len__')
  return own === undefined ? size !== 0 : ownTruth(own, value)
}

function* ownTruth(own: Value, value: Value): Steps<boolean> {
  return yield* settled(truth(yield* settled(call(own, words(value)))))
}

/** How many items it has; undefined for what has none. */
export function sizeOf(value: Value): number | undefined {
  if (typeof value === 'string') return /[\ud800-\udfff]/.test(value) ? [...value].length : value.length
  if (value instanceof List || value instanceof Tuple) return value.items.length
  if (value instanceof Dict) return value.entries.size
  if (value instanceof SetValue) return value.items.size
  if (value instanceof View) return value.dict.entries.size
  if (value instanceof Bytes) return value.length
  return value instanceof Range ? value.length : undefined
}

const listed = (items: readonly Value[]): string => items.map((item) => (item === null ? '' : String(item))).join('\0')

const bytesKey = ({ bytes }: Bytes): string => `\0b${[...bytes].join(',')}`

/** What stands for a value as a key. @throws Raised TypeError for what can be none */
export function keyOf(value: Value): Key {
  if (typeof value === 'string' || value === null || typeof value === 'number') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value
  if (value instanceof Tuple) return `\0(${listed(value.items.map((item) => marked(keyOf(item))))})`
  if (value instanceof ByteArray) throw typeError(`unhashable type: '${typeName(value)}'`)
  if (value instanceof Bytes) return bytesKey(value)
  if (value instanceof SetValue && value.isFrozen)
    return `\0{${[...value.items.keys()].map(marked).toSorted().join('\0')}}`
  if (value instanceof List || value instanceof Dict || value instanceof SetValue)
    throw typeError(`unhashable type: '${typeName(value)}'`)
  return instanceKey(value)
}

const numbers = new WeakMap<Thing, number>()
let count = 0

/** The number of an object, which never changes. */
export function identityOf(value: Thing): number {
  const known = numbers.get(value) ?? (count += 1)
  numbers.set(value, known)
  return known
}

const marked = (key: Key): string => (key instanceof Thing ? `o${identityOf(key)}` : `${typeof key}:${String(key)}`)

function instanceKey(value: Thing): Key {
  const [equal, hash] = [specialMethod(value, '__eq__'), value.own?.find('__hash__')]
  const hasOwn = equal !== undefined && !(equal instanceof MethodOfType)
  if (hasOwn && (hash === undefined || hash === null || hash instanceof MethodOfType))
    throw typeError(`unhashable type: '${typeName(value)}'`)
  return hash instanceof FunctionValue ? representative(value, hash) : value
}

/** Does steps that cannot wait: keys are needed at once. */
function atOnce<T>(found: Later<T>): T {
  if (!isSteps(found)) return found
  for (;;) {
    const turn = found.next()
    if (turn.done) return turn.value
    if (turn.value instanceof Promise || turn.value.type === 'yield')
      throw new Unsimulated('a __hash__ or __eq__ that waits is')
  }
}

/** Objects of classes with hashes of their own, by those: of equal ones the first stands for all. */
const representatives = new WeakMap<Class, Map<Value, Thing[]>>()

function representative(value: Thing, hash: FunctionValue): Thing {
  const number = atOnce(call(hash, words(value)))
  if (typeof number !== 'bigint') throw typeError('__hash__ method should return an integer')
  const type = typeOf(value)
  const known = representatives.get(type) ?? new Map<Value, Thing[]>()
  representatives.set(type, known)
  const alike = known.get(number) ?? []
  known.set(number, alike)
  const found = alike.find((one) => atOnce(equals(one, value)))
  if (!found) alike.push(value)
  return found ?? value
}

const isNumber = (value: Value): value is number | bigint | boolean =>
  typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean'

/** Whether two values are equal. */
export function equals(left: Value, right: Value): Later<boolean> {
  if (left === right) return !(typeof left === 'number' && Number.isNaN(left))
  if (isNumber(left) && isNumber(right)) return sameNumber(left, right)
  if (!(left instanceof Thing) && !(right instanceof Thing)) return false
  return equalThings(left, right)
}

/** What `==` gives: a class of a program may answer with anything. */
export function equalTo(left: Value, right: Value): Later<Value> {
  return left instanceof Thing || right instanceof Thing ? answerOrEqual(left, right) : equals(left, right)
}

function* answerOrEqual(left: Value, right: Value): Steps<Value> {
  return (yield* ownAnswer(left, right)) ?? (left === right || (yield* equalByType(left, right)))
}

const exact = (value: number | bigint | boolean): number | bigint =>
  typeof value === 'boolean' ? (value ? 1n : 0n) : value
// a float and an integer are compared by their worth
const sameNumber = (left: number | bigint | boolean, right: number | bigint | boolean): boolean => {
  const [first, second] = [exact(left), exact(right)]
  if (typeof first === typeof second) return first === second
  const [whole, float] = typeof first === 'bigint' ? [first, second] : [second, first]
  return Number.isInteger(Number(float)) && BigInt(float) === whole
}

/** What a class of a program says of two values; undefined where neither has one that does. */
function* ownAnswer(left: Value, right: Value): Steps<Value | undefined> {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const) {
    const own = specialMethod(one, '__eq__')
    if (own === undefined || own instanceof MethodOfType) continue
    const answer = yield* settled(call(own, words(one, other)))
    if (answer !== NOT_IMPLEMENTED) return answer
  }
  return undefined
}

function* equalThings(left: Value, right: Value): Steps<boolean> {
  const answer = yield* ownAnswer(left, right)
  return answer === undefined ? yield* equalByType(left, right) : yield* settled(truth(answer))
}

/** Whether two values of the language's own types are equal. */
function* equalByType(left: Value, right: Value): Steps<boolean> {
  if ((left instanceof List && right instanceof List) || (left instanceof Tuple && right instanceof Tuple))
    return yield* equalItems(left.items, right.items)
  if (left instanceof Dict && right instanceof Dict) return yield* equalEntries(left, right)
  if (left instanceof SetValue && right instanceof SetValue)
    return left.items.size === right.items.size && (yield* holdsAll(right, left))
  if (left instanceof Range && right instanceof Range)
    return left.length === right.length && left.start === right.start && left.step === right.step
  if (left instanceof GenericAlias) return isSameType(left, right)
  return left instanceof Bytes && right instanceof Bytes && bytesKey(left) === bytesKey(right)
}

/** Whether a set has all that is in another. */
export function* holdsAll(set: SetValue, other: SetValue): Steps<boolean> {
  let round = 0
  for (const key of other.items.keys()) {
    if (isDue((round += 1))) yield PAUSE
    if (!set.items.has(key)) return false
  }
  return true
}

function* equalItems(left: readonly Value[], right: readonly Value[]): Steps<boolean> {
  if (left.length !== right.length) return false
  for (const [at, item] of left.entries()) {
    if (isDue(at)) yield PAUSE
    if (!(yield* settled(equals(item, right[at] ?? null)))) return false
  }
  yield pauseAfter(left.length % ROUNDS)
  return true
}

function* equalEntries(left: Dict, right: Dict): Steps<boolean> {
  if (left.entries.size !== right.entries.size) return false
  let round = 0
  for (const [key, [, value]] of left.entries) {
    if (isDue((round += 1))) yield PAUSE
    const other = right.entries.get(key)
    if (!other || !(yield* settled(equals(value, other[1])))) return false
  }
  return true
}

function ofItems(kind: string, items: Iterable<Value>): Iterator {
  const source = items[Symbol.iterator]()
  return new Iterator(kind, () => {
    const { done, value } = source.next()
    return done ? undefined : value
  })
}

function* rangeItems(range: Range): Generator<Value> {
  for (let at = 0; at < range.length; at += 1) yield range.at(at)
}

function* growing(items: readonly Value[]): Generator<Value> {
  for (let at = 0; at < items.length; at += 1) yield items[at] ?? null
}

/** Items of a mapping or a set, which may not grow meanwhile. */
function* guarded(kind: string, items: ReadonlyMap<Key, unknown>, of: () => Iterable<Value>): Generator<Value> {
  const { size } = items
  for (const item of of()) {
    if (items.size !== size) throw raised('RuntimeError', `${kind} changed size during iteration`)
    yield item
  }
}

/** What gives its items one by one. @throws Raised TypeError */
export function iterate(value: Value): Later<Iterator | GeneratorValue | Instance> {
  if (value instanceof Iterator || value instanceof GeneratorValue) return value
  const own = specialMethod(value, '__iter__')
  if (own !== undefined && !(own instanceof MethodOfType)) return ownIterator(own, value)
  if (value instanceof List) return ofItems('list_iterator', growing(value.items))
  if (value instanceof Tuple) return ofItems('tuple_iterator', value.items)
  if (typeof value === 'string') return ofItems('str_ascii_iterator', value)
  if (value instanceof Range) return ofItems('range_iterator', rangeItems(value))
  if (value instanceof Dict)
    return ofItems(
      'dict_keyiterator',
      guarded('dictionary', value.entries, function* () {
        for (const [key] of value.entries.values()) yield key
      }),
    )
  if (value instanceof View)
    return ofItems(
      'dict_itemiterator',
      guarded('dictionary', value.dict.entries, () => value.items()),
    )
  if (value instanceof SetValue)
    return ofItems(
      'set_iterator',
      guarded('Set', value.items, () => value.items.values()),
    )
  if (value instanceof Bytes) return ofItems('bytes_iterator', [...value.bytes].map(BigInt))
  if (specialMethod(value, '__getitem__') !== undefined) return ofItemMethod(value)
  throw typeError(`'${typeName(value)}' object is not iterable`)
}

function* ownIterator(own: Value, value: Value): Steps<Iterator | GeneratorValue | Instance> {
  const made = yield* settled(call(own, words(value)))
  if (made instanceof Iterator || made instanceof GeneratorValue || made instanceof Instance) return made
  throw typeError(`iter() returned non-iterator of type '${typeName(made)}'`)
}

function ofItemMethod(value: Value): Iterator {
  let at = 0n
  return new Iterator('iterator', function* () {
    try {
      const item = yield* settled(call(specialMethod(value, '__getitem__') ?? null, words(value, at)))
      at += 1n
      return item
    } catch (error) {
      if (error instanceof Raised && isSubclass(error.value.own, exceptionClass('IndexError'))) return undefined
      throw error
    }
  })
}

/** The next item; undefined at the end. */
export function next(source: Value): Later<Value | undefined> {
  if (source instanceof Iterator) return source.next()
  if (source instanceof GeneratorValue) return resume(source, null)
  return ownNext(source)
}

function* ownNext(source: Value): Steps<Value | undefined> {
  const own = specialMethod(source, '__next__')
  if (own === undefined) throw typeError(`'${typeName(source)}' object is not an iterator`)
  try {
    return yield* settled(call(own, words(source)))
  } catch (error) {
    if (error instanceof Raised && isSubclass(error.value.own, exceptionClass('StopIteration'))) return undefined
    throw error
  }
}

/** Lets a generator go on until it gives something; undefined at its end. */
export function* resume(generator: GeneratorValue, sent: Value | Raised): Steps<Value | undefined> {
  if (generator.isRunning) throw raised('ValueError', 'generator already executing')
  if (generator.isDone) {
    if (sent instanceof Raised) throw sent
    return undefined
  }
  generator.isRunning = true
  try {
    let turn =
      sent instanceof Raised
        ? generator.steps.throw(sent)
        : generator.steps.next(generator.isStarted ? sent : undefined)
    generator.isStarted = true
    while (!turn.done) {
      if (!(turn.value instanceof Promise) && turn.value.type === 'yield') return turn.value.value
      let answer: unknown
      try {
        answer = yield turn.value
      } catch (error) {
        turn = generator.steps.throw(error)
        continue
      }
      turn = generator.steps.next(answer)
    }
    generator.isDone = true
    generator.result = turn.value
    return undefined
  } catch (error) {
    generator.isDone = true
    if (
      error instanceof Raised &&
      isException(error.value) &&
      isSubclass(error.value.own, exceptionClass('StopIteration'))
    )
      throw raised('RuntimeError', 'generator raised StopIteration')
    throw error
  } finally {
    generator.isRunning = false
  }
}

/** All items. */
export function* itemsOf(value: Value): Steps<Value[]> {
  if (value instanceof List || value instanceof Tuple) if (!value.own) return [...value.items]
  const source = yield* settled(iterate(value))
  const items: Value[] = []
  for (;;) {
    if (isDue(items.length)) {
      checkSize('items', items.length)
      yield PAUSE
    }
    const turn = next(source)
    const item = isSteps(turn) ? yield* turn : turn
    if (item === undefined) return items
    items.push(item)
  }
}

export const isInstance = (value: Value, type: Class): boolean =>
  isSubclass(typeOf(value), type) || type === objectClass || (value instanceof Class && type === types.type)
