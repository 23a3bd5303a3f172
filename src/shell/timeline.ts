import type { ShellName } from './terminal-shell.ts'
import type { Evidence } from './watch.ts'

/** A key that was pressed while a line ran, as the keyboard sends it; a line that was typed for a program is one. */
export interface Keystroke {
  readonly data: string
  /** How often the line had asked the terminal for a line or for the keyboard before it came. */
  readonly after: number
}

/** What one submitted line was: the worlds around it, and the evidence of what happened in between. */
export interface Moment<World> {
  /** Counted from 1; no number is used twice. */
  readonly id: number
  readonly shell: ShellName
  readonly line: string
  /** When it began, in milliseconds since 1970. */
  readonly at: number
  readonly keys: readonly Keystroke[]
  /** The world before it; undefined when there was no room for it any more, as `after`. */
  readonly before: World | undefined
  readonly after: World | undefined
  readonly evidence: Evidence
  /** Bytes that only this moment keeps alive, about. */
  readonly weight: number
}

/** `at` of the moments are in force; the rest can be redone. */
export interface Timeline<World> {
  readonly moments: readonly Moment<World>[]
  readonly at: number
}

/** How much a timeline keeps. */
export interface Budget {
  /** Bytes of worlds. */
  readonly bytes: number
  readonly lines: number
}

/** 64 MB with the lines and their evidence, which stay when worlds go. */
const usualBudget: Budget = { bytes: 48 * 2 ** 20, lines: 10_000 }

export const emptyTimeline = <World>(): Timeline<World> => ({ moments: [], at: 0 })

/** Takes out of the oldest moments what there is no room for: their worlds first, and the lines themselves when there are too many. */
export function thinOut<World>({ moments, at }: Timeline<World>, budget: Budget = usualBudget): Timeline<World> {
  const dropped = Math.max(0, moments.length - budget.lines)
  const kept = dropped > 0 ? moments.slice(dropped) : [...moments]
  let total = 0
  for (const { weight } of kept) total += weight
  for (let oldest = 0; total > budget.bytes && oldest < kept.length - 1; oldest += 1) {
    const moment = kept[oldest]
    if (!moment || moment.weight === 0) continue
    total -= moment.weight
    kept[oldest] = { ...moment, before: undefined, after: undefined, weight: 0 }
  }
  return { moments: kept, at: Math.max(0, at - dropped) }
}

/** Adds moments after those in force. What could be redone is gone. */
export function add<World>(
  { moments, at }: Timeline<World>,
  more: readonly Moment<World>[],
  budget?: Budget,
): Timeline<World> {
  const inForce = [...moments.slice(0, at), ...more]
  return thinOut({ moments: inForce, at: inForce.length }, budget)
}

/** The world at a place of the timeline; undefined where none can be reached. */
export function worldAt<World>({ moments }: Timeline<World>, at: number): World | undefined {
  return moments[at - 1]?.after ?? moments[at]?.before
}

/** The same moments with `at` of them in force; undefined where no world can be reached. */
export function goTo<World>(timeline: Timeline<World>, at: number): Timeline<World> | undefined {
  return worldAt(timeline, at) === undefined ? undefined : { moments: timeline.moments, at }
}

/** One moment back; undefined where there is none. */
export const back = <World>(timeline: Timeline<World>): Timeline<World> | undefined => goTo(timeline, timeline.at - 1)

/** One moment forward again; undefined at the end. */
export const forward = <World>(timeline: Timeline<World>): Timeline<World> | undefined =>
  goTo(timeline, timeline.at + 1)
