import type { Machine, StartOptions } from '../shell/machine.ts'
import { loading } from '../shell/later.ts'
import { machineOver, type MachineParts } from '../shell/whole-machine.ts'
import type { LinuxFacts } from './facts.ts'
import { startLinux } from './playground.ts'
import type { LinuxWorld } from './world.ts'

function partsOf(options: StartOptions, world?: LinuxWorld): MachineParts<LinuxWorld, LinuxFacts> {
  const { system, ...parts } = startLinux(options, world)
  return {
    ...parts,
    loadBash: async (watch) => (await loading(import('./bash.ts'))).bashOn(system, { ...options, watch, tilde: false }),
  }
}

/** Starts the Linux playground with its terminal; as it is at first where no world is given. */
export function startLinuxMachine(options: StartOptions, world?: LinuxWorld): Machine<LinuxWorld, LinuxFacts> {
  return machineOver(partsOf, options, world)
}
