import type { Facts, LineFacts } from '../facts.ts'
import type { Goal, Verdict } from '../goal.ts'
import { judge } from './judge.ts'

/** Where a goal stands: what has become of it, and of each of its parts. */
export interface Standing {
  readonly verdict: Verdict
  /** Parallel to the parts of an `all` or an `any`; empty for other goals. */
  readonly parts: readonly Standing[]
}

/** What a goal is judged by. */
export interface Occasion {
  readonly facts: Facts
  /** Absent where something changed between two lines. */
  readonly line?: LineFacts
  /** The id of the moment. */
  readonly by: number
}

/** Whether a goal asks of the last line alone: once it is met, it stays so. */
function isOfLine(goal: Goal): boolean {
  switch (goal.type) {
    case 'ran':
    case 'printed':
    case 'status':
    case 'line':
    case 'used':
      return true
    case 'all':
    case 'any':
      return goal.of.every(isOfLine)
    case 'not':
      return isOfLine(goal.of)
    default:
      return false
  }
}

const isMet = (standing: Standing | undefined): boolean => standing?.verdict.type === 'met'

/** What was met once and is not now was undone. */
function sinceThen(now: Verdict, last: Verdict | undefined, by: number): Verdict {
  if (now.type !== 'unmet') return now
  if (last?.type === 'broken') return { ...now, type: 'broken', by: last.by }
  return last?.type === 'met' ? { ...now, type: 'broken', by } : now
}

const partsOf = (goal: Goal): readonly Goal[] => (goal.type === 'all' || goal.type === 'any' ? goal.of : [])

function judgedNow(goal: Goal, { facts, line }: Occasion): Standing {
  const parts = partsOf(goal).map((part) => ({ verdict: judge(part, facts, line), parts: [] }))
  return { verdict: judge(goal, facts, line), parts }
}

/** Parts that ask of the line and have no label of their own have to be met by one line. */
const isOfOneLine = (part: Goal): boolean => isOfLine(part) && part.label === undefined

function followParts(parts: readonly Goal[], last: Standing | undefined, occasion: Occasion): readonly Standing[] {
  const shown = last !== undefined && parts.every((part, at) => !isOfOneLine(part) || isMet(last.parts[at]))
  return parts.map((part, at) => {
    const known = last?.parts[at]
    if (!isOfOneLine(part)) return follow(part, known, occasion)
    return known && (shown || !occasion.line) ? known : judgedNow(part, occasion)
  })
}

function followAll(of: readonly Goal[], last: Standing | undefined, occasion: Occasion): Standing {
  const parts = followParts(of, last, occasion)
  const verdicts = parts.map(({ verdict }) => verdict)
  const because = verdicts.flatMap((verdict) => (verdict.type === 'met' ? [] : verdict.because))
  if (because.length === 0) return { verdict: { type: 'met' }, parts }
  const broken = verdicts.find((verdict) => verdict.type === 'broken')
  const now: Verdict = broken ? { ...broken, because } : { type: 'unmet', because }
  return { verdict: sinceThen(now, last?.verdict, occasion.by), parts }
}

function followAny(of: readonly Goal[], last: Standing | undefined, occasion: Occasion): Standing {
  const parts = of.map((part, at) => follow(part, last?.parts[at], occasion))
  const now = parts.some(isMet) ? { type: 'met' as const } : (parts[0]?.verdict ?? { type: 'met' as const })
  return { verdict: sinceThen(now, last?.verdict, occasion.by), parts }
}

/**
 * Where a goal stands after a line or a change, from where it stood before. What a line has shown stays met; what is so in the world
 * can be undone again.
 */
export function follow(goal: Goal, last: Standing | undefined, occasion: Occasion): Standing {
  const { by, line, facts } = occasion
  const labelled = partsOf(goal).some(({ label }) => label !== undefined)
  if (isOfLine(goal) && !labelled) return last && (isMet(last) || !line) ? last : judgedNow(goal, occasion)
  if (goal.type === 'all') return followAll(goal.of, last, occasion)
  if (goal.type === 'any') return followAny(goal.of, last, occasion)
  return { verdict: sinceThen(judge(goal, facts, line), last?.verdict, by), parts: [] }
}
