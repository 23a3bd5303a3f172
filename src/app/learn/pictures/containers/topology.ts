import type { Container, ContainerState, Engine } from '../../../../docker/engine/model.ts'
import type { Removal } from '../../../told.ts'
import { say } from '../../../words/language.ts'

/** One container, and what it is made of, opens, keeps and is in; one that does not run opens nothing and is in no network. */
export interface ContainerRow {
  readonly id: string
  readonly name: string
  /** The whole name of its image, where it still has the one that it was called by: `nginx:latest` for `nginx`. */
  readonly image: string
  readonly imageId: string
  /** Whether the line at the prompt would take the image away, too. */
  readonly imageGoes: boolean
  readonly state: ContainerState
  readonly running: boolean
  readonly ports: readonly { readonly host: number; readonly container: number }[]
  readonly mounts: readonly { readonly source: string; readonly target: string; readonly type: 'volume' | 'bind' }[]
  readonly networks: readonly string[]
  readonly mark: 'new' | 'changed' | 'gone' | 'would go' | 'came back' | undefined
}

export interface Topology {
  readonly rows: readonly ContainerRow[]
  /** The networks that containers are in, and those that were made. */
  readonly networks: readonly string[]
  /** The names of images that no container was made from, and of volumes that none has. */
  readonly spareImages: readonly string[]
  readonly spareVolumes: readonly string[]
  /** What of networks, images and volumes the line at the prompt would take away. */
  readonly leaving: ReadonlySet<string>
}

type Leaving = Pick<Removal, 'ids' | 'networks' | 'images' | 'volumes'>

/** What a topology is drawn from. */
export interface TopologySource {
  readonly before: Engine | undefined
  readonly now: Engine
  readonly undone: boolean
  /** Whether what is gone is still shown. */
  readonly gone: boolean
  /** What the line at the prompt would take away. */
  readonly leaving?: Leaving | undefined
}

/** Networks that every engine has and nobody has to see. */
const QUIET: ReadonlySet<string> = new Set(['host', 'none'])
/** How much of the name of an anonymous volume is shown. */
const SHORT = 12

export function stateInWords(state: ContainerState): string {
  switch (state.type) {
    case 'created':
      return say('created')
    case 'running':
      return say('running')
    case 'restarting':
      return say('restarting')
    case 'exited':
      return say('exited, {code}', { code: state.code })
  }
}

/** The whole name of the image of a container in the engine that it is in. */
function imageNameOf({ image, imageId }: Container, { images }: Engine): string {
  const names = images.find(({ id }) => id === imageId)?.references ?? []
  return names.includes(`${image}:latest`) ? `${image}:latest` : image
}

/** Brings rows of one image together, where the first of them stands. */
function byImage(rows: readonly ContainerRow[]): readonly ContainerRow[] {
  const placeOf = (row: ContainerRow): number => rows.findIndex(({ imageId }) => imageId === row.imageId)
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

interface RowSource {
  readonly container: Container
  readonly engine: Engine
  readonly mark: ContainerRow['mark']
  readonly leaving?: Leaving | undefined
}

function rowOf({ container, engine, mark, leaving }: RowSource): ContainerRow {
  const { id, name, imageId, state, ports, mounts, networks } = container
  const running = state.type === 'running'
  return {
    id,
    name,
    image: imageNameOf(container, engine),
    imageId,
    imageGoes: leaving?.ids.has(imageId) === true,
    state,
    running,
    ports: running ? ports.map(({ host, container: inside }) => ({ host, container: inside })) : [],
    mounts: mounts.map(({ source, target, type }) => ({
      source: /^[0-9a-f]{64}$/.test(source) ? source.slice(0, SHORT) : source,
      target,
      type,
    })),
    networks: running ? networks.map(({ network }) => network) : [],
    mark,
  }
}

function markOf(container: Container, { before, undone, leaving }: TopologySource): ContainerRow['mark'] {
  if (leaving?.ids.has(container.id)) return 'would go'
  if (!before) return undefined
  const was = before.containers.find(({ id }) => id === container.id)
  if (!was) return undone ? 'came back' : 'new'
  const same =
    was.state.type === container.state.type &&
    was.networks.length === container.networks.length &&
    was.name === container.name
  return same ? undefined : 'changed'
}

/** The containers of an engine with all that hangs on them, the newest first; those of one image stand together. */
export function topologyOf(source: TopologySource): Topology {
  const { before, now, gone, leaving } = source
  const rows = now.containers.map((container) =>
    rowOf({ container, engine: now, mark: markOf(container, source), leaving }),
  )
  const engine = before ?? now
  const left = engine.containers.filter(({ id }) => !now.containers.some((each) => each.id === id))
  const shownStill = gone ? left.map((container) => rowOf({ container, engine, mark: 'gone' })) : []
  const all = byImage([...shownStill, ...rows].toReversed())
  const used = new Set(all.flatMap(({ networks }) => networks))
  const imageIds = new Set(now.containers.map(({ imageId }) => imageId))
  const kept = new Set(now.containers.flatMap(({ mounts }) => mounts.map(({ source: from }) => from)))
  return {
    rows: all,
    networks: now.networks.map(({ name }) => name).filter((name) => used.has(name) || !QUIET.has(name)),
    spareImages: now.images.filter(({ id }) => !imageIds.has(id)).flatMap(({ references }) => references),
    spareVolumes: now.volumes.map(({ name }) => name).filter((name) => !kept.has(name)),
    leaving: new Set(leaving ? [...leaving.networks, ...leaving.images, ...leaving.volumes] : []),
  }
}

/** A container in words: `web, running, from my-app, port 8080 to 80, network bridge`. */
export function rowInWords({ name, state, image, ports, mounts, networks, mark }: ContainerRow): string {
  const parts = [
    name,
    mark && say(mark),
    stateInWords(state),
    say('from {image}', { image }),
    ...ports.map(({ host, container }) => say('port {host} to {container}', { host, container })),
    ...mounts.map(
      ({ source, target, type }) =>
        `${say(type === 'bind' ? 'directory' : 'volume')} ${source} ${say('at {path}', { path: target })}`,
    ),
    ...networks.map((network) => `${say('network')} ${network}`),
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}
