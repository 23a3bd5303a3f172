import type { MachineOptions } from '../shell/machine.ts'
import { type Docker, startDocker } from './playground.ts'
import { dockerWorldFromData } from './stored-world.ts'
import type { DockerWorld } from './world.ts'

/**
 * The world that options hold, if they hold one.
 * @throws UnreadableWorld when it is not whole
 */
export function storedWorld({ world, clock }: MachineOptions): DockerWorld | undefined {
  return world === undefined ? undefined : dockerWorldFromData(world, clock)
}

/**
 * Starts the Docker playground without its terminal.
 * @throws UnreadableWorld when a stored world is given and is not whole
 */
export function createDocker(options: MachineOptions): Docker {
  return startDocker(options, storedWorld(options))
}
