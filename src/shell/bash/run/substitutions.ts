import type { Process } from '../../posix/process.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import type { Shell } from '../shell.ts'

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
