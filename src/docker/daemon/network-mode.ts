import { sharedWith } from '../engine/shared-network.ts'
import type { ContainerCreateBody } from './api.ts'

/** What cannot be asked of a container that has another one's network: the first of it that is. */
export function badNetworkMode({
  Hostname,
  ExposedPorts = {},
  HostConfig = {},
}: ContainerCreateBody): string | undefined {
  const { NetworkMode, Links = [], Dns = [], ExtraHosts = [], PortBindings = {} } = HostConfig
  const shared = sharedWith(NetworkMode)
  if (shared === undefined) return undefined
  if (shared === '') return 'Invalid network mode: invalid container format container:<name|id>'
  if (Hostname !== undefined) return 'conflicting options: hostname and the network mode'
  if (Links.length > 0)
    return "conflicting options: container type network can't be used with links. This would result in undefined behavior"
  if (Dns.length > 0) return 'conflicting options: dns and the network mode'
  if (ExtraHosts.length > 0) return 'conflicting options: custom host-to-IP mapping and the network mode'
  if (HostConfig.MacAddress !== undefined) return 'conflicting options: mac-address and the network mode'
  if (Object.keys(PortBindings).length > 0 || HostConfig.PublishAllPorts)
    return 'conflicting options: port publishing and the container type network mode'
  return Object.keys(ExposedPorts).length > 0
    ? 'conflicting options: port exposing and the container type network mode'
    : undefined
}
