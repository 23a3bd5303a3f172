import type { Value } from './syntax.ts'
import { typeName, typeOf } from './types/type.ts'

/** A value as psql writes it. */
export const textOf = (value: Value): string => {
  if (value === null) return ''
  return typeof value === 'boolean' ? (value ? 't' : 'f') : String(value)
}

/** A kind of column as PostgreSQL writes it. */
export const typeText = (kind: string): string => {
  const type = typeOf(kind, 'postgres')
  return type ? typeName(type) : kind
}
