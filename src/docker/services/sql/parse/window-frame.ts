import type { Bound, FrameClause } from '../syntax.ts'
import type { ExpressionReader } from './reader.ts'

function boundOf(parser: ExpressionReader): Bound {
  const { tokens } = parser
  if (tokens.take('current', 'row')) return { type: 'current' }
  const by = tokens.take('unbounded') ? undefined : parser.read()
  const side = tokens.takeOne('preceding', 'following') ?? tokens.fail()
  return { type: side === 'preceding' ? 'preceding' : 'following', by }
}

/** ROWS, RANGE and GROUPS of a window; undefined where none of them comes. */
export function readFrame(parser: ExpressionReader): FrameClause | undefined {
  const { tokens } = parser
  const mode = (['rows', 'range', 'groups'] as const).find((one) => tokens.take(one))
  if (mode === undefined) return undefined
  if (!tokens.take('between')) return { mode, from: boundOf(parser), to: { type: 'current' } }
  const from = boundOf(parser)
  tokens.need('and')
  return { mode, from, to: boundOf(parser) }
}
