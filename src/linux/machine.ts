import type { Machine, MachineOptions } from '../shell/machine.ts'
import { loading } from '../shell/later.ts'
import type { Watch } from '../shell/watch.ts'
import { machineOver } from '../shell/whole-machine.ts'
import type { bashOn } from './bash.ts'
import type { LinuxFacts } from './facts.ts'
import { createLinux } from './linux.ts'
import type { LinuxWorld } from './world.ts'

/**
 * Starts the Linux playground with its terminal.
 * @throws UnreadableWorld when a stored world is given and is not whole
 */
export function createLinuxMachine(options: MachineOptions): Machine<LinuxWorld, LinuxFacts> {
  const linux = createLinux(options)
  const loadBash = async (watch: Watch): ReturnType<typeof bashOn> =>
    (await loading(import('./bash.ts'))).bashOn(linux.system, { ...options, watch, tilde: false })
  return machineOver(linux, options, loadBash)
}
