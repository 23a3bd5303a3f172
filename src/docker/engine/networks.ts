import { findContainer, findNetwork } from './lookup.ts'
import { sharedWith } from './shared-network.ts'
import type { Attachment, Container, Engine, Network, Outcome } from './model.ts'
import { done, refused } from './model.ts'

/** The networks that every Docker host has. */
export const PREDEFINED_NETWORKS: ReadonlySet<string> = new Set(['bridge', 'host', 'none'])

/** The first /16 that user networks get; the default bridge has 172.17. */
const FIRST_PREFIX = 18

/** The private /16 networks in turn, as Docker gives them out: 172.18 to 172.31, then parts of 192.168. */
function prefixFor(made: number): string {
  const second = FIRST_PREFIX + made
  return second <= 31 ? `172.${second}` : `192.${168 + ((second - 32) % 80)}`
}

/** Makes a network of the bridge driver. */
export function createNetwork(
  engine: Engine,
  network: Pick<Network, 'id' | 'name' | 'labels'>,
  now: number,
): Outcome<Network> {
  const { name, id, labels } = network
  if (PREDEFINED_NETWORKS.has(name) || name === 'default')
    return refused({ type: 'network-predefined-name', network: name })
  if (engine.networks.some((other) => other.name === name))
    return refused({ type: 'network-name-taken', network: name })
  const made: Network = { id, name, driver: 'bridge', prefix: prefixFor(engine.networksMade), created: now, labels }
  return done({ ...engine, networks: [...engine.networks, made], networksMade: engine.networksMade + 1 }, made)
}

const isAttached = (container: Container, network: Network): boolean =>
  container.networks.some((attachment) => attachment.network === network.name)

/** The running containers in a network. */
export function activeContainers(engine: Engine, network: Network): readonly Container[] {
  return engine.containers.filter((container) => container.state.type === 'running' && isAttached(container, network))
}

/** Removes a network that no running container uses. */
export function removeNetwork(engine: Engine, text: string): Outcome<Network> {
  const found = findNetwork(engine, text)
  if (found.type === 'refused') return found
  const network = found.value
  if (PREDEFINED_NETWORKS.has(network.name)) return refused({ type: 'network-predefined', network: network.name })
  if (activeContainers(engine, network).length > 0) {
    return refused({ type: 'network-in-use', network: network.name, id: network.id })
  }
  return done({ ...engine, networks: engine.networks.filter((other) => other !== network) }, network)
}

/** Removes the user's networks that no container uses. */
export function pruneNetworks(
  engine: Engine,
  chosen: (network: Network) => boolean = () => true,
): { readonly engine: Engine; readonly removed: readonly Network[] } {
  const unused = engine.networks.filter(
    (network) =>
      !PREDEFINED_NETWORKS.has(network.name) &&
      chosen(network) &&
      !engine.containers.some((container) => isAttached(container, network)),
  )
  return {
    engine: { ...engine, networks: engine.networks.filter((network) => !unused.includes(network)) },
    removed: unused,
  }
}

/** The lowest free address of a network; the first one is the gateway's. */
export function freeAddress(engine: Engine, network: Network): string | undefined {
  if (network.prefix === '') return undefined
  const taken = new Set(
    engine.containers.flatMap((container) =>
      container.networks.filter(({ network: name }) => name === network.name).map(({ address }) => address),
    ),
  )
  let host = 2
  while (taken.has(`${network.prefix}.${host >> 8}.${host & 255}`)) host += 1
  return `${network.prefix}.${host >> 8}.${host & 255}`
}

/** The gateway of a network: the host's own address in it. */
export function gatewayOf(network: Network): string {
  return network.prefix === '' ? '' : `${network.prefix}.0.1`
}

function withNetworks(engine: Engine, container: Container, networks: readonly Attachment[]): Engine {
  const changed = { ...container, networks }
  return { ...engine, containers: engine.containers.map((other) => (other === container ? changed : other)) }
}

interface Ends {
  readonly network: Network
  readonly container: Container
}

function findEnds(engine: Engine, network: string, container: string): Outcome<Ends> {
  const foundNetwork = findNetwork(engine, network)
  if (foundNetwork.type === 'refused') return foundNetwork
  const foundContainer = findContainer(engine, container)
  if (foundContainer.type === 'refused') return foundContainer
  return done(engine, { network: foundNetwork.value, container: foundContainer.value })
}

/** Attaches a container to a further network; a running one gets its address at once. */
export function connectNetwork(
  engine: Engine,
  networkText: string,
  containerText: string,
  aliases?: readonly string[],
): Outcome<Container> {
  const ends = findEnds(engine, networkText, containerText)
  if (ends.type === 'refused') return ends
  const { network, container } = ends.value
  if (sharedWith(container.settings?.NetworkMode) !== undefined) return refused({ type: 'network-is-shared' })
  if (isAttached(container, network)) {
    return refused({ type: 'already-connected', network: network.name, container: container.name })
  }
  const address = container.state.type === 'running' ? freeAddress(engine, network) : undefined
  const networks = [...container.networks, { network: network.name, address, aliases }]
  return done(withNetworks(engine, container, networks), container)
}

export function disconnectNetwork(engine: Engine, networkText: string, containerText: string): Outcome<Container> {
  const ends = findEnds(engine, networkText, containerText)
  if (ends.type === 'refused') return ends
  const { network, container } = ends.value
  if (!isAttached(container, network)) {
    return refused({ type: 'not-connected', network: network.name, id: container.id })
  }
  const networks = container.networks.filter((attachment) => attachment.network !== network.name)
  return done(withNetworks(engine, container, networks), container)
}

/** Where a container is that another one has a link to, by its name or the one that the link gives it. */
function linkedAddress(engine: Engine, { settings, networks }: Container, name: string): string | undefined {
  const link = settings?.Links?.find((text) => text.split(':').includes(name))
  const other = link && engine.containers.find((one) => one.name === link.split(':')[0])
  if (!other) return undefined
  return other.networks.find(({ network }) => networks.some((own) => own.network === network))?.address
}

/**
 * What Docker's name service answers inside `container`: the running containers that share one of its own networks, by name, alias or short id.
 * On the default bridge names do not resolve, but for those of links.
 */
export function resolveName(engine: Engine, container: Container, name: string): string | undefined {
  const linked = linkedAddress(engine, container, name)
  if (linked !== undefined) return linked
  const reachable = new Set(
    container.networks.map(({ network }) => network).filter((net) => !PREDEFINED_NETWORKS.has(net)),
  )
  for (const other of engine.containers) {
    const own = other.name === name || other.id.slice(0, 12) === name
    const shared = other.networks.find(
      ({ network, address, aliases }) =>
        reachable.has(network) && address !== undefined && (own || aliases?.includes(name)),
    )
    if (shared) return shared.address
  }
  return undefined
}
