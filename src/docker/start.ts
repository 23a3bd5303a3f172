import type { Machine, StartOptions } from '../shell/machine.ts'
import { loading } from '../shell/later.ts'
import { machineOver, type MachineParts } from '../shell/whole-machine.ts'
import type { DockerFacts } from './facts.ts'
import { startDocker } from './playground.ts'
import type { DockerWorld } from './world.ts'

function partsOf(options: StartOptions, world?: DockerWorld): MachineParts<DockerWorld, DockerFacts> {
  const { system, ...parts } = startDocker(options, world)
  return {
    ...parts,
    visit: async (port, path) =>
      (await loading(import('./bash/visit.ts'))).visit(system, options.clock, { port, path }),
    listeners: async (id) => (await loading(import('./network/sockets.ts'))).socketsOf(system, options.clock, id),
    loadBash: async (watch) => (await loading(import('./bash/bash.ts'))).dockerBash(system, { ...options, watch }),
  }
}

/** Starts the Docker playground with its terminal; as it is at first where no world is given. */
export function startDockerMachine(options: StartOptions, world?: DockerWorld): Machine<DockerWorld, DockerFacts> {
  return machineOver(partsOf, options, world)
}
