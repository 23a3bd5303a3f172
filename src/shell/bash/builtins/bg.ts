import { stateOf } from '../jobs.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, plain } from './library/define.ts'
import { hasJobControl, jobWords, meant } from './library/job.ts'

function* run(words: readonly string[], context: Context): Steps<number> {
  if (!(yield* hasJobControl(context))) return 1
  const job = yield* meant(words, context)
  if (!job) return 1
  if (stateOf(job) === 'Running') {
    yield* settle(context.complain(`job ${job.id} already in background`))
    return 0
  }
  job.background = true
  job.told = true
  const mark = context.shell.jobs.mark(job)
  context.process.kernel.signalGroup(job.group, 'CONT')
  yield* settle(context.process.print(`[${job.id}]${mark} ${job.text} &\n`))
  return 0
}

export const bg = plain('bg', (words, context) => run(jobWords(words, context), context))
