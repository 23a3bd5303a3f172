import { encodeUtf8 } from '../../../host.ts'
import { goPrintf } from './printf.ts'
import { goJson, goText, isRecord, isTrue } from './value.ts'

/** A function of a template. What it throws is put behind its name. */
export type TemplateFunction = (...words: readonly unknown[]) => unknown

function length(value: unknown): number {
  if (typeof value === 'string') return encodeUtf8(value).length
  if (Array.isArray(value)) return value.length
  if (isRecord(value)) return Object.keys(value).length
  throw new Error(value === null ? 'len of nil pointer' : `len of type ${typeof value === 'number' ? 'int' : 'bool'}`)
}

function item(value: unknown, key: unknown): unknown {
  if (Array.isArray(value)) {
    const at = Number(key)
    if (typeof key !== 'number') throw new Error(`cannot index slice/array with type ${typeof key}`)
    if (at < 0 || at >= value.length) throw new Error(`index out of range: ${at}`)
    return value[at]
  }
  if (typeof value === 'string') return value.codePointAt(Number(key))
  // a key that is not there has the zero value of the map's type
  if (isRecord(value)) return Object.hasOwn(value, String(key)) ? value[String(key)] : null
  throw new Error(
    value === null || value === undefined ? 'index of untyped nil' : `can't index item of type ${typeof value}`,
  )
}

function compare(one: unknown, other: unknown): number {
  if (typeof one !== typeof other) throw new Error('incompatible types for comparison')
  if (typeof one === 'number' && typeof other === 'number') return one - other
  if (typeof one !== 'string' || typeof other !== 'string') throw new Error('invalid type for comparison')
  return one < other ? -1 : one > other ? 1 : 0
}

function isEqual(one: unknown, ...others: readonly unknown[]): boolean {
  if (others.length === 0) throw new Error('missing argument for comparison')
  const [first] = others
  const known = one !== null && first !== null && one !== undefined && first !== undefined
  if (known && typeof one !== typeof first) throw new Error('incompatible types for comparison')
  return others.includes(one)
}

/** Operands one after the other, with spaces between those that are no texts (Go's `Sprint`). */
function print(...words: readonly unknown[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1]
      const spaced = at > 0 && typeof word !== 'string' && typeof before !== 'string'
      return (spaced ? ' ' : '') + goText(word)
    })
    .join('')
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&#34;', "'": '&#39;' }

const text = (value: unknown): string => goText(value)

const list = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value
  throw new Error(`wrong type for value; expected []string; got ${typeof value}`)
}

function slice(value: unknown, from: unknown = 0, to?: unknown): unknown {
  const end = to === undefined ? undefined : Number(to)
  if (typeof value === 'string' || Array.isArray(value)) return value.slice(Number(from), end)
  throw new Error(`can't slice item of type ${typeof value}`)
}

const pad = (value: unknown, before: unknown, after: unknown): string =>
  value === '' ? '' : ' '.repeat(Number(before)) + text(value) + ' '.repeat(Number(after))

const title = (value: unknown): string =>
  text(value).replace(
    /(^|[^\p{L}\p{N}_'])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )

/** Those of text/template, and Docker's own. */
export const functions: Readonly<Record<string, TemplateFunction>> = {
  and: (...words) => words.find((word) => !isTrue(word)) ?? words.at(-1),
  or: (...words) => words.find(isTrue) ?? words.at(-1),
  not: (value) => !isTrue(value),
  eq: isEqual,
  ne: (one, other) => !isEqual(one, other),
  lt: (one, other) => compare(one, other) < 0,
  le: (one, other) => compare(one, other) <= 0,
  gt: (one, other) => compare(one, other) > 0,
  ge: (one, other) => compare(one, other) >= 0,
  len: length,
  index: (value, ...keys) => keys.reduce(item, value),
  slice,
  print,
  println: (...words) => `${words.map(text).join(' ')}\n`,
  printf: (format, ...words) => goPrintf(text(format), words),
  html: (...words) => print(...words).replace(/[&<>"']/g, (letter) => HTML[letter] ?? letter),
  js: (...words) =>
    print(...words).replace(/['"\\<>&=]/g, (letter) => `\\x${letter.charCodeAt(0).toString(16).toUpperCase()}`),
  urlquery: (...words) => encodeURIComponent(print(...words)).replaceAll('%20', '+'),
  call: () => {
    throw new Error('call of nil')
  },
  json: (value) => goJson(value),
  split: (value, separator) => text(value).split(text(separator)),
  join: (values, separator) => list(values).map(text).join(text(separator)),
  title,
  lower: (value) => text(value).toLowerCase(),
  upper: (value) => text(value).toUpperCase(),
  pad,
  truncate: (value, most) => text(value).slice(0, Number(most)),
}

const same: TemplateFunction = (value) => value

/** For the header of a table: what changes a value leaves a heading as it is. */
export const headerFunctions: Readonly<Record<string, TemplateFunction>> = {
  ...functions,
  json: same,
  title: same,
  lower: same,
  upper: same,
  truncate: same,
  split: same,
  join: same,
}
