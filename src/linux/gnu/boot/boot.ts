import type { ProcessTable } from '../../../shell/posix/kernel.ts'
import type { LinuxSystem } from '../../linux-system.ts'
import { gnuPrograms } from '../index.ts'
import { type ProcessesOptions, startProcesses } from './processes.ts'
import { gnuLater, type GnuProgram } from '../library/program.ts'
import type { GnuSystem } from '../library/gnu-system.ts'

export interface BootOptions extends Omit<ProcessesOptions, 'programs'> {
  /** Programs that only this machine has. */
  readonly programs?: readonly GnuProgram[]
}

/** Bash by one of its names, loaded when it is first run; `prompt` is PS1 where nobody sets it. */
export const shellProgram = (name: string, prompt?: string): GnuProgram =>
  gnuLater({ name }, async () => (await import('../../../shell/bash/program.ts')).bashProgram(name, prompt))

/** Starts a machine with all programs: gives its kernel. */
export function boot(system: LinuxSystem, options: BootOptions): ProcessTable<GnuSystem> {
  const shells = ['bash', 'sh'].map((name) => shellProgram(name))
  const all = [...shells, ...gnuPrograms, ...(options.programs ?? [])]
  const programs = new Map(all.map((program) => [program.declaration.name, program] as const))
  return startProcesses(system, { ...options, programs })
}
