import { Failure } from '../library/program.ts'
import { formatNumber } from './printf.ts'

/** Text that came from outside: it compares as a number when it looks like one. */
export class InputText {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** Undefined is a variable that nothing was assigned to. */
export type Value = number | string | InputText | undefined
export type AwkArray = Map<string, Value>

/** The most elements of an array: one more and the platform would make it twice as large at once, for a fifth of a second. */
export const MOST_ELEMENTS = 2 ** 21

/** Sets an element. @throws Failure for more than an array may have */
export function setElement(array: AwkArray, key: string, value: Value): void {
  if (array.size >= MOST_ELEMENTS && !array.has(key)) throw new Failure('memory exhausted', 2)
  array.set(key, value)
}

/** A variable that was passed to a function before it was known what it is. */
export class Untyped {
  array: AwkArray | undefined
}

const LOOKS_NUMERIC = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?\s*$/
const BEGINS_NUMERIC = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/

function numberIn(text: string): number {
  const plain = Number(text)
  // what JavaScript reads as other numbers ('', '0x10', 'Infinity') is none here
  if (!Number.isNaN(plain) && LOOKS_NUMERIC.test(text)) return plain
  const hexadecimal = /^\s*([-+]?)(0[xX][0-9a-fA-F]+)/.exec(text)
  if (hexadecimal) return Number(hexadecimal[2]) * (hexadecimal[1] === '-' ? -1 : 1)
  return Number(BEGINS_NUMERIC.exec(text)?.[0] ?? 0)
}

export function toNumber(value: Value): number {
  if (typeof value === 'number') return value
  if (value === undefined) return 0
  return numberIn(typeof value === 'string' ? value : value.text)
}

/** Whether a number is written as a whole one: larger ones are not, in mawk. */
export const isShortWhole = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= 0x7fffffff

/** A number as text: whole ones as they are unless they are very large, others by `format` (CONVFMT, OFMT). */
export function numberText(value: number, format: string): string {
  if (isShortWhole(value)) return String(value)
  if (Number.isNaN(value)) return '-nan'
  if (!Number.isFinite(value)) return value < 0 ? '-inf' : 'inf'
  return formatNumber(format, value)
}

export const isNumeric = (value: Value): boolean =>
  typeof value === 'number' || value === undefined || (value instanceof InputText && LOOKS_NUMERIC.test(value.text))

export function isTrue(value: Value): boolean {
  if (typeof value === 'string') return value !== ''
  if (value instanceof InputText) return isNumeric(value) ? numberIn(value.text) !== 0 : value.text !== ''
  return value !== undefined && value !== 0
}
