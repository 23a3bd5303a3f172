import { atOnce, type Work } from '../../base/work.ts'
import type { Call } from './subcommand.ts'

/** Does something long, and lets others have their turn meanwhile, where there are processes. */
export const inTurns = <T>({ system }: Call['process'], work: Work<T>): T | Promise<T> =>
  system.client ? system.client.inTurns(work) : atOnce(work)
