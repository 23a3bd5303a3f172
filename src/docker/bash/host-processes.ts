import type { Guest, ProcessEntry } from '../../linux/hardware.ts'
import type { LinuxSystem } from '../../linux/linux-system.ts'
import { memoryOf } from '../../linux/memory.ts'
import { nameInCommand } from '../../linux/process-name.ts'
import { shimPid } from '../daemon/host-pids.ts'
import { hostAddresses } from '../daemon/describe.ts'
import type { DockerHost } from '../docker-host.ts'
import { containerGuests } from '../runtime/guests.ts'

/** Docker's own programs on the host, with their numbers and how long they take to come up, in milliseconds. */
const DOCKERD = 655
const ENGINE = [
  { pid: 540, delay: 5_000, command: '/usr/bin/containerd' },
  {
    pid: DOCKERD,
    delay: 6_000,
    command: '/usr/bin/dockerd -H fd:// --containerd=/run/containerd/containerd.sock',
  },
] as const

const daemon = { ppid: 1, uid: 0, state: 'Ssl', cpuTime: 0 } as const

/** A program of Docker's as it is listed. */
const programOf = (command: string): Pick<ProcessEntry, 'command' | 'name' | 'virtual' | 'resident' | 'shared'> => ({
  ...memoryOf(command),
  command,
  name: nameInCommand(command),
})

const engineEntries = (bootedAt: number): readonly ProcessEntry[] =>
  ENGINE.map(({ delay, pid, command }) => ({ ...daemon, ...programOf(command), pid, startedAt: bootedAt + delay }))

/** How many ports of a container have a number of their own. */
const MOST_PROXIES = 18

/** What brings what comes to published ports to containers, one for each port and each version of addresses. */
function proxies({ engine, policy }: DockerHost): readonly Guest[] {
  const now = engine.get()
  return now.containers.flatMap((container) => {
    const { state, networks, ports } = container
    const address = networks.find((one) => one.address !== undefined)?.address
    if (state.type !== 'running' || address === undefined) return []
    const ends = ports.flatMap((port) => hostAddresses(policy, port.address).map((at) => ({ ...port, address: at })))
    return ends.slice(0, MOST_PROXIES).map(({ address: from, host, container: to, protocol }, at): Guest => {
      const command = `/usr/bin/docker-proxy -proto ${protocol} -host-ip ${from} -host-port ${host} -container-ip ${address} -container-port ${to}`
      const own = { pid: shimPid(now, container) - 1 - at, ppid: DOCKERD, state: 'Sl' }
      return { ...daemon, ...own, ...programOf(command), startedAt: state.startedAt }
    })
  })
}

/** What is listed on a host: its own processes, the engine's, and those of containers. */
export const hostProcesses = (
  host: DockerHost,
  { processes, bootedAt }: Pick<LinuxSystem, 'processes' | 'bootedAt'>,
): Pick<LinuxSystem, 'processes' | 'guests'> => ({
  processes: (command, now) => [...processes(command, now), ...engineEntries(bootedAt)],
  guests: () => [...proxies(host), ...containerGuests(host)],
})
