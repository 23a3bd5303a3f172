import { isTaken, type Network } from '../../linux/network.ts'
import { FileSystemError } from '../../shell/posix/errno.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Container } from '../engine/model.ts'

/** Whether a container has the host's own network, `--network host`. */
export const isOnHost = ({ networks }: Pick<Container, 'networks'>): boolean =>
  networks.some(({ network }) => network === 'host')

/**
 * The network of a container that has the host's own: it reaches what the host does, and what it offers is offered at the host's ports.
 * @param own where its programs listen, which the host looks into
 */
export function onHost({ network }: DockerHost, own: Network): Network {
  const host = network?.()
  if (!host) return own
  return {
    get interfaces() {
      return host.interfaces
    },
    get listeners() {
      return host.listeners
    },
    resolve: (asked) => host.resolve(asked),
    resolveAll: (asked) => host.resolveAll(asked),
    connect: (to, port) => host.connect(to, port),
    listen(port, service, how) {
      if (isTaken(host.listeners, { ...how, port })) throw new FileSystemError('EADDRINUSE', '')
      return own.listen(port, service, how)
    },
  }
}
