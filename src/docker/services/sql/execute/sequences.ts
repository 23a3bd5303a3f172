import { type At, databaseAt, done, type Step, withDatabase } from '../step.ts'
import { sequenceOf } from '../sequence-name.ts'
import { type Column, SqlError, type Statement } from '../syntax.ts'
import { type Database, entryOf, isTable, type Sequence, tableOf, without } from '../tables.ts'
import { sequenceIn } from './environment.ts'

/**
 * A database in which a column that takes its numbers from a sequence of its own numbers itself, as one that was made
 * `serial` does: so what pg_dump writes comes back as what it was.
 */
export function settled(database: Database, { table: name, column: named }: NonNullable<Sequence['of']>): Database {
  const sequence = `${name}_${named}_seq`
  const [table, entry] = [entryOf(database, name), entryOf(database, sequence)]
  if (!isTable(table) || entry?.type !== 'sequence' || entry.step !== 1) return database
  const isOwned = entry.of?.table === name && entry.of.column === named
  const at = table.columns.findIndex(({ name: one, standard }) => one === named && sequenceOf(standard) === sequence)
  const before = table.columns[at]
  if (!isOwned || !before || table.columns.some(({ serial }) => serial)) return database
  const column: Column = { ...before, standard: undefined, serial: true }
  const next = entry.isUsed ? entry.value + 1 : entry.value
  return { ...without(database, [sequence]), [name]: { ...table, columns: table.columns.with(at, column), next } }
}

/** A column that numbers itself takes another default: its sequence stands for itself from then on. */
export function unsettled(database: Database, { table: name, column: named }: NonNullable<Sequence['of']>): Database {
  const table = tableOf(database, name)
  const at = table.columns.findIndex(({ name: one, serial, identity }) => one === named && serial && !identity)
  const before = table.columns[at]
  if (!before) return database
  const isUsed = table.next > 1
  const sequence: Sequence = {
    type: 'sequence',
    value: isUsed ? table.next - 1 : 1,
    isUsed,
    step: 1,
    of: { table: name, column: named },
    ...(table.owner !== undefined && { owner: table.owner }),
  }
  const columns = table.columns.with(at, { ...before, kind: wholeKind(before.kind), serial: false })
  return { ...database, [name]: { ...table, columns }, [`${name}_${named}_seq`]: sequence }
}

const wholeKind = (kind: string): string => kind.replace(/^(big|small)?serial\d?$/, (_whole, size = '') => `${size}int`)

/** A database without the sequences that went with tables which are gone. */
export const withoutOwned = (database: Database, tables: readonly string[]): Database =>
  without(
    database,
    Object.entries(database).flatMap(([name, entry]) =>
      entry.type === 'sequence' && entry.of && tables.includes(entry.of.table) ? [name] : [],
    ),
  )

type Alter = Extract<Statement, { readonly type: 'alter-sequence' }>

function altered(database: Database, entry: Sequence, { name, of, step, restart, to }: Alter): Database {
  const { of: owner, ...rest } = entry
  const made: Sequence = {
    ...rest,
    ...(of === undefined ? owner && { of: owner } : of && { of }),
    ...(step !== undefined && { step }),
    ...(restart !== undefined && { value: restart ?? entry.start ?? 1, isUsed: false }),
  }
  if (to === undefined) return { ...database, [name]: made }
  if (entryOf(database, to)) throw new SqlError({ type: 'table-exists', name: to })
  return { ...without(database, [name]), [to]: made }
}

/** The sequence of a column that numbers itself can begin anew, and stays with it. */
function alteredOwn(at: At, { name, of, step, restart, to }: Alter): Database {
  const database = databaseAt(at)
  const found = sequenceIn(database, name)
  const table = found && entryOf(database, found.owner)
  if (!isTable(table)) throw new SqlError({ type: 'no-table', name })
  if (of === null || to !== undefined || (step !== undefined && step !== 1))
    throw new SqlError({ type: 'not-simulated', what: 'ALTER SEQUENCE of this kind, of a column that numbers itself,' })
  return restart === undefined ? database : { ...database, [found?.owner ?? '']: { ...table, next: restart ?? 1 } }
}

/** ALTER SEQUENCE. @throws SqlError */
export function alterSequence(at: At, statement: Alter): Step {
  const { name, lenient, of } = statement
  const database = databaseAt(at)
  const result = done('ALTER SEQUENCE')
  if (lenient && !sequenceIn(database, name))
    return { cluster: at.cluster, result, notices: [{ type: 'absent', kind: 'relation', name }] }
  if (of && !tableOf(database, of.table).columns.some((column) => column.name === of.column))
    throw new SqlError({ type: 'no-column-of', name: of.column, table: of.table })
  const entry = entryOf(database, name)
  const made = entry?.type === 'sequence' ? altered(database, entry, statement) : alteredOwn(at, statement)
  return { cluster: withDatabase(at, of ? settled(made, of) : made), result }
}
