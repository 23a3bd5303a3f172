import type { Environment } from '../compile/context.ts'
import type { Value } from '../syntax.ts'
import type { SqlType } from '../types/type.ts'
import { signatureOf, type Signature } from './signature.ts'

export type Known = Exclude<Value, null>

/** What a call knows besides its words. */
export interface Called {
  readonly types: readonly SqlType[]
  readonly environment: Environment
}

export interface SqlFunction extends Signature {
  readonly apply: (values: readonly Value[], called: Called) => Value
}

/** A function that gives NULL where a word of it is NULL. */
export function strict(signature: string, apply: (values: readonly Known[], called: Called) => Value): SqlFunction {
  return {
    ...signatureOf(signature),
    apply: (values, called) => {
      const known = values.filter((value) => value !== null)
      return known.length < values.length ? null : apply(known, called)
    },
  }
}

/** A function that is told of words that are NULL. */
export const lenient = (signature: string, apply: SqlFunction['apply']): SqlFunction => ({
  ...signatureOf(signature),
  apply,
})

/** Functions by their names, each with all the words that it takes. */
export function byName(functions: readonly SqlFunction[]): ReadonlyMap<string, readonly SqlFunction[]> {
  const all = new Map<string, SqlFunction[]>()
  for (const one of functions) {
    const same = all.get(one.name)
    if (same) same.push(one)
    else all.set(one.name, [one])
  }
  return all
}
