import { BadInstruction } from './flags.ts'
import type { Node } from './node.ts'

/** Checks HEALTHCHECK. @throws BadInstruction */
export function checkHealth({ words }: Node): void {
  const [typed, ...command] = words
  if (typed === undefined) throw new BadInstruction('HEALTHCHECK requires at least one argument')
  const type = typed.toUpperCase()
  if (type === 'NONE') {
    if (command.length > 0) throw new BadInstruction('HEALTHCHECK NONE takes no arguments')
    return
  }
  if (type !== 'CMD') throw new BadInstruction(`Unknown type ${JSON.stringify(type)} in HEALTHCHECK (try CMD)`)
  if (command.length === 0) throw new BadInstruction('Missing command after HEALTHCHECK CMD')
}
