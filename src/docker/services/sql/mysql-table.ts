import { mysqlText } from './mysql-expression.ts'
import { foreignText } from './mysql-text.ts'
import type { Flavour, Result, Rows } from './step.ts'
import type { Column, Expression } from './syntax.ts'
import { type SqlType, TEXT, typeOf } from './types/type.ts'

type Described = Extract<Result, { readonly type: 'described' }>

const LONG: Readonly<Record<string, string>> = {
  integer: 'int',
  dec: 'decimal',
  numeric: 'decimal',
  bool: 'tinyint(1)',
  boolean: 'tinyint(1)',
  'double precision': 'double',
  character: 'char',
  'character varying': 'varchar',
  serial: 'bigint unsigned',
  real: 'double',
}

/** How wide MariaDB says that whole numbers are, and those without a sign. */
const WIDTHS: Readonly<Record<string, readonly [signed: number, unsigned: number]>> = {
  tinyint: [4, 3],
  smallint: [6, 5],
  mediumint: [9, 8],
  int: [11, 10],
  bigint: [20, 20],
}

/** A kind of column as the server writes it. */
function kindText(kind: string, isMariadb: boolean): string {
  const text = mysqlKind(kind)
  if (!isMariadb) return text
  if (text === 'year') return 'year(4)'
  if (text === 'json') return 'longtext'
  const [, name = '', sign = ''] = /^(\w+)( unsigned)?$/.exec(text) ?? []
  const widths = Object.hasOwn(WIDTHS, name) ? WIDTHS[name] : undefined
  const own = /\(\d+\)/.exec(kind)?.[0]
  return widths ? `${name}${own ?? `(${widths[sign === '' ? 0 : 1]})`}${sign}` : text
}

/** A kind of column as MySQL writes it. */
function mysqlKind(kind: string): string {
  const bare = kind.replace(/\(.*\)/, '')
  const name = LONG[bare] ?? bare
  const sizes = /\(.*\)/.exec(kind)?.[0] ?? { decimal: '(10,0)', char: '(1)' }[name] ?? ''
  if (/^(?:tiny|small|medium|big)?int(?: unsigned)?$/.test(name) && sizes !== '(1)') return name
  const whole = name.replace(
    /^(\w+)/,
    `$1${name.includes('(') ? '' : /^decimal$/.test(name) && !sizes.includes(',') ? sizes.replace(')', ',0)') : sizes}`,
  )
  return whole
}

/** A default as MySQL tells it. */
function standardText(standard: Expression, isMariadb: boolean): string {
  if (standard.type === 'value')
    return standard.kind === 'boolean' ? String(Number(standard.value)) : String(standard.value)
  if (standard.type === 'call' && /^(?:now|current_timestamp|localtimestamp)$/.test(standard.name))
    return isMariadb ? 'current_timestamp()' : 'CURRENT_TIMESTAMP'
  return mysqlText(standard)
}

/** What stands for a row that says nothing of a column. */
function defaultText({ kind, required, serial, standard, generated }: Column, isMariadb: boolean): string {
  if (standard && !(standard.type === 'value' && standard.value === null)) {
    const text = standardText(standard, isMariadb)
    const isBare = standard.type !== 'value' || (isMariadb && standard.kind !== 'text')
    return ` DEFAULT ${isBare ? text : `'${text.replaceAll("'", "''")}'`}`
  }
  const isText = !isMariadb && /text|blob|json/.test(kind)
  return !required && !serial && !generated && !isText ? ' DEFAULT NULL' : ''
}

function columnText(column: Column, isMariadb: boolean): string {
  const { name, kind, required, serial, renewed, generated, comment } = column
  const type = typeOf(kind, 'mysql')
  const empty = required ? ' NOT NULL' : type?.family === 'timestamp' && kind.startsWith('timestamp') ? ' NULL' : ''
  const made = generated ? ` GENERATED ALWAYS AS (${mysqlText(generated)}) VIRTUAL` : ''
  const standard = serial ? ' AUTO_INCREMENT' : defaultText(column, isMariadb)
  const update = renewed ? ` ON UPDATE ${isMariadb ? 'current_timestamp()' : 'CURRENT_TIMESTAMP'}` : ''
  const note = comment === undefined ? '' : ` COMMENT '${comment.replaceAll("'", "''")}'`
  return `  \`${name}\` ${kindText(kind, isMariadb)}${made}${empty}${standard}${update}${note}`
}

const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(',')

function constraintLines({ constraints, indexes, flavour }: Described): readonly string[] {
  const order = { primary: 0, unique: 1, foreign: 3, check: 4 } as const
  const named = constraints.map((one): readonly [number, string] => {
    if (one.type === 'primary') return [order.primary, `  PRIMARY KEY (${list(one.columns)})`]
    if (one.type === 'unique') return [order.unique, `  UNIQUE KEY \`${one.name}\` (${list(one.columns)})`]
    if (one.type === 'foreign') return [order.foreign, `  ${foreignText(one)}`]
    return [
      order.check,
      `  CONSTRAINT \`${one.name}\` CHECK ${flavour?.isMariadb ? `(${mysqlText(one.test)})` : `((${mysqlText(one.test)}))`}`,
    ]
  })
  const keyed = new Set([
    ...constraints.flatMap((one) => (one.type === 'primary' || one.type === 'unique' ? [one.columns[0]] : [])),
    ...indexes.map(({ columns }) => columns[0]),
  ])
  const foreign = constraints.flatMap((one) =>
    one.type === 'foreign' && !keyed.has(one.columns[0])
      ? [
          [
            2,
            `  KEY \`${one.name.includes('_ibfk_') ? (one.columns[0] ?? '') : one.name}\` (${list(one.columns)})`,
          ] as const,
        ]
      : [],
  )
  const others = indexes.map(
    ({ name, columns, unique }) =>
      [unique ? order.unique : 2, `  ${unique ? 'UNIQUE ' : ''}KEY \`${name}\` (${list(columns)})`] as const,
  )
  return [...named, ...others, ...foreign].toSorted(([one], [other]) => one - other).map(([, text]) => text)
}

const MYSQL: Flavour = { isMariadb: false, collation: 'utf8mb4_0900_ai_ci' }

/** CREATE TABLE, or CREATE VIEW, as the server would have it written. */
export function createdTable(described: Described): string {
  const { table, columns, next, kind, text = '', flavour = MYSQL } = described
  if (kind !== 'table')
    return `CREATE ALGORITHM=UNDEFINED DEFINER=\`root\`@\`localhost\` SQL SECURITY DEFINER VIEW \`${table}\` AS ${text}`
  const lines = [...columns.map((column) => columnText(column, flavour.isMariadb)), ...constraintLines(described)]
  const counts = columns.some(({ serial }) => serial) && next > 1 ? ` AUTO_INCREMENT=${next}` : ''
  return `CREATE TABLE \`${table}\` (\n${lines.join(',\n')}\n) ENGINE=InnoDB${counts} DEFAULT CHARSET=utf8mb4 COLLATE=${flavour.collation}`
}

/** How a column stands in the keys of its table. */
function keyText(name: string, { constraints, indexes }: Described): string {
  if (constraints.some((one) => one.type === 'primary' && one.columns.includes(name))) return 'PRI'
  if (
    [...constraints.filter((one) => one.type === 'unique'), ...indexes.filter(({ unique }) => unique)].some(
      ({ columns }) => columns.length === 1 && columns[0] === name,
    )
  )
    return 'UNI'
  const first = [
    ...constraints.flatMap((one) => (one.type === 'check' ? [] : [one.columns])),
    ...indexes.map(({ columns }) => columns),
  ]
  return first.some((columns) => columns[0] === name) ? 'MUL' : ''
}

function extraText({ serial, standard, renewed, generated }: Column, isMariadb: boolean): string {
  if (generated) return 'VIRTUAL GENERATED'
  if (serial) return 'auto_increment'
  const made = standard?.type === 'call' && !isMariadb ? 'DEFAULT_GENERATED' : ''
  return [made, renewed ? `on update ${isMariadb ? 'current_timestamp()' : 'CURRENT_TIMESTAMP'}` : '']
    .filter((text) => text !== '')
    .join(' ')
}

/** What DESCRIBE and SHOW COLUMNS give. */
export function describedRows(described: Described): Rows {
  const { full, flavour = MYSQL } = described
  const { isMariadb, collation } = flavour
  const rows = described.columns.map((column) => {
    const { name, kind, required, standard, comment = '' } = column
    const own = [
      required ? 'NO' : 'YES',
      keyText(name, described),
      standard ? standardValue(standard, isMariadb) : null,
      extraText(column, isMariadb),
    ]
    return full
      ? [
          name,
          kindText(kind, isMariadb),
          isTextual(typeOf(kind, 'mysql')) ? collation : null,
          ...own,
          'select,insert,update,references',
          comment,
        ]
      : [name, kindText(kind, isMariadb), ...own]
  })
  const columns = full
    ? ['Field', 'Type', 'Collation', 'Null', 'Key', 'Default', 'Extra', 'Privileges', 'Comment']
    : ['Field', 'Type', 'Null', 'Key', 'Default', 'Extra']
  return { columns, types: columns.map(() => TEXT), rows }
}

const isTextual = (type: SqlType | undefined): boolean => type?.family === 'text' || type?.family === 'enum'

const standardValue = (standard: Expression, isMariadb: boolean): string | null =>
  standard.type === 'value' && standard.value === null ? null : standardText(standard, isMariadb)
