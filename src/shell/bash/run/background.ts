import { openFile } from '../../posix/open.ts'
import { release, retain } from '../../posix/stream.ts'
import { outsideLoops } from '../frame.ts'
import type { Job } from '../jobs.ts'
import { tell } from '../messages.ts'
import type { Node, Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import type { Statement } from '../syntax/parser.ts'
import { spawn } from './fork.ts'
import { commandText } from '../syntax/print.ts'

/** How many jobs a script's shell keeps before it forgets those that have ended and nobody asked for. */
const MOST_KEPT = 512

/** Starts `command &`. */
export function* startJob(shell: Shell, { command }: Statement): Steps<number> {
  const { process, state, jobs, jobControl, interactive } = shell
  const text = commandText(command, shell.frame.source)
  // `%1 &`
  if (jobControl && /^%\S*$/.test(text)) return yield* shell.runWords(['bg', text])
  if (!interactive && (state.mode === 'c' || jobs.all.length >= MOST_KEPT))
    jobs.sweep(process, (job) => job.told && job.processes.at(-1)?.result?.type !== 'signaled')
  jobs.sweepKnown(process)
  const descriptors = new Map(process.descriptors)
  // where input was led to it, as in a loop that reads a file, it has that
  const hasOwnInput = jobControl || (!state.small && process.descriptors.get(0) !== shell.input)
  const nothing = hasOwnInput ? undefined : retain(openFile(process, '/dev/null', { read: true }))
  if (nothing) descriptors.set(0, nothing)
  const child = spawn(shell, (forked) => inBackground(forked, command, jobControl), {
    descriptors,
    group: jobControl ? 'own' : undefined,
  })
  if (nothing) release(nothing)
  // a shell hears of the end of its jobs (SIGCHLD) and leaves no zombies; what came of them is known to their job
  child.atEnd.push(() => process.kernel.reap(child))
  child.atEnd.push(() => notify(shell))
  const job = jobs.add([child], text, true)
  state.lastBackground = child.pid
  state.status = 0
  yield* announce(shell, job)
  return 0
}

/** Tells of jobs at once that have ended (`set -b`): the cursor may be anywhere, so a carriage return ends the lines too. */
function notify(shell: Shell): void {
  if (shell.jobControl && shell.interactive && shell.state.options.has('notify'))
    void tell(shell, shell.jobs.reports(shell.process).replaceAll('\n', '\r\n'))
}

/** Says the number of a job that has begun, and its process. */
export function* announce(shell: Shell, { id, processes }: Job): Steps<void> {
  if (shell.interactive) yield* settle(tell(shell, `[${id}] ${processes[0]?.pid}\n`))
}

/** What the forked shell does: it gives everybody else a turn. Without job control Ctrl-C is not for it. */
function* inBackground(shell: Shell, command: Node, jobControl: boolean): Steps<number> {
  const { process } = shell
  if (!jobControl) for (const signal of ['INT', 'QUIT'] as const) process.ignored.add(signal)
  if (command.type !== 'Command') shell.frame = outsideLoops(shell.frame)
  process.goBehindLine()
  yield process.blocked(process.kernel.scheduler.turn())
  return yield* shell.run(command, true)
}
