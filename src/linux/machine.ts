import type { Machine, MachineOptions } from '../shell/machine.ts'
import { createSession } from '../shell/session.ts'
import { createLinux } from './linux.ts'
import type { LinuxWorld } from './world.ts'

/**
 * Starts the Linux playground with its terminal.
 * @throws UnreadableWorld when a stored world is given and is not whole
 */
export function createLinuxMachine(options: MachineOptions): Machine<LinuxWorld> {
  const { shell, welcome, world, settle, save } = createLinux(options)
  const { clock, history = [] } = options
  return { session: createSession({ shell, welcome, clock, history, settle }), world, save }
}
