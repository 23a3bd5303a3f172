import { type ColumnRefusal, isColumnRefusal, isRowRefusal, type RowRefusal } from './refusal-kinds.ts'
import type { Clause, Refusal, Value } from './syntax.ts'

/** An error of MySQL: its number, its SQLSTATE, its message. */
export interface MysqlError {
  readonly code: number
  readonly state: string
  readonly text: string
}

const error = (code: number, state: string, text: string): MysqlError => ({ code, state, text })

/** A value as MySQL prints it. */
export const textOf = (value: Value): string => {
  if (value === null) return 'NULL'
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value)
}

/** Where a statement was to be done, and by whom: `'ann'@'172.18.0.3'`. */
export interface Where {
  readonly database: string
  readonly by: string
}

type AccountRefusal = Extract<Refusal, { type: 'denied' | 'no-user' | 'user-exists' | 'no-grant' }>

/** An account that is there, or is not. */
function userText({ name, does }: Extract<Refusal, { type: 'no-user' | 'user-exists' }>): MysqlError {
  if (does === 'grant') return error(1410, '42000', 'You are not allowed to create a user with GRANT')
  if (does === 'revoke') return noGrant(name)
  return error(1396, 'HY000', `Operation ${does.toUpperCase()} USER failed for '${name}'@'%'`)
}

/** Nothing was granted: at all, or on a table. */
const noGrant = (name: string, table = '*'): MysqlError => {
  const grant = `There is no such grant defined for user '${name}' on host '%'`
  return table === '*' ? error(1141, '42000', grant) : error(1147, '42000', `${grant} on table '${table}'`)
}

/** What somebody may not, or of whom nothing is known. */
function accountText(refusal: AccountRefusal, by: string): MysqlError {
  const { name } = refusal
  if (refusal.type === 'no-grant') return noGrant(name, refusal.table)
  if (refusal.type !== 'denied') return userText(refusal)
  const { what, verb } = refusal
  if (what === 'table') return error(1142, '42000', `${verb} command denied to user ${by} for table '${name}'`)
  if (what === 'database') return error(1044, '42000', `Access denied for user ${by} to database '${name}'`)
  return error(1227, '42000', `Access denied; you need (at least one of) the ${verb} privilege(s) for this operation`)
}

function syntaxText(at: number, statement: string): MysqlError {
  const near = statement.slice(at).replace(/;\s*$/, '')
  const line = statement.slice(0, at).split('\n').length
  return error(
    1064,
    '42000',
    `You have an error in your SQL syntax; check the manual that corresponds to your MySQL server version for the right syntax to use near '${near}' at line ${line}`,
  )
}

const NO_DATABASE = error(1046, '3D000', 'No database selected')

/** Why a table does not take a row. */
function rowText(refusal: RowRefusal): MysqlError {
  if (refusal.type === 'count') return error(1136, '21S01', "Column count doesn't match value count at row 1")
  if (refusal.type === 'too-long') return error(1406, '22001', `Data too long for column '${refusal.column}' at row 1`)
  if (refusal.type === 'out-of-range')
    return error(1264, '22003', `Out of range value for column '${refusal.column}' at row 1`)
  if (refusal.type === 'column-twice' && refusal.isMade)
    return error(1060, '42S21', `Duplicate column name '${refusal.name}'`)
  if (refusal.type === 'column-twice') return error(1110, '42000', `Column '${refusal.name}' specified twice`)
  if (refusal.type === 'required') return error(1048, '23000', `Column '${refusal.column}' cannot be null`)
  const key = refusal.key ? 'PRIMARY' : refusal.column
  return error(1062, '23000', `Duplicate entry '${textOf(refusal.value)}' for key '${refusal.table}.${key}'`)
}

const CLAUSES: Readonly<Record<Clause, string>> = {
  select: 'field list',
  where: 'where clause',
  on: 'on clause',
  group: 'group statement',
  having: 'having clause',
  order: 'order clause',
}

/** A column that is not there, or not where it may be. */
function columnText(refusal: ColumnRefusal): MysqlError {
  if (refusal.type === 'no-sources') return error(1096, 'HY000', 'No tables used')
  if (refusal.type === 'not-grouped' || refusal.type === 'misplaced-aggregate')
    return error(1111, 'HY000', 'Invalid use of group function')
  if (refusal.type === 'ambiguous') return error(1052, '23000', `Column '${refusal.name}' in field list is ambiguous`)
  const name = refusal.type === 'no-source' ? `${refusal.table}.${refusal.name}` : refusal.name
  const clause = refusal.type === 'no-column-of' ? 'select' : refusal.clause
  return error(1054, '42S22', `Unknown column '${name}' in '${CLAUSES[clause]}'`)
}

/** A refusal as MySQL numbers and words it. */
export function mysqlError(refusal: Refusal, statement: string, { database, by }: Where): MysqlError {
  if (isColumnRefusal(refusal)) return columnText(refusal)
  if (isRowRefusal(refusal)) return rowText(refusal)
  switch (refusal.type) {
    case 'syntax':
    case 'no-privilege':
      return syntaxText(refusal.at, statement)
    case 'not-simulated':
      return error(1235, '42000', `${refusal.what} is not simulated here`)
    case 'no-table':
    case 'table-exists':
      return refusal.type === 'no-table'
        ? error(1146, '42S02', `Table '${database}.${refusal.name}' doesn't exist`)
        : error(1050, '42S01', `Table '${refusal.name}' already exists`)
    case 'no-function':
      return error(1305, '42000', `FUNCTION ${database}.${refusal.name} does not exist`)
    case 'no-database':
    case 'database-exists':
      if (refusal.type === 'no-database') return error(1049, '42000', `Unknown database '${refusal.name}'`)
      return error(1007, 'HY000', `Can't create database '${refusal.name}'; database exists`)
    case 'no-user':
    case 'user-exists':
    case 'no-grant':
    case 'denied':
      return accountText(refusal, by)
    case 'no-setting':
      return error(1193, 'HY000', `Unknown system variable '${refusal.name}'`)
    case 'not-a-number':
      return error(1366, 'HY000', `Incorrect integer value: '${refusal.text}'`)
    case 'division-by-zero':
    case 'no-database-chosen':
      return refusal.type === 'division-by-zero' ? error(1365, '22012', 'Division by 0') : NO_DATABASE
  }
}
