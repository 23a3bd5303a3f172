import { goDuration } from '../engine/go-duration.ts'
import { BadInstruction, type StepFlags } from './flags.ts'
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

/** A duration of Go's, in milliseconds. @throws BadInstruction */
function duration(text: string | undefined): number {
  if (text === undefined || text === '0') return 0
  const time = goDuration(text)
  if (typeof time === 'number') return time
  throw new BadInstruction(time.reason)
}

/** How often HEALTHCHECK asks, and how long it waits, in milliseconds; 0 for what is not told. @throws BadInstruction */
export function timesOf(flags: StepFlags): Readonly<Record<'interval' | 'timeout' | 'startPeriod', number>> {
  const time = (name: string): number => duration(flags.get(name)?.[0])
  return { interval: time('interval'), timeout: time('timeout'), startPeriod: time('start-period') }
}
