/** Where a learner stands in one mode's lessons. */
export interface Progress {
  readonly lesson: number
  readonly command: number
  /** Whether the current lesson is open in the panel. */
  readonly expanded: boolean
  /** Ids of the lessons that were completed. */
  readonly completed: readonly string[]
}

export type ProgressAction =
  | { readonly type: 'next' }
  | { readonly type: 'prev' }
  | { readonly type: 'select'; readonly lesson: number }
  | { readonly type: 'reset' }

/** What the reducer has to know of a lesson. */
export interface LessonShape {
  readonly id: string
  readonly steps: number
}

export const initialProgress: Progress = { lesson: 0, command: 0, expanded: true, completed: [] }

function complete(progress: Progress, lessons: readonly LessonShape[]): Progress {
  const id = lessons[progress.lesson]?.id
  const completed =
    id === undefined || progress.completed.includes(id) ? progress.completed : [...progress.completed, id]
  if (progress.lesson + 1 >= lessons.length) return { ...progress, completed, expanded: false }
  return { lesson: progress.lesson + 1, command: 0, expanded: true, completed }
}

function next(progress: Progress, lessons: readonly LessonShape[]): Progress {
  const last = (lessons[progress.lesson]?.steps ?? 1) - 1
  return progress.command < last ? { ...progress, command: progress.command + 1 } : complete(progress, lessons)
}

function select(progress: Progress, lesson: number, lessons: readonly LessonShape[]): Progress {
  if (!lessons[lesson]) return progress
  const expanded = lesson === progress.lesson ? !progress.expanded : true
  return { ...progress, lesson, command: 0, expanded }
}

/** The next state of the lessons, after the specification's section 4. */
export function progressReducer(progress: Progress, action: ProgressAction, lessons: readonly LessonShape[]): Progress {
  switch (action.type) {
    case 'next':
      return next(progress, lessons)
    case 'prev':
      return progress.command === 0 ? progress : { ...progress, command: progress.command - 1 }
    case 'select':
      return select(progress, action.lesson, lessons)
    case 'reset':
      return initialProgress
  }
}

/** Completed lessons as a whole percentage. */
export function percentage(progress: Progress, lessons: readonly LessonShape[]): number {
  if (lessons.length === 0) return 0
  const done = lessons.filter((lesson) => progress.completed.includes(lesson.id)).length
  return Math.round((done / lessons.length) * 100)
}
