import type { StepHeard } from '../learn/heard.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import { useStore } from '../use-store.ts'
import type { Task } from './task.ts'

/** What was heard of a task; undefined before it is judged. */
export function useHeard({ heard }: ModeKeeper, task: Task): StepHeard | undefined {
  const latest = useStore(heard.step)
  return latest?.lesson === task.asked?.lesson && latest?.step === task.asked?.step ? latest : undefined
}
