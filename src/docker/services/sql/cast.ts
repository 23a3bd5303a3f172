import type { Facts } from './facts.ts'
import { SqlError, type Value } from './syntax.ts'

/** A type by its name, and how long or exact it is. */
interface Kind {
  readonly name: string
  readonly sizes: readonly number[]
}

type Known = Exclude<Value, null>
type Cast = (value: Known, kind: Kind, facts: Facts) => Value

const refuse = (kind: string, text: string): never => {
  throw new SqlError({ type: 'not-a-number', kind, text })
}

/** The number at the beginning of a text, as MySQL takes it. */
const leadingNumber = (text: string): number => Number(/^\s*[-+]?\d*\.?\d+(?:e[-+]?\d+)?/i.exec(text)?.[0] ?? 0)

const INTEGER = /^\s*[-+]?\d+\s*$/
const NUMBER = /^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?\s*$/i

function numberOf(value: Known, kind: string, { server }: Facts, form: RegExp): number {
  if (typeof value !== 'string') return Number(value)
  if (server === 'mysql') return leadingNumber(value)
  return form.test(value) ? Number(value) : refuse(kind, value)
}

/** A value as a number that is reckoned with. @throws SqlError where it is none, in PostgreSQL */
export const reckoned = (value: Value, facts: Facts): number =>
  value === null ? 0 : numberOf(value, 'integer', facts, NUMBER)

/** Halves go away from zero. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value))

const toInteger: Cast = (value, _kind, facts) => rounded(numberOf(value, 'integer', facts, INTEGER))

/** It stays a text, so that what is reckoned with it is no integer. */
const toNumber: Cast = (value, { name, sizes: [, digits] }, facts) => {
  const number = numberOf(value, name.startsWith('double') ? 'double precision' : name, facts, NUMBER)
  return digits === undefined ? String(number) : number.toFixed(digits)
}

const toText: Cast = (value, { sizes: [length] }) => String(value).slice(0, length)

const TRUE = /^\s*(?:t|tr|tru|true|y|ye|yes|on|1)\s*$/i
const FALSE = /^\s*(?:f|fa|fal|fals|false|n|no|of|off|0)\s*$/i

const toBoolean: Cast = (value) => {
  if (typeof value !== 'string') return value !== 0 && value !== false
  return TRUE.test(value) || (FALSE.test(value) ? false : refuse('boolean', value))
}

const DATE = /^\s*(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(:\d\d(?:\.\d+)?)?.*)?\s*$/

function dateParts(value: Known, kind: string, { server }: Facts): RegExpExecArray | undefined {
  const found = DATE.exec(String(value))
  if (found && !Number.isNaN(Date.parse(found[1] ?? ''))) return found
  return server === 'mysql' ? undefined : refuse(kind, String(value))
}

const toDate: Cast = (value, _kind, facts) => dateParts(value, 'date', facts)?.[1] ?? null

const toTime: Cast = (value, _kind, facts) => {
  const found = dateParts(value, 'timestamp', facts)
  return found ? `${found[1]} ${found[2] ?? '00:00'}${found[3] ?? ':00'}` : null
}

const casts: readonly (readonly [names: RegExp, cast: Cast])[] = [
  [/^(?:int|integer|int[248]|smallint|bigint|signed|unsigned)(?: integer)?$/, toInteger],
  [/^(?:numeric|decimal|real|float[48]?|double|double precision)$/, toNumber],
  [/^(?:text|varchar|character varying|char|character|bpchar)$/, toText],
  [/^bool(?:ean)?$/, toBoolean],
  [/^date$/, toDate],
  [/^(?:timestamp|datetime)(?: with(?:out)? time zone)?$/, toTime],
]

/** A value as one of another type. @throws SqlError where there is none, or the type is not simulated */
export function castTo(type: string, value: Value, facts: Facts): Value {
  const name = type.replace(/\(.*?\)/, '')
  const cast = casts.find(([names]) => names.test(name))?.[1]
  if (!cast) throw new SqlError({ type: 'not-simulated', what: `a cast to ${name}` })
  if (value === null) return null
  const sizes = (/\((.*?)\)/.exec(type)?.[1] ?? '').split(',').filter((size) => size !== '')
  return cast(value, { name, sizes: sizes.map(Number) }, facts)
}
