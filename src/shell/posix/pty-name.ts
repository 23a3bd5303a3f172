import type { Terminal } from './terminal.ts'

/** The first name of a terminal that none of these processes has: `pts/0`. */
export function freePtyName(processes: readonly { readonly terminal: Terminal | undefined }[]): string {
  const taken = new Set(processes.map(({ terminal }) => terminal?.name))
  let number = 0
  while (taken.has(`pts/${number}`)) number += 1
  return `pts/${number}`
}
