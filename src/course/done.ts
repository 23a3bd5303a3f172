/** Which steps of a mode's lessons are done: their numbers, from 0, by the id of the lesson. */
export type StepsDone = Readonly<Record<string, readonly number[]>>

export const nothingDone: StepsDone = {}

const NONE: readonly number[] = []

/** The steps of a lesson that are done. */
export const doneIn = (done: StepsDone, lesson: string): readonly number[] => done[lesson] ?? NONE

/** The same with one more step; what is done stays so. */
export function markDone(done: StepsDone, lesson: string, step: number): StepsDone {
  const before = doneIn(done, lesson)
  return before.includes(step) ? done : { ...done, [lesson]: [...before, step] }
}
