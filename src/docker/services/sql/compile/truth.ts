import { SqlError, type Value } from '../syntax.ts'
import { BOOLEAN, typeName } from '../types/type.ts'
import { coerce } from './coerce.ts'
import type { Compiled, Context, Frame } from './context.ts'

/** Whether MySQL takes a value for true: a number that is not zero, also at the beginning of a text. */
function isTrue(value: Exclude<Value, null>): boolean {
  if (typeof value === 'boolean') return value
  return Number(typeof value === 'string' ? (/^\s*[-+]?\d*\.?\d+/.exec(value)?.[0] ?? 0) : value) !== 0
}

/** An expression as a condition; PostgreSQL takes no other type for one. `what` is what it belongs to: `WHERE`. @throws SqlError */
export function truthOf(of: Compiled, what: string, context: Context): (frame: Frame) => boolean | null {
  const { run, type } = of
  if (context.environment.facts.server === 'mysql')
    return (frame) => {
      const value = run(frame)
      return value === null ? null : isTrue(value)
    }
  if (type.family !== 'boolean' && type.family !== 'unknown')
    throw new SqlError({ type: 'no-condition', what, kind: typeName(type), at: of.at })
  const asked = coerce(of, BOOLEAN, context)
  return (frame) => {
    const value = asked.run(frame)
    return value === null ? null : value === true
  }
}
