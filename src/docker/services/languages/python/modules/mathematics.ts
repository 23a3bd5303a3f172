import { numberArgument, wholeNumber } from '../arguments.ts'
import { raised, valueError } from '../exceptions.ts'
import { checkSize } from '../memory.ts'
import { wholeOf } from '../numbers.ts'
import { binary } from '../operators.ts'
import { call, itemsOf, specialMethod } from '../protocol.ts'
import { type Native, PAUSE, settled, type Steps, Tuple, type Value, type Words, words } from '../values.ts'
import { natives } from './native.ts'

const domain = (test: boolean): void => {
  if (test) throw valueError('math domain error')
}

/** @throws Raised OverflowError for a number that numbers which are not infinite have no float for */
function ranged(made: number, given: readonly number[]): number {
  if (Math.abs(made) === Infinity && given.every(Number.isFinite)) throw raised('OverflowError', 'math range error')
  return made
}

const REAL = [
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'exp',
  'sinh',
  'cosh',
  'tanh',
  'sqrt',
  'acosh',
  'asinh',
  'atanh',
  'cbrt',
  'expm1',
  'log1p',
] as const

const real =
  (name: (typeof REAL)[number]): Native =>
  ({ places: [value = null] }) => {
    const number = numberArgument(value)
    const result = Math[name](number)
    domain(Number.isNaN(result) && !Number.isNaN(number))
    domain((name === 'log1p' && number <= -1) || (name === 'atanh' && Math.abs(number) === 1))
    return ranged(result, [number])
  }

/** How many bits of an integer a float has room for, and then some. */
const KEPT_BITS = 960

/** A logarithm, of integers that no float is large enough for, too. @throws Raised ValueError */
function logarithm(value: Value, of: (number: number) => number): number {
  const number = numberArgument(value)
  domain(number <= 0)
  if (typeof value !== 'bigint' || number !== Infinity) return of(number)
  const cut = value.toString(16).length * 4 - KEPT_BITS
  return of(Number(value >> BigInt(cut))) + cut * of(2)
}

/** A rounding of floats, and the method by which other numbers do it. */
const whole = (round: (value: number) => number, method: string): Native =>
  function* ({ places: [value = null] }) {
    const own = specialMethod(value, method)
    if (own !== undefined) return yield* settled(call(own, words(value)))
    return typeof value === 'bigint' ? value : wholeOf(round(numberArgument(value)))
  }

function gcd(left: bigint, right: bigint): bigint {
  let [one, other] = [left < 0n ? -left : left, right < 0n ? -right : right]
  while (other > 0n) [one, other] = [other, one % other]
  return one
}

function lcm(left: bigint, right: bigint): bigint {
  if (left === 0n || right === 0n) return 0n
  const made = (left / gcd(left, right)) * right
  return made < 0n ? -made : made
}

function root(value: bigint): bigint {
  if (value < 0n) throw valueError('isqrt() argument must be nonnegative')
  if (value === 0n) return 0n
  // Newton's steps fall from above until they are there
  let guess = 1n << BigInt(Math.ceil(value.toString(16).length * 2))
  for (let next = (guess + value / guess) / 2n; next < guess; next = (guess + value / guess) / 2n) guess = next
  return guess
}

const big = (value: Value): bigint => BigInt(typeof value === 'bigint' ? value : wholeNumber(value))

/** How many numbers are multiplied one after another. */
const FEW = 32n

/** The product of numbers that follow each other: of halves, which are of about the same length. */
function* product(from: bigint, to: bigint): Steps<bigint> {
  if (to - from > FEW) {
    const middle = (from + to) / 2n
    const made = (yield* product(from, middle)) * (yield* product(middle + 1n, to))
    yield PAUSE
    return made
  }
  let made = 1n
  for (let at = from; at <= to; at += 1n) made *= at
  return made
}

function* factorial({ places: [value = null] }: Words): Steps<Value> {
  const number = big(value)
  if (number < 0n) throw valueError('factorial() not defined for negative values')
  checkSize('bits', Number(number) * Math.log2(Math.max(2, Number(number) / Math.E)))
  return yield* product(2n, number)
}

const tests: Readonly<Record<string, Native>> = {
  isnan: ({ places: [value = null] }) => Number.isNaN(numberArgument(value)),
  isinf: ({ places: [value = null] }) => Math.abs(numberArgument(value)) === Infinity,
  isfinite: ({ places: [value = null] }) => Number.isFinite(numberArgument(value)),
  isclose: ({ places: [one = null, other = null], named }) => {
    const [left, right] = [numberArgument(one), numberArgument(other)]
    if (left === right) return true
    const [relative, absolute] = [
      numberArgument(named.get('rel_tol') ?? 1e-9),
      numberArgument(named.get('abs_tol') ?? 0),
    ]
    const far = Math.abs(left - right)
    return Number.isFinite(far) && far <= Math.max(relative * Math.max(Math.abs(left), Math.abs(right)), absolute)
  },
}

/** The sum of numbers, rounded once: what additions lose is added up apart (Neumaier's algorithm). */
function exactSum(numbers: readonly number[]): number {
  let [sum, lost] = [0, 0]
  for (const number of numbers) {
    const next = sum + number
    lost += Math.abs(sum) >= Math.abs(number) ? sum - next + number : number - next + sum
    sum = next
  }
  return Number.isFinite(lost) ? sum + lost : sum
}

const counted = (value: Value, name: string): bigint => {
  const number = big(value)
  if (number < 0n) throw valueError(`${name} must be a non-negative integer`)
  return number
}

/** @throws Raised MemoryError where there is no room for the product of so many numbers that are at most so large */
const checkFactors = (count: bigint, most: bigint): void =>
  checkSize('bits', Number(count) * Math.log2(Math.max(2, Number(most) - Number(count))))

/** How many choices there are. */
const counting: Readonly<Record<string, Native>> = {
  *perm({ places: [of = null, some] }) {
    const all = counted(of, 'n')
    const few = some === undefined || some === null ? all : counted(some, 'k')
    if (few > all) return 0n
    checkFactors(few, all)
    return yield* product(all - few + 1n, all)
  },
  *comb({ places: [of = null, some = null] }) {
    const [all, few] = [counted(of, 'n'), counted(some, 'k')]
    if (few > all) return 0n
    const least = few < all - few ? few : all - few
    checkFactors(least, all)
    return (yield* product(all - least + 1n, all)) / (yield* product(2n, least))
  },
}

/** The exponents that are multiplied with at once: what is rounded is rounded once. */
const [MOST_AT_ONCE, LEAST_AT_ONCE] = [1023, -969]
/** Beyond this, every float but zero is infinite. */
const BEYOND = 3000

/** A float times a power of two. */
function scaled(value: number, exponent: number): number {
  let [made, left] = [value, Math.max(-BEYOND, Math.min(BEYOND, exponent))]
  for (; left > MOST_AT_ONCE; left -= MOST_AT_ONCE) made *= 2 ** MOST_AT_ONCE
  for (; left < LEAST_AT_ONCE; left -= LEAST_AT_ONCE) made *= 2 ** LEAST_AT_ONCE
  return made * 2 ** left
}

/** A float as a number between one half and one and the power of two that it is taken with. */
function fractionOf(value: number): readonly [number, bigint] {
  if (value === 0 || !Number.isFinite(value)) return [value, 0n]
  let [fraction, power] = [value, 0n]
  for (; Math.abs(fraction) >= 1; power += 1n) fraction /= 2
  for (; Math.abs(fraction) < 0.5; power -= 1n) fraction *= 2
  return [fraction, power]
}

/** What takes floats apart. */
const parts: Readonly<Record<string, Native>> = {
  copysign: ({ places: [value = null, sign = null] }) => {
    const isNegative = Object.is(Math.sign(numberArgument(sign)), -0) || numberArgument(sign) < 0
    return Math.abs(numberArgument(value)) * (isNegative ? -1 : 1)
  },
  fmod: ({ places: [one = null, other = null] }) => {
    const made = numberArgument(one) % numberArgument(other)
    domain(Number.isNaN(made) && !Number.isNaN(numberArgument(one)) && !Number.isNaN(numberArgument(other)))
    return made
  },
  modf: ({ places: [value = null] }) => {
    const number = numberArgument(value)
    const part = Number.isFinite(number) ? number % 1 : 0
    return new Tuple([part, Number.isFinite(number) ? number - part : number])
  },
  frexp: ({ places: [value = null] }) => new Tuple(fractionOf(numberArgument(value))),
  ldexp: ({ places: [value = null, power = null] }) => {
    const number = numberArgument(value)
    return ranged(scaled(number, wholeNumber(power)), [number])
  },
}

/** What measures, and common measures. */
const measures: Readonly<Record<string, Native>> = {
  lcm: ({ places }) => places.map(big).reduce(lcm, 1n),
  pow: ({ places: [one = null, other = null] }) => {
    const [base, power] = [numberArgument(one), numberArgument(other)]
    // Python has an answer to these, whatever the other number is
    if (base === 1 || (base === -1 && Math.abs(power) === Infinity)) return 1
    const made = base ** power
    domain((base === 0 && power < 0 && power !== -Infinity) || (Number.isNaN(made) && !Number.isNaN(base + power)))
    return ranged(made, [base, power])
  },
  fabs: ({ places: [value = null] }) => Math.abs(numberArgument(value)),
  atan2: ({ places: [one = null, other = null] }) => Math.atan2(numberArgument(one), numberArgument(other)),
  hypot: ({ places }) => Math.hypot(...places.map(numberArgument)),
  radians: ({ places: [value = null] }) => (numberArgument(value) * Math.PI) / 180,
  degrees: ({ places: [value = null] }) => (numberArgument(value) * 180) / Math.PI,
}

/** What makes one number of many. */
const ofMany: Readonly<Record<string, Native>> = {
  *dist({ places: [one = null, other = null] }) {
    const [from, to] = [(yield* itemsOf(one)).map(numberArgument), (yield* itemsOf(other)).map(numberArgument)]
    if (from.length !== to.length) throw valueError('both points must have the same number of dimensions')
    return Math.hypot(...from.map((place, at) => place - (to[at] ?? 0)))
  },
  *fsum({ places: [source = null] }) {
    return exactSum((yield* itemsOf(source)).map(numberArgument))
  },
  *prod({ places: [source = null], named }) {
    let made: Value = named.get('start') ?? 1n
    for (const item of yield* itemsOf(source)) made = yield* settled(binary('*', made, item))
    return made
  },
}

/** math. */
export const math = (): ReadonlyMap<string, Value> =>
  new Map<string, Value>([
    ['pi', Math.PI],
    ['e', Math.E],
    ['tau', 2 * Math.PI],
    ['inf', Infinity],
    ['nan', Number.NaN],
    ...natives({
      ...Object.fromEntries(REAL.map((name) => [name, real(name)])),
      floor: whole(Math.floor, '__floor__'),
      ceil: whole(Math.ceil, '__ceil__'),
      trunc: whole(Math.trunc, '__trunc__'),
      factorial,
      isqrt: ({ places: [value = null] }) => root(big(value)),
      gcd: ({ places }) => places.map(big).reduce(gcd, 0n),
      log: ({ places: [value = null, base] }) => {
        const made = logarithm(value, Math.log)
        if (base === undefined) return made
        const below = logarithm(base, Math.log)
        if (below === 0) throw raised('ZeroDivisionError', 'float division by zero')
        return made / below
      },
      log2: ({ places: [value = null] }) => logarithm(value, Math.log2),
      log10: ({ places: [value = null] }) => logarithm(value, Math.log10),
      ...tests,
      ...measures,
      ...counting,
      ...parts,
      exp2: ({ places: [value = null] }) => ranged(2 ** numberArgument(value), [numberArgument(value)]),
      ...ofMany,
    }),
  ])
