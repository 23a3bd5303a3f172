import { checkBits, checkText, power, shifted } from './memory.ts'
import { call, get, isCallable, labelOf, ProxyObj } from './objects.ts'
import type { Realm } from './realm.ts'
import {
  type Key,
  type Maybe,
  Native,
  Obj,
  settled,
  type Steps,
  andThen,
  typeError,
  Trouble,
  type Value,
} from './values.ts'
import { hasProperty, prototypeOf } from './internal-methods.ts'

export type Primitive = Exclude<Value, Obj>

/** The primitive that an object stands for. */
function* primitiveOf(realm: Realm, object: Obj, hint: 'default' | 'number' | 'string'): Steps<Primitive> {
  const own = yield* settled(get(realm, object, Symbol.toPrimitive))
  if (isCallable(own)) {
    const value = yield* settled(call(realm, own, object, [hint]))
    if (!(value instanceof Obj)) return value
    throw typeError('Cannot convert object to primitive value')
  }
  const isDate = object instanceof Native && object.type === 'Date'
  const names = hint === 'string' || (hint === 'default' && isDate) ? ['toString', 'valueOf'] : ['valueOf', 'toString']
  for (const name of names) {
    const method = yield* settled(get(realm, object, name))
    if (!isCallable(method)) continue
    const value = yield* settled(call(realm, method, object, []))
    if (!(value instanceof Obj)) return value
  }
  throw typeError('Cannot convert object to primitive value')
}

export const toPrimitive = (
  realm: Realm,
  value: Value,
  hint: 'default' | 'number' | 'string' = 'default',
): Maybe<Primitive> => (value instanceof Obj ? primitiveOf(realm, value, hint) : value)

function textOfPrimitive(value: Primitive): string {
  if (typeof value === 'symbol') throw typeError('Cannot convert a Symbol value to a string')
  return String(value)
}

export const toText = (realm: Realm, value: Value): Maybe<string> =>
  typeof value === 'string' ? value : andThen(toPrimitive(realm, value, 'string'), textOfPrimitive)

export function numberOfPrimitive(value: Primitive): number {
  if (typeof value === 'symbol') throw typeError('Cannot convert a Symbol value to a number')
  if (typeof value === 'bigint') throw typeError('Cannot convert a BigInt value to a number')
  return Number(value)
}

export const toNumber = (realm: Realm, value: Value): Maybe<number> =>
  typeof value === 'number' ? value : andThen(toPrimitive(realm, value, 'number'), numberOfPrimitive)

export const toKey = (realm: Realm, value: Value): Maybe<Key> =>
  typeof value === 'string' || typeof value === 'symbol'
    ? value
    : typeof value === 'number'
      ? String(value)
      : andThen(toPrimitive(realm, value, 'string'), (key) => (typeof key === 'symbol' ? key : String(key)))

export const toInteger = (realm: Realm, value: Value, usual = 0): Maybe<number> =>
  value === undefined
    ? usual
    : andThen(toNumber(realm, value), (number) => (Number.isNaN(number) ? 0 : Math.trunc(number)))

/** An object for any value but undefined and null. */
export function toObject(realm: Realm, value: Value): Obj {
  if (value instanceof Obj) return value
  if (value === undefined || value === null) throw typeError('Cannot convert undefined or null to object')
  const name = { string: 'String', number: 'Number', boolean: 'Boolean', bigint: 'BigInt', symbol: 'Symbol' } as const
  const type = name[typeof value as keyof typeof name]
  return new Native(realm.proto(type), type, value)
}

export const typeOf = (value: Value): string =>
  value === null ? 'object' : value instanceof Obj ? (isCallable(value) ? 'function' : 'object') : typeof value

const nothing = (value: Value): boolean => value === undefined || value === null

/** `==`. */
function looselyEqual(realm: Realm, one: Value, other: Value): Maybe<boolean> {
  if (nothing(one) || nothing(other)) return nothing(one) && nothing(other)
  if (one instanceof Obj === other instanceof Obj)
    return one instanceof Obj ? one === other : primitivesEqual(one, other)
  return andThen(toPrimitive(realm, one), (first) =>
    andThen(toPrimitive(realm, other), (second) => primitivesEqual(first, second)),
  )
}

// eslint-disable-next-line eqeqeq -- it is that operator
const primitivesEqual = (one: Value, other: Value): boolean => one == other

const mixed = (): Trouble => typeError('Cannot mix BigInt and other types, use explicit conversions')

type Numeric = number | bigint

const numeric = (realm: Realm, value: Value): Maybe<Numeric> =>
  typeof value === 'number'
    ? value
    : andThen(toPrimitive(realm, value, 'number'), (one) => (typeof one === 'bigint' ? one : numberOfPrimitive(one)))

/** Operators of two numbers. */
const ofNumbers: Readonly<Record<string, (one: number, other: number) => number>> = {
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
  '%': (one, other) => one % other,
  '**': (one, other) => one ** other,
  '&': (one, other) => one & other,
  '|': (one, other) => one | other,
  '^': (one, other) => one ^ other,
  '<<': (one, other) => one << other,
  '>>': (one, other) => one >> other,
  '>>>': (one, other) => one >>> other,
}

const notZero = (value: bigint): bigint => {
  if (value === 0n) throw new Trouble('RangeError', 'Division by zero')
  return value
}

const ofBigints: Readonly<Record<string, (one: bigint, other: bigint) => bigint>> = {
  '-': (one, other) => one - other,
  '*': (one, other) => checkBits(one * other),
  '/': (one, other) => one / notZero(other),
  '%': (one, other) => one % notZero(other),
  '**': (one, other) => {
    if (other < 0n) throw new Trouble('RangeError', 'Exponent must be non-negative')
    return power(one, other)
  },
  '&': (one, other) => one & other,
  '|': (one, other) => one | other,
  '^': (one, other) => one ^ other,
  '<<': (one, other) => (other < 0n ? one >> -other : shifted(one, other)),
  '>>': (one, other) => (other < 0n ? shifted(one, -other) : one >> other),
}

function arithmetic(operator: string, one: Numeric, other: Numeric): Value {
  if (typeof one === 'number' && typeof other === 'number') return ofNumbers[operator]?.(one, other)
  if (typeof one !== 'bigint' || typeof other !== 'bigint') throw mixed()
  const act = ofBigints[operator]
  if (!act) throw typeError('BigInts have no unsigned right shift, use >> instead')
  return act(one, other)
}

function added(one: Primitive, other: Primitive): Value {
  if (typeof one === 'string' || typeof other === 'string') return joined(textOfPrimitive(one), textOfPrimitive(other))
  if (typeof one === 'bigint' && typeof other === 'bigint') return checkBits(one + other)
  if (typeof one === 'bigint' || typeof other === 'bigint') throw mixed()
  return numberOfPrimitive(one) + numberOfPrimitive(other)
}

function joined(one: string, other: string): string {
  checkText(one.length + other.length)
  return one + other
}

/** Compares as `<` does; NaN is in no order. */
function compared(operator: string, one: Primitive, other: Primitive): boolean {
  const texts = typeof one === 'string' && typeof other === 'string'
  const [first, second] = texts
    ? [one, other]
    : [
        typeof one === 'bigint' ? one : numberOfPrimitive(one),
        typeof other === 'bigint' ? other : numberOfPrimitive(other),
      ]
  switch (operator) {
    case '<':
      return first < second
    case '>':
      return first > second
    case '<=':
      return first <= second
    default:
      return first >= second
  }
}

/** `instanceof`. */
export function* isInstance(realm: Realm, value: Value, type: Value): Steps<boolean> {
  if (!(type instanceof Obj)) throw typeError("Right-hand side of 'instanceof' is not an object")
  const own = yield* settled(get(realm, type, Symbol.hasInstance))
  if (own !== undefined) return Boolean(yield* settled(call(realm, own, type, [value])))
  if (!isCallable(type)) throw typeError("Right-hand side of 'instanceof' is not callable")
  return yield* settled(inheritsFrom(realm, value, yield* settled(get(realm, type, 'prototype'))))
}

/** Whether a value has an object among its prototypes. */
export function inheritsFrom(realm: Realm, value: Value, proto: Value): Maybe<boolean> {
  if (!(value instanceof Obj)) return false
  if (value instanceof ProxyObj)
    return andThen(
      prototypeOf(realm, value),
      (own) => own !== null && (own === proto || inheritsFrom(realm, own, proto)),
    )
  for (let at = value.proto; at; at = at.proto) if (at === proto) return true
  return false
}

function isIn(realm: Realm, key: Value, object: Value): Maybe<boolean> {
  if (!(object instanceof Obj))
    throw typeError(
      `Cannot use 'in' operator to search for '${String(key instanceof Obj ? labelOf(key) : key)}' in ${String(object)}`,
    )
  return andThen(toKey(realm, key), (name) => hasProperty(realm, object, name))
}

/** Any operator of two values. */
export function binary(realm: Realm, operator: string, one: Value, other: Value): Maybe<Value> {
  switch (operator) {
    case '===':
      return one === other
    case '!==':
      return one !== other
    case '==':
      return looselyEqual(realm, one, other)
    case '!=':
      return andThen(looselyEqual(realm, one, other), (equal) => !equal)
    case '+':
      if (typeof one === 'number' && typeof other === 'number') return one + other
      return andThen(toPrimitive(realm, one), (first) =>
        andThen(toPrimitive(realm, other), (second) => added(first, second)),
      )
    case '<':
    case '>':
    case '<=':
    case '>=':
      return andThen(toPrimitive(realm, one, 'number'), (first) =>
        andThen(toPrimitive(realm, other, 'number'), (second) => compared(operator, first, second)),
      )
    case 'instanceof':
      return isInstance(realm, one, other)
    case 'in':
      return isIn(realm, one, other)
    default:
      return andThen(numeric(realm, one), (first) =>
        andThen(numeric(realm, other), (second) => arithmetic(operator, first, second)),
      )
  }
}

/** `-`, `+`, `~`, `!` and their like. */
export function unary(realm: Realm, operator: string, value: Value): Maybe<Value> {
  switch (operator) {
    case '!':
      return !value
    case '-':
      return andThen(numeric(realm, value), (number) => -number)
    case '+':
      return toNumber(realm, value)
    case '~':
      return andThen(numeric(realm, value), (number) => ~number)
    case 'typeof':
      return typeOf(value)
    default:
      return undefined
  }
}

/** `++` and `--`: before and after. */
export const counted = (
  realm: Realm,
  operator: string,
  value: Value,
): Maybe<{ readonly before: Numeric; readonly after: Numeric }> =>
  andThen(numeric(realm, value), (before) => {
    const step = operator === '++' ? 1 : -1
    return { before, after: typeof before === 'bigint' ? before + BigInt(step) : before + step }
  })
