import { createStore, type Store } from '../../base/store.ts'
import type { Standing } from '../../course/judge/standing.ts'
import type { Unfinished } from '../../shell/bash/syntax/unfinished.ts'

/** Where something stood before a line. */
export interface WayBack {
  /** The line that changed it. */
  readonly line: string
  /** The place in the timeline before that line. */
  readonly at: number
}

/** A directory that the step needs and that a line has removed. */
export interface LostGround extends WayBack {
  readonly path: string
}

/** What became of the step that is open. */
export interface StepHeard {
  readonly lesson: string
  readonly step: number
  /** The id of the last moment that was heard. */
  readonly upTo: number
  /** How many lines were entered since the step was opened. */
  readonly lines: number
  /** Where its goal stands; a step may have none. */
  readonly standing: Standing | undefined
  /** Whether a line, or a change, has met the goal: not what was so from the start. */
  readonly isMet: boolean
  /** What the line showed that the goal was met by. */
  readonly output: string | undefined
  /** The way back to what was so once. */
  readonly undone: WayBack | undefined
  readonly lost: LostGround | undefined
}

/** What the strip says about the last line. */
export type Note =
  /** While it `offers`, Enter at the empty prompt goes on. */
  | { readonly type: 'met'; readonly isLast: boolean; readonly offers: boolean }
  | { readonly type: 'near-miss'; readonly typed: string; readonly wanted: string; readonly line: string }
  | { readonly type: 'broken'; readonly line: string }
  /** What the step needs is gone; and the place among the lines where it still was. */
  | { readonly type: 'lost'; readonly path: string; readonly at: number }
  /** A program reads what is typed now. */
  | { readonly type: 'waits'; readonly program: string }
  /** Bash itself reads a line: for `read`, `select` and their like. */
  | { readonly type: 'asks' }
  /** The command that was entered is not whole yet: it breaks off within something. */
  | { readonly type: 'unfinished'; readonly within: Unfinished }
  /** What an exercise says, and what can be done about it. */
  | {
      readonly type: 'exercise'
      readonly text: string
      readonly isGood: boolean
      readonly action?: { readonly says: string; act(): void }
    }
  /** An address that was not reached, and what shows the way to it. */
  | { readonly type: 'unreached'; readonly address: string; show(): void }
  /** What was believed, what is so, and a line that would do. */
  | MistakeNote

export interface MistakeNote {
  readonly type: 'mistake'
  readonly text: string
  readonly fix: string | undefined
  /** It is only that a word is spelt otherwise than one that is there. */
  readonly isSpelling: boolean
}

/** What is left before the step can be tried. */
export interface Away {
  /** Of a container or a program; empty where it is not known. */
  readonly name: string
  /** What to press. */
  readonly keys: string
}

/** What a step's command shows in the learner's own world, where it is not what was recorded. */
export interface ExpectedHere {
  readonly lesson: string
  readonly step: number
  readonly output: string
}

/** What was heard of the learner's lines: told by the listener, which comes late, and read by the step's card and the strip. */
export interface Heard {
  readonly step: Store<StepHeard | undefined>
  /** Whether the step's command stands at the prompt. */
  readonly isTyped: Store<boolean>
  /** What has the keyboard where the step is not typed: a shell that was entered, or a full-screen program. */
  readonly away: Store<Away | undefined>
  readonly note: Store<Note | undefined>
  readonly expected: Store<ExpectedHere | undefined>
  /** What the lesson that was completed last leaves, each time anew. */
  readonly left: Store<readonly string[]>
}

/** Nothing was heard yet. */
export const createHeard = (): Heard => ({
  step: createStore<StepHeard | undefined>(undefined),
  isTyped: createStore(false),
  away: createStore<Away | undefined>(undefined),
  note: createStore<Note | undefined>(undefined),
  expected: createStore<ExpectedHere | undefined>(undefined),
  left: createStore<readonly string[]>([]),
})
