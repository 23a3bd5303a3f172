import { createStore } from '../base/store.ts'
import { FileSystem } from '../linux/fs.ts'
import { learner } from '../linux/users.ts'
import { later, loading } from '../shell/later.ts'
import type { StartOptions } from '../shell/machine.ts'
import { PUBLISH_INTERVAL, soon } from '../host.ts'
import type { LineShell } from '../shell/command.ts'
import { machinePrompt } from '../shell/prompt.ts'
import { commandTable, createSimpleShell } from '../shell/simple-shell.ts'
import type { MachineParts } from '../shell/whole-machine.ts'
import type { DockerFacts } from './facts.ts'
import { watchEnds } from './engine/watch-ends.ts'
import { type DockerHost, LiveTasks } from './docker-host.ts'
import { specified } from './policy.ts'
import { clear } from './simple/clear.ts'
import { DOCKER_HOST_NAME, dockerWorldToData, initialDockerWorld, type DockerWorld } from './world.ts'
import { vocabulary } from './vocabulary.ts'

const WELCOME = 'Welcome to the Docker host. Type docker --help, or start with a lesson.'

/** The Docker playground without its terminal. */
export interface Docker extends Omit<MachineParts<DockerWorld, DockerFacts>, 'loadBash'> {
  readonly system: DockerHost
}

const prompt = machinePrompt({ who: `user@${DOCKER_HOST_NAME}`, where: '~' })

const docker = later('docker', 'run programs in containers', async () => (await import('./cli/docker.ts')).docker)
const history = later(
  'history',
  'list the commands entered so far',
  async () => (await import('./simple/history.ts')).history,
)
const help = later('help', 'list the commands', async () => (await import('./simple/help.ts')).help)

function shellOn(system: DockerHost, { clock, chance }: StartOptions): LineShell {
  return createSimpleShell({
    system,
    commands: commandTable([docker, clear, help, history]),
    clock,
    chance,
    home: learner.home,
    prompt: () => prompt,
    where: () => '~',
    vocabulary,
  })
}

function putBack({ tasks, trees, fs, engine }: DockerHost, world: DockerWorld): void {
  tasks.endAll()
  trees.clear()
  fs.restore(world.files)
  engine.set(world.engine)
}

const facts: Docker['facts'] = async (world, session) =>
  new (await loading(import('./facts.ts'))).DockerFacts(world, session)

/** Starts the Docker playground; as it is at first where no world is given. */
export function startDocker(options: StartOptions, given?: DockerWorld): Docker {
  const { clock } = options
  const first = given ?? initialDockerWorld(clock)
  const world = createStore(first)
  const engine = createStore(first.engine)
  const fs = new FileSystem({ clock, owner: learner, snapshot: first.files })
  const system: DockerHost = { engine, fs, trees: new Map(), tasks: new LiveTasks(), policy: specified }
  const publish = (): void => {
    for (const tree of system.trees.values()) tree.save()
    const files = fs.snapshot()
    const current = world.get()
    if (files !== current.files || engine.get() !== current.engine) world.set({ engine: engine.get(), files })
  }
  const publishSoon = soon(publish, PUBLISH_INTERVAL)
  fs.volume.touched = publishSoon
  engine.subscribe(publishSoon)
  watchEnds(engine, clock, options.host)
  return {
    system,
    shell: shellOn(system, options),
    welcome: WELCOME,
    world,
    publish,
    restore: (next) => {
      putBack(system, next)
      world.set(next)
      system.tasks.onRestored()
    },
    save: (contents) => {
      publish()
      return dockerWorldToData(world.get(), contents)
    },
    first: () => initialDockerWorld(clock),
    read: async (data) => (await loading(import('./stored-world.ts'))).dockerWorldFromData(data, clock),
    home: learner.home,
    loadWeight: async () => (await import('./world-weight.ts')).worldWeight,
    facts,
  }
}
