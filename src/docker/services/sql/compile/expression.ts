import { type Expression, SqlError, type Value } from '../syntax.ts'
import { readArray, writeArray } from '../types/arrays.ts'
import { convert } from '../types/convert.ts'
import { decimalText, negateDecimal, toDecimal } from '../types/decimal.ts'
import { intervalText, keptInterval, ofUnit, times } from '../types/intervals.ts'
import {
  arrayOf,
  BOOLEAN,
  DOUBLE,
  INTEGER,
  BIGINT,
  INTERVAL,
  isNumber,
  NUMERIC,
  type SqlType,
  TEXT,
  typeName,
  UNKNOWN,
} from '../types/type.ts'
import { callFunction } from '../functions/call.ts'
import { compileAggregate, isAggregate } from './aggregates.ts'
import { coerce, commonType, settled } from './coerce.ts'
import { compile } from './compile.ts'
import { compileColumn } from './columns.ts'
import { type Compiled, type Context, type Frame, keyOf } from './context.ts'
import { comparable, operation, testOf } from './operators.ts'
import { arrayOfQuery, existsQuery, inQuery, quantifiedQuery, scalarQuery } from './subqueries.ts'
import { truthOf } from './truth.ts'
import { typeNamed } from './type-named.ts'
import { compileWindow, isWindowFunction } from './windows.ts'

type Of<Type extends Expression['type']> = Extract<Expression, { readonly type: Type }>

const LITERALS: Readonly<Record<Of<'value'>['kind'], SqlType>> = {
  text: UNKNOWN,
  null: UNKNOWN,
  integer: INTEGER,
  numeric: NUMERIC,
  float: DOUBLE,
  boolean: BOOLEAN,
}

function literal({ value, kind, at }: Of<'value'>, { environment: { facts } }: Context): Compiled {
  const isBig = kind === 'integer' && Math.abs(Number(value)) >= 2 ** 31
  const type = isBig
    ? BIGINT
    : kind === 'boolean' && facts.server === 'mysql'
      ? INTEGER
      : kind === 'text' && facts.server === 'mysql'
        ? TEXT
        : LITERALS[kind]
  const own = kind === 'boolean' && facts.server === 'mysql' ? Number(value) : value
  return { type, run: () => own, literal: { value: own }, at, ...(own !== null && { required: true }) }
}

function cast({ of, kind, at }: Of<'cast'>, context: Context): Compiled {
  const type = typeNamed(kind, context, at)
  const inner = compile(of, context)
  const isImpossible = context.environment.facts.server === 'postgres' && !areCast(inner.type, type)
  if (isImpossible) throw new SqlError({ type: 'no-cast', from: typeName(inner.type), to: typeName(type), at })
  return { ...coerce(inner, type, context), at: of.at }
}

/** Which types PostgreSQL makes of which: everything of texts, and texts of everything. */
function areCast(from: SqlType, to: SqlType): boolean {
  if ([from, to].some(({ family }) => family === 'text' || family === 'unknown') || from.family === to.family)
    return true
  if (isNumber(from)) return isNumber(to) || (from.name === 'int4' && to.family === 'boolean') || from.name === 'int8'
  const others: Readonly<Record<string, readonly string[]>> = {
    boolean: ['integer'],
    date: ['timestamp', 'timestamptz'],
    timestamp: ['date', 'time', 'timestamptz'],
    timestamptz: ['date', 'time', 'timestamp'],
    time: ['interval'],
    interval: ['time'],
    json: ['integer', 'numeric', 'float', 'boolean'],
  }
  return others[from.family]?.includes(to.family) ?? false
}

function minus({ of, at }: { readonly of: Expression; readonly at?: number }, context: Context): Compiled {
  const inner = compile(of, context)
  const isMysql = context.environment.facts.server === 'mysql'
  const number =
    inner.type.family === 'unknown' || (isMysql && !isNumber(inner.type)) ? coerce(inner, DOUBLE, context) : inner
  const { type, run } = number
  if (!isNumber(type) && type.family !== 'interval')
    throw new SqlError({ type: 'no-operator', operator: '-', right: typeName(type), at })
  const turn = (value: Exclude<Value, null>): Value => {
    if (type.family === 'interval') return intervalText(times(keptInterval(String(value)), -1))
    return type.family === 'numeric' ? decimalText(negateDecimal(toDecimal(value))) : 0 - Number(value)
  }
  return {
    type: { ...type, sizes: undefined },
    run: (frame) => {
      const value = run(frame)
      return value === null ? null : turn(value)
    },
    at,
  }
}

/** What is true where another is false; what is unknown stays so. */
const opposite = ({ run, at }: Compiled): Compiled => ({
  type: BOOLEAN,
  run: (frame) => {
    const value = run(frame)
    return value === null ? null : !value
  },
  at,
})

function not({ of, at }: { readonly of: Expression; readonly at?: number }, context: Context): Compiled {
  return opposite({ type: BOOLEAN, run: truthOf(compile(of, context), 'NOT', context), at })
}

/** A value that is reckoned once for each row, however often it is compared. */
function heldValue(of: Compiled): { readonly held: Compiled; readonly hold: (frame: Frame) => void } {
  if (of.literal) return { held: of, hold: () => undefined }
  let value: Value = null
  return { held: { ...of, run: () => value }, hold: (frame) => void (value = of.run(frame)) }
}

function choice({ of, branches, otherwise, at }: Of<'case'>, context: Context): Compiled {
  const value = of && heldValue(settled(compile(of, context), context))
  const tests = branches.map(({ when }) => {
    const right = compile(when, context)
    const test = value ? operation({ operator: '=', left: value.held, right, at: when.at }, context) : right
    return truthOf(test, 'CASE/WHEN', context)
  })
  const gives = branches.map((branch) => compile(branch.gives, context))
  const last: Compiled = otherwise
    ? compile(otherwise, context)
    : { type: UNKNOWN, run: () => null, literal: { value: null } }
  const type = commonType(
    [...gives, last].toSorted(
      (one, other) => Number(one.type.family === 'unknown') - Number(other.type.family === 'unknown'),
    ),
    'CASE',
    context,
  )
  const [made, rest] = [gives.map((one) => coerce(one, type, context)), coerce(last, type, context)]
  return {
    type,
    run: (frame) => {
      value?.hold(frame)
      const found = tests.findIndex((test) => test(frame) === true)
      return (made[found] ?? rest).run(frame)
    },
    at,
  }
}

function between({ of, low, high, symmetric, not: isNegative, at }: Of<'between'>, context: Context): Compiled {
  const value = compile(of, context)
  // PostgreSQL makes two comparisons of it, and reckons its value for each
  const isOnce = context.environment.facts.server === 'mysql'
  const { held, hold } = isOnce ? heldValue(value) : { held: value, hold: () => undefined }
  const ends = [compile(low, context), compile(high, context)] as const
  const within = ([from, to]: readonly [Compiled, Compiled]): Compiled => {
    const left = operation({ operator: '>=', left: held, right: from, at }, context)
    const right = operation({ operator: '<=', left: held, right: to, at }, context)
    return operation({ operator: 'and', left, right, at }, context)
  }
  const straight = within(ends)
  const turned = symmetric && within([ends[1], ends[0]])
  const { run } = turned ? operation({ operator: 'or', left: straight, right: turned, at }, context) : straight
  return {
    ...straight,
    run: (frame) => {
      hold(frame)
      const holds = run(frame)
      return holds === null ? null : holds !== isNegative
    },
  }
}

/** The numbers of a list that holds nothing but literals of whole numbers; undefined for any other. */
function integersOf(list: readonly Expression[]): ReadonlySet<number> | undefined {
  const integers = new Set<number>()
  for (const one of list) {
    if (one.type !== 'value' || one.kind !== 'integer' || typeof one.value !== 'number') return undefined
    integers.add(one.value)
  }
  return integers
}

/** `value IN (list)`: unknown where it is not found beside something unknown. */
function among({ of, list, not: isNegative, at }: Of<'in'>, context: Context): Compiled {
  if (of.type === 'row') return amongRows(of, list, { isNegative, at }, context)
  const value = compile(of, context)
  const integers = value.type === INTEGER ? integersOf(list) : undefined
  if (integers) {
    const run = (frame: Parameters<Compiled['run']>[0]): boolean | null => {
      const one = value.run(frame)
      return one === null ? null : integers.has(Number(one)) !== isNegative
    }
    return { type: BOOLEAN, run, at }
  }
  const sides = list.map((one) => comparable({ operator: '=', left: value, right: compile(one, context), at }, context))
  const tests = sides.map(([left, right]) => ({
    left,
    right,
    test: testOf('=', left.type, right.type, context) ?? (() => false),
  }))
  return {
    type: BOOLEAN,
    run: (frame) => {
      let isUnknown = false
      for (const { left, right, test } of tests) {
        const [one, other] = [left.run(frame), right.run(frame)]
        if (one === null) return null
        if (other === null) isUnknown = true
        else if (test(one, other)) return !isNegative
      }
      return isUnknown ? null : isNegative
    },
    at,
  }
}

/** `(a, b) IN ((1, 2), …)` */
function amongRows(
  of: Of<'row'>,
  list: readonly Expression[],
  { isNegative, at }: { readonly isNegative: boolean; readonly at: number | undefined },
  context: Context,
): Compiled {
  const tests = list.map((one) => operationOfRows('=', of, one, context))
  const any = tests.reduce((left, right) => operation({ operator: 'or', left, right, at }, context))
  return isNegative ? opposite(any) : any
}

/** What the members of a row must be that others follow. */
const STRICTLY: Readonly<Record<string, string>> = { '<': '<', '<=': '<', '>': '>', '>=': '>' }

/** Rows come one after the other by the first of their members that are not equal. */
function rowOrder(
  operator: string,
  lefts: readonly Expression[],
  rights: readonly Expression[],
  context: Context,
): Compiled {
  const pairs = lefts.map((left, at) => ({ left: compile(left, context), right: compile(rights[at] ?? left, context) }))
  const [last, ...before] = pairs.toReversed()
  if (!last) throw new SqlError({ type: 'uneven-rows' })
  return before.reduce(
    (rest, pair) => {
      const strict = operation({ operator: STRICTLY[operator] ?? operator, ...pair }, context)
      const same = operation({ operator: '=', ...pair }, context)
      const both = operation({ operator: 'and', left: same, right: rest }, context)
      return operation({ operator: 'or', left: strict, right: both }, context)
    },
    operation({ operator, ...last }, context),
  )
}

/** Rows are equal where all their members are. */
function operationOfRows(operator: string, left: Of<'row'>, right: Expression, context: Context): Compiled {
  if (right.type !== 'row' || right.items.length !== left.items.length)
    throw new SqlError({ type: 'uneven-rows', at: right.at })
  if (Object.hasOwn(STRICTLY, operator)) return rowOrder(operator, left.items, right.items, context)
  if (operator !== '=' && operator !== '<>')
    throw new SqlError({ type: 'not-simulated', what: `${operator} between rows` })
  const tests = left.items.map((item, at) =>
    compile({ type: 'binary', operator: '=', left: item, right: right.items[at] ?? item }, context),
  )
  const all = tests.reduce((one, other) => operation({ operator: 'and', left: one, right: other }, context))
  if (operator === '=') return all
  return opposite(all)
}

function binary({ operator, left, right, at }: Of<'binary'>, context: Context): Compiled {
  if (left.type === 'row' && right.type === 'row') return operationOfRows(operator, left, right, context)
  return operation({ operator, left: compile(left, context), right: compile(right, context), at }, context)
}

function truth({ of, value, not: isNegative, at }: Of<'truth'>, context: Context): Compiled {
  const test = truthOf(compile(of, context), `IS ${value === null ? 'UNKNOWN' : String(value).toUpperCase()}`, context)
  return { type: BOOLEAN, run: (frame) => (test(frame) === value) !== isNegative, at }
}

function arrayExpression(
  { items, at }: { readonly items: readonly Expression[]; readonly at?: number },
  context: Context,
): Compiled {
  const all = items.map((item) => compile(item, context))
  const type = commonType(all, 'ARRAY', context)
  const made = all.map((one) => coerce(one, type, context))
  return { type: arrayOf(type), run: (frame) => writeArray(made.map((one) => one.run(frame))), at }
}

function element({ of, index, at }: Of<'element'>, context: Context): Compiled {
  const array = compile(of, context)
  const place = compile(index, context)
  const type = array.type.of
  if (!type) throw new SqlError({ type: 'no-element', kind: typeName(array.type), at })
  const { facts } = context.environment
  return {
    type,
    run: (frame) => {
      const [value, by] = [array.run(frame), place.run(frame)]
      return value === null || by === null
        ? null
        : convert(readArray(String(value))?.[Number(by) - 1] ?? null, { from: TEXT, to: type, facts })
    },
    at,
  }
}

/** `x = ANY (array)`, or of a query. */
function quantified(expression: Of<'quantified'>, context: Context): Compiled {
  const { left, right, operator, all, at } = expression
  const value = compile(left, context)
  if (right.type === 'query') return quantifiedQuery({ value, query: right.query, operator, all, at }, context)
  const array = compile(right, context)
  const list = array.type.family === 'unknown' ? coerce(array, arrayOf(settled(value, context).type), context) : array
  const { of } = list.type
  if (!of) throw new SqlError({ type: 'no-array', at })
  const { facts } = context.environment
  const side = settled(value, context)
  const test = testOf(operator, side.type, of, context) ?? (() => false)
  return {
    type: BOOLEAN,
    run: (frame) => {
      const [one, others] = [side.run(frame), list.run(frame)]
      if (one === null || others === null) return null
      const tests = (readArray(String(others)) ?? []).map((other) =>
        other === null ? null : test(one, convert(other, { from: TEXT, to: of, facts })),
      )
      return tests.includes(!all) ? !all : tests.includes(null) ? null : all
    },
    at,
  }
}

/** MySQL's `INTERVAL 1 DAY`, as a length that is added. */
function interval({ amount, unit, at }: Of<'interval'>, context: Context): Compiled {
  const many = compile(amount, context)
  if (!ofUnit(1, unit)) throw new SqlError({ type: 'not-simulated', what: `INTERVAL of ${unit.toUpperCase()}` })
  return {
    type: INTERVAL,
    run: (frame) => {
      const value = many.run(frame)
      const length = value === null ? undefined : ofUnit(Number(value), unit)
      return length ? intervalText(length) : null
    },
    at,
  }
}

function variable({ name, system }: Of<'variable'>, { environment: { values } }: Context): Compiled {
  if (!system) return { type: TEXT, run: () => values.variable(name.toLowerCase()) }
  const value = values.setting(name.toLowerCase())
  if (value === undefined) throw new SqlError({ type: 'no-setting', name })
  return { type: /^\d+$/.test(value) ? BIGINT : TEXT, run: () => value }
}

function call(expression: Of<'call'>, context: Context): Compiled {
  const { facts } = context.environment
  if (expression.over !== undefined) return compileWindow(expression, expression.over, context)
  if (isAggregate(expression.name, facts)) return compileAggregate(expression, context)
  if (isWindowFunction(expression.name))
    throw new SqlError({ type: 'needs-over', name: expression.name, at: expression.at })
  return callFunction(expression, context)
}

function compiled(expression: Expression, context: Context): Compiled {
  switch (expression.type) {
    case 'value':
      return literal(expression, context)
    case 'column':
      return compileColumn(expression, context)
    case 'not':
      return not(expression, context)
    case 'minus':
      return minus(expression, context)
    case 'cast':
      return cast(expression, context)
    case 'binary':
      return binary(expression, context)
    case 'case':
      return choice(expression, context)
    case 'null': {
      const { run } = compile(expression.of, context)
      return { type: BOOLEAN, run: (frame) => (run(frame) === null) !== expression.not, at: expression.at }
    }
    case 'truth':
      return truth(expression, context)
    case 'between':
      return between(expression, context)
    case 'in':
      return among(expression, context)
    case 'call':
      return call(expression, context)
    default:
      return compiledMore(expression, context)
  }
}

function compiledMore(
  expression: Exclude<
    Expression,
    Of<'value' | 'column' | 'not' | 'minus' | 'cast' | 'binary' | 'case' | 'null' | 'truth' | 'between' | 'in' | 'call'>
  >,
  context: Context,
): Compiled {
  switch (expression.type) {
    case 'in-query':
      return inQuery(expression, context)
    case 'query':
      return scalarQuery(expression.query, context, expression.at)
    case 'exists':
      return existsQuery(expression.query, context)
    case 'array-query':
      return arrayOfQuery(expression.query, context)
    case 'quantified':
      return quantified(expression, context)
    case 'array':
      return arrayExpression(expression, context)
    case 'row':
      throw new SqlError({ type: 'not-simulated', what: 'a row as a value' })
    case 'element':
      return element(expression, context)
    case 'interval':
      return interval(expression, context)
    case 'variable':
      return variable(expression, context)
  }
}

/** Finds the names of an expression and the types of its parts. @throws SqlError */
export function compileExpression(expression: Expression, context: Context): Compiled {
  const { group } = context
  // what rows are grouped by has one value in each group
  if (
    group &&
    expression.type !== 'column' &&
    expression.type !== 'value' &&
    group.keys.has(keyOf(expression, context))
  )
    return compile(expression, { ...context, group: undefined })
  return compiled(expression, context)
}
