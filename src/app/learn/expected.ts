import { createChance } from '../../base/chance.ts'
import { withoutColour } from '../../base/color.ts'
import type { Goal } from '../../course/goal.ts'
import { follow, lineOf } from '../../course/judge/index.ts'
import { standingClock } from '../../host.ts'
import { steadyHost } from '../../steady-host.ts'
import { inTime } from '../../trial/patience.ts'
import { createSessionTerminal, type PlayedScreen } from '../../trial/session-terminal.ts'
import type { PlaygroundMachine } from '../modes.tsx'

/** How long a command may take, in milliseconds of real time. */
const PATIENCE = 4000

interface AskedLine {
  readonly command: string
  readonly goal: Goal | undefined
}

/** What a command showed; undefined where what is asked is so without it, it does not do it, or takes the whole screen. */
async function outputOn(machine: PlaygroundMachine, { command, goal }: AskedLine): Promise<string | undefined> {
  const host = steadyHost()
  // chance goes on from the snapshot's
  const options = { clock: standingClock(0, host), chance: createChance(0), host }
  const copy = await host.during(machine.copy(machine.snapshot(), options))
  const before = goal && follow(goal, undefined, { facts: await copy.facts(), by: 0 })
  // a directory that is there cannot be made again
  if (before?.verdict.type === 'met') return undefined
  let isScreen = false
  const createScreen = (): PlayedScreen => {
    isScreen = true
    return { write: () => undefined, rows: () => Promise.resolve([]) }
  }
  const { shell } = machine.session.state.get()
  const terminal = createSessionTerminal(copy.session, host, shell, { unattended: true, createScreen })
  const { output } = await terminal.run(command)
  const moment = copy.timeline.get().moments.at(-1)
  if (isScreen || !moment) return undefined
  const standing = goal && follow(goal, undefined, { facts: await copy.facts(), line: lineOf(moment), by: moment.id })
  if (standing && standing.verdict.type !== 'met') return undefined
  return withoutColour(output)
}

/**
 * What a step's command would show in the learner's own world: it runs on a copy of the machine, and nothing of the learner's is
 * touched. Undefined where that is not to be told: a line runs, the goal is met there already, the command does not do what it asks,
 * does not end, takes the whole screen. Never rejects.
 */
export function expectedOn(machine: PlaygroundMachine, asked: AskedLine): Promise<string | undefined> {
  return inTime(outputOn(machine, asked), PATIENCE)
}
