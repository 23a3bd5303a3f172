import type { Lesson } from './lesson.ts'
import type { LessonShape } from './progress.ts'

/** A lesson as a list shows it. */
export interface LessonOutline extends LessonShape {
  readonly title: string
}

/** What is shown first of a course: all its lessons in outline, and the first one whole. */
export interface Opening {
  readonly outlines: readonly LessonOutline[]
  readonly first: Lesson
}

/** What a list shows of a lesson. */
export function outlineOf({ id, title, commands }: Lesson): LessonOutline {
  return { id, title, steps: commands.length }
}
