import type { Facts } from '../../course/facts.ts'
import type { Goal } from '../../course/goal.ts'
import { resolvePath } from '../../course/judge/index.ts'
import type { Word, WordKind } from '../../course/lesson.ts'
import type { Moment } from '../../shell/timeline.ts'
import type { LostGround } from './heard.ts'

const PLACES: ReadonlySet<WordKind> = new Set<WordKind>(['file', 'directory', 'path'])

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/'

/** What a step makes. */
function madeBy(goal: Goal | undefined): readonly string[] {
  if (goal?.type === 'all' || goal?.type === 'any') return goal.of.flatMap(madeBy)
  return goal?.type === 'file' && !goal.gone ? [goal.path] : []
}

/** What a step takes away. */
function removedBy(goal: Goal | undefined): readonly string[] {
  if (goal?.type === 'all' || goal?.type === 'any') return goal.of.flatMap(removedBy)
  return goal?.type === 'file' && goal.gone ? [goal.path] : []
}

/** What steps leave behind, one after the other. */
function leftBy(goals: readonly (Goal | undefined)[]): ReadonlySet<string> {
  const left = new Set<string>()
  for (const goal of goals) {
    for (const path of removedBy(goal)) left.delete(path)
    for (const path of madeBy(goal)) left.add(path)
  }
  return left
}

/** A step as it is looked at for what it needs. */
export interface StepLooked {
  readonly words: readonly Word[]
  readonly goal: Goal | undefined
  /** Those of the steps before it, in their order. */
  readonly earlier: readonly (Goal | undefined)[]
}

/**
 * What a step stands on: where one is, the files that its words name, and the directories that these are in. What the step makes is no
 * such file, unless a step before it made that already: `>> list.txt`.
 */
function groundOf({ words, goal, earlier }: StepLooked, facts: Facts): readonly string[] {
  const left = leftBy(earlier)
  const made = madeBy(goal).flatMap((path) => (left.has(path) ? [] : [resolvePath(path, facts)]))
  const named = words.filter(({ kind, text }) => PLACES.has(kind) && /^[\w./~-]+$/.test(text))
  const paths = named.map(({ text }) => resolvePath(text, facts))
  return [facts.cwd, ...paths.map(parentOf), ...paths.filter((path) => !made.includes(path))]
}

/** The line that removed what a step stands on, where one did. */
export async function lostGround<World>(
  step: StepLooked,
  now: Facts,
  moments: readonly Moment<World>[],
  factsOf: (world: World) => Promise<Facts>,
): Promise<LostGround | undefined> {
  const path = groundOf(step, now).find((place) => now.file(place) === undefined)
  if (path === undefined) return undefined
  for (const [at, { before, line }] of [...moments.entries()].toReversed()) {
    if (before === undefined) return undefined
    if ((await factsOf(before)).file(path)) return { path, at, line }
  }
  return undefined
}
