import type { Process } from '../../posix/process.ts'
import type { WaitResult } from '../../posix/process-state.ts'
import { type SignalName, signalSentences } from '../../posix/signals.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { prefixOf, tell } from '../messages.ts'
import type { Place, Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import { commandText } from '../syntax/print.ts'

/** Signals that end a job in the background without a word. */
const SILENT: ReadonlySet<SignalName> = new Set(['INT', 'PIPE', 'TERM'])

/** What was stopped is a job from now on. */
export function* keep(shell: Shell, processes: readonly Process<PosixSystem>[], place: Place): Steps<void> {
  const { jobs } = shell
  const known = processes[0] && jobs.of(processes[0].pid)
  const job = known ?? jobs.add(processes, commandText(place, shell.frame.source), false)
  jobs.touch(job)
  job.told = true
  yield* settle(tell(shell, jobs.stopReport(job)))
}

/** Whether a shell that is not interactive has nothing to say of an end by a signal (bash's jobs.c). */
const isSilent = ({ state, isSubstitution }: Shell, signal: SignalName): boolean =>
  SILENT.has(signal) || state.traps.has(signal) || isSubstitution

/**
 * Says which jobs a signal has ended since it was last asked, with job control which have stopped or ended at all, and takes those off the table: what a
 * script's shell does.
 */
export function tellKilled(shell: Shell): void | Promise<void> {
  const { jobs } = shell
  const { mode } = shell.state
  let text = shell.jobControl ? jobs.all.map((job) => jobs.stopReport(job)).join('') : ''
  jobs.sweep(shell.process, (job) => {
    const last = job.processes.at(-1)
    const { result } = last ?? {}
    if (last && result?.type === 'signaled' && !isSilent(shell, result.signal))
      text += killedLine(shell, last, result.signal, job.text)
    else if (job.background && shell.jobControl && mode === 'c' && !shell.isSubstitution) text += `${jobs.line(job)}\n`
    // `jobs` and `wait -n` of a script have yet to tell of it; bash keeps no such jobs of `-c`
    else if (mode !== 'c' && result?.type === 'exited' && job.background && !job.coprocess) return job.known === true
    return true
  })
  return text === '' ? undefined : tell(shell, text)
}

// oxlint-disable-next-line max-params
function killedLine(shell: Shell, { pid }: Process<PosixSystem>, signal: SignalName, command: string): string {
  const sentence = signalSentences[signal] ?? signal
  return `${prefixOf(shell)}${String(pid).padStart(5)} ${sentence.padEnd(24)}${command}\n`
}

/** Says that a signal has ended what the shell waited for. */
export function tellSignal(
  shell: Shell,
  process: Process<PosixSystem>,
  { signal }: WaitResult & { type: 'signaled' },
  place: Place,
): void | Promise<void> {
  if (signal === 'INT' || signal === 'PIPE' || shell.isSubstitution) return undefined
  const isShort = shell.interactive || signal === 'TERM' || shell.state.traps.has(signal)
  if (isShort) return tell(shell, `${signalSentences[signal] ?? signal}\n`)
  return tell(shell, killedLine(shell, process, signal, commandText(place, shell.frame.source)))
}
