import type { Outcome } from '../engine/model.ts'
import { type Refused, refusedBecause } from './answer.ts'

/** What is refused while something is put together. */
export class Refusing extends Error {
  readonly refused: Refused

  constructor(refused: Refused) {
    super(refused.message)
    this.refused = refused
  }
}

/** What the engine found. @throws Refusing */
export function found<Value>(outcome: Outcome<Value>): Value {
  if (outcome.type === 'refused') throw new Refusing(refusedBecause(outcome.refusal))
  return outcome.value
}
