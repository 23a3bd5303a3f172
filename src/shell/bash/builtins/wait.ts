import { Interrupted } from '../../../base/signal.ts'
import type { Process } from '../../posix/process.ts'
import { signalNumbers } from '../../posix/signals.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { Abandoned } from '../ending.ts'
import { type Job, stateOf } from '../jobs.ts'
import { tell, warn } from '../messages.ts'
import { tellKilled } from '../run/signalled.ts'
import { substitutionOf } from '../run/substitutions.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, define, type Options } from './library/define.ts'
import { jobOf } from './library/job.ts'

/** A status, and the process whose it is. */
interface Waited {
  readonly status: number
  readonly pid?: number
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
      const job = jobs.of(child.pid)
      if (result.type !== 'stopped') jobs.remember(child.pid, result.status)
      if (result.type !== 'stopped' && job) job.waited = true
      waited = { status: result.status, pid: child.pid }
    }
    return waited
  } catch (error) {
    const signal = error instanceof Interrupted ? signals.next : undefined
    if (!(error instanceof Interrupted)) throw error
    if (!signal) throw new Abandoned()
    return { status: 128 + signalNumbers[signal] }
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
  if (!shell.interactive) yield* settle(tellKilled(shell))
  return status
}

function* waitAsAsked({ operands, has }: Options, context: Context): Steps<Waited> {
  const { shell } = context
  const waiting = { context, untraced: shell.jobControl && !has('f') }
  if (has('n')) return yield* waitForNext(yield* candidates(operands, context), waiting)
  if (operands.length === 0) {
    const last = substitutionOf(shell, context.state.lastBackground ?? 0)
    const all = shell.jobs.all.filter((job) => stateOf(job) !== 'Stopped').flatMap(({ processes }) => processes)
    const { status } = yield* waitForAll(last ? [...all, last] : all, waiting)
    return { status: status > 128 && shell.signals.next ? status : 0 }
  }
  let waited: Waited = { status: 0 }
  for (const word of operands) waited = yield* waitForOne(word, waiting)
  return waited
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
