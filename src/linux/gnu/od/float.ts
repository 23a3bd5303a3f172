/** The smallest number of a size with all its digits, and how many digits any number of that size keeps. */
const kinds = {
  4: { least: 2 ** -126, digits: 6, width: 15 },
  8: { least: 2 ** -1022, digits: 15, width: 24 },
} as const

export type FloatSize = keyof typeof kinds

const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** A number as C's `%.*g` writes it. */
function general(value: number, precision: number): string {
  const [mantissa = '', power = '0'] = value.toExponential(precision - 1).split('e')
  const exponent = Number(power)
  if (exponent >= -4 && exponent < precision) return trimmed(value.toFixed(precision - 1 - exponent))
  return `${trimmed(mantissa)}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(2, '0')}`
}

/** How wide a number of a size may be. */
export const floatWidth = (size: FloatSize): number => kinds[size].width

/** A floating point number of IEEE 754, little-endian, in as few digits as tell it from all others. */
export function floatText(bytes: Uint8Array, size: FloatSize): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, size)
  const value = size === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true)
  const sign = ((bytes[size - 1] ?? 0) & 128) === 0 ? '' : '-'
  if (Number.isNaN(value)) return `${sign}nan`
  const absolute = Math.abs(value)
  if (absolute === Infinity) return `${sign}inf`
  if (absolute === 0) return `${sign}0`
  const { least, digits } = kinds[size]
  const same = (text: string): boolean => (size === 4 ? Math.fround(Number(text)) : Number(text)) === absolute
  let precision: number = absolute < least ? 1 : digits
  while (!same(general(absolute, precision))) precision += 1
  return sign + general(absolute, precision)
}
