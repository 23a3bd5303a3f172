import { tracks } from '../course/tracks.ts'
import { nextIn, placeOf } from './places.ts'
import { type Track, trackOf } from './tracks.ts'
import type { Workspace } from './workspace.ts'

/** The lesson that a track goes on with; undefined where the learner is in the track already. */
export function lessonOf(workspace: Workspace, track: Track): string | undefined {
  const { mode, shell = 'Simple' } = workspace.settings.get()
  const kept = workspace.keepers[track.mode].kept.get()
  const place = placeOf(tracks, mode, shell, kept)
  const within = trackOf(mode, shell) === track.name && (place === undefined || place.track === track.name)
  return within ? undefined : nextIn(tracks[track.name], kept.completed)
}
