export { bashLessons, linuxLessonsInBash } from './bash/index.ts'
export { dockerBashLessons, dockerLessonsInBash } from './docker-bash/index.ts'
export { dockerLessons } from './docker/index.ts'
export type * from './facts.ts'
export type * from './goal.ts'
export { type Hint as CommandHint, hintsFor } from './hint.ts'
export { askedPaths, follow, judge, lineOf, type Occasion, resolvePath, type Standing } from './judge/index.ts'
export {
  commandOf,
  type Lesson,
  lessonOf,
  type LessonSource,
  type Step,
  type StepHint,
  type Word,
  type WordKind,
} from './lesson.ts'
export { linuxLessons } from './linux/index.ts'
export { type ReasonOptions, reasonText } from './reasons.ts'
export { inEnglish, type Say } from './say.ts'
export { sayFrom, sayLesson, type Translation, type Translations } from './text.ts'
export type { Mistake, Symptom } from './mistake.ts'
export { nearMiss, type NearMiss } from './near-miss.ts'
export { type Note, noteFor } from './note.ts'
export {
  initialProgress,
  type LessonShape,
  percentage,
  type Progress,
  type ProgressAction,
  progressReducer,
} from './progress.ts'
export type { Schema as LessonSchema, SchemaNode } from './schema/node.ts'
export { lessonSchema, readLesson, UnreadableLesson } from './schema/index.ts'
