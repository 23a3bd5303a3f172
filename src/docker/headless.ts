import { createStore } from '../base/store.ts'
import {
  type Extension,
  extendedMachine,
  type HeadlessMachine,
  type HeadlessOptions as LinuxOptions,
  type MachineParts,
} from '../linux/headless.ts'
import type { Keep, Kept } from '../linux/headless-shell.ts'
import { playgroundUname } from '../linux/uname.ts'
import { dockerProgram, sampleGit } from './bash/docker-program.ts'
import { hostNetwork } from './bash/host-network.ts'
import { lateRuntime } from './bash/late-runtime.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { official } from './catalogue/official.ts'
import { type DockerHost, LiveTasks } from './docker-host.ts'
import { addImage } from './engine/images.ts'
import type { Engine } from './engine/model.ts'
import { parseReference, referenceText } from './engine/reference.ts'
import { genuine } from './policy.ts'
import { seedEngine } from './engine/seeds.ts'
import { watchEnds } from './engine/watch-ends.ts'

/** The containers that a fresh Docker host has. */
export type FirstContainer = 'my-nginx' | 'my-db'

/** The Docker of a machine. */
export interface DockerOptions {
  /** The images that are there; those of a fresh Docker host when absent. */
  readonly images?: readonly string[]
  /** Which of a fresh host's containers are there: all of them when absent, none where `images` are given. */
  readonly containers?: readonly FirstContainer[]
  /** What can be pulled; the playground's own Docker Hub when absent. */
  readonly catalogue?: Catalogue
  /** The plugins of the client; `buildx` and `compose` when absent. */
  readonly plugins?: readonly string[]
}

export interface HeadlessOptions extends LinuxOptions {
  /** Gives the machine a Docker engine, and `docker` to Bash. */
  readonly docker?: DockerOptions
}

/** @throws TypeError for an image that the catalogue does not have */
function withImages(engine: Engine, images: readonly string[], { catalogue = official, now }: Given): Engine {
  return images.reduce((made, text) => {
    const reference = parseReference(text)
    const answer = reference.type === 'reference' ? catalogue.ask(reference, now) : undefined
    if (reference.type !== 'reference' || answer?.type !== 'image')
      throw new TypeError(`createMachine: docker.images: there is no image ${JSON.stringify(text)}`)
    return addImage(made, answer.image, referenceText(reference))
  }, engine)
}

interface Given extends DockerOptions {
  readonly now: number
}

function engineOf(given: Given): Engine {
  const fresh = seedEngine(given.now, playgroundUname.release)
  const { images, containers } = given
  const named: ReadonlySet<string> | undefined = containers && new Set(containers)
  const kept = fresh.containers.filter(({ name }) => named?.has(name) ?? images === undefined)
  if (images === undefined) return { ...fresh, containers: kept }
  const used = new Set(kept.map(({ imageId }) => imageId))
  return withImages(
    { ...fresh, containers: kept, images: fresh.images.filter(({ id }) => used.has(id)) },
    images,
    given,
  )
}

function withDocker(options: DockerOptions, parts: MachineParts): Extension {
  const { system, clock, chance, scheduler, host: platform } = parts
  const { catalogue, plugins } = options
  const engine = createStore(engineOf({ ...options, now: clock.now() }))
  const docker: DockerHost = {
    engine,
    fs: system.fs,
    trees: new Map(),
    tasks: new LiveTasks(),
    policy: genuine,
    ...(catalogue && { catalogue }),
    ...(plugins && { plugins }),
  }
  watchEnds(engine, clock, platform)
  const runtime = lateRuntime(docker, { clock, chance, scheduler, host: platform })
  return {
    system: { ...system, network: hostNetwork(docker, system.fs, clock) },
    programs: [dockerProgram(docker, runtime), sampleGit],
    keep: keeping(docker, () => runtime.revive()),
  }
}

/** What an engine is at a moment. `restored` is called when it was put back. */
function keeping({ engine, tasks, trees }: DockerHost, restored: () => void): Keep {
  let last: { readonly state: Engine; readonly kept: Kept } | undefined
  return () => {
    for (const tree of trees.values()) tree.save()
    const state = engine.get()
    if (last?.state === state) return last.kept
    const putBack = (): void => {
      tasks.endAll()
      trees.clear()
      engine.set(state)
      restored()
    }
    last = { state, kept: { putBack } }
    return last.kept
  }
}

/**
 * Starts a Linux without a page, with a Docker engine where `docker` is given.
 * @throws TypeError that tells which options are wrong; then nothing was made
 */
export function createMachine({ docker, ...options }: HeadlessOptions = {}): HeadlessMachine {
  return extendedMachine(options, docker && ((parts) => withDocker(docker, parts)))
}
