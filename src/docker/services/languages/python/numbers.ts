import { nearest, shifted } from './decimal.ts'
import { raised } from './exceptions.ts'

/** A float as repr() writes it. */
export function floatText(value: number): string {
  if (Number.isNaN(value)) return 'nan'
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf'
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0'
  const [digits = '', power = '0'] = value.toExponential().split('e')
  const exponent = Number(power)
  if (exponent < -4 || exponent >= 16)
    return `${digits}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`
  const text = exponent < 0 ? value.toFixed(digits.replace(/\D/g, '').length - 1 - exponent) : String(value)
  return text.includes('.') ? text : `${text}.0`
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value)

/** The most digits of an integer that are written or read as a text. */
const MOST_DIGITS = 4300
const REMEDY = 'use sys.set_int_max_str_digits() to increase the limit'
const LIMIT = 10n ** BigInt(MOST_DIGITS)

/** An integer in decimal. @throws Raised ValueError for one that is too long */
export function integerText(value: bigint): string {
  if (absolute(value) >= LIMIT)
    throw raised('ValueError', `Exceeds the limit (${MOST_DIGITS} digits) for integer string conversion; ${REMEDY}`)
  return String(value)
}

/** @throws Raised ValueError where an integer is too long to be read */
export function checkDigits(count: number): void {
  if (count <= MOST_DIGITS) return
  const what = `Exceeds the limit (${MOST_DIGITS} digits) for integer string conversion: value has ${count} digits`
  throw raised('ValueError', `${what}; ${REMEDY}`)
}

/** How many bits an integer has, its sign aside. */
export function bitLength(value: bigint): number {
  const hexadecimal = absolute(value).toString(16)
  // the first digit has one to four bits
  return value === 0n ? 0 : hexadecimal.length * 4 - (Math.clz32(Number.parseInt(hexadecimal.charAt(0), 16)) - 28)
}

/** An integer as a float. @throws Raised OverflowError */
export function floatOf(value: bigint): number {
  const found = Number(value)
  if (!Number.isFinite(found)) throw raised('OverflowError', 'int too large to convert to float')
  return found
}

/** A float without what stands behind its point. @throws Raised for what is no number, or endless */
export function wholeOf(value: number): bigint {
  if (Number.isNaN(value)) throw raised('ValueError', 'cannot convert float NaN to integer')
  if (!Number.isFinite(value)) throw raised('OverflowError', 'cannot convert float infinity to integer')
  return BigInt(Math.trunc(value))
}

/** The quotient of two integers, rounded down. */
export function floorDivide(left: bigint, right: bigint): bigint {
  const quotient = left / right
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient
}

/** The rest that belongs to it: it has the sign of the divisor. */
export const modulo = (left: bigint, right: bigint): bigint => left - floorDivide(left, right) * right

export function floatModulo(left: number, right: number): number {
  const rest = left % right
  if (rest === 0) return right < 0 ? -0 : 0
  return rest < 0 !== right < 0 ? rest + right : rest
}

/** The quotient of two floats, rounded down: that of what is left without the rest. */
export function floatFloorDivide(left: number, right: number): number {
  const rest = left % right
  const isBelow = rest !== 0 && rest < 0 !== right < 0
  const quotient = (left - rest) / right - (isBelow ? 1 : 0)
  if (quotient === 0) return left / right < 0 || Object.is(left / right, -0) ? -0 : 0
  const floor = Math.floor(quotient)
  return quotient - floor > 0.5 ? floor + 1 : floor
}

/** The nearest float of a quotient of integers. @throws Raised OverflowError */
export function trueDivide(left: bigint, right: bigint): number {
  const [first, second] = [Number(left), Number(right)]
  if (Number.isSafeInteger(first) && Number.isSafeInteger(second)) return first / second
  const found = nearestQuotient(absolute(left), absolute(right))
  if (!Number.isFinite(found)) throw raised('OverflowError', 'integer division result too large for a float')
  return left < 0n === right < 0n ? found : -found
}

/** The smallest exponent of a float's last bit. */
const LEAST_POWER = -1074

/** A quotient of positive integers, rounded once, to the bits that a float has at its size. */
function nearestQuotient(left: bigint, right: bigint): number {
  if (left === 0n) return 0
  const isLess =
    left << BigInt(Math.max(0, bitLength(right) - bitLength(left))) <
    right << BigInt(Math.max(0, bitLength(left) - bitLength(right)))
  const power = Math.max(LEAST_POWER, bitLength(left) - bitLength(right) - (isLess ? 53 : 52))
  const shift = BigInt(Math.abs(power))
  const digits = Number(power < 0 ? nearest(left << shift, right) : nearest(left, right << shift))
  // in two steps, as the power alone may be none of a float
  const half = Math.trunc(power / 2)
  return digits * 2 ** half * 2 ** (power - half)
}

/** A number rounded to the nearest even one where it stands in the middle. */
export function roundHalfEven(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  if (rest !== 0.5) return rest > 0.5 ? floor + 1 : floor
  return floor % 2 === 0 ? floor : floor + 1
}

/** A float rounded to so many places. @throws Raised OverflowError */
export function roundTo(value: number, places: number): number {
  if (!Number.isFinite(value) || places > 323) return value
  if (places < -308) return value < 0 || Object.is(value, -0) ? -0 : 0
  const found = Number(`${shifted(Math.abs(value), places)}e${-places}`)
  if (!Number.isFinite(found)) throw raised('OverflowError', 'rounded value too large to represent')
  return value < 0 || Object.is(value, -0) ? -found : found
}

/** An integer rounded to a power of ten, to the even one of two that are as near. */
export function roundWhole(value: bigint, places: number): bigint {
  if (places >= 0) return value
  const unit = 10n ** BigInt(-places)
  const found = nearest(absolute(value), unit) * unit
  return value < 0n ? -found : found
}
