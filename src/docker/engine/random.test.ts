import { expect, test } from 'vitest'
import { type Chance, createChance, pickInteger } from '../../base/chance.ts'
import { official } from '../catalogue/official.ts'
import { engineToData } from '../engine-data.ts'
import { engineFromData } from '../stored-engine.ts'
import {
  appendLog,
  awaitRestart,
  changeContainer,
  createContainer,
  exitContainer,
  failStart,
  withoutEnded,
  pauseContainer,
  pruneContainers,
  removeContainer,
  renameContainer,
  startContainer,
  unpauseContainer,
} from './containers.ts'
import { digestOf } from './digest.ts'
import { addImage, pruneImages, removeImage, tagImage } from './images.ts'
import type { Engine, Outcome } from './model.ts'
import {
  connectNetwork,
  createNetwork,
  disconnectNetwork,
  PREDEFINED_NETWORKS,
  pruneNetworks,
  removeNetwork,
} from './networks.ts'
import { parseReference } from './reference.ts'
import { seedEngine } from './seeds.ts'
import { createVolume, pruneVolumes, removeVolume } from './volumes.ts'

const COMMANDS = 10_000
const START = Date.UTC(2026, 0, 1)
/** A state is kept after so many commands, to be come back to. */
const KEPT_EVERY = 50

const NAMES = 'ab cd ef gh ij kl mn op qr st'.split(' ')
const IMAGES = 'nginx redis:alpine alpine postgres:13 busybox'.split(' ')

/** The engine that a transition gives; the same where it was refused. */
const next = <T>(engine: Engine, outcome: Outcome<T>): Engine => (outcome.type === 'done' ? outcome.engine : engine)

/** What chance brings. */
class Dice {
  readonly #chance: Chance
  made = 0

  constructor(seed: number) {
    this.#chance = createChance(seed)
  }

  number(below: number): number {
    return pickInteger(this.#chance, below)
  }

  one<T>(list: readonly T[]): T | undefined {
    return list[this.number(list.length)]
  }

  get name(): string {
    return this.one(NAMES) ?? ''
  }

  get image(): string {
    return this.one(IMAGES) ?? ''
  }

  network({ networks }: Engine): string {
    return this.one(networks)?.name ?? 'nosuch'
  }

  /** A container by its name or by an id, one that may not be there. */
  container({ containers }: Engine): string {
    const found = this.one(containers)
    return this.one([found?.id, found?.name, found?.id.slice(0, 12)]) ?? this.name
  }

  id(what: string): string {
    this.made += 1
    return digestOf(`${what} ${this.made}`)
  }
}

function made(engine: Engine, dice: Dice, now: number): Engine {
  const image = dice.one(engine.images)
  if (!image) return engine
  const [name, source] = [dice.name, dice.name]
  const withVolume = next(engine, createVolume(engine, { name: source, anonymous: dice.number(2) === 0 }, now))
  const container = {
    id: dice.id('container'),
    name,
    image: image.references[0] ?? image.id,
    imageId: image.id,
    argv: ['sh'],
    env: [],
    ports: [],
    exposed: [],
    mounts: [{ type: 'volume', source, target: '/data', readOnly: false }],
    networks: [{ network: dice.network(engine), address: undefined }],
    hostname: name,
    workingDirectory: '',
    tty: false,
    autoRemove: dice.number(4) === 0,
    restartPolicy: 'no',
    labels: {},
    stopSignal: 'SIGTERM',
    created: now,
  } as const
  const created = createContainer(withVolume, container)
  return created.type === 'done' ? created.engine : engine
}

function pulled(engine: Engine, dice: Dice, now: number): Engine {
  const text = dice.image
  const reference = parseReference(text)
  const answer = reference.type === 'reference' ? official.ask(reference, now) : undefined
  if (reference.type !== 'reference' || answer?.type !== 'image') return engine
  return addImage(engine, answer.image, `${reference.repository}:${reference.tag}`)
}

const idIn = ({ containers }: Engine, text: string): string =>
  containers.find(({ id, name }) => name === text || id.startsWith(text))?.id ?? text

type Command = (engine: Engine, dice: Dice, now: number) => Engine

/** What `docker` does to an engine. */
const commands: readonly Command[] = [
  made,
  made,
  (engine, dice, now) => next(engine, startContainer(engine, dice.container(engine), now)),
  (engine, dice, now) => next(engine, startContainer(engine, dice.container(engine), now)),
  (engine, dice, now) => exitContainer(engine, idIn(engine, dice.container(engine)), dice.number(256), now),
  (engine, dice, now) =>
    exitContainer(engine, idIn(engine, dice.container(engine)), { code: 137, oomKilled: true }, now),
  (engine) => withoutEnded(engine),
  (engine, dice, now) => awaitRestart(engine, idIn(engine, dice.container(engine)), dice.number(256), now),
  (engine, dice) => {
    const container = dice.one(engine.containers)
    return container?.state.type === 'running' ? failStart(engine, container.id, 127) : engine
  },
  (engine, dice) => next(engine, pauseContainer(engine, dice.container(engine))),
  (engine, dice) => next(engine, unpauseContainer(engine, dice.container(engine))),
  (engine, dice) => next(engine, removeContainer(engine, dice.container(engine), dice.number(2) === 0)),
  (engine, dice) => next(engine, renameContainer(engine, dice.container(engine), dice.name)),
  (engine, dice, time) =>
    appendLog(engine, idIn(engine, dice.container(engine)), [{ time, stream: 'out', text: String(dice.made) }]),
  (engine, dice) =>
    changeContainer(engine, idIn(engine, dice.container(engine)), (container) => ({
      ...container,
      settings: { ...container.settings, Memory: dice.number(2 ** 30) },
    })),
  (engine, dice, now) => next(engine, createNetwork(engine, { id: dice.id('network'), name: `${dice.name}-net` }, now)),
  (engine, dice) => next(engine, removeNetwork(engine, dice.network(engine))),
  (engine, dice) => next(engine, connectNetwork(engine, dice.network(engine), dice.container(engine))),
  (engine, dice) => next(engine, disconnectNetwork(engine, dice.network(engine), dice.container(engine))),
  (engine, dice, now) => next(engine, createVolume(engine, { name: dice.name, anonymous: false }, now)),
  (engine, dice) => next(engine, removeVolume(engine, dice.name)),
  pulled,
  (engine, dice) => next(engine, tagImage(engine, dice.image, `${dice.name}:${dice.number(3)}`)),
  (engine, dice) => next(engine, removeImage(engine, dice.image, dice.number(2) === 0)),
  (engine, dice) => next(engine, removeImage(engine, dice.one(engine.images)?.id ?? 'nosuch', dice.number(2) === 0)),
  (engine, dice) => (dice.number(20) === 0 ? pruneContainers(engine).engine : engine),
  (engine, dice) => (dice.number(20) === 0 ? pruneImages(engine, dice.number(2) === 0).engine : engine),
  (engine, dice) => (dice.number(20) === 0 ? pruneNetworks(engine).engine : engine),
  (engine, dice) => (dice.number(20) === 0 ? pruneVolumes(engine, dice.number(2) === 0).engine : engine),
]

const repeated = (list: readonly string[]): readonly string[] => list.filter((one, at) => list.indexOf(one) !== at)

/** What an engine must never be, whatever was asked of it. */
function brokenIn({ containers, images, networks, volumes }: Engine): readonly string[] {
  const addresses = containers.flatMap((container) =>
    container.networks.map(({ network, address }) => ({ network, address, container })),
  )
  const networkOf = (name: string) => networks.find((one) => one.name === name)
  return [
    ...repeated(containers.map(({ id }) => id)).map((id) => `two containers ${id}`),
    ...repeated(containers.map(({ name }) => name)).map((name) => `two containers named ${name}`),
    ...repeated(images.flatMap(({ references }) => references)).map((name) => `two images named ${name}`),
    ...repeated(networks.map(({ name }) => name)).map((name) => `two networks named ${name}`),
    ...repeated(volumes.map(({ name }) => name)).map((name) => `two volumes named ${name}`),
    ...repeated(addresses.flatMap(({ address }) => address ?? [])).map((address) => `two at ${address}`),
    ...[...PREDEFINED_NETWORKS].filter((name) => !networkOf(name)).map((name) => `no network ${name}`),
    ...addresses
      .filter(({ address, container }) => address !== undefined && container.state.type !== 'running')
      .map(({ container }) => `${container.name} has an address and does not run`),
    ...addresses
      .filter(({ address, network }) => address !== undefined && !address.startsWith(`${networkOf(network)?.prefix}.`))
      .map(({ address, network }) => `${address} is not in ${network}`),
    ...containers
      .flatMap(({ mounts }) => mounts)
      .filter(({ source }) => !volumes.some(({ name }) => name === source))
      .map(({ source }) => `${source} is mounted and is not there`),
  ]
}

const bytesOf = (engine: Engine): string => JSON.stringify(engineToData(engine))

test.each([1, 2026])(
  `${COMMANDS} commands at random keep an engine whole, and what was is not changed (seed %i)`,
  (seed) => {
    const dice = new Dice(seed)
    let engine = seedEngine(START, '6.1.0')
    const kept: { readonly engine: Engine; readonly bytes: string }[] = []
    for (let count = 0; count < COMMANDS; count += 1) {
      const before = engine
      const command = dice.one(commands) ?? made
      engine = command(engine, dice, START + count * 1000)
      const broken = engine === before ? [] : brokenIn(engine)
      if (broken.length > 0) throw new Error(`command ${count}: ${broken.join(', ')}`)
      if (count % KEPT_EVERY === 0) kept.push({ engine, bytes: bytesOf(engine) })
    }
    // an undo puts an engine back that was: it has the bytes that it had
    for (const { engine: was, bytes } of kept) expect(bytesOf(was)).toBe(bytes)
    for (const { bytes } of kept.slice(-5))
      expect(JSON.parse(bytesOf(engineFromData(JSON.parse(bytes)).engine))).toEqual(JSON.parse(bytes))
  },
)
