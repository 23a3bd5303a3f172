import type { ProcessTable } from '../../../shell/posix/kernel.ts'
import type { LinuxSystem } from '../../linux-system.ts'
import { gnuPrograms } from '../index.ts'
import { type ProcessesOptions, startProcesses } from './processes.ts'
import { gnuLater, type GnuProgram } from '../library/program.ts'
import type { GnuSystem } from '../library/gnu-system.ts'

export interface GnuKernelOptions extends Omit<ProcessesOptions, 'programs'> {
  /** Programs that only this machine has. */
  readonly programs?: readonly GnuProgram[]
}

/** A machine's processes, and the programs that they can run. */
export interface GnuKernel {
  readonly kernel: ProcessTable<GnuSystem>
  readonly programs: ReadonlyMap<string, GnuProgram>
}

/** Starts the kernel of a machine with all programs. */
export function createKernel(system: LinuxSystem, options: GnuKernelOptions): GnuKernel {
  const shells = ['bash', 'sh'].map((name) =>
    gnuLater({ name }, async () => (await import('../../../shell/bash/program.ts')).bashProgram(name)),
  )
  const all = [...shells, ...gnuPrograms, ...(options.programs ?? [])]
  const programs = new Map(all.map((program) => [program.declaration.name, program] as const))
  return { kernel: startProcesses(system, { ...options, programs }), programs }
}
