import { fixed, significant } from '../decimal.ts'
import { raised, valueError } from '../exceptions.ts'
import { checkSize } from '../memory.ts'
import { floatOf, floatText, integerText } from '../numbers.ts'
import { checkKind, type Spec } from './spec.ts'

/** A number in parts: what stands before its digits, those before the point, and all behind them. */
interface Parts {
  readonly head: string
  readonly whole: string
  readonly rest: string
}

/** A text that is filled up to the width. @param usual where it stands if nothing is said */
export function padded(text: string, { fill, align, width }: Spec, usual: '<' | '>'): string {
  checkSize('letters', width)
  const left = width - [...text].length
  if (left <= 0) return text
  const how = align === '' ? usual : align
  if (how === '<') return text + fill.repeat(left)
  if (how === '^') return fill.repeat(Math.floor(left / 2)) + text + fill.repeat(Math.ceil(left / 2))
  return fill.repeat(left) + text
}

/** Digits with a sign between groups of them, counted from the end. */
function grouped(digits: string, sign: string, size: number): string {
  if (sign === '') return digits
  const first = digits.length % size
  const groups = first === 0 ? [] : [digits.slice(0, first)]
  for (let at = first; at < digits.length; at += size) groups.push(digits.slice(at, at + size))
  return groups.join(sign)
}

/** Zeros in front are grouped like digits, and no sign stands at the beginning. */
function zeroFilled(digits: string, { group, width }: Spec, size: number, taken: number): string {
  if (group === '' || !/^[\da-f]/i.test(digits)) return digits.padStart(width - taken, '0')
  const room = width - taken
  const most = room - Math.floor((room - 1) / (size + 1))
  return grouped(digits.padStart(most, '0'), group, size)
}

function numberText({ head, whole, rest }: Parts, spec: Spec, size = 3): string {
  checkSize('letters', spec.width)
  if (spec.align !== '=') return padded(head + grouped(whole, spec.group, size) + rest, spec, '>')
  const taken = head.length + rest.length
  if (spec.fill === '0') return head + zeroFilled(whole, spec, size, taken) + rest
  const digits = grouped(whole, spec.group, size)
  return head + spec.fill.repeat(Math.max(0, spec.width - taken - digits.length)) + digits + rest
}

const signOf = (isNegative: boolean, sign: string): string => (isNegative ? '-' : sign === '-' ? '' : sign)

const exponentText = (power: number): string => `e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`

/** Digits with a point behind the first ones; none at the end, unless it is asked for. */
const pointed = (digits: string, count: number, isAlternate: boolean): string => {
  const rest = isAlternate ? digits.slice(count) : digits.slice(count).replace(/0+$/, '')
  return digits.slice(0, count) + (rest !== '' || isAlternate ? `.${rest}` : '')
}

/** Significant digits, without zeros at the end. @param hasPoint whether there is always a digit behind the point */
function general(value: number, precision: number, isAlternate: boolean, hasPoint: boolean): string {
  const count = precision === 0 ? 1 : precision
  const { digits, power } = significant(value, count)
  if (power < -4 || power >= count - (hasPoint ? 1 : 0)) return pointed(digits, 1, isAlternate) + exponentText(power)
  const text =
    power < 0 ? pointed(`0${'0'.repeat(-power - 1)}${digits}`, 1, isAlternate) : pointed(digits, power + 1, isAlternate)
  return hasPoint && !text.includes('.') ? `${text}.0` : text
}

/** The digits of a float that is not negative. */
function floatDigits(value: number, { kind, precision, isAlternate }: Spec): string {
  if (!Number.isFinite(value)) return (Number.isNaN(value) ? 'nan' : 'inf') + (kind === '%' ? '%' : '')
  if (kind === '' && precision === undefined) return floatText(value)
  const places = precision ?? 6
  const point = isAlternate && places === 0 ? '.' : ''
  if (kind === '%') return `${floatDigits(value * 100, { kind: 'f', precision: places, isAlternate } as Spec)}%`
  if (/[eE]/.test(kind)) {
    const { digits, power } = significant(value, places + 1)
    return digits.charAt(0) + (places > 0 ? `.${digits.slice(1)}` : point) + exponentText(power)
  }
  return /[fF]/.test(kind) ? fixed(value, places) + point : general(value, places, isAlternate, kind === '')
}

/** @throws Raised ValueError */
export function floatFormat(value: number, spec: Spec): string {
  checkKind(spec, 'eEfFgGn%', 'float')
  checkSize('letters', spec.precision ?? 0)
  const digits = floatDigits(Math.abs(value), spec)
  const isZero = spec.isPlainZero && !/[1-9in]/.test(digits.replace(/e.*/i, ''))
  const isNegative = (value < 0 || Object.is(value, -0)) && !isZero
  const [, whole = '', rest = ''] = /^(\d*|inf|nan)([^]*)$/.exec(digits) ?? []
  const head = signOf(isNegative, spec.sign)
  const text = /^\d/.test(whole)
    ? numberText({ head, whole, rest }, spec)
    : numberText({ head, whole, rest }, { ...spec, group: '' })
  return /[EFG]/.test(spec.kind) ? text.toUpperCase() : text
}

const BASES: Readonly<Record<string, readonly [number, string]>> = {
  b: [2, '0b'],
  o: [8, '0o'],
  x: [16, '0x'],
  X: [16, '0X'],
}

/** The letter that a number stands for. @throws Raised OverflowError */
export function letterOf(value: bigint): string {
  if (value < 0n || value > 0x10_ffffn) throw raised('OverflowError', '%c arg not in range(0x110000)')
  return String.fromCodePoint(Number(value))
}

function letterFormat(value: bigint, spec: Spec): string {
  if (spec.sign !== '') throw valueError("Sign not allowed with integer format specifier 'c'")
  if (spec.isAlternate) throw valueError("Alternate form (#) not allowed with integer format specifier 'c'")
  return padded(letterOf(value), spec, '>')
}

/** @throws Raised ValueError */
export function integerFormat(value: bigint, spec: Spec): string {
  if (spec.kind !== '' && 'eEfFgG%'.includes(spec.kind)) return floatFormat(floatOf(value), spec)
  checkKind(spec, 'bcdnoxX', 'int')
  if (spec.precision !== undefined) throw valueError('Precision not allowed in integer format specifier')
  if (spec.isPlainZero)
    throw valueError('Negative zero coercion (z) not allowed in format specifier with integer presentation type')
  if (spec.kind === 'c') return letterFormat(value, spec)
  const [base, prefix] = BASES[spec.kind] ?? [10, '']
  const size = value < 0n ? -value : value
  const whole = base === 10 ? integerText(size) : size.toString(base)
  const head = signOf(value < 0n, spec.sign) + (spec.isAlternate ? prefix : '')
  const text = numberText({ head, whole, rest: '' }, spec, base === 10 ? 3 : 4)
  return spec.kind === 'X' ? text.toUpperCase() : text
}
