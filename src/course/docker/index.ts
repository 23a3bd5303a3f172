import { type Lesson, lessonOf } from '../lesson.ts'
import outputs from './outputs.json'
import { dockerLessonSources } from './sources.ts'

export { dockerLessonSources } from './sources.ts'

const recorded = new Map<string, readonly string[]>(Object.entries(outputs))

/** The twelve Docker lessons, with the outputs that their steps gave when they were recorded. */
export const dockerLessons: readonly Lesson[] = dockerLessonSources.map((source) =>
  lessonOf(source, recorded.get(source.id) ?? []),
)
