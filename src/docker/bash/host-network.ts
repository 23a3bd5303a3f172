import type { Clock } from '../../base/clock.ts'
import type { FileSystem } from '../../linux/fs.ts'
import { createNetwork } from '../../linux/machine-network.ts'
import { isLoopback, isTaken, type ListeningSocket, type Network, type Service } from '../../linux/network.ts'
import { FileSystemError } from '../../shell/posix/errno.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Attachment, Container } from '../engine/model.ts'
import { gatewayOf } from '../engine/networks.ts'
import { ANY_ADDRESS } from '../engine/port-mapping.ts'
import { askedFrom, NEAR, serviceAt } from '../network/fabric.ts'
import { hostInterfaces } from '../network/interfaces.ts'
import { isOnHost } from '../runtime/host-mode.ts'
import { DOCKER_HOST_NAME } from '../world.ts'

/** How many connections may wait at a port that is published. */
const PROXY_BACKLOG = 4096
/** Whom a container sees when the host asks: the gateway of a network that it is on. */
function gatewayFor(host: DockerHost, asked: Attachment | undefined): string {
  const network = host.engine.get().networks.find(({ name }) => name === asked?.network)
  return network ? gatewayOf(network) : ''
}

type Containers = () => readonly Container[]

/** The containers that run. */
const runningOf =
  (host: DockerHost): Containers =>
  () =>
    host.engine.get().containers.filter(({ state }) => state.type === 'running')

/** Those of them that have the host's own network. */
const onHost = (running: Containers): readonly Container[] => running().filter(isOnHost)

/** Who serves at ports of the host itself: containers that publish them, and those that have the host's network. */
function servedBy(host: DockerHost, clock: Clock): (address: string, port: number) => Service | undefined {
  const running = runningOf(host)
  return (address, port) => {
    for (const container of running()) {
      const mapping = container.ports.find(
        (one) => one.host === port && one.protocol === 'tcp' && [ANY_ADDRESS, address].includes(one.address),
      )
      if (mapping)
        return serviceAt(host, container, mapping.container, { from: gatewayFor(host, container.networks[0]), clock })
    }
    const self = { name: 'localhost', address, latency: 0, route: [] }
    const services = onHost(running).map(
      (container) =>
        serviceAt(host, container, port, { from: address, clock }) ??
        // where it listens at the loopback, that is the host's own
        askedFrom(address, host.tasks.reachable(container.id)?.network.connect(self, port)),
    )
    return services.find((service) => service !== undefined)
  }
}

/** Where containers listen at ports of the host itself: docker-proxy for those that publish them. */
function listenersOf(host: DockerHost): readonly ListeningSocket[] {
  const running = runningOf(host)
  const published = running()
    .flatMap(({ ports }) => ports.filter(({ protocol }) => protocol === 'tcp'))
    .map(({ address, host: port }) => ({ address, port, backlog: PROXY_BACKLOG }))
  return [...published, ...onHost(running).flatMap(({ id }) => host.tasks.get(id)?.network.listeners ?? [])]
}

/** The network of the Docker host: what containers publish answers at the host's own ports. */
export function hostNetwork(host: DockerHost, fs: FileSystem, clock: Clock): Network {
  const own = createNetwork(DOCKER_HOST_NAME, fs)
  const served = servedBy(host, clock)
  /** The container that has an address. */
  const containerAt = (asked: string): Container | undefined => {
    const { containers, networks: all } = host.engine.get()
    const apart = new Set(all.filter(({ driver }) => /^(?:mac|ip)vlan$/.test(driver)).map(({ name }) => name))
    return containers.find(({ networks }) =>
      networks.some(
        ({ address, address6, network }) => (address === asked || address6 === asked) && !apart.has(network),
      ),
    )
  }
  return {
    ...own,
    resolve: (asked) =>
      own.resolve(asked) ?? (containerAt(asked) && { name: asked, address: asked, latency: NEAR, route: [] }),
    get interfaces() {
      return hostInterfaces(own.interfaces, host.engine.get())
    },
    get listeners() {
      return [...listenersOf(host), ...own.listeners]
    },
    listen(port, service, how) {
      if (isTaken(listenersOf(host), { ...how, port })) throw new FileSystemError('EADDRINUSE', '')
      return own.listen(port, service, how)
    },
    connect: (to, port) => {
      const container = containerAt(to.address)
      if (container)
        return serviceAt(host, container, port, {
          from: gatewayFor(
            host,
            container.networks.find(({ address }) => address === to.address),
          ),
          clock,
        })
      return own.connect(to, port) ?? (isLoopback(to.address) ? served(to.address, port) : undefined)
    },
  }
}
