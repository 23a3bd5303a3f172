import type { JobFact } from '../../base/facts.ts'
import type { Process } from '../posix/process.ts'
import type { WaitResult } from '../posix/process-state.ts'
import { signalSentences } from '../posix/signals.ts'
import type { PosixSystem } from '../posix/posix-system.ts'
import type { ShellState } from './state.ts'

/** How many statuses of ended background processes a shell remembers for `wait`. */
const MOST_REMEMBERED = 1024

/** How many lines, the one with `exit` too, a warning holds that there are jobs. */
export const ASKED = 2

/** A pipeline that runs in the background, is stopped, or has just ended. */
export interface Job {
  /** `%1` */
  readonly id: number
  readonly processes: readonly Process<PosixSystem>[]
  /** As it was typed. */
  readonly text: string
  /** Its process group. */
  readonly group: number
  /** Whether it runs in the background, so that its end is told. */
  background: boolean
  /** Whether its state was told since it changed. */
  told: boolean
  /** The stop that was told last. */
  stopTold?: WaitResult | undefined
  /** Whether a script was told what came of it, by `wait` or `jobs`: it stays until the next command is read or started. */
  known?: boolean
  /** Without job control's care (`disown`). */
  disowned?: boolean
  readonly coprocess?: Coprocess
}

/** What `coproc` has started. */
interface Coprocess {
  readonly name: string
  /** Called once it has ended and is taken off the table. */
  readonly atEnd: () => void
}

export type JobState = 'Running' | 'Stopped' | 'Done'

const NO_JOBS: readonly JobFact[] = []
const STATES = { Running: 'running', Stopped: 'stopped', Done: 'done' } as const

/** What became of background processes, by pid, the oldest first (state.ts). */
type Statuses = ShellState['ended']

/** The jobs of a shell. */
export class Jobs {
  #jobs: Job[] = []
  readonly #statuses: Statuses
  /** The most recent first: `%+` and `%-`. */
  #order: number[] = []

  /** The table of the shell that this one was forked from, for `$(jobs)` and `jobs | …`. */
  inherited: Jobs | undefined

  constructor(statuses: Statuses) {
    this.#statuses = statuses
  }

  get all(): readonly Job[] {
    return this.#jobs
  }

  /** What `jobs` lists: the jobs of the shell before this one, while it has none of its own. */
  get shown(): Jobs {
    return this.inherited && this.#jobs.length === 0 ? this.inherited.shown : this
  }

  /** What they are now. */
  get told(): readonly JobFact[] {
    if (this.#jobs.length === 0) return NO_JOBS
    return this.#jobs.map((job) => ({ id: job.id, state: STATES[stateOf(job)], command: job.text }))
  }

  // oxlint-disable-next-line max-params
  add(processes: readonly Process<PosixSystem>[], text: string, background: boolean, coprocess?: Coprocess): Job {
    const id = Math.max(0, ...this.#jobs.map((job) => job.id)) + 1
    const group = processes[0]?.group ?? 0
    const job = { id, processes, text, group, background, told: background, ...(coprocess && { coprocess }) }
    this.#jobs.push(job)
    this.touch(job)
    return job
  }

  /** It becomes the current job. */
  touch({ id }: Job): void {
    const rest = this.#jobs.filter((job) => job.id !== id && stateOf(job) !== 'Done').map((job) => job.id)
    this.#order = [id, ...this.#order.filter((other) => rest.includes(other))]
  }

  remove(job: Job): void {
    this.#jobs = this.#jobs.filter((other) => other !== job)
    this.#order = this.#order.filter((id) => id !== job.id)
  }

  /** Takes it off the table while it goes on (`disown`). What `wait` finds from then on is a status of 0, as in bash, which keeps what it knows now. */
  forget(job: Job): void {
    const last = job.processes.at(-1)
    const isOver = last?.state === 'ended'
    if (last) this.remember(last.pid, (isOver && last.result?.status) || 0)
    this.remove(job)
  }

  /** `+` for the current job, `-` for the one before, else a blank. */
  mark(job: Job): string {
    const stopped = this.#order.filter((id) => this.#jobs.some((each) => each.id === id && stateOf(each) === 'Stopped'))
    const order = [...stopped, ...this.#order.filter((id) => !stopped.includes(id))]
    if (order[0] === job.id) return '+'
    return order[1] === job.id ? '-' : ' '
  }

  get current(): Job | undefined {
    return this.#jobs.find((job) => this.mark(job) === '+')
  }

  /** The job of a word like `%1`, `%+`, `%-`, `%name`, `%?text`; or 'ambiguous'. */
  find(word: string): Job | 'ambiguous' | undefined {
    const spec = word.replace(/^%/, '')
    if (spec === '' || spec === '%' || spec === '+') return this.current
    if (spec === '-') return this.#jobs.find((job) => this.mark(job) === '-') ?? this.current
    if (/^\d+$/.test(spec)) return this.#jobs.find(({ id }) => id === Number(spec))
    const matching = this.#jobs.filter(({ text }) =>
      spec.startsWith('?') ? text.includes(spec.slice(1)) : text.startsWith(spec),
    )
    return matching.length > 1 ? 'ambiguous' : matching[0]
  }

  /** The job that a process belongs to. */
  of(pid: number): Job | undefined {
    return this.#jobs.find(({ processes }) => processes.some((process) => process.pid === pid))
  }

  /** The same as `remember` for all that have ended, into a copy of the statuses: there the jobs themselves are gone. */
  conclude(statuses: Statuses): void {
    for (const { processes } of this.#jobs)
      for (const { pid, state, result } of processes) if (state === 'ended' && result) statuses.set(pid, result.status)
  }

  remember(pid: number, status: number): void {
    const [oldest] = this.#statuses.keys()
    if (oldest !== undefined && this.#statuses.size >= MOST_REMEMBERED) this.#statuses.delete(oldest)
    this.#statuses.set(pid, status)
  }

  /** The status of a process that has ended and is no job's any more. */
  statusOf(pid: number): number | undefined {
    return this.#statuses.get(pid)
  }

  /** Takes ended jobs that nobody has to be told of off the table, and their processes too. */
  sweep(shell: Process<PosixSystem>, told: (job: Job) => boolean): void {
    for (const job of this.#jobs) {
      if (stateOf(job) !== 'Done' || !told(job)) continue
      for (const process of job.processes) {
        const { result } = process
        if (!result) continue
        this.remember(process.pid, result.status)
        if (process.parent === shell) shell.kernel.reap(process)
      }
      this.remove(job)
      job.coprocess?.atEnd()
    }
  }

  /** Takes off the table what a script was told of. */
  sweepKnown(shell: Process<PosixSystem>): void {
    if (this.#jobs.length > 0) this.sweep(shell, ({ known }) => known === true)
  }

  /** Forgets the statuses of background processes, as `wait` without operands does. */
  forgetStatuses(): void {
    this.#statuses.clear()
  }

  /** What has become of jobs since it was last asked, a line for each: `[1]+  Done  sleep 1`. */
  reports(shell: Process<PosixSystem>): string {
    let text = ''
    for (const job of this.#jobs) {
      text += this.stopReport(job)
      if (stateOf(job) !== 'Done') continue
      text += `${this.line(job)}\n`
      job.told = true
    }
    this.sweep(shell, () => true)
    return text
  }

  /** What is said of a job that has stopped, once for each stop: bash begins a new line for it. */
  stopReport(job: Job): string {
    const stop = stopOf(job)
    if (!stop || stop === job.stopTold) return ''
    job.stopTold = stop
    return `\n${this.line(job)}\n`
  }

  /** A line of `jobs`: `[1]+  Running                 sleep 5 &`. */
  line(job: Job, { pids = false } = {}): string {
    const state = stateOf(job)
    const words = describe(job)
    const pid = pids ? `${job.processes[0]?.pid ?? ''}`.padStart(5) : ''
    const text = state === 'Running' ? `${job.text} &` : job.text
    return `[${job.id}]${this.mark(job)} ${pid} ${words.padEnd(24)}${text}`
  }
}

/** What a job does. */
export function stateOf({ processes }: Job): JobState {
  if (processes.some(({ state }) => state === 'running')) return 'Running'
  return processes.some(({ state }) => state === 'stopped') ? 'Stopped' : 'Done'
}

/** Why a job is stopped; undefined where it is not. */
export function stopOf(job: Job): WaitResult | undefined {
  return stateOf(job) === 'Stopped' ? job.processes.find(({ state }) => state === 'stopped')?.result : undefined
}

/** How a job ended, or what it does, in bash's words. */
export function describe(job: Job): string {
  const state = stateOf(job)
  if (state === 'Running') return state
  const result = stopOf(job) ?? job.processes.at(-1)?.result
  return result ? describeResult(result) : state
}

/** `Done`, `Exit 1`, `Terminated`, `Stopped`. */
function describeResult(result: WaitResult): string {
  if (result.type === 'exited') return result.status === 0 ? 'Done' : `Exit ${result.status}`
  return result.type === 'stopped' ? 'Stopped' : (signalSentences[result.signal] ?? result.signal)
}
