import type { SignalName } from '../../../posix/signals.ts'
import { type Job, stateOf } from '../../jobs.ts'
import { settle, type Steps } from '../../steps.ts'
import { type Context, readOptions } from './define.ts'

/** The job of a word; said where there is none. */
export function* jobOf(word: string, context: Context, jobs = context.shell.jobs): Steps<Job | undefined> {
  const job = word.startsWith('%') || !/^\d+$/.test(word) ? jobs.find(word) : jobs.of(Number(word))
  if (typeof job === 'object') return job
  yield* settle(context.complain(job ? `${word.replace(/^%/, '')}: ambiguous job spec` : `${word}: no such job`))
  return undefined
}

/** Says that job control is off, where it is. */
export function* hasJobControl({ state, complain }: Context): Steps<boolean> {
  if (state.options.has('monitor')) return true
  yield* settle(complain('no job control'))
  return false
}

/** The words of `fg` and `bg`, which have no options, and look for them only where there is job control. @throws BadUsage */
export const jobWords = (words: readonly string[], { state }: Context): readonly string[] =>
  state.options.has('monitor') ? readOptions(words, '').operands : words

/** Whether it was started with job control: else it is in the group of the shell itself. */
const isControlled = (job: Job, { process }: Context): boolean => job.group !== process.group

/** Sends a signal to the processes of a job. */
export function signalJob(job: Job, signal: SignalName, context: Context): void {
  if (isControlled(job, context)) context.process.kernel.signalGroup(job.group, signal)
  else for (const each of job.processes) each.receive(signal)
}

/** Why fg and bg cannot take a job; undefined where they can. */
function whyNot(job: Job, context: Context): string | undefined {
  if (!isControlled(job, context)) return `job ${job.id} started without job control`
  return stateOf(job) === 'Done' ? 'job has terminated' : undefined
}

/** The job that fg or bg mean. */
export function* meant(words: readonly string[], context: Context): Steps<Job | undefined> {
  const [word] = words[0] === '--' ? words.slice(1) : words
  const { current } = context.shell.jobs
  const job = word === undefined ? current : yield* jobOf(word, context)
  const refusal = job && whyNot(job, context)
  if (refusal !== undefined) yield* settle(context.complain(refusal))
  else if (!job && word === undefined) yield* settle(context.complain('current: no such job'))
  return refusal === undefined ? job : undefined
}

export function* chosenJobs(
  words: readonly string[],
  context: Context,
  table = context.shell.jobs,
): Steps<readonly Job[]> {
  const found: Job[] = []
  for (const word of words) {
    const job = yield* jobOf(word, context, table)
    if (job) found.push(job)
  }
  return found
}
