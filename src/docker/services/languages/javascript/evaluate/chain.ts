import { isSteps, type Maybe, type Steps, type Value } from '../values.ts'

/** Ends a chain of `?.` whose beginning is undefined. */
class ChainEnd {
  readonly type = 'chain-end'
}

export const CHAIN_END = new ChainEnd()

export const isNothing = (value: Value): boolean => value === undefined || value === null

/** Evaluates a chain of `?.`: undefined where it ends early. */
export function chain(act: () => Maybe<Value>): Maybe<Value> {
  try {
    const value = act()
    return isSteps(value) ? chained(value) : value
  } catch (error) {
    if (error instanceof ChainEnd) return undefined
    throw error
  }
}

function* chained(steps: Steps<Value>): Steps<Value> {
  try {
    return yield* steps
  } catch (error) {
    if (error instanceof ChainEnd) return undefined
    throw error
  }
}
