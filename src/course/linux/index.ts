import { type Lesson, lessonOf } from '../lesson.ts'
import { outputsOf } from '../outputs.ts'
import outputs from './outputs.json'
import { linuxLessonSources } from './sources.ts'

export { linuxLessonSources } from './sources.ts'

/** The ten Linux lessons, with the outputs that their steps gave when they were recorded. */
export const linuxLessons: readonly Lesson[] = linuxLessonSources.map((source) =>
  lessonOf(source, outputsOf(outputs, source.id)),
)
