import { located } from '../compile/coerce.ts'
import type { Compiled, Context } from '../compile/context.ts'
import { scopeWithin } from '../compile/context.ts'
import { compile } from '../compile/compile.ts'
import { typeNamed } from '../compile/type-named.ts'
import { type Column, type Expression, SqlError, type Value } from '../syntax.ts'
import type { At } from '../step.ts'
import type { Table } from '../tables.ts'
import { convert } from '../types/convert.ts'
import { isNumber, type SqlType, typeName } from '../types/type.ts'

/** @throws SqlError for a column that is named more than once */
export function refuseTwice(names: readonly string[], isMade: boolean, places: readonly number[] = []): void {
  const at = names.findIndex((name, place) => names.indexOf(name) !== place)
  const twice = names[at]
  if (twice !== undefined) throw new SqlError({ type: 'column-twice', name: twice, isMade, at: places[at] })
}

export const placeOf = ({ columns }: Pick<Table, 'columns'>, name: string): number => {
  const exact = columns.findIndex((column) => column.name === name)
  return exact >= 0 ? exact : columns.findIndex((column) => column.name.toLowerCase() === name.toLowerCase())
}

/** The place of a column. @throws SqlError where a table has none of the name */
export function knownPlace(
  table: Pick<Table, 'columns'>,
  name: string,
  { of, at }: { readonly of: string; readonly at?: number | undefined },
): number {
  const place = placeOf(table, name)
  if (place < 0) throw new SqlError({ type: 'no-column-of', name, table: of, ...(at !== undefined && { at }) })
  return place
}

export const isDefault = (expression: Expression): boolean =>
  expression.type === 'column' && expression.table === undefined && expression.name.toLowerCase() === 'default'

/** Which types PostgreSQL keeps in a column of another without being told to make them such. */
function areAssigned(from: SqlType, to: SqlType): boolean {
  if (from.family === 'unknown' || to.family === 'text' || from.family === to.family)
    return from.family !== 'enum' || to.family !== 'enum' || from.name === to.name
  if (isNumber(from) && isNumber(to)) return true
  const moments: readonly SqlType['family'][] = ['date', 'timestamp', 'timestamptz']
  return moments.includes(from.family) && (moments.includes(to.family) || to.family === 'time')
}

/** A value that a column is to keep. */
export interface Kept {
  readonly column: Column
  readonly type: SqlType
}

export const keptBy = (column: Column, context: Context): Kept => ({ column, type: typeNamed(column.kind, context) })

/** An expression as a column keeps it. @throws SqlError where it is of a type that the column does not take */
export function assigned(
  of: Compiled,
  { column, type }: Kept,
  { environment }: Context,
): (frame: Parameters<Compiled['run']>[0]) => Value {
  const { facts } = environment
  if (facts.server === 'postgres' && !areAssigned(of.type, type))
    throw new SqlError({
      type: 'column-type',
      column: column.name,
      kind: typeName({ ...type, sizes: undefined }),
      given: typeName({ ...of.type, sizes: undefined }),
      at: of.at,
    })
  const conversion = { from: of.type, to: type, facts, column: column.name }
  const { literal } = of
  if (literal) {
    const value = located(of.at, () => convert(literal.value, conversion))
    return () => value
  }
  return (frame) => convert(of.run(frame), conversion)
}

/** What a column has where it is given nothing. */
export function standardOf({ column, type }: Kept, at: At): (() => Value) | undefined {
  const { standard } = column
  if (!standard) return undefined
  const context: Context = { environment: at.environment, scope: scopeWithin(undefined), clause: 'default' }
  const value = assigned(compile(standard, context), { column, type }, context)
  return () => value({ row: [], outer: undefined })
}
