import { Interrupted } from '../../../base/signal.ts'
import type { Process } from '../../posix/process.ts'
import { signalNumbers } from '../../posix/signals.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { Abandoned } from '../ending.ts'
import { type Job, stateOf } from '../jobs.ts'
import { tell, warn } from '../messages.ts'
import { tellKilled } from '../run/signalled.ts'
import { substitutionOf } from '../run/substitutions.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, define, type Options } from './library/define.ts'
import { jobOf } from './library/job.ts'

/** A status, and the process whose it is. */
interface Waited {
  readonly status: number
  readonly pid?: number
  /** A signal that is trapped ended the waiting. */
  readonly interrupted?: true
}

/** Who waits, and whether what stops is waited for no longer: with job control, unless -f was given. */
interface Waiting {
  readonly context: Context
  readonly untraced: boolean
}

/** Waits for processes; a signal that is trapped ends it with its status. */
function* waitForAll(processes: readonly Process<PosixSystem>[], { context, untraced }: Waiting): Steps<Waited> {
  const { process, shell } = context
  const { signals, jobs } = shell
  let waited: Waited = { status: 0 }
  signals.waiting = true
  try {
    for (const child of processes) {
      const result = yield* settle(process.wait(child, { untraced }))
      yield* takeEnded(shell)
      const job = jobs.of(child.pid)
      if (result.type !== 'stopped') jobs.remember(child.pid, result.status)
      if (result.type !== 'stopped' && job) job.known = true
      waited = { status: result.status, pid: child.pid }
    }
    return waited
  } catch (error) {
    const signal = error instanceof Interrupted ? signals.next : undefined
    if (!(error instanceof Interrupted)) throw error
    if (!signal) throw new Abandoned()
    return { status: 128 + signalNumbers[signal], interrupted: true }
  } finally {
    signals.waiting = false
  }
}

function* run(options: Options, context: Context): Steps<number> {
  const { shell, state } = context
  const variable = options.value('p')
  if (variable !== undefined) state.unset(variable)
  const { status, pid } = yield* waitAsAsked(options, context)
  if (variable !== undefined && pid !== undefined) state.set(variable, String(pid))
  const reports = shell.interactive ? shell.jobs.reports(shell.process) : ''
  if (shell.jobControl && reports !== '') yield* settle(tell(shell, reports))
  return status
}

function* waitAsAsked({ operands, has }: Options, context: Context): Steps<Waited> {
  const { shell } = context
  const waiting = { context, untraced: shell.jobControl && !has('f') }
  if (has('n')) {
    const next = yield* waitForNext(yield* candidates(operands, context), waiting)
    yield* takeEnded(shell)
    return next
  }
  if (operands.length === 0) return yield* waitForEveryone(waiting)
  let waited: Waited = { status: 0 }
  for (const word of operands) waited = yield* waitForOne(word, waiting)
  return waited
}

/** Tells of jobs that a signal has ended, and takes what was waited for off the table. */
function* takeEnded(shell: Shell): Steps<void> {
  if (!shell.interactive) yield* settle(tellKilled(shell))
}

/** The processes of what was started last in the background: a process substitution, or a job that is not stopped. */
function newestOf(shell: Shell, pid: number, job: Job | undefined): readonly Process<PosixSystem>[] {
  const substitution = substitutionOf(shell, pid)
  if (substitution) return [substitution]
  return job && stateOf(job) !== 'Stopped' ? job.processes : []
}

/** `wait` without operands. The shell forgets all statuses then but that of the last job, where nobody had to wait for it (bash's jobs.c). */
function* waitForEveryone(waiting: Waiting): Steps<Waited> {
  const { shell, state } = waiting.context
  const { jobs } = shell
  const newest = state.lastBackground ?? 0
  const last = jobs.of(newest)
  const left = jobs.all.filter((job) => job !== last && stateOf(job) !== 'Stopped')
  const others = yield* waitForAll(
    left.flatMap((job) => job.processes),
    waiting,
  )
  if (others.interrupted) return others
  // one that is over already stays where it is: nobody was told of it
  const wasOver = last !== undefined && !last.known && stateOf(last) === 'Done'
  const ended = wasOver ? others : yield* waitForAll(newestOf(shell, newest, last), waiting)
  if (ended.interrupted) return ended
  yield* takeEnded(shell)
  jobs.forgetStatuses()
  return { status: 0 }
}

/** The jobs that `wait -n` may wait for; says which there are not. */
function* candidates(words: readonly string[], context: Context): Steps<readonly Job[]> {
  const { jobs } = context.shell
  if (words.length === 0) return jobs.all
  const found: Job[] = []
  for (const word of words) {
    const job = /^(?:%|\d+$)/.test(word) ? yield* jobOf(word, context) : undefined
    if (job) found.push(job)
    else if (!/^(?:%|\d+$)/.test(word)) yield* settle(context.complain(`${word}: no such job`))
  }
  return found
}

function* waitForNext(jobs: readonly Job[], waiting: Waiting): Steps<Waited> {
  for (;;) {
    const ended = jobs.filter((job) => stateOf(job) === 'Done')
    const next = ended.find(({ told }) => !told) ?? ended[0]
    if (next) return yield* waitForAll(next.processes, waiting)
    const running = jobs.filter((job) => stateOf(job) === 'Running')
    if (running.length === 0) return { status: 127 }
    yield* settle(Promise.race(running.map((job) => job.processes[0]?.change() ?? Promise.resolve())))
  }
}

function* waitForOne(word: string, waiting: Waiting): Steps<Waited> {
  const { context } = waiting
  const { shell } = context
  if (/^\d+$/.test(word)) {
    const pid = Number(word)
    const job = shell.jobs.of(pid)
    const child = job?.processes.find((process) => process.pid === pid) ?? substitutionOf(shell, pid)
    if (!child) {
      const known = shell.jobs.statusOf(pid)
      if (known !== undefined) return { status: known, pid }
      yield* settle(context.complain(`pid ${pid} is not a child of this shell`))
      return { status: 127 }
    }
    const waited = yield* waitForAll([child], waiting)
    return waited
  }
  if (!word.startsWith('%')) {
    yield* settle(context.complain(`\`${word}': not a pid or valid job spec`))
    return { status: 1 }
  }
  const job = yield* jobOf(word, context)
  if (!job) return { status: 127 }
  if (shell.jobControl && stateOf(job) === 'Stopped') warn(shell, `warning: wait_for_job: job ${job.id} is stopped`)
  const waited = yield* waitForAll(job.processes, waiting)
  return waited
}

export const wait = define('wait', 'fnp:', run)
