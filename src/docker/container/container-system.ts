import type { Clock } from '../../base/clock.ts'
import { accountsOf } from '../../linux/accounts.ts'
import { FileSystemReader, type FileSystem } from '../../linux/fs.ts'
import { playgroundHardware, type ProcessEntry } from '../../linux/hardware.ts'
import { playgroundKernel } from '../../linux/kernel.ts'
import { createNetwork, type Network, type NetworkHost, type WebPage } from '../../linux/network.ts'
import { root } from '../../linux/users.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Container } from '../engine/model.ts'
import { resolveName } from '../engine/networks.ts'
import { isServer, mainProgram } from '../engine/server.ts'
import type { ContainerSystem } from './container-command.ts'
import { openFiles } from './container-files.ts'

/** Time there and back between two containers of one host, in milliseconds. */
const NEAR = 0.09

const webRoots: Readonly<Record<string, string>> = {
  nginx: '/usr/share/nginx/html',
  'httpd-foreground': '/usr/local/apache2/htdocs',
}

function pagesIn(fs: FileSystemReader, directory: string): ReadonlyMap<string, WebPage> {
  const pages = new Map<string, WebPage>()
  if (!fs.isDirectory(directory)) return pages
  for (const { name, type } of fs.list(directory)) {
    if (type !== 'file') continue
    const page = {
      type: name.endsWith('.html') ? 'text/html' : 'text/plain',
      body: fs.readText(`${directory}/${name}`),
    }
    pages.set(`/${name}`, page)
    if (name === 'index.html') pages.set('/', page)
  }
  return pages
}

/** What a container's web server serves on port 80; undefined when none runs in it. */
function pagesOf(container: Container, openedFiles: () => FileSystemReader): ReadonlyMap<string, WebPage> | undefined {
  if (container.state.type !== 'running' || !isServer(container)) return undefined
  const directory = webRoots[mainProgram(container.argv)[0] ?? '']
  return directory === undefined ? undefined : pagesIn(openedFiles(), directory)
}

const current = (host: DockerHost, id: string): Container | undefined =>
  host.engine.get().containers.find((container) => container.id === id)

interface Inside {
  readonly host: DockerHost
  readonly id: string
  readonly fs: FileSystem
  readonly clock: Clock
}

/** The container that a name or an address means inside another one. */
function neighbour({ host, id }: Inside, asked: string): { container: Container; address: string } | undefined {
  const engine = host.engine.get()
  const self = current(host, id)
  if (!self) return undefined
  const address = resolveName(engine, self, asked) ?? asked
  const shared = new Set(self.networks.map(({ network }) => network))
  const container = engine.containers.find((other) =>
    other.networks.some((attachment) => attachment.address === address && shared.has(attachment.network)),
  )
  return container && { container, address }
}

function networkOf(inside: Inside, hostName: string): Network {
  const outside = createNetwork(hostName)
  const own = (): ReadonlyMap<string, WebPage> | undefined => {
    const self = current(inside.host, inside.id)
    return self && pagesOf(self, () => inside.fs)
  }
  const resolve = (asked: string): NetworkHost | undefined => {
    const name = asked.toLowerCase()
    if (name === 'localhost' || name === '127.0.0.1' || name === hostName) {
      return { name, address: '127.0.0.1', latency: NEAR / 2, route: [], pages: own() }
    }
    const other = neighbour(inside, name)
    if (other) {
      const { container, address } = other
      const pages = pagesOf(container, () => openFiles(inside.host, container, inside.clock).fs)
      return { name, address, latency: NEAR, route: [], pages }
    }
    return current(inside.host, inside.id)?.networks.some(({ network }) => network === 'none')
      ? undefined
      : outside.resolve(asked)
  }
  return { resolve }
}

/** The name of the program that a command line starts. */
const programName = (line: string): string => line.split(' ')[0]?.split('/').at(-1) ?? ''

function processesOf(container: Container, command: string, now: number): readonly ProcessEntry[] {
  const shared = { uid: 0, virtual: 8_208, resident: 5_016, shared: 3_484, cpuTime: 0 }
  const main = mainProgram(container.argv)
  const startedAt = container.state.type === 'running' ? container.state.startedAt : now
  return [
    { ...shared, pid: 1, ppid: 0, state: 'Ss', startedAt, name: programName(main[0] ?? ''), command: main.join(' ') },
    { ...shared, pid: 31, ppid: 0, tty: 'pts/0', state: 'R+', startedAt: now, name: programName(command), command },
  ]
}

/** The Linux inside a container whose files are open. */
export function containerSystem(inside: Inside, container: Container, env: readonly string[]): ContainerSystem {
  const startedAt = container.state.type === 'running' ? container.state.startedAt : container.created
  return {
    host: inside.host,
    id: container.id,
    env,
    openFiles: (other) => openFiles(inside.host, other, inside.clock),
    fs: inside.fs,
    users: accountsOf(inside.fs, root),
    hostName: container.hostname,
    kernel: playgroundKernel,
    hardware: playgroundHardware,
    network: networkOf(inside, container.hostname),
    bootedAt: startedAt,
    processes: (command, now) => processesOf(container, command, now),
  }
}
