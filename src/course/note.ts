import type { Facts, LineFacts } from './facts.ts'
import type { Goal } from './goal.ts'
import { judge } from './judge/index.ts'
import type { Mistake } from './mistake.ts'

/** A mistake that a line shows. */
export interface Note {
  readonly mistake: Mistake
  /** A line that would do, for who asks for it. */
  readonly fix: string | undefined
}

/** How much of a line is looked at, in UTF-16 units. */
const LONGEST_LINE = 1000

type Groups = readonly string[]

/** `{1}` is the first group; what has no such group stays as it is. */
const filled = (text: string, groups: Groups): string =>
  text.replace(/\{(\d)\}/g, (all, index: string) => groups[Number(index)] ?? all)

/** A goal whose names and paths are those of groups. */
function filledGoal(goal: Goal, groups: Groups): Goal {
  switch (goal.type) {
    case 'all':
    case 'any':
      return { ...goal, of: goal.of.map((part) => filledGoal(part, groups)) }
    case 'not':
      return { ...goal, of: filledGoal(goal.of, groups) }
    case 'file':
      return { ...goal, path: filled(goal.path, groups) }
    case 'count':
      return { ...goal, in: filled(goal.in, groups), glob: filled(goal.glob, groups) }
    case 'container': {
      const { name } = goal.where
      return name === undefined ? goal : { ...goal, where: { ...goal.where, name: filled(name, groups) } }
    }
    case 'variable':
    case 'image':
    case 'network':
    case 'volume':
      return { ...goal, name: filled(goal.name, groups) }
    default:
      return goal
  }
}

/** Whether a command of the line is the one that is meant. */
function hasRun({ ran, status: last }: LineFacts, { program, status }: Mistake['when']): boolean {
  if (program === undefined) return status === undefined || last === status
  return ran.some(
    (one) => (one.program === program || one.argv[0] === program) && (status === undefined || one.status === status),
  )
}

/** The groups of a mistake in a line; undefined where it is not made there. */
function groupsOf(when: Mistake['when'], line: LineFacts, before: Facts): Groups | undefined {
  if (!hasRun(line, when)) return undefined
  const typed = when.line === undefined ? [] : before.groups(line.line.slice(0, LONGEST_LINE), when.line)
  if (!typed) return undefined
  const said = when.stderr === undefined ? typed : before.groups(line.stderr, when.stderr)
  if (!said || !when.was) return said
  return judge(filledGoal(when.was, said), before, undefined).type === 'met' ? said : undefined
}

/**
 * The first mistake of a catalogue that a line shows; `before` is the world that the line was typed in. Of a line that did what was
 * asked, nobody should ask.
 */
export function noteFor(catalogue: readonly Mistake[], line: LineFacts, before: Facts): Note | undefined {
  for (const mistake of catalogue) {
    const groups = groupsOf(mistake.when, line, before)
    if (groups) return { mistake, fix: mistake.fix === undefined ? undefined : filled(mistake.fix, groups) }
  }
  return undefined
}
