import { castTo } from './cast.ts'
import type { Facts } from './facts.ts'
import { isNumeric } from './select.ts'
import { type Column, SqlError, type Value } from './syntax.ts'

const LIMITED = /^(?:varchar|character varying|char|character)\((\d+)\)/
const EXACT = /^(?:numeric|decimal)\(\d+(?:,(\d+))?\)/

/** How many bits the integers have. */
const INTEGERS: readonly (readonly [kind: RegExp, bits: number])[] = [
  [/^tinyint/, 8],
  [/^mediumint/, 24],
  [/^(?:smallint|smallserial|int2)/, 16],
  [/^(?:int|int4|integer|serial)(?:$|[( ])/, 32],
  [/^(?:bigint|bigserial|int8)/, 64],
]

/** Halves go away from zero. */
function rounded(value: number, digits: number): number {
  return Math.sign(value) * Number(`${Math.round(Number(`${Math.abs(value)}e${digits}`))}e-${digits}`)
}

function numberFor({ name, kind }: Column, value: number): number {
  const exact = EXACT.exec(kind)
  if (exact) return Number.isFinite(value) && Math.abs(value) < 1e15 ? rounded(value, Number(exact[1] ?? 0)) : value
  const bits = INTEGERS.find(([kinds]) => kinds.test(kind))?.[1]
  if (bits === undefined) return value
  const whole = rounded(value, 0)
  const most = 2 ** (kind.includes('unsigned') ? bits : bits - 1)
  if (whole >= most || whole < (kind.includes('unsigned') ? 0 : -most))
    throw new SqlError({ type: 'out-of-range', column: name, bits })
  return whole
}

/** A value as a column keeps it. @throws SqlError */
export function kept(column: Column, value: Value, facts: Facts): Value {
  const { name, kind } = column
  if (value === null) return null
  if (isNumeric(kind)) {
    const number = Number(value)
    if (typeof value === 'string' && (value.trim() === '' || Number.isNaN(number)))
      throw new SqlError({ type: 'not-a-number', kind, text: value })
    return numberFor(column, number)
  }
  if (kind.startsWith('bool') && typeof value === 'string') return castTo('boolean', value, facts)
  const length = Number(LIMITED.exec(kind)?.[1] ?? Infinity)
  // blanks at the end are no part of what is too long
  if (typeof value === 'string' && value.trimEnd().length > length)
    throw new SqlError({ type: 'too-long', column: name, kind })
  return typeof value === 'string' && value.length > length ? value.slice(0, length) : value
}
