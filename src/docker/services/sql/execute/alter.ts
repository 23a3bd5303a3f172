import type { Work } from '../../../../base/work.ts'
import { compile } from '../compile/compile.ts'
import { typeNamed } from '../compile/type-named.ts'
import { coerce } from '../compile/coerce.ts'
import { rewritten } from '../expression-parts.ts'
import { type At, databaseAt, done, type Notice, type Step, withDatabase } from '../step.ts'
import {
  type Alteration,
  type Column,
  type Constraint,
  type NewConstraint,
  type Place,
  SqlError,
  type Statement,
  type Value,
} from '../syntax.ts'
import { entryOf, type Row, type Table, without } from '../tables.ts'
import { typeName } from '../types/type.ts'
import { keptBy, knownPlace, placeOf, standardOf } from './columns.ts'
import { constrained } from './constraints.ts'
import { settled, unsettled } from './sequences.ts'
import { checkKeys, checkReferences, contextOf, Draft, rowChecks } from './draft.ts'

type Of<Type extends Alteration['type']> = Extract<Alteration, { readonly type: Type }>

/** A table while it is altered. */
interface Altered {
  readonly draft: Draft
  readonly at: At
  name: string
  readonly notices: Notice[]
}

/** Puts a column, and its values in the rows, where it belongs. */
function placed(
  { columns, rows, ...table }: Table,
  column: Column,
  value: (at: number) => Value,
  place: Place | undefined,
): Table {
  const index = place === undefined ? columns.length : place.type === 'first' ? 0 : placeOf({ columns }, place.name) + 1
  return {
    ...table,
    columns: columns.toSpliced(index, 0, column),
    rows: rows.map((row, at) => row.toSpliced(index, 0, value(at))),
  }
}

function withConstraints({ draft, name }: Altered, table: Table, constraints: readonly NewConstraint[]): Table {
  return constraints.reduce((made, one) => constrained(draft, name, made, one), table)
}

function addColumn(altered: Altered, table: Table, { column, constraints, lenient, place }: Of<'add-column'>): Table {
  const { at, name } = altered
  if (placeOf(table, column.name) >= 0) {
    if (!lenient) throw new SqlError({ type: 'column-exists', name: column.name, table: name })
    altered.notices.push({ type: 'exists', kind: 'column', name: column.name })
    return table
  }
  const context = contextOf(name, table, at)
  const kept = keptBy(column, context)
  const standard = standardOf(kept, at)
  const fallback: Value =
    at.facts.server === 'mysql' && column.required
      ? ['integer', 'numeric', 'float'].includes(kept.type.family)
        ? 0
        : ''
      : null
  const made = placed(table, column, (row) => (column.serial ? row + 1 : standard ? standard() : fallback), place)
  if (column.required && made.rows.some((row) => row[placeOf(made, column.name)] === null))
    throw new SqlError({ type: 'contains-null', name: column.name, table: name })
  return withConstraints(altered, { ...made, ...(column.serial && { next: table.rows.length + 1 }) }, constraints)
}

/** What depends on a column. */
const isAbout = (one: Constraint, column: string): boolean =>
  one.type === 'check'
    ? one.column === column || JSON.stringify(one.test).includes(`"name":${JSON.stringify(column)}`)
    : one.columns.includes(column)

function dropColumn(
  { draft, name, notices }: Altered,
  table: Table,
  { name: column, lenient, cascade }: Of<'drop-column'>,
): Table {
  const place = placeOf(table, column)
  if (place < 0) {
    if (!lenient) throw new SqlError({ type: 'no-column-of', name: column, table: name, isDropped: true })
    notices.push({ type: 'absent', kind: 'column', name: column })
    return table
  }
  const needed = draft
    .references(name)
    .filter(
      ({ constraint }) =>
        constraint.references.includes(column) ||
        (constraint.references.length === 0 &&
          table.constraints.some((one) => one.type === 'primary' && one.columns.includes(column))),
    )
  if (needed.length > 0 && !cascade)
    throw new SqlError({
      type: 'still-needed',
      kind: 'column',
      names: [column],
      by: needed.map(({ table: child, constraint }) => ({
        text: `constraint ${constraint.name} on table ${child}`,
        on: `column ${column} of table ${name}`,
      })),
      ofTable: name,
    })
  return {
    ...table,
    columns: table.columns.toSpliced(place, 1),
    constraints: table.constraints.filter((one) => !isAbout(one, column)),
    indexes: table.indexes.filter((index) => !index.columns.includes(column)),
    rows: table.rows.map((row) => row.toSpliced(place, 1)),
  }
}

const renamedIn = (names: readonly string[], from: string, to: string): readonly string[] =>
  names.map((name) => (name === from ? to : name))

function renameColumn({ draft, name }: Altered, table: Table, { name: from, to }: Of<'rename-column'>): Table {
  if (placeOf(table, from) < 0) throw new SqlError({ type: 'no-column', name: from, clause: 'select' })
  if (placeOf(table, to) >= 0 && from !== to) throw new SqlError({ type: 'column-exists', name: to, table: name })
  for (const { table: childName, constraint } of draft.references(name)) {
    const child = draft.table(childName)
    draft.put(childName, {
      ...child,
      constraints: child.constraints.map((one) =>
        one.name === constraint.name && one.type === 'foreign'
          ? { ...one, references: renamedIn(one.references, from, to) }
          : one,
      ),
    })
  }
  const constraints = table.constraints.map((one): Constraint => {
    if (one.type !== 'check') return { ...one, columns: renamedIn(one.columns, from, to) }
    return {
      ...one,
      test: rewritten(one.test, (part) =>
        part.type === 'column' && part.name === from ? { ...part, name: to } : undefined,
      ),
    }
  })
  return {
    ...table,
    columns: table.columns.map((column) => (column.name === from ? { ...column, name: to } : column)),
    constraints,
    indexes: table.indexes.map((index) => ({ ...index, columns: renamedIn(index.columns, from, to) })),
  }
}

/** Gives a table another name, also where others refer to it. @throws SqlError where the name is taken */
export function renameTable(draft: Draft, name: string, to: string): void {
  const table = draft.table(name)
  if (entryOf(draft.database, to)) throw new SqlError({ type: 'table-exists', name: to })
  draft.database = { ...without(draft.database, [name]), [to]: table }
  for (const { table: childName, constraint } of draft.references(name)) {
    const child = draft.table(childName)
    const renamed = (one: Constraint): Constraint =>
      one.name === constraint.name && one.type === 'foreign' ? { ...one, table: to } : one
    draft.put(childName, { ...child, constraints: child.constraints.map(renamed) })
  }
}

function rename(altered: Altered, to: string): Table {
  renameTable(altered.draft, altered.name, to)
  altered.name = to
  return altered.draft.table(to)
}

/** A table whose column is changed. @throws SqlError where there is no such column */
function changedColumn({ name }: Altered, table: Table, column: string, change: (before: Column) => Column): Table {
  const place = knownPlace(table, column, { of: name })
  return { ...table, columns: table.columns.map((one, at) => (at === place ? change(one) : one)) }
}

function require(altered: Altered, table: Table, { name: column, required }: Of<'required'>): Table {
  const place = knownPlace(table, column, { of: altered.name })
  if (required && table.rows.some((row) => row[place] === null))
    throw new SqlError({ type: 'contains-null', name: column, table: altered.name })
  if (!required && table.constraints.some((one) => one.type === 'primary' && one.columns.includes(column)))
    throw new SqlError({ type: 'key-column', name: column })
  return changedColumn(altered, table, column, (before) => ({ ...before, required }))
}

/** A column of another type, with its values made such. */
function retyped({ at, name }: Altered, table: Table, { name: column, kind, using }: Of<'kind'>): Table {
  const place = knownPlace(table, column, { of: name })
  const context = contextOf(name, table, at)
  const type = typeNamed(kind, context)
  const before = compile(using ?? { type: 'column', table: undefined, name: column }, context)
  const isAutomatic =
    using !== undefined ||
    at.facts.server === 'mysql' ||
    before.type.family === type.family ||
    type.family === 'text' ||
    ['integer', 'numeric', 'float'].includes(before.type.family)
  if (!isAutomatic) throw new SqlError({ type: 'not-automatic', name: column, kind: typeName(type) })
  const { run } = coerce(before, type, context)
  const rows = table.rows.map((row): Row =>
    row.map((value, index) => (index === place ? run({ row, outer: undefined }) : value)),
  )
  return { ...table, columns: table.columns.map((one, index) => (index === place ? { ...one, kind } : one)), rows }
}

/** MySQL's MODIFY and CHANGE. */
function changeColumn(altered: Altered, table: Table, { name: from, column, constraints, place }: Of<'change'>): Table {
  const index = knownPlace(table, from, { of: altered.name })
  const known = table.columns[index]?.name ?? from
  const named =
    known === column.name
      ? table
      : renameColumn(altered, table, { type: 'rename-column', name: known, to: column.name })
  const typed = retyped(altered, named, { type: 'kind', name: column.name, kind: column.kind, using: undefined })
  const required =
    column.required || table.constraints.some((one) => one.type === 'primary' && one.columns.includes(column.name))
  if (required && typed.rows.some((row) => row[index] === null))
    throw new SqlError({ type: 'contains-null', name: column.name, table: altered.name })
  const whole = { ...typed, columns: typed.columns.map((one, at) => (at === index ? { ...column, required } : one)) }
  const made = withConstraints(altered, whole, constraints)
  if (!place) return made
  const values = made.rows.map((row) => row[index] ?? null)
  const rest = {
    ...made,
    columns: made.columns.toSpliced(index, 1),
    rows: made.rows.map((row) => row.toSpliced(index, 1)),
  }
  return placed(rest, made.columns[index] ?? column, (at) => values[at] ?? null, place)
}

function* addConstraint({ draft, name, at }: Altered, table: Table, { constraint }: Of<'add-constraint'>): Work<Table> {
  const made = constrained(draft, name, table, constraint)
  const added = made.constraints.at(-1)
  if (added?.type === 'foreign') {
    draft.put(name, made)
    yield* checkReferences(draft, name, made.rows)
  } else if (added?.type === 'check') {
    const check = rowChecks(
      name,
      { ...made, columns: made.columns.map((column) => ({ ...column, required: false })), constraints: [added] },
      at,
    )
    for (const row of made.rows) {
      yield 1
      try {
        check(row)
      } catch (error) {
        if (error instanceof SqlError && error.refusal.type === 'check')
          throw new SqlError({ type: 'check-violated', name: added.name, table: name })
        throw error
      }
    }
  } else {
    yield* checkKeys(name, made, draft.known)
    const columns = added?.type === 'primary' ? added.columns : []
    const empty = columns.find((column) => made.rows.some((row) => row[placeOf(made, column)] === null))
    if (empty !== undefined) throw new SqlError({ type: 'contains-null', name: empty, table: name })
  }
  return made
}

function dropConstraint(
  { name, notices, at, draft }: Altered,
  table: Table,
  { name: constraint, lenient }: Of<'drop-constraint'>,
): Table {
  const found = table.constraints.find((one) => one.name === constraint)
  if (!found) {
    if (!lenient) throw new SqlError({ type: 'no-constraint', name: constraint, table: name })
    notices.push({ type: 'absent', kind: 'constraint', name: constraint })
    return table
  }
  const needed =
    found.type === 'primary' || found.type === 'unique'
      ? draft
          .references(name)
          .filter(
            ({ constraint: one }) =>
              one.references.join() === found.columns.join() ||
              (one.references.length === 0 && found.type === 'primary'),
          )
      : []
  if (needed.length > 0 && at.facts.server === 'postgres')
    throw new SqlError({
      type: 'still-needed',
      kind: 'constraint',
      names: [constraint],
      ofTable: name,
      by: needed.map(({ table: child, constraint: one }) => ({
        text: `constraint ${one.name} on table ${child}`,
        on: `index ${constraint}`,
      })),
    })
  return { ...table, constraints: table.constraints.filter((one) => one !== found) }
}

function dropIndex({ name }: Altered, table: Table, index: string): Table {
  if (![...table.indexes, ...table.constraints].some((one) => one.name === index))
    throw new SqlError({ type: 'no-object', kind: 'index', name: index, table: name })
  return {
    ...table,
    indexes: table.indexes.filter((one) => one.name !== index),
    constraints: table.constraints.filter((one) => one.name !== index),
  }
}

/** A column that numbers itself from now on, or in another way. @throws SqlError */
function identify(to: Altered, table: Table, { name, identity, adds, start }: Of<'identify'>): Table {
  const before = table.columns[knownPlace(table, name, { of: to.name })]
  if (!adds && !before?.identity) throw new SqlError({ type: 'identity', is: false, name, table: to.name })
  if (adds && before?.identity) throw new SqlError({ type: 'identity', is: true, name, table: to.name })
  if (adds && !before?.required) throw new SqlError({ type: 'identity-null', name, table: to.name })
  if (adds && table.columns.some(({ serial }) => serial))
    throw new SqlError({ type: 'not-simulated', what: 'a second column that numbers itself' })
  const made = changedColumn(to, table, name, (column) => ({ ...column, serial: true, identity }))
  return adds ? { ...made, next: start } : made
}

function dropIdentity(to: Altered, table: Table, { name, lenient }: Of<'drop-identity'>): Table {
  const { identity } = table.columns[knownPlace(table, name, { of: to.name })] ?? {}
  if (!identity && !lenient) throw new SqlError({ type: 'identity', is: false, name, table: to.name })
  if (!identity) return table
  return changedColumn(to, table, name, ({ identity: _identity, ...rest }) => ({ ...rest, serial: false }))
}

function alteredTable(to: Altered, table: Table, one: Exclude<Alteration, Of<'add-constraint'>>): Table {
  switch (one.type) {
    case 'add-column':
      return addColumn(to, table, one)
    case 'drop-column':
      return dropColumn(to, table, one)
    case 'rename-column':
      return renameColumn(to, table, one)
    case 'rename':
      return rename(to, one.to)
    case 'default': {
      const made = changedColumn(to, table, one.name, (before) => ({ ...before, standard: one.standard }))
      const column = made.columns[placeOf(made, one.name)]
      if (column) standardOf(keptBy(column, contextOf(to.name, table, to.at)), to.at)
      return made
    }
    case 'required':
      return require(to, table, one)
    case 'kind':
      return retyped(to, table, one)
    case 'change':
      return changeColumn(to, table, one)
    default:
      return alteredKeys(to, table, one)
  }
}

type OfKeys = Exclude<
  Alteration,
  Of<
    | 'add-constraint'
    | 'add-column'
    | 'drop-column'
    | 'rename-column'
    | 'rename'
    | 'default'
    | 'required'
    | 'kind'
    | 'change'
  >
>

function alteredKeys(to: Altered, table: Table, one: OfKeys): Table {
  switch (one.type) {
    case 'add-index':
      return { ...table, indexes: [...table.indexes, one.index] }
    case 'drop-constraint':
      return dropConstraint(to, table, one)
    case 'drop-key':
      return dropIndex(to, table, 'PRIMARY')
    case 'drop-index':
      return dropIndex(to, table, one.name)
    case 'rename-constraint':
      if (!table.constraints.some(({ name }) => name === one.name))
        throw new SqlError({ type: 'no-constraint', name: one.name, table: to.name })
      return {
        ...table,
        constraints: table.constraints.map((each) => (each.name === one.name ? { ...each, name: one.to } : each)),
      }
    case 'next':
      return { ...table, next: one.value }
    case 'identify':
      return identify(to, table, one)
    case 'drop-identity':
      return dropIdentity(to, table, one)
    case 'none':
      return table
  }
}

/** ALTER TABLE. @throws SqlError */
export function* alterTable(
  at: At,
  { table: name, lenient, changes }: Extract<Statement, { type: 'alter-table' }>,
): Work<Step> {
  const draft = new Draft(at)
  if (lenient && !entryOf(databaseAt(at), name))
    return { cluster: at.cluster, result: done('ALTER TABLE'), notices: [{ type: 'absent', kind: 'relation', name }] }
  const to: Altered = { draft, at, name, notices: [] }
  for (const one of changes) {
    if (one.type === 'default' && at.facts.server === 'postgres')
      draft.database = unsettled(draft.database, { table: to.name, column: one.name })
    const table = draft.table(to.name)
    yield 1 + table.rows.length
    const made = one.type === 'add-constraint' ? yield* addConstraint(to, table, one) : alteredTable(to, table, one)
    draft.put(to.name, made)
    if (one.type === 'default') draft.database = settled(draft.database, { table: to.name, column: one.name })
  }
  return { cluster: withDatabase(at, draft.database), result: done('ALTER TABLE'), notices: to.notices }
}
