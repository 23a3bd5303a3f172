import { FileSystemError } from '../shell/posix/errno.ts'
import type { Files } from '../shell/posix/posix-system.ts'
import { knownHosts } from './hosts.ts'
import {
  isLoopback,
  type ListeningSocket,
  loopback,
  type Network,
  type NetworkHost,
  type NetworkInterface,
  type Service,
} from './network.ts'
import { outside } from './outside.ts'

/** The card of the playground's machine. */
const card: NetworkInterface = {
  index: 2,
  name: 'eth0',
  mac: '52:54:00:12:34:56',
  mtu: 1500,
  state: 'UP',
  address: '10.0.2.15',
  bits: 24,
  gateway: '10.0.2.2',
}

/** The one host that a name has where no name has several. */
function firstOf(this: Network, name: string): readonly NetworkHost[] {
  const found = this.resolve(name)
  return found ? [found] : []
}

/** The network of a machine: itself under its names, the names of its own /etc/hosts, and the hosts outside. */
export function createNetwork(hostName: string, fs: Pick<Files, 'readFile'>): Network {
  const listening = new Map<number, { readonly service: Service; readonly socket: ListeningSocket }>()
  const self = { latency: 0.04, route: [] }
  const hosts: readonly NetworkHost[] = [
    { ...self, name: 'localhost', address: '127.0.0.1' },
    { ...self, name: hostName, address: '127.0.1.1' },
    { ...self, name: 'ip6-localhost', address: '::1' },
    ...outside.map(({ host }) => host),
  ]
  const at = (address: string): NetworkHost | undefined => hosts.find((host) => host.address === address)
  const inFile = (name: string): NetworkHost | undefined => {
    const line = knownHosts(fs).find(({ names }) => names.some((known) => known.toLowerCase() === name))
    const host =
      line && (at(line.address) ?? (isLoopback(line.address) ? { ...self, address: line.address } : undefined))
    return line && host && { ...host, name: line.names[0] ?? name, address: line.address }
  }
  return {
    interfaces: [loopback, card],
    get listeners() {
      return [...listening.values()].map(({ socket }) => socket).toReversed()
    },
    resolve(asked) {
      // the dot at the end says that the name is whole (RFC 1034, 3.1)
      const name = asked.toLowerCase().replace(/(?<=[^.])[.]$/, '')
      return inFile(name) ?? hosts.find((host) => host.name === name) ?? at(name)
    },
    resolveAll: firstOf,
    connect({ address }, port) {
      if (isLoopback(address)) return listening.get(port)?.service
      return port === 80 || port === 443 ? outside.find(({ host }) => host.address === address)?.service : undefined
    },
    listen(port, service, how) {
      if (listening.has(port)) throw new FileSystemError('EADDRINUSE', '')
      const entry = { service, socket: { ...how, port } }
      listening.set(port, entry)
      return () => {
        if (listening.get(port) === entry) listening.delete(port)
      }
    },
  }
}
