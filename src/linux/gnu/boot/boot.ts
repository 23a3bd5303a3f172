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

/** What `sh` may be. */
const SMALL = {
  ash: async () => (await import('../../../shell/bash/small/programs.ts')).ashProgram,
  dash: async () => (await import('../../../shell/bash/small/programs.ts')).dashProgram,
}

/** How a shell is called, and which it is. */
interface ShellKind {
  /** PS1 where nobody sets it. */
  readonly prompt?: string
  /** The `sh` that it is, where that is not Bash. */
  readonly small?: keyof typeof SMALL
}

/** Bash by one of its names, or another shell in its place; loaded when it is first run. */
export const shellProgram = (name: string, { prompt, small }: ShellKind = {}): GnuProgram =>
  gnuLater({ name }, async () => {
    const [{ bashProgram }, own] = await Promise.all([
      import('../../../shell/bash/program.ts'),
      small && SMALL[small](),
    ])
    return bashProgram(name, { prompt, small: own })
  })

/** Starts a machine with all programs: gives its kernel. */
export function boot(system: LinuxSystem, options: BootOptions): ProcessTable<GnuSystem> {
  const shells = ['bash', 'sh'].map((name) => shellProgram(name))
  const all = [...shells, ...gnuPrograms, ...(options.programs ?? [])]
  const programs = new Map(all.map((program) => [program.declaration.name, program] as const))
  return startProcesses(system, { ...options, programs })
}
