import { createStore } from '../base/store.ts'
import {
  type Extension,
  extendedMachine,
  type HeadlessMachine,
  type HeadlessOptions as LinuxOptions,
  type MachineParts,
} from '../linux/headless.ts'
import { type Check, checkOptions, isRecord, wanted } from '../linux/headless-options.ts'
import type { Keep, Kept } from '../linux/headless-shell.ts'
import { daemonsOf } from '../linux/linux-system.ts'
import { playgroundUname } from '../linux/uname.ts'
import { dockerProgram } from './bash/docker-program.ts'
import { sampleGit } from './samples/sample-git.ts'
import { hostNetwork } from './bash/host-network.ts'
import { hostProcesses } from './bash/host-processes.ts'
import { lateRuntime } from './bash/late-runtime.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Registry } from './catalogue/registry.ts'
import { official } from './catalogue/official.ts'
import { type DockerHost, LiveTasks } from './docker-host.ts'
import { addImage } from './engine/images.ts'
import type { Engine } from './engine/model.ts'
import { parseReference } from './engine/reference.ts'
import { referenceText } from './engine/reference-text.ts'
import { genuine } from './policy.ts'
import { seedEngine } from './engine/seeds.ts'
import { watchEnds } from './engine/watch-ends.ts'

const FIRST_CONTAINERS = ['my-nginx', 'my-db'] as const

/** The containers that a fresh Docker host has. */
export type FirstContainer = (typeof FIRST_CONTAINERS)[number]

/** The Docker of a machine. */
export interface DockerOptions {
  /** The images that are there; those of a fresh Docker host when absent. */
  readonly images?: readonly string[]
  /** Which of a fresh host's containers are there: all of them when absent, none where `images` are given. */
  readonly containers?: readonly FirstContainer[]
  /** What can be pulled; the playground's own Docker Hub when absent. */
  readonly catalogue?: Catalogue
  /** Registries of the network besides the Hub, by their hosts: `registry.example.com:5000`. */
  readonly registries?: Readonly<Record<string, Registry>>
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
  const { catalogue, registries, plugins } = options
  const engine = createStore(engineOf({ ...options, now: clock.now() }))
  const docker: DockerHost = {
    network: () => network,
    processes: () => daemonsOf(listed, clock.now()),
    engine,
    fs: system.fs,
    trees: new Map(),
    tasks: new LiveTasks(),
    policy: genuine,
    ...(catalogue && { catalogue }),
    ...(registries && { registries }),
    ...(plugins && { plugins }),
  }
  const network = hostNetwork(docker, system.fs, clock)
  const listed = hostProcesses(docker, system)
  watchEnds(engine, clock, platform)
  const runtime = lateRuntime(docker, { clock, chance, scheduler, host: platform })
  docker.tasks.onSignal = (container, name) => runtime.signal(container, name)
  return {
    system: { ...system, ...listed, network },
    programs: [dockerProgram(docker, runtime), sampleGit],
    keep: keeping(docker, () => runtime.revive()),
    ready: () => runtime.revived,
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

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)
const isTexts = (value: unknown): boolean => isList(value) && value.every((each) => typeof each === 'string')
const isFirst = (value: unknown): boolean => FIRST_CONTAINERS.some((name) => name === value)

const isCatalogue = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'ask' in value && typeof value.ask === 'function'

const isRegistry = (value: unknown): boolean => isRecord(value) && typeof value['answer'] === 'function'
const isRegistries = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isRegistry)

const checks: Readonly<Record<keyof DockerOptions, Check>> = {
  images: (value) => wanted(isTexts(value), 'a list of names of images', value),
  containers: (value) =>
    wanted(isList(value) && value.every(isFirst), `a list of ${FIRST_CONTAINERS.join(' and ')}`, value),
  catalogue: (value) => wanted(isCatalogue(value), 'a catalogue', value),
  registries: (value) => wanted(isRegistries(value), 'registries by their hosts', value),
  plugins: (value) => wanted(isTexts(value), 'a list of names of plugins', value),
}

function dockerProblems(value: unknown): readonly string[] {
  if (!isRecord(value)) return wanted(false, 'a plain object', value)
  const known: ReadonlyMap<string, Check> = new Map(Object.entries(checks))
  return Object.entries(value).flatMap(([name, each]) => {
    const check = known.get(name)
    if (!check) return [`.${name} is no option`]
    return each === undefined ? [] : check(each).map((wrong) => `.${name} ${wrong}`)
  })
}

/**
 * Starts a Linux without a page, with a Docker engine where `docker` is given.
 * @throws TypeError that tells which options are wrong; then nothing was made
 */
export function createMachine(options: HeadlessOptions = {}): HeadlessMachine {
  checkOptions(options, { docker: dockerProblems })
  const { docker, ...others } = options
  return extendedMachine(others, docker && ((parts) => withDocker(docker, parts)))
}
