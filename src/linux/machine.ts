import type { Machine, MachineOptions } from '../shell/machine.ts'
import { createSession } from '../shell/session.ts'
import type { bashOn } from './bash.ts'
import { createLinux } from './linux.ts'
import type { LinuxWorld } from './world.ts'

/**
 * Starts the Linux playground with its terminal.
 * @throws UnreadableWorld when a stored world is given and is not whole
 */
export function createLinuxMachine(options: MachineOptions): Machine<LinuxWorld> {
  const { system, shell, welcome, world, settle, save } = createLinux(options)
  const { clock, history = [] } = options
  const loadBash = async (): ReturnType<typeof bashOn> =>
    (await import('./bash.ts')).bashOn(system, { ...options, promptColour: '32', tilde: false })
  return { session: createSession({ shell, welcome, clock, history, settle, loadBash }), world, settle, save }
}
