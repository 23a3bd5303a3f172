import type { LessonSource } from '../lesson.ts'
import { lessonSchema } from './lesson.ts'
import { violationsOf } from './violation.ts'

export { lessonSchema } from './lesson.ts'

/** The longest text of a lesson, in UTF-16 units. */
const LONGEST = 262_144

/** Says what is wrong with a lesson that came as JSON: everything, up to a bound, one fault a line of the message. */
export class UnreadableLesson extends Error {
  override readonly name = 'UnreadableLesson'
}

/** A value in which the schema finds nothing wrong is a lesson. */
function isLesson(_value: unknown, violations: readonly string[]): _value is LessonSource {
  return violations.length === 0
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
  const violations = violationsOf(lessonSchema, value)
  if (isLesson(value, violations)) return value
  throw new UnreadableLesson(violations.join('\n'))
}
