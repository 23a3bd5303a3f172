/** A number of bc(1): `units` / 10^`scale`. */
export interface Decimal {
  readonly units: bigint
  /** How many digits there are after the point. */
  readonly scale: number
}

export const ZERO: Decimal = { units: 0n, scale: 0 }
export const ONE: Decimal = { units: 1n, scale: 0 }

const power = (digits: number): bigint => 10n ** BigInt(digits)

/** A calculation that bc refuses; `message` is what it says. */
export class DecimalError extends Error {
  override readonly name = 'DecimalError'
}

/** The number with another scale; digits that do not fit are cut off. */
export function rescale({ units, scale }: Decimal, to: number): Decimal {
  if (to >= scale) return { units: units * power(to - scale), scale: to }
  return { units: units / power(scale - to), scale: to }
}

const aligned = (a: Decimal, b: Decimal): readonly [bigint, bigint, number] => {
  const scale = Math.max(a.scale, b.scale)
  return [rescale(a, scale).units, rescale(b, scale).units, scale]
}

export function add(a: Decimal, b: Decimal): Decimal {
  const [left, right, scale] = aligned(a, b)
  return { units: left + right, scale }
}

export const negate = ({ units, scale }: Decimal): Decimal => ({ units: -units, scale })

export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, negate(b))

export function compare(a: Decimal, b: Decimal): number {
  const [left, right] = aligned(a, b)
  return left < right ? -1 : Number(left > right)
}

export function multiply(a: Decimal, b: Decimal, scale: number): Decimal {
  const product = { units: a.units * b.units, scale: a.scale + b.scale }
  return rescale(product, Math.min(product.scale, Math.max(scale, a.scale, b.scale)))
}

/** @throws DecimalError */
export function divide(a: Decimal, b: Decimal, scale: number): Decimal {
  if (b.units === 0n) throw new DecimalError('Divide by zero')
  const shift = scale + b.scale - a.scale
  const dividend = shift >= 0 ? a.units * power(shift) : a.units / power(-shift)
  return { units: dividend / b.units, scale }
}

/** What is left of a division that is carried to `scale` digits. @throws DecimalError */
export function remainder(a: Decimal, b: Decimal, scale: number): Decimal {
  if (b.units === 0n) throw new DecimalError('Modulo by zero')
  const quotient = divide(a, b, scale)
  const whole = { units: quotient.units * b.units, scale: quotient.scale + b.scale }
  return rescale(subtract(a, whole), Math.max(scale + b.scale, a.scale))
}

/** The most digits that a power may have: more would stop the page for a while. */
const MOST_DIGITS = 100_000

/** @throws DecimalError for a result of more than 100,000 digits */
export function raise(base: Decimal, exponent: Decimal, scale: number): Decimal {
  const times = exponent.units / power(exponent.scale)
  if (times < 0n) return divide(ONE, raise(base, { units: -times, scale: 0 }, scale), scale)
  if (BigInt(base.units.toString().length) * times > BigInt(MOST_DIGITS))
    throw new DecimalError('exponent too large in raise')
  const result = { units: base.units ** times, scale: base.scale * Number(times) }
  return rescale(result, Math.min(result.scale, Math.max(scale, base.scale)))
}

/** @throws DecimalError for a number below zero */
export function squareRoot(value: Decimal, scale: number): Decimal {
  if (value.units < 0n) throw new DecimalError('Square root of a negative number')
  const digits = Math.max(scale, value.scale)
  const target = rescale(value, digits * 2).units
  if (target === 0n) return { units: 0n, scale: digits }
  let guess = power(Math.ceil(target.toString().length / 2))
  for (;;) {
    const next = (guess + target / guess) / 2n
    if (next >= guess) return { units: guess, scale: digits }
    guess = next
  }
}

/** A number as it is written in base 10: no zero stands before the point. */
function decimalText({ units, scale }: Decimal): string {
  if (units === 0n) return '0'
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(scale, '0')
  const point = digits.length - scale
  return sign + digits.slice(0, point) + (scale > 0 ? `.${digits.slice(point)}` : '')
}

const DIGITS = '0123456789ABCDEF'

/** A number from what a program says, in an input base of 2 to 16. */
export function readDecimal(text: string, base: number): Decimal {
  const [whole = '', fraction = ''] = text.split('.')
  if (base === 10 && !/[A-F]/.test(text)) return { units: BigInt(whole + fraction || '0'), scale: fraction.length }
  // a digit that the base does not have counts as its greatest, but for a number of one digit
  const digit = (letter: string): number =>
    text.length === 1 ? DIGITS.indexOf(letter) : Math.min(DIGITS.indexOf(letter), base - 1)
  let units = 0n
  for (const letter of whole + fraction) units = units * BigInt(base) + BigInt(digit(letter))
  return divide({ units, scale: 0 }, { units: BigInt(base) ** BigInt(fraction.length), scale: 0 }, fraction.length)
}

/** A number in an output base: up to 16 with letters, above it as decimal groups. */
export function numberText(value: Decimal, base: number): string {
  if (base === 10) return decimalText(value)
  if (value.units === 0n) return '0'
  const digit = (of: number): string =>
    base <= 16 ? (DIGITS[of] ?? '') : ` ${String(of).padStart(String(base - 1).length, '0')}`
  const { units, scale } = value.units < 0n ? negate(value) : value
  let whole = units / power(scale)
  let text = ''
  for (; whole > 0n; whole /= BigInt(base)) text = digit(Number(whole % BigInt(base))) + text
  return (value.units < 0n ? '-' : '') + text + fractionText(units % power(scale), scale, { base, digit })
}

function fractionText(
  units: bigint,
  scale: number,
  { base, digit }: { readonly base: number; readonly digit: (of: number) => string },
): string {
  if (scale === 0) return ''
  let [text, left] = ['.', units]
  for (let place = 1n; place < power(scale); place *= BigInt(base)) {
    left *= BigInt(base)
    text += digit(Number(left / power(scale)))
    left %= power(scale)
  }
  return text
}
