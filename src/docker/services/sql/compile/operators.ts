import type { Value } from '../syntax.ts'
import { readArray } from '../types/arrays.ts'
import { comparatorOf } from '../types/compare.ts'
import { BOOLEAN, isNumber, type SqlType, TEXT } from '../types/type.ts'
import { arithmetic } from './arithmetic.ts'
import { coerce, settled } from './coerce.ts'
import type { Compiled, Context } from './context.ts'
import { noOperator, type Sides } from './sides.ts'
import { jsonOperator } from './json-operators.ts'
import { matcher } from './patterns.ts'
import { truthOf } from './truth.ts'

const MOMENTS: readonly SqlType['family'][] = ['date', 'timestamp', 'timestamptz']

/** Whether PostgreSQL compares values of two types. */
export function areComparable(one: SqlType, other: SqlType): boolean {
  if (isNumber(one) && isNumber(other)) return true
  if (MOMENTS.includes(one.family) && MOMENTS.includes(other.family)) return true
  if (one.family === 'enum' || one.family === 'array') return one.name === other.name
  return one.family === other.family && one.name !== 'json'
}

/** Two sides of the types that they are compared in. @throws SqlError where they are not compared */
export function comparable(sides: Sides, context: Context): readonly [Compiled, Compiled] {
  const { left, right } = sides
  if (context.environment.facts.server === 'mysql') return mysqlSides(left, right, context)
  if (left.type.family === 'unknown' && right.type.family === 'unknown')
    return [settled(left, context), settled(right, context)]
  if (left.type.family === 'unknown') return [coerce(left, unsized(right.type), context), right]
  if (right.type.family === 'unknown') return [left, coerce(right, unsized(left.type), context)]
  return areComparable(left.type, right.type) ? [left, right] : noOperator(sides)
}

/** A literal that is compared is as long as it is. */
const unsized = (type: SqlType): SqlType => ({ ...type, sizes: undefined, ...(type.name === 'bpchar' && TEXT) })

const isMoment = ({ type }: Compiled): boolean => MOMENTS.includes(type.family)

const isTextual = ({ type }: Compiled): boolean => type.family === 'text' || type.family === 'unknown'

/** MySQL makes a moment of a text that is compared with one. */
function mysqlSides(left: Compiled, right: Compiled, context: Context): readonly [Compiled, Compiled] {
  if (isMoment(left) && isTextual(right) && right.literal)
    return [left, coerce(right, wider(left.type, right), context)]
  if (isMoment(right) && isTextual(left) && left.literal) return [coerce(left, wider(right.type, left), context), right]
  return [settled(left, context), settled(right, context)]
}

/** A day is compared with a moment as its beginning. */
const wider = (type: SqlType, { literal }: Compiled): SqlType =>
  type.family === 'date' && /\d:\d/.test(String(literal?.value)) ? { family: 'timestamp', name: 'timestamp' } : type

const TESTS: Readonly<Record<string, (side: number) => boolean>> = {
  '=': (side) => side === 0,
  '<>': (side) => side !== 0,
  '<': (side) => side < 0,
  '>': (side) => side > 0,
  '<=': (side) => side <= 0,
  '>=': (side) => side >= 0,
}

/** Whether two values that are no NULL pass a comparison. */
export function testOf(
  operator: string,
  left: SqlType,
  right: SqlType,
  context: Context,
): ((one: Value, other: Value) => boolean) | undefined {
  const test = Object.hasOwn(TESTS, operator) ? TESTS[operator] : undefined
  const compare = comparatorOf(left, right, context.environment.facts)
  return test && ((one, other) => test(compare(one, other)))
}

function comparison(sides: Sides, context: Context): Compiled | undefined {
  const { operator } = sides
  const isNullSafe = operator === '<=>' || operator === 'is distinct from'
  if (!isNullSafe && !Object.hasOwn(TESTS, operator)) return undefined
  const [left, right] = comparable(sides, context)
  const test = testOf(isNullSafe ? '=' : operator, left.type, right.type, context) ?? (() => false)
  if (!isNullSafe)
    return made((frame) => {
      const [one, other] = [left.run(frame), right.run(frame)]
      return one === null || other === null ? null : test(one, other)
    })
  const wanted = operator === '<=>'
  return made((frame) => {
    const [one, other] = [left.run(frame), right.run(frame)]
    return (one === null || other === null ? one === other : test(one, other)) === wanted
  })
}

const made = (run: Compiled['run']): Compiled => ({ type: BOOLEAN, run })

/** What is unknown stays unknown unless the other side decides. */
function connection({ operator, left, right }: Sides, context: Context): Compiled | undefined {
  if (operator !== 'and' && operator !== 'or' && operator !== 'xor') return undefined
  const what = operator.toUpperCase()
  const [one, other] = [truthOf(left, what, context), truthOf(right, what, context)]
  if (operator === 'xor')
    return made((frame) => {
      const [a, b] = [one(frame), other(frame)]
      return a === null || b === null ? null : a !== b
    })
  const decisive = operator === 'or'
  return made((frame) => {
    const a = one(frame)
    if (a === decisive) return decisive
    const b = other(frame)
    if (b === decisive) return decisive
    return a === null || b === null ? null : !decisive
  })
}

const LIKES: Readonly<Record<string, string>> = {
  '~~': 'like',
  '!~~': 'like',
  '~~*': 'ilike',
  '!~~*': 'ilike',
  '!~': '~',
  '!~*': '~*',
}

/** LIKE and regular expressions; a `!` before an operator turns it round. */
function likeness(sides: Sides, context: Context): Compiled | undefined {
  const { operator, left, right } = sides
  const kind = LIKES[operator] ?? operator
  if (!['like', 'ilike', 'similar', 'regexp', '~', '~*'].includes(kind)) return undefined
  const isMysql = context.environment.facts.server === 'mysql'
  if (!isMysql && !(isTextual(left) && isTextual(right))) {
    const shown = { like: '~~', ilike: '~~*' }[kind] ?? kind
    return noOperator({
      ...sides,
      operator: shown,
      right: right.type.family === 'unknown' ? { ...right, type: { family: 'unknown', name: 'unknown' } } : right,
    })
  }
  const matches = matcher(kind, isMysql)
  const isNegative = operator.startsWith('!')
  return made((frame) => {
    const [text, pattern] = [left.run(frame), right.run(frame)]
    return text === null || pattern === null ? null : matches(String(text), String(pattern)) !== isNegative
  })
}

/** `||` of PostgreSQL: texts, arrays and their members. */
function joining(sides: Sides, context: Context): Compiled | undefined {
  const { operator, left, right } = sides
  if (operator !== '||' || left.type.family === 'json' || right.type.family === 'json') return undefined
  if (left.type.of ?? right.type.of) return joinedArrays(left, right, context)
  if (![left, right].some((side) => isTextual(side) || side.type.family === 'enum')) return noOperator(sides)
  const [one, other] = [coerce(left, TEXT, context), coerce(right, TEXT, context)]
  return {
    type: TEXT,
    run: (frame) => {
      const [a, b] = [one.run(frame), other.run(frame)]
      return a === null || b === null ? null : `${a}${b}`
    },
  }
}

function joinedArrays(left: Compiled, right: Compiled, context: Context): Compiled {
  const type = left.type.of ? left.type : right.type
  const inner = (one: Compiled): Compiled['run'] => {
    if (one.type.of) return one.run
    const whole = one.type.family === 'unknown' && String(one.literal?.value).startsWith('{')
    const cast = coerce(one, whole ? type : (type.of ?? TEXT), context)
    return whole ? cast.run : (frame) => `{${String(cast.run(frame))}}`
  }
  const [one, other] = [inner(left), inner(right)]
  return {
    type,
    run: (frame) => {
      const [a, b] = [one(frame) ?? '{}', other(frame) ?? '{}'].map((text) => String(text).slice(1, -1))
      return `{${[a, b].filter((text) => text !== '').join(',')}}`
    },
  }
}

/** `@>`, `<@` and `&&` of arrays. */
function containment(sides: Sides, context: Context): Compiled | undefined {
  const { operator, left, right } = sides
  const type = left.type.of ? left.type : right.type
  if (!['@>', '<@', '&&'].includes(operator) || !type.of) return undefined
  const [one, other] = [coerce(left, type, context), coerce(right, type, context)]
  return made((frame) => {
    const [a, b] = [one.run(frame), other.run(frame)]
    if (a === null || b === null) return null
    const [left1, right1] = [new Set(readArray(String(a))), new Set(readArray(String(b)))]
    if (operator === '&&') return [...left1].some((item) => right1.has(item))
    const [whole, part] = operator === '@>' ? [left1, right1] : [right1, left1]
    return [...part].every((item) => whole.has(item))
  })
}

/** An operator between two expressions. @throws SqlError */
export function operation(sides: Sides, context: Context): Compiled {
  const found =
    connection(sides, context) ??
    comparison(sides, context) ??
    likeness(sides, context) ??
    jsonOperator(sides, context) ??
    joining(sides, context) ??
    containment(sides, context) ??
    arithmetic(sides, context)
  const isRequired = sides.left.required && sides.right.required && !['/', '%', 'div'].includes(sides.operator)
  return { ...found, at: sides.at, ...(isRequired && { required: true }) }
}
