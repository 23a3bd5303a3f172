import type { LessonOutline } from '../course/opening.ts'
import type { Progress } from '../course/progress.ts'
import type { TrackName, tracks } from '../course/tracks.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import type { IconName } from './icons.tsx'
import { modes } from './modes.tsx'
import type { ModeName } from './theme.ts'
import { retelling } from './words/language.ts'
import type { Text } from './words/words.ts'

/** A way through the lessons of a mode, as the hero names it. */
export interface Track {
  readonly name: TrackName
  readonly title: string
  readonly icon: IconName
  readonly mode: ModeName
  /** The shell that it needs; the others go on in the one that was chosen. */
  readonly shell?: ShellName
  readonly lessons: number
  readonly summary: Text
}

/** The tracks, in the order in which a beginner takes them. */
export const trackList: readonly Track[] = [
  {
    name: 'linux',
    title: 'Linux',
    icon: 'linux',
    mode: 'linux',
    lessons: modes.linux.lessonCount,
    summary: 'Find your way, make files, read them, search them.',
  },
  {
    name: 'bash',
    title: 'Bash',
    icon: 'term',
    mode: 'linux',
    shell: 'Bash',
    lessons: 17,
    summary: 'Quotes, pipes, loops and scripts: many commands as one.',
  },
  {
    name: 'docker',
    title: 'Docker',
    icon: 'docker',
    mode: 'docker',
    lessons: modes.docker.lessonCount,
    summary: 'Images, containers, ports, volumes and networks.',
  },
  {
    name: 'docker-bash',
    title: 'Docker + Bash',
    icon: 'term',
    mode: 'docker',
    shell: 'Bash',
    lessons: 10,
    summary: 'Good builds, Compose, health, and what to do when it fails.',
  },
]

/** Which lessons there are. */
export type Lessons = typeof tracks

/** The lessons, which come later than the hero. */
export const loadLessons = async (): Promise<Lessons> => (await import('../course/tracks.ts')).tracks

/** The same, with the titles of a mode's lessons in the language of now. */
export async function retoldLessons(mode: ModeName): Promise<Lessons> {
  const [all, { outline }] = await Promise.all([loadLessons(), retelling(mode)])
  return {
    linux: all.linux.map(outline),
    bash: all.bash.map(outline),
    docker: all.docker.map(outline),
    'docker-bash': all['docker-bash'].map(outline),
  }
}

/** Where a learner stands. */
export interface Place {
  readonly track: TrackName
  readonly lesson: LessonOutline
  /** Counted from 1. */
  readonly step: number
}

/** What a mode has for Bash alone. */
const bashTracks: Readonly<Record<ModeName, TrackName>> = { linux: 'bash', docker: 'docker-bash' }

/** The lessons that a mode lists in a shell, each with its track. */
function listOf(lessons: Lessons, mode: ModeName, shell: ShellName): readonly Omit<Place, 'step'>[] {
  const names: readonly TrackName[] = shell === 'Bash' ? [mode, bashTracks[mode]] : [mode]
  return names.flatMap((track) => lessons[track].map((lesson) => ({ track, lesson })))
}

/** The track that a mode stands for in a shell. */
export function trackOf(mode: ModeName, shell: ShellName): TrackName {
  return shell === 'Bash' ? bashTracks[mode] : mode
}

/** Where `progress` is in what a mode lists in a shell; undefined where nothing was begun. */
export function placeOf(lessons: Lessons, mode: ModeName, shell: ShellName, progress: Progress): Place | undefined {
  if (progress.lesson === 0 && progress.command === 0 && progress.completed.length === 0) return undefined
  const listed = listOf(lessons, mode, shell)[progress.lesson]
  return listed && { ...listed, step: Math.min(progress.command, listed.lesson.steps - 1) + 1 }
}

/** Where a lesson is that an address names: `text-processing` or `linux/text-processing`. */
export function findLesson(lessons: Lessons, name: string): { readonly track: Track; readonly id: string } | undefined {
  for (const track of trackList) {
    const lesson = lessons[track.name].find(({ id }) => name === id || name === `${track.name}/${id}`)
    if (lesson) return { track, id: lesson.id }
  }
  return undefined
}

/** The lesson that a track goes on with: the first that was not completed, or else its first. */
export function nextIn(lessons: readonly LessonOutline[], completed: readonly string[]): string | undefined {
  return (lessons.find(({ id }) => !completed.includes(id)) ?? lessons[0])?.id
}
