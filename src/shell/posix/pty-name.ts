import type { PosixSystem } from './posix-system.ts'
import type { Process } from './process.ts'
import type { Terminal } from './terminal.ts'

/** The first name of a terminal that none of these processes has: `pts/0`. */
export function freePtyName(processes: readonly { readonly terminal: Terminal | undefined }[]): string {
  const taken = new Set(processes.map(({ terminal }) => terminal?.name))
  let number = 0
  while (taken.has(`pts/${number}`)) number += 1
  return `pts/${number}`
}

/** The first process that is still on the terminal of a name, `pts/0`: its shell, as long as that is there. */
export const terminalLeader = <System extends PosixSystem>(
  processes: readonly Process<System>[],
  name: string,
): Process<System> | undefined => processes.find(({ terminal, state }) => terminal?.name === name && state !== 'ended')
