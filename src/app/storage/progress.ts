import type { StepsDone } from '../../course/done.ts'
import type { LessonShape, Progress } from '../../course/progress.ts'

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** Progress out of stored data; undefined when it is none. */
export function readProgress(data: unknown): Progress | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { lesson, command, expanded, completed } = data as Readonly<Record<string, unknown>>
  if (!isCount(lesson) || !isCount(command) || typeof expanded !== 'boolean' || !isTexts(completed)) return undefined
  return { lesson, command, expanded, completed }
}

/** Steps that are done, out of stored data; undefined when it is none. */
export function readDone(data: unknown): StepsDone | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined
  const lists: readonly unknown[] = Object.values(data)
  return lists.every((list) => Array.isArray(list) && list.every(isCount)) ? (data as StepsDone) : undefined
}

/** `progress` with a lesson and a command that the track has, which come and go between versions, and only its lessons completed. */
export function fitProgress(progress: Progress, track: readonly LessonShape[]): Progress {
  const lesson = track[progress.lesson] ? progress.lesson : 0
  // a place in a lesson that is not here is none in the first
  const isHere = lesson === progress.lesson && progress.command < (track[lesson]?.steps ?? 0)
  const command = isHere ? progress.command : 0
  const ids = new Set(track.map(({ id }) => id))
  const completed = [...new Set(progress.completed)].filter((id) => ids.has(id))
  const same = lesson === progress.lesson && command === progress.command
  return same && completed.length === progress.completed.length ? progress : { ...progress, lesson, command, completed }
}
