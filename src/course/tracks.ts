import type { LessonOutline } from './opening.ts'
import outlines from './tracks.json'

export type TrackName = 'linux' | 'bash' | 'docker' | 'docker-bash'

/** Every lesson that there is, by its track, in the order in which they are meant to be taken. */
export const tracks: Readonly<Record<TrackName, readonly LessonOutline[]>> = outlines
