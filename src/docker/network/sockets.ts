import { containerById } from '../engine/lookup.ts'
import type { Clock } from '../../base/clock.ts'
import type { ListeningPort } from '../../shell/machine.ts'
import { hasWebRoot } from './web-server.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Container } from '../engine/model.ts'
import { isServer } from '../engine/server.ts'
import { serviceAt } from './fabric.ts'

/** The TCP ports that a container says it has, or publishes. */
const portsOf = ({ exposed, ports }: Container): readonly number[] => [
  ...new Set([
    ...exposed.flatMap((port) => (port.endsWith('/tcp') ? [Number.parseInt(port)] : [])),
    ...ports.map(({ container }) => container),
  ]),
]

/** Where a container without processes answers: pages at their ports, any other server at those of its image. */
function stoodFor(host: DockerHost, container: Container, clock: Clock): readonly ListeningPort[] {
  if (container.state.type !== 'running' || !isServer(container)) return []
  const asking = { from: '127.0.0.1', clock }
  return portsOf(container)
    .filter((port) => !hasWebRoot(container) || serviceAt(host, container, port, asking) !== undefined)
    .map((port) => ({ port }))
}

/** The ports at which the programs of a container listen: what its processes say, or what stands for them while they are not there. */
export function socketsOf(host: DockerHost, clock: Clock, id: string): readonly ListeningPort[] {
  const container = containerById(host.engine.get(), id)
  if (!container) return []
  return host.tasks.reachable(id)?.network.listeners ?? stoodFor(host, container, clock)
}
