import type { TrackName } from '../../course/tracks.ts'
import type { Asked } from '../learn/hear.ts'

/** What can be done beside the steps of the lessons. */
export type Exercise =
  /** The words of a lesson. */
  | { readonly type: 'recap'; readonly lesson: string }
  /** Its steps once more, the commands hidden. */
  | { readonly type: 'again'; readonly lesson: string; readonly step: number }
  /** Now you. */
  | { readonly type: 'challenge'; readonly lesson: string }
  | { readonly type: 'predict'; readonly lesson: string; readonly at: number }
  | { readonly type: 'arrange'; readonly lesson: string; readonly at: number }
  /** A project at the end of a track. */
  | { readonly type: 'capstone'; readonly track: TrackName; readonly at: number }
  /** What is due today, one after the other. */
  | { readonly type: 'warm-up'; readonly lesson: string; readonly step: number }

/** The exercise that is open instead of the step. */
export interface OpenExercise {
  readonly exercise: Exercise
  /** `waiting` until it is begun, `laying` until its world is there. */
  readonly phase: 'waiting' | 'laying' | 'ready'
  /** What lines are judged by; an exercise may have nothing to judge. */
  readonly asked: Asked | undefined
  /** Gives the learner's own machine back; false while it cannot. */
  close(): Promise<boolean>
}

/** Whether an exercise stands below a lesson's row. */
export const belongsTo = (open: OpenExercise | undefined, lesson: string): open is OpenExercise =>
  open !== undefined && open.exercise.type !== 'warm-up' && 'lesson' in open.exercise && open.exercise.lesson === lesson
