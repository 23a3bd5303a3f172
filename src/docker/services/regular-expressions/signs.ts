/** Which signs a part of a regular expression takes: each of the first 256, and whether any beyond them. */
export interface Signs {
  readonly table: Uint8Array
  readonly isBeyond: boolean
}

const TABLE = 256
/** Letters, blanks and marks of other scripts. */
const BEYOND = ['\u0100', '\u03b1', '\u2028', '\u4e00', '\ufeff', '\u{1f600}']

export const noSigns: Signs = { table: new Uint8Array(TABLE), isBeyond: false }
export const anySigns: Signs = { table: new Uint8Array(TABLE).fill(1), isBeyond: true }

/** What one sign of a source stands for. */
export function signsOf(text: string, flags: string): Signs {
  const letters = [...flags].filter((letter) => 'isuv'.includes(letter)).join('')
  try {
    const one = new RegExp(`^(?:${text})$`, letters)
    const table = Uint8Array.from({ length: TABLE }, (_, code) => Number(one.test(String.fromCharCode(code))))
    // what is written itself may be none of the samples
    return { table, isBeyond: /[^\0-\xff]|\\u/u.test(text) || BEYOND.some((sign) => one.test(sign)) }
  } catch {
    return anySigns
  }
}

export const together = (one: Signs, other: Signs): Signs => ({
  table: one.table.map((isIn, code) => isIn | (other.table[code] ?? 0)),
  isBeyond: one.isBeyond || other.isBeyond,
})

export const overlaps = (one: Signs, other: Signs): boolean =>
  (one.isBeyond && other.isBeyond) || one.table.some((isIn, code) => isIn === 1 && other.table[code] === 1)

const isIn = ({ table, isBeyond }: Signs, code: number): boolean => (code < TABLE ? table[code] === 1 : isBeyond)

/** How many of some signs stand in a text among others in a row, at most. */
export function mostWithin(text: string, row: Signs, sought: Signs): number {
  let [most, count] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (!isIn(row, code)) count = 0
    else if (isIn(sought, code)) count += 1
    if (count > most) most = count
  }
  return most
}

/** How many of them stand in a row in a text, at most. */
export const longestRun = (text: string, signs: Signs): number => mostWithin(text, signs, signs)
