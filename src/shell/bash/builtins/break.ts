import { Discarded, ExitShell, type Jump } from '../ending.ts'
import type { Builtin } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, plain, refuse, withHelp } from './library/define.ts'
import { numberOf, withoutDashes } from './library/number.ts'

type Kind = Exclude<Jump['type'], 'return'>

function leave(type: Kind): Builtin {
  const run = (words: readonly string[], context: Context): number | Promise<number> | Steps<number> => {
    const { shell } = context
    if (shell.frame.loops === 0 && shell.state.options.has('posix')) return 0
    if (shell.frame.loops === 0) return refuse(context, "only meaningful in a `for', `while', or `until' loop", 0)
    const rest = withoutDashes(words)
    if (rest.length > 0) return leaveLoops(type, rest, context)
    shell.jump = { type, levels: 1 }
    return 0
  }
  return withHelp(plain(type, run, { special: true }))
}

function* leaveLoops(type: Kind, words: readonly string[], context: Context): Steps<number> {
  const { shell } = context
  const { loops } = shell.frame
  const given = yield* numberOf(words, context)
  if ('failed' in given) {
    if (given.failed === 2) throw new ExitShell(128 | shell.state.status)
    throw new Discarded('')
  }
  if (given.number < 1) {
    yield* settle(context.complain(`${words[0]}: loop count out of range`))
    shell.jump = { type: 'break', levels: loops }
    return 1
  }
  shell.jump = { type, levels: Math.min(given.number, loops) }
  return 0
}

export const breakBuiltin = leave('break')
export const continueBuiltin = leave('continue')
