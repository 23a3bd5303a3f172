import type { Clock } from '../../base/clock.ts'
import { accountsOf } from '../../linux/accounts.ts'
import type { FileSystem } from '../../linux/fs.ts'
import { type Hardware, playgroundHardware, type ProcessEntry } from '../../linux/hardware.ts'
import { playgroundUname } from '../../linux/uname.ts'
import { createNetwork } from '../../linux/machine-network.ts'
import { isLoopback, loopback, type Network, type NetworkHost } from '../../linux/network.ts'
import { root } from '../../linux/users.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Attachment, Container, Engine } from '../engine/model.ts'
import { containerById } from '../engine/lookup.ts'
import { gatewayOf, resolvedNames, resolveName } from '../engine/networks.ts'
import { networkHolder } from '../engine/shared-network.ts'
import { processorSet } from '../engine/processor-set.ts'
import { mainProgram } from '../engine/server.ts'
import { askedFrom, NEAR, serviceAt } from '../network/fabric.ts'
import { containerInterfaces } from '../network/interfaces.ts'
import type { ContainerSystem } from './container-command.ts'
import { openFiles } from './container-files.ts'
import { webServer } from '../network/web-server.ts'
import { isOnHost, onHost } from './host-mode.ts'

const current = (host: DockerHost, id: string): Container | undefined => containerById(host.engine.get(), id)

interface Inside {
  readonly host: DockerHost
  readonly id: string
  readonly fs: FileSystem
  readonly clock: Clock
}

/** Another container, with its address and the one that the asking container has beside it. */
interface Neighbour {
  readonly container: Container
  readonly address: string
  readonly address6: string | undefined
  readonly own: string | undefined
}

/** Whether a place in a network has an address, of either version. */
const isAt = ({ address, address6 }: Attachment, asked: string): boolean => address === asked || address6 === asked

/** The container that a name or an address means inside another one. */
function neighbour({ host, id }: Inside, asked: string): Neighbour | undefined {
  const engine = host.engine.get()
  const self = current(host, id)
  if (!self) return undefined
  const address = resolveName(engine, self, asked) ?? asked
  const shared = new Set(self.networks.map(({ network }) => network))
  const container = engine.containers.find((other) =>
    other.networks.some((attachment) => isAt(attachment, address) && shared.has(attachment.network)),
  )
  const network = container?.networks.find((attachment) => isAt(attachment, address))
  const beside = self.networks.find((attachment) => attachment.network === network?.network)
  const own = network?.address === address ? beside?.address : beside?.address6
  return container && { container, address, address6: network?.address6, own }
}

/** Whether an address is the host's own in one of a container's networks. */
function isGateway({ host, id }: Inside, address: string): boolean {
  const own = current(host, id)?.networks.map(({ network }) => network) ?? []
  return host.engine
    .get()
    .networks.some(
      (network) => own.includes(network.name) && [gatewayOf(network), network.subnet6?.gateway].includes(address),
    )
}

/** Whether nothing outside is reached from a container: it has no network, or none that leads out. */
function isCutOff({ networks }: Engine, container: Container | undefined): boolean {
  const own = container?.networks.map((attachment) => networks.find(({ name }) => name === attachment.network)) ?? []
  return own.length > 0 && own.every((network) => network?.driver === 'null' || network?.internal === true)
}

/** What answers besides on a container's loopback: its task, for a terminal without processes, or what stands for a server. */
const besides =
  ({ host, fs }: Inside, self: Container, asking: Network): Network['connect'] =>
  (name, port) => {
    const network = host.tasks.reachable(self.id)?.network
    if (!network) return webServer(self, port, () => fs)
    return network === asking ? undefined : network.connect(name, port)
  }

function networkOf(inside: Inside, hostName: string): Network {
  const outside = createNetwork(hostName, inside.fs)
  const isAlone = (): boolean => isCutOff(inside.host.engine.get(), current(inside.host, inside.id))
  return {
    ...outside,
    get interfaces() {
      const self = current(inside.host, inside.id)
      return self ? containerInterfaces(inside.host.engine.get(), self) : [loopback]
    },
    get listeners() {
      return outside.listeners
    },
    resolve(asked): NetworkHost | undefined {
      const name = asked.toLowerCase()
      if (name === 'localhost' || name === '127.0.0.1' || name === hostName) {
        // its own name is that of its first card, as /etc/hosts has it
        const own = name === hostName ? current(inside.host, inside.id)?.networks[0]?.address : undefined
        return { name, address: own ?? '127.0.0.1', latency: NEAR / 2, route: [] }
      }
      const other = neighbour(inside, name)
      if (other) return { name, address: other.address, address6: other.address6, latency: NEAR, route: [] }
      if (isGateway(inside, name)) return { name, address: name, latency: NEAR, route: [] }
      return isAlone() ? undefined : outside.resolve(asked)
    },
    resolveAll(asked) {
      const self = current(inside.host, inside.id)
      const addresses = self ? resolvedNames(inside.host.engine.get(), self, asked.toLowerCase()) : []
      return (addresses.length > 0 ? addresses : [asked]).flatMap((one) => this.resolve(one) ?? [])
    },
    connect(host, port) {
      const self = isLoopback(host.address) ? current(inside.host, inside.id) : undefined
      if (self) {
        return askedFrom(host.address, outside.connect(host, port) ?? besides(inside, self, this)(host, port))
      }
      const other = neighbour(inside, host.address)
      if (!other) return outside.connect(host, port)
      const from = other.own ?? host.address
      return serviceAt(inside.host, other.container, port, { from, clock: inside.clock })
    },
  }
}

/** Where the programs of a container listen: in its own network, or in that of the container that it shares it with. */
function ownNetwork(inside: Inside, holder: Container, container: Container): Network {
  const shared = holder.id === container.id ? undefined : inside.host.tasks.get(holder.id)?.network
  return shared ?? networkOf(inside, container.hostname)
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

/** The host's hardware, of which a container may use some processors only. */
function hardwareOf(container: Container | undefined): Hardware {
  const asked = processorSet(container?.settings?.CpusetCpus ?? '')
  return asked ? { ...playgroundHardware, usable: asked.size } : playgroundHardware
}

/** The Linux inside a container whose files are open. */
export function containerSystem(inside: Inside, container: Container, env: readonly string[]): ContainerSystem {
  const startedAt = container.state.type === 'running' ? container.state.startedAt : container.created
  const holder = networkHolder(inside.host.engine.get(), container)
  const offered = ownNetwork(inside, holder, container)
  return {
    host: inside.host,
    id: container.id,
    env,
    openFiles: (other) => openFiles(inside.host, other, inside.clock),
    fs: inside.fs,
    users: accountsOf(inside.fs, root),
    hostName: container.hostname,
    uname: playgroundUname,
    get hardware() {
      return hardwareOf(current(inside.host, inside.id))
    },
    network: isOnHost(holder) ? onHost(inside.host, offered) : offered,
    offered,
    bootedAt: startedAt,
    parameters: container.settings?.Sysctls,
    oomScoreAdjustment: container.settings?.OomScoreAdj,
    processes: (command, now) => processesOf(container, command, now),
  }
}
