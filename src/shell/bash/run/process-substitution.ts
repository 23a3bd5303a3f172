import { createPipe } from '../../posix/pipe.ts'
import type { Process } from '../../posix/process.ts'
import { release, retain } from '../../posix/stream.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import type { Substitution } from '../expand/words.ts'
import { ofText } from '../frame.ts'
import type { Shell } from '../shell.ts'
import { Source } from '../syntax/source.ts'
import { spawn } from './fork.ts'
import { lastOf } from './list.ts'

/** The first descriptor of a process substitution; the next ones are below it. */
const FIRST = 63

/** Starts the processes of `<(…)` or `>(…)`; gives the path that leads to them. */
export function processSubstitution(shell: Shell, operator: '<' | '>', { script, source }: Substitution): string {
  const { process, state, substitutions } = shell
  const { reader, writer } = createPipe()
  const [ours, theirs] = operator === '<' ? [reader, writer] : [writer, reader]
  let fd = FIRST
  while (process.descriptors.has(fd)) fd -= 1
  process.assign(fd, ours)
  substitutions.descriptors.push(fd)
  const descriptors = new Map(process.descriptors)
  descriptors.delete(fd)
  descriptors.set(operator === '<' ? 1 : 0, retain(theirs))
  const run = (forked: Shell) => {
    if (source) forked.frame = ofText(forked.frame, new Source(source.text, state.line))
    return lastOf(forked, script.commands)
  }
  const child = spawn(shell, run, { descriptors, seesJobs: true })
  release(theirs)
  substitutions.processes = [...substitutions.processes, child]
  state.lastBackground = child.pid
  return `/dev/fd/${fd}`
}

/** The process of a substitution, by its number. */
export function substitutionOf({ substitutions }: Shell, pid: number): Process<PosixSystem> | undefined {
  return substitutions.processes.find((child) => child.pid === pid)
}

/** The command is over that uses them: closes their descriptors, but the first `open` ones. */
export function endSubstitutions({ process, substitutions, jobs }: Shell, open: number): void {
  for (const fd of substitutions.descriptors.splice(open)) process.closeDescriptor(fd)
  substitutions.processes = substitutions.processes.filter((child) => {
    if (child.state !== 'ended') return true
    jobs.remember(child.pid, child.result?.status ?? 0)
    process.kernel.reap(child)
    return false
  })
}
