import { castTo, reckoned } from './cast.ts'
import { isFractional } from './fractional.ts'
import { partsOf } from './expression-parts.ts'
import type { Facts } from './facts.ts'
import { type Expression, SqlError, type Value } from './syntax.ts'

/** What the columns and the functions of an expression are taken from. */
export interface Scope {
  /** @throws SqlError */
  column(table: string | undefined, name: string): Value
  /** The kind of a column; undefined where there is none. */
  kind(table: string | undefined, name: string): string | undefined
  /** The rows of a group, for what counts and sums; undefined outside one. */
  readonly group?: readonly Scope[]
  readonly facts: Facts
}

export const AGGREGATES: ReadonlySet<string> = new Set([
  'count',
  'sum',
  'avg',
  'min',
  'max',
  'string_agg',
  'group_concat',
])

const isTrue = (value: Value, facts: Facts): boolean =>
  value !== null && value !== false && (facts.server === 'mysql' ? reckoned(value, facts) : value) !== 0

/** A text as MySQL compares it: capitals and accents make no difference. */
export const folded = (value: Value, { server }: Facts): Value =>
  server === 'mysql' && typeof value === 'string' ? value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() : value

/** Which of two values comes first; NULL does in MySQL, and comes last in PostgreSQL. */
export function compare(one: Value, other: Value, facts: Facts): number {
  const last = facts.server === 'postgres' ? 1 : -1
  if (one === null || other === null) return one === other ? 0 : one === null ? last : -last
  if (typeof one === 'number' || typeof other === 'number') {
    const [a, b] = [Number(one), Number(other)]
    if (!Number.isNaN(a) && !Number.isNaN(b)) return a - b
  }
  const [a, b] = [String(folded(one, facts)), String(folded(other, facts))]
  return a < b ? -1 : a > b ? 1 : 0
}

function like(value: Value, pattern: Value, flags: string): boolean {
  const text = String(pattern).replace(/\\(.)|([%_])|(.)/gs, (_whole, escaped?: string, wild?: string, plain = '') =>
    wild === undefined ? (escaped ?? plain).replace(/[.*+?^${}()|[\]\\]/, String.raw`\$&`) : wild === '%' ? '.*' : '.',
  )
  return new RegExp(`^${text}$`, `s${flags}`).test(String(value))
}

function arithmetic(operator: string, left: Value, right: Value, facts: Facts): Value {
  const [a, b] = [reckoned(left, facts), reckoned(right, facts)]
  const isMysql = facts.server === 'mysql'
  if (['/', 'exact /', '%', 'div'].includes(operator) && b === 0) {
    if (isMysql) return null
    throw new SqlError({ type: 'division-by-zero' })
  }
  if (operator === '+') return a + b
  if (operator === '-') return a - b
  if (operator === '*') return a * b
  if (operator === '%') return a % b
  if (operator === 'div') return Math.trunc(a / b)
  if (operator === 'exact /' || isMysql) return a / b
  const areIntegers = [left, right].every((value) => typeof value !== 'string' && Number.isInteger(Number(value)))
  return areIntegers ? Math.trunc(a / b) : a / b
}

/** What is unknown stays unknown unless the other side decides. */
function connected(operator: 'and' | 'or', left: Value, right: Value, facts: Facts): Value {
  const decisive = operator === 'or'
  if ([left, right].some((value) => value !== null && isTrue(value, facts) === decisive)) return decisive
  return left === null || right === null ? null : !decisive
}

/** `value IN (list)`: unknown where it is not found beside something unknown. */
function isAmong(value: Value, list: readonly Value[], facts: Facts): boolean | null {
  if (value === null) return null
  if (list.some((one) => one !== null && compare(one, value, facts) === 0)) return true
  return list.includes(null) ? null : false
}

const negated = (value: Value, facts: Facts): Value => (value === null ? null : -reckoned(value, facts))

function binary(operator: string, left: Value, right: Value, facts: Facts): Value {
  if (operator === 'and' || operator === 'or') return connected(operator, left, right, facts)
  if (operator === '||' && facts.server === 'mysql') return connected('or', left, right, facts)
  if (left === null || right === null) return null
  switch (operator) {
    case '=':
      return compare(left, right, facts) === 0
    case '<>':
    case '!=':
      return compare(left, right, facts) !== 0
    case '<':
      return compare(left, right, facts) < 0
    case '>':
      return compare(left, right, facts) > 0
    case '<=':
      return compare(left, right, facts) <= 0
    case '>=':
      return compare(left, right, facts) >= 0
    case 'like':
      return like(left, right, facts.server === 'mysql' ? 'i' : '')
    case 'ilike':
      return like(left, right, 'i')
    case '||':
      return `${left}${right}`
    default:
      return arithmetic(operator, left, right, facts)
  }
}

const time = (ms: number): string => new Date(ms).toISOString().replace('T', ' ').replace('Z', '')

type Apply = (values: readonly Value[], facts: Facts) => Value
const functions: Readonly<Record<string, Apply>> = {
  version: (_values, { version }) => version,
  now: (_values, { now }) => time(now),
  current_timestamp: (_values, { now }) => time(now),
  current_date: (_values, { now }) => time(now).slice(0, 10),
  current_database: (_values, { database }) => database,
  database: (_values, { database }) => database || null,
  current_user: (_values, { user }) => user,
  user: (_values, { user }) => user,
  upper: ([value = null]) => (value === null ? null : String(value).toUpperCase()),
  lower: ([value = null]) => (value === null ? null : String(value).toLowerCase()),
  length: ([value = null]) => (value === null ? null : String(value).length),
  concat: (values) => values.map((value) => (value === null ? '' : String(value))).join(''),
  coalesce: (values) => values.find((value) => value !== null) ?? null,
  abs: ([value = null]) => (value === null ? null : Math.abs(Number(value))),
  round: ([value = null, digits = 0]) => (value === null ? null : Number(Number(value).toFixed(Number(digits)))),
}

type Call = Extract<Expression, { readonly type: 'call' }>

function aggregate(
  { name, words: [of, between], star, isDistinct = false }: Call,
  { group: rows = [], facts }: Scope,
): Value {
  if (star || !of) return rows.length
  const all = rows.map((row) => evaluate(of, row)).filter((value) => value !== null)
  const values = isDistinct ? [...new Set(all)] : all
  const sum = (): number => values.reduce<number>((total, value) => total + Number(value), 0)
  if (name === 'count') return values.length
  if (values.length === 0) return null
  if (name === 'sum') return sum()
  if (name === 'avg') return sum() / values.length
  const sorted = (): readonly Value[] => values.toSorted((one, other) => compare(one, other, facts))
  if (name === 'min') return sorted()[0] ?? null
  if (name === 'max') return sorted().at(-1) ?? null
  const [first] = rows
  return values.join(between && first ? String(evaluate(between, first)) : ',')
}

/** The operator; a division is exact where a side of it has digits behind its point. */
function operatorOf(expression: Extract<Expression, { readonly type: 'binary' }>, scope: Scope): string {
  const isExact = expression.operator === '/' && isFractional(expression, (table, name) => scope.kind(table, name))
  return isExact ? 'exact /' : expression.operator
}

/** The value of an expression. @throws SqlError */
export function evaluate(expression: Expression, scope: Scope): Value {
  switch (expression.type) {
    case 'value':
      return expression.value
    case 'column':
      return scope.column(expression.table, expression.name)
    case 'not': {
      const value = evaluate(expression.of, scope)
      return value === null ? null : !isTrue(value, scope.facts)
    }
    case 'minus':
      return negated(evaluate(expression.of, scope), scope.facts)
    case 'cast':
      return castTo(expression.kind, evaluate(expression.of, scope), scope.facts)
    case 'case': {
      const branch = expression.branches.find(({ when }) => holds(when, scope))
      return evaluate(branch?.gives ?? expression.otherwise, scope)
    }
    case 'null':
      return (evaluate(expression.of, scope) === null) !== expression.not
    case 'in': {
      const found = isAmong(
        evaluate(expression.of, scope),
        expression.list.map((one) => evaluate(one, scope)),
        scope.facts,
      )
      return found === null ? null : found !== expression.not
    }
    case 'binary':
      return binary(
        operatorOf(expression, scope),
        evaluate(expression.left, scope),
        evaluate(expression.right, scope),
        scope.facts,
      )
    case 'call':
      return called(expression, scope)
  }
}

function called(call: Call, scope: Scope): Value {
  const { name, words } = call
  if (AGGREGATES.has(name)) return aggregate(call, scope)
  const apply = Object.hasOwn(functions, name) ? functions[name] : undefined
  if (!apply) throw new SqlError({ type: 'no-function', name })
  return apply(
    words.map((word) => evaluate(word, scope)),
    scope.facts,
  )
}

/** Whether an expression counts or sums rows. */
export const isAggregate = (expression: Expression): boolean =>
  (expression.type === 'call' && AGGREGATES.has(expression.name)) || partsOf(expression).some(isAggregate)

export const holds = (expression: Expression | undefined, scope: Scope): boolean =>
  expression === undefined || isTrue(evaluate(expression, scope), scope.facts)
