import type { Facts, LineFacts, RanFact } from '../facts.ts'
import type { RanGoal, Reason, WantedOption } from '../goal.ts'
import { resolvePath } from './path.ts'

const bare = (option: WantedOption): string => option.replace(/^--?/, '')

function hasOption({ given }: RanFact, option: WantedOption): boolean {
  const [name = '', value] = bare(option).split(/=(.*)/s)
  return given.some((one) => one.name === name && (value === undefined || one.value === value))
}

const hasStatus = (is: number, wanted: RanGoal['status'] = 0): boolean =>
  wanted === 'any' || (wanted === 'failure' ? is !== 0 : is === wanted)

const isPath = (word: string): boolean => word.startsWith('/') || word === '~' || word.startsWith('~/')

/** Whether words are the wanted ones: those that are to be paths have to lead to the same places. */
function areWords(words: readonly string[], wanted: readonly string[], where: Pick<Facts, 'cwd' | 'home'>): boolean {
  if (words.length !== wanted.length) return false
  return words.every((word, at) => {
    const other = wanted[at] ?? ''
    return isPath(other) ? resolvePath(word, where) === resolvePath(other, where) : word === other
  })
}

function hasOperands(ran: RanFact, wanted: readonly string[], facts: Facts): boolean {
  const where = { cwd: ran.cwd, home: facts.home }
  if (areWords(ran.operands, wanted, where)) return true
  const read = ran.redirections.find(({ fd, mode }) => fd === 0 && mode === 'read')
  return read !== undefined && areWords([...ran.operands, read.path], wanted, where)
}

/** The first thing that a command of the wanted program has otherwise. */
function whyNotAs(ran: RanFact, goal: RanGoal, facts: Facts): Reason | undefined {
  const { program, operands, status } = goal
  const option = goal.with?.find((wanted) => !hasOption(ran, wanted))
  if (option !== undefined) return { type: 'without-option', program, option: bare(option) }
  if (operands && !hasOperands(ran, operands, facts)) return { type: 'other-operands', program, wanted: operands }
  if (hasStatus(ran.status, status) || status === 'any') return undefined
  return { type: 'other-status', is: ran.status, wanted: status ?? 0 }
}

/** Why no command of a line is the wanted one. */
export function whyNotRan(goal: RanGoal, line: LineFacts, facts: Facts): readonly Reason[] {
  const { program } = goal
  const candidates = line.ran.filter((ran) => ran.program === program || ran.argv[0] === program)
  const reasons = candidates.map((ran) => whyNotAs(ran, goal, facts))
  if (reasons.includes(undefined)) return []
  return [reasons.at(-1) ?? { type: 'not-run', program }]
}
