import { useStore } from '../use-store.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { StepActions } from '../playground/step.ts'
import { type Practice, practiceOf } from './practice.ts'

/** What every row of exercises gets. */
export interface RowProps {
  readonly keeper: ModeKeeper
  readonly actions: StepActions
}

/** The exercises of what the keeper shows; undefined while there is no machine. */
export function usePractice({ keeper, actions }: RowProps): Practice | undefined {
  const machine = useStore(keeper.machine)
  return machine.type === 'ready' ? practiceOf(keeper, machine.value, actions) : undefined
}

/** Goes back to where the lessons are. */
export function focusLesson(): void {
  const row = document.querySelector<HTMLElement>('.lessons-list [data-state="current"] h3 button')
  row?.focus({ preventScroll: true })
}
