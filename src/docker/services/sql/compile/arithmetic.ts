import { SqlError, type Value } from '../syntax.ts'
import { decimalText, reckon, toDecimal } from '../types/decimal.ts'
import { bareName, bitsOf, DOUBLE, isNumber, NUMERIC, type SqlType } from '../types/type.ts'
import { coerce, widerNumber } from './coerce.ts'
import type { Compiled, Context } from './context.ts'
import { momentArithmetic } from './moment-arithmetic.ts'
import { noOperator, type Sides } from './sides.ts'

type Reckon = (one: Exclude<Value, null>, other: Exclude<Value, null>) => Value

const DIVIDES = ['/', '%', 'div']

const INTEGERS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.trunc(a / b),
  div: (a, b) => Math.trunc(a / b),
  '%': (a, b) => a % b,
  '&': (a, b) => Number(BigInt(a) & BigInt(b)),
  '|': (a, b) => Number(BigInt(a) | BigInt(b)),
  '#': (a, b) => Number(BigInt(a) ^ BigInt(b)),
  '<<': (a, b) => a * 2 ** b,
  '>>': (a, b) => Math.floor(a / 2 ** b),
}

/** Numbers of one family, reckoned with. */
function reckonerOf(operator: string, type: SqlType, isMysql: boolean): Reckon | undefined {
  if (operator === '^')
    return (a, b) => (isMysql ? Number(BigInt(Number(a)) ^ BigInt(Number(b))) : Number(a) ** Number(b))
  if (type.family === 'numeric')
    return '+-*/%div'.includes(operator)
      ? (a, b) => decimalText(reckon(operator, toDecimal(a), toDecimal(b), isMysql ? 'mysql' : 'postgres'))
      : undefined
  const apply = Object.hasOwn(INTEGERS, operator) ? INTEGERS[operator] : undefined
  if (!apply) return undefined
  if (type.family === 'float')
    return operator === '/' ? (a, b) => Number(a) / Number(b) : (a, b) => apply(Number(a), Number(b))
  if (isMysql && operator === '/') return (a, b) => decimalText(reckon('/', toDecimal(a), toDecimal(b), 'mysql'))
  return (a, b) => inRange(apply(Number(a), Number(b)), type)
}

/** @throws SqlError where an integer is too great for its type */
function inRange(value: number, type: SqlType): number {
  const most = 2 ** (bitsOf(type) - 1)
  if (value < -most || value >= most) throw new SqlError({ type: 'out-of-range', column: '', kind: bareName(type) })
  return Object.is(value, -0) ? 0 : value
}

/** What divides by zero: MySQL gives NULL. */
function guarded(operator: string, apply: Reckon, isMysql: boolean): Reckon {
  if (!DIVIDES.includes(operator)) return apply
  return (a, b) => {
    if (Number(b) !== 0) return apply(a, b)
    if (isMysql) return null
    throw new SqlError({ type: 'division-by-zero' })
  }
}

/** MySQL reckons with whatever a text begins with. */
const mysqlNumber = (of: Compiled, context: Context): Compiled => {
  if (isNumber(of.type)) return of
  return of.type.family === 'boolean'
    ? coerce(of, { family: 'integer', name: 'int8' }, context)
    : coerce(of, DOUBLE, context)
}

/** A literal without a type is what the other side is. */
function numbersOf(sides: Sides, context: Context): readonly [Compiled, Compiled] | undefined {
  const { left, right } = sides
  if (context.environment.facts.server === 'mysql') return [mysqlNumber(left, context), mysqlNumber(right, context)]
  if (left.type.family === 'unknown' && isNumber(right.type))
    return [coerce(left, { ...right.type, sizes: undefined }, context), right]
  if (right.type.family === 'unknown' && isNumber(left.type))
    return [left, coerce(right, { ...left.type, sizes: undefined }, context)]
  return isNumber(left.type) && isNumber(right.type) ? [left, right] : undefined
}

function resultType(operator: string, type: SqlType, isMysql: boolean): SqlType {
  if (operator === '^') return type.family === 'numeric' ? type : isMysql ? type : DOUBLE
  if (isMysql && type.family === 'integer')
    return operator === '/' ? NUMERIC : { ...type, name: 'int8', sizes: undefined }
  return { ...type, sizes: undefined }
}

/** What is reckoned with numbers, moments and intervals. @throws SqlError */
export function arithmetic(sides: Sides, context: Context): Compiled {
  const { operator } = sides
  const isMysql = context.environment.facts.server === 'mysql'
  const moment = momentArithmetic(sides, context)
  if (moment) return moment
  const numbers = numbersOf(sides, context)
  if (!numbers) return noOperator(sides)
  const [left, right] = numbers
  const type = resultType(operator, widerNumber(left.type, right.type), isMysql)
  const apply = reckonerOf(operator, isMysql && operator === '/' && type.family === 'numeric' ? NUMERIC : type, isMysql)
  if (!apply) return noOperator(sides)
  const reckoned = guarded(operator, apply, isMysql)
  return {
    type,
    run: (frame) => {
      const [one, other] = [left.run(frame), right.run(frame)]
      return one === null || other === null ? null : reckoned(one, other)
    },
  }
}
