import { findContainer, findNetwork } from './lookup.ts'
import {
  addressNumber,
  addressText,
  blockOf,
  networkBlock,
  overlaps,
  ownPrefixes,
  type Range,
  subnetOf,
} from './address-pool.ts'
import { addressNumber6, addressText6, freeAddress6, networkBlock6 } from './address-pool6.ts'
import { sharedWith } from './shared-network.ts'
import type { Attachment, Container, Engine, Network, Outcome, Refusal } from './model.ts'
import { done, refused } from './model.ts'

/** The networks that every Docker host has. */
export const PREDEFINED_NETWORKS: ReadonlySet<string> = new Set(['bridge', 'host', 'none'])

type NewNetwork = Pick<
  Network,
  'id' | 'name' | 'labels' | 'subnet' | 'subnet6' | 'internal' | 'options' | 'attachable'
> &
  Partial<Pick<Network, 'driver'>>

/** Whether a network has addresses of a block. */
function isTaken(
  { networks }: Engine,
  block: Range | undefined,
  blockIn: (network: Network) => Range | undefined,
): boolean {
  return networks.some((other) => {
    const own = blockIn(other)
    return block !== undefined && own !== undefined && overlaps(block, own)
  })
}

/** Makes a network, of the bridge driver where no other is asked for: in the subnet that is asked for, or in the next one that is free. */
export function createNetwork(engine: Engine, network: NewNetwork, now: number): Outcome<Network> {
  const { name, subnet } = network
  if (PREDEFINED_NETWORKS.has(name) || name === 'default')
    return refused({ type: 'network-predefined-name', network: name })
  if (engine.networks.some((other) => other.name === name))
    return refused({ type: 'network-name-taken', network: name })
  const own = { driver: 'bridge', ...network, created: now } as const
  if (isTaken(engine, networkBlock6(network), networkBlock6)) return refused({ type: 'pool-overlaps' })
  const { networksMade } = engine
  const wanted = (subnet ? [''] : ownPrefixes(networksMade)).map((prefix): Network => ({ ...own, prefix }))
  const at = wanted.findIndex((candidate) => !isTaken(engine, networkBlock(candidate), networkBlock))
  const made = wanted[at]
  if (!made) return refused(subnet ? { type: 'pool-overlaps' } : { type: 'no-pool-left' })
  const next = { ...engine, networks: [...engine.networks, made] }
  return done(subnet ? next : { ...next, networksMade: networksMade + at + 1 }, made)
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

/** Removes the user's networks that no running container uses. */
export function pruneNetworks(
  engine: Engine,
  chosen: (network: Network) => boolean = () => true,
): { readonly engine: Engine; readonly removed: readonly Network[] } {
  const unused = engine.networks.filter(
    (network) =>
      !PREDEFINED_NETWORKS.has(network.name) && chosen(network) && activeContainers(engine, network).length === 0,
  )
  return {
    engine: { ...engine, networks: engine.networks.filter((network) => !unused.includes(network)) },
    removed: unused,
  }
}

/** The addresses of a network that containers have. */
function takenIn({ containers }: Engine, { name }: Network): ReadonlySet<string | undefined> {
  return new Set(
    containers.flatMap(({ networks }) =>
      networks.filter(({ network }) => network === name).map(({ address }) => address),
    ),
  )
}

/** The lowest free address of a network; the first one is the gateway's. */
function freeAddress(engine: Engine, network: Network): string | undefined {
  const subnet = subnetOf(network)
  const block = subnet && blockOf(subnet.subnet)
  if (!block) return undefined
  const taken = new Set([...takenIn(engine, network), ...Object.values(subnet.reserved ?? {})])
  const range = blockOf(subnet.range ?? subnet.subnet) ?? block
  const last = Math.min(range.last, block.last - 1)
  for (let address = Math.max(range.first, block.first + 1); address <= last; address += 1) {
    const text = addressText(address)
    if (text !== subnet.gateway && !taken.has(text)) return text
  }
  return undefined
}

/** The address that a container gets in a network: the one that it wants, or the lowest that is free. */
export function addressIn(engine: Engine, network: Network, wanted: string | undefined): Outcome<string | undefined> {
  if (wanted === undefined) {
    const free = freeAddress(engine, network)
    const isFull = free === undefined && subnetOf(network) !== undefined
    return isFull ? refused({ type: 'network-full', network: network.name, id: network.id }) : done(engine, free)
  }
  const block = networkBlock(network)
  const number = addressNumber(wanted)
  if (!block || number === undefined || number < block.first || number > block.last)
    return refused({ type: 'address-outside', address: wanted })
  const isHeld = wanted === gatewayOf(network) || takenIn(engine, network).has(wanted)
  return isHeld ? refused({ type: 'address-taken' }) : done(engine, wanted)
}

/** The same of its addresses of version 6; undefined in a network that has none. */
function address6In(
  { containers }: Engine,
  network: Network,
  wanted: string | undefined,
): string | Refusal | undefined {
  const taken = new Set(
    containers.flatMap(({ networks }) =>
      networks.filter((one) => one.network === network.name).map((one) => one.address6),
    ),
  )
  if (wanted === undefined) return freeAddress6(network, taken)
  const [block, number] = [networkBlock6(network), addressNumber6(wanted)]
  if (!block || number === undefined || number < block.first || number > block.last)
    return { type: 'address-outside', address: wanted }
  const text = addressText6(number)
  return text === network.subnet6?.gateway || taken.has(text) ? { type: 'address-taken' } : text
}

/** A container's place in a network while it runs: with an address, or two. */
export function attachedTo(engine: Engine, network: Network, attachment: Attachment): Outcome<Attachment> {
  const address = addressIn(engine, network, attachment.wanted)
  if (address.type === 'refused') return address
  const address6 = address6In(engine, network, attachment.wanted6)
  if (typeof address6 === 'object') return refused(address6)
  return done(engine, { ...attachment, address: address.value, ...(address6 !== undefined && { address6 }) })
}

/** The gateway of a network: the host's own address in it. */
export const gatewayOf = (network: Network): string => subnetOf(network)?.gateway ?? ''

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

/** Whether an address is wanted of a network whose addresses are of the engine's own choice. */
export const lacksSubnet = (
  network: Pick<Network, 'subnet' | 'subnet6'> | undefined,
  { wanted, wanted6 }: Pick<Attachment, 'wanted' | 'wanted6'>,
): boolean => (wanted !== undefined && !network?.subnet) || (wanted6 !== undefined && !network?.subnet6)

/** Attaches a container to a further network; a running one gets its address at once. */
export function connectNetwork(
  engine: Engine,
  networkText: string,
  containerText: string,
  endpoint: Pick<Attachment, 'aliases' | 'wanted' | 'wanted6'> = {},
): Outcome<Container> {
  const ends = findEnds(engine, networkText, containerText)
  if (ends.type === 'refused') return ends
  const { network, container } = ends.value
  if (sharedWith(container.settings?.NetworkMode) !== undefined) return refused({ type: 'network-is-shared' })
  if (network.name === 'host') return refused({ type: 'host-network' })
  if (isAttached(container, network)) {
    return refused({ type: 'already-connected', network: network.name, container: container.name })
  }
  if (PREDEFINED_NETWORKS.has(network.name)) {
    if ((endpoint.wanted ?? endpoint.wanted6) !== undefined) return refused({ type: 'address-on-default' })
    if ((endpoint.aliases ?? []).length > 0) return refused({ type: 'alias-on-default' })
  }
  if (lacksSubnet(network, endpoint)) return refused({ type: 'address-without-subnet' })
  const waiting: Attachment = { ...endpoint, network: network.name, address: undefined }
  const attached = container.state.type === 'running' ? attachedTo(engine, network, waiting) : done(engine, waiting)
  if (attached.type === 'refused') return attached
  const networks = [...container.networks, attached.value]
  return done(withNetworks(engine, container, networks), container)
}

export function disconnectNetwork(engine: Engine, networkText: string, containerText: string): Outcome<Container> {
  const ends = findEnds(engine, networkText, containerText)
  if (ends.type === 'refused') return ends
  const { network, container } = ends.value
  if (network.name === 'host' && isAttached(container, network)) return refused({ type: 'host-network' })
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
 * On the default bridge names do not resolve, but for those of links. An alias that several containers share has an address of each.
 */
export function resolvedNames(engine: Engine, container: Container, name: string): readonly string[] {
  const linked = linkedAddress(engine, container, name)
  if (linked !== undefined) return [linked]
  const reachable = new Set(
    container.networks.map(({ network }) => network).filter((net) => !PREDEFINED_NETWORKS.has(net)),
  )
  return engine.containers.flatMap((other) => {
    const own = other.name === name || other.id.slice(0, 12) === name
    const shared = other.networks.find(
      ({ network, address, aliases }) =>
        reachable.has(network) && address !== undefined && (own || aliases?.includes(name)),
    )
    return shared?.address === undefined ? [] : [shared.address]
  })
}

/** The first address that a name has inside a container. */
export const resolveName = (engine: Engine, container: Container, name: string): string | undefined =>
  resolvedNames(engine, container, name)[0]
