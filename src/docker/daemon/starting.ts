import { failStart, startContainer } from '../engine/containers.ts'
import { digestOf } from '../engine/digest.ts'
import { badLink } from '../engine/links.ts'
import { type Container, type Engine, type Outcome, type Refusal, refused } from '../engine/model.ts'
import { badNamespace } from '../engine/namespaces.ts'
import { lacksSubnet, PREDEFINED_NETWORKS } from '../engine/networks.ts'
import { ANY_ADDRESS, type PortMapping } from '../engine/port-mapping.ts'
import { isTaken } from '../../linux/network.ts'
import type { DockerHost } from '../docker-host.ts'

const clashes = (one: PortMapping, other: PortMapping): boolean =>
  one.host === other.host &&
  one.protocol === other.protocol &&
  (one.address === other.address || [one.address, other.address].includes(ANY_ADDRESS))

/** The first port of a container that one of those that run has already. */
function takenPort({ containers }: Engine, { id, ports }: Container): PortMapping | undefined {
  const others = containers.filter((other) => other.id !== id && other.state.type === 'running')
  const taken = others.flatMap((other) => other.ports)
  return ports.find((port) => taken.some((other) => clashes(port, other)))
}

interface BusyPort {
  readonly type: 'port-taken' | 'port-listened-at'
  readonly port: PortMapping
}

/** The first port of a container that another one has, or at which a program of the host listens. */
function busyPort({ engine, network }: DockerHost, container: Container): BusyPort | undefined {
  const taken = takenPort(engine.get(), container)
  if (taken) return { type: 'port-taken', port: taken }
  const listeners = network?.().listeners ?? []
  const port = container.ports.find(
    ({ address, host, protocol }) => protocol === 'tcp' && isTaken(listeners, { address, port: host }),
  )
  return port && { type: 'port-listened-at', port }
}

/** What a container asks of the host or of its networks that is not there. */
function lacking({ fs, engine }: DockerHost, container: Container): Refusal | undefined {
  const { networks, settings = {} } = container
  for (const attachment of networks) {
    const { network, aliases = [] } = attachment
    const isOwn = !PREDEFINED_NETWORKS.has(network)
    const found = engine.get().networks.find((one) => one.name === network)
    if (lacksSubnet(found, attachment)) return { type: isOwn ? 'address-without-subnet' : 'address-on-default' }
    if (!isOwn && aliases.length > 0) return { type: 'alias-on-default' }
  }
  for (const text of settings.Devices ?? []) {
    const [device = ''] = text.split(':')
    if (!fs.exists(device)) return { type: 'no-such-device', device }
    if (fs.peek(device)?.type !== 'device') return { type: 'no-device', device }
  }
  if (settings.Gpus) return { type: 'no-graphics-card' }
  return badNamespace(engine.get(), container) ?? badLink(engine.get(), container)
}

/** The engine with a container started, if all is there for it. */
function attempted(host: DockerHost, container: Container, now: number): Outcome<Container> {
  const engine = host.engine.get()
  const refusal = lacking(host, container)
  if (refusal) return refused(refusal)
  const busy = host.policy.portConflicts ? busyPort(host, container) : undefined
  if (!busy) return startContainer(engine, container.id, now)
  const { name, id } = container
  const endpoint = digestOf(`endpoint ${id}`)
  const { address, host: port } = busy.port
  return refused({ type: busy.type, name, endpoint, port: `${address}:${port}` })
}

/** The status of a container that could not be started. */
const NOT_STARTED = 128

/**
 * The engine with a container started; refused where a port is taken, if the host looks at that. One that could not be started goes
 * where it was to go at its end (`--rm`).
 */
export function starting(host: DockerHost, container: Container, now: number): Outcome<Container> {
  const outcome = attempted(host, container, now)
  if (outcome.type === 'refused' && container.autoRemove)
    host.engine.update((engine) => failStart(engine, container.id, NOT_STARTED))
  return outcome
}
