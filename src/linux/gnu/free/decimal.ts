/** Reads a decimal number as the programs of procps do, with a point or a comma and no exponent; undefined when it is none. */
export function parseDecimal(text: string): number | undefined {
  if (!/^\s*[-+]?(?=[\d.,])\d*(?:[.,]\d*)?$/.test(text)) return undefined
  const [, sign, digits = ''] = /^([-+]?)(.*)$/.exec(text.trim()) ?? []
  return Number(`${sign}0${digits.replace(',', '.')}`)
}
