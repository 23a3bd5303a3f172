import { FileSystemError } from '../../posix/errno.ts'
import type { Process } from '../../posix/process.ts'
import { signalFrom } from '../../posix/signals.ts'
import type { OpenFile } from '../../posix/stream.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import { ForkFailed } from '../expand/expansion.ts'
import { Shell } from '../shell.ts'
import { drive, type Steps } from '../steps.ts'
import { whole } from './whole.ts'

export interface ForkOptions {
  readonly descriptors?: ReadonlyMap<number, OpenFile>
  /** The process group of the job that it belongs to; 'own' starts one. Only with job control. */
  readonly group?: number | 'own' | undefined
  readonly foreground?: boolean
  /** Whether `jobs` lists this shell's jobs there: for a substitution and for a command of a pipeline. */
  readonly seesJobs?: boolean
}

/** Starts a copy of a shell in a process of its own. @throws FatalError when there are too many processes */
export function spawn(
  shell: Shell,
  run: (forked: Shell) => Steps<number>,
  options: ForkOptions = {},
): Process<PosixSystem> {
  const { group, foreground = false, descriptors, seesJobs = false } = options
  const { process } = shell
  const image = (child: Process<PosixSystem>): number | Promise<number> => {
    if (foreground && child.terminal) child.terminal.foreground = child.group
    const forked = fork(shell, child)
    if (seesJobs) forked.jobs.inherited = shell.jobs
    return drive(child, whole(forked, run(forked)))
  }
  try {
    return process.spawn({
      argv: process.argv,
      image,
      ...(descriptors && { descriptors }),
      ...(group !== undefined && { group }),
    })
  } catch (error) {
    if (!(error instanceof FileSystemError) || error.code !== 'EAGAIN') throw error
    throw new ForkFailed()
  }
}

/** How the processes of a job are started: the first one's group is that of all. */
export function jobGroup(
  { jobControl }: Shell,
  first: Process<PosixSystem> | undefined,
): Pick<ForkOptions, 'group' | 'foreground'> {
  return jobControl ? { group: first?.group ?? 'own', foreground: true } : {}
}

/** A shell with a copy of everything. */
function fork(shell: Shell, process: Process<PosixSystem>): Shell {
  const { state, frame, interpreter } = shell
  const forked = new Shell({ process, state: state.fork(), interpreter })
  // what a trap's command forks does not run that trap again
  const running = state.inheritedTraps.filter((name) => frame.traps.names.has(name))
  forked.frame = { ...frame, traps: { ...frame.traps, names: new Set(running) } }
  forked.stage = shell.stage
  forked.input = shell.input
  forked.around = shell.around
  // what is ignored stays ignored; commands of traps are the parent's
  for (const [name, text] of state.traps) if (text === '' && signalFrom(name)) forked.state.traps.set(name, '')
  for (const name of state.inheritedTraps) {
    const text = state.traps.get(name)
    if (text !== undefined) forked.state.traps.set(name, text)
  }
  forked.state.options.delete('monitor')
  return forked
}
