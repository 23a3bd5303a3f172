import { startContainer } from '../engine/containers.ts'
import { digestOf } from '../engine/digest.ts'
import { type Container, type Engine, type Outcome, type Refusal, refused } from '../engine/model.ts'
import { PREDEFINED_NETWORKS } from '../engine/networks.ts'
import { ANY_ADDRESS, type PortMapping } from '../engine/port-mapping.ts'
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

/** What a container asks of the host or of its networks that is not there. */
function lacking({ fs, engine }: DockerHost, { networks, settings = {} }: Container): Refusal | undefined {
  for (const { network, wanted, aliases = [] } of networks) {
    const isOwn = !PREDEFINED_NETWORKS.has(network)
    const hasSubnet = engine.get().networks.some((one) => one.name === network && one.subnet)
    if (wanted !== undefined && !hasSubnet) return { type: isOwn ? 'address-without-subnet' : 'address-on-default' }
    if (!isOwn && aliases.length > 0) return { type: 'alias-on-default' }
  }
  const device = settings.Devices?.map((text) => text.split(':')[0] ?? '').find((path) => !fs.exists(path))
  if (device !== undefined) return { type: 'no-such-device', device }
  return settings.Gpus ? { type: 'no-graphics-card' } : undefined
}

/** The engine with a container started; refused where a port is taken, if the host looks at that. */
export function starting(host: DockerHost, container: Container, now: number): Outcome<Container> {
  const engine = host.engine.get()
  const refusal = lacking(host, container)
  if (refusal) return refused(refusal)
  const port = host.policy.portConflicts ? takenPort(engine, container) : undefined
  if (!port) return startContainer(engine, container.id, now)
  const { name, id } = container
  const endpoint = digestOf(`endpoint ${id}`)
  return refused({ type: 'port-taken', name, endpoint, port: `${port.address}:${port.host}` })
}
