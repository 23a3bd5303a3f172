import type { Machine, MachineOptions } from '../shell/machine.ts'
import { storedWorld } from './linux.ts'
import type { LinuxFacts } from './facts.ts'
import { startLinuxMachine } from './start.ts'
import type { LinuxWorld } from './world.ts'

/**
 * Starts the Linux playground with its terminal.
 * @throws UnreadableWorld when a stored world is given and is not whole
 */
export function createLinuxMachine(options: MachineOptions): Machine<LinuxWorld, LinuxFacts> {
  return startLinuxMachine(options, storedWorld(options))
}
