import type { Goal } from '../goal.ts'

/** What `{1}` and `{fixed}` stand for. */
export type Names = ReadonlyMap<string, string>

export const NOTHING: Names = new Map()

/** A text with the names filled in; one that is not known stays as it is. */
export const fill = (text: string, names: Names): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => names.get(name) ?? whole)

/** A goal whose names and paths are filled in. */
export function filledGoal(goal: Goal, names: Names): Goal {
  switch (goal.type) {
    case 'all':
    case 'any':
      return { ...goal, of: goal.of.map((part) => filledGoal(part, names)) }
    case 'not':
      return { ...goal, of: filledGoal(goal.of, names) }
    case 'file':
      return { ...goal, path: fill(goal.path, names) }
    case 'cwd':
      return { ...goal, is: fill(goal.is, names) }
    case 'count':
      return { ...goal, in: fill(goal.in, names), glob: fill(goal.glob, names) }
    case 'container': {
      const { name } = goal.where
      return name === undefined ? goal : { ...goal, where: { ...goal.where, name: fill(name, names) } }
    }
    case 'variable':
    case 'function':
    case 'image':
    case 'network':
    case 'volume':
      return { ...goal, name: fill(goal.name, names) }
    default:
      return goal
  }
}
