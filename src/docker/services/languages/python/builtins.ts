import { deleteAttribute, setAttribute } from './attribute-changes.ts'
import { argument, define, needed, numberArgument, wholeNumber } from './arguments.ts'
import { exceptionClasses, isException, raised, typeError, valueError } from './exceptions.ts'
import { format } from './formatting/format.ts'
import { makes } from './makers.ts'
import { sortKeys, zipped } from './methods/containers.ts'
import { floorDivide, modulo, roundHalfEven, roundTo, roundWhole, wholeOf } from './numbers.ts'
import { binary, compare, isBefore, sorted } from './operators.ts'
import {
  call,
  getAttribute,
  identityOf,
  isInstance,
  itemsOf,
  iterate,
  keyOf,
  missingAttribute,
  next,
  readAttribute,
  resume,
  sizeOf,
  specialMethod,
  truth,
} from './protocol.ts'
import { asciiOnly, repr, str } from './text.ts'
import { typeName, typeOf, types } from './types.ts'
import {
  Builtin,
  Class,
  ELLIPSIS,
  GenericAlias,
  FunctionValue,
  GeneratorValue,
  Instance,
  isDue,
  Iterator,
  List,
  type Native,
  NOT_IMPLEMENTED,
  PAUSE,
  Raised,
  settled,
  type Steps,
  Thing,
  Tuple,
  type Value,
  type Words,
  words,
  AsyncGenerator,
} from './values.ts'
import { producing } from './coroutines.ts'

function* length({ places: [value = null] }: Words): Steps<Value> {
  const own = specialMethod(value, '__len__')
  if (own !== undefined) return yield* settled(call(own, words(value)))
  const size = sizeOf(value)
  if (size === undefined) throw typeError(`object of type '${typeName(value)}' has no len()`)
  return BigInt(size)
}

function* extreme(name: string, given: Words): Steps<Value> {
  const [first = null] = given.places
  const items = given.places.length === 1 ? yield* itemsOf(first) : given.places
  const usual = given.named.get('default')
  if (items.length === 0) {
    if (usual !== undefined) return usual
    throw valueError(`${name}() iterable argument is empty`)
  }
  const keys = yield* sortKeys(items, given.named.get('key'))
  let best = 0
  for (let at = 1; at < items.length; at += 1) {
    if (isDue(at)) yield PAUSE
    const [one, other] = [keys[at] ?? null, keys[best] ?? null]
    if (name === 'min' ? yield* isBefore(one, other) : yield* isBefore(other, one)) best = at
  }
  return items[best] ?? null
}

function* sum(given: Words): Steps<Value> {
  let total: Value = argument(given, 1, 'start') ?? 0n
  const source = yield* settled(iterate(needed(given, 0)))
  for (let round = 0; ; round += 1) {
    if (isDue(round)) yield PAUSE
    const item = yield* settled(next(source))
    if (item === undefined) return total
    total = yield* settled(binary('+', total, item))
  }
}

function* quantified(given: Words, wanted: boolean): Steps<Value> {
  const source = yield* settled(iterate(needed(given, 0)))
  for (let round = 0; ; round += 1) {
    if (isDue(round)) yield PAUSE
    const item = yield* settled(next(source))
    if (item === undefined) return !wanted
    if ((yield* settled(truth(item))) === wanted) return wanted
  }
}

function enumerated(given: Words): Value {
  let count = BigInt(wholeNumber(argument(given, 1, 'start') ?? 0n)) - 1n
  return lazily('enumerate', needed(given, 0), (item) => {
    count += 1n
    return new Tuple([count, item])
  })
}

/** An iterator that makes something of each item of another; undefined leaves one out. */
function lazily(
  kind: string,
  from: Value,
  make: (item: Value) => Value | undefined | Steps<Value | undefined>,
): Iterator {
  let source: Iterator | GeneratorValue | Instance | undefined
  return new Iterator(kind, function* () {
    source ??= yield* settled(iterate(from))
    const items = source
    for (let round = 0; ; round += 1) {
      if (isDue(round)) yield PAUSE
      const item = yield* settled(next(items))
      if (item === undefined) return undefined
      const made = yield* settled(make(item))
      if (made !== undefined) return made
    }
  })
}

function mapped({ places: [callee = null, ...sources] }: Words): Value {
  return lazily('map', zipped(sources), function* (items) {
    return yield* settled(call(callee, { places: items instanceof Tuple ? items.items : [], named: new Map() }))
  })
}

const filtered = ({ places: [callee = null, source = null] }: Words): Value =>
  lazily('filter', source, function* (item) {
    const answer = callee === null ? item : yield* settled(call(callee, words(item)))
    return (yield* settled(truth(answer))) ? item : undefined
  })

function* rounded(given: Words): Steps<Value> {
  const value = needed(given, 0)
  const digits = argument(given, 1, 'ndigits') ?? null
  const own = specialMethod(value, '__round__')
  if (own !== undefined) return yield* settled(call(own, digits === null ? words(value) : words(value, digits)))
  if (typeof value === 'bigint' || typeof value === 'boolean')
    return roundWhole(BigInt(value), digits === null ? 0 : wholeNumber(digits))
  if (typeof value !== 'number') throw typeError(`type ${typeName(value)} doesn't define __round__ method`)
  return digits === null ? wholeOf(roundHalfEven(value)) : roundTo(value, wholeNumber(digits))
}

function* reversed({ places: [value = null] }: Words): Steps<Value> {
  const own = specialMethod(value, '__reversed__')
  if (own !== undefined) return yield* settled(call(own, words(value)))
  const items = (yield* itemsOf(value)).toReversed()
  return lazily('reversed', new List(items), (item) => item)
}

function* nextOf({ places: [source = null, usual] }: Words): Steps<Value> {
  if (
    !(source instanceof Iterator || source instanceof GeneratorValue) &&
    specialMethod(source, '__next__') === undefined
  )
    throw typeError(`'${typeName(source)}' object is not an iterator`)
  const item = yield* settled(next(source))
  if (item !== undefined) return item
  if (usual !== undefined) return usual
  throw source instanceof GeneratorValue && source.result !== null
    ? raised('StopIteration', source.result)
    : raised('StopIteration')
}

function* iterOf({ places: [value = null, end] }: Words): Steps<Value> {
  if (end === undefined) return yield* settled(iterate(value))
  return new Iterator('callable_iterator', function* () {
    const item = yield* settled(call(value, words()))
    return (yield* settled(compare('==', item, end))) === true ? undefined : item
  })
}

function* attributeOf({ places: [value = null, name = null, usual] }: Words): Steps<Value> {
  try {
    const found = readAttribute(value, String(name))
    if (found !== undefined) return yield* settled(found)
  } catch (error) {
    if (usual === undefined || !(error instanceof Raised) || error.value.own.name !== 'AttributeError') throw error
  }
  if (usual === undefined) throw missingAttribute(value, String(name))
  return usual
}

function classes(value: Value, name: string): readonly Class[] {
  if (value instanceof Class) return [value]
  if (value instanceof GenericAlias && value.origin)
    throw typeError(`${name}() argument 2 cannot be a parameterized generic`)
  if (value instanceof GenericAlias) return value.parameters.flatMap((one) => classes(one, name))
  if (value instanceof Tuple) return value.items.flatMap((one) => classes(one, name))
  throw typeError(`${name}() arg 2 must be a type, a tuple of types, or a union`)
}

function namesOf(value: Value): readonly string[] {
  const type = value instanceof Class ? value : typeOf(value)
  const own = value instanceof Thing ? [...(value.attributes?.keys() ?? [])] : []
  return [...new Set([...own, ...type.order.flatMap(({ members }) => [...members.keys()])])].toSorted()
}

const based = (prefix: string, base: number): Native =>
  function* ({ places: [value = null] }) {
    const own = specialMethod(value, '__index__')
    const given = own === undefined ? value : yield* settled(call(own, words(value)))
    const whole = typeof given === 'bigint' ? given : BigInt(wholeNumber(given))
    return `${whole < 0n ? '-' : ''}${prefix}${(whole < 0n ? -whole : whole).toString(base)}`
  }

function divided({ places: [left = null, right = null] }: Words): Value | Steps<Value> {
  if (typeof left === 'bigint' && typeof right === 'bigint' && right !== 0n)
    return new Tuple([floorDivide(left, right), modulo(left, right)])
  return dividedInSteps(left, right)
}

function* dividedInSteps(left: Value, right: Value): Steps<Value> {
  const own = specialMethod(left, '__divmod__')
  const answer = own === undefined ? NOT_IMPLEMENTED : yield* settled(call(own, words(left, right)))
  if (answer !== NOT_IMPLEMENTED) return answer
  const other = specialMethod(right, '__rdivmod__')
  const reflected = other === undefined ? NOT_IMPLEMENTED : yield* settled(call(other, words(right, left)))
  if (reflected !== NOT_IMPLEMENTED) return reflected
  if (own !== undefined || other !== undefined)
    throw typeError(`unsupported operand type(s) for divmod(): '${typeName(left)}' and '${typeName(right)}'`)
  return new Tuple([yield* settled(binary('//', left, right)), yield* settled(binary('%', left, right))])
}

function* power({ places: [left = null, right = null, by] }: Words): Steps<Value> {
  if (typeof by !== 'bigint' || typeof left !== 'bigint' || typeof right !== 'bigint')
    return yield* settled(binary('**', left, right))
  let [result, base, exponent] = [1n, modulo(left, by), right]
  for (; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = modulo(result * base, by)
    base = modulo(base * base, by)
  }
  return result
}

function ord({ places: [value = null] }: Words): Value {
  if (typeof value !== 'string') throw typeError(`ord() expected string of length 1, but ${typeName(value)} found`)
  if ([...value].length !== 1)
    throw typeError(`ord() expected a character, but string of length ${[...value].length} found`)
  return BigInt(value.codePointAt(0) ?? 0)
}

/** The prime by which the hashes of numbers are taken. */
const PRIME = (1n << 61n) - 1n

function hashed({ places: [value = null] }: Words): Value | Steps<Value> {
  if (typeof value === 'bigint') {
    const hash = value < 0n ? -(-value % PRIME) : value % PRIME
    return hash === -1n ? -2n : hash
  }
  const own = specialMethod(value, '__hash__')
  if (own instanceof FunctionValue) return call(own, words(value))
  if (value instanceof Tuple) return hashOfItems(value.items)
  const key = keyOf(value)
  return typeof key === 'number' ? BigInt(Math.trunc(key)) : hashOfText(String(key))
}

function* hashOfItems(items: readonly Value[]): Steps<Value> {
  let hash = 11n
  for (const [at, item] of items.entries()) {
    if (isDue(at)) yield PAUSE
    const own = yield* settled(hashed(words(item)))
    if (typeof own === 'bigint') hash = BigInt.asIntN(61, hash * 31n + own)
  }
  return hash
}

function* hashOfText(text: string): Steps<Value> {
  let [hash, round] = [7n, 0]
  for (const letter of text) {
    hash = BigInt.asIntN(61, hash * 31n + BigInt(letter.codePointAt(0) ?? 0))
    if (isDue((round += 1))) yield PAUSE
  }
  return hash
}

function* absolute({ places: [value = null] }: Words): Steps<Value> {
  const own = specialMethod(value, '__abs__')
  if (own !== undefined) return yield* settled(call(own, words(value)))
  if (typeof value === 'bigint') return value < 0n ? -value : value
  if (value === null || value instanceof Thing || typeof value === 'string')
    throw typeError(`bad operand type for abs(): '${typeName(value)}'`)
  return typeof value === 'boolean' ? BigInt(value) : Math.abs(numberArgument(value))
}

const functions: Readonly<Record<string, Native>> = {
  len: length,
  min: (given) => extreme('min', given),
  max: (given) => extreme('max', given),
  sum,
  any: (given) => quantified(given, true),
  all: (given) => quantified(given, false),
  enumerate: enumerated,
  *zip({ places, named }) {
    return zipped(places, yield* settled(truth(named.get('strict') ?? false)))
  },
  map: mapped,
  filter: filtered,
  round: rounded,
  reversed,
  next: nextOf,
  iter: iterOf,
  getattr: attributeOf,
  abs: absolute,
  divmod: divided,
  pow: power,
  ord,
  hash: hashed,
  *sorted({ places: [source = null], named }) {
    const items = yield* itemsOf(source)
    return new List(
      yield* sorted(
        items,
        yield* sortKeys(items, named.get('key')),
        yield* settled(truth(named.get('reverse') ?? false)),
      ),
    )
  },
  *hasattr({ places: [value = null, name = null] }) {
    return (yield* attributeOf({ places: [value, name, ELLIPSIS], named: new Map() })) !== ELLIPSIS
  },
  *setattr({ places: [value = null, name = null, item = null] }) {
    yield* setAttribute(value, String(name), item)
    return null
  },
  *delattr({ places: [value = null, name = null] }) {
    yield* deleteAttribute(value, String(name))
    return null
  },
  isinstance: ({ places: [value = null, type = null] }) =>
    classes(type, 'isinstance').some((one) => isInstance(value, one)),
  issubclass: ({ places: [type = null, of = null] }) =>
    type instanceof Class && classes(of, 'issubclass').some((one) => type.order.includes(one)),
  callable: ({ places: [value = null] }) =>
    value instanceof Class ||
    specialMethod(value, '__call__') !== undefined ||
    (value instanceof Thing && /function|method/.test(typeName(value))),
  repr: ({ places: [value = null] }) => repr(value),
  *ascii({ places: [value = null] }) {
    return asciiOnly(yield* repr(value))
  },
  format: ({ places: [value = null, spec = ''] }) => format(value, String(spec)),
  chr: ({ places: [value = null] }) => {
    const code = wholeNumber(value)
    if (code < 0 || code > 0x10_ffff) throw valueError('chr() arg not in range(0x110000)')
    return String.fromCodePoint(code)
  },
  hex: based('0x', 16),
  oct: based('0o', 8),
  bin: based('0b', 2),
  id: ({ places: [value = null] }) =>
    value instanceof Thing ? 0x7f00_0000n + BigInt(identityOf(value) * 16) : 0x5500_0000n,
  *vars({ places: [value = null] }) {
    return yield* settled(getAttribute(value, '__dict__'))
  },
  dir: ({ places: [value = null] }) => new List([...namesOf(value)]),
}

const PUBLIC_TYPES = ['object', ...Object.keys(makes)]

/** What a function that writes or reads is given by the machine. */
export type Handlers = Readonly<Record<'print' | 'input' | 'open' | 'exit', Native>>

/** The names that every module has. */
export function builtinsWith(handlers: Handlers): ReadonlyMap<string, Value> {
  const found = new Map<string, Value>()
  for (const [name, native] of Object.entries({ ...functions, ...handlers })) found.set(name, new Builtin(name, native))
  for (const name of PUBLIC_TYPES) {
    const type = Object.values(types).find((one) => one.name === name)
    if (type) found.set(name, type)
  }
  for (const [name, type] of exceptionClasses) found.set(name, type)
  found.set('IOError', exceptionClasses.get('OSError') ?? null)
  found.set('EnvironmentError', exceptionClasses.get('OSError') ?? null)
  found.set('quit', found.get('exit') ?? null)
  found.set('NotImplemented', NOT_IMPLEMENTED)
  found.set('Ellipsis', ELLIPSIS)
  found.set('__debug__', true)
  return found
}

/** What print() writes. */
export function* printed({ places, named }: Words): Steps<string> {
  const texts: string[] = []
  for (const place of places) texts.push(yield* str(place))
  const part = (name: string, usual: string): string => {
    const found = named.get(name) ?? null
    if (found === null || typeof found === 'string') return found ?? usual
    throw typeError(`${name} must be None or a string, not ${typeName(found)}`)
  }
  for (const name of named.keys())
    if (!['sep', 'end', 'file', 'flush'].includes(name))
      throw typeError(`print() got an unexpected keyword argument '${name}'`)
  return texts.join(part('sep', ' ')) + part('end', '\n')
}

const ended = ({ result }: GeneratorValue): Raised =>
  result === null ? raised('StopIteration') : raised('StopIteration', result)

const generatorMethods: Parameters<typeof define<GeneratorValue>>[2] = {
  *send(generator, given) {
    const item = yield* resume(generator, needed(given, 0))
    if (item === undefined) throw ended(generator)
    return item
  },
  *throw(generator, { places: [error = null] }) {
    const item = yield* resume(generator, yield* thrownInto(error))
    if (item === undefined) throw ended(generator)
    return item
  },
  *close(generator) {
    if (!generator.isStarted) generator.isDone = true
    try {
      const item = yield* resume(generator, raised('GeneratorExit'))
      if (item !== undefined) throw raised('RuntimeError', 'generator ignored GeneratorExit')
    } catch (error) {
      if (!(error instanceof Raised) || error.value.own.name !== 'GeneratorExit') throw error
    }
    return null
  },
}

/** What is thrown into a generator. */
function* thrownInto(error: Value): Steps<Raised> {
  const made = error instanceof Class ? yield* settled(call(error, words())) : error
  if (!isException(made)) throw typeError('exceptions must be classes or instances deriving from BaseException')
  return new Raised(made)
}

const isGenerator = (value: Value): value is GeneratorValue => value instanceof GeneratorValue
define(types.generator, isGenerator, { ...generatorMethods, __next__: (generator) => nextOf(words(generator)) })
define(types.coroutine, isGenerator, { ...generatorMethods, __await__: (generator) => generator })
define(types.asyncGenerator, (value): value is AsyncGenerator => value instanceof AsyncGenerator, {
  __aiter__: (generator) => generator,
  __anext__: (generator) => producing(generator, null),
  asend: (generator, given) => producing(generator, needed(given, 0)),
  *athrow(generator, { places: [error = null] }) {
    return producing(generator, yield* thrownInto(error))
  },
})
