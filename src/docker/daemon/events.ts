import type { Tell } from '../runtime/container-runtime.ts'
import { containerById } from '../engine/lookup.ts'
import type { Attachment, Container, Engine, Network } from '../engine/model.ts'

/** What happened to something of an engine. */
export interface Happening {
  readonly Type: 'builder' | 'container' | 'image' | 'network' | 'volume'
  readonly Action: string
  readonly Actor: { readonly ID: string; readonly Attributes: Readonly<Record<string, string>> }
}

/** A row of `GET /events`. */
export interface EngineEvent extends Happening {
  /** Milliseconds since 1970. */
  readonly time: number
}

/** What keeps the events of an engine. */
export interface Journal {
  /** What dockerd remembers, the first one first. */
  readonly events: readonly EngineEvent[]
  /** Tells of what no state of the engine shows: a signal, a program that was started beside. */
  record(...happenings: readonly Happening[]): void
  /** Tells of something with the end of the container that it is about, just before that: `stop`, which somebody waits for. */
  announce(happening: Happening): void
  /** Calls `heard` with what happens from now on, until the function that it gives is called. */
  watch(heard: (event: EngineEvent) => void): () => void
}

/** What is in one list and not in the other, by a key. */
function missing<T>(from: readonly T[], others: readonly T[], key: (one: T) => string): readonly T[] {
  if (from === others) return []
  const known = new Set(others.map(key))
  return from.filter((one) => !known.has(key(one)))
}

/** What happens to a container, with its image, name and labels. */
export function containerEvent(
  Action: string,
  { id, name, image, labels }: Container,
  more: Readonly<Record<string, string>> = {},
): Happening {
  return { Type: 'container', Action, Actor: { ID: id, Attributes: { ...labels, ...more, image, name } } }
}

/** Something was tidied up. @param reclaimed bytes */
export const pruneEvent = (Type: Happening['Type'], reclaimed: number): Happening => ({
  Type,
  Action: 'prune',
  Actor: { ID: '', Attributes: { reclaimed: String(reclaimed) } },
})

/** What happens to an image, by the name that it has there. */
export const imageEvent = (Action: string, ID: string, name: string): Happening => ({
  Type: 'image',
  Action,
  Actor: { ID, Attributes: { name } },
})

const SECOND = 1000

function dieOf(container: Container, code: number, ran: number): Happening {
  const execDuration = String(Math.max(0, Math.floor(ran / SECOND)))
  return containerEvent('die', container, { execDuration, exitCode: String(code) })
}

/** A container comes into a network, or leaves it. */
function networkEvents(
  engine: Engine,
  Action: 'connect' | 'disconnect',
  { id }: Container,
  networks: readonly Attachment[],
): readonly Happening[] {
  return networks.flatMap(({ network: name }) => {
    const network = engine.networks.find((one) => one.name === name)
    if (!network) return []
    const Attributes = { container: id, name, type: network.driver }
    return [{ Type: 'network', Action, Actor: { ID: network.id, Attributes } } as const]
  })
}

const mountEvents = ({ id, mounts }: Container): readonly Happening[] =>
  mounts
    .filter(({ type }) => type === 'volume')
    .map(({ source, target, readOnly }) => {
      const Attributes = {
        container: id,
        destination: target,
        driver: 'local',
        propagation: '',
        'read/write': String(!readOnly),
      }
      return { Type: 'volume', Action: 'mount', Actor: { ID: source, Attributes } }
    })

/** What was mounted in a container is not any more. */
const unmountEvents = ({ id, mounts }: Container): readonly Happening[] =>
  mounts
    .filter(({ type }) => type === 'volume')
    .map(({ source }) => {
      const Attributes = { container: id, driver: 'local' }
      return { Type: 'volume', Action: 'unmount', Actor: { ID: source, Attributes } }
    })

const attached = ({ networks }: Container): readonly Attachment[] =>
  networks.filter(({ address, network }) => address !== undefined || network === 'host' || network === 'none')

/** A container that runs has ended. */
function ended(engine: Engine, before: Container, now: Container, time: number): readonly Happening[] {
  const { state } = before
  const code = now.state.type === 'exited' || now.state.type === 'restarting' ? now.state.code : 0
  const ran = state.type === 'running' ? time - state.startedAt : 0
  return [
    ...networkEvents(engine, 'disconnect', before, attached(before)),
    ...unmountEvents(before),
    ...(now.state.type === 'exited' && now.state.oomKilled ? [containerEvent('oom', now)] : []),
    dieOf(now, code, ran),
  ]
}

/** How a container that runs has changed. */
function whileRunning(before: Container, now: Container): readonly Happening[] {
  if (before.state.type !== 'running' || now.state.type !== 'running') return []
  const [was, is] = [before.state, now.state]
  const health = is.health?.status
  return [
    ...(was.paused !== is.paused ? [containerEvent(is.paused ? 'pause' : 'unpause', now)] : []),
    ...(health !== undefined && health !== 'starting' && was.health?.status !== health
      ? [containerEvent(`health_status: ${health}`, now)]
      : []),
  ]
}

const nameIn = ({ network }: Attachment): string => network

/** A container that goes on came into networks, or left some. */
const moved = (engine: Engine, before: Container, now: Container): readonly Happening[] => {
  if (before.networks === now.networks) return []
  return [
    ...networkEvents(engine, 'disconnect', before, missing(attached(before), attached(now), nameIn)),
    ...networkEvents(engine, 'connect', now, missing(attached(now), attached(before), nameIn)),
  ]
}

/** What became of a container that was there before, and still is. */
function changed(engine: Engine, before: Container, now: Container, time: number): readonly Happening[] {
  const renamed = before.name === now.name ? [] : [containerEvent('rename', now, { oldName: `/${before.name}` })]
  if (before.state === now.state) return [...renamed, ...moved(engine, before, now)]
  const [was, is] = [before.state.type, now.state.type]
  if (was === 'running' && is === 'running') return [...renamed, ...whileRunning(before, now)]
  if (is === 'running')
    return [
      ...renamed,
      ...mountEvents(now),
      ...networkEvents(engine, 'connect', now, attached(now)),
      containerEvent('start', now),
    ]
  return was === 'running' ? [...renamed, ...ended(engine, before, now, time)] : renamed
}

const idOf = ({ id }: { readonly id: string }): string => id
const nameOf = ({ name }: { readonly name: string }): string => name

function containerEvents(before: Engine, now: Engine, time: number): readonly Happening[] {
  if (before.containers === now.containers) return []
  // most often they are the same ones, with new ones at the end
  const isLonger = before.containers.every(({ id }, at) => now.containers[at]?.id === id)
  const gone = isLonger ? [] : missing(before.containers, now.containers, idOf)
  return [
    ...now.containers.flatMap((container, at) => {
      const old = isLonger ? before.containers[at] : containerById(before, container.id)
      if (old === container) return []
      return old ? changed(now, old, container, time) : [containerEvent('create', container)]
    }),
    ...gone.flatMap((container) => [
      ...(container.state.type === 'running' ? ended(now, container, container, time) : []),
      containerEvent('destroy', container),
    ]),
  ]
}

const network =
  (Action: string) =>
  ({ id, name, driver }: Network): Happening => ({
    Type: 'network',
    Action,
    Actor: { ID: id, Attributes: { name, type: driver } },
  })
const volume =
  (Action: string) =>
  ({ name }: { readonly name: string }): Happening => ({
    Type: 'volume',
    Action,
    Actor: { ID: name, Attributes: { driver: 'local' } },
  })

/** Names that images got or lost, and images that went. One that is new was pulled or built, which is told by who did it. */
function imageEvents(before: Engine, now: Engine): readonly Happening[] {
  if (before.images === now.images) return []
  const known = new Map(now.images.map((image) => [image.id, image]))
  return before.images.flatMap((image) => {
    const ID = `sha256:${image.id}`
    const next = known.get(image.id)
    if (next === image) return []
    const references = next?.references ?? []
    return [
      ...references.filter((one) => !image.references.includes(one)).map((one) => imageEvent('tag', ID, one)),
      ...image.references.filter((one) => !references.includes(one)).map(() => imageEvent('untag', ID, ID)),
      ...(next ? [] : [imageEvent('delete', ID, ID)]),
    ]
  })
}

/** What happened between two states of an engine. @param time of the later one, in milliseconds since 1970 */
export function eventsBetween(before: Engine, now: Engine, time: number): readonly Happening[] {
  return [
    ...missing(now.networks, before.networks, idOf).map(network('create')),
    ...missing(now.volumes, before.volumes, nameOf).map(volume('create')),
    ...containerEvents(before, now, time),
    ...imageEvents(before, now),
    ...missing(before.networks, now.networks, idOf).map(network('destroy')),
    ...missing(before.volumes, now.volumes, nameOf).map(volume('destroy')),
  ]
}

/** Writes down what becomes of a container's client. */
export const tellOf =
  (journal: Journal | undefined, container: Container): Tell =>
  (action, attributes) =>
    journal?.record(containerEvent(action, container, attributes))
