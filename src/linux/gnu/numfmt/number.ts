import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
/** A number as numfmt works with it: exact, since halves must be rounded as they stand. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

export const scales = ['none', 'auto', 'si', 'iec', 'iec-i'] as const
export type Scale = (typeof scales)[number]
export const roundings = ['up', 'down', 'from-zero', 'towards-zero', 'nearest'] as const
export type Rounding = (typeof roundings)[number]

const UNITS = 'KMGTPEZY'
/** More digits than these are not kept by the long double that GNU's works with. */
const MOST_DIGITS = 27

/** What is wrong with a number. */
export class NumberProblem extends Error {
  override readonly name = 'NumberProblem'
  readonly phrase: Phrase

  constructor(said: Phrase) {
    super('not a number to work with')
    this.phrase = said
  }
}

/** How large a suffix makes a number, and what stands behind it. */
function suffixOf(text: string, rest: string, from: Scale): readonly [factor: bigint, behind: string] {
  const letter = rest.replace(/^[ \t]+/, '')
  const power = letter === '' ? 0 : UNITS.indexOf(letter.charAt(0)) + 1
  if (letter !== '' && power === 0) throw new NumberProblem(phrase`invalid suffix in input: ${quoted(text)}`)
  if (letter !== '' && from === 'none')
    throw new NumberProblem(phrase`rejecting suffix in input: ${quoted(text)} (consider using --from)`)
  const behind = letter.slice(1)
  const binary = from === 'iec' || from === 'iec-i' || (from === 'auto' && behind.startsWith('i'))
  if (from === 'iec-i' && !behind.startsWith('i'))
    throw new NumberProblem(phrase`missing 'i' suffix in input: ${quoted(text)} (e.g Ki/Mi/Gi)`)
  const taken = from === 'iec-i' || (from === 'auto' && binary) ? 1 : 0
  return [(binary ? 1024n : 1000n) ** BigInt(power), behind.slice(taken)]
}

/** Reads a number with its suffix; `digits`: how many stand after the point of one without. @throws NumberProblem */
export function readNumber(text: string, from: Scale): { readonly value: Fraction; readonly digits: number } {
  const [whole, sign = '', before = '', , after = ''] = /^(-?)(\d*)(\.(\d+))?/.exec(text) ?? []
  const rest = text.slice(whole?.length ?? 0)
  if ((before === '' && after === '') || rest.startsWith('.'))
    throw new NumberProblem(phrase`invalid number: ${quoted(text)}`)
  if (before.replace(/^0+/, '').length > MOST_DIGITS)
    throw new NumberProblem(phrase`value too large to be converted: ${quoted(text)}`)
  const [factor, behind] = suffixOf(text, rest, from)
  if (behind !== '') throw new NumberProblem(phrase`invalid suffix in input ${quoted(text)}: ${quoted(behind)}`)
  const top = BigInt(before + after) * factor * (sign === '' ? 1n : -1n)
  return { value: { top, bottom: 10n ** BigInt(after.length) }, digits: rest === '' ? after.length : 0 }
}

/** The nearest whole number, by a rule. */
function rounded({ top, bottom }: Fraction, rounding: Rounding): bigint {
  const towards = top / bottom
  const rest = top - towards * bottom
  if (rest === 0n) return towards
  const away = towards + (top < 0n ? -1n : 1n)
  if (rounding === 'nearest') return (rest < 0n ? -rest : rest) * 2n >= bottom ? away : towards
  if (rounding === 'up') return top > 0n ? away : towards
  if (rounding === 'down') return top > 0n ? towards : away
  return rounding === 'from-zero' ? away : towards
}

/** A whole number of 10^-places, with so many digits shown after the point: C's printf rounds halves to the even side. */
function decimal(number: bigint, places: number, shown: number): string {
  const unit = 10n ** BigInt(Math.max(0, places - shown))
  const [quotient, rest] = [number / unit, (number % unit) * 2n]
  const half = rest < 0n ? -rest : rest
  const up = half > unit || (half === unit && quotient % 2n !== 0n)
  const kept = up ? quotient + (number < 0n ? -1n : 1n) : quotient
  const digits = String(kept < 0n ? -kept : kept).padStart(Math.min(places, shown) + 1, '0')
  const point = digits.length - Math.min(places, shown)
  const after = digits.slice(point).padEnd(shown, '0')
  return (number < 0n ? '-' : '') + digits.slice(0, point) + (after === '' ? '' : `.${after}`)
}

export interface NumberFormat {
  readonly to: Scale
  readonly rounding: Rounding
  /** Digits after the point, where they are asked for. */
  readonly precision: number | undefined
  /** How wide it is made with zeros. */
  readonly zeros: number
}

const magnitude = ({ top, bottom }: Fraction): bigint => (top < 0n ? -top : top) / bottom

/** Six digits that count, as C's %Lg writes a large number. */
const large = (value: Fraction): string =>
  (Number(value.top) / Number(value.bottom)).toPrecision(6).replace(/\.?0+(?=e)/, '')

function unscaled(value: Fraction, places: number, { rounding, zeros }: NumberFormat): string {
  if (String(magnitude(value)).length - 1 + places > 18) {
    const what =
      places > 0
        ? `value/precision too large to be printed: '${large(value)}/${places}'`
        : `value too large to be printed: '${large(value)}'`
    throw new NumberProblem(`${what} (consider using --to)`)
  }
  const number = rounded({ ...value, top: value.top * 10n ** BigInt(places) }, rounding)
  return decimal(number, places, places).padStart(zeros, '0')
}

/** Writes a number in its scale; `digits`: how many it was given after the point. @throws NumberProblem */
export function writeNumber(value: Fraction, digits: number, format: NumberFormat): string {
  const { to, rounding, precision, zeros } = format
  if (to === 'none') return unscaled(value, precision ?? digits, format)
  if (String(magnitude(value)).length > MOST_DIGITS)
    throw new NumberProblem(`value too large to be printed: '${large(value)}' (cannot handle values > 999Y)`)
  const base = to === 'si' ? 1000n : 1024n
  let [power, scaled] = [0, value]
  while (magnitude(scaled) >= base) {
    scaled = { top: scaled.top, bottom: scaled.bottom * base }
    power += 1
  }
  const kept = precision === undefined ? Number(magnitude(scaled) < 10n) : Math.min(power * 3, precision)
  const unit = 10n ** BigInt(kept)
  let number = rounded({ ...scaled, top: scaled.top * unit }, rounding)
  if (magnitude({ top: number, bottom: unit }) >= base) {
    number /= base
    power += 1
  }
  const point = number !== 0n && magnitude({ top: number, bottom: unit }) < 10n && power > 0
  const text = decimal(number, kept, precision ?? Number(point)).padStart(zeros, '0')
  return text + (power > 0 ? UNITS.charAt(power - 1) + (to === 'iec-i' ? 'i' : '') : '')
}
