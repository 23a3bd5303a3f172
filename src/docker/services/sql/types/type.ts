/** What values of a type have in common. */
export type Family =
  | 'integer'
  | 'numeric'
  | 'float'
  | 'text'
  | 'boolean'
  | 'date'
  | 'time'
  | 'timestamp'
  | 'timestamptz'
  | 'interval'
  | 'json'
  | 'uuid'
  | 'enum'
  | 'array'
  | 'bytes'
  | 'void'
  /** A literal in quotes, or NULL, which becomes what is asked of it. */
  | 'unknown'

export interface SqlType {
  readonly family: Family
  /** The short name: `int4`, `varchar`, `timestamptz`; of an enumeration its own. */
  readonly name: string
  /** How long or exact it is: `varchar(20)`, `numeric(10,2)`. */
  readonly sizes?: readonly number[] | undefined
  /** What an array is of. */
  readonly of?: SqlType
  readonly labels?: readonly string[]
  readonly unsigned?: boolean
}

const type = (family: Family, name: string): SqlType => ({ family, name })

export const UNKNOWN = type('unknown', 'unknown')
export const TEXT = type('text', 'text')
export const BOOLEAN = type('boolean', 'bool')
export const INTEGER = type('integer', 'int4')
export const BIGINT = type('integer', 'int8')
export const NUMERIC = type('numeric', 'numeric')
export const DOUBLE = type('float', 'float8')
export const DATE = type('date', 'date')
export const TIME = type('time', 'time')
export const TIMESTAMP = type('timestamp', 'timestamp')
export const TIMESTAMPTZ = type('timestamptz', 'timestamptz')
export const INTERVAL = type('interval', 'interval')
export const JSONB = type('json', 'jsonb')
export const JSON_TEXT = type('json', 'json')
export const NAME = type('text', 'name')
export const VOID = type('void', 'void')

export const arrayOf = (of: SqlType): SqlType => ({ family: 'array', name: `_${of.name}`, of })

/** The names of types, and what they are. */
const NAMES: Readonly<Record<string, SqlType>> = {
  ...named('integer', 'int2', 'smallint', 'smallserial', 'serial2'),
  ...named('integer', 'int4', 'integer', 'int', 'serial', 'serial4'),
  ...named(
    'integer',
    'int8',
    'bigint',
    'bigserial',
    'serial8',
    'oid',
    'signed',
    'unsigned',
    'signed integer',
    'unsigned integer',
  ),
  ...named('numeric', 'numeric', 'decimal', 'dec', 'fixed'),
  ...named('float', 'float4', 'real'),
  ...named('float', 'float8', 'double precision', 'float', 'double'),
  ...named('text', 'text', 'tinytext', 'mediumtext', 'longtext', 'citext', 'name', 'regclass', 'inet'),
  ...named('text', 'varchar', 'character varying', 'nvarchar'),
  ...named('text', 'bpchar', 'char', 'character', 'nchar'),
  ...named('boolean', 'bool', 'boolean'),
  ...named('date', 'date'),
  ...named('time', 'time', 'time without time zone'),
  ...named('timestamp', 'timestamp', 'timestamp without time zone', 'datetime'),
  ...named('timestamptz', 'timestamptz', 'timestamp with time zone'),
  ...named('interval', 'interval'),
  ...named('json', 'json'),
  ...named('json', 'jsonb'),
  ...named('uuid', 'uuid'),
  ...named('bytes', 'bytea', 'blob', 'tinyblob', 'mediumblob', 'longblob', 'binary', 'varbinary'),
}

function named(family: Family, name: string, ...others: readonly string[]): Readonly<Record<string, SqlType>> {
  const one = type(family, name)
  return Object.fromEntries([name, ...others].map((each) => [each, one]))
}

/** Integers that MySQL alone has. */
const MYSQL: Readonly<Record<string, SqlType>> = {
  ...named('integer', 'int1', 'tinyint', 'bool', 'boolean'),
  ...named('integer', 'int3', 'mediumint'),
  ...named('integer', 'int2', 'smallint', 'year'),
  ...named('timestamp', 'timestamp'),
}

/** The labels of `enum('a','b')`. */
const labelsIn = (words: string): readonly string[] =>
  [...words.matchAll(/'((?:''|[^'])*)'/g)].map(([, label = '']) => label.replaceAll("''", "'"))

/** How to find an enumeration by its name. */
export type EnumOf = (name: string) => readonly string[] | undefined

/** The type that a name stands for; undefined where there is none. */
export function typeOf(
  kind: string,
  server: 'postgres' | 'mysql',
  enumOf: EnumOf = () => undefined,
): SqlType | undefined {
  if (kind.endsWith('[]')) {
    const of = typeOf(kind.slice(0, -2), server, enumOf)
    return of && arrayOf(of)
  }
  const isMysql = server === 'mysql'
  const [, first = '', words, rest = ''] = /^([a-z_][\w ]*?)\s*(?:\(([^]*)\))?((?: [a-z ]+)?)$/i.exec(kind) ?? []
  const name = `${first}${rest}`.replace(/ (?:unsigned|signed|zerofill)\b/g, '')
  if (isMysql && (name === 'enum' || name === 'set'))
    return { family: name === 'enum' ? 'enum' : 'text', name, labels: labelsIn(words ?? '') }
  const found =
    (isMysql && Object.hasOwn(MYSQL, name) ? MYSQL[name] : undefined) ??
    (Object.hasOwn(NAMES, name) ? NAMES[name] : undefined)
  if (!found) {
    const labels = enumOf(kind)
    return labels && { family: 'enum', name: kind, labels }
  }
  const sizes = words === undefined ? undefined : words.split(',').map(Number)
  const isUnsigned = / unsigned\b/.test(kind) || kind.startsWith('unsigned')
  return { ...found, ...(sizes && { sizes }), ...(isUnsigned && { unsigned: true }) }
}

const LONG: Readonly<Record<string, string>> = {
  int2: 'smallint',
  int4: 'integer',
  int8: 'bigint',
  float4: 'real',
  float8: 'double precision',
  varchar: 'character varying',
  bpchar: 'character',
  bool: 'boolean',
  timestamp: 'timestamp without time zone',
  timestamptz: 'timestamp with time zone',
  time: 'time without time zone',
}

/** A type's name as PostgreSQL writes it in its messages. */
export function typeName({ name, of, sizes }: SqlType): string {
  if (of) return `${typeName(of)}[]`
  const long = LONG[name] ?? name
  return sizes ? long.replace(/^(\w+(?: varying)?)/, `$1(${sizes.join(',')})`) : long
}

/** A type's name without its sizes. */
export const bareName = ({ sizes: _sizes, ...rest }: SqlType): string => typeName(rest)

/** Whether values of a type are numbers. */
export const isNumber = ({ family }: SqlType): boolean =>
  family === 'integer' || family === 'numeric' || family === 'float'

/** How many bits an integer has. */
export const bitsOf = ({ name }: SqlType): number => Number(name.replace('int', '')) * 8
