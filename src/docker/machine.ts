import type { Machine, MachineOptions } from '../shell/machine.ts'
import { createSession } from '../shell/session.ts'
import type { dockerBash } from './bash/bash.ts'
import { createDocker } from './docker.ts'
import type { DockerWorld } from './world.ts'

/**
 * Starts the Docker playground with its terminal.
 * @throws UnreadableWorld when a stored world is given and is not whole
 */
export function createDockerMachine(options: MachineOptions): Machine<DockerWorld> {
  const { system, shell, welcome, world, settle, save } = createDocker(options)
  const { clock, history = [] } = options
  const loadBash = async (): ReturnType<typeof dockerBash> =>
    (await import('./bash/bash.ts')).dockerBash(system, options)
  return { session: createSession({ shell, welcome, clock, history, settle, loadBash }), world, settle, save }
}
