import { type Lesson, lessonOf } from '../lesson.ts'
import linuxOutputs from '../linux/bash-outputs.json'
import { linuxLessonSources } from '../linux/sources.ts'
import { outputsOf } from '../outputs.ts'
import outputs from './outputs.json'
import { bashLessonSources } from './sources.ts'

export { bashLessonSources } from './sources.ts'

/** The seventeen Bash lessons, with the outputs that their steps gave when they were recorded. */
export const bashLessons: readonly Lesson[] = bashLessonSources.map((source) =>
  lessonOf(source, outputsOf(outputs, source.id)),
)

/** The ten Linux lessons as they show in Bash, and the seventeen of Bash itself. */
export const linuxLessonsInBash: readonly Lesson[] = [
  ...linuxLessonSources.map((source) => lessonOf(source, outputsOf(linuxOutputs, source.id))),
  ...bashLessons,
]
