import type { TrackName } from '../tracks.ts'
import type { TrackExercises } from './exercises.ts'

export type { Exercises, TrackEnd, TrackExercises } from './exercises.ts'

const loads: Readonly<Record<TrackName, () => Promise<TrackExercises>>> = {
  linux: async () => (await import('./linux/index.ts')).linuxExercises,
  bash: async () => (await import('./bash/index.ts')).bashExercises,
  docker: async () => (await import('./docker/index.ts')).dockerExercises,
  'docker-bash': async () => (await import('./docker-bash/index.ts')).dockerBashExercises,
}

/** The exercises of a track: a chunk of its own. */
export const loadExercises = (track: TrackName): Promise<TrackExercises> => loads[track]()
