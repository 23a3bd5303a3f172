import type { Machine, MachineOptions } from '../shell/machine.ts'
import { storedWorld } from './docker.ts'
import type { DockerFacts } from './facts.ts'
import { startDockerMachine } from './start.ts'
import type { DockerWorld } from './world.ts'

/**
 * Starts the Docker playground with its terminal.
 * @throws UnreadableWorld when a stored world is given and is not whole
 */
export function createDockerMachine(options: MachineOptions): Machine<DockerWorld, DockerFacts> {
  return startDockerMachine(options, storedWorld(options))
}
