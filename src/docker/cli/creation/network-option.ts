import type { EndpointConfig } from '../../daemon/api.ts'
import { endpointWith } from '../../daemon/endpoint.ts'
import { PREDEFINED_NETWORKS } from '../../engine/networks.ts'
import { sharedWith } from '../../engine/shared-network.ts'
import type { Flags } from '../flags.ts'
import { CreationError } from './creation-error.ts'

/** A network that a container is to be in. */
interface AskedNetwork {
  readonly name: string
  readonly aliases: readonly string[]
  readonly ip: string | undefined
  readonly ip6: string | undefined
}

const DEFAULT = 'default'
/** What is asked of a network that is only named. */
const NOTHING: Omit<AskedNetwork, 'name'> = { aliases: [], ip: undefined, ip6: undefined }

const isUsers = (name: string): boolean =>
  name !== DEFAULT && !PREDEFINED_NETWORKS.has(name) && sharedWith(name) === undefined

const FIELDS: ReadonlySet<string> = new Set(['alias', 'driver-opt', 'ip', 'ip6', 'link-local-ip', 'name'])

/** What is wrong with how a network is asked for: `NAME`, or `name=NAME,alias=A,ip=IP` (docker/cli, `opts/network.go`). */
export function networkReason(text: string): string | undefined {
  if (!text.includes('=')) return undefined
  const fields = text.split(',')
  for (const field of fields) {
    if (!field.includes('=')) return `invalid field ${field}`
    const [key = ''] = field.split('=')
    if (!FIELDS.has(key.toLowerCase())) return `invalid field key ${key.toLowerCase()}`
  }
  return fields.some((field) => /^name=./i.test(field)) ? undefined : 'network name/id is not specified'
}

/** Reads `NAME`, or `name=NAME,alias=A,ip=IP`, which says nothing wrong. @throws CreationError for what is not simulated */
function readNetwork(text: string): AskedNetwork {
  if (!text.includes('=')) return { ...NOTHING, name: text }
  const asked = { ...NOTHING, name: '', aliases: Array<string>() }
  for (const field of text.split(',')) {
    const [key = '', value = ''] = field.split(/=(.*)/s)
    switch (key.toLowerCase()) {
      case 'name':
        asked.name = value
        break
      case 'alias':
        asked.aliases.push(value)
        break
      case 'ip':
        asked.ip = value
        break
      case 'ip6':
        asked.ip6 = value
        break
      default:
        throw new CreationError(`--network ${key} is not simulated by this playground`)
    }
  }
  return asked
}

/** The first network is the one that `--network-alias` and `--ip` are about. @throws CreationError */
function networksAsked(flags: Flags): readonly AskedNetwork[] {
  const named = [...flags.values('network'), ...flags.values('net')].map((text) => readNetwork(text))
  const [first = { ...NOTHING, name: DEFAULT }, ...more] = named
  const [aliases, ip, ip6] = [flags.values('network-alias'), flags.value('ip'), flags.value('ip6')]
  if (first.aliases.length > 0 && aliases.length > 0)
    throw new CreationError('conflicting options: cannot specify both --network-alias and per-network alias')
  if (first.ip !== undefined && ip !== undefined)
    throw new CreationError('conflicting options: cannot specify both --ip and per-network IPv4 address')
  if (first.ip6 !== undefined && ip6 !== undefined)
    throw new CreationError('conflicting options: cannot specify both --ip6 and per-network IPv6 address')
  const [own, own6] = [first.ip ?? ip, first.ip6 ?? ip6]
  return [{ name: first.name, aliases: [...first.aliases, ...aliases], ip: own, ip6: own6 }, ...more]
}

/** What is wrong with the networks that are asked for. */
function misfitIn(networks: readonly AskedNetwork[]): string | undefined {
  if (networks.some(({ name, aliases }) => aliases.length > 0 && !isUsers(name)))
    return 'network-scoped aliases are only supported for user-defined networks'
  const names = networks.map(({ name }) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) return `network "${twice}" is specified multiple times`
  return names.some(isUsers) && !names.every(isUsers)
    ? 'conflicting options: cannot attach both user-defined and non-user-defined network-modes'
    : undefined
}

/** The network that a container is made in, and what is asked of its places in networks. */
export interface Networking {
  readonly mode: string
  readonly endpoints: Readonly<Record<string, EndpointConfig>> | undefined
}

/** What `--network`, `--network-alias` and `--ip` ask for. @throws CreationError */
export function networkingFrom(flags: Flags): Networking {
  const networks = networksAsked(flags)
  const misfit = misfitIn(networks)
  if (misfit !== undefined) throw new CreationError(misfit)
  const [{ name, aliases, ip, ip6 } = { ...NOTHING, name: DEFAULT }, ...more] = networks
  // the API of this release makes a container in one network; further ones are connected afterwards
  if (more.length > 0) {
    const names = networks.map((network) => network.name).toSorted()
    throw new CreationError(
      `Error response from daemon: Container cannot be connected to network endpoints: ${names.join(', ')}`,
    )
  }
  const endpoint = endpointWith(aliases, ip, ip6)
  if (Object.keys(endpoint).length === 0) return { mode: name, endpoints: undefined }
  return { mode: name, endpoints: { [name === DEFAULT ? 'bridge' : name]: endpoint } }
}
