import type { Lesson } from '../../course/lesson.ts'
import type { Asked } from '../learn/hear.ts'
import type { StepHeard } from '../learn/heard.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import { useStore } from '../use-store.ts'

/** Where the learner is with a step. */
export type StepPhase = 'to-try' | 'typed' | 'met' | 'away'

/** What a card has done in the terminal. */
export interface StepActions {
  /** Puts a line at the prompt. */
  offer(line: string): void
  /** Enters what stands there. */
  run(): void
  /** Enters a line in place of what stands there. */
  enter(line: string): void
  /** Presses the keys that leave what has the keyboard. */
  leave(keys: string): void
  /** Takes lines back, or does them again, up to a place among them; the strip tells of it. */
  go(at: number): void
  /** Goes to the terminal. */
  focus(): void
}

/** Where the learner is with the open step, whose goal `isMet`. */
export function usePhase({ heard }: ModeKeeper, isMet: boolean): StepPhase {
  const isTyped = useStore(heard.isTyped)
  const away = useStore(heard.away)
  if (isTyped) return 'typed'
  if (away) return 'away'
  return isMet ? 'met' : 'to-try'
}

/** What was heard of a step, or of what is asked in its place; undefined before it is judged. */
export function useHeard(
  { heard }: ModeKeeper,
  asked: Pick<Asked, 'lesson' | 'step'> | undefined,
): StepHeard | undefined {
  const latest = useStore(heard.step)
  return asked && latest?.lesson === asked.lesson && latest.step === asked.step ? latest : undefined
}

/** What its command shows: what was recorded, or what it shows in the learner's own world. */
export function useExpected({ heard }: ModeKeeper, { id, expectedOutputs }: Lesson, step: number): string {
  const here = useStore(heard.expected)
  return here?.lesson === id && here.step === step ? here.output : (expectedOutputs[step] ?? '')
}

/** What the main button does: puts the command at the prompt, or runs what stands there. */
export function act({ heard }: ModeKeeper, actions: StepActions, phase: StepPhase, command: string): void {
  if (phase === 'typed') return actions.run()
  const away = heard.away.get()
  if (away) actions.leave(away.keys)
  actions.offer(command)
}
