import type { Facts, LineFacts } from '../facts.ts'
import type { Goal, Reason, Verdict } from '../goal.ts'
import { isEnough } from './count.ts'
import { whyNotContainers, whyNotThing } from './docker.ts'
import { whyNotFile } from './file.ts'
import { fits } from './glob.ts'
import { whyNotLine } from './line.ts'
import { resolvePath } from './path.ts'
import { passes } from './text.ts'

type Of<Type extends Goal['type']> = Extract<Goal, { readonly type: Type }>

function whyNotVariable({ name, value, exported }: Of<'variable'>, facts: Facts): readonly Reason[] {
  const text = facts.variable(name)
  if (text === undefined) return [{ type: 'no-such-variable', name }]
  if (value && !passes({ text }, value, facts)) return [{ type: 'other-value', name, is: text, wanted: value }]
  if (exported === undefined || exported === facts.exported(name)) return []
  return [{ type: exported ? 'not-exported' : 'exported', name }]
}

function whyNotName({ type, name, value }: Of<'alias' | 'function'>, facts: Facts): readonly Reason[] {
  if (type === 'function') return facts.functions.includes(name) ? [] : [{ type: 'no-such-function', name }]
  const text = facts.aliases.get(name)
  if (text === undefined) return [{ type: 'no-such-alias', name }]
  return value && !passes({ text }, value, facts) ? [{ type: 'other-value', name, is: text, wanted: value }] : []
}

function whyNotCounted(goal: Of<'count' | 'jobs'>, facts: Facts): readonly Reason[] {
  if (goal.type === 'jobs') {
    const count = facts.jobs.filter(({ state }) => state === goal.state).length
    return isEnough(count, goal.is) ? [] : [{ type: 'jobs', state: goal.state, is: count, wanted: goal.is }]
  }
  const count = facts.names(goal.in).filter((name) => fits(name, goal.glob)).length
  return isEnough(count, goal.is) ? [] : [{ type: 'count', in: goal.in, glob: goal.glob, is: count, wanted: goal.is }]
}

function whyNotDocker(goal: Of<'container' | 'image' | 'network' | 'volume'>, { docker }: Facts): readonly Reason[] {
  if (!docker) return [{ type: 'no-docker' }]
  return goal.type === 'container' ? whyNotContainers(goal.where, goal.is ?? {}, docker) : whyNotThing(goal, docker)
}

function whyNotAny(of: readonly Goal[], facts: Facts, line: LineFacts | undefined): readonly Reason[] {
  const reasons = of.map((part) => whyNot(part, facts, line))
  return reasons.some((because) => because.length === 0) ? [] : (reasons[0] ?? [])
}

function whyNot(goal: Goal, facts: Facts, line: LineFacts | undefined): readonly Reason[] {
  switch (goal.type) {
    case 'all':
      return goal.of.flatMap((part) => whyNot(part, facts, line))
    case 'any':
      return whyNotAny(goal.of, facts, line)
    case 'not':
      return whyNot(goal.of, facts, line).length > 0 ? [] : [{ type: 'should-not-be', goal: goal.of.type }]
    case 'file':
      return whyNotFile(goal, facts)
    case 'cwd': {
      const is = resolvePath(facts.cwd, facts)
      const wanted = resolvePath(goal.is, facts)
      return is === wanted ? [] : [{ type: 'elsewhere', is, wanted }]
    }
    case 'variable':
      return whyNotVariable(goal, facts)
    case 'alias':
    case 'function':
      return whyNotName(goal, facts)
    case 'count':
    case 'jobs':
      return whyNotCounted(goal, facts)
    case 'container':
    case 'image':
    case 'network':
    case 'volume':
      return whyNotDocker(goal, facts)
    case 'ran':
    case 'printed':
    case 'status':
    case 'line':
    case 'used':
      return line ? whyNotLine(goal, line, facts) : [{ type: 'no-line' }]
  }
}

/** Whether a goal is met in a world, and by the line that led to it; without a line, all that asks for one is not met. */
export function judge(goal: Goal, facts: Facts, line: LineFacts | undefined): Verdict {
  const because = whyNot(goal, facts, line)
  return because.length === 0 ? { type: 'met' } : { type: 'unmet', because }
}
