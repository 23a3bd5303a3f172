import { SqlError } from '../syntax.ts'
import { typeName } from '../types/type.ts'
import type { Compiled } from './context.ts'

/** An operator between two sides. */
export interface Sides {
  readonly operator: string
  readonly left: Compiled
  readonly right: Compiled
  readonly at?: number | undefined
}

/** @throws SqlError */
export function noOperator({ operator, left, right, at }: Sides): never {
  throw new SqlError({
    type: 'no-operator',
    operator,
    left: typeName({ ...left.type, sizes: undefined }),
    right: typeName({ ...right.type, sizes: undefined }),
    at,
  })
}
