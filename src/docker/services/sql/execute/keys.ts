import type { Work } from '../../../../base/work.ts'
import type { Facts } from '../facts.ts'
import type { Constraint, Value } from '../syntax.ts'
import type { EnumOf } from '../types/type.ts'
import type { Row, Table } from '../tables.ts'
import { identityOf } from '../types/compare.ts'
import { TEXT, typeOf } from '../types/type.ts'
import { RUN } from '../rows/turns.ts'

/** What no two rows of a table may have in common. */
export interface Key {
  readonly name: string
  readonly columns: readonly string[]
  readonly isPrimary: boolean
}

/** The keys of a table, unique indexes among them. */
export const keysOf = ({ constraints, indexes }: Pick<Table, 'constraints' | 'indexes'>): readonly Key[] => [
  ...constraints
    .filter(
      (one): one is Extract<Constraint, { type: 'primary' | 'unique' }> =>
        one.type === 'primary' || one.type === 'unique',
    )
    .map(({ name, columns, type }) => ({ name, columns, isPrimary: type === 'primary' })),
  ...indexes.filter(({ unique }) => unique).map(({ name, columns }) => ({ name, columns, isPrimary: false })),
]

/** What tells a row from others by some columns; undefined where one of them is NULL. */
export function keyOfRow(
  table: Pick<Table, 'columns'>,
  columns: readonly string[],
  { facts, enumOf }: { readonly facts: Facts; readonly enumOf: EnumOf },
): (row: Row) => string | undefined {
  const places = columns.map((name) => table.columns.findIndex((column) => column.name === name))
  const identities = places.map((place) =>
    identityOf(typeOf(table.columns[place]?.kind ?? '', facts.server, enumOf) ?? TEXT, facts),
  )
  return (row) => {
    const values = places.map((place): Value => row[place] ?? null)
    return values.includes(null) ? undefined : values.map((value, at) => identities[at]?.(value)).join('\0')
  }
}

/** Where the rows of a table stand, by a key. */
type Places = Map<string, number>

const kept = new WeakMap<readonly Row[], Map<string, Places>>()

/** Where the rows of a table stand, by some of its columns; made once for rows that stay as they are. */
export function* placesBy(
  table: Table,
  columns: readonly string[],
  known: Parameters<typeof keyOfRow>[2],
): Work<ReadonlyMap<string, number>> {
  const all = kept.get(table.rows) ?? new Map<string, Places>()
  kept.set(table.rows, all)
  const name = columns.join('\0')
  const found = all.get(name)
  if (found) return found
  const idOf = keyOfRow(table, columns, known)
  const places: Places = new Map()
  for (const [at, row] of table.rows.entries()) {
    if (at % RUN === RUN - 1) yield RUN
    const id = idOf(row)
    if (id !== undefined) places.set(id, at)
  }
  all.set(name, places)
  return places
}

/** Hands what is known of the places of rows on to the rows and those that come behind them. */
export function handOn(
  before: readonly Row[],
  after: readonly Row[],
  added: ReadonlyMap<string, ReadonlyMap<string, number>>,
): void {
  const all = kept.get(before)
  if (!all) return
  kept.delete(before)
  for (const [name, places] of all) {
    const more = added.get(name)
    if (!more) all.delete(name)
    else for (const [id, at] of more) places.set(id, at)
  }
  kept.set(after, all)
}
