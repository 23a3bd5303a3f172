import { learner } from '../../../linux/users.ts'
import type { Machine } from '../../../shell/machine.ts'
import type { MachineSnapshot } from '../../../shell/snapshots.ts'
import type { RewindState } from '../rewind.ts'
import { differs, isPlaygroundWorld, type PlaygroundWorld } from '../world.ts'

/** From which world to which the pictures show what has changed. */
export interface Span {
  readonly before: PlaygroundWorld | undefined
  readonly now: PlaygroundWorld
  readonly cwd: string
  readonly undone: boolean
  /** Whether what is gone is still shown: until the next line. */
  readonly gone: boolean
}

/** The last lines that are looked at for one that has changed something. */
const MOST_LINES = 20

/** Where the shell is; while a line runs, where it was before. */
function cwdOf(machine: Machine, last: MachineSnapshot | undefined): string {
  const { session } = machine
  if (!session.state.get().running) return session.keep().cwd
  return last ? machine.look(last).cwd : learner.home
}

/** What the last line that changed something did, or what going to another place did; `world` is the machine's of now. */
export function spanOf(
  machine: Machine,
  { timeline, left }: Pick<RewindState, 'timeline' | 'left'>,
  world: unknown,
): Span | undefined {
  if (!isPlaygroundWorld(world)) return undefined
  const { moments, at } = timeline
  const last = moments[at - 1]
  const base = { now: world, cwd: cwdOf(machine, last?.after), undone: left !== undefined }
  if (left) {
    const { world: before } = machine.look(left)
    return { ...base, before: isPlaygroundWorld(before) ? before : undefined, gone: true }
  }
  const none = { ...base, before: undefined, gone: false }
  for (const moment of moments.slice(Math.max(0, at - MOST_LINES), at).toReversed()) {
    const before = moment.before && machine.look(moment.before).world
    const after = moment === last ? world : moment.after && machine.look(moment.after).world
    if (!isPlaygroundWorld(before) || !differs(before, after)) continue
    // a world that was put in the place of another one is nobody's change
    return moment.line === '' ? none : { ...base, before, gone: moment === last }
  }
  return none
}
