import type { Work } from '../../../../base/work.ts'
import type { Context, Frame } from '../compile/context.ts'
import { compileOutput, outputsOf, rowsFor } from '../rows/outputs.ts'
import { runOnce } from '../rows/query.ts'
import type { Rows } from '../step.ts'
import type { Item, Value } from '../syntax.ts'

/** What RETURNING gives of rows; undefined where there is none. @throws SqlError */
export function returningOf(
  items: readonly Item[],
  context: Context,
): ((frames: readonly Frame[]) => Work<Rows>) | undefined {
  if (items.length === 0) return undefined
  const inner: Context = { ...context, clause: 'returning' }
  const outputs = outputsOf(items, inner).map((output) => compileOutput(output, inner))
  return function* (frames) {
    // its queries read the tables as they were before
    yield* runOnce(context.environment.once)
    const rows: (readonly Value[])[] = []
    for (const frame of frames) {
      for (const row of rowsFor(outputs, frame)) rows.push(row)
      yield 4
    }
    return { columns: outputs.map(({ name }) => name), types: outputs.map(({ of }) => of.type), rows }
  }
}
