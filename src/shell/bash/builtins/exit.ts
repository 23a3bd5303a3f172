import { Discarded, ExitShell } from '../ending.ts'
import { ASKED, stateOf } from '../jobs.ts'
import { tell } from '../messages.ts'
import { leave } from '../run/leave.ts'
import { readStartFiles } from '../run/start-files.ts'
import type { Shell } from '../shell.ts'
import { AT_LOGOUT } from '../settings.ts'
import { call, settle, type Steps } from '../steps.ts'
import { type Context, plain, withHelp } from './library/define.ts'
import { numberOf, withoutDashes } from './library/number.ts'

function* run(words: readonly string[], context: Context): Steps<number> {
  const { shell } = context
  const isLogin = shell.state.shopt.has('login_shell')
  if (shell.interactive && !shell.state.small) yield* settle(tell(shell, isLogin ? 'logout\n' : 'exit\n'))
  if (shell.interactive && (yield* hasJobsLeft(shell))) return 1
  const given = yield* numberOf(withoutDashes(words), context)
  if ('failed' in given && given.failed === 1) throw new Discarded('')
  if (isLogin && shell.state.depth === 0 && !shell.loggedOut) {
    shell.loggedOut = true
    yield* call(readStartFiles(shell, [[AT_LOGOUT]]))
  }
  const named = 'failed' in given ? given.failed : given.number
  const { names, statusBefore } = shell.frame.traps
  const own = withoutDashes(words).length === 0 && names.has('EXIT') ? statusBefore : named
  throw new ExitShell(yield* leave(shell, own & 0xff))
}

/** Says once that there are stopped jobs, or any with `checkjobs` (bash(1), JOB CONTROL). */
function* hasJobsLeft(shell: Shell): Steps<boolean> {
  const { jobs, state } = shell
  if (shell.leaving > 0) return false
  const checked = state.shopt.has('checkjobs')
  const stopped = jobs.all.some((job) => stateOf(job) === 'Stopped')
  if (!stopped && !(checked && jobs.all.some((job) => stateOf(job) === 'Running'))) return false
  yield* settle(tell(shell, `There are ${stopped ? 'stopped' : 'running'} jobs.\n`))
  if (checked) yield* settle(tell(shell, jobs.all.map((job) => `${jobs.line(job)}\n`).join('')))
  shell.leaving = ASKED
  return true
}

export const exit = withHelp(plain('exit', run, { special: true }))
