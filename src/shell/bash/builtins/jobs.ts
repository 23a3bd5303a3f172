import { ASKED, stateOf } from '../jobs.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, define, type Options } from './library/define.ts'
import { chosenJobs } from './library/job.ts'

function* run({ operands, has }: Options, context: Context): Steps<number> {
  const { shell, process } = context
  const { jobs } = shell
  const table = jobs.shown
  const chosen = operands.length > 0 ? yield* chosenJobs(operands, context, table) : table.all
  let text = ''
  for (const job of chosen) {
    const state = stateOf(job)
    if ((has('r') && state !== 'Running') || (has('s') && state !== 'Stopped')) continue
    if (has('p')) text += `${job.processes[0]?.pid}\n`
    else text += `${table.line(job, { pids: has('l') })}\n`
    if (table === jobs) job.told = true
  }
  // who asked to leave may look what is there, and leave
  if (shell.leaving > 0) shell.leaving = ASKED
  yield* settle(process.print(text))
  jobs.sweep(process, (job) => chosen.includes(job))
  return operands.length > 0 && chosen.length < operands.length ? 1 : 0
}

export const jobs = define('jobs', 'lnprs', run)
