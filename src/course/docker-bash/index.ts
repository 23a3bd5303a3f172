import dockerOutputs from '../docker/bash-outputs.json'
import { dockerLessonSources } from '../docker/sources.ts'
import { type Lesson, lessonOf } from '../lesson.ts'
import { outputsOf } from '../outputs.ts'
import outputs from './outputs.json'
import { dockerBashLessonSources } from './sources.ts'

/** The ten lessons on Docker that need Bash, with the outputs that their steps gave when they were recorded. */
export const dockerBashLessons: readonly Lesson[] = dockerBashLessonSources.map((source) =>
  lessonOf(source, outputsOf(outputs, source.id)),
)

/** The twelve Docker lessons as they show in Bash, and those that need it. */
export const dockerLessonsInBash: readonly Lesson[] = [
  ...dockerLessonSources.map((source) => lessonOf(source, outputsOf(dockerOutputs, source.id))),
  ...dockerBashLessons,
]
