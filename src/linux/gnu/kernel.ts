import type { Chance } from '../../base/chance.ts'
import type { Clock } from '../../base/clock.ts'
import { bashProgram } from '../../shell/bash/program.ts'
import { ProcessTable } from '../../shell/posix/kernel.ts'
import type { LinuxSystem } from '../system.ts'
import { gnuPrograms } from './index.ts'
import type { GnuProgram } from './program.ts'
import { type GnuSystem, systemFor } from './system.ts'

/** The first pid that a login may get: those before it belong to what runs since the start. */
const FIRST_PID = 1301

export interface GnuKernelOptions {
  readonly clock: Clock
  readonly chance: Chance
  /** Programs that only this machine has. */
  readonly programs?: readonly GnuProgram[]
}

/** A machine's processes, and the programs that they can run. */
export interface GnuKernel {
  readonly kernel: ProcessTable<GnuSystem>
  readonly programs: ReadonlyMap<string, GnuProgram>
}

/** Starts the kernel of a machine. */
export function createKernel(system: LinuxSystem, { clock, chance, programs = [] }: GnuKernelOptions): GnuKernel {
  const shells = [bashProgram<GnuSystem>(), bashProgram<GnuSystem>('sh')]
  const all = new Map(
    [...shells, ...gnuPrograms, ...programs].map((program) => [program.declaration.name, program] as const),
  )
  const kernel = new ProcessTable<GnuSystem>({
    clock,
    chance,
    system: (credentials) => systemFor(system, credentials),
    program: (name) => all.get(name),
    firstPid: FIRST_PID,
  })
  return { kernel, programs: all }
}
