import type { Value } from '../syntax.ts'
import { DAY, dateText, kept, momentOf, readClock, timestampText, timestamptzText, timeText } from '../types/dates.ts'
import { between, intervalText, keptInterval, later, plus, times } from '../types/intervals.ts'
import { DATE, INTEGER, INTERVAL, isNumber, type SqlType, TIME, TIMESTAMP, TIMESTAMPTZ } from '../types/type.ts'
import { coerce } from './coerce.ts'
import type { Compiled, Context } from './context.ts'
import type { Sides } from './sides.ts'

type Reckon = (one: string, other: string) => Value
type Rule = readonly [left: string, operator: string, right: string, gives: SqlType, apply: Reckon]

const move =
  (text: (micros: number) => string, sign: 1 | -1): Reckon =>
  (at, by) =>
    text(later(kept(at), times(keptInterval(by), sign)))

const days =
  (sign: 1 | -1): Reckon =>
  (at, by) =>
    dateText(momentOf(kept(at) + sign * Number(by) * DAY))

const clock = (text: string): number => {
  const read = readClock(text)
  return typeof read === 'string' ? 0 : read.time
}

const onClock =
  (sign: 1 | -1): Reckon =>
  (at, by) =>
    timeText((((clock(at) + sign * keptInterval(by).micros) % DAY) + DAY) % DAY)

const difference: Reckon = (one, other) => intervalText(between(one, other))

/** What PostgreSQL reckons with time: https://www.postgresql.org/docs/15/functions-datetime.html */
const RULES: readonly Rule[] = [
  ['date', '+', 'integer', DATE, days(1)],
  ['date', '-', 'integer', DATE, days(-1)],
  ['date', '-', 'date', INTEGER, (one, other) => (kept(one) - kept(other)) / DAY],
  ['date', '+', 'interval', TIMESTAMP, move(timestampText, 1)],
  ['date', '-', 'interval', TIMESTAMP, move(timestampText, -1)],
  ['date', '+', 'time', TIMESTAMP, (day, time) => timestampText(kept(day) + clock(time))],
  ['timestamp', '+', 'interval', TIMESTAMP, move(timestampText, 1)],
  ['timestamp', '-', 'interval', TIMESTAMP, move(timestampText, -1)],
  ['timestamptz', '+', 'interval', TIMESTAMPTZ, move(timestamptzText, 1)],
  ['timestamptz', '-', 'interval', TIMESTAMPTZ, move(timestamptzText, -1)],
  ['moment', '-', 'moment', INTERVAL, difference],
  ['time', '+', 'interval', TIME, onClock(1)],
  ['time', '-', 'interval', TIME, onClock(-1)],
  [
    'time',
    '-',
    'time',
    INTERVAL,
    (one, other) => intervalText({ months: 0, days: 0, micros: clock(one) - clock(other) }),
  ],
  ['interval', '+', 'interval', INTERVAL, (one, other) => intervalText(plus(keptInterval(one), keptInterval(other)))],
  [
    'interval',
    '-',
    'interval',
    INTERVAL,
    (one, other) => intervalText(plus(keptInterval(one), times(keptInterval(other), -1))),
  ],
  ['interval', '*', 'number', INTERVAL, (one, by) => intervalText(times(keptInterval(one), Number(by)))],
  ['interval', '/', 'number', INTERVAL, (one, by) => intervalText(times(keptInterval(one), 1 / Number(by)))],
]

const MOMENTS = ['date', 'timestamp', 'timestamptz']

const fits = (wanted: string, type: SqlType): boolean =>
  type.family === wanted ||
  (wanted === 'moment' && MOMENTS.includes(type.family)) ||
  (wanted === 'number' && isNumber(type))

const isTimely = ({ type }: Compiled): boolean => [...MOMENTS, 'time', 'interval'].includes(type.family)

/** A literal without a type beside a moment: a length where it is added, otherwise what the other side is. */
function known(one: Compiled, other: Compiled, operator: string, context: Context): Compiled {
  if (one.type.family !== 'unknown' || !isTimely(other)) return one
  return coerce(one, operator === '+' && other.type.family !== 'date' ? INTERVAL : other.type, context)
}

/** MySQL adds lengths to moments and to texts that are such. */
function mysqlMove({ operator, left, right }: Sides, context: Context): Compiled | undefined {
  const [moment, length] = right.type.family === 'interval' ? [left, right] : [right, left]
  if (length.type.family !== 'interval' || (operator !== '+' && operator !== '-')) return undefined
  return movedMoment(moment, length, operator === '-' ? -1 : 1, context)
}

/** A moment of MySQL that is moved: a day stays one unless hours are added to it. */
export function movedMoment(moment: Compiled, length: Compiled, sign: 1 | -1, context: Context): Compiled {
  const at = coerce(moment, TIMESTAMP, context)
  const isDay = moment.type.family === 'date'
  const isText = moment.type.family === 'text' || moment.type.family === 'unknown'
  return {
    type: isDay ? DATE : moment.type.family === 'timestamp' ? TIMESTAMP : { family: 'text', name: 'varchar' },
    run: (frame) => {
      const [from, by, whole] = [at.run(frame), length.run(frame), isText ? moment.run(frame) : null]
      if (from === null || by === null) return null
      const interval = times(keptInterval(String(by)), sign)
      const moved = later(kept(String(from)), interval)
      const staysDay = isDay || (isText && /^\s*\S+\s*$/.test(String(whole)))
      return staysDay && interval.micros === 0 ? dateText(momentOf(moved)) : timestampText(moved)
    },
  }
}

/** What is reckoned with moments and lengths of time; undefined where there are none. */
export function momentArithmetic(sides: Sides, context: Context): Compiled | undefined {
  if (!isTimely(sides.left) && !isTimely(sides.right)) return undefined
  if (context.environment.facts.server === 'mysql') return mysqlMove(sides, context)
  const { operator } = sides
  const [left, right] = [
    known(sides.left, sides.right, operator, context),
    known(sides.right, sides.left, operator, context),
  ]
  const find = (one: SqlType, other: SqlType): Rule | undefined =>
    RULES.find(([a, sign, b]) => sign === operator && fits(a, one) && fits(b, other))
  const rule = find(left.type, right.type)
  const turned = rule || operator === '-' || operator === '/' ? undefined : find(right.type, left.type)
  const [, , , type, apply] = rule ?? turned ?? []
  if (!type || !apply) return undefined
  return {
    type,
    run: (frame) => {
      const [one, other] = [left.run(frame), right.run(frame)]
      if (one === null || other === null) return null
      return turned ? apply(String(other), String(one)) : apply(String(one), String(other))
    },
  }
}
