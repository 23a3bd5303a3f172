import type { Facts } from '../facts.ts'
import { SqlError, type Value } from '../syntax.ts'
import { readArray, writeArray } from './arrays.ts'
import {
  dateText,
  type Misread,
  momentOf,
  readClock,
  readTimestamp,
  timestampText,
  timestamptzText,
  timeText,
} from './dates.ts'
import { decimalOf, decimalText, roundDecimal } from './decimal.ts'
import { intervalText, readInterval } from './intervals.ts'
import { bareName, bitsOf, type Family, type SqlType } from './type.ts'

type Known = Exclude<Value, null>

/** What a value is made from, and what for. */
export interface Conversion {
  readonly from: SqlType
  readonly to: SqlType
  readonly facts: Facts
  /** The column that is to keep the value; MySQL is stricter there, and PostgreSQL cuts nothing off. */
  readonly column?: string | undefined
}

type Convert = (value: Known, conversion: Conversion) => Value

function refuse(value: Known, { to, column, facts }: Conversion): never {
  const wide = facts.server === 'mysql' ? bareName(to) : to.family === 'enum' ? to.name : bareName(to)
  throw new SqlError({
    type: to.family === 'enum' ? 'bad-label' : 'bad-value',
    kind: wide,
    text: String(value),
    ...(column !== undefined && { column }),
  })
}

/** The number at the beginning of a text, as MySQL takes it. */
const leadingNumber = (text: string): string => /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i.exec(text)?.[0] ?? '0'

/** A text that is to be a number; MySQL takes what it begins with unless a column is to keep it. */
function digitsOf(value: Known, conversion: Conversion): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  const text = String(value)
  if (decimalOf(text)) return text
  if (conversion.facts.server === 'postgres' || conversion.column !== undefined) return refuse(value, conversion)
  return leadingNumber(text)
}

function toInteger(value: Known, conversion: Conversion): Value {
  const { from, to, facts, column } = conversion
  const text = digitsOf(value, conversion)
  if (
    facts.server === 'postgres' &&
    typeof value === 'string' &&
    from.family !== 'numeric' &&
    from.family !== 'float' &&
    !/^\s*[-+]?\d+\s*$/.test(text)
  )
    return refuse(value, conversion)
  const decimal = decimalOf(text)
  const number = decimal ? Number(decimalText(roundDecimal(decimal, 0))) : Number(text)
  // PostgreSQL rounds halves of floating numbers to the even neighbour
  const whole =
    from.family === 'float' && facts.server === 'postgres' && Math.abs(number - Number(text)) === 0.5
      ? 2 * Math.round(Number(text) / 2)
      : number
  const bits = bitsOf(to)
  const most = 2 ** (to.unsigned ? bits : bits - 1)
  const least = to.unsigned ? 0 : -most
  if (whole < most && whole >= least) return Object.is(whole, -0) ? 0 : whole
  if (facts.server === 'mysql' && column === undefined) return whole
  throw new SqlError({
    type: 'out-of-range',
    column: column ?? '',
    kind: bareName(to),
    ...(typeof value === 'string' && from.family !== 'numeric' && { text: value }),
  })
}

/** PostgreSQL keeps 131,072 digits before the point of a number; here so many as its column has. */
function toNumeric(value: Known, conversion: Conversion): Value {
  const decimal = decimalOf(typeof value === 'number' ? plain(value) : digitsOf(value, conversion))
  if (!decimal) return refuse(value, conversion)
  const [precision, scale] =
    conversion.to.sizes ?? (conversion.facts.server === 'mysql' && conversion.column !== undefined ? [10, 0] : [])
  if (precision === undefined) return decimalText(decimal)
  const made = roundDecimal(decimal, scale ?? 0)
  if (decimalText(made).replace(/^-?0?(\d*).*$/, '$1').length > precision - (scale ?? 0))
    throw new SqlError({ type: 'too-wide', column: conversion.column ?? '', precision, scale: scale ?? 0 })
  return decimalText(made)
}

/** A number without an exponent. */
const plain = (value: number): string =>
  /e/.test(String(value))
    ? value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : String(value)

const toFloat: Convert = (value, conversion) => {
  if (typeof value === 'string' && /^\s*[-+]?(?:infinity|nan)\s*$/i.test(value)) return value.trim().replace(/^\+/, '')
  const number = Number(digitsOf(value, conversion))
  return conversion.to.name === 'float4' ? Number(Math.fround(number).toPrecision(7)) : number
}

/** A value as a text that no type limits. */
export const plainText = (value: Known, server: 'postgres' | 'mysql'): string => {
  if (typeof value === 'boolean') return server === 'mysql' ? (value ? '1' : '0') : value ? 'true' : 'false'
  return String(value)
}

/** A text as a column or a cast keeps it: what is too long is cut off by a cast alone, blanks at the end always. */
function toText(value: Known, { to, facts, column }: Conversion): Value {
  const text = plainText(value, facts.server)
  const isOne = to.name === 'bpchar' && (facts.server === 'postgres' || column !== undefined)
  const [length = isOne ? 1 : undefined] = to.sizes ?? []
  if (length === undefined) return text
  if (column !== undefined && [...text.trimEnd()].length > length)
    throw new SqlError({
      type: 'too-long',
      column,
      kind: `${to.name === 'bpchar' ? 'character' : 'character varying'}(${length})`,
    })
  const cut = [...text].slice(0, length).join('')
  return to.name === 'bpchar' && facts.server === 'postgres' ? cut.padEnd(length) : cut
}

const TRUE = /^\s*(?:t|tr|tru|true|y|ye|yes|on|1)\s*$/i
const FALSE = /^\s*(?:f|fa|fal|fals|false|n|no|of|off|0)\s*$/i

const toBoolean: Convert = (value, conversion) => {
  if (typeof value !== 'string') return value !== 0 && value !== false
  return TRUE.test(value) || (FALSE.test(value) ? false : refuse(value, conversion))
}

/** What is no moment: MySQL gives NULL for it, unless a column is to keep it. */
function misread(value: Known, why: Misread, conversion: Conversion): Value {
  const { facts, to, column } = conversion
  if (facts.server === 'mysql' && column === undefined) return null
  if (facts.server === 'postgres' && why === 'range') throw new SqlError({ type: 'no-such-day', text: String(value) })
  throw new SqlError({
    type: 'bad-value',
    kind: facts.server === 'mysql' && to.family !== 'date' ? 'datetime' : typeWithZone(to),
    text: String(value),
    ...(column !== undefined && { column }),
  })
}

/** In messages about texts, types of time have no words about zones where they have none. */
const typeWithZone = (to: SqlType): string => (to.family === 'timestamp' ? 'timestamp' : bareName(to))

function momentIn(value: Known, conversion: Conversion): number | Misread {
  const { facts, to } = conversion
  return readTimestamp(String(value), { now: facts.now * 1000, zoned: to.family === 'timestamptz' })
}

const toMoment =
  (text: (micros: number) => string): Convert =>
  (value, conversion) => {
    const micros = momentIn(value, conversion)
    if (typeof micros !== 'number') return misread(value, micros, conversion)
    // a column of MySQL keeps whole seconds
    const isWhole = conversion.facts.server === 'mysql' && !conversion.to.sizes && conversion.column !== undefined
    return text(isWhole ? Math.round(micros / 1_000_000) * 1_000_000 : micros)
  }

const toTime: Convert = (value, conversion) => {
  const text = String(value)
  const clock = readClock(text.replace(/^\d{4}-\d\d-\d\d[T ]/, '').replace(/[-+]\d\d$/, ''))
  return typeof clock === 'string' ? misread(value, clock, conversion) : timeText(clock.time)
}

const toInterval: Convert = (value, conversion) => {
  const read = readInterval(String(value))
  return read ? intervalText(read) : refuse(value, conversion)
}

const toJson: Convert = (value, { to, facts, column }) => {
  try {
    const parsed: unknown = JSON.parse(String(value))
    return to.name === 'json' && facts.server === 'postgres' ? String(value) : spacedJson(parsed)
  } catch {
    throw new SqlError({ type: 'bad-json', text: String(value), ...(column !== undefined && { column }) })
  }
}

/** JSON with blanks behind its marks, as jsonb and MySQL write it: keys stand by their lengths first. */
export function spacedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => spacedJson(one)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).toSorted(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
  return `{${members.map(([key, one]) => `${JSON.stringify(key)}: ${spacedJson(one)}`).join(', ')}}`
}

const UUID = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i

const toUuid: Convert = (value, conversion) => {
  const found = UUID.exec(String(value).trim())
  return found ? found.slice(1).join('-').toLowerCase() : refuse(value, conversion)
}

const toEnum: Convert = (value, conversion) => {
  const { to, facts } = conversion
  const text = String(value)
  const label = to.labels?.find((one) =>
    facts.server === 'mysql' ? one.toLowerCase() === text.toLowerCase() : one === text,
  )
  return label ?? refuse(value, conversion)
}

const toArray: Convert = (value, conversion) => {
  const { of } = conversion.to
  const items = readArray(String(value))
  if (!items || !of) throw new SqlError({ type: 'bad-array', text: String(value) })
  return writeArray(
    items.map((item) => convert(item, { ...conversion, to: of, from: conversion.from.of ?? conversion.from })),
  )
}

const CONVERT: Readonly<Record<Family, Convert>> = {
  integer: toInteger,
  numeric: toNumeric,
  float: toFloat,
  text: toText,
  bytes: toText,
  boolean: toBoolean,
  date: toMoment((micros) => dateText(momentOf(micros))),
  timestamp: toMoment(timestampText),
  timestamptz: toMoment(timestamptzText),
  time: toTime,
  interval: toInterval,
  json: toJson,
  uuid: toUuid,
  enum: toEnum,
  array: toArray,
  void: (value) => value,
  unknown: (value) => value,
}

/** A value as one of another type. @throws SqlError where there is none */
export const convert = (value: Value, conversion: Conversion): Value =>
  value === null ? null : CONVERT[conversion.to.family](value, conversion)
