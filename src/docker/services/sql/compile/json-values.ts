import { readArray } from '../types/arrays.ts'
import type { Value } from '../syntax.ts'
import { isNumber, type SqlType } from '../types/type.ts'

/** A value as it stands in a document. */
export function jsonOf(value: Value, type: SqlType): unknown {
  if (value === null) return null
  if (type.family === 'json') return JSON.parse(String(value))
  if (isNumber(type)) return Number(value)
  if (type.of) {
    const { of } = type
    return (readArray(String(value)) ?? []).map((one) => jsonOf(one, of))
  }
  if (type.family === 'timestamp' || type.family === 'timestamptz')
    return String(value).replace(' ', 'T').replace(/\+00$/, '+00:00')
  return value
}
