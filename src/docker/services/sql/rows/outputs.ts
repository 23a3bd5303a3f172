import { settled } from '../compile/coerce.ts'
import type { Compiled, Context, Frame, Scope } from '../compile/context.ts'
import { compile } from '../compile/compile.ts'
import { givesRows, setFunction } from '../functions/sets.ts'
import { type Call, type Expression, type Item, type Query, SqlError, type Value } from '../syntax.ts'
import { convert } from '../types/convert.ts'
import { TEXT, typeOf } from '../types/type.ts'
import { typeNamed } from '../compile/type-named.ts'

/** What a select gives, by the name it has. */
export interface Output {
  readonly name: string
  readonly value: Expression
}

/** An output whose names have been found; several rows may come of it. */
export interface CompiledOutput {
  readonly name: string
  readonly of: Compiled
  readonly isOpen?: boolean
  readonly many?: (frame: Frame) => readonly Value[]
}

/** The name of a query's one column. */
const queryName = (query: Query): string => {
  const { body } = query
  const [item] = body.type === 'select' ? body.items : []
  return item?.type === 'item' ? (item.name ?? postgresName(item.value)) : '?column?'
}

/** What PostgreSQL calls a column that was given no name. */
function postgresName(expression: Expression): string {
  switch (expression.type) {
    case 'column':
      return expression.name
    case 'call':
      return expression.name
    case 'case':
      return expression.otherwise?.type === 'column' ? expression.otherwise.name : 'case'
    case 'exists':
    case 'array':
      return expression.type
    case 'array-query':
      return 'array'
    case 'row':
      return 'row'
    case 'query':
      return queryName(expression.query)
    case 'element':
      return postgresName(expression.of)
    case 'cast': {
      const inner = postgresName(expression.of)
      return inner === '?column?' ? (typeOf(expression.kind, 'postgres')?.name ?? expression.kind) : inner
    }
    default:
      return '?column?'
  }
}

/** MySQL calls a column what it was written as; a text without its quotes. */
const mysqlName = ({ value, text }: Extract<Item, { type: 'item' }>): string =>
  value.type === 'column' ? value.name : value.type === 'value' && value.kind === 'text' ? String(value.value) : text

/** All the columns of a table, or of all tables: those that they were joined by come first. @throws SqlError */
function everything({ table, at }: Extract<Item, { type: 'all' }>, { relations, merged }: Scope): readonly Output[] {
  const shown = relations.filter(({ aside, alias }) => !aside && (table === undefined || alias === table))
  if (shown.length === 0)
    throw table === undefined
      ? new SqlError({ type: 'no-sources', at })
      : new SqlError({ type: 'no-source', name: '*', table, clause: 'select', at })
  const columns = shown.flatMap(({ alias, columns: all }) =>
    all
      .filter(({ hidden }) => table !== undefined || !hidden)
      .map(({ name }): Output => ({ name, value: { type: 'column', table: alias, name, at } })),
  )
  if (table !== undefined) return columns
  return [
    ...merged.map(({ name }): Output => ({ name, value: { type: 'column', table: undefined, name, at } })),
    ...columns,
  ]
}

/** What a select gives, without its stars. @throws SqlError */
export function outputsOf(items: readonly Item[], { scope, environment: { facts } }: Context): readonly Output[] {
  return items.flatMap((item): readonly Output[] => {
    if (item.type === 'all') return everything(item, scope)
    return [
      { name: item.name ?? (facts.server === 'mysql' ? mysqlName(item) : postgresName(item.value)), value: item.value },
    ]
  })
}

/** A call that gives rows, and the types that its values are cast to, the first one first; undefined for another expression. */
function rowsCall(value: Expression): { readonly call: Call; readonly kinds: readonly string[] } | undefined {
  if (value.type === 'call') return givesRows(value.name) ? { call: value, kinds: [] } : undefined
  const inner = value.type === 'cast' ? rowsCall(value.of) : undefined
  return inner && value.type === 'cast' ? { call: inner.call, kinds: [...inner.kinds, value.kind] } : undefined
}

/** @throws SqlError */
export function compileOutput({ name, value }: Output, context: Context): CompiledOutput {
  const { facts } = context.environment
  const found = facts.server === 'mysql' ? undefined : rowsCall(value)
  if (!found) {
    const of = compile(value, context)
    const isOpen = of.type.family === 'unknown' && of.literal !== undefined
    return { name, of: settled(of, context), ...(isOpen && { isOpen }) }
  }
  const set = setFunction(found.call, context)
  const first = set.columns[0]?.type ?? TEXT
  const types = [first, ...found.kinds.map((kind) => typeNamed(kind, context))]
  const cast = (one: Value): Value =>
    types
      .slice(1)
      .reduce<Value>(
        (made, to, at) => (made === null ? null : convert(made, { from: types[at] ?? TEXT, to, facts })),
        one,
      )
  const of: Compiled = { type: types.at(-1) ?? first, run: () => null }
  return { name, of, many: (frame) => set.rows(frame).map(([one = null]) => cast(one)) }
}

/** The rows that outputs make of one: of functions that give several, as many as the longest does. */
export function rowsFor(outputs: readonly CompiledOutput[], frame: Frame): readonly (readonly Value[])[] {
  if (!outputs.some(({ many }) => many)) return [outputs.map(({ of }) => of.run(frame))]
  const columns = outputs.map(({ of, many }) => (many ? many(frame) : [of.run(frame)]))
  const length = Math.max(...columns.filter((_column, at) => outputs[at]?.many).map((column) => column.length))
  return Array.from({ length }, (_none, row) =>
    columns.map((column, at) => (outputs[at]?.many ? column[row] : column[0]) ?? null),
  )
}
