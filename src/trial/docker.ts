import { subcommands } from '../docker/cli/index.ts'
import { createDockerMachine } from '../docker/machine.ts'

/** Loads all of a Docker host that a line may ask for, so that nothing is waited for while time is counted. */
export async function load(): Promise<typeof createDockerMachine> {
  await Promise.all([import('../docker/runtime/index.ts'), ...subcommands.map((row) => row.load())])
  return createDockerMachine
}
