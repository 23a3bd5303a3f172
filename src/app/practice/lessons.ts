import type { Lesson } from '../../course/lesson.ts'
import type { ModeKeeper } from '../mode-keeper.ts'

/** The lessons of a mode that are there. */
export function lessonsOf(keeper: Pick<ModeKeeper, 'lessons'>): readonly Lesson[] {
  const lessons = keeper.lessons.get()
  if (lessons.type !== 'ready') return []
  return lessons.value.flatMap(({ whole }) => (whole.type === 'ready' ? [whole.value] : []))
}

/** Whether all of them are. */
export function areComplete(keeper: Pick<ModeKeeper, 'lessons'>): boolean {
  const lessons = keeper.lessons.get()
  return lessons.type === 'ready' && lessons.value.every(({ whole }) => whole.type === 'ready')
}
