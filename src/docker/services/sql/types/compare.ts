import type { Facts } from '../facts.ts'
import type { Value } from '../syntax.ts'
import { readArray } from './arrays.ts'
import { compareDecimals, toDecimal } from './decimal.ts'
import { kept } from './dates.ts'
import { keptInterval, span } from './intervals.ts'
import { isNumber, type SqlType } from './type.ts'

/** Which of two values that are no NULL comes first. */
export type Comparator = (one: Value, other: Value) => number

const order = (a: string | number | boolean, b: string | number | boolean): number => (a < b ? -1 : Number(a > b))

/** A text as MySQL compares it: capitals and accents make no difference. */
export const folded = (value: Value): Value =>
  typeof value === 'string' ? value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() : value

const exactly: Comparator = (a, b) => compareDecimals(toDecimal(a), toDecimal(b))
const asFloats: Comparator = (a, b) => order(Number(a), Number(b))
const asTexts: Comparator = (a, b) => order(String(a), String(b))
const inMysql: Comparator = (a, b) => order(String(folded(a)), String(folded(b)))

const isMoment = ({ family }: SqlType): boolean =>
  family === 'date' || family === 'timestamp' || family === 'timestamptz'

function arrays(of: SqlType, facts: Facts): Comparator {
  const compare = comparatorOf(of, of, facts)
  return (a, b) => {
    const [left, right] = [readArray(String(a)) ?? [], readArray(String(b)) ?? []]
    for (const [at, one] of left.entries()) {
      const other = right[at]
      if (other === undefined) return 1
      const side = one === null || other === null ? Number(one === null) - Number(other === null) : compare(one, other)
      if (side !== 0) return side
    }
    return left.length - right.length
  }
}

/** How values of two types are compared. */
export function comparatorOf(left: SqlType, right: SqlType, facts: Facts): Comparator {
  const types = [left, right]
  const isMysql = facts.server === 'mysql'
  if (types.every(({ family }) => family === 'integer'))
    return isMysql ? asFloats : (a, b) => order(Number(a), Number(b))
  if (
    types.every(isNumber) &&
    types.some(({ family }) => family === 'numeric') &&
    !types.some(({ family }) => family === 'float')
  )
    return exactly
  if (types.some((one) => isNumber(one) || (isMysql && one.family === 'boolean')))
    return isMysql ? (a, b) => order(leading(a), leading(b)) : asFloats
  if (types.every(({ family }) => family === 'boolean')) return (a, b) => Number(a) - Number(b)
  if (types.some(isMoment) && types.some(({ family }) => family !== left.family))
    return (a, b) => order(kept(String(a)), kept(String(b)))
  if (types.some(({ family }) => family === 'interval'))
    return (a, b) => span(keptInterval(String(a))) - span(keptInterval(String(b)))
  const labelled = types.find(({ family }) => family === 'enum')
  if (labelled && (!isMysql || left.family === right.family)) return (a, b) => place(labelled, a) - place(labelled, b)
  if (left.of) return arrays(left.of, facts)
  if (left.name === 'bpchar' || right.name === 'bpchar')
    return isMysql ? inMysql : (a, b) => order(String(a).trimEnd(), String(b).trimEnd())
  return isMysql ? inMysql : asTexts
}

/** The number that MySQL compares a text by. */
const leading = (value: Value): number =>
  typeof value === 'string'
    ? Number(/^\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i.exec(value)?.[0] ?? 0)
    : Number(value)

const place = ({ labels = [] }: SqlType, value: Value): number => labels.indexOf(String(value))

/** What is the same for values of two types that are equal: numbers are told from each other by the rule of exact ones where a side is such. */
export const identityOfBoth = (one: SqlType, other: SqlType, facts: Facts): ((value: Value) => string) =>
  identityOf(other.family === 'numeric' ? other : one, facts)

/** What is the same for values that are equal, to group and to look for them. */
export function identityOf({ family, name }: SqlType, facts: Facts): (value: Value) => string {
  if (family === 'numeric')
    return (value) => (value === null ? 'n' : `v${String(value)}`.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, ''))
  if (family === 'interval') return (value) => (value === null ? 'n' : `i${span(keptInterval(String(value)))}`)
  if (facts.server === 'mysql')
    return (value) => (value === null ? 'n' : `v${String(folded(typeof value === 'boolean' ? Number(value) : value))}`)
  if (name === 'bpchar') return (value) => (value === null ? 'n' : `v${String(value).trimEnd()}`)
  return (value) => (value === null ? 'n' : `v${String(value)}`)
}
