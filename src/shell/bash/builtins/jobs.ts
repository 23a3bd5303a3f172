import { ASKED, stateOf, stopOf } from '../jobs.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, define, type Options, refuse } from './library/define.ts'
import { chosenJobs } from './library/job.ts'

function* run(options: Options, context: Context): Steps<number> {
  const { operands, letters, has } = options
  // bash reads them in their order, and takes what comes after -x for nothing
  if (/[lpn].*x/.test(letters)) return yield* settle(refuse(context, "no other options allowed with `-x'"))
  return has('x') ? yield* runWithJobs(operands, context) : yield* list(options, context)
}

function* list({ operands, has }: Options, context: Context): Steps<number> {
  const { shell, process } = context
  const { jobs } = shell
  jobs.sweepKnown(process)
  const table = jobs.shown
  const chosen = operands.length > 0 ? yield* chosenJobs(operands, context, table) : table.all
  let text = ''
  for (const job of chosen) {
    const state = stateOf(job)
    if ((has('r') && state !== 'Running') || (has('s') && state !== 'Stopped')) continue
    if (has('p')) text += `${job.processes[0]?.pid}\n`
    else text += `${table.line(job, { pids: has('l') })}\n`
    if (table !== jobs) continue
    job.told = true
    job.stopTold = stopOf(job)
    job.known = state === 'Done' && !shell.interactive
  }
  // who asked to leave may look what is there, and leave
  shell.leaving = ASKED
  yield* settle(process.print(text))
  if (shell.interactive) jobs.sweep(process, (job) => chosen.includes(job))
  return operands.length > 0 && chosen.length < operands.length ? 1 : 0
}

/** `jobs -x command`: jobs among its words are replaced by their process groups. */
function* runWithJobs(words: readonly string[], { shell }: Context): Steps<number> {
  const groups = words.map((word) => {
    const job = word.startsWith('%') ? shell.jobs.find(word) : undefined
    return typeof job === 'object' ? String(job.processes[0]?.group ?? word) : word
  })
  return groups.length === 0 ? 0 : yield* shell.runWords(groups)
}

export const jobs = define('jobs', 'lnprsx', run)
