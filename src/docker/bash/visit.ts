import type { Clock } from '../../base/clock.ts'
import type { ServedPage } from '../../shell/machine.ts'
import type { DockerHost } from '../docker-host.ts'
import { hostNetwork } from './host-network.ts'

/** What a web server at a port of the Docker host answers to a browser there; undefined where none does. */
export async function visit(
  host: DockerHost,
  clock: Clock,
  { port, path }: { readonly port: number; readonly path: string },
): Promise<ServedPage | undefined> {
  const network = hostNetwork(host, host.fs, clock)
  const self = network.resolve('localhost')
  const service = self && network.connect(self, port)
  if (service?.type !== 'http') return undefined
  const { status, type, body } = await service.handle({ method: 'GET', path })
  return { status, type, body }
}
