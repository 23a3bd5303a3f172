import type { Arrangement } from '../arrangement.ts'
import type { Challenge } from '../challenge.ts'
import type { Prediction } from '../prediction.ts'
import type { TrackName } from '../tracks.ts'

/** What belongs to a lesson besides its steps. */
export interface Exercises {
  /** The lesson's id. */
  readonly lesson: string
  /** Now you: at the lesson's end. */
  readonly challenge: Challenge
  readonly predictions: readonly Prediction[]
  readonly arrangements: readonly Arrangement[]
}

/** The end of a track. */
export interface TrackEnd {
  /** Small projects with all that was learned. */
  readonly capstones: readonly [Challenge, ...Challenge[]]
  /** What one can do now: whole sentences. */
  readonly can: readonly string[]
  /** What comes next; undefined at the last one. */
  readonly next: { readonly track: TrackName; readonly text: string } | undefined
}

/** All exercises of a track, in the order of its lessons. */
export interface TrackExercises {
  readonly lessons: readonly Exercises[]
  readonly end: TrackEnd
}
