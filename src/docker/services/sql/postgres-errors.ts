import { textOf } from './postgres-values.ts'
import type { Clause, Refusal, Value } from './syntax.ts'

/** An error of PostgreSQL: its SQLSTATE, its message, and what it says besides. */
export interface PostgresError {
  readonly state: string
  readonly text: string
  readonly detail?: string
  readonly hint?: string
  /** The place in the statement that it is about. */
  readonly at?: number
  readonly constraint?: string
  readonly table?: string
  readonly column?: string
}

type Of<Type extends Refusal['type']> = Extract<Refusal, { readonly type: Type }>
type Words = Omit<PostgresError, 'at'>

const CASTS = 'You might need to add explicit type casts.'

const CLAUSES: Readonly<Record<Clause, string>> = {
  select: 'SELECT',
  from: 'FROM',
  where: 'WHERE',
  on: 'JOIN conditions',
  group: 'GROUP BY',
  having: 'HAVING',
  order: 'ORDER BY',
  limit: 'LIMIT',
  values: 'VALUES',
  set: 'UPDATE',
  returning: 'RETURNING',
  default: 'DEFAULT expressions',
  check: 'check constraints',
}

const rowText = (row: readonly Value[]): string =>
  row.map((value) => (value === null ? 'null' : textOf(value))).join(', ')

const keyText = (columns: readonly string[], values: readonly Value[]): string =>
  `Key (${columns.join(', ')})=(${values.map(textOf).join(', ')})`

function denied({ what, name, verb }: Of<'denied'>): string {
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

/** A column that is not there is told with its table, where that was said. */
const columnName = (name: string): string => (name.includes('.') ? name : `"${name}"`)

const MOMENTS: readonly string[] = ['date', 'timestamp', 'timestamp with time zone', 'time without time zone', 'time']

const words = (state: string, text: string, more: Omit<Words, 'state' | 'text'> = {}): Words => ({
  state,
  text,
  ...more,
})

const exists =
  (kind: string) =>
  ({ name }: { readonly name: string }): Words =>
    words('42P07', `${kind} "${name}" already exists`)

/** What PostgreSQL says: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const WORDS: { readonly [Type in Refusal['type']]: (refusal: Of<Type>) => Words } = {
  syntax: ({ near }) =>
    words('42601', near === '' ? 'syntax error at end of input' : `syntax error at or near "${near}"`),
  unterminated: ({ near, isName }) =>
    words('42601', `unterminated quoted ${isName ? 'identifier' : 'string'} at or near "${near}"`),
  'not-simulated': ({ what }) => words('0A000', `${what} is not simulated here`),
  'no-database-chosen': () => words('3D000', 'no database was chosen'),
  'open-database': () => words('55006', 'cannot drop the currently open database'),
  aborted: () => words('25P02', 'current transaction is aborted, commands ignored until end of transaction block'),
  'no-transaction': ({ what }) => words('25P01', `${what} can only be used in transaction blocks`),
  overtaken: () => words('40001', 'could not serialize access due to concurrent update'),
  'no-table': ({ name }) => words('42P01', `relation "${name}" does not exist`),
  'table-exists': exists('relation'),
  'no-database': ({ name }) => words('3D000', `database "${name}" does not exist`),
  'database-exists': ({ name }) => words('42P04', `database "${name}" already exists`),
  'no-setting': ({ name }) => words('42704', `unrecognized configuration parameter "${name}"`),
  'bad-setting': ({ name, kind, value, choices }) =>
    kind === 'bool'
      ? words('22023', `parameter "${name}" requires a Boolean value`)
      : words('22023', `invalid value for parameter "${name}": "${value}"`, {
          ...(choices.length > 0 && { hint: `Available values: ${choices.join(', ')}.` }),
        }),
  'fixed-setting': ({ name, when }) =>
    words(
      '55P02',
      when === 'start'
        ? `parameter "${name}" cannot be changed without restarting the server`
        : when === 'backend'
          ? `parameter "${name}" cannot be set after connection start`
          : `parameter "${name}" cannot be changed${when === 'file' ? ' now' : ''}`,
    ),
  'no-role': ({ name, session }) =>
    words('42501', `permission denied to set ${session ? 'session authorization' : `role "${name}"`}`),
  'prepared-exists': ({ name }) => words('42P05', `prepared statement "${name}" already exists`),
  'no-prepared': ({ name }) => words('26000', `prepared statement "${name}" does not exist`),
  'prepared-words': ({ name, expected, given }) =>
    words('42601', `wrong number of parameters for prepared statement "${name}"`, {
      detail: `Expected ${expected} parameters but got ${given}.`,
    }),
  'one-setting': ({ name }) => words('22023', `SET ${name} takes only one argument`),
  'type-exists': ({ name }) => words('42710', `type "${name}" already exists`),
  'label-exists': ({ name }) => words('42710', `enum label "${name}" already exists`),
  'index-exists': exists('relation'),
  'schema-exists': ({ name }) => words('42P06', `schema "${name}" already exists`),
  'no-schema': ({ name }) => words('3F000', `schema "${name}" does not exist`),
  'no-type': ({ name }) => words('42704', `type "${name}" does not exist`),
  'no-window': ({ name }) => words('42704', `window "${name}" does not exist`),
  'needs-over': ({ name }) => words('42809', `window function ${name} requires an OVER clause`),
  'no-savepoint': ({ name }) => words('3B001', `savepoint "${name}" does not exist`),
  'alias-twice': ({ name }) => words('42712', `table name "${name}" specified more than once`),
  'no-function': ({ name, types }) =>
    words('42883', `function ${name}(${types.join(', ')}) does not exist`, {
      hint: `No function matches the given name and argument types. ${CASTS}`,
    }),
  'no-column': ({ name, near = [] }) =>
    words(
      '42703',
      `column ${columnName(name)} does not exist`,
      near.length === 0
        ? {}
        : {
            hint: `Perhaps you meant to reference the column ${near.map((one) => `"${one}"`).join(' or the column ')}.`,
          },
    ),
  'no-source': ({ table, alias }) =>
    alias === undefined
      ? words('42P01', `missing FROM-clause entry for table "${table}"`)
      : words('42P01', `invalid reference to FROM-clause entry for table "${table}"`, {
          hint: `Perhaps you meant to reference the table alias "${alias}".`,
        }),
  'not-grouped': ({ name, table }) =>
    words('42803', `column "${table}.${name}" must appear in the GROUP BY clause or be used in an aggregate function`),
  'misplaced-aggregate': ({ clause }) => words('42803', `aggregate functions are not allowed in ${CLAUSES[clause]}`),
  'misplaced-window': ({ clause }) => words('42P20', `window functions are not allowed in ${CLAUSES[clause]}`),
  'nested-aggregate': () => words('42803', 'aggregate function calls cannot be nested'),
  'no-sources': () => words('42601', 'SELECT * with no tables specified is not valid'),
  'no-alias': () =>
    words('42601', 'subquery in FROM must have an alias', { hint: 'For example, FROM (SELECT ...) [AS] foo.' }),
  'no-array': () => words('42809', 'op ANY/ALL (array) requires array on right side'),
  'no-step': () => words('22023', 'step size cannot equal zero'),
  'uneven-rows': () => words('42601', 'unequal number of entries in row expressions'),
  'uneven-values': () => words('42601', 'VALUES lists must all be the same length'),
  'subquery-columns': () => words('42601', 'subquery must return only one column'),
  'subquery-rows': () => words('21000', 'more than one row returned by a subquery used as an expression'),
  'no-column-of': ({ name, table }) => words('42703', `column "${name}" of relation "${table}" does not exist`),
  ambiguous: ({ name }) => words('42702', `column reference "${name}" is ambiguous`),
  'too-many-names': ({ name, has, given }) =>
    words('42P10', `table "${name}" has ${has} columns available but ${given} columns specified`),
  'no-join-column': ({ name, side }) =>
    words('42703', `column "${name}" specified in USING clause does not exist in ${side} table`),
  'no-place': ({ place, clause }) => words('42P10', `${CLAUSES[clause]} position ${place} is not in select list`),
  'distinct-order': ({ isOn }) =>
    words(
      '42P10',
      isOn
        ? 'SELECT DISTINCT ON expressions must match initial ORDER BY expressions'
        : 'for SELECT DISTINCT, ORDER BY expressions must appear in select list',
    ),
  'set-columns': ({ operator }) =>
    words('42601', `each ${operator.toUpperCase()} query must have the same number of columns`),
  'recursive-type': ({ name, place, one, other }) =>
    words(
      '42804',
      `recursive query "${name}" column ${place} has type ${one} in non-recursive term but type ${other} overall`,
      { hint: 'Cast the output of the non-recursive term to the correct type.' },
    ),
  'wrong-kind': ({ name, wanted, is }) =>
    words(
      '42809',
      `"${name}" is not a ${wanted}`,
      is === undefined ? {} : { hint: `Use DROP ${is.toUpperCase()} to remove a ${is}.` },
    ),
  'no-object': ({ kind, name }) => words(kind === 'table' ? '42P01' : '42704', `${kind} "${name}" does not exist`),
  'no-constraint': ({ name, table }) => words('42704', `constraint "${name}" of relation "${table}" does not exist`),
  'no-number': ({ name }) =>
    words(
      '55000',
      name === undefined
        ? 'lastval is not yet defined in this session'
        : `currval of sequence "${name}" is not yet defined in this session`,
    ),
  'bad-value': ({ kind, text }) =>
    words(
      MOMENTS.includes(kind) ? '22007' : '22P02',
      `invalid input syntax for type ${kind.replace('time without time zone', 'time')}: "${text}"`,
    ),
  'bad-label': ({ kind, text }) => words('22P02', `invalid input value for enum ${kind}: "${text}"`),
  'bad-json': ({ text }) =>
    words('22P02', 'invalid input syntax for type json', {
      detail:
        text.trim() === ''
          ? 'The input string ended unexpectedly.'
          : `Token "${/[\w.+-]+|./.exec(text.trim())?.[0] ?? text}" is invalid.`,
    }),
  'bad-array': ({ text }) =>
    words('22P02', `malformed array literal: "${text}"`, {
      detail: 'Array value must start with "{" or dimension information.',
    }),
  'no-such-day': ({ text }) =>
    words(
      '22008',
      `date/time field value out of range: "${text}"`,
      /^\d{4}-(?:0\d|1[0-2])-/.test(text) ? {} : { hint: 'Perhaps you need a different "datestyle" setting.' },
    ),
  'out-of-range': ({ kind, text }) =>
    words('22003', text === undefined ? `${kind} out of range` : `value "${text}" is out of range for type ${kind}`),
  'too-wide': ({ precision, scale }) =>
    words('22003', 'numeric field overflow', {
      detail: `A field with precision ${precision}, scale ${scale} must round to an absolute value less than ${precision - scale === 0 ? 1 : `10^${precision - scale}`}.`,
    }),
  'too-long': ({ kind }) => words('22001', `value too long for type ${kind}`),
  'no-operator': ({ operator, left, right }) =>
    left === undefined
      ? words('42883', `operator does not exist: ${operator} ${right}`, {
          hint: `No operator matches the given name and argument type. You might need to add an explicit type cast.`,
        })
      : left === 'unknown' && right === 'unknown'
        ? words('42725', `operator is not unique: unknown ${operator} unknown`, {
            hint: 'Could not choose a best candidate operator. You might need to add explicit type casts.',
          })
        : words('42883', `operator does not exist: ${left} ${operator} ${right}`, {
            hint: `No operator matches the given name and argument types. ${CASTS}`,
          }),
  'no-condition': ({ what, kind }) => words('42804', `argument of ${what} must be type boolean, not type ${kind}`),
  unlike: ({ what, one, other }) => words('42804', `${what} types ${one} and ${other} cannot be matched`),
  'no-cast': ({ from, to }) => words('42846', `cannot cast type ${from} to ${to}`),
  'no-element': ({ kind }) => words('42804', `cannot subscript type ${kind} because it does not support subscripting`),
  'no-field': ({ name, kind }) => words('22023', `unit "${name}" not recognized for type ${kind}`),
  'no-unit': ({ name }) => words('22023', `unit "${name}" not recognized for type timestamp without time zone`),
  'no-json-array': ({ name }) =>
    words(
      '22023',
      name === undefined ? 'cannot get array length of a non-array' : 'cannot call json_array_elements on a non-array',
    ),
  'negative-limit': ({ what }) => words(what === 'LIMIT' ? '2201W' : '2201X', `${what} must not be negative`),
  'division-by-zero': () => words('22012', 'division by zero'),
  'negative-length': () => words('22011', 'negative substring length not allowed'),
  'bad-pattern': ({ fault }) =>
    words(
      '2201B',
      `invalid regular expression: ${{ brackets: 'brackets [] not balanced', parentheses: 'parentheses () not balanced', quantifier: 'quantifier operand invalid' }[fault]}`,
    ),
  'no-windowed': ({ what }) =>
    words(
      '0A000',
      what === 'DISTINCT'
        ? 'DISTINCT is not implemented for window functions'
        : 'FILTER is not implemented for non-aggregate window functions',
    ),
  'no-root': () => words('2201F', 'cannot take square root of a negative number'),
  required: ({ column, table, row }) =>
    words('23502', `null value in column "${column}" of relation "${table}" violates not-null constraint`, {
      detail: `Failing row contains (${rowText(row)}).`,
      table,
      column,
    }),
  'no-default': ({ column }) => words('23502', `null value in column "${column}" violates not-null constraint`),
  check: ({ name, table, row }) =>
    words('23514', `new row for relation "${table}" violates check constraint "${name}"`, {
      detail: `Failing row contains (${rowText(row)}).`,
      table,
      constraint: name,
    }),
  duplicate: ({ key, columns, table, values }) =>
    words('23505', `duplicate key value violates unique constraint "${key}"`, {
      detail: `${keyText(columns, values)} already exists.`,
      table,
      constraint: key,
    }),
  'no-parent': ({ constraint, table, values }) =>
    words('23503', `insert or update on table "${table}" violates foreign key constraint "${constraint.name}"`, {
      detail: `${keyText(constraint.columns, values)} is not present in table "${constraint.table}".`,
      table,
      constraint: constraint.name,
    }),
  'still-used': ({ constraint, table, parent, values }) =>
    words(
      '23503',
      `update or delete on table "${parent}" violates foreign key constraint "${constraint.name}" on table "${table}"`,
      {
        detail: `${keyText(constraint.references, values)} is still referenced from table "${table}".`,
        table,
        constraint: constraint.name,
      },
    ),
  'column-twice': ({ name }) => words('42701', `column "${name}" specified more than once`),
  'column-type': ({ column, kind, given }) =>
    words('42804', `column "${column}" is of type ${kind} but expression is of type ${given}`, {
      hint: 'You will need to rewrite or cast the expression.',
    }),
  count: ({ more }) =>
    words('42601', `INSERT has more ${more ? 'expressions than target columns' : 'target columns than expressions'}`),
  'twice-in-one': () =>
    words('21000', 'ON CONFLICT DO UPDATE command cannot affect row a second time', {
      hint: 'Ensure that no rows proposed for insertion within the same command have duplicate constrained values.',
    }),
  'no-conflict-key': () =>
    words('42P10', 'there is no unique or exclusion constraint matching the ON CONFLICT specification'),
  'always-generated': ({ column, isReckoned }) =>
    words('428C9', `cannot insert a non-DEFAULT value into column "${column}"`, {
      detail: isReckoned
        ? `Column "${column}" is a generated column.`
        : `Column "${column}" is an identity column defined as GENERATED ALWAYS.`,
      ...(!isReckoned && { hint: 'Use OVERRIDING SYSTEM VALUE to override.' }),
    }),
  'no-key-column': ({ name, isReferred }) =>
    words(
      '42703',
      isReferred
        ? `column "${name}" referenced in foreign key constraint does not exist`
        : `column "${name}" named in key does not exist`,
    ),
  'no-referred-key': ({ table, isPrimary }) =>
    isPrimary
      ? words('42704', `there is no primary key for referenced table "${table}"`)
      : words('42830', `there is no unique constraint matching given keys for referenced table "${table}"`),
  'unlike-key': ({ name, column, other }) =>
    words('42804', `foreign key constraint "${name}" cannot be implemented`, {
      detail: `Key columns "${column}" and "${other}" are of incompatible types.`,
    }),
  'constraint-exists': ({ name, table }) =>
    words('42710', `constraint "${name}" for relation "${table}" already exists`),
  'column-exists': ({ name, table }) => words('42701', `column "${name}" of relation "${table}" already exists`),
  'contains-null': ({ name, table }) => words('23502', `column "${name}" of relation "${table}" contains null values`),
  'check-violated': ({ name, table }) =>
    words('23514', `check constraint "${name}" of relation "${table}" is violated by some row`),
  'index-of-constraint': ({ name, table }) =>
    words('2BP01', `cannot drop index ${name} because constraint ${name} on table ${table} requires it`, {
      hint: `You can drop constraint ${name} on table ${table} instead.`,
    }),
  'two-keys': ({ table }) => words('42P16', `multiple primary keys for table "${table}" are not allowed`),
  identity: ({ is, name, table }) =>
    words('55000', `column "${name}" of relation "${table}" is ${is ? 'already' : 'not'} an identity column`),
  'identity-null': ({ name, table }) =>
    words('55000', `column "${name}" of relation "${table}" must be declared NOT NULL before identity can be added`),
  'key-column': ({ name }) => words('42P16', `column "${name}" is in a primary key`),
  'not-automatic': ({ name, kind }) =>
    words('42804', `column "${name}" cannot be cast automatically to type ${kind}`, {
      hint: `You might need to specify "USING ${name}::${kind}".`,
    }),
  'still-needed': ({ kind, names, by, ofTable }) =>
    words(
      '2BP01',
      names.length > 1
        ? 'cannot drop desired object(s) because other objects depend on them'
        : `cannot drop ${kind} ${names.join(', ')}${ofTable === undefined ? '' : ` ${kind === 'column' ? 'of' : 'on'} table ${ofTable}`} because other objects depend on it`,
      {
        detail: by.map(({ text, on }) => `${text} depends on ${on}`).join('\n'),
        hint: `Use DROP ... CASCADE to drop the dependent objects too.`,
      },
    ),
  'truncates-referred': ({ table, child }) =>
    words('0A000', 'cannot truncate a table referenced in a foreign key constraint', {
      detail: `Table "${child}" references "${table}".`,
      hint: `Truncate table "${child}" at the same time, or use TRUNCATE ... CASCADE.`,
    }),
  'no-template': ({ name }) => words('3D000', `template database "${name}" does not exist`),
  'no-user': ({ name }) => words('42704', `role "${name}" does not exist`),
  'no-grant': ({ name }) => words('42704', `role "${name}" does not exist`),
  'user-exists': ({ name }) => words('42710', `role "${name}" already exists`),
  'no-privilege': ({ name }) => words('42601', `unrecognized privilege type "${name.toLowerCase()}"`),
  denied: (refusal) => words('42501', denied(refusal)),
}

function wordsOf<Type extends Refusal['type']>(refusal: Of<Type> & { readonly type: Type }): Words {
  return WORDS[refusal.type](refusal)
}

/** A refusal as PostgreSQL numbers and words it. */
export function postgresError(refusal: Refusal): PostgresError {
  const made = wordsOf(refusal)
  return { ...made, ...(refusal.at !== undefined && POINTED.has(refusal.type) && { at: refusal.at }) }
}

/** Errors that PostgreSQL finds before any row is read, and can point at; other types have no place. */
const POINTED: ReadonlySet<Refusal['type']> = new Set([
  'syntax',
  'unterminated',
  'no-table',
  'no-type',
  'no-window',
  'needs-over',
  'no-function',
  'no-column',
  'no-source',
  'not-grouped',
  'misplaced-aggregate',
  'misplaced-window',
  'nested-aggregate',
  'no-sources',
  'no-alias',
  'no-array',
  'uneven-rows',
  'uneven-values',
  'subquery-columns',
  'no-column-of',
  'ambiguous',
  'no-place',
  'distinct-order',
  'set-columns',
  'bad-value',
  'bad-label',
  'bad-json',
  'bad-array',
  'no-such-day',
  'no-operator',
  'no-condition',
  'unlike',
  'no-cast',
  'column-type',
  'count',
  'no-element',
  'recursive-type',
  'column-twice',
  'no-windowed',
])
