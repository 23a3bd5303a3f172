import type { Goal, TextTest } from '../goal.ts'

const ofText = (test: TextTest | undefined): readonly string[] => (test && 'sameAs' in test ? [test.sameAs] : [])

/** The paths of the machine's own files that a goal asks for: it is judged anew when a change touches one of them. */
export function askedPaths(goal: Goal): readonly string[] {
  switch (goal.type) {
    case 'all':
    case 'any':
      return goal.of.flatMap(askedPaths)
    case 'not':
      return askedPaths(goal.of)
    case 'file':
      return [...(goal.in === undefined ? [goal.path] : []), ...ofText(goal.content)]
    case 'count':
      return [goal.in]
    case 'printed':
    case 'line':
      return ofText(goal.text)
    case 'variable':
    case 'alias':
    case 'function':
      return ofText(goal.value)
    default:
      return []
  }
}
