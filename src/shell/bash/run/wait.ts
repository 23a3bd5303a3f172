import type { Process, WaitResult } from '../../posix/process.ts'
import { signalSentences } from '../../posix/signals.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { Abandoned } from '../ending.ts'
import { prefixOf, tell } from '../messages.ts'
import type { Place, Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'

/** Waits for the processes of a job in the foreground. @throws Abandoned after Ctrl-C */
export function* waitFor(shell: Shell, processes: readonly Process<PosixSystem>[], place: Place): Steps<number[]> {
  const statuses: number[] = []
  const untraced = shell.jobControl
  let stopped: WaitResult | undefined
  let interrupted = false
  for (const process of processes) {
    const result = yield* settle(shell.process.wait(process, { untraced }))
    statuses.push(result.status)
    if (result.type === 'stopped') stopped = result
    if (result.type === 'signaled') {
      interrupted ||= result.signal === 'INT'
      yield* settle(tellSignal(shell, process, result, place))
    }
  }
  const { terminal } = shell.process
  if (untraced && terminal) terminal.foreground = shell.process.group
  if (stopped) {
    yield* keep(shell, processes, place)
    if (shell.interactive) shell.state.status = stopped.status
  }
  if (interrupted && shell.interactive) {
    shell.state.status = 130
    throw new Abandoned()
  }
  return statuses
}

/** What was stopped is a job from now on. */
function* keep(shell: Shell, processes: readonly Process<PosixSystem>[], place: Place): Steps<void> {
  const { jobs } = shell
  const known = processes[0] && jobs.of(processes[0].pid)
  const job = known ?? jobs.add(processes, shell.textOf(place), false)
  jobs.touch(job)
  job.told = true
  yield* settle(tell(shell, `\n${jobs.line(job)}\n`))
}

function tellSignal(
  shell: Shell,
  { pid }: Process<PosixSystem>,
  { signal }: WaitResult & { type: 'signaled' },
  place: Place,
): void | Promise<void> {
  if (signal === 'INT' || signal === 'PIPE') return undefined
  const sentence = signalSentences[signal] ?? signal
  if (shell.interactive) return tell(shell, `${sentence}\n`)
  if (signal === 'TERM') return tell(shell, 'Terminated\n')
  return tell(shell, `${prefixOf(shell)}${String(pid).padStart(5)} ${sentence.padEnd(24)}${shell.textOf(place)}\n`)
}
