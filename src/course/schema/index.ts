import type { LessonSource } from '../lesson.ts'
import { lessonSchema } from './lesson.ts'
import { violationOf } from './violation.ts'

export { lessonSchema } from './lesson.ts'

/** The longest text of a lesson, in UTF-16 units. */
const LONGEST = 262_144

/** Says what is wrong with a lesson that came as JSON. */
export class UnreadableLesson extends Error {
  override readonly name = 'UnreadableLesson'
}

function isLesson(value: unknown): value is LessonSource {
  return violationOf(lessonSchema, value) === undefined
}

function parsed(json: string): unknown {
  if (json.length > LONGEST) throw new UnreadableLesson(`this is longer than ${LONGEST} characters`)
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new UnreadableLesson('this is no JSON', { cause: error })
  }
}

/** Reads a lesson that anybody may have written, believing nothing. @throws UnreadableLesson */
export function readLesson(json: string): LessonSource {
  const value = parsed(json)
  if (isLesson(value)) return value
  throw new UnreadableLesson(violationOf(lessonSchema, value) ?? 'this is no lesson')
}
