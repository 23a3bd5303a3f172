import { settle, type Steps } from '../steps.ts'
import { type Context, plain } from './library/define.ts'
import { hasJobControl } from './library/job.ts'

function* run(_words: readonly string[], context: Context): Steps<number> {
  if (!(yield* hasJobControl(context))) return 1
  yield* settle(context.complain('cannot suspend a login shell'))
  return 1
}

export const suspend = plain('suspend', run)
