import type { TrackExercises } from '../exercises.ts'
import { bashEnd } from './end.ts'
import { pipes } from './pipes.ts'

/** The exercises of the bash lessons, in their order. */
export const bashExercises: TrackExercises = { lessons: [pipes], end: bashEnd }
