import type { LessonSource } from '../course/lesson.ts'
import type { LessonOutline } from '../course/opening.ts'
import type { TrackName } from '../course/tracks.ts'
import { type Play, playLessons } from './play-lessons.ts'

/** What each step of a lesson shows, by the lesson's id. */
export type RecordedOutputs = Readonly<Record<string, readonly string[]>>

/** What is left to be seen of lines that were written over, as progress is. */
const leftOf = (output: string): string => output.replace(/^.*\r(?!\n)/gm, '')

/** Plays each lesson on a machine of its own and records what its steps show, without colours. */
export async function recordOutputs(
  lessons: readonly LessonSource[],
  createPlay: () => Play,
): Promise<RecordedOutputs> {
  const recorded: Record<string, readonly string[]> = {}
  for (const lesson of lessons) {
    const played = await playLessons([lesson], createPlay())
    recorded[lesson.id] = played.slice(0, lesson.steps.length).map((step) => leftOf(step.output))
  }
  return recorded
}

/** A mode whose lessons' outputs are recorded. */
export interface RecordedMode {
  readonly name: string
  /** The file that holds them, from the root of the repository. */
  readonly file: string
  /** The file of what a session loads first of the lessons, where it does not load them all. */
  readonly opening?: string
  readonly lessons: readonly LessonSource[]
  /** Whether they have what only a real shell understands. */
  readonly inBash?: true
  /** Makes a machine to play on. */
  readonly createPlay: () => Play
}

/** The text of a mode's file. */
export async function outputsFile(mode: RecordedMode): Promise<string> {
  return `${JSON.stringify(await recordOutputs(mode.lessons, mode.createPlay), undefined, 2)}\n`
}

/** Lessons as a list shows them. */
const outlinesOf = (lessons: readonly LessonSource[]): readonly LessonOutline[] =>
  lessons.map(({ id, title, steps }) => ({ id, title, steps: steps.length }))

/** The text of the file that tells which lessons there are. */
export function tracksFile(lessons: Readonly<Record<TrackName, readonly LessonSource[]>>): string {
  const tracks = Object.fromEntries(Object.entries(lessons).map(([name, sources]) => [name, outlinesOf(sources)]))
  return `${JSON.stringify(tracks, undefined, 2)}\n`
}

/** The text of the file of what a session loads first: all lessons in outline, and what the first one shows. */
export async function openingFile({ lessons, createPlay }: RecordedMode): Promise<string> {
  const outlines = outlinesOf(lessons)
  const [outputs] = Object.values(await recordOutputs(lessons.slice(0, 1), createPlay))
  return `${JSON.stringify({ outlines, outputs }, undefined, 2)}\n`
}
