import type { Clock } from '../../base/clock.ts'
import type { FileSystem } from '../../linux/fs.ts'
import { createNetwork } from '../../linux/machine-network.ts'
import { isLoopback, type ListeningSocket, type Network, type Service } from '../../linux/network.ts'
import { openFiles } from '../container/container-files.ts'
import { webServer } from '../container/web-server.ts'
import type { DockerHost } from '../docker-host.ts'
import { hostInterfaces } from '../network/interfaces.ts'
import { DOCKER_HOST_NAME } from '../world.ts'

/** How many connections may wait at a port that is published. */
const PROXY_BACKLOG = 4096

/** The network of the Docker host: what containers publish answers at the host's own ports. */
export function hostNetwork(host: DockerHost, fs: FileSystem, clock: Clock): Network {
  const own = createNetwork(DOCKER_HOST_NAME, fs)
  const published = (port: number): Service | undefined => {
    for (const container of host.engine.get().containers) {
      const mapping = container.ports.find((one) => one.host === port && one.protocol === 'tcp')
      if (!mapping || container.state.type !== 'running') continue
      return webServer(container, mapping.container, () => openFiles(host, container, clock).fs)
    }
    return undefined
  }
  /** What is published, as docker-proxy listens at it. */
  const publishedPorts = (): readonly ListeningSocket[] =>
    host.engine
      .get()
      .containers.filter(({ state }) => state.type === 'running')
      .flatMap(({ ports }) => ports.filter(({ protocol }) => protocol === 'tcp'))
      .map(({ address, host: port }) => ({ address, port, backlog: PROXY_BACKLOG }))
  return {
    ...own,
    get interfaces() {
      return hostInterfaces(own.interfaces, host.engine.get())
    },
    get listeners() {
      return [...publishedPorts(), ...own.listeners]
    },
    connect: (to, port) => own.connect(to, port) ?? (isLoopback(to.address) ? published(port) : undefined),
  }
}
