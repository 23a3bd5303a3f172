import { settle, type Steps } from '../steps.ts'
import { type Context, define, type Options, refuse } from './library/define.ts'

function* run({ has }: Options, context: Context): Steps<number> {
  const { process, state } = context
  if (!state.options.has('monitor')) return yield* settle(refuse(context, 'cannot suspend: no job control'))
  // nobody could have the shell go on that nobody has started
  if ((state.shopt.has('login_shell') || !process.parent) && !has('f'))
    return yield* settle(refuse(context, 'cannot suspend a login shell'))
  process.receive('STOP')
  yield* settle(process.due())
  return 0
}

export const suspend = define('suspend', 'f', run)
