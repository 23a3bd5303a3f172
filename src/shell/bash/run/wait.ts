import type { Process } from '../../posix/process.ts'
import type { WaitResult } from '../../posix/process-state.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { part } from '../../later.ts'
import { Abandoned } from '../ending.ts'
import type { Place, Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'

/** Loaded for the first process that a signal has stopped or ended. */
export const signalled = part(() => import('./signalled.ts'))

/** Waits for the processes of a job in the foreground. @throws Abandoned after Ctrl-C */
export function* waitFor(shell: Shell, processes: readonly Process<PosixSystem>[], place: Place): Steps<number[]> {
  const results: WaitResult[] = []
  const untraced = shell.jobControl
  let stopped: WaitResult | undefined
  let interrupted = false
  for (const process of processes) {
    const result = yield* settle(shell.process.wait(process, { untraced }))
    results.push(result)
    if (result.type === 'stopped') stopped = result
    interrupted ||= result.type === 'signaled' && result.signal === 'INT'
  }
  const told = decisive(shell, results)
  const [teller, result] = [processes[told], results[told]]
  if (teller && result?.type === 'signaled') {
    const { tellSignal } = yield* settle(signalled())
    yield* settle(tellSignal(shell, teller, result, place))
  }
  if (!shell.interactive && shell.jobs.all.length > 0) {
    const { tellKilled } = yield* settle(signalled())
    yield* settle(tellKilled(shell))
  }
  const { terminal } = shell.process
  if (untraced && terminal) terminal.foreground = shell.process.group
  if (stopped) {
    const { keep } = yield* settle(signalled())
    yield* keep(shell, processes, place)
    if (shell.interactive) shell.state.status = stopped.status
    // whoever stops a command in a loop wants the prompt
    if (shell.interactive && shell.frame.loops > 0) shell.jump = { type: 'break', levels: shell.frame.loops }
  }
  // what has become of the others is told at once, and not only at the next prompt
  if (untraced && !stopped && shell.interactive && shell.jobs.all.length > 0)
    yield* settle(shell.process.write(2, shell.jobs.reports(shell.process)))
  if (interrupted && shell.interactive) {
    shell.state.status = 130
    shell.state.pipeStatus = results.map(({ status }) => status)
    throw new Abandoned()
  }
  return results.map(({ status }) => status)
}

/** Which of the results is the job's: the last one, with `pipefail` the last that failed. */
const decisive = ({ state }: Shell, results: readonly WaitResult[]): number =>
  state.options.has('pipefail') ? results.findLastIndex(({ status }) => status !== 0) : results.length - 1
