import { sorted } from '../../../../base/sorting.ts'
import type { Work } from '../../../../base/work.ts'
import { mapped, RUN } from '../rows/turns.ts'
import type { Facts } from '../facts.ts'
import { type Call, type Ordering, SqlError, type Value } from '../syntax.ts'
import { comparatorOf, identityOf } from '../types/compare.ts'
import { spacedJson } from '../types/convert.ts'
import { writeArray } from '../types/arrays.ts'
import { decimalText, quotient, roundDecimal, toDecimal } from '../types/decimal.ts'
import { intervalText, keptInterval, plus, times } from '../types/intervals.ts'
import {
  arrayOf,
  BIGINT,
  BOOLEAN,
  DOUBLE,
  INTERVAL,
  isNumber,
  JSON_TEXT,
  JSONB,
  NUMERIC,
  type SqlType,
  TEXT,
  typeName,
} from '../types/type.ts'
import { add } from '../../../../linux/gnu/bc/decimal.ts'
import { coerce, settled } from './coerce.ts'
import { type AggregateEntry, type Compiled, type Context, type Frame, keyOf } from './context.ts'
import { compile } from './compile.ts'
import { jsonOf } from './json-values.ts'
import { sortedBy } from './ordering.ts'
import { truthOf } from './truth.ts'

/** What an aggregate makes of the values of rows, which come one after another. */
export interface Running {
  add(values: readonly Value[]): void
  /** What has been made of those that came. */
  value(): Value
}

interface Aggregate {
  readonly type: SqlType
  readonly start: () => Running
  /** It takes rows whose value is NULL, too. */
  readonly takesNull?: boolean
}

type Make = (args: readonly Compiled[], facts: Facts) => Aggregate | undefined

const count: Make = () => ({ type: BIGINT, start: () => counting() })

function counting(): Running {
  let many = 0
  return { add: () => (many += 1), value: () => many }
}

function summing(type: SqlType, end: (sum: ReturnType<typeof toDecimal>, many: number) => Value): Running {
  let [sum, many, floats] = [toDecimal(0), 0, 0]
  const isFloat = type.family === 'float'
  return {
    add([value = null]) {
      many += 1
      if (isFloat) floats += Number(value)
      else sum = add(sum, toDecimal(value))
    },
    value: () => (many === 0 ? null : isFloat ? floats : end(sum, many)),
  }
}

/** MySQL sums texts by the numbers they begin with. */
const sumType = ({ family, name }: SqlType, isMysql: boolean): SqlType | undefined => {
  if (isMysql) return family === 'integer' || family === 'numeric' || family === 'boolean' ? NUMERIC : DOUBLE
  if (family === 'integer') return name === 'int8' ? NUMERIC : BIGINT
  return family === 'numeric' ? NUMERIC : family === 'float' ? DOUBLE : family === 'interval' ? INTERVAL : undefined
}

function summedIntervals(divides: boolean): Running {
  let [sum, many] = [{ months: 0, days: 0, micros: 0 }, 0]
  return {
    add([value]) {
      many += 1
      sum = plus(sum, keptInterval(String(value)))
    },
    value: () => (many === 0 ? null : intervalText(divides ? times(sum, 1 / many) : sum)),
  }
}

const sum: Make = ([of], { server }) => {
  const type = of && sumType(of.type, server === 'mysql')
  if (!type) return undefined
  if (type.family === 'interval') return { type, start: () => summedIntervals(false) }
  return {
    type,
    start: () =>
      summing(type, (total) => (type.family === 'numeric' ? decimalText(total) : Number(decimalText(total)))),
  }
}

const avg: Make = ([of], { server }) => {
  const summed = of && sumType(of.type, server === 'mysql')
  if (!summed) return undefined
  if (summed.family === 'interval') return { type: summed, start: () => summedIntervals(true) }
  if (summed.family !== 'float')
    return {
      type: NUMERIC,
      start: () => summing(NUMERIC, (total, many) => decimalText(quotient(total, toDecimal(many), server))),
    }
  return {
    type: DOUBLE,
    start() {
      const [running, counted] = [summing(DOUBLE, () => null), counting()]
      return {
        add: (values) => (running.add(values), counted.add(values)),
        value: () => (counted.value() === 0 ? null : Number(running.value()) / Number(counted.value())),
      }
    },
  }
}

const extreme =
  (side: 1 | -1): Make =>
  ([of], facts) => {
    if (!of || (facts.server === 'postgres' && ['boolean', 'json', 'uuid'].includes(of.type.family))) return undefined
    const compare = comparatorOf(of.type, of.type, facts)
    return {
      type: of.type,
      start() {
        let best: Value = null
        return {
          add: ([value = null]) => void (best = best === null || compare(value, best) * side > 0 ? value : best),
          value: () => best,
        }
      },
    }
  }

/** What collects values and makes one of them at the end. */
const collecting = (type: SqlType, end: (rows: readonly (readonly Value[])[]) => Value): Aggregate => ({
  type,
  start() {
    const rows: (readonly Value[])[] = []
    return { add: (values) => void rows.push(values), value: () => (rows.length === 0 ? null : end(rows)) }
  },
})

/** The separator of each value stands before it, but for the first. */
const joined: Make = ([of, between], facts) =>
  of && (between || facts.server === 'mysql')
    ? collecting(TEXT, (rows) =>
        rows
          .map(
            ([value = null, separator = ','], at) =>
              `${at === 0 ? '' : separator}${typeof value === 'boolean' ? Number(value) : value}`,
          )
          .join(''),
      )
    : undefined

const every =
  (decisive: boolean): Make =>
  ([of]) =>
    of?.type.family === 'boolean'
      ? collecting(BOOLEAN, (rows) => (rows.some(([value]) => value === decisive) ? decisive : !decisive))
      : undefined

/** The variance; of a sample, or of all. */
const spread =
  (isSample: boolean, isRoot: boolean): Make =>
  ([of], facts) => {
    if (!of || (facts.server === 'postgres' && !isNumber(of.type))) return undefined
    const isExact = of.type.family !== 'float' && facts.server === 'postgres'
    return collecting(isExact ? NUMERIC : DOUBLE, (rows) => {
      const values = rows.map(([value]) => Number(value))
      const mean = values.reduce((total, value) => total + value, 0) / values.length
      const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0)
      if (isSample && values.length < 2) return null
      const variance = squares / (isSample ? values.length - 1 : values.length)
      const made = isRoot ? Math.sqrt(variance) : variance
      return isExact ? decimalText(roundDecimal(toDecimal(made.toPrecision(17)), 16)) : made
    })
  }

/** A value in an array of json_agg: a structured one begins a line of its own. */
function jsonItem(value: unknown, at: number): string {
  const isStructured = typeof value === 'object' && value !== null
  return `${at === 0 ? '' : isStructured ? ', \n ' : ', '}${JSON.stringify(value)}`
}

const jsonArray =
  (type: SqlType): Make =>
  ([of], { server }) =>
    of && {
      ...collecting(type, (rows) =>
        type.name === 'json' && server === 'postgres'
          ? `[${rows
              .map(([value = null]) => jsonOf(value, of.type))
              .map(jsonItem)
              .join('')}]`
          : spacedJson(rows.map(([value = null]) => jsonOf(value, of.type))),
      ),
      takesNull: true,
    }

const jsonObject =
  (type: SqlType): Make =>
  ([key, value]) =>
    key &&
    value && {
      ...collecting(type, (rows) =>
        spacedJson(Object.fromEntries(rows.map(([name, one = null]) => [String(name), jsonOf(one, value.type)]))),
      ),
      takesNull: true,
    }

const arrayAgg: Make = ([of]) =>
  of && { ...collecting(arrayOf(of.type), (rows) => writeArray(rows.map(([value = null]) => value))), takesNull: true }

const POSTGRES: Readonly<Record<string, Make>> = {
  count,
  sum,
  avg,
  min: extreme(-1),
  max: extreme(1),
  string_agg: joined,
  array_agg: arrayAgg,
  bool_and: every(false),
  every: every(false),
  bool_or: every(true),
  stddev: spread(true, true),
  stddev_samp: spread(true, true),
  stddev_pop: spread(false, true),
  variance: spread(true, false),
  var_samp: spread(true, false),
  var_pop: spread(false, false),
  json_agg: jsonArray(JSON_TEXT),
  jsonb_agg: jsonArray(JSONB),
  json_object_agg: jsonObject(JSON_TEXT),
  jsonb_object_agg: jsonObject(JSONB),
}

const MYSQL: Readonly<Record<string, Make>> = {
  count,
  sum,
  avg,
  min: extreme(-1),
  max: extreme(1),
  group_concat: joined,
  std: spread(false, true),
  stddev: spread(false, true),
  stddev_pop: spread(false, true),
  stddev_samp: spread(true, true),
  variance: spread(false, false),
  var_pop: spread(false, false),
  var_samp: spread(true, false),
  json_arrayagg: jsonArray(JSONB),
  json_objectagg: jsonObject(JSONB),
}

/** What is picked of values in their order; its type is theirs where it is undefined. */
interface Pick {
  readonly type: SqlType | undefined
  readonly pick: (inOrder: readonly Value[]) => Value
}

/** The value that comes most often, of several the first. */
function mostFrequent(inOrder: readonly Value[]): Value {
  let [best, most, many]: [Value, number, number] = [null, 0, 0]
  for (const [at, value] of inOrder.entries()) {
    many = at > 0 && value === inOrder[at - 1] ? many + 1 : 1
    if (many > most) [best, most] = [value, many]
  }
  return best
}

/** The value between which and the first a part of all is, reckoned between its neighbours. */
function interpolated(inOrder: readonly Value[], fraction: number): Value {
  const place = fraction * (inOrder.length - 1)
  const [low, high] = [Number(inOrder[Math.floor(place)]), Number(inOrder[Math.ceil(place)])]
  return inOrder.length === 0 ? null : low + (high - low) * (place - Math.floor(place))
}

const PICKS: Readonly<Record<string, (fraction: number) => Pick>> = {
  mode: () => ({ type: undefined, pick: mostFrequent }),
  percentile_disc: (fraction) => ({
    type: undefined,
    pick: (inOrder) => inOrder[Math.max(Math.ceil(fraction * inOrder.length) - 1, 0)] ?? null,
  }),
  percentile_cont: (fraction) => ({ type: DOUBLE, pick: (inOrder) => interpolated(inOrder, fraction) }),
}

/** PostgreSQL's aggregates that take their values in an order, and a part of them; undefined for others. @throws SqlError */
function pickOf({ name, words }: Call, context: Context): Pick | undefined {
  const make = context.environment.facts.server === 'postgres' && Object.hasOwn(PICKS, name) ? PICKS[name] : undefined
  if (!make) return undefined
  const [fraction] = words.map((one) => coerce(compile(one, context), DOUBLE, context))
  if (fraction && !fraction.literal)
    throw new SqlError({ type: 'not-simulated', what: `${name} of what is not a number` })
  return make(Number(fraction?.literal?.value ?? 0))
}

export const isAggregate = (name: string, { server }: Facts): boolean =>
  Object.hasOwn(server === 'mysql' ? MYSQL : POSTGRES, name) || (server === 'postgres' && Object.hasOwn(PICKS, name))

/** An aggregate with its words; what it makes of rows that come one after another. @throws SqlError */
export function aggregateOf(call: Call, context: Context): Aggregate & { readonly args: readonly Compiled[] } {
  const { facts } = context.environment
  const inner: Context = {
    environment: context.environment,
    scope: context.scope,
    clause: context.clause,
    ...(context.aggregates && { inside: true }),
    ...(/^jsonb?_agg$/.test(call.name) && { wholeRows: true }),
  }
  const args = call.words.map((word) => compile(word, inner)).map((arg) => settled(arg, context))
  const registry = facts.server === 'mysql' ? MYSQL : POSTGRES
  const make = Object.hasOwn(registry, call.name) ? registry[call.name] : undefined
  const most = /^(?:string_agg|json\w*_object\w*|group_concat)$/.test(call.name)
    ? 2
    : call.name === 'count' && call.isDistinct
      ? 9
      : 1
  const fits = call.star ? call.name === 'count' : args.length > 0 && args.length <= most
  const made = fits ? make?.(args, facts) : undefined
  if (!made)
    throw new SqlError({
      type: 'no-function',
      name: call.name,
      types: call.star ? ['*'] : args.map(({ type }) => typeName(type)),
      isKnown: true,
      at: call.at,
    })
  return {
    ...made,
    args:
      call.name === 'string_agg'
        ? args.map((arg) => (arg.type.family === 'text' ? arg : coerce(arg, TEXT, context)))
        : args,
  }
}

/** Where an aggregate's words are sorted first. */
const ordering = (
  order: readonly Ordering[] | undefined,
  context: Context,
): ((rows: readonly Frame[]) => Work<readonly Frame[]>) =>
  order && order.length > 0 ? sortedBy(order, { ...context, aggregates: undefined }) : inTheirOrder

// eslint-disable-next-line require-yield -- there is nothing to do
function* inTheirOrder(rows: readonly Frame[]): Work<readonly Frame[]> {
  return rows
}

/** Registers an aggregate of a query that groups its rows; gives where its value will be. @throws SqlError */
export function compileAggregate(call: Call, context: Context): Compiled {
  const { aggregates, clause } = context
  if (!aggregates)
    throw new SqlError(
      context.inside
        ? { type: 'nested-aggregate', clause, at: call.at }
        : { type: 'misplaced-aggregate', clause, at: call.at },
    )
  const key = keyOf(call, context)
  const known = aggregates.entries.findIndex((entry) => entry.key === key)
  const at = known >= 0 ? known : aggregates.entries.push(entryOf(call, key, context)) - 1
  const type = aggregates.entries[at]?.type ?? BIGINT
  return {
    type,
    run: (frame) => frame.aggregates?.[at] ?? null,
    at: call.at,
    ...(call.name === 'count' && { required: true }),
  }
}

function entryOf(call: Call, key: string, whole: Context): AggregateEntry {
  const { group: _group, windows: _windows, ...context } = whole
  const wanted = pickOf(call, { ...context, aggregates: undefined })
  const [by] = call.order ?? []
  if (wanted && by) return sortedEntry(key, wanted, by, context)
  const { facts } = context.environment
  const { type, start, args, takesNull = false } = aggregateOf(call, context)
  const inner = { ...context, aggregates: undefined, inside: true }
  const filter = call.filter ? truthOf(compile(call.filter, inner), 'FILTER', context) : undefined
  // what is told from others is sorted for that
  const distinctOrder =
    call.isDistinct && facts.server === 'postgres' ? call.words.map((word) => ({ by: word, down: false })) : undefined
  const sort = ordering(call.order ?? distinctOrder, inner)
  const identities = args.map((arg) => identityOf(arg.type, context.environment.facts))
  const isDistinct = call.isDistinct ?? false
  function* fold(rows: readonly Frame[]): Work<Value> {
    const running = start()
    const seen = new Set<string>()
    for (const [at, frame] of (yield* sort(rows)).entries()) {
      if (at % RUN === RUN - 1) yield RUN
      if (filter && filter(frame) !== true) continue
      const values = args.map((arg) => arg.run(frame))
      if (!takesNull && !call.star && (values[0] === null || (call.name === 'count' && values.includes(null)))) continue
      if (isDistinct) {
        const id = values.map((value, place) => identities[place]?.(value)).join('\0')
        if (seen.has(id)) continue
        seen.add(id)
      }
      running.add(values)
    }
    return running.value()
  }
  return { key, type, fold }
}

function sortedEntry(key: string, wanted: Pick, { by, down }: Ordering, context: Context): AggregateEntry {
  const of = compile(by, { ...context, aggregates: undefined })
  const compare = comparatorOf(of.type, of.type, context.environment.facts)
  function* fold(rows: readonly Frame[]): Work<Value> {
    const values = (yield* mapped(rows, (frame) => ({ value: of.run(frame) }))).filter(({ value }) => value !== null)
    const inOrder = yield* sorted(values, (one, other) => (down ? -1 : 1) * compare(one.value, other.value))
    return wanted.pick(inOrder.map(({ value }) => value))
  }
  return { key, type: wanted.type ?? of.type, fold }
}
