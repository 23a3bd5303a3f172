import { type Lesson, lessonOf } from '../lesson.ts'
import { outputsOf } from '../outputs.ts'
import outputs from './bash-outputs.json'
import { dockerLessonSources } from './sources.ts'

/** The twelve Docker lessons as they show in Bash. */
export const dockerLessonsInBash: readonly Lesson[] = dockerLessonSources.map((source) =>
  lessonOf(source, outputsOf(outputs, source.id)),
)
