import type { Container } from '../engine/model.ts'

/** The first wait before a container is started anew, in milliseconds; each further one is twice as long as the one before. */
const FIRST = 100
const LONGEST = 60_000
/** Who ran as long as this is not waited for any longer than at first. */
const LONG_ENOUGH = 10_000

/** How a main program's time is over. */
export interface Ending {
  readonly code: number
  /** Whether a process was ended because there was not enough memory. */
  readonly oomKilled?: boolean
  /** Milliseconds that it ran. */
  readonly ran: number
  /** Milliseconds that were waited before it was started; undefined where somebody started it. */
  readonly waited: number | undefined
}

/** Whether the policy of a container starts it anew after its end. */
function isStartedAnew({ restartPolicy, restarts = 0 }: Container, code: number): boolean {
  const [name, most] = restartPolicy.split(':')
  switch (name) {
    case 'always':
    case 'unless-stopped':
      return true
    case 'on-failure':
      return code !== 0 && (most === undefined || restarts < Number(most))
    default:
      return false
  }
}

/** How long dockerd waits before it starts a container anew that nobody has stopped; undefined where it does not. */
export function restartDelay(container: Container, { code, ran, waited }: Ending): number | undefined {
  if (!isStartedAnew(container, code)) return undefined
  return waited === undefined || ran >= LONG_ENOUGH ? FIRST : Math.min(waited * 2, LONGEST)
}
