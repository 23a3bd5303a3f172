import { FileSystemError } from '../shell/posix/errno.ts'
import type { Files } from '../shell/posix/posix-system.ts'
import { knownHosts } from './hosts.ts'
import { isLoopback, type Network, type NetworkHost, type Service } from './network.ts'
import { outside } from './outside.ts'

/** The network of a machine: itself under its names, the names of its own /etc/hosts, and the hosts outside. */
export function createNetwork(hostName: string, fs: Pick<Files, 'readFile'>): Network {
  const listening = new Map<number, Service>()
  const self = { latency: 0.04, route: [] }
  const hosts: readonly NetworkHost[] = [
    { ...self, name: 'localhost', address: '127.0.0.1' },
    { ...self, name: hostName, address: '127.0.1.1' },
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
    resolve(asked) {
      const name = asked.toLowerCase()
      return inFile(name) ?? hosts.find((host) => host.name === name) ?? at(name)
    },
    connect({ address }, port) {
      if (isLoopback(address)) return listening.get(port)
      return port === 80 || port === 443 ? outside.find(({ host }) => host.address === address)?.service : undefined
    },
    listen(port, service) {
      if (listening.has(port)) throw new FileSystemError('EADDRINUSE', '')
      listening.set(port, service)
      return () => {
        if (listening.get(port) === service) listening.delete(port)
      }
    },
  }
}
