import type { Machine, MachineOptions } from '../shell/machine.ts'
import { loading } from '../shell/later.ts'
import type { Watch } from '../shell/watch.ts'
import { machineOver } from '../shell/whole-machine.ts'
import type { dockerBash } from './bash/bash.ts'
import type { DockerFacts } from './facts.ts'
import { createDocker } from './docker.ts'
import type { DockerWorld } from './world.ts'

/**
 * Starts the Docker playground with its terminal.
 * @throws UnreadableWorld when a stored world is given and is not whole
 */
export function createDockerMachine(options: MachineOptions): Machine<DockerWorld, DockerFacts> {
  const docker = createDocker(options)
  const loadBash = async (watch: Watch): ReturnType<typeof dockerBash> =>
    (await loading(import('./bash/bash.ts'))).dockerBash(docker.system, { ...options, watch })
  return machineOver(docker, options, loadBash)
}
