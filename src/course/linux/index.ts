import { type Lesson, lessonOf } from '../lesson.ts'
import outputs from './outputs.json'
import { linuxLessonSources } from './sources.ts'

export { linuxLessonSources } from './sources.ts'

const recorded = new Map<string, readonly string[]>(Object.entries(outputs))

/** The ten Linux lessons, with the outputs that their steps gave when they were recorded. */
export const linuxLessons: readonly Lesson[] = linuxLessonSources.map((source) =>
  lessonOf(source, recorded.get(source.id) ?? []),
)
