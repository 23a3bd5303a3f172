import type { TrackExercises } from '../exercises.ts'
import { linuxEnd } from './end.ts'
import { textProcessing } from './text-processing.ts'

/** The exercises of the linux lessons, in their order. */
export const linuxExercises: TrackExercises = { lessons: [textProcessing], end: linuxEnd }
