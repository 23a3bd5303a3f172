import {
  add,
  compare,
  type Decimal,
  divide,
  multiply,
  negate,
  rescale,
  subtract,
} from '../../../../linux/gnu/bc/decimal.ts'
import { SqlError, type Value } from '../syntax.ts'

/** A number as it is kept: its digits, those behind the point too. */
const NUMBER = /^\s*([-+]?)(\d*)(?:\.(\d*))?(?:e([-+]?\d+))?\s*$/i

/** A number that is reckoned with exactly; undefined where a text is none. */
export function decimalOf(value: Value): Decimal | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(String(value)) ?? [undefined, 'none']
  if (sign === 'none' || `${whole}${fraction}` === '') return undefined
  const shift = fraction.length - Number(exponent)
  if (Math.abs(shift) > 10_000) return undefined
  const units = BigInt(sign + whole + fraction) * (shift < 0 ? 10n ** BigInt(-shift) : 1n)
  return { units, scale: Math.max(shift, 0) }
}

/** @throws SqlError where a value is no number */
export function toDecimal(value: Value): Decimal {
  const made = decimalOf(value)
  if (!made) throw new SqlError({ type: 'bad-value', kind: 'numeric', text: String(value) })
  return made
}

/** A number as it is kept and shown. */
export function decimalText({ units, scale }: Decimal): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  const point = digits.length - scale
  return (units < 0n ? '-' : '') + digits.slice(0, point) + (scale > 0 ? `.${digits.slice(point)}` : '')
}

/** With so many digits behind the point; halves go away from zero. */
export function roundDecimal(value: Decimal, scale: number): Decimal {
  if (scale >= value.scale) return scale < 0 ? value : rescale(value, scale)
  const base = 10n ** BigInt(value.scale - scale)
  const half = value.units < 0n ? -base / 2n : base / 2n
  const units = (value.units + half) / base
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale }
}

/** How many groups of four digits a number has before its point, less one, and the first of them. */
function firstGroup({ units, scale }: Decimal): { readonly weight: number; readonly first: number } {
  if (units === 0n) return { weight: 0, first: 0 }
  const digits = (units < 0n ? -units : units).toString()
  const point = digits.length - scale
  const weight = Math.ceil(point / 4) - 1
  const length = point - weight * 4
  return { weight, first: Number(length > digits.length ? digits.padEnd(length, '0') : digits.slice(0, length)) }
}

/** What PostgreSQL gives a quotient: 16 digits that mean something, and no fewer behind the point than its sides have. */
function quotientScale(a: Decimal, b: Decimal): number {
  const [one, other] = [firstGroup(a), firstGroup(b)]
  const weight = one.weight - other.weight - (one.first <= other.first ? 1 : 0)
  return Math.min(Math.max(16 - weight * 4, a.scale, b.scale, 0), 1000)
}

/** MySQL gives a quotient four digits more than what is divided. */
const MORE = 4

/** A quotient; the divisor is not zero. */
export function quotient(a: Decimal, b: Decimal, server: 'postgres' | 'mysql'): Decimal {
  const scale = server === 'mysql' ? a.scale + MORE : quotientScale(a, b)
  return roundDecimal(divide(a, b, scale + 2), scale)
}

/** What is left of a division in whole numbers. */
function left(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { units: rescale(a, scale).units % rescale(b, scale).units, scale }
}

/** Reckons exactly. The divisor is not zero. */
export function reckon(operator: string, a: Decimal, b: Decimal, server: 'postgres' | 'mysql'): Decimal {
  switch (operator) {
    case '+':
      return add(a, b)
    case '-':
      return subtract(a, b)
    case '*':
      return multiply(a, b, a.scale + b.scale)
    case '/':
      return quotient(a, b, server)
    case 'div':
      return divide(a, b, 0)
    default:
      return left(a, b)
  }
}

export { compare as compareDecimals, negate as negateDecimal }
