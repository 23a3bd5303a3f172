import { containerById } from '../engine/lookup.ts'
import type { ListeningPort } from '../../shell/machine.ts'
import type { Container, Engine } from '../engine/model.ts'
import { PREDEFINED_NETWORKS } from '../engine/networks.ts'
import { ANY_ADDRESS, type PortMapping } from '../engine/port-mapping.ts'
import { networkHolder } from '../engine/shared-network.ts'
import { stateName } from '../engine/views.ts'

/** Who wants to reach a port of a container. */
export type Asker =
  /** The host, by a port that is published there. */
  | { readonly type: 'host'; readonly address: string }
  /** Another container, by a name or an address. */
  | { readonly type: 'container'; readonly id: string }

/** What is asked for. */
export interface Attempt {
  readonly from: Asker
  /** The container's name, one of its aliases, its id, or an address of it. */
  readonly to: string
  /** The port inside the container. */
  readonly port: number
}

/** Whether a port of a container can be reached, and why not. */
export type Reach =
  /** At this address and port. */
  | { readonly type: 'reached'; readonly address: string; readonly port: number }
  | { readonly type: 'no-such-container'; readonly name: string }
  | { readonly type: 'not-running'; readonly state: string }
  /** Its processes stand still: a connection is taken, and nobody answers. */
  | { readonly type: 'paused' }
  /** It is not published on the host. */
  | { readonly type: 'not-published'; readonly published: readonly PortMapping[] }
  /** It is published, but not at the address that is asked. */
  | { readonly type: 'published-elsewhere'; readonly published: readonly PortMapping[] }
  /** They have no network in common. */
  | { readonly type: 'different-networks'; readonly from: readonly string[]; readonly to: readonly string[] }
  /** They meet on the default bridge only, where names do not resolve; the address would do. */
  | { readonly type: 'no-names'; readonly address: string }
  /** Its program listens for connections from inside the container only. */
  | { readonly type: 'loopback-only'; readonly address: string }
  /** Nothing listens at that port; these are the ones at which something does. */
  | { readonly type: 'nothing-listens'; readonly listening: readonly number[] }

/** The sockets at which the programs of a container listen. */
export type Sockets = (container: Container) => readonly ListeningPort[]

const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'

/** What a program inside does about a connection that has come as far as the container. */
function inside(sockets: readonly ListeningPort[], port: number): Reach | undefined {
  const own = sockets.filter((socket) => socket.port === port)
  const [only] = own
  if (!only)
    return {
      type: 'nothing-listens',
      listening: sockets.map((socket) => socket.port).toSorted((one, other) => one - other),
    }
  const { address = '' } = only
  return own.every((socket) => isLoopback(socket.address ?? '')) ? { type: 'loopback-only', address } : undefined
}

/** Where a container's port is on the host. */
function onHost({ ports, networks }: Container, address: string, port: number): Reach {
  // the host's own network needs no publishing
  if (networks.some(({ network }) => network === 'host')) return { type: 'reached', address, port }
  const published = ports.filter(({ container, protocol }) => container === port && protocol === 'tcp')
  if (published.length === 0) return { type: 'not-published', published: ports }
  const here = published.find((mapping) => mapping.address === ANY_ADDRESS || mapping.address === address)
  return here ? { type: 'reached', address, port: here.host } : { type: 'published-elsewhere', published }
}

const named = ({ networks }: Container): readonly string[] => networks.map(({ network }) => network)

/** How a container is reached from another one. */
function between(from: Container, to: Container, { to: asked, port }: Attempt): Reach {
  if (from.id === to.id) return { type: 'reached', address: '127.0.0.1', port }
  const own = new Set(named(from))
  const shared = to.networks.filter(({ network, address }) => own.has(network) && address !== undefined)
  if (shared.some(({ address }) => address === asked)) return { type: 'reached', address: asked, port }
  const resolving = shared.find(({ network }) => !PREDEFINED_NETWORKS.has(network))
  if (resolving?.address !== undefined) return { type: 'reached', address: resolving.address, port }
  const [meeting] = shared
  if (meeting?.address === undefined) return { type: 'different-networks', from: named(from), to: named(to) }
  const isLinked = from.settings?.Links?.some((link) => link.split(':').includes(asked)) ?? false
  return isLinked ? { type: 'reached', address: meeting.address, port } : { type: 'no-names', address: meeting.address }
}

/** The container that a name, an alias, an id or an address stands for. */
export function containerAt({ containers }: Engine, { to }: Pick<Attempt, 'to'>): Container | undefined {
  return (
    containers.find(({ name, id }) => name === to || id === to || id.slice(0, 12) === to) ??
    containers.find(({ networks }) =>
      networks.some(({ address, aliases }) => address === to || (aliases?.includes(to) ?? false)),
    )
  )
}

/**
 * Answers why a port of a container cannot be reached: the first reason there is, from who asks to the program inside.
 * @param sockets what listens in a container, as it is at this moment
 */
export function reach(engine: Engine, attempt: Attempt, sockets: Sockets): Reach {
  const { from, port } = attempt
  const to = containerAt(engine, attempt)
  if (!to) return { type: 'no-such-container', name: attempt.to }
  if (to.state.type !== 'running') return { type: 'not-running', state: stateName(to) }
  const asker = from.type === 'container' ? containerById(engine, from.id) : undefined
  if (from.type === 'container' && !asker) return { type: 'no-such-container', name: from.id }
  const target = networkHolder(engine, to)
  const way =
    from.type === 'host'
      ? onHost(target, from.address, port)
      : between(networkHolder(engine, asker ?? to), target, attempt)
  if (way.type !== 'reached') return way
  if (to.state.paused) return { type: 'paused' }
  return (asker === to ? undefined : inside(sockets(to), port)) ?? way
}
