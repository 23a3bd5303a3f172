import type { GivenWorld, OtherWorld } from '../course/challenge.ts'
import type { Goal, Verdict } from '../course/goal.ts'
import { follow, type Standing } from '../course/judge/index.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { inTime } from './patience.ts'
import { type Mode, type TrialStart, TrialWorld, type Typed } from './world.ts'

/** How long a trial may take, in milliseconds of real time. */
const PATIENCE = 8000

/** Lines that met a goal in one world, to be played in others. */
export interface Trial {
  readonly mode: Mode
  readonly shell: ShellName
  /** What was typed, in order, with the keys that were pressed meanwhile. */
  readonly lines: readonly Typed[]
  readonly goal: Goal
  readonly others: readonly OtherWorld[]
  readonly start: TrialStart
}

/** What a goal comes to when lines are played in a world as it is. */
export async function judgeHere(world: TrialWorld, goal: Goal, lines: readonly Typed[]): Promise<Verdict> {
  let standing: Standing = follow(goal, undefined, { facts: await world.facts(), by: 0 })
  for (const [at, typed] of lines.entries()) {
    const line = await world.type(typed)
    standing = follow(goal, standing, { facts: await world.facts(), line, by: at + 1 })
  }
  return standing.verdict
}

async function judgeAll({ mode, shell, lines, goal, others, start }: Trial): Promise<Verdict> {
  const world = await TrialWorld.load(mode, shell, start)
  for (const other of others) {
    await world.beginIn(other)
    const verdict = await judgeHere(world, other.goal ?? goal, lines)
    if (verdict.type !== 'met') return verdict
  }
  return { type: 'met' }
}

/**
 * Plays lines in the other worlds of a challenge: the first verdict that is not `met`, or `met`. Undefined where that cannot be told:
 * it takes too long, or a line does not end. Nothing of the learner's machine is touched. Never rejects.
 */
export function played(trial: Trial): Promise<Verdict | undefined> {
  return inTime(judgeAll(trial), PATIENCE)
}

/** A given world as data that `reset` of a machine takes; `now` is when it is made. Rejects where one of its lines fails. */
export async function worldOf(mode: Mode, given: GivenWorld, start: TrialStart): Promise<unknown> {
  return (await TrialWorld.load(mode, 'Simple', start)).make(given)
}
