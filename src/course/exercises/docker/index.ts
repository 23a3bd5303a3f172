import type { TrackExercises } from '../exercises.ts'
import { dockerEnd } from './end.ts'
import { runningContainers } from './running-containers.ts'

/** The exercises of the docker lessons, in their order. */
export const dockerExercises: TrackExercises = { lessons: [runningContainers], end: dockerEnd }
