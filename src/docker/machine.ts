import type { Machine, MachineOptions } from '../shell/machine.ts'
import { createSession } from '../shell/session.ts'
import { createDocker } from './docker.ts'
import type { DockerWorld } from './world.ts'

/**
 * Starts the Docker playground with its terminal.
 * @throws UnreadableWorld when a stored world is given and is not whole
 */
export function createDockerMachine(options: MachineOptions): Machine<DockerWorld> {
  const { shell, welcome, world, settle, save } = createDocker(options)
  const { clock, history = [] } = options
  return { session: createSession({ shell, welcome, clock, history, settle }), world, save }
}
