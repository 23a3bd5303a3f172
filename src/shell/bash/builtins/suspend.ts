import { settle, type Steps } from '../steps.ts'
import { type Context, define, type Options } from './library/define.ts'

function* run(_options: Options, context: Context): Steps<number> {
  if (!context.state.options.has('monitor')) {
    yield* settle(context.complain('cannot suspend: no job control'))
    return 1
  }
  yield* settle(context.complain('cannot suspend a login shell'))
  return 1
}

export const suspend = define('suspend', 'f', run)
