import type { Expression } from './syntax.ts'
import { typeName, typeOf } from './types/type.ts'

const quoted = (value: unknown): string => `'${String(value).replaceAll("'", "''")}'`

const name = (word: string, isMysql: boolean): string =>
  isMysql ? `\`${word}\`` : /^[a-z_][a-z0-9_]*$/.test(word) ? word : `"${word}"`

const OPERATORS: Readonly<Record<string, string>> = { like: '~~', ilike: '~~*' }

/** What binds less than what it stands in is put in brackets. */
const isSimple = ({ type }: Expression): boolean => ['value', 'column', 'call', 'cast'].includes(type)

function inner(expression: Expression, server: 'postgres' | 'mysql'): string {
  const text = expressionText(expression, server)
  return isSimple(expression) ? text : `(${text})`
}

/** The functions that are written without brackets, in capitals. */
const BARE = /^(?:current_timestamp|current_date|current_time|localtimestamp|localtime|current_user|session_user)$/

function callText(
  { name: called, words, star }: Extract<Expression, { type: 'call' }>,
  server: 'postgres' | 'mysql',
): string {
  if (words.length === 0 && !star && BARE.test(called) && server === 'postgres') return called.toUpperCase()
  return `${called}(${star ? '*' : words.map((word) => expressionText(word, server)).join(server === 'mysql' ? ',' : ', ')})`
}

/** BETWEEN and IN, which PostgreSQL writes as what they are made of. */
function rangeText(expression: Extract<Expression, { type: 'between' | 'in' }>, server: 'postgres' | 'mysql'): string {
  const { of, not } = expression
  const [value, no] = [inner(of, server), not ? 'not ' : '']
  if (expression.type === 'in') {
    const list = expression.list.map((one) => expressionText(one, server))
    return server === 'mysql'
      ? `${value} ${no}in (${list.join(',')})`
      : `${value} ${not ? '<> ALL' : '= ANY'} (ARRAY[${list.join(', ')}])`
  }
  const [low, high] = [inner(expression.low, server), inner(expression.high, server)]
  if (server === 'mysql') return `${value} ${no}between ${low} and ${high}`
  return not ? `${value} < ${low} OR ${value} > ${high}` : `${value} >= ${low} AND ${value} <= ${high}`
}

/** An expression as a server writes it, of those that stand in defaults and checks; what is rarer stands as its kind alone. */
export function expressionText(expression: Expression, server: 'postgres' | 'mysql'): string {
  const isMysql = server === 'mysql'
  const of = (one: Expression): string => inner(one, server)
  switch (expression.type) {
    case 'value':
      if (expression.value === null) return 'NULL'
      return expression.kind === 'text'
        ? `${quoted(expression.value)}${isMysql ? '' : '::text'}`
        : String(expression.value)
    case 'column':
      return name(expression.name, isMysql)
    case 'call':
      return callText(expression, server)
    case 'cast': {
      const type = typeOf(expression.kind, server)
      const value =
        expression.of.type === 'value' && expression.of.kind === 'text'
          ? quoted(expression.of.value)
          : of(expression.of)
      return isMysql ? `cast(${value} as ${expression.kind})` : `${value}::${type ? typeName(type) : expression.kind}`
    }
    case 'not':
      return isMysql ? `not ${of(expression.of)}` : `NOT ${of(expression.of)}`
    case 'minus':
      return `- ${of(expression.of)}`
    case 'null':
      return `${of(expression.of)} ${isMysql ? 'is' : 'IS'} ${expression.not ? (isMysql ? 'not ' : 'NOT ') : ''}${isMysql ? 'null' : 'NULL'}`
    case 'binary': {
      const operator = isMysql
        ? expression.operator
        : (OPERATORS[expression.operator] ?? expression.operator.toUpperCase())
      return `${of(expression.left)} ${operator} ${of(expression.right)}`
    }
    case 'between':
    case 'in':
      return rangeText(expression, server)
    default:
      return `(${expression.type})`
  }
}
