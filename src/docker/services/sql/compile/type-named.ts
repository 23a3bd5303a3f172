import { SqlError } from '../syntax.ts'
import { type SqlType, typeOf } from '../types/type.ts'
import type { Context } from './context.ts'

/** The type of a cast or a column. @throws SqlError where there is none */
export function typeNamed(kind: string, { environment: { facts, enumOf } }: Context, at?: number): SqlType {
  const type = typeOf(kind, facts.server, enumOf)
  if (!type) throw new SqlError({ type: 'no-type', name: kind, at })
  return type
}
