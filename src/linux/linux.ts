import type { MachineOptions } from '../shell/machine.ts'
import { type Linux, startLinux } from './playground.ts'
import { worldFromData } from './stored-world.ts'
import type { LinuxWorld } from './world.ts'

/**
 * The world that options hold, if they hold one.
 * @throws UnreadableWorld when it is not whole
 */
export function storedWorld({ world }: MachineOptions): LinuxWorld | undefined {
  return world === undefined ? undefined : worldFromData(world)
}

/**
 * Starts the Linux playground without its terminal.
 * @throws UnreadableWorld when a stored world is given and is not whole
 */
export function createLinux(options: MachineOptions): Linux {
  return startLinux(options, storedWorld(options))
}
