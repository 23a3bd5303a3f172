/**
 * A floating-point number of x86's 80 bits, which bash's and coreutils' printf calculate in: `mantissa` (64 bits, or 0) times 2 to the
 * `exponent`.
 */
export interface LongDouble {
  readonly negative: boolean
  readonly type: 'finite' | 'inf' | 'nan'
  readonly mantissa: bigint
  readonly exponent: number
}

const BITS = 64
/** Numbers of more decimal digits are infinite, or nothing. */
const HIGHEST = 4932
const LOWEST = -4970
/** A number has no more digits after its point. */
const MOST_FRACTION = 16_500

const NUMBER =
  /^[ \t\n\v\f\r]*([-+]?)(?:(inf(?:inity)?)|(nan)|0x([0-9a-f]+\.?[0-9a-f]*|\.[0-9a-f]+)(?:p([-+]?\d+))?|(\d+\.?\d*|\.\d+)(?:e([-+]?\d+))?)/i

/** Reads a number as strtold(3) does, and tells how many characters it took; undefined where there is none. */
export function readLongDouble(text: string): { readonly value: LongDouble; readonly length: number } | undefined {
  const match = NUMBER.exec(text)
  if (!match) return undefined
  const [whole, sign, infinite, nan, hex, binaryExponent = '0', decimal = '0', exponent = '0'] = match
  const negative = sign === '-'
  const { length } = whole
  if (infinite ?? nan) return { value: special(infinite ? 'inf' : 'nan', negative), length }
  if (hex !== undefined) {
    const [head = '', tail = ''] = hex.split('.')
    const shift = clamp(Number(binaryExponent), 20_000) - 4 * tail.length
    const digits = BigInt(`0x${head}${tail}`)
    const value = shift < 0 ? nearest(digits, 1n << BigInt(-shift)) : nearest(digits << BigInt(shift), 1n)
    return { value: { ...value, negative }, length }
  }
  return { value: { ...fromDecimal(decimal, clamp(Number(exponent), 1e6)), negative }, length }
}

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value))

const special = (type: 'inf' | 'nan', negative = false): LongDouble => ({ negative, type, mantissa: 0n, exponent: 0 })

function fromDecimal(decimal: string, exponent: number): LongDouble {
  const [head = '', tail = ''] = decimal.split('.')
  const digits = (head + tail).replace(/^0+/, '')
  const shift = exponent - tail.length
  const size = digits.length + shift
  if (digits === '' || size < LOWEST) return { negative: false, type: 'finite', mantissa: 0n, exponent: 0 }
  if (size > HIGHEST + 1) return special('inf')
  return shift < 0 ? nearest(BigInt(digits), 10n ** BigInt(-shift)) : nearest(BigInt(digits) * 10n ** BigInt(shift), 1n)
}

const bitLength = (value: bigint): number => (value === 0n ? 0 : value.toString(16).length * 4)

/** The quotient, rounded to the nearest; halves to the even one. */
function divided(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator
  const twice = (numerator % denominator) * 2n
  const up = twice > denominator || (twice === denominator && (quotient & 1n) === 1n)
  return up ? quotient + 1n : quotient
}

/** The number next to a fraction. */
function nearest(numerator: bigint, denominator: bigint): LongDouble {
  if (numerator === 0n) return { negative: false, type: 'finite', mantissa: 0n, exponent: 0 }
  const top = 1n << BigInt(BITS)
  let exponent = bitLength(numerator) - bitLength(denominator) - BITS - 4
  const scaled = (): bigint =>
    exponent < 0
      ? divided(numerator << BigInt(-exponent), denominator)
      : divided(numerator, denominator << BigInt(exponent))
  let mantissa = scaled()
  while (mantissa >= top) {
    exponent += 1
    mantissa = scaled()
  }
  return { negative: false, type: 'finite', mantissa, exponent }
}

/** The number times 10 to the `power`, as a whole number. */
function scaledBy({ mantissa, exponent }: LongDouble, power: number): bigint {
  const ten = 10n ** BigInt(Math.abs(power))
  const numerator = (power > 0 ? mantissa * ten : mantissa) << BigInt(Math.max(exponent, 0))
  const denominator = (power < 0 ? ten : 1n) << BigInt(Math.max(-exponent, 0))
  return divided(numerator, denominator)
}

function fixed(value: LongDouble, precision: number): string {
  const real = Math.min(precision, MOST_FRACTION)
  const digits = scaledBy(value, real)
    .toString()
    .padStart(real + 1, '0')
  const head = digits.slice(0, digits.length - real)
  const tail = digits.slice(digits.length - real).padEnd(precision, '0')
  return tail === '' ? head : `${head}.${tail}`
}

/** Digits in front of the exponent, and the exponent. */
function scientific(value: LongDouble, precision: number): readonly [digits: string, exponent: number] {
  if (value.mantissa === 0n) return ['0'.repeat(precision + 1), 0]
  const real = Math.min(precision, MOST_FRACTION)
  let exponent = Math.floor((value.exponent + Math.log2(Number(value.mantissa))) * Math.LOG10E * Math.LN2)
  let digits = scaledBy(value, real - exponent).toString()
  while (digits.length !== real + 1) {
    exponent += digits.length > real + 1 ? 1 : -1
    digits = scaledBy(value, real - exponent).toString()
  }
  return [digits.padEnd(precision + 1, '0'), exponent]
}

function withExponent(digits: string, exponent: number): string {
  const size = String(Math.abs(exponent)).padStart(2, '0')
  const tail = digits.slice(1)
  return `${digits[0]}${tail === '' ? '' : `.${tail}`}e${exponent < 0 ? '-' : '+'}${size}`
}

function general(value: LongDouble, precision: number, keep: boolean): string {
  const wanted = precision || 1
  const [digits, exponent] = scientific(value, wanted - 1)
  const plain = exponent < wanted && exponent >= -4
  const text = plain ? fixed(value, wanted - 1 - exponent) : withExponent(digits, exponent)
  if (keep) return text
  return text.replace(/(\.\d*?)0+(?=e|$)/, '$1').replace(/\.(?=e|$)/, '')
}

function hexadecimal({ mantissa, exponent }: LongDouble, precision: number | undefined): string {
  if (mantissa === 0n) return `0x0${precision ? `.${'0'.repeat(precision)}` : ''}p+0`
  const cut = precision === undefined || precision >= 15 ? 0 : 4 * (15 - precision)
  const digits = divided(mantissa, 1n << BigInt(cut)).toString(16)
  const tail = precision === undefined ? digits.slice(1).replace(/0+$/, '') : digits.slice(1).padEnd(precision, '0')
  const power = exponent + 60
  return `0x${digits[0]}${tail === '' ? '' : `.${tail}`}p${power < 0 ? '-' : '+'}${Math.abs(power)}`
}

/**
 * A number without its sign as printf(3) writes it.
 * @param letter e, f, g or a; a capital gives capitals
 * @param keep `#`: the point and zeros at the end stay
 */
export function longDoubleText(
  value: LongDouble,
  letter: string,
  precision: number | undefined,
  keep: boolean,
): string {
  const text = unsigned(value, letter.toLowerCase(), precision, keep)
  return letter === letter.toUpperCase() ? text.toUpperCase() : text
}

function unsigned(value: LongDouble, letter: string, precision: number | undefined, keep: boolean): string {
  if (value.type !== 'finite') return value.type
  const places = precision ?? 6
  const dot = keep && places === 0
  if (letter === 'f') return fixed(value, places) + (dot ? '.' : '')
  if (letter === 'e') return withExponent(...scientific(value, places)).replace('e', dot ? '.e' : 'e')
  return letter === 'g' ? general(value, places, keep) : hexadecimal(value, precision)
}
