import type { Goal } from '../goal.ts'
import { all, any, typed } from '../linux/goals.ts'

/** A verb of `docker compose` ran and succeeded, with whatever options before it. */
export const composed = (verb: string): Goal =>
  any(
    { type: 'ran', program: `docker compose ${verb}` },
    all({ type: 'ran', program: 'docker', first: 'compose' }, typed(`compose( -[^ ]+( [^ ]+)?)* ${verb}( |$)`)),
  )
