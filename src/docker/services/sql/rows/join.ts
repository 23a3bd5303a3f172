import type { Work } from '../../../../base/work.ts'
import type { Compiled, Context, Frame } from '../compile/context.ts'
import { compile } from '../compile/compile.ts'
import { comparable } from '../compile/operators.ts'
import { truthOf } from '../compile/truth.ts'
import { type Expression, SqlError } from '../syntax.ts'
import { identityOfBoth } from '../types/compare.ts'
import { isNumber, type SqlType } from '../types/type.ts'
import type { Condition, JoinNode, Node, Row } from './node.ts'

/** How many rows a join makes at most, as all of them are held at once. */
const MOST_ROWS = 1_000_000

/** What is joined by AND. */
export function conjunctsOf(expression: Expression | undefined): readonly Expression[] {
  if (!expression) return []
  if (expression.type !== 'binary' || expression.operator !== 'and') return [expression]
  return [...conjunctsOf(expression.left), ...conjunctsOf(expression.right)]
}

/** Compiles a part of a condition, and says which columns it names. */
function traced(
  expression: Expression,
  context: Context,
): { readonly of: Compiled; readonly used: ReadonlySet<number> } {
  context.scope.used.clear()
  const of = compile(expression, context)
  return { of, used: new Set(context.scope.used) }
}

const isWithin = (used: ReadonlySet<number>, { start, end }: Pick<Node, 'start' | 'end'>): boolean =>
  used.size > 0 && [...used].every((index) => index >= start && index < end)

/** Whether values of two types are equal just where they are looked up as such. */
const areAlike = (one: SqlType, other: SqlType): boolean =>
  (isNumber(one) && isNumber(other)) ||
  (one.family === other.family && one.name !== 'bpchar' && other.name !== 'bpchar')

/** What is equal on both sides; undefined where a condition says something else. */
function equality(
  expression: Expression,
  { left, right }: Pick<JoinNode, 'left' | 'right'>,
  context: Context,
): Extract<Condition, { type: 'equal' }> | undefined {
  if (expression.type !== 'binary' || expression.operator !== '=' || expression.left.type === 'row') return undefined
  const [one, other] = [traced(expression.left, context), traced(expression.right, context)]
  const isStraight = isWithin(one.used, left) && isWithin(other.used, right)
  const isTurned = isWithin(one.used, right) && isWithin(other.used, left)
  if (!isStraight && !isTurned) return undefined
  const [a, b] = comparable({ operator: '=', left: one.of, right: other.of, at: expression.at }, context)
  if (!areAlike(a.type, b.type)) return undefined
  return {
    type: 'equal',
    left: isStraight ? a : b,
    right: isStraight ? b : a,
    id: identityOfBoth(a.type, b.type, context.environment.facts),
  }
}

/** A part of what joins two sides. @throws SqlError */
export function conditionOf(
  expression: Expression,
  sides: Pick<JoinNode, 'left' | 'right'>,
  context: Context,
): Condition {
  const what = context.clause === 'where' ? 'WHERE' : 'JOIN/ON'
  return (
    equality(expression, sides, context) ?? {
      type: 'test',
      holds: truthOf(compile(expression, context), what, context),
    }
  )
}

/** Gives a condition of WHERE to the join whose both sides it is about; whether there is one that may take it. */
export function pushDown(node: Node | undefined, expression: Expression, context: Context): boolean {
  let at = node?.join
  while (at && at.kind !== 'right' && at.kind !== 'full') {
    const condition = at.kind === 'left' ? undefined : equality(expression, at, context)
    if (condition) {
      at.conditions.push(condition)
      return true
    }
    at = at.left.join
  }
  return false
}

const nulls = ({ start, end }: Node): Row => Array.from({ length: end - start }, () => null)

/** A side's part of a row, at its place in the whole. */
const placed = ({ start }: Node, row: Row): Row =>
  start === 0 ? row : [...Array.from({ length: start }, () => null), ...row]

function refuseMore(many: number): void {
  if (many > MOST_ROWS) throw new SqlError({ type: 'not-simulated', what: `a join of more than ${MOST_ROWS} rows` })
}

/** Finds the rows of the right side that may fit one of the left. */
type Find = (frame: Frame) => readonly number[]

function* indexed(
  rows: readonly Row[],
  equal: readonly Extract<Condition, { type: 'equal' }>[],
  { node, frame }: { readonly node: Node; readonly frame: Frame },
): Work<Find> {
  const places = new Map<string, number[]>()
  const keyed = (of: (one: (typeof equal)[number]) => Compiled, at: Frame): string | undefined => {
    const values = equal.map((one) => of(one).run(at))
    return values.includes(null) ? undefined : values.map((value, place) => equal[place]?.id(value)).join('\0')
  }
  for (const [at, row] of rows.entries()) {
    const key = keyed(({ right }) => right, { row: placed(node, row), outer: frame.outer })
    if (at % 256 === 0) yield 256
    if (key === undefined) continue
    const known = places.get(key)
    if (known) known.push(at)
    else places.set(key, [at])
  }
  return (left) => {
    const key = keyed((one) => one.left, left)
    return (key === undefined ? undefined : places.get(key)) ?? []
  }
}

/** The rows of two sides that are joined. */
export function* joinRows(join: JoinNode, frame: Frame): Work<readonly Row[]> {
  const { left, right, kind, conditions } = join
  const lefts = yield* left.rows(frame)
  const equal = conditions.filter((one) => one.type === 'equal')
  const tests = conditions.filter((one) => one.type === 'test').map(({ holds }) => holds)
  let rights = right.isLateral ? [] : yield* right.rows(frame)
  const all = rights.map((_row, at) => at)
  let find: Find =
    equal.length === 0 || right.isLateral ? () => all : yield* indexed(rights, equal, { node: right, frame })
  const matched = new Set<number>()
  const made: Row[] = []
  const keepsLeft = kind === 'left' || kind === 'full'
  const keepsRight = kind === 'right' || kind === 'full'
  for (const row of lefts) {
    const whole: Frame = { row: placed(left, row), outer: frame.outer }
    if (right.isLateral) {
      rights = yield* right.rows(whole)
      const places = rights.map((_row, at) => at)
      find = equal.length === 0 ? () => places : yield* indexed(rights, equal, { node: right, frame })
    }
    const before = made.length
    const places = find(whole)
    for (const [count, place] of places.entries()) {
      const pair = [...row, ...(rights[place] ?? [])]
      const holds = tests.every((test) => test({ row: placed(left, pair), outer: frame.outer }) === true)
      if (count % 256 === 255) yield 256
      if (!holds) continue
      made.push(pair)
      refuseMore(made.length)
      if (keepsRight) matched.add(place)
    }
    if (made.length === before && keepsLeft) made.push([...row, ...nulls(right)])
    yield 2 + (places.length % 256)
  }
  if (keepsRight) for (const [at, row] of rights.entries()) if (!matched.has(at)) made.push([...nulls(left), ...row])
  return made
}
