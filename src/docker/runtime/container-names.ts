import { FileSystem } from '../../linux/fs.ts'
import { isLoopback } from '../../linux/network.ts'
import type { DockerHost } from '../docker-host.ts'
import { linkHosts } from '../engine/links.ts'
import { containerById } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import { PREDEFINED_NETWORKS } from '../engine/networks.ts'
import { isOnHost } from './host-mode.ts'
import { ROOT_OWNER } from './image-tree.ts'

const IPV6_HOSTS: readonly (readonly string[])[] = [
  ['::1', 'localhost ip6-localhost ip6-loopback'],
  ['fe00::0', 'ip6-localnet'],
  ['ff00::0', 'ip6-mcastprefix'],
  ['ff02::1', 'ip6-allnodes'],
  ['ff02::2', 'ip6-allrouters'],
]

/** The host's own address on the default bridge. */
const HOST_GATEWAY = '172.17.0.1'

/** A line of /etc/hosts for `name:address`. */
export function extraHost(text: string): readonly string[] {
  const [name = '', address = ''] = text.split(/:(.*)/s)
  return [address === 'host-gateway' ? HOST_GATEWAY : address, name]
}

/** A container's names for itself: with its domain, where it has one. */
function nameOf({ hostname, settings }: Container): string {
  const domain = settings?.Domainname
  return domain === undefined ? hostname : `${hostname}.${domain} ${hostname}`
}

/** The name server that Docker has in networks of one's own. */
const DOCKER_NAME_SERVER = '127.0.0.11'

/** What containers ask on a host whose /etc/resolv.conf names no server that is reached from them. */
const PUBLIC_NAME_SERVERS = ['8.8.8.8', '8.8.4.4']

/** The name servers of the host that containers reach, too. */
function hostNameServers({ fs }: DockerHost): readonly string[] {
  const text = fs.exists('/etc/resolv.conf') ? fs.readText('/etc/resolv.conf') : ''
  const named = [...text.matchAll(/^nameserver\s+(\S+)/gm)].map(([, address = '']) => address)
  const reached = named.filter((address) => !isLoopback(address))
  return reached.length > 0 ? reached : PUBLIC_NAME_SERVERS
}

/** What /etc/resolv.conf says: in a network of one's own Docker answers itself, and asks others where it does not know. */
function resolverOf(host: DockerHost, { settings = {}, networks }: Container): string {
  const { Dns = [], DnsSearch = [], DnsOptions = [] } = settings
  const isOwn = networks.some(({ network }) => !PREDEFINED_NETWORKS.has(network))
  const servers = isOwn ? [DOCKER_NAME_SERVER] : Dns.length > 0 ? Dns : hostNameServers(host)
  const options = isOwn ? ['ndots:0', ...DnsOptions] : DnsOptions
  const lines = [
    ...(DnsSearch.length > 0 ? [`search ${DnsSearch.join(' ')}`] : []),
    ...servers.map((address) => `nameserver ${address}`),
    ...(options.length > 0 ? [`options ${options.join(' ')}`] : []),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

const addressesOf = ({ networks }: Container): readonly string[] =>
  networks.flatMap(({ address, address6 }) => [address, address6].filter((one) => one !== undefined))

/** What every container gets from the engine at its start: its names in /etc, as Docker writes them. */
export function writeNames(host: DockerHost, container: Container, fs: FileSystem): void {
  if (!fs.isDirectory('/etc')) return
  for (const [path, content] of Object.entries(nameFiles(host, container)))
    if (!fs.exists(path) || fs.readText(path) !== content) fs.writeFile(path, content)
}

/** A file of the host that containers with its network have, too. */
const copied = ({ fs }: DockerHost, path: string): string => (fs.exists(path) ? fs.readText(path) : '')

function nameFiles(host: DockerHost, container: Container): Readonly<Record<string, string>> {
  const { settings = {} } = container
  const given = (settings.ExtraHosts ?? []).map((text) => extraHost(text))
  const hosts = [
    ['127.0.0.1', 'localhost'],
    ...IPV6_HOSTS,
    ...given,
    ...linkHosts(host.engine.get(), container),
    ...addressesOf(container).map((address) => [address, nameOf(container)]),
  ]
  const isCopied = isOnHost(container) && given.length === 0
  return {
    '/etc/hostname': `${container.hostname}\n`,
    '/etc/hosts': isCopied ? copied(host, '/etc/hosts') : hosts.map((row) => `${row.join('\t')}\n`).join(''),
    '/etc/resolv.conf': resolverOf(host, container),
  }
}

/** Tells a container that runs of the networks that it was connected to, or is no longer: what else stands in its files stays. */
export function renewNames(host: DockerHost, before: Container): void {
  const [live, after] = [host.trees.get(before.id), containerById(host.engine.get(), before.id)]
  if (after?.state.type !== 'running' || !live?.fs.exists('/etc/hosts')) return
  const { volume } = live.fs
  // Docker writes them, though the container's own root may be closed
  const fs = new FileSystem({ clock: volume.clock, owner: ROOT_OWNER }, volume)
  const [left, joined] = [addressesOf(before), addressesOf(after)]
  const gone = new Set(left.filter((address) => !joined.includes(address)))
  const kept = fs
    .readText('/etc/hosts')
    .replaceAll(/^(\S+)\t.*\n/gm, (line, address: string) => (gone.has(address) ? '' : line))
  const added = joined.filter((address) => !left.includes(address)).map((address) => `${address}\t${nameOf(after)}\n`)
  fs.writeFile('/etc/hosts', kept + added.join(''))
  fs.writeFile('/etc/resolv.conf', resolverOf(host, after))
}
