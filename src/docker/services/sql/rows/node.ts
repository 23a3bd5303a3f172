import type { Work } from '../../../../base/work.ts'
import type { Compiled, Frame } from '../compile/context.ts'
import type { Value } from '../syntax.ts'

export type Row = readonly Value[]

/** Something that rows are read from; its columns stand from `start` to `end` in the row of its query. */
export interface Node {
  readonly start: number
  readonly end: number
  /** Whether its rows depend on what stands before it. */
  readonly isLateral: boolean
  /** Its own part of the rows, given those before it. */
  rows(frame: Frame): Work<readonly Row[]>
  readonly join?: JoinNode
}

/** What two sides are joined by: a test, or what is equal in both, which is looked up. */
export type Condition =
  | { readonly type: 'test'; readonly holds: (frame: Frame) => boolean | null }
  | { readonly type: 'equal'; readonly left: Compiled; readonly right: Compiled; readonly id: (value: Value) => string }

export interface JoinNode {
  readonly left: Node
  readonly right: Node
  readonly kind: 'inner' | 'left' | 'right' | 'full' | 'cross'
  readonly conditions: Condition[]
}
