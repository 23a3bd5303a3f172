import type { LessonOutline } from '../course/opening.ts'
import type { Progress } from '../course/progress.ts'
import { type TrackName, tracks } from '../course/tracks.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import type { ModeName } from './theme.ts'
import { bashTracks, type Lessons, type Place, type Track, trackList } from './tracks.ts'
import { retelling } from './words/language.ts'

/** The lessons of all tracks, those of a mode with their titles in the language of now. */
export async function retoldLessons(mode: ModeName): Promise<Lessons> {
  const { outline } = await retelling(mode)
  return {
    linux: tracks.linux.map(outline),
    bash: tracks.bash.map(outline),
    docker: tracks.docker.map(outline),
    'docker-bash': tracks['docker-bash'].map(outline),
  }
}

/** The lessons that a mode lists in a shell, each with its track. */
function listOf(lessons: Lessons, mode: ModeName, shell: ShellName): readonly Omit<Place, 'step'>[] {
  const names: readonly TrackName[] = shell === 'Bash' ? [mode, bashTracks[mode]] : [mode]
  return names.flatMap((track) => lessons[track].map((lesson) => ({ track, lesson })))
}

/** Where `progress` is in what a mode lists in a shell; undefined where nothing was begun. */
export function placeOf(lessons: Lessons, mode: ModeName, shell: ShellName, progress: Progress): Place | undefined {
  if (progress.lesson === 0 && progress.command === 0 && progress.completed.length === 0) return undefined
  const listed = listOf(lessons, mode, shell)[progress.lesson]
  return listed && { ...listed, step: Math.min(progress.command, listed.lesson.steps - 1) + 1 }
}

/** Where a lesson is that an address names: `text-processing` or `linux/text-processing`. */
export function findLesson(name: string): { readonly track: Track; readonly id: string } | undefined {
  for (const track of trackList) {
    const lesson = tracks[track.name].find(({ id }) => name === id || name === `${track.name}/${id}`)
    if (lesson) return { track, id: lesson.id }
  }
  return undefined
}

/** The lesson that a track goes on with: the first that was not completed, or else its first. */
export function nextIn(lessons: readonly LessonOutline[], completed: readonly string[]): string | undefined {
  return (lessons.find(({ id }) => !completed.includes(id)) ?? lessons[0])?.id
}
