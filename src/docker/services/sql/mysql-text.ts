import { postgresError } from './postgres-errors.ts'
import type { Clause, Constraint, Refusal, Value } from './syntax.ts'

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
  /** The server is one of MariaDB, which words some things in its own way. */
  readonly isMariadb?: boolean
}

type Of<Type extends Refusal['type']> = Extract<Refusal, { readonly type: Type }>

/** An account that is there, or is not. */
function userText({ name, does }: Of<'no-user' | 'user-exists'>): MysqlError {
  if (does === 'grant') return error(1410, '42000', 'You are not allowed to create a user with GRANT')
  if (does === 'revoke') return noGrant(name)
  return error(1396, 'HY000', `Operation ${does.toUpperCase()} USER failed for '${name}'@'%'`)
}

/** Nothing was granted: at all, or on a table. */
const noGrant = (name: string, table = '*'): MysqlError => {
  const grant = `There is no such grant defined for user '${name}' on host '%'`
  return table === '*' ? error(1141, '42000', grant) : error(1147, '42000', `${grant} on table '${table}'`)
}

/** What somebody may not. */
function deniedText({ what, name, verb }: Of<'denied'>, { by, database, isMariadb }: Where): MysqlError {
  const table = isMariadb ? `\`${database}\`.\`${name}\`` : `'${name}'`
  if (what === 'table') return error(1142, '42000', `${verb} command denied to user ${by} for table ${table}`)
  if (what === 'database') return error(1044, '42000', `Access denied for user ${by} to database '${name}'`)
  return error(1227, '42000', `Access denied; you need (at least one of) the ${verb} privilege(s) for this operation`)
}

function syntaxText(at: number, statement: string, { isMariadb }: Where): MysqlError {
  const near = statement.slice(at).replace(/;\s*$/, '').slice(0, 80)
  const line = statement.slice(0, at).split('\n').length
  return error(
    1064,
    '42000',
    `You have an error in your SQL syntax; check the manual that corresponds to your ${isMariadb ? 'MariaDB' : 'MySQL'} server version for the right syntax to use near '${near}' at line ${line}`,
  )
}

const CLAUSES: Readonly<Record<Clause, string>> = {
  select: 'field list',
  from: 'from clause',
  where: 'where clause',
  on: 'on clause',
  group: 'group statement',
  having: 'having clause',
  order: 'order clause',
  limit: 'limit clause',
  values: 'field list',
  set: 'field list',
  returning: 'field list',
  default: 'default clause',
  check: 'check constraint',
}

const NULL_KIND = 'HY000'

const nameList = (names: readonly string[]): string => names.map((one) => `\`${one}\``).join(', ')

/** A foreign key as SHOW CREATE TABLE has it. */
export function foreignText({
  name,
  columns,
  table,
  references,
  onDelete,
  onUpdate,
}: Extract<Constraint, { type: 'foreign' }>): string {
  const actions = [
    ['DELETE', onDelete],
    ['UPDATE', onUpdate],
  ]
    .filter(([, action]) => action !== 'no action')
    .map(([event, action = '']) => ` ON ${event} ${action.toUpperCase()}`)
  return `CONSTRAINT \`${name}\` FOREIGN KEY (${nameList(columns)}) REFERENCES \`${table}\` (${nameList(references)})${actions.join('')}`
}

function notGrouped({ name, table, isAll, place, clause }: Of<'not-grouped'>, { database }: Where): MysqlError {
  const list = clause === 'order' ? 'ORDER BY' : clause === 'having' ? 'HAVING' : 'SELECT list'
  const column = `'${database}.${table}.${name}'`
  const end = 'this is incompatible with sql_mode=only_full_group_by'
  return isAll
    ? error(
        1140,
        '42000',
        `In aggregated query without GROUP BY, expression #${place} of ${list} contains nonaggregated column ${column}; ${end}`,
      )
    : error(
        1055,
        '42000',
        `Expression #${place} of ${list} is not in GROUP BY clause and contains nonaggregated column ${column} which is not functionally dependent on columns in GROUP BY clause; ${end}`,
      )
}

function badValue({ kind, text, column }: Of<'bad-value'>): MysqlError {
  const where = column === undefined ? '' : ` for column '${column}' at row 1`
  if (kind === 'date' || kind === 'datetime' || kind.startsWith('time'))
    return error(1292, '22007', `Incorrect ${kind.startsWith('time') ? 'time' : kind} value: '${text}'${where}`)
  const shown = kind === 'numeric' ? 'decimal' : kind.startsWith('double') || kind === 'real' ? 'double' : 'integer'
  return error(1366, NULL_KIND, `Incorrect ${shown} value: '${text}'${where}`)
}

function functionText({ name, isKnown, types }: Of<'no-function'>, { database }: Where): MysqlError {
  if (types.includes('*')) return error(1064, '42000', `You have an error in your SQL syntax near '*)'`)
  return isKnown
    ? error(1582, '42000', `Incorrect parameter count in the call to native function '${name}'`)
    : error(1305, '42000', `FUNCTION ${database}.${name} does not exist`)
}

type Say<Type extends Refusal['type']> = (refusal: Of<Type>, where: Where, statement: string) => MysqlError

const duplicateText = ({ key, table, values }: Of<'duplicate'>, { isMariadb }: Where): MysqlError =>
  error(
    1062,
    '23000',
    `Duplicate entry '${values.map(textOf).join('-')}' for key '${isMariadb ? key : `${table}.${key}`}'`,
  )

/** What is wrong with a regular expression. */
const REGULAR: Readonly<Record<Of<'bad-pattern'>['fault'], MysqlError>> = {
  brackets: error(3696, NULL_KIND, 'The regular expression contains an unclosed bracket expression.'),
  parentheses: error(3691, NULL_KIND, 'Mismatched parenthesis in regular expression.'),
  quantifier: error(3688, NULL_KIND, 'Syntax error in regular expression on line 1, character 1.'),
}

/** What MySQL says: https://dev.mysql.com/doc/mysql-errors/8.0/en/server-error-reference.html */
const WORDS: { readonly [Type in Refusal['type']]?: Say<Type> } = {
  syntax: ({ at }, where, statement) => syntaxText(at, statement, where),
  unterminated: ({ at }, where, statement) => syntaxText(at, statement, where),
  'no-privilege': ({ at = 0 }, where, statement) => syntaxText(at, statement, where),
  'no-type': ({ at = 0 }, where, statement) => syntaxText(at, statement, where),
  'not-simulated': ({ what }) => error(1235, '42000', `${what} is not simulated here`),
  'no-database-chosen': () => error(1046, '3D000', 'No database selected'),
  'no-table': ({ name }, { database }) => error(1146, '42S02', `Table '${database}.${name}' doesn't exist`),
  'table-exists': ({ name }) => error(1050, '42S01', `Table '${name}' already exists`),
  'no-database': ({ name, isDropped }) =>
    isDropped
      ? error(1008, NULL_KIND, `Can't drop database '${name}'; database doesn't exist`)
      : error(1049, '42000', `Unknown database '${name}'`),
  'database-exists': ({ name }) => error(1007, NULL_KIND, `Can't create database '${name}'; database exists`),
  'no-setting': ({ name }) => error(1193, NULL_KIND, `Unknown system variable '${name}'`),
  'index-exists': ({ name }) => error(1061, '42000', `Duplicate key name '${name}'`),
  'constraint-exists': ({ name }) => error(1826, NULL_KIND, `Duplicate foreign key constraint name '${name}'`),
  'no-window': ({ name }) => error(3579, NULL_KIND, `Window name '${name}' is not defined.`),
  'needs-over': ({ at = 0 }, where, statement) => syntaxText(at, statement, where),
  'no-savepoint': ({ name }) => error(1305, '42000', `SAVEPOINT ${name} does not exist`),
  'alias-twice': ({ name }) => error(1066, '42000', `Not unique table/alias: '${name}'`),
  'no-function': functionText,
  'no-column': ({ name, clause }) => error(1054, '42S22', `Unknown column '${name}' in '${CLAUSES[clause]}'`),
  'no-source': ({ name, table, clause }) =>
    name === '*'
      ? error(1051, '42S02', `Unknown table '${table}'`)
      : error(1054, '42S22', `Unknown column '${table}.${name}' in '${CLAUSES[clause]}'`),
  'not-grouped': notGrouped,
  'misplaced-aggregate': () => error(1111, NULL_KIND, 'Invalid use of group function'),
  'nested-aggregate': () => error(1111, NULL_KIND, 'Invalid use of group function'),
  'misplaced-window': ({ clause }) =>
    error(3593, NULL_KIND, `You cannot use the window function in this context.'${CLAUSES[clause]}'`),
  'no-sources': () => error(1096, NULL_KIND, 'No tables used'),
  'no-alias': () => error(1248, '42000', 'Every derived table must have its own alias'),
  'uneven-rows': () => error(1241, '21000', 'Operand should contain 2 column(s)'),
  'uneven-values': () => error(1136, '21S01', "Column count doesn't match value count at row 2"),
  'subquery-columns': () => error(1241, '21000', 'Operand should contain 1 column(s)'),
  'subquery-rows': () => error(1242, '21000', 'Subquery returns more than 1 row'),
  'no-column-of': ({ name, isDropped }) =>
    isDropped
      ? error(1091, '42000', `Can't DROP '${name}'; check that column/key exists`)
      : error(1054, '42S22', `Unknown column '${name}' in 'field list'`),
  ambiguous: ({ name, clause }) => error(1052, '23000', `Column '${name}' in ${CLAUSES[clause]} is ambiguous`),
  'no-join-column': ({ name }) => error(1054, '42S22', `Unknown column '${name}' in 'from clause'`),
  'no-place': ({ place, clause }) => error(1054, '42S22', `Unknown column '${place}' in '${CLAUSES[clause]}'`),
  'set-columns': () => error(1222, '21000', 'The used SELECT statements have a different number of columns'),
  'wrong-kind': ({ name, wanted }, { database }) =>
    error(1347, NULL_KIND, `'${database}.${name}' is not ${wanted === 'table' ? 'BASE TABLE' : wanted.toUpperCase()}`),
  'no-object': ({ kind, name }, { database }) =>
    kind === 'index'
      ? error(1091, '42000', `Can't DROP '${name}'; check that column/key exists`)
      : error(1051, '42S02', `Unknown table '${database}.${name}'`),
  'no-constraint': ({ name }) => error(3940, NULL_KIND, `Constraint '${name}' does not exist.`),
  'bad-value': badValue,
  'bad-label': ({ column }) => error(1265, '01000', `Data truncated for column '${column ?? ''}' at row 1`),
  'bad-json': ({ column }) =>
    error(3140, '22032', `Invalid JSON text: "Invalid value." at position 0 in value for column '${column ?? ''}'.`),
  'no-such-day': ({ text }) => error(1292, '22007', `Incorrect datetime value: '${text}'`),
  'out-of-range': ({ column }) =>
    column === ''
      ? error(1690, '22003', 'BIGINT value is out of range')
      : error(1264, '22003', `Out of range value for column '${column}' at row 1`),
  'too-wide': ({ column }) => error(1264, '22003', `Out of range value for column '${column}' at row 1`),
  'too-long': ({ column }) => error(1406, '22001', `Data too long for column '${column}' at row 1`),
  'bad-pattern': ({ fault }) => REGULAR[fault],
  'division-by-zero': () => error(1365, '22012', 'Division by 0'),
  required: ({ column }) => error(1048, '23000', `Column '${column}' cannot be null`),
  'no-default': ({ column }) => error(1364, NULL_KIND, `Field '${column}' doesn't have a default value`),
  check: ({ name }) => error(3819, NULL_KIND, `Check constraint '${name}' is violated.`),
  'check-violated': ({ name }) => error(3819, NULL_KIND, `Check constraint '${name}' is violated.`),
  duplicate: duplicateText,
  'no-parent': ({ constraint, table }, { database }) =>
    error(
      1452,
      '23000',
      `Cannot add or update a child row: a foreign key constraint fails (\`${database}\`.\`${table}\`, ${foreignText(constraint)})`,
    ),
  'still-used': ({ constraint, table }, { database }) =>
    error(
      1451,
      '23000',
      `Cannot delete or update a parent row: a foreign key constraint fails (\`${database}\`.\`${table}\`, ${foreignText(constraint)})`,
    ),
  'column-twice': ({ name, isMade }) =>
    isMade
      ? error(1060, '42S21', `Duplicate column name '${name}'`)
      : error(1110, '42000', `Column '${name}' specified twice`),
  count: ({ row }) => error(1136, '21S01', `Column count doesn't match value count at row ${row}`),
  'always-generated': ({ column }) =>
    error(3105, NULL_KIND, `The value specified for generated column '${column}' is not allowed.`),
  'no-key-column': ({ name, isReferred }) =>
    isReferred
      ? error(
          3734,
          NULL_KIND,
          `Failed to add the foreign key constraint. Missing column '${name}' in the referenced table`,
        )
      : error(1072, '42000', `Key column '${name}' doesn't exist in table`),
  'no-referred-key': ({ table, name }) =>
    error(
      1822,
      NULL_KIND,
      `Failed to add the foreign key constraint. Missing index for constraint '${name}' in the referenced table '${table}'`,
    ),
  'unlike-key': ({ name, column, other }) =>
    error(
      3780,
      NULL_KIND,
      `Referencing column '${column}' and referenced column '${other}' in foreign key constraint '${name}' are incompatible.`,
    ),
  'column-exists': ({ name }) => error(1060, '42S21', `Duplicate column name '${name}'`),
  'contains-null': () => error(1138, '22004', 'Invalid use of NULL value'),
  'two-keys': () => error(1068, '42000', 'Multiple primary key defined'),
  'still-needed': ({ names, constraint, child, parent }, { isMariadb }) => {
    if (constraint === undefined || child === undefined || parent === undefined)
      return error(1828, NULL_KIND, `Cannot drop column '${names.join()}': needed in a foreign key constraint`)
    return isMariadb
      ? error(1451, '23000', 'Cannot delete or update a parent row: a foreign key constraint fails')
      : error(
          3730,
          NULL_KIND,
          `Cannot drop table '${parent}' referenced by a foreign key constraint '${constraint}' on table '${child}'.`,
        )
  },
  'truncates-referred': ({ child, constraint }, { database }) =>
    error(
      1701,
      '42000',
      `Cannot truncate a table referenced in a foreign key constraint (\`${database}\`.\`${child}\`, CONSTRAINT \`${constraint.name}\`)`,
    ),
  'no-user': (refusal) => userText(refusal),
  'user-exists': (refusal) => userText(refusal),
  'no-grant': ({ name, table }) => noGrant(name, table),
  denied: (refusal, where) => deniedText(refusal, where),
}

function said<Type extends Refusal['type']>(
  refusal: Of<Type> & { readonly type: Type },
  where: Where,
  statement: string,
): MysqlError | undefined {
  const say: Say<Type> | undefined = WORDS[refusal.type]
  return say?.(refusal, where, statement)
}

/** A refusal as MySQL numbers and words it. */
export const mysqlError = (refusal: Refusal, statement: string, where: Where): MysqlError =>
  said(refusal, where, statement) ?? error(1105, NULL_KIND, postgresError(refusal).text)
