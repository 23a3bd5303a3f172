import type { Clock } from '../../base/clock.ts'
import { processHost } from '../../host.ts'
import { accountsOf } from '../../linux/accounts.ts'
import { bashOn } from '../../linux/bash.ts'
import { playgroundHardware, playgroundProcesses } from '../../linux/hardware.ts'
import { playgroundUname } from '../../linux/uname.ts'
import { daemonsOf, type LinuxSystem } from '../../linux/linux-system.ts'
import type { Network } from '../../linux/network.ts'
import { learner } from '../../linux/users.ts'
import type { MachineOptions } from '../../shell/machine.ts'
import { Scheduler } from '../../shell/posix/scheduler.ts'
import type { Watch } from '../../shell/watch.ts'
import type { TerminalShell, TerminalShellHost } from '../../shell/terminal-shell.ts'
import type { DockerHost } from '../docker-host.ts'
import { DOCKER_HOST_NAME } from '../world.ts'
import { vocabulary } from '../vocabulary.ts'
import { hostNetwork } from './host-network.ts'
import { hostProcesses } from './host-processes.ts'
import { sampleGit } from '../samples/sample-git.ts'
import { dockerProgram } from './docker-program.ts'
import { lateRuntime } from './late-runtime.ts'

/** How long the Docker host has been up when it is first seen, in milliseconds. */
const UP = 3 * 86_400_000

/** The Docker host as a Linux. */
function linuxOf({ fs }: DockerHost, clock: Clock, network: Network): LinuxSystem {
  const bootedAt = clock.now() - UP
  return {
    fs,
    users: accountsOf(fs, learner),
    hostName: DOCKER_HOST_NAME,
    uname: playgroundUname,
    hardware: playgroundHardware,
    network,
    bootedAt,
    processes: (command, at) => playgroundProcesses(command, { uid: learner.uid, bootedAt, now: at }),
  }
}

/** Bash on the Docker host: all of Linux, and docker as one more program. */
export function dockerBash(
  own: DockerHost,
  options: MachineOptions & { readonly watch?: Watch },
): Promise<(session: TerminalShellHost) => TerminalShell> {
  const { clock, chance, host: platform = processHost } = options
  const host: DockerHost = {
    ...own,
    network: () => network,
    processes: () => daemonsOf(system, clock.now()),
  }
  const network = hostNetwork(host, own.fs, clock)
  const linux = linuxOf(host, clock, network)
  const system = { ...linux, ...hostProcesses(host, linux) }
  // one for the processes of the host and of all its containers
  const scheduler = new Scheduler(platform)
  const runtime = lateRuntime(host, { clock, chance, scheduler, host: platform })
  host.tasks.onRestored = () => runtime.revive()
  host.tasks.onSignal = (container, name) => runtime.signal(container, name)
  runtime.revive()
  return bashOn(system, {
    ...options,
    scheduler,
    vocabulary,
    tilde: true,
    programs: [dockerProgram(host, runtime), sampleGit],
  })
}
