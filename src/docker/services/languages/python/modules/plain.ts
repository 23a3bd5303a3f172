import { needed, numberArgument, wholeNumber } from '../arguments.ts'
import { typeError, valueError } from '../exceptions.ts'
import { checkSize } from '../memory.ts'
import { call, itemsOf } from '../protocol.ts'
import { floatText } from '../numbers.ts'
import { jsonValue } from './json-values.ts'

import { typeName } from '../types.ts'
import {
  Dict,
  isDue,
  List,
  type Native,
  PAUSE,
  settled,
  type Steps,
  Tuple,
  type Value,
  type Words,
  words,
} from '../values.ts'
import { natives } from './native.ts'

const domain = (test: boolean): void => {
  if (test) throw valueError('math domain error')
}

const real =
  (
    name:
      'sin' | 'cos' | 'tan' | 'asin' | 'acos' | 'atan' | 'exp' | 'log2' | 'log10' | 'sinh' | 'cosh' | 'tanh' | 'sqrt',
  ): Native =>
  ({ places: [value = null] }) => {
    const number = numberArgument(value)
    const result = Math[name](number)
    domain(Number.isNaN(result) && !Number.isNaN(number))
    domain(name.startsWith('log') && number <= 0)
    return result
  }

const whole =
  (round: (value: number) => number): Native =>
  ({ places: [value = null] }) =>
    typeof value === 'bigint' ? value : BigInt(round(numberArgument(value)))

function gcd(left: bigint, right: bigint): bigint {
  let [one, other] = [left < 0n ? -left : left, right < 0n ? -right : right]
  while (other > 0n) [one, other] = [other, one % other]
  return one
}

function root(value: bigint): bigint {
  if (value < 0n) throw valueError('isqrt() argument must be nonnegative')
  let guess = BigInt(Math.floor(Math.sqrt(Number(value))))
  while (guess * guess > value) guess -= 1n
  while ((guess + 1n) * (guess + 1n) <= value) guess += 1n
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
  isclose: ({ places: [one = null, other = null] }) =>
    Math.abs(numberArgument(one) - numberArgument(other)) <=
    1e-9 * Math.max(Math.abs(numberArgument(one)), Math.abs(numberArgument(other))),
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

/** math. */
export const math = (): ReadonlyMap<string, Value> =>
  new Map<string, Value>([
    ['pi', Math.PI],
    ['e', Math.E],
    ['tau', 2 * Math.PI],
    ['inf', Infinity],
    ['nan', Number.NaN],
    ...natives({
      ...Object.fromEntries(
        (
          ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'exp', 'log2', 'log10', 'sinh', 'cosh', 'tanh', 'sqrt'] as const
        ).map((name) => [name, real(name)]),
      ),
      floor: whole(Math.floor),
      ceil: whole(Math.ceil),
      trunc: whole(Math.trunc),
      factorial,
      isqrt: ({ places: [value = null] }) => root(big(value)),
      gcd: ({ places }) => places.map(big).reduce(gcd, 0n),
      lcm: ({ places }) => places.map(big).reduce((one, other) => (one * other) / gcd(one, other), 1n),
      log: ({ places: [value = null, base] }) => {
        const number = numberArgument(value)
        domain(number <= 0)
        return base === undefined ? Math.log(number) : Math.log(number) / Math.log(numberArgument(base))
      },
      pow: ({ places: [one = null, other = null] }) => numberArgument(one) ** numberArgument(other),
      fabs: ({ places: [value = null] }) => Math.abs(numberArgument(value)),
      atan2: ({ places: [one = null, other = null] }) => Math.atan2(numberArgument(one), numberArgument(other)),
      hypot: ({ places }) => Math.hypot(...places.map(numberArgument)),
      radians: ({ places: [value = null] }) => (numberArgument(value) * Math.PI) / 180,
      degrees: ({ places: [value = null] }) => (numberArgument(value) * 180) / Math.PI,
      ...tests,
      *fsum({ places: [source = null] }) {
        return exactSum((yield* itemsOf(source)).map(numberArgument))
      },
      *prod({ places: [source = null] }) {
        return (yield* itemsOf(source)).map(big).reduce((one, other) => one * other, 1n)
      },
    }),
  ])

/** A text as JSON has it; what is not ASCII is escaped, as json.dumps does. */
const jsonText = (text: string, isAscii: boolean): string => {
  const plain = JSON.stringify(text)
  return isAscii
    ? plain.replaceAll(/[\u007f-\uffff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : plain
}

interface Style {
  readonly indent: string | undefined
  readonly separators: readonly [string, string]
  readonly isAscii: boolean
  readonly isSorted: boolean
  readonly fallback: Value
}

function jsonItems(
  parts: readonly string[],
  [open, close]: readonly [string, string],
  style: Style,
  depth: number,
): string {
  if (parts.length === 0) return open + close
  const { indent, separators } = style
  if (indent === undefined) return open + parts.join(separators[0]) + close
  const inner = `\n${indent.repeat(depth + 1)}`
  return `${open}${inner}${parts.join(separators[0].trimEnd() + inner)}\n${indent.repeat(depth)}${close}`
}

const keyText = (key: Value): string => {
  if (key === null) return 'null'
  return typeof key === 'number' ? floatText(key) : String(key)
}

function* toJson(value: Value, style: Style, depth = 0): Steps<string> {
  if (typeof value === 'string') return jsonText(value, style.isAscii)
  if (value === null) return 'null'
  if (typeof value === 'number')
    return Number.isFinite(value)
      ? floatText(value)
      : Number.isNaN(value)
        ? 'NaN'
        : value > 0
          ? 'Infinity'
          : '-Infinity'
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  const parts: string[] = []
  if (value instanceof List || value instanceof Tuple) {
    for (const item of value.items) {
      if (isDue(parts.length)) yield PAUSE
      parts.push(yield* toJson(item, style, depth + 1))
    }
    return jsonItems(parts, ['[', ']'], style, depth)
  }
  if (value instanceof Dict) {
    const entries = [...value.entries.values()].map(([key, item]) => [keyText(key), item] as const)
    for (const [key, item] of style.isSorted ? entries.toSorted(([one], [other]) => (one < other ? -1 : 1)) : entries) {
      if (isDue(parts.length)) yield PAUSE
      parts.push(`${jsonText(key, style.isAscii)}${style.separators[1]}${yield* toJson(item, style, depth + 1)}`)
    }
    return jsonItems(parts, ['{', '}'], style, depth)
  }
  if (style.fallback === null) throw typeError(`Object of type ${typeName(value)} is not JSON serializable`)
  return yield* toJson(yield* settled(call(style.fallback, words(value))), style, depth)
}

function styleOf({ named }: Words): Style {
  const indent = named.get('indent') ?? null
  const given = named.get('separators')
  const [item, key] = given instanceof Tuple ? given.items.map(String) : []
  return {
    indent: indent === null ? undefined : typeof indent === 'string' ? indent : ' '.repeat(wholeNumber(indent)),
    separators: [item ?? (indent === null ? ', ' : ','), key ?? ': '],
    isAscii: named.get('ensure_ascii') !== false,
    isSorted: named.get('sort_keys') === true,
    fallback: named.get('default') ?? null,
  }
}

function* loads({ places: [text = null] }: Words): Steps<Value> {
  const source = typeof text === 'string' ? text : undefined
  if (source === undefined) throw typeError(`the JSON object must be str, bytes or bytearray, not ${typeName(text)}`)
  return yield* jsonValue(source)
}

/** json, but what reads and writes files. */
export const json = (): ReadonlyMap<string, Value> =>
  natives({ dumps: (given) => toJson(needed(given, 0), styleOf(given)), loads })
