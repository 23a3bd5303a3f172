import { useEffect, useState } from 'react'
import type { TrackName } from '../course/tracks.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { afterFirstPaint } from './after-first-paint.ts'
import { useEntrance } from './entrance.ts'
import type { ModeName } from './theme.ts'
import { type Lessons, type Place, type Track, trackOf } from './tracks.ts'
import { useStore } from './use-store.ts'
import { language } from './words/language.ts'
import type { Workspace } from './workspace.ts'

/** What the hero shows of the lessons. */
export interface HeroCourse {
  /** The track of the mode and the shell that show. */
  readonly current: TrackName
  /** The ids of completed lessons. */
  readonly completed: Readonly<Record<ModeName, readonly string[]>>
  /** All lessons, as soon as they are there. */
  readonly lessons?: Lessons
  /** Where the learner stands; absent where nothing was begun. */
  readonly place?: Place
  /** How many commands there are to warm up with. */
  readonly warmUp?: number
  onTrack(track: Track): void
}

/** A course of which nothing is known yet, as the text of the page has it. */
export const unknownCourse = (mode: ModeName): HeroCourse => ({
  current: mode,
  completed: { linux: [], docker: [] },
  onTrack: () => undefined,
})

/** The lessons in the language of now, and what finds a place in them. */
interface Found extends Pick<typeof import('./places.ts'), 'placeOf'> {
  readonly lessons: Lessons
}

/** All that comes later than the hero. */
async function findLessons(mode: ModeName): Promise<Found> {
  const { placeOf, retoldLessons } = await import('./places.ts')
  return { placeOf, lessons: await retoldLessons(mode) }
}

/** How far the learner has come; `onEntered` is called when a track was chosen. */
export function useHeroCourse(
  workspace: Workspace,
  mode: ModeName,
  shell: ShellName,
  onEntered: () => void,
): HeroCourse {
  const [found, setFound] = useState<Found>()
  const linux = useStore(workspace.keepers.linux.kept)
  const docker = useStore(workspace.keepers.docker.kept)
  const enter = useEntrance(workspace)
  const warmUp = useStore(workspace.keepers[mode].warmUp)
  useEffect(() => {
    const load = (): void => void findLessons(mode).then(setFound, () => undefined)
    const stops = [afterFirstPaint(load), language.subscribe(load)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [mode])
  const place = found?.placeOf(found.lessons, mode, shell, mode === 'docker' ? docker : linux)
  return {
    current: trackOf(mode, shell),
    completed: { linux: linux.completed, docker: docker.completed },
    ...(found && { lessons: found.lessons }),
    ...(place && { place }),
    ...(warmUp > 0 && { warmUp }),
    onTrack(track) {
      enter(track)
      onEntered()
    },
  }
}
