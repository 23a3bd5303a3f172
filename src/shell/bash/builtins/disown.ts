import { stateOf } from '../jobs.ts'
import { warn } from '../messages.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, define, type Options } from './library/define.ts'
import { chosenJobs } from './library/job.ts'

function* run({ operands: rest, has }: Options, context: Context): Steps<number> {
  const { shell } = context
  const { jobs } = shell
  if (rest.length === 0 && !has('a') && !has('r') && !jobs.current) {
    yield* settle(context.complain('current: no such job'))
    return 1
  }
  const current = jobs.current ? [jobs.current] : []
  const everything = has('a') || has('r') ? jobs.all : current
  const chosen = rest.length > 0 ? yield* chosenJobs(rest, context) : everything
  for (const job of chosen) {
    if (has('r') && stateOf(job) !== 'Running') continue
    if (has('h')) job.disowned = true
    else {
      if (stateOf(job) === 'Stopped')
        warn(shell, `warning: deleting stopped job ${job.id} with process group ${job.group}`)
      jobs.forget(job)
    }
  }
  return rest.length > chosen.length && rest.length > 0 ? 1 : 0
}

export const disown = define('disown', 'har', run)
