import type { Work } from '../../../../base/work.ts'
import { compile } from '../compile/compile.ts'
import type { Context, Frame, Reaching } from '../compile/context.ts'
import { truthOf } from '../compile/truth.ts'
import type { Expression } from '../syntax.ts'

/** What rows are asked for. */
export interface Test {
  readonly holds: (frame: Frame) => boolean | null
  readonly reaching: readonly Reaching[]
}

/** @throws SqlError for what is neither true nor false */
export function testFor(expression: Expression, what: string, context: Context): Test {
  const reaching: Reaching[] = []
  const within = { ...context, reaching }
  return { holds: truthOf(compile(expression, within), what, within), reaching }
}

/** Runs the queries in expressions for a row, others having their turn in between. */
export function* prepareFor(frame: Frame, reaching: readonly Reaching[]): Work<void> {
  for (const one of reaching) yield* one.prepare(frame)
}

/** Whether all of it holds of a row. */
export function* passes(frame: Frame, tests: readonly Test[]): Work<boolean> {
  for (const { holds, reaching } of tests) {
    yield* prepareFor(frame, reaching)
    if (holds(frame) !== true) return false
  }
  return true
}
