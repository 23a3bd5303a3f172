import type { Facts } from '../../course/facts.ts'
import type { Goal } from '../../course/goal.ts'
import { resolvePath } from '../../course/judge/index.ts'
import type { Word, WordKind } from '../../course/lesson.ts'
import type { Moment } from '../../shell/timeline.ts'
import type { LostGround } from './heard.ts'

const PLACES: ReadonlySet<WordKind> = new Set<WordKind>(['file', 'directory', 'path'])

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || '/'

/** What the step itself makes. */
function madeBy(goal: Goal | undefined): readonly string[] {
  if (goal?.type === 'all' || goal?.type === 'any') return goal.of.flatMap(madeBy)
  return goal?.type === 'file' && !goal.gone ? [goal.path] : []
}

/** What a step stands on: where one is, the files that its words name, and the directories that these are in. */
function groundOf(words: readonly Word[], goal: Goal | undefined, facts: Facts): readonly string[] {
  const made = madeBy(goal).map((path) => resolvePath(path, facts))
  const named = words.filter(({ kind, text }) => PLACES.has(kind) && /^[\w./~-]+$/.test(text))
  const paths = named.map(({ text }) => resolvePath(text, facts))
  return [facts.cwd, ...paths.map(parentOf), ...paths.filter((path) => !made.includes(path))]
}

/** The line that removed what a step stands on, where one did. */
export async function lostGround<World>(
  { words, goal }: { readonly words: readonly Word[]; readonly goal: Goal | undefined },
  now: Facts,
  moments: readonly Moment<World>[],
  factsOf: (world: World) => Promise<Facts>,
): Promise<LostGround | undefined> {
  const path = groundOf(words, goal, now).find((place) => now.file(place) === undefined)
  if (path === undefined) return undefined
  for (const [at, { before, line }] of [...moments.entries()].toReversed()) {
    if (before === undefined) return undefined
    if ((await factsOf(before)).file(path)) return { path, at, line }
  }
  return undefined
}
