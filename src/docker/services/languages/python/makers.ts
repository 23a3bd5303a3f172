import { quotientOf } from './decimal.ts'
import { deleteOwnAttribute, setOwnAttribute } from './attribute-changes.ts'
import { argument, define, needed, numberArgument, wholeNumber } from './arguments.ts'
import { latin1, utf8 } from './bytes.ts'
import { raised, typeError, valueError } from './exceptions.ts'
import { checkDigits, floatOf, wholeOf } from './numbers.ts'
import { fillDict } from './methods/containers.ts'
import { checkSize } from './memory.ts'
import { isBytes } from './methods/bytes.ts'
import { isByteArray } from './methods/bytearray.ts'
import { isText } from './methods/str.ts'
import { call, itemsOf, keyOf, specialMethod, truth, construct } from './protocol.ts'
import { plainText, quoted, repr, str } from './text.ts'
import { typeName, typeOf, types } from './types.ts'
import {
  ByteArray,
  Bytes,
  Class,
  Descriptor,
  Dict,
  Instance,
  isDue,
  List,
  PAUSE,
  MethodOfType,
  Range,
  SetValue,
  settled,
  Slice,
  type Steps,
  Super,
  Thing,
  Tuple,
  type Value,
  type Words,
  words,
} from './values.ts'

const BASES: Readonly<Record<string, number>> = { '0x': 16, '0o': 8, '0b': 2 }

/** The base that a literal says itself, where 0 is asked for. */
const baseOf = (text: string): number => BASES[/^[-+]?(0[xob])/i.exec(text.trim())?.[1]?.toLowerCase() ?? ''] ?? 10

function integerOf(text: string, given: number): bigint {
  if (given !== 0 && (given < 2 || given > 36)) throw valueError('int() base must be >= 2 and <= 36, or 0')
  const base = given === 0 ? baseOf(text) : given
  const plain = text.trim().replaceAll('_', '').toLowerCase()
  const [, sign = '', prefix = '', digits = ''] = /^([-+]?)(0[xob])?(\w*)$/.exec(plain) ?? []
  const allowed = '0123456789abcdefghijklmnopqrstuvwxyz'.slice(0, base)
  const invalid = (): Error => valueError(`invalid literal for int() with base ${given}: ${quoted(text)}`)
  // 0b is a prefix to base 2 alone, and digits to 16
  const own = prefix === '' || BASES[prefix] === base ? digits : `${prefix}${digits}`
  if (own === '' || [...own].some((digit) => !allowed.includes(digit))) throw invalid()
  // what is a power of two is read at once, however long it is
  if (![2, 4, 8, 16, 32].includes(base)) checkDigits(own.length)
  const value =
    base === 10 ? BigInt(own) : [...own].reduce((sum, digit) => sum * BigInt(base) + BigInt(allowed.indexOf(digit)), 0n)
  return sign === '-' ? -value : value
}

function* int(given: Words): Steps<Value> {
  const value = argument(given, 0)
  if (value === undefined) return 0n
  const base = argument(given, 1, 'base')
  if (isText(value)) return integerOf(value, base === undefined ? 10 : wholeNumber(base))
  if (typeof value === 'bigint' || typeof value === 'boolean') return BigInt(value)
  if (typeof value === 'number') return wholeOf(value)
  if (isBytes(value)) return integerOf(latin1(value.bytes), 10)
  const own = specialMethod(value, '__int__') ?? specialMethod(value, '__index__')
  if (own === undefined)
    throw typeError(`int() argument must be a string, a bytes-like object or a real number, not '${typeName(value)}'`)
  return yield* settled(call(own, words(value)))
}

const FLOAT = /^[-+]?(?:\d[\d_]*\.?[\d_]*(?:e[-+]?\d+)?|\.\d[\d_]*(?:e[-+]?\d+)?|inf(?:inity)?|nan)$/i

function* float(given: Words): Steps<Value> {
  const value = argument(given, 0)
  if (value === undefined) return 0
  const own = specialMethod(value, '__float__')
  if (own !== undefined) return yield* settled(call(own, words(value)))
  if (typeof value !== 'string' && !isBytes(value)) {
    if (value === null || value instanceof Thing)
      throw typeError(`float() argument must be a string or a real number, not '${typeName(value)}'`)
    return typeof value === 'bigint' ? floatOf(value) : numberArgument(value)
  }
  const plain = (typeof value === 'string' ? value : latin1(value.bytes)).trim()
  if (!FLOAT.test(plain)) throw valueError(`could not convert string to float: ${yield* repr(value)}`)
  return /[in]/i.test(plain)
    ? /nan/i.test(plain)
      ? Number.NaN
      : plain.startsWith('-')
        ? -Infinity
        : Infinity
    : Number(plain.replaceAll('_', ''))
}

function range({ places }: Words): Value {
  const [first = 0n, second, third = 1n] = places.map((place) => BigInt(wholeNumber(place)))
  if (places.length === 0) throw typeError('range expected at least 1 argument, got 0')
  if (third === 0n) throw valueError('range() arg 3 must not be zero')
  return second === undefined ? new Range(0n, first, 1n) : new Range(first, second, third)
}

function bytesOnly(value: Value): Bytes {
  if (isBytes(value)) return value
  throw typeError(`__bytes__ returned non-bytes (type ${typeName(value)})`)
}

function* bytes(given: Words): Steps<Bytes> {
  const value = argument(given, 0)
  if (value === undefined) return new Bytes(new Uint8Array(0))
  if (typeof value === 'string') {
    if (argument(given, 1, 'encoding') === undefined) throw typeError('string argument without an encoding')
    return new Bytes(utf8(value))
  }
  if (isBytes(value)) return isByteArray(value) ? new Bytes(value.bytes) : value
  const own = specialMethod(value, '__bytes__')
  if (own !== undefined) return bytesOnly(yield* settled(call(own, words(value))))
  if (typeof value === 'bigint') {
    if (value < 0n) throw valueError('negative count')
    checkSize('letters', Number(value))
    return new Bytes(new Uint8Array(Number(value)))
  }
  return new Bytes(Uint8Array.from((yield* itemsOf(value)).map(wholeNumber)))
}

function* setOf(given: Words, isFrozen: boolean): Steps<SetValue> {
  const made = new SetValue(isFrozen)
  let round = 0
  for (const item of given.places[0] === undefined ? [] : yield* itemsOf(given.places[0])) {
    if (isDue((round += 1))) yield PAUSE
    made.items.set(keyOf(item), item)
  }
  return made
}

/** Whether the `__init__` of a class itself puts in what a value of it holds. */
const fillsItself = (type: Class): boolean => !(type.find('__init__') instanceof MethodOfType)

/** A value of a class that inherits from a type of the language. */
function owned<T extends Thing>(made: T, type: Class, base: Class): T {
  if (type !== base) {
    made.own = type
    made.attributes = new Map()
  }
  return made
}

/** Makes a class: `type(name, bases, members)`. */
function typed({ places }: Words, meta: Class): Value {
  const [first = null, bases, members] = places
  if (bases === undefined) return typeOf(first)
  const above = bases instanceof Tuple ? bases.items.filter((base) => base instanceof Class) : []
  const entries =
    members instanceof Dict ? [...members.entries.values()].map(([key, value]) => [String(key), value] as const) : []
  const made = new Class(String(first), above.length > 0 ? above : [types.object], new Map(entries))
  made.module = '__main__'
  const by = meta === types.type ? above.map(({ own }) => own).find((own) => own !== undefined) : meta
  if (by) made.own = by
  return made
}

function superOf({ places: [type = null, self = null] }: Words): Value {
  if (!(type instanceof Class)) throw raised('RuntimeError', 'super(): no arguments')
  return new Super(type, self)
}

function refuseOwn(type: Class, base: Class): void {
  if (type !== base) throw raised('TypeError', `a class that inherits from ${base.name} is not simulated`)
}

export const makes: Readonly<Record<string, (given: Words, type: Class) => Value | Steps<Value>>> = {
  int: (given, type) => (refuseOwn(type, types.int), int(given)),
  float: (given, type) => (refuseOwn(type, types.float), float(given)),
  bool: ({ places: [value = false] }) => truth(value),
  str: ({ places: [value] }, type) => {
    refuseOwn(type, types.str)
    return value === undefined
      ? ''
      : isBytes(value)
        ? call(types.bytes.find('decode') ?? null, words(value))
        : str(value)
  },
  bytes,
  *bytearray(given) {
    return new ByteArray((yield* bytes(given)).bytes)
  },
  *list(given, type) {
    const [items] = fillsItself(type) ? [] : given.places
    return owned(new List(items === undefined ? [] : yield* itemsOf(items)), type, types.list)
  },
  *tuple(given, type) {
    return owned(new Tuple(given.places[0] === undefined ? [] : yield* itemsOf(given.places[0])), type, types.tuple)
  },
  *dict(given, type) {
    const made = owned(new Dict(), type, types.dict)
    if (!fillsItself(type)) yield* settled(fillDict(made, given))
    return made
  },
  *set(given, type) {
    return owned(fillsItself(type) ? new SetValue(false) : yield* setOf(given, false), type, types.set)
  },
  frozenset: (given) => setOf(given, true),
  range,
  slice: ({ places }) =>
    places.length < 2
      ? new Slice(null, places[0] ?? null, null)
      : new Slice(places[0] ?? null, places[1] ?? null, places[2] ?? null),
  property: (given) =>
    new Descriptor(
      'property',
      argument(given, 0, 'fget') ?? null,
      argument(given, 1, 'fset') ?? null,
      argument(given, 2, 'fdel') ?? null,
    ),
  staticmethod: (given) => new Descriptor('staticmethod', needed(given, 0)),
  classmethod: (given) => new Descriptor('classmethod', needed(given, 0)),
  type: typed,
  super: superOf,
}

for (const [name, make] of Object.entries(makes)) {
  const type = Object.values(types).find((one) => one.name === name)
  if (type) type.make = make
}

/** A finite float as a quotient of integers that have no common divisor. */
function lowestTerms(value: number): readonly [bigint, bigint] {
  let [top, bottom] = quotientOf(Math.abs(value))
  while (top % 2n === 0n && bottom % 2n === 0n) [top, bottom] = [top / 2n, bottom / 2n]
  return value < 0 ? [-top, bottom] : [top, top === 0n ? 1n : bottom]
}

const anything = (value: Value): value is Value => value !== undefined

define(types.object, anything, {
  __init__: () => null,
  __init_subclass__: () => null,
  __str__: plainText,
  __repr__: (self) => repr(self),
  __eq__: (self, given) => self === needed(given, 0),
  __hash__: () => 0n,
  *__setattr__(self, given) {
    yield* setOwnAttribute(self, String(needed(given, 0)), needed(given, 1))
    return null
  },
  *__delattr__(self, given) {
    yield* deleteOwnAttribute(self, String(needed(given, 0)))
    return null
  },
})
types.object.members.set(
  '__new__',
  new MethodOfType('__new__', (type, { places, named }) => {
    // super().__new__ is handed the class besides
    const given = { places: places[0] === type ? places.slice(1) : places, named }
    return type instanceof Class ? (type.make ?? (() => new Instance(type)))(given, type) : null
  }),
)
types.object.members.delete('__init_subclass__')
define(types.type, (value): value is Class => value instanceof Class, {
  __call__: (type, given) => construct(type, given),
  __setattr__: (type, given) => {
    type.members.set(String(needed(given, 0)), needed(given, 1))
    return null
  },
})
define(types.dict, (value): value is Dict => value instanceof Dict, {
  __init__: (dict, given) => fillDict(dict, given),
  __getitem__: (dict, given) => dict.entries.get(keyOf(needed(given, 0)))?.[1] ?? null,
  __setitem__: (dict, given) => {
    dict.entries.set(keyOf(needed(given, 0)), [needed(given, 0), needed(given, 1)])
    return null
  },
  __contains__: (dict, given) => dict.entries.has(keyOf(needed(given, 0))),
})
define(types.list, (value): value is List => value instanceof List, {
  *__init__(list, given) {
    if (given.places[0] !== undefined && list.items.length === 0) list.items = yield* itemsOf(given.places[0])
    return null
  },
})
define(types.set, (value): value is SetValue => value instanceof SetValue, {
  *__init__(set, given) {
    for (const [key, item] of (yield* setOf(given, false)).items) set.items.set(key, item)
    return null
  },
})
define(types.property, (value): value is Descriptor => value instanceof Descriptor, {
  setter: ({ get, remove }, given) => new Descriptor('property', get, needed(given, 0), remove),
  getter: ({ set, remove }, given) => new Descriptor('property', needed(given, 0), set, remove),
  deleter: ({ get, set }, given) => new Descriptor('property', get, set, needed(given, 0)),
})
define(types.int, (value): value is bigint => typeof value === 'bigint' || typeof value === 'boolean', {
  bit_length: (value) => BigInt(value === 0n ? 0 : (value < 0n ? -value : value).toString(2).length),
  conjugate: (value) => value,
  as_integer_ratio: (value) => new Tuple([BigInt(value), 1n]),
})
define(types.float, (value): value is number => typeof value === 'number', {
  is_integer: (value) => Number.isInteger(value),
  as_integer_ratio: (value) => {
    if (!Number.isFinite(value))
      throw Number.isNaN(value)
        ? valueError('cannot convert NaN to integer ratio')
        : raised('OverflowError', 'cannot convert Infinity to integer ratio')
    return new Tuple(lowestTerms(value))
  },
})
