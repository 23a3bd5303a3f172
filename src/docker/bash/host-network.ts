import type { Clock } from '../../base/clock.ts'
import type { FileSystem } from '../../linux/fs.ts'
import { createNetwork } from '../../linux/machine-network.ts'
import { isLoopback, type ListeningSocket, type Network, type Service } from '../../linux/network.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Container } from '../engine/model.ts'
import { ANY_ADDRESS } from '../engine/port-mapping.ts'
import { NEAR, serviceAt } from '../network/fabric.ts'
import { hostInterfaces } from '../network/interfaces.ts'
import { DOCKER_HOST_NAME } from '../world.ts'

/** How many connections may wait at a port that is published. */
const PROXY_BACKLOG = 4096
/** Whom containers see when somebody asks at a port that is published. */
const GATEWAY = '172.17.0.1'

/** The network of the Docker host: what containers publish answers at the host's own ports. */
export function hostNetwork(host: DockerHost, fs: FileSystem, clock: Clock): Network {
  const own = createNetwork(DOCKER_HOST_NAME, fs)
  const published = (address: string, port: number): Service | undefined => {
    for (const container of host.engine.get().containers) {
      const mapping = container.ports.find(
        (one) => one.host === port && one.protocol === 'tcp' && [ANY_ADDRESS, address].includes(one.address),
      )
      if (!mapping || container.state.type !== 'running') continue
      return serviceAt(host, container, mapping.container, { from: GATEWAY, clock })
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
  /** The container that has an address. */
  const containerAt = (asked: string): Container | undefined =>
    host.engine.get().containers.find(({ networks }) => networks.some(({ address }) => address === asked))
  return {
    ...own,
    resolve: (asked) =>
      own.resolve(asked) ?? (containerAt(asked) && { name: asked, address: asked, latency: NEAR, route: [] }),
    get interfaces() {
      return hostInterfaces(own.interfaces, host.engine.get())
    },
    get listeners() {
      return [...publishedPorts(), ...own.listeners]
    },
    connect: (to, port) => {
      const container = containerAt(to.address)
      if (container) return serviceAt(host, container, port, { from: GATEWAY, clock })
      return own.connect(to, port) ?? (isLoopback(to.address) ? published(to.address, port) : undefined)
    },
  }
}
