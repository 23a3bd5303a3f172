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

/** The quotient of two integers, rounded down. */
export function floorDivide(left: bigint, right: bigint): bigint {
  const quotient = left / right
  return left % right !== 0n && left < 0n !== right < 0n ? quotient - 1n : quotient
}

/** The rest that belongs to it: it has the sign of the divisor. */
export const modulo = (left: bigint, right: bigint): bigint => left - floorDivide(left, right) * right

export const floatModulo = (left: number, right: number): number => {
  const rest = left % right
  return rest !== 0 && rest < 0 !== right < 0 ? rest + right : rest
}

/** The nearest float of a quotient of integers. */
export function trueDivide(left: bigint, right: bigint): number {
  const [first, second] = [Number(left), Number(right)]
  if (Number.isSafeInteger(first) && Number.isSafeInteger(second)) return first / second
  const shift = BigInt(Math.max(0, 1100 - absolute(left).toString(2).length + absolute(right).toString(2).length))
  const scaled = (left << shift) / right
  return shift > 1000n ? first / second : Number(scaled) / 2 ** Number(shift)
}

/** A number rounded to the nearest even one where it stands in the middle. */
export function roundHalfEven(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  if (rest !== 0.5) return Math.round(value)
  return floor % 2 === 0 ? floor : floor + 1
}
