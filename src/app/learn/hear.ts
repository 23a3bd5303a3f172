import type { Facts, LineFacts } from '../../course/facts.ts'
import type { Goal } from '../../course/goal.ts'
import { follow, lineOf, type Standing } from '../../course/judge/index.ts'
import { nearMiss } from '../../course/near-miss.ts'
import type { Moment } from '../../shell/timeline.ts'
import type { Note, StepHeard, WayBack } from './heard.ts'

/** A step as it is judged, or a task of an exercise. */
export interface Asked {
  /** The lesson's id, or the exercise's. */
  readonly lesson: string
  readonly step: number
  readonly isLast: boolean
  /** What is shown to be typed; nothing where it is to be found. */
  readonly command: string
  readonly goal: Goal | undefined
  /** Whether the exercise says itself what became of it. */
  readonly isExercise?: true
}

/** A line that has run, and the world after it. */
export interface Spoken {
  readonly moment: Pick<Moment<unknown>, 'id' | 'line' | 'evidence'>
  /** The place in the timeline before it. */
  readonly at: number
  readonly facts: Facts
}

/** What became of a step, and the last line that was heard for it. */
export interface Hearing<World = unknown> {
  readonly heard: StepHeard
  readonly line: LineFacts | undefined
  /** The world that the line was typed in, where it is kept. */
  readonly before?: World | undefined
}

const isMet = (standing: Standing | undefined): boolean => standing?.verdict.type === 'met'

/** A step that was opened in a world; `upTo` is the id of the last moment before that. */
export function open({ lesson, step, goal }: Asked, facts: Facts, upTo: number): StepHeard {
  const standing = goal && follow(goal, undefined, { facts, by: upTo })
  const nothing = { isMet: false, output: undefined, undone: undefined, lost: undefined }
  return { lesson, step, upTo, lines: 0, standing, ...nothing }
}

/** Whether a moment is a line that somebody entered: a world that was put back has none, and Enter alone says nothing. */
const isLine = ({ line }: Spoken['moment']): boolean => line.trim() !== ''

const isBroken = (standing: Standing | undefined): boolean => standing?.verdict.type === 'broken'

function wayBack(heard: StepHeard, standing: Standing | undefined, { moment, at }: Spoken): WayBack | undefined {
  if (!isBroken(standing)) return undefined
  return heard.undone ?? { line: moment.line, at }
}

/** Whether a line does the step: what is tried once it is done, besides its own command, is something else. */
const isAnew = (before: StepHeard, line: string, command: string): boolean => !before.isMet || line.trim() === command

const outputOf = (before: StepHeard, standing: Standing | undefined, own: string | undefined): string | undefined =>
  isMet(standing) ? (own ?? before.output) : undefined

/** After a line. */
export function hearLine(heard: StepHeard, { goal, command }: Asked, spoken: Spoken): StepHeard {
  const { moment, facts } = spoken
  if (!isLine(moment)) return hearChange({ ...heard, upTo: moment.id }, goal, facts)
  const standing = goal && follow(goal, heard.standing, { facts, line: lineOf(moment), by: moment.id })
  const { stdout, stderr } = moment.evidence
  return {
    ...heard,
    upTo: moment.id,
    lines: heard.lines + 1,
    standing,
    isMet: isMet(standing),
    output: outputOf(heard, standing, isAnew(heard, moment.line, command) ? stdout + stderr : undefined),
    undone: wayBack(heard, standing, spoken),
    lost: undefined,
  }
}

/** After a change that no line has made, or not yet. */
export function hearChange(heard: StepHeard, goal: Goal | undefined, facts: Facts): StepHeard {
  // a line that runs now is the next moment
  const standing = goal && follow(goal, heard.standing, { facts, by: heard.upTo + 1 })
  if (standing === undefined) return heard
  const met = isMet(standing) && (heard.isMet || !isMet(heard.standing))
  return { ...heard, standing, isMet: met, output: met ? heard.output : undefined }
}

/** What is to be said of a line by what became of the step's goal. */
export function noteOf(
  before: StepHeard,
  { heard: after, line }: Hearing,
  { isLast, command, isExercise }: Asked,
  offers: boolean,
): Note | undefined {
  if (isExercise && after.isMet) return undefined
  if (after.isMet && (!line || isAnew(before, line.line, command)) && !(before.isMet && line?.status !== 0))
    return { type: 'met', isLast, offers }
  if (after.isMet || !line) return undefined
  if (after.undone && !before.undone) return { type: 'broken', line: after.undone.line }
  const miss = nearMiss(line.line, command)
  return miss && { type: 'near-miss', typed: miss.typed, wanted: miss.wanted, line: command }
}
