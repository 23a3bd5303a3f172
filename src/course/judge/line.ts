import type { Facts, LineFacts, RanFact } from '../facts.ts'
import type { Goal, RanGoal, Reason, WantedOption } from '../goal.ts'
import { nameTheSame } from './docker.ts'
import { resolvePath } from './path.ts'
import { passes } from './text.ts'

const bare = (option: WantedOption): string => option.replace(/^--?/, '')

function hasOption({ given }: RanFact, option: WantedOption): boolean {
  const [name = '', value] = bare(option).split(/=(.*)/s)
  return given.some((one) => one.name === name && (value === undefined || one.value === value))
}

const hasStatus = (is: number, wanted: number | 'failure'): boolean => (wanted === 'failure' ? is !== 0 : is === wanted)

/** Why a command has not the wanted status. What still runs has none: it counts where nothing is said of how it is to end. */
function whyNotEnded({ status: is, program }: RanFact, { status: wanted }: RanGoal): Reason | undefined {
  if (wanted === 'any') return undefined
  if (is === undefined) return wanted === undefined ? undefined : { type: 'not-ended', program }
  return hasStatus(is, wanted ?? 0) ? undefined : { type: 'other-status', is, wanted: wanted ?? 0 }
}

const isPath = (word: string): boolean => word.startsWith('/') || word === '~' || word.startsWith('~/')

/** How words are read: from which directory, and as the names of which things. */
interface Reader extends Pick<Facts, 'cwd' | 'home'> {
  readonly docker: Facts['docker'] | undefined
}

/** Whether words are the wanted ones: paths have to lead to the same places, and Docker's names to the same things. */
function areWords(words: readonly string[], wanted: readonly string[], reader: Reader): boolean {
  if (words.length !== wanted.length) return false
  const { docker } = reader
  return words.every((word, at) => {
    const other = wanted[at] ?? ''
    if (isPath(other)) return resolvePath(word, reader) === resolvePath(other, reader)
    if (word === other || !docker) return word === other
    // an image without a tag is the latest one
    return word === `${other}:latest` || nameTheSame(word, other, docker)
  })
}

function hasOperands(ran: RanFact, { operands, first }: RanGoal, facts: Facts): boolean {
  const docker = ran.program.startsWith('docker ') ? facts.docker : undefined
  const reader = { cwd: ran.cwd, home: facts.home, docker }
  if (first !== undefined && !areWords(ran.operands.slice(0, 1), [first], reader)) return false
  if (!operands || areWords(ran.operands, operands, reader)) return true
  const read = ran.redirections.find(({ fd, mode }) => fd === 0 && mode === 'read')
  return read !== undefined && areWords([...ran.operands, read.path], operands, reader)
}

/** The first thing that a command of the wanted program has otherwise. */
function whyNotAs(ran: RanFact, goal: RanGoal, facts: Facts): Reason | undefined {
  const { program, operands, first = '' } = goal
  const option = goal.with?.find((wanted) => !hasOption(ran, wanted))
  if (option !== undefined) return { type: 'without-option', program, option: bare(option) }
  if (!hasOperands(ran, goal, facts)) return { type: 'other-operands', program, wanted: operands ?? [first] }
  return whyNotEnded(ran, goal)
}

/** Programs whose operands are only words. */
const TALKERS: ReadonlySet<string> = new Set(['echo', 'printf'])

/** Whether a command named a file or directory, or `<` read it. */
function used({ program, operands, given, redirections, cwd }: RanFact, path: string, { home }: Facts): boolean {
  const words = TALKERS.has(program) ? [] : [...operands, ...given.flatMap(({ value }) => value ?? [])]
  const read = redirections.filter(({ mode }) => mode === 'read').map((redirection) => redirection.path)
  const wanted = resolvePath(path, { cwd, home })
  return [...words, ...read].some((word) => resolvePath(word, { cwd, home }) === wanted)
}

/** Programs that show what is piped to them page by page, on a screen of their own. */
const PAGERS: ReadonlySet<string> = new Set(['less', 'more'])

/** The texts in which something was printed: what reached the screen, and what a pager was handed to show. */
function printedTexts({ stdout, stderr, ran, flows = [] }: LineFacts, on: 'stdout' | 'stderr'): readonly string[] {
  if (on === 'stderr') return [stderr]
  const paged = ran.flatMap(({ program, place }) => (PAGERS.has(program) && place ? [place.stage - 1] : []))
  const handed = flows.filter(({ stage }) => paged.includes(stage)).map(({ head, tail }) => head + tail)
  return [stdout, ...handed]
}

type LineGoal = Extract<Goal, { readonly type: 'ran' | 'printed' | 'status' | 'line' | 'used' }>

/** Why the last line was not as wanted. */
export function whyNotLine(goal: LineGoal, line: LineFacts, facts: Facts): readonly Reason[] {
  switch (goal.type) {
    case 'ran':
      return whyNotRan(goal, line, facts)
    case 'printed': {
      const { on = 'stdout', text } = goal
      if (printedTexts(line, on).some((each) => passes({ text: each }, text, facts))) return []
      return [line[on] === '' ? { type: 'nothing-printed' } : { type: 'not-printed', on, wanted: text }]
    }
    case 'status': {
      const { is } = goal
      return hasStatus(line.status, is) ? [] : [{ type: 'other-status', is: line.status, wanted: is }]
    }
    case 'line':
      return passes({ text: line.line }, goal.text, facts) ? [] : [{ type: 'other-line', wanted: goal.text }]
    case 'used': {
      const { path } = goal
      return line.ran.some((ran) => used(ran, path, facts)) ? [] : [{ type: 'file-not-used', path }]
    }
  }
}

/** A line that was entered, with what it did. */
export const lineOf = ({
  line,
  keys = [],
  evidence,
}: {
  readonly line: string
  readonly keys?: readonly { readonly data: string }[]
  readonly evidence: Omit<LineFacts, 'line' | 'keys'>
}): LineFacts => ({
  ...evidence,
  line,
  keys: keys.map(({ data }) => data).join(''),
})

/** `docker inspect` finds things of every kind, the kind's own `inspect` those of its kind; `docker build` is `docker buildx build`. */
const asked = (program: string): string =>
  program.replace(/^docker [a-z]+ inspect$/, 'docker inspect').replace(/^docker buildx build$/, 'docker build')

/** Why no command of a line is the wanted one. */
function whyNotRan(goal: RanGoal, line: LineFacts, facts: Facts): readonly Reason[] {
  const { program } = goal
  const candidates = line.ran.filter((ran) => asked(ran.program) === asked(program) || ran.argv[0] === program)
  const reasons = candidates.map((ran) => whyNotAs(ran, goal, facts))
  if (reasons.includes(undefined)) return []
  return [reasons.at(-1) ?? { type: 'not-run', program }]
}
