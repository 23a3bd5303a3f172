import { AssociativeArray, IndexedArray } from './arrays.ts'

/** What a variable holds; undefined when it is declared without a value. */
export type Value = string | IndexedArray | AssociativeArray | undefined

/** Attributes of a variable, as `declare` sets them. */
export interface Attributes {
  readonly exported: boolean
  readonly readonly: boolean
  readonly integer: boolean
  /** `declare -c`: the first letter is a capital, the others are not. */
  readonly capitalized: boolean
  readonly lowercase: boolean
  readonly uppercase: boolean
  readonly nameref: boolean
  /** `declare -t`: it means nothing for a variable, and is told. */
  readonly traced: boolean
}

/** What a value is without a subscript: of an array it is element 0. */
export function firstOf(value: Value): string | undefined {
  if (typeof value === 'string' || value === undefined) return value
  return value instanceof IndexedArray ? value.get(0) : value.get('0')
}

/** Whether a variable with this value was ever given one: `declare -a x` gives none, `x=()` an empty one. */
export const isAssigned = (value: Value): boolean =>
  typeof value === 'object' ? !value.blank || value.size > 0 : value !== undefined

/** A text with capitals and small letters as the attributes of a variable want them. */
export function cased({ capitalized, lowercase, uppercase }: Attributes, text: string): string {
  if (capitalized) return text.toLowerCase().replace(/^./su, (first) => first.toUpperCase())
  if (lowercase) return text.toLowerCase()
  return uppercase ? text.toUpperCase() : text
}

/** Part of a variable: an index, a key, or all of it (`@`). */
export type Subscript = number | string

/** Bytes that a value takes, of an array as far as they were told. */
export const lengthOf = (value: Value | undefined): number =>
  typeof value === 'string' ? value.length : (value?.told ?? 0)

const NAME = /^[A-Za-z_]\w*$/
/** What `declare -n` may stand for. */
export const REFERRED = /^[A-Za-z_]\w*(\[.*\])?$/s
/** Whether a word can name a variable. */
export const isName = (word: string): boolean => NAME.test(word)
