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

/** The paths that a goal names, whatever it asks of them. */
function namedIn(goal: Goal | undefined): readonly string[] {
  switch (goal?.type) {
    case 'all':
    case 'any':
      return goal.of.flatMap(namedIn)
    case 'file':
    case 'used':
      return [goal.path]
    case 'ran':
      return (goal.operands ?? []).filter((operand) => /^[/~]/.test(operand))
    case 'printed':
      return 'sameAs' in goal.text ? [goal.text.sameAs] : []
    default:
      return []
  }
}

/** What a command reads although no word names it, beside the directory that a word names. */
const UNNAMED: ReadonlyMap<string, string> = new Map([
  ['build', 'Dockerfile'],
  ['compose', 'compose.yaml'],
])

/** The files that a step names, as they are written. */
function textsOf(words: readonly Word[]): readonly string[] {
  const texts = words.filter(({ kind, text }) => PLACES.has(kind) && /^[\w./~-]+$/.test(text)).map(({ text }) => text)
  const [program, command] = words
  const unnamed = program?.text === 'docker' && command ? UNNAMED.get(command.text) : undefined
  const directory = words.findLast(({ kind }) => kind === 'directory' || kind === 'path')
  return unnamed === undefined ? texts : [...texts, `${directory?.text ?? '.'}/${unnamed}`]
}

/** One place that a step stands on: one of these is enough. */
type Places = readonly string[]

/** Where a file may be that a step names: where one is, at home, or where the goal has it. */
function placesOf(text: string, goal: Goal | undefined, facts: Facts): Places {
  const here = resolvePath(text, facts)
  if (/^[/~]/.test(text)) return [here]
  const inGoal = namedIn(goal)
    .map((path) => resolvePath(path, facts))
    .filter((path) => path.endsWith(`/${text}`))
  return [...new Set([here, resolvePath(`~/${text}`, facts), ...inGoal])]
}

/**
 * What a step stands on: where one is, the files that its words name, and the directories that these are in. What the step makes is no
 * such file, unless a step before it made that already: `>> list.txt`.
 */
function groundOf({ words, goal, earlier }: StepLooked, facts: Facts): readonly Places[] {
  const left = leftBy(earlier)
  const made = madeBy(goal).flatMap((path) => (left.has(path) ? [] : [resolvePath(path, facts)]))
  const named = textsOf(words).map((text) => placesOf(text, goal, facts))
  const files = named.filter((places) => !places.some((place) => made.includes(place)))
  return [[facts.cwd], ...named.map((places) => places.map(parentOf)), ...files]
}

/** The line that removed what a step stands on, where one did. */
export async function lostGround<World>(
  step: StepLooked,
  now: Facts,
  moments: readonly Moment<World>[],
  factsOf: (world: World) => Promise<Facts>,
): Promise<LostGround | undefined> {
  const missing = groundOf(step, now).filter((places) => places.every((place) => now.file(place) === undefined))
  if (missing.length === 0) return undefined
  for (const [at, { before, line }] of [...moments.entries()].toReversed()) {
    if (before === undefined) return undefined
    const facts = await factsOf(before)
    const path = missing.flat().find((place) => facts.file(place))
    if (path !== undefined) return { path, at, line }
  }
  return undefined
}
