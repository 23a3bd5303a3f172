import { latin1 } from './bytes.ts'
import { raised, typeError } from './exceptions.ts'
import { percent } from './formatting/percent.ts'
import { checkSize } from './memory.ts'
import { bitLength, floatFloorDivide, floatModulo, floatOf, floorDivide, modulo, trueDivide } from './numbers.ts'
import {
  call,
  equals,
  equalTo,
  holdsAll,
  itemsOf,
  keyOf,
  next,
  iterate,
  sizeOf,
  specialMethod,
  truth,
} from './protocol.ts'
import { Unsimulated } from './syntax.ts'
import { unionOf } from './generic-types.ts'
import { typeName } from './types.ts'
import {
  alikeBytes,
  ByteArray,
  Bytes,
  Dict,
  isDue,
  isSteps,
  List,
  MethodOfType,
  NOT_IMPLEMENTED,
  PAUSE,
  pauseAfter,
  ROUNDS,
  Range,
  SetValue,
  settled,
  type Steps,
  Thing,
  Tuple,
  type Value,
  words,
} from './values.ts'

const METHODS: Readonly<Record<string, string>> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'truediv',
  '//': 'floordiv',
  '%': 'mod',
  '**': 'pow',
  '&': 'and',
  '|': 'or',
  '^': 'xor',
  '<<': 'lshift',
  '>>': 'rshift',
  '@': 'matmul',
}

const isNumber = (value: Value): value is number | bigint | boolean =>
  typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean'

function nonZero(right: bigint | number, sign: string, isFloat: boolean): void {
  if (Number(right) !== 0) return
  const what = {
    '/': isFloat ? 'float division by zero' : 'division by zero',
    '//': isFloat ? 'float floor division by zero' : 'integer division or modulo by zero',
    '%': isFloat ? 'float modulo' : 'integer modulo by zero',
  }[sign]
  if (what !== undefined) throw raised('ZeroDivisionError', what)
}

/** @throws Raised MemoryError where an integer gets too long; numbers that fit into a float never are */
function checkBits(estimate: number, bits: () => number): void {
  if (!Number.isFinite(estimate)) checkSize('bits', bits())
}

function power(left: bigint, right: bigint): Value {
  if (right < 0n) return floatPower(floatOf(left), floatOf(right))
  if (left > 1n || left < -1n) checkSize('bits', Number(right) * (bitLength(left) - 1))
  return left ** right
}

function shift(left: bigint, right: bigint): bigint {
  if (left !== 0n) checkSize('bits', Number(right) + bitLength(left))
  return left === 0n ? 0n : left << right
}

function integers(sign: string, left: bigint, right: bigint): Value | undefined {
  nonZero(right, sign, false)
  switch (sign) {
    case '+':
      checkBits(Number(left), () => bitLength(left))
      return left + right
    case '-':
      return left - right
    case '*':
      checkBits(Number(left) * Number(right), () => bitLength(left) + bitLength(right))
      return left * right
    case '/':
      return trueDivide(left, right)
    case '//':
      return floorDivide(left, right)
    case '%':
      return modulo(left, right)
    case '**':
      return power(left, right)
    case '&':
      return left & right
    case '|':
      return left | right
    case '^':
      return left ^ right
    case '<<':
    case '>>':
      if (right < 0n) throw raised('ValueError', 'negative shift count')
      return sign === '<<' ? shift(left, right) : left >> right
    default:
      return undefined
  }
}

function floatPower(left: number, right: number): number {
  if (left === 0 && right < 0) throw raised('ZeroDivisionError', '0.0 cannot be raised to a negative power')
  if (left === 1 || (left === -1 && Math.abs(right) === Infinity)) return 1
  const isFinite = Number.isFinite(left) && Number.isFinite(right)
  if (left < 0 && isFinite && !Number.isInteger(right)) throw new Unsimulated('a complex number is')
  const found = left ** right
  if (isFinite && !Number.isFinite(found)) throw raised('OverflowError', 34n, 'Numerical result out of range')
  return found
}

function floats(sign: string, left: number, right: number): Value | undefined {
  nonZero(right, sign, true)
  switch (sign) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    case '//':
      return floatFloorDivide(left, right)
    case '%':
      return floatModulo(left, right)
    case '**':
      return floatPower(left, right)
    default:
      return undefined
  }
}

function* repeatedItems(items: readonly Value[], times: number): Steps<Value[]> {
  const made: Value[] = []
  const { length } = items
  for (let at = 0; at < length * times; at += 1) {
    if (isDue(at)) yield PAUSE
    made.push(items[at % length] ?? null)
  }
  return made
}

function repeatedBytes(bytes: Uint8Array, times: number): Uint8Array {
  const made = new Uint8Array(bytes.length * times)
  made.set(bytes.subarray(0, made.length))
  // what is there is doubled
  for (let at = bytes.length; at < made.length; at *= 2) made.copyWithin(at, 0, at)
  return made
}

function repeated(value: Value, count: bigint): Value | undefined | Steps<Value> {
  const size = sizeOf(value) ?? 0
  const times = count < 0n || size === 0 ? 0 : Number(count)
  checkSize(typeof value === 'string' || value instanceof Bytes ? 'letters' : 'items', size * times)
  if (typeof value === 'string') return value.repeat(times)
  if (value instanceof Bytes) return alikeBytes(value, repeatedBytes(value.bytes, times))
  if (!(value instanceof List || value instanceof Tuple)) return undefined
  const { items } = value
  return (function* (): Steps<Value> {
    const made = yield* repeatedItems(items, times)
    return value instanceof List ? new List(made) : new Tuple(made)
  })()
}

/** Which items of two sets are in what an operator makes of them. */
const KEPT: Readonly<
  Record<string, readonly [left: (isRight: boolean) => boolean, right: (isLeft: boolean) => boolean]>
> = {
  '|': [() => true, () => true],
  '&': [(isRight) => isRight, () => false],
  '-': [(isRight) => !isRight, () => false],
  '^': [(isRight) => !isRight, (isLeft) => !isLeft],
}

function sets(sign: string, left: SetValue, right: SetValue): Steps<Value> | undefined {
  const kept = KEPT[sign]
  if (!kept) return undefined
  return (function* (): Steps<Value> {
    const made = new SetValue(left.isFrozen)
    let round = 0
    for (const [from, other, isKept] of [
      [left, right, kept[0]],
      [right, left, kept[1]],
    ] as const)
      for (const [key, item] of from.items) {
        if (isDue((round += 1))) yield PAUSE
        if (isKept(other.items.has(key))) made.items.set(key, item)
      }
    return made
  })()
}

/** How many items are copied in the time of a round. */
const COPIED = 32

/** The items of both in a new value. They are copied at once; the time that this takes is counted afterwards. */
function* chained<T extends List | Tuple>(left: T, right: T, make: (items: Value[]) => T): Steps<T> {
  const items = [...left.items, ...right.items]
  yield pauseAfter(items.length / COPIED)
  return make(items)
}

function sum(left: Value, right: Value): Value | undefined | Steps<Value> {
  if (typeof left === 'string' && typeof right === 'string') {
    checkSize('letters', left.length + right.length)
    return left + right
  }
  checkSize('items', (sizeOf(left) ?? 0) + (sizeOf(right) ?? 0))
  if (left instanceof List && right instanceof List) return chained(left, right, (items) => new List(items))
  if (left instanceof Tuple && right instanceof Tuple) return chained(left, right, (items) => new Tuple(items))
  if (left instanceof Bytes && right instanceof Bytes)
    return alikeBytes(left, Uint8Array.from([...left.bytes, ...right.bytes]))
  return undefined
}

const asFloat = (value: number | bigint | boolean): number =>
  typeof value === 'bigint' ? floatOf(value) : Number(value)

/** What a binary operator makes of values of the language's own types; undefined where they have no such. */
function builtIn(sign: string, left: Value, right: Value): Value | undefined | Steps<Value> {
  if (isNumber(left) && isNumber(right)) {
    if (typeof left === 'boolean' && typeof right === 'boolean' && /^[&|^]$/.test(sign))
      return Boolean(integers(sign, BigInt(left), BigInt(right)))
    return typeof left === 'number' || typeof right === 'number'
      ? floats(sign, asFloat(left), asFloat(right))
      : integers(sign, BigInt(left), BigInt(right))
  }
  if (sign === '%' && typeof left === 'string') return percent(left, right)
  if (sign === '+') return sum(left, right)
  if (sign === '*' && (typeof right === 'bigint' || typeof right === 'boolean')) return repeated(left, BigInt(right))
  if (sign === '*' && (typeof left === 'bigint' || typeof left === 'boolean')) return repeated(right, BigInt(left))
  if (left instanceof SetValue && right instanceof SetValue) return sets(sign, left, right)
  if (sign === '|' && left instanceof Dict && right instanceof Dict) {
    const made = new Dict()
    for (const [key, entry] of [...left.entries, ...right.entries]) made.entries.set(key, entry)
    return made
  }
  return sign === '|' ? unionOf(left, right) : undefined
}

function* ownOperator(name: string, left: Value, right: Value): Steps<Value | undefined> {
  for (const [self, other, method] of [
    [left, right, `__${name}__`],
    [right, left, `__r${name}__`],
  ] as const) {
    const own = specialMethod(self, method)
    if (own === undefined) continue
    const answer = yield* settled(call(own, words(self, other)))
    if (answer !== NOT_IMPLEMENTED) return answer
  }
  return undefined
}

function unsupported(sign: string, left: Value, right: Value, written: string): Error {
  if (sign === '+' && typeof left === 'string')
    return typeError(`can only concatenate str (not "${typeName(right)}") to str`)
  if (sign === '+' && (left instanceof List || left instanceof Tuple))
    return typeError(`can only concatenate ${typeName(left)} (not "${typeName(right)}") to ${typeName(left)}`)
  if (sign === '*' && (typeof left === 'string' || left instanceof List || left instanceof Tuple))
    return typeError(`can't multiply sequence by non-int of type '${typeName(right)}'`)
  const shown = sign === '**' ? '** or pow()' : written
  return typeError(`unsupported operand type(s) for ${shown}: '${typeName(left)}' and '${typeName(right)}'`)
}

/** Whether the class of a value is a program's, which may have operators. */
const isOwn = (value: Value): boolean => value instanceof Thing && value.own !== undefined

/** `left sign right`. @param written the sign that an error names @throws Raised */
export function binary(sign: string, left: Value, right: Value, written = sign): Value | Steps<Value> {
  if (isOwn(left) || isOwn(right)) return binaryOwn(sign, left, right, written)
  const found = builtIn(sign, left, right)
  if (found === undefined) throw unsupported(sign, left, right, written)
  return found
}

function* binaryOwn(sign: string, left: Value, right: Value, written: string): Steps<Value> {
  const found =
    (yield* ownOperator(METHODS[sign] ?? '', left, right)) ??
    (yield* settled(builtIn(sign, left, right) ?? NOT_IMPLEMENTED))
  if (found === NOT_IMPLEMENTED) throw unsupported(sign, left, right, written)
  return found
}

/** Adds all items of a value to a list; they are taken first, as the value may be the list. */
export function* extend(list: List, from: Value): Steps<void> {
  const items = yield* itemsOf(from)
  checkSize('items', list.items.length + items.length)
  for (const [at, item] of items.entries()) {
    if (isDue(at)) yield PAUSE
    list.items.push(item)
  }
}

/** `left sign= right`: lists, sets and dicts change in place. */
export function* change(sign: string, left: Value, right: Value): Steps<Value> {
  const own = specialMethod(left, `__i${METHODS[sign] ?? ''}__`)
  const answer = own === undefined ? NOT_IMPLEMENTED : yield* settled(call(own, words(left, right)))
  if (answer !== NOT_IMPLEMENTED) return answer
  if (sign === '+' && left instanceof List) {
    yield* extend(left, right)
    return left
  }
  const made = yield* settled(binary(sign, left, right, `${sign}=`))
  if (left instanceof ByteArray && made instanceof Bytes) {
    left.bytes = made.bytes
    return left
  }
  if (sign === '*' && left instanceof List && made instanceof List) left.items = made.items
  else if (left instanceof Dict && made instanceof Dict)
    for (const [key, entry] of made.entries) left.entries.set(key, entry)
  else if (left instanceof SetValue && made instanceof SetValue && !left.isFrozen) {
    left.items.clear()
    for (const [key, item] of made.items) left.items.set(key, item)
  } else return made
  return left
}

export function* unary(sign: string, value: Value): Steps<Value> {
  if (sign === 'not') return !(yield* settled(truth(value)))
  const own = specialMethod(value, { '-': '__neg__', '+': '__pos__', '~': '__invert__' }[sign] ?? '')
  if (own !== undefined) return yield* settled(call(own, words(value)))
  if (typeof value === 'number' && sign !== '~') return sign === '-' ? -value : value
  if (typeof value !== 'bigint' && typeof value !== 'boolean')
    throw typeError(`bad operand type for unary ${sign}: '${typeName(value)}'`)
  const whole = BigInt(value)
  if (sign === '~') return -whole - 1n
  return sign === '-' ? -whole : whole
}

const MIRROR: Readonly<Record<string, string>> = { '<': '__gt__', '>': '__lt__', '<=': '__ge__', '>=': '__le__' }
const OWN: Readonly<Record<string, string>> = { '<': '__lt__', '>': '__gt__', '<=': '__le__', '>=': '__ge__' }

const ordered = (sign: string, left: string | number | bigint, right: string | number | bigint): boolean => {
  if (sign === '<') return left < right
  if (sign === '>') return left > right
  return sign === '<=' ? left <= right : left >= right
}

/** Texts are compared by their code points. */
const compareTexts = (sign: string, left: string, right: string): boolean => {
  if (!/[\ud800-\udfff]/.test(left + right)) return ordered(sign, left, right)
  const [first, second] = [[...left], [...right]]
  const at = first.findIndex((letter, index) => letter !== second[index])
  return at < 0
    ? ordered(sign, first.length, second.length)
    : ordered(sign, first[at]?.codePointAt(0) ?? 0, second[at]?.codePointAt(0) ?? -1)
}

function* orderedItems(sign: string, left: readonly Value[], right: readonly Value[]): Steps<Value> {
  for (const [at, item] of left.entries()) {
    if (isDue(at)) yield PAUSE
    const other = right[at]
    if (other === undefined) break
    if (!(yield* settled(equals(item, other)))) return yield* settled(order(sign, item, other))
  }
  yield pauseAfter(Math.min(left.length, right.length) % ROUNDS)
  return ordered(sign, left.length, right.length)
}

const comparable = (value: number | bigint | boolean): number | bigint =>
  typeof value === 'boolean' ? Number(value) : value

function* orderedSets(sign: string, left: SetValue, right: SetValue): Steps<Value> {
  const [small, large] = sign.startsWith('<') ? [left, right] : [right, left]
  if (small.items.size > large.items.size || (sign.length === 1 && small.items.size === large.items.size)) return false
  return yield* holdsAll(large, small)
}

function order(sign: string, left: Value, right: Value): Value | Steps<Value> {
  if (isNumber(left) && isNumber(right)) return ordered(sign, comparable(left), comparable(right))
  if (typeof left === 'string' && typeof right === 'string') return compareTexts(sign, left, right)
  if (left instanceof SetValue && right instanceof SetValue) return orderedSets(sign, left, right)
  if ((left instanceof List && right instanceof List) || (left instanceof Tuple && right instanceof Tuple))
    return orderedItems(sign, left.items, right.items)
  if (left instanceof Bytes && right instanceof Bytes) return ordered(sign, latin1(left.bytes), latin1(right.bytes))
  return ownOrder(sign, left, right)
}

function* ownOrder(sign: string, left: Value, right: Value): Steps<Value> {
  for (const [self, other, name] of [
    [left, right, OWN[sign]],
    [right, left, MIRROR[sign]],
  ] as const) {
    const own = specialMethod(self, name ?? '')
    if (own === undefined || own instanceof MethodOfType) continue
    const answer = yield* settled(call(own, words(self, other)))
    if (answer !== NOT_IMPLEMENTED) return answer
  }
  throw typeError(`'${sign}' not supported between instances of '${typeName(left)}' and '${typeName(right)}'`)
}

/** `item in value`. */
export function* contains(value: Value, item: Value): Steps<boolean> {
  const own = specialMethod(value, '__contains__')
  if (own !== undefined && !(own instanceof MethodOfType))
    return yield* settled(truth(yield* settled(call(own, words(value, item)))))
  if (typeof value === 'string') {
    if (typeof item !== 'string')
      throw typeError(`'in <string>' requires string as left operand, not ${typeName(item)}`)
    return value.includes(item)
  }
  if (value instanceof Bytes && item instanceof Bytes) return latin1(value.bytes).includes(latin1(item.bytes))
  if (value instanceof Dict) return value.entries.has(keyOf(item))
  if (value instanceof SetValue) return value.items.has(keyOf(item))
  if (value instanceof Range && typeof item === 'bigint')
    return (
      modulo(item - value.start, value.step) === 0n &&
      (value.step > 0n ? item >= value.start && item < value.stop : item <= value.start && item > value.stop)
    )
  if (!isIterable(value)) throw typeError(`argument of type '${typeName(value)}' is not iterable`)
  const source = yield* settled(iterate(value))
  for (let round = 0; ; round += 1) {
    if (isDue(round)) yield PAUSE
    const one = yield* settled(next(source))
    if (one === undefined) return false
    if (yield* settled(equals(one, item))) return true
  }
}

const isIterable = (value: Value): boolean =>
  typeof value !== 'boolean' && value !== null && typeof value !== 'number' && typeof value !== 'bigint'

/** A comparison. */
export function compare(sign: string, left: Value, right: Value): Value | Steps<Value> {
  switch (sign) {
    case '==':
      return equalTo(left, right)
    case '!=': {
      const answer = equals(left, right)
      return typeof answer === 'boolean' ? !answer : notEqual(left, right)
    }
    case 'is':
      return left === right
    case 'is not':
      return left !== right
    case 'in':
      return contains(right, left)
    case 'not in':
      return negated(contains(right, left))
    default:
      return order(sign, left, right)
  }
}

function* notEqual(left: Value, right: Value): Steps<Value> {
  const own = specialMethod(left, '__ne__')
  if (own !== undefined && !(own instanceof MethodOfType)) return yield* settled(call(own, words(left, right)))
  return !(yield* settled(equals(left, right)))
}

function* negated(steps: Steps<boolean>): Steps<Value> {
  return !(yield* steps)
}

/** Whether one comes before another, for sorting. */
export function* isBefore(left: Value, right: Value): Steps<boolean> {
  const found = order('<', left, right)
  return yield* settled(truth(isSteps(found) ? yield* found : found))
}

/** Sorts items, what is equal in its order: a merge sort, as comparisons may be functions of the program. */
export function* sorted(items: readonly Value[], keys: readonly Value[], isReverse: boolean): Steps<Value[]> {
  const places = yield* sortedPlaces(
    items.map((_, at) => at),
    keys,
    isReverse,
  )
  return places.map((at) => items[at] ?? null)
}

function* sortedPlaces(
  places: readonly number[],
  keys: readonly Value[],
  isReverse: boolean,
): Steps<readonly number[]> {
  if (places.length < 2) return places
  const middle = places.length >> 1
  const left = yield* sortedPlaces(places.slice(0, middle), keys, isReverse)
  const right = yield* sortedPlaces(places.slice(middle), keys, isReverse)
  const found: number[] = []
  let [at, other] = [0, 0]
  while (at < left.length && other < right.length) {
    if (isDue(at + other)) yield PAUSE
    const [one, two] = [keys[left[at] ?? 0] ?? null, keys[right[other] ?? 0] ?? null]
    const isLater = isReverse ? yield* isBefore(one, two) : yield* isBefore(two, one)
    if (isLater) found.push(right[(other += 1) - 1] ?? 0)
    else found.push(left[(at += 1) - 1] ?? 0)
  }
  return [...found, ...left.slice(at), ...right.slice(other)]
}
