import type { ModeKeeper } from '../mode-keeper.ts'
import type { StepActions } from '../playground/step.ts'
import type { OpenExercise } from './exercise.ts'
import type { Practice } from './practice.ts'
import type { Task } from './task.ts'

/** What the card of every exercise gets. */
export interface CardProps {
  readonly keeper: ModeKeeper
  readonly practice: Practice
  readonly actions: StepActions
  readonly open: OpenExercise
  readonly task: Task
}
