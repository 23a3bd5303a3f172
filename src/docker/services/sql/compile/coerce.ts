import { SqlError } from '../syntax.ts'
import { convert } from '../types/convert.ts'
import { BIGINT, bitsOf, DOUBLE, INTEGER, isNumber, NUMERIC, type SqlType, TEXT, typeName } from '../types/type.ts'
import type { Compiled, Context } from './context.ts'

/** Adds to what is refused where in the statement it stands. */
export function located<T>(at: number | undefined, one: () => T): T {
  try {
    return one()
  } catch (error) {
    if (error instanceof SqlError && at !== undefined && !('at' in error.refusal))
      throw new SqlError({ ...error.refusal, at })
    throw error
  }
}

const isSame = (one: SqlType, other: SqlType): boolean =>
  one.family === other.family && one.name === other.name && other.sizes === undefined && other.of?.name === one.of?.name

/** An expression as one of another type. @throws SqlError at once where a literal cannot be one */
export function coerce(of: Compiled, to: SqlType, { environment: { facts } }: Context): Compiled {
  if (isSame(of.type, to)) return of
  const from = of.type
  const { literal, run } = of
  if (literal) {
    const value = located(of.at, () => convert(literal.value, { from, to, facts }))
    return { type: to, run: () => value, literal: { value }, at: of.at }
  }
  return { type: to, run: (frame) => convert(run(frame), { from, to, facts }), at: of.at }
}

/** A literal that has no type yet as a text. */
export const settled = (of: Compiled, context: Context): Compiled =>
  of.type.family === 'unknown' ? coerce(of, TEXT, context) : of

const MOMENTS: readonly SqlType['family'][] = ['date', 'timestamp', 'timestamptz']

/** The wider of two types of numbers. */
export function widerNumber(one: SqlType, other: SqlType): SqlType {
  if (one.family === 'float' || other.family === 'float') return DOUBLE
  if (one.family === 'numeric' || other.family === 'numeric') return NUMERIC
  return bitsOf(one) > 32 || bitsOf(other) > 32 ? BIGINT : INTEGER
}

/** The type that values of two types have together; undefined where there is none. */
function together(one: SqlType, other: SqlType, isMysql: boolean): SqlType | undefined {
  if (one.family === 'unknown') return other
  if (other.family === 'unknown') return one
  if (isNumber(one) && isNumber(other))
    return one.name === other.name
      ? { ...one, ...(one.sizes?.join() !== other.sizes?.join() && { sizes: undefined }) }
      : widerNumber(one, other)
  if (one.family === other.family)
    return one.family === 'text' && one.name !== other.name ? TEXT : one.name === other.name ? one : undefined
  if (MOMENTS.includes(one.family) && MOMENTS.includes(other.family))
    return MOMENTS.indexOf(one.family) > MOMENTS.indexOf(other.family) ? one : other
  return isMysql ? TEXT : undefined
}

/** The one type of several expressions. @throws SqlError where they do not fit */
export function commonType(all: readonly Compiled[], what: string, { environment: { facts } }: Context): SqlType {
  let type: SqlType = all[0]?.type ?? TEXT
  for (const one of all.slice(1)) {
    const both = together(type, one.type, facts.server === 'mysql')
    if (!both) throw new SqlError({ type: 'unlike', what, one: typeName(type), other: typeName(one.type), at: one.at })
    type = both
  }
  return type.family === 'unknown' ? TEXT : { ...type, ...(type.family === 'text' && { sizes: undefined }) }
}
