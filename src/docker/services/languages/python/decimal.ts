/** A float that is finite and not negative as a quotient of integers. */
export function quotientOf(value: number): readonly [bigint, bigint] {
  const [bits = 0n] = new BigUint64Array(new Float64Array([value]).buffer)
  const [fraction, exponent] = [bits & ((1n << 52n) - 1n), Number(bits >> 52n)]
  const mantissa = exponent === 0 ? fraction : fraction | (1n << 52n)
  const power = Math.max(exponent, 1) - 1075
  return power < 0 ? [mantissa, 1n << BigInt(-power)] : [mantissa << BigInt(power), 1n]
}

/** The quotient of two positive integers, rounded to the nearest, and to the even one of two. */
export function nearest(top: bigint, bottom: bigint): bigint {
  const [quotient, rest] = [top / bottom, (top % bottom) * 2n]
  return rest > bottom || (rest === bottom && quotient % 2n === 1n) ? quotient + 1n : quotient
}

/** `value * 10 ** places` of a float that is not negative, rounded from its exact value. */
export function shifted(value: number, places: number): bigint {
  const [top, bottom] = quotientOf(value)
  return places < 0 ? nearest(top, bottom * 10n ** BigInt(-places)) : nearest(top * 10n ** BigInt(places), bottom)
}

/** No float has more places than this: behind them are zeros. */
const MOST_PLACES = 1074

/** A float that is not negative with so many places behind the point. */
export function fixed(value: number, places: number): string {
  const own = Math.min(places, MOST_PLACES)
  const digits = String(shifted(value, own)).padStart(own + 1, '0')
  const whole = digits.slice(0, digits.length - own)
  return places === 0 ? whole : `${whole}.${digits.slice(digits.length - own).padEnd(places, '0')}`
}

/** The first digits of a float that is not negative, and the power of ten of the first one. */
export function significant(value: number, count: number): { readonly digits: string; readonly power: number } {
  if (value === 0) return { digits: '0'.repeat(count), power: 0 }
  const own = Math.min(count, MOST_PLACES)
  const power = Number(value.toExponential().split('e')[1])
  const digits = String(shifted(value, own - 1 - power))
  const isLonger = digits.length > own
  return { digits: digits.slice(0, own).padEnd(count, '0'), power: isLonger ? power + 1 : power }
}
