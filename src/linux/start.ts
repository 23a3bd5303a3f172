import type { Machine, StartOptions } from '../shell/machine.ts'
import { loading } from '../shell/later.ts'
import type { Watch } from '../shell/watch.ts'
import { machineOver } from '../shell/whole-machine.ts'
import type { bashOn } from './bash.ts'
import type { LinuxFacts } from './facts.ts'
import { startLinux } from './playground.ts'
import type { LinuxWorld } from './world.ts'

/** Starts the Linux playground with its terminal; as it is at first where no world is given. */
export function startLinuxMachine(options: StartOptions, world?: LinuxWorld): Machine<LinuxWorld, LinuxFacts> {
  const linux = startLinux(options, world)
  const loadBash = async (watch: Watch): ReturnType<typeof bashOn> =>
    (await loading(import('./bash.ts'))).bashOn(linux.system, { ...options, watch, tilde: false })
  return machineOver(linux, options, loadBash)
}
