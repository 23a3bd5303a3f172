import { type ColumnRefusal, isColumnRefusal, isRowRefusal, type RowRefusal } from './refusal-kinds.ts'
import type { Clause, Refusal, Value } from './syntax.ts'

/** A value as psql writes it. */
export const textOf = (value: Value): string => {
  if (value === null) return ''
  return typeof value === 'boolean' ? (value ? 't' : 'f') : String(value)
}

/** A kind of column as PostgreSQL writes it. */
export const typeText = (kind: string): string =>
  /^(?:big|small)?serial$|^int$/.test(kind)
    ? kind.replace(/serial$|^int$/, 'int').replace(/^int$/, 'integer')
    : kind.replace(/^varchar/, 'character varying')

type Of<Type extends Refusal['type']> = Extract<Refusal, { readonly type: Type }>

function syntaxText(refusal: Of<'syntax'>, statement: string): string {
  const where = refusal.near === '' ? 'at end of input' : `at or near "${refusal.near}"`
  const before = statement.slice(0, refusal.at).split('\n')
  const line = `LINE ${before.length}: `
  const caret = ' '.repeat(line.length + (before.at(-1)?.length ?? 0))
  return `syntax error ${where}\n${line}${statement.split('\n')[before.length - 1] ?? ''}\n${caret}^`
}

/** Why a table does not take a row. */
function rowText(refusal: RowRefusal): string {
  switch (refusal.type) {
    case 'required': {
      const row = refusal.row.map((value) => (value === null ? 'null' : textOf(value))).join(', ')
      return `null value in column "${refusal.column}" of relation "${refusal.table}" violates not-null constraint\nDETAIL:  Failing row contains (${row}).`
    }
    case 'too-long':
      return `value too long for type ${typeText(refusal.kind).replace(/^char(?=\()/, 'character')}`
    case 'out-of-range':
      return `${{ 16: 'smallint', 64: 'bigint' }[refusal.bits] ?? 'integer'} out of range`
    case 'column-twice':
      return `column "${refusal.name}" specified more than once`
    case 'count':
      return `INSERT has more ${refusal.more ? 'expressions than target columns' : 'target columns than expressions'}`
    case 'duplicate': {
      const name = refusal.key ? `${refusal.table}_pkey` : `${refusal.table}_${refusal.column}_key`
      return `duplicate key value violates unique constraint "${name}"\nDETAIL:  Key (${refusal.column})=(${textOf(refusal.value)}) already exists.`
    }
  }
}

function deniedText({ what, name, verb }: Of<'denied'>): string {
  switch (what) {
    case 'users':
      return 'permission denied to create role'
    case 'databases':
      return 'permission denied to create database'
    case 'database':
      return verb === 'GRANT' ? `permission denied for database ${name}` : `must be owner of database ${name}`
    case 'schema':
      return `permission denied for schema ${name}`
    case 'table':
      return verb === 'DROP' || verb === 'ALTER'
        ? `must be owner of table ${name}`
        : `permission denied for table ${name}`
  }
}

/** What is wrong with a role, or with what it may do. */
function accountText(refusal: Of<'no-privilege' | 'no-grant' | 'no-user' | 'user-exists' | 'denied'>): string {
  switch (refusal.type) {
    case 'no-privilege':
      return `unrecognized privilege type "${refusal.name.toLowerCase()}"`
    case 'no-grant':
    case 'no-user':
    case 'user-exists':
      return `role "${refusal.name}" ${refusal.type === 'user-exists' ? 'already exists' : 'does not exist'}`
    case 'denied':
      return deniedText(refusal)
  }
}

/** What cannot be reckoned with. */
const valueText = (refusal: Of<'not-a-number' | 'division-by-zero'>): string =>
  refusal.type === 'division-by-zero'
    ? 'division by zero'
    : `invalid input syntax for type ${refusal.kind.startsWith('int') ? 'integer' : refusal.kind}: "${refusal.text}"`

const CLAUSES: Readonly<Record<Clause, string>> = {
  select: 'SELECT',
  where: 'WHERE',
  on: 'JOIN conditions',
  group: 'GROUP BY',
  having: 'HAVING',
  order: 'ORDER BY',
}

/** A column that is not there, or not where it may be. */
function columnText(refusal: ColumnRefusal): string {
  switch (refusal.type) {
    case 'no-column':
      return `column ${refusal.name.includes('.') ? refusal.name : `"${refusal.name}"`} does not exist`
    case 'ambiguous':
      return `column reference "${refusal.name}" is ambiguous`
    case 'no-source':
      return `missing FROM-clause entry for table "${refusal.table}"`
    case 'not-grouped':
      return `column "${refusal.table}.${refusal.name}" must appear in the GROUP BY clause or be used in an aggregate function`
    case 'misplaced-aggregate':
      return `aggregate functions are not allowed in ${CLAUSES[refusal.clause]}`
    case 'no-sources':
      return 'SELECT * with no tables specified is not valid'
    case 'no-column-of':
      return `column "${refusal.name}" of relation "${refusal.table}" does not exist`
  }
}

/** A refusal in PostgreSQL's words. */
export function refusalText(refusal: Refusal, statement: string): string {
  if (isColumnRefusal(refusal)) return columnText(refusal)
  if (isRowRefusal(refusal)) return rowText(refusal)
  switch (refusal.type) {
    case 'syntax':
      return syntaxText(refusal, statement)
    case 'not-simulated':
      return `${refusal.what} is not simulated here`
    case 'no-table':
    case 'table-exists':
      return `relation "${refusal.name}" ${refusal.type === 'no-table' ? 'does not exist' : 'already exists'}`
    case 'no-function':
      return `function ${refusal.name}() does not exist`
    case 'no-database':
    case 'database-exists':
      return `database "${refusal.name}" ${refusal.type === 'no-database' ? 'does not exist' : 'already exists'}`
    case 'no-privilege':
    case 'no-grant':
    case 'no-user':
    case 'user-exists':
    case 'denied':
      return accountText(refusal)
    case 'no-setting':
      return `unrecognized configuration parameter "${refusal.name}"`
    case 'not-a-number':
    case 'division-by-zero':
      return valueText(refusal)
    case 'no-database-chosen':
      return 'no database was chosen'
  }
}
