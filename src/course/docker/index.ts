import { type Lesson, lessonOf } from '../lesson.ts'
import { outputsOf } from '../outputs.ts'
import outputs from './outputs.json'
import { dockerLessonSources } from './sources.ts'

export { dockerLessonSources } from './sources.ts'

/** The twelve Docker lessons, with the outputs that their steps gave when they were recorded. */
export const dockerLessons: readonly Lesson[] = dockerLessonSources.map((source) =>
  lessonOf(source, outputsOf(outputs, source.id)),
)
