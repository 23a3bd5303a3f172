import type { Machine, StartOptions } from '../shell/machine.ts'
import { loading } from '../shell/later.ts'
import type { Watch } from '../shell/watch.ts'
import { machineOver } from '../shell/whole-machine.ts'
import type { dockerBash } from './bash/bash.ts'
import type { DockerFacts } from './facts.ts'
import { startDocker } from './playground.ts'
import type { DockerWorld } from './world.ts'

/** Starts the Docker playground with its terminal; as it is at first where no world is given. */
export function startDockerMachine(options: StartOptions, world?: DockerWorld): Machine<DockerWorld, DockerFacts> {
  const docker = startDocker(options, world)
  const loadBash = async (watch: Watch): ReturnType<typeof dockerBash> =>
    (await loading(import('./bash/bash.ts'))).dockerBash(docker.system, { ...options, watch })
  return machineOver(docker, options, loadBash)
}
