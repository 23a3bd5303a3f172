import { goDuration } from '../engine/go-duration.ts'
import type { Healthcheck } from '../engine/model.ts'
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

/** A time in milliseconds; 0 where none is given. @throws BadInstruction */
function timeOf(flags: StepFlags, name: string): number {
  const text = flags.get(name)?.[0] ?? ''
  if (text === '') return 0
  const time = goDuration(text)
  if (typeof time !== 'number') throw new BadInstruction(time.reason)
  if (time < 1) throw new BadInstruction(`Interval ${JSON.stringify(name)} cannot be less than 1ms`)
  return time
}

/** How many failures in a row make a container unhealthy; 0 where it is not said. @throws BadInstruction */
function retriesOf(flags: StepFlags): number {
  const text = flags.get('retries')?.[0] ?? ''
  if (text === '') return 0
  if (!/^[+-]?\d+$/.test(text))
    throw new BadInstruction(`strconv.ParseInt: parsing ${JSON.stringify(text)}: invalid syntax`)
  const retries = Number(text)
  if (retries < 1) throw new BadInstruction(`--retries must be at least 1 (not ${retries})`)
  return retries
}

/** What the flags of HEALTHCHECK set. @throws BadInstruction */
export function healthSettings(flags: StepFlags): Omit<Healthcheck, 'test'> {
  return {
    interval: timeOf(flags, 'interval'),
    timeout: timeOf(flags, 'timeout'),
    startPeriod: timeOf(flags, 'start-period'),
    retries: retriesOf(flags),
  }
}
