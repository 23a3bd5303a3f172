import type { Clock } from '../../base/clock.ts'
import { isLoopback, type Service } from '../../linux/network.ts'
import { openFiles } from '../runtime/container-files.ts'
import { webServer } from './web-server.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Container } from '../engine/model.ts'

/** Time there and back between two containers of one host, in milliseconds. */
export const NEAR = 0.09

/** A service that is told who asks. */
export function askedFrom(from: string, service: Service | undefined): Service | undefined {
  if (service?.type !== 'http') return service
  return { type: 'http', handle: (request) => service.handle({ from, ...request }) }
}

/** Of a container that is paused: its kernel takes the connection, and nobody answers. */
const silent: Service = { type: 'http', handle: () => new Promise(() => undefined) }

/** Who asks, and by which clock. */
interface Asking {
  readonly from: string
  readonly clock: Clock
}

/** What answers at a port of a container: whoever listens there in its task, or the server that it stands for without one. */
export function serviceAt(host: DockerHost, container: Container, port: number, asking: Asking): Service | undefined {
  if (container.state.type !== 'running') return undefined
  if (container.state.paused) return silent
  const task = host.tasks.reachable(container.id)
  const self = { name: 'localhost', address: '127.0.0.1', latency: 0, route: [] }
  // a program that listens on the loopback is for those inside only
  const isOffered = task?.network.listeners.some((socket) => socket.port === port && !isLoopback(socket.address ?? ''))
  if (task && !isOffered) return undefined
  const service = task
    ? task.network.connect(self, port)
    : webServer(container, port, () => openFiles(host, container, asking.clock).fs)
  return askedFrom(asking.from, service)
}
