import { sorted } from '../../../../base/sorting.ts'
import type { Work } from '../../../../base/work.ts'
import {
  type AggregateEntry,
  type Compiled,
  type Context,
  type Environment,
  type Frame,
  keyOf,
  type Plan,
  type Reaching,
  type Scope,
  scopeWithin,
  type WindowEntry,
} from '../compile/context.ts'
import { coerce, settled } from '../compile/coerce.ts'
import { compile } from '../compile/compile.ts'
import { keyComparator, type SortKey } from '../compile/ordering.ts'
import { rewritten } from '../expression-parts.ts'
import { type Expression, type Ordering, type Query, type Select, SqlError, type Value } from '../syntax.ts'
import { identityOf } from '../types/compare.ts'
import { BIGINT } from '../types/type.ts'
import { sourceOf } from './from.ts'
import { passes, prepareFor, type Test, testFor } from './test.ts'
import { mapped } from './turns.ts'
import type { Node, Row } from './node.ts'
import { grouped, hasAggregate, windowed } from './group.ts'
import { conjunctsOf, pushDown } from './join.ts'
import { compileOutput, type CompiledOutput, type Output, outputsOf, rowsFor } from './outputs.ts'

/** How many rows are wanted, and from which on. */
export interface Limits {
  readonly limit: (outer: Frame | undefined) => number | undefined
  readonly offset: (outer: Frame | undefined) => number
}

/** LIMIT and OFFSET, which no row matters to. @throws SqlError */
export function limitsOf(
  { limit, offset }: Pick<Query, 'limit' | 'offset'>,
  environment: Environment,
  outer: Scope | undefined,
): Limits {
  const context: Context = { environment, scope: scopeWithin(outer), clause: 'limit' }
  const count = (expression: Expression | undefined): ((frame: Frame | undefined) => number | undefined) => {
    if (!expression) return () => undefined
    const { run } = coerce(compile(expression, context), BIGINT, context)
    return (frame) => {
      const value = run({ row: [], outer: frame })
      if (value !== null && Number(value) < 0)
        throw new SqlError({ type: 'negative-limit', what: expression === limit ? 'LIMIT' : 'OFFSET' })
      return value === null ? undefined : Number(value)
    }
  }
  const [most, from] = [count(limit), count(offset)]
  return { limit: most, offset: (frame) => from(frame) ?? 0 }
}

export function limited<T>(rows: readonly T[], { limit, offset }: Limits, outer: Frame | undefined): readonly T[] {
  const [from, many] = [offset(outer), limit(outer)]
  return from === 0 && many === undefined ? rows : rows.slice(from, many === undefined ? undefined : from + many)
}

/** The one place of an output that a number names. @throws SqlError */
function placed(by: Expression, outputs: readonly Output[], clause: 'group' | 'order'): Expression | undefined {
  if (by.type !== 'value' || by.kind !== 'integer') return undefined
  const output = outputs[Number(by.value) - 1]
  if (!output) throw new SqlError({ type: 'no-place', place: Number(by.value), clause, at: by.at })
  return output.value
}

const isColumnOf = ({ relations, merged }: Scope, name: string): boolean =>
  merged.some((one) => one.name === name) ||
  relations.some(
    ({ columns, aside }) => !aside && columns.some((column) => column.name.toLowerCase() === name.toLowerCase()),
  )

/** Puts expressions in the place of the names and the numbers of outputs. */
class Meaning {
  readonly #outputs: readonly Output[]
  readonly #scope: Scope
  readonly #isMysql: boolean

  constructor(outputs: readonly Output[], scope: Scope, isMysql: boolean) {
    this.#outputs = outputs
    this.#scope = scope
    this.#isMysql = isMysql
  }

  #named(name: string): Expression | undefined {
    return this.#outputs.find((output) =>
      this.#isMysql ? output.name.toLowerCase() === name.toLowerCase() : output.name === name,
    )?.value
  }

  /** GROUP BY means a column of a table first. */
  group(by: Expression): Expression {
    const place = placed(by, this.#outputs, 'group')
    if (place) return place
    return by.type === 'column' && by.table === undefined && !isColumnOf(this.#scope, by.name)
      ? (this.#named(by.name) ?? by)
      : by
  }

  /** ORDER BY means an output first; MySQL looks for one within expressions, too. */
  order(by: Expression): Expression {
    const place = placed(by, this.#outputs, 'order')
    if (place) return place
    if (by.type === 'column' && by.table === undefined) return this.#named(by.name) ?? by
    return this.#isMysql ? this.having(by) : by
  }

  /** HAVING of MySQL knows the outputs. */
  having(by: Expression): Expression {
    if (!this.#isMysql) return by
    return rewritten(by, (one) =>
      one.type === 'column' && one.table === undefined && !isColumnOf(this.#scope, one.name)
        ? this.#named(one.name)
        : undefined,
    )
  }
}

/** What a select does with its rows. */
interface Steps {
  readonly source: Node | undefined
  readonly where: readonly Test[]
  readonly grouping: { readonly keys: readonly Compiled[]; readonly width: number } | undefined
  readonly aggregates: readonly AggregateEntry[]
  readonly having: Test | undefined
  readonly windows: readonly WindowEntry[]
  readonly outputs: readonly CompiledOutput[]
  readonly distinct: readonly Compiled[] | boolean
  readonly sorts: readonly SortKey[]
  /** Queries in what is put out and sorted by. */
  readonly reaching: readonly Reaching[]
  readonly context: Context
}

/** A row that has been made, with what it is sorted and told from others by. */
interface Made {
  readonly values: Row
  readonly frame: Frame
  readonly keys: Row
}

function* filtered(frames: readonly Frame[], tests: Steps['where']): Work<readonly Frame[]> {
  if (tests.length === 0) return frames
  const isReaching = tests.some(({ reaching }) => reaching.length > 0)
  const kept: Frame[] = []
  for (const [at, frame] of frames.entries()) {
    const isKept = isReaching ? yield* passes(frame, tests) : tests.every(({ holds }) => holds(frame) === true)
    if (isKept) kept.push(frame)
    if (at % 64 === 0) yield 128
  }
  return kept
}

function* framesOf(source: Node | undefined, outer: Frame | undefined): Work<readonly Frame[]> {
  if (!source) return [{ row: [], outer }]
  const rows = yield* source.rows({ row: [], outer })
  return yield* mapped(rows, (row) => ({ row, outer }))
}

function* madeOf(frames: readonly Frame[], { outputs, sorts, reaching }: Steps): Work<readonly Made[]> {
  const made: Made[] = []
  for (const [at, frame] of frames.entries()) {
    if (reaching.length > 0) yield* prepareFor(frame, reaching)
    const rows = rowsFor(outputs, frame)
    for (const values of rows)
      made.push({
        values,
        frame,
        keys: sorts.map(({ of, output }) => (output === undefined ? of.run(frame) : (values[output] ?? null))),
      })
    if (at % 64 === 0) yield 256
  }
  return made
}

/** Rows that are alike, once. */
function* once(
  all: readonly Made[],
  identities: readonly ((value: Value) => string)[],
  of: (made: Made) => Row,
): Work<readonly Made[]> {
  const seen = new Set<string>()
  const kept: Made[] = []
  for (const [at, made] of all.entries()) {
    if (at % 256 === 255) yield 256
    const id = of(made)
      .map((value, place) => identities[place]?.(value))
      .join('\0')
    if (!seen.has(id)) kept.push(made)
    seen.add(id)
  }
  return kept
}

function* arranged(all: readonly Made[], { sorts, context }: Steps): Work<readonly Made[]> {
  if (sorts.length === 0) return all
  const compare = keyComparator(sorts, context)
  return yield* sorted(all, (one, other) => compare(one.keys, other.keys))
}

function* runSteps(steps: Steps, limits: Limits, outer: Frame | undefined): Work<readonly Row[]> {
  const { source, where, grouping, aggregates, having, windows, outputs, distinct, context } = steps
  const { facts } = context.environment
  let frames = yield* filtered(yield* framesOf(source, outer), where)
  if (grouping) frames = yield* grouped(frames, { ...grouping, entries: aggregates, outer }, context)
  if (having) frames = yield* filtered(frames, [having])
  frames = yield* windowed(frames, windows)
  // what is not sorted need not be made further than it is wanted
  const isPlain = distinct === false && steps.sorts.length === 0 && !outputs.some(({ many }) => many)
  if (isPlain) frames = limited(frames, limits, outer)
  let made = yield* madeOf(frames, steps)
  const identities = outputs.map(({ of }) => identityOf(of.type, facts))
  if (distinct === true) made = yield* once(made, identities, ({ values }) => values)
  made = yield* arranged(made, steps)
  if (typeof distinct !== 'boolean') {
    const ids = distinct.map(({ type }) => identityOf(type, facts))
    made = yield* once(made, ids, ({ frame }) => distinct.map((one) => one.run(frame)))
  }
  const rows = yield* mapped(made, ({ values }) => values)
  return isPlain ? rows : limited(rows, limits, outer)
}

const widthOf = ({ relations }: Scope): number =>
  Math.max(0, ...relations.flatMap(({ columns }) => columns.map(({ index }) => index + 1)))

/** What rows are grouped by, and what an expression may have in it then. */
function groupContext(
  select: Select,
  meaning: Meaning,
  {
    outputs,
    order,
    context,
  }: { readonly outputs: readonly Output[]; readonly order: readonly Expression[]; readonly context: Context },
) {
  const { environment } = context
  const isCounted = [...outputs.map(({ value }) => value), ...order].some((one) => hasAggregate(one, environment.facts))
  if (select.group.length === 0 && !select.having && !isCounted) return { keys: undefined, group: undefined }
  const meant = select.group.map((by) => meaning.group(by))
  const keys = meant.map((by) => settled(compile(by, { ...context, clause: 'group' }), context))
  const columns = new Set<number>()
  for (const by of meant) {
    if (by.type !== 'column') continue
    context.scope.used.clear()
    compile(by, { ...context, clause: 'group' })
    for (const index of context.scope.used) columns.add(index)
  }
  const group = { keys: new Set(meant.map((by) => keyOf(by, context))), columns, isAll: select.group.length === 0 }
  // MariaDB takes the first row of a group for what it has many of
  return { keys, group: environment.facts.isMariadb ? undefined : group }
}

/** @throws SqlError where rows that are alike once are sorted by what is not among them */
function checkDistinct(
  { distinct }: Select,
  order: readonly Ordering[],
  {
    outputs,
    sorts,
    context,
  }: { readonly outputs: readonly Output[]; readonly sorts: readonly Expression[]; readonly context: Context },
): void {
  if (distinct === false || context.environment.facts.server === 'mysql') return
  const key = (one: Expression): string => keyOf(one, context)
  if (distinct === true) {
    const known = new Set(outputs.map(({ value }) => key(value)))
    const other = sorts.findIndex((sort) => !known.has(key(sort)))
    if (other >= 0) throw new SqlError({ type: 'distinct-order', isOn: false, at: order[other]?.by.at })
    return
  }
  const wanted = new Set(distinct.map(key))
  const first = sorts.slice(0, distinct.length)
  const wrong = first.findIndex((sort) => !wanted.has(key(sort)))
  if (wrong >= 0) throw new SqlError({ type: 'distinct-order', isOn: true, at: distinct[wrong]?.at })
}

/** The source of a select, and what its rows are asked for. @throws SqlError */
function filteredSource(select: Select, context: Context): Pick<Steps, 'source' | 'where'> {
  const source = sourceOf(select.from, { ...context, clause: 'from' })
  const conjuncts = conjunctsOf(select.where)
  const inWhere: Context = { ...context, clause: 'where' }
  const where = conjuncts
    .filter((one) => !pushDown(source, one, inWhere))
    .map((one) => testFor(one, conjuncts.length > 1 ? 'AND' : 'WHERE', inWhere))
  return { source, where }
}

/** What rows are sorted by. @throws SqlError */
function sortKeyOf(
  by: Expression,
  order: Ordering | undefined,
  {
    outputs,
    compiledOutputs,
    whole,
    place,
  }: {
    readonly outputs: readonly Output[]
    readonly compiledOutputs: readonly CompiledOutput[]
    readonly whole: Context
    readonly place: number
  },
): SortKey {
  const at = outputs.findIndex(({ value }) => value === by)
  const found = compiledOutputs[at]
  const of = found?.of ?? settled(compile(by, { ...whole, clause: 'order', place }), whole)
  return { of, down: order?.down ?? false, nulls: order?.nulls, ...(found?.many && { output: at }) }
}

/** What groups are asked for. @throws SqlError */
function havingOf({ having }: Select, meaning: Meaning, whole: Context): Steps['having'] {
  if (!having) return undefined
  const context: Context = { ...whole, clause: 'having', windows: undefined }
  return testFor(meaning.having(having), 'HAVING', context)
}

/** What rows are told from each other by that come once. @throws SqlError */
function distinctOf({ distinct }: Select, meaning: Meaning, whole: Context): Steps['distinct'] {
  return typeof distinct === 'boolean'
    ? distinct
    : distinct.map((by) => settled(compile(meaning.order(by), whole), whole))
}

/** What comes of the rows of a select, in an order. @throws SqlError */
function compiledParts(
  select: Select,
  order: readonly Ordering[],
  {
    context,
    outputs,
    meaning,
  }: { readonly context: Context; readonly outputs: readonly Output[]; readonly meaning: Meaning },
): Omit<Steps, 'source' | 'where' | 'context'> {
  const sortExpressions = order.map(({ by }) => meaning.order(by))
  const { keys, group } = groupContext(select, meaning, { outputs, order: sortExpressions, context })
  const aggregates: { readonly entries: AggregateEntry[] } = { entries: [] }
  const windows: { readonly entries: WindowEntry[] } = { entries: [] }
  const reaching: Reaching[] = []
  const whole: Context = {
    ...context,
    named: select.windows,
    windows,
    reaching,
    ...(keys && { aggregates }),
    ...(group && { group }),
  }
  const compiledOutputs = outputs.map((output, at) => compileOutput(output, { ...whole, place: at + 1 }))
  const having = havingOf(select, meaning, whole)
  checkDistinct(select, order, { outputs, sorts: sortExpressions, context })
  const parts = { outputs, compiledOutputs, whole }
  const sorts = sortExpressions.map((by, at) => sortKeyOf(by, order[at], { ...parts, place: at + 1 }))
  const distinct = distinctOf(select, meaning, whole)
  const grouping = keys && { keys, width: widthOf(context.scope) }
  return {
    grouping,
    aggregates: aggregates.entries,
    having,
    windows: windows.entries,
    outputs: compiledOutputs,
    distinct,
    sorts,
    reaching,
  }
}

/** Finds the names of a select and the types of what it gives. @throws SqlError */
export function planSelect(
  select: Select,
  {
    order,
    limits,
    environment,
    outer,
  }: {
    readonly order: readonly Ordering[]
    readonly limits: Limits
    readonly environment: Environment
    readonly outer: Scope | undefined
  },
): Plan {
  const scope = scopeWithin(outer)
  const context: Context = { environment, scope, clause: 'select' }
  const source = filteredSource(select, context)
  const outputs = outputsOf(select.items, context)
  const meaning = new Meaning(outputs, scope, environment.facts.server === 'mysql')
  const steps: Steps = { ...source, ...compiledParts(select, order, { context, outputs, meaning }), context }
  return {
    columns: steps.outputs.map(({ name, of, isOpen = false }) => ({
      name,
      type: of.type,
      at: of.at,
      ...(isOpen && { isOpen }),
      ...(of.required && { required: true }),
    })),
    get reachesOut() {
      return scope.reachesOut
    },
    rows: (frame) => runSteps(steps, limits, frame),
  }
}
