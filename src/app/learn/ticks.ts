import { type Moment, type Timeline, worldAt } from '../../shell/timeline.ts'
import { say } from '../words/language.ts'

/** How many lines are drawn. */
const MOST = 40

/** One line of the scrubber. */
export interface Tick {
  readonly id: number
  /** The place behind it: how many lines are in force there. */
  readonly at: number
  /** Whether it left another world than it found: so may one that failed. */
  readonly changed: boolean
  readonly failed: boolean
  /** It was taken back, and can be redone. */
  readonly undone: boolean
  /** Whether the world behind it is kept. */
  readonly kept: boolean
}

/** The last lines as ticks; `changed` says whether one has left another world than it found. */
export function ticksOf<World>(
  timeline: Timeline<World>,
  changed: (moment: Moment<World>) => boolean,
): readonly Tick[] {
  const { moments, at } = timeline
  const from = Math.max(0, moments.length - MOST)
  return moments.slice(from).map((moment, index) => {
    const place = from + index + 1
    return {
      id: moment.id,
      at: place,
      changed: changed(moment),
      failed: moment.evidence.status !== 0,
      undone: place > at,
      kept: worldAt(timeline, place) !== undefined,
    }
  })
}

/** The first place that can be gone to; that of the present where there is none before it. */
export function firstPlace<World>(timeline: Timeline<World>): number {
  let place = timeline.at
  while (place > 0 && worldAt(timeline, place - 1) !== undefined) place -= 1
  return Math.max(place, timeline.moments.length - MOST)
}

/** A line in words. */
export const nameOf = (line: string): string => (line === '' ? say('a new start') : line.replaceAll('\n', ' ↵ '))

/** A place in words: `after line 4, rm -rf trip`. */
export function placeInWords<World>({ moments }: Timeline<World>, at: number): string {
  const moment = moments[at - 1]
  return moment ? say('after line {at}, {line}', { at, line: nameOf(moment.line) }) : say('before the first line')
}
