import type { Goal } from '../goal.ts'
import { all, any, ranOn, typed } from '../linux/goals.ts'

/** A verb of `docker compose` ran and succeeded, with whatever options before it. */
export const composed = (verb: string): Goal =>
  any(
    { type: 'ran', program: `docker compose ${verb}` },
    all({ type: 'ran', program: 'docker', first: 'compose' }, typed(`compose( -[^ ]+( [^ ]+)?)* ${verb}( |$)`)),
  )

/** An image was built from a directory, wherever the builder stood. */
export const builtFrom = (name: string, path: string): Goal =>
  all({ type: 'image', name, built: true }, ranOn('docker build', path), { type: 'ran', program: 'docker build' })
