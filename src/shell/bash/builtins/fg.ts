import { stateOf } from '../jobs.ts'
import { waitFor } from '../run/wait.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, plain } from './library/define.ts'
import { hasJobControl, jobWords, meant } from './library/job.ts'

function* run(words: readonly string[], context: Context): Steps<number> {
  if (!(yield* hasJobControl(context))) return 1
  const job = yield* meant(words, context)
  if (!job) return 1
  const { process, shell } = context
  yield* settle(process.print(`${job.text}\n`))
  job.background = false
  if (process.terminal) process.terminal.foreground = job.group
  if (stateOf(job) === 'Stopped') process.kernel.signalGroup(job.group, 'CONT')
  try {
    return (yield* waitFor(shell, job.processes, job.text)).at(-1) ?? 0
  } finally {
    if (stateOf(job) === 'Done') shell.jobs.remove(job)
  }
}

export const fg = plain('fg', (words, context) => run(jobWords(words, context), context))
