import type { TrackExercises } from '../../course/exercises/index.ts'
import type { Lesson } from '../../course/lesson.ts'
import type { LessonOutline } from '../../course/opening.ts'
import type { Say } from '../../course/say.ts'
import type { ModeName } from '../theme.ts'
import type { words } from './es/words.ts'

/** The languages of the page, by the names that `lang` uses (BCP 47). */
export type LanguageName = 'en' | 'es'

/**
 * A text of the page, in English, as it stands in the code. The Spanish words know them all: one that they do not know does not compile.
 * Names in braces are filled in.
 */
export type Text = keyof typeof words

/** What every language but English says for the texts of the page. */
export type Words = Readonly<Record<Text, string>>

/** Says in a language what the lessons of a mode say. */
export interface Retelling {
  lesson(lesson: Lesson): Lesson
  outline(outline: LessonOutline): LessonOutline
  exercises(exercises: TrackExercises): TrackExercises
}

/** A language that the page does not have in itself. */
export interface Language {
  readonly words: Words
  /** What is said of lines: mistakes, reasons, hints. */
  readonly notes: Say
  retelling(mode: ModeName): Promise<Retelling>
}
