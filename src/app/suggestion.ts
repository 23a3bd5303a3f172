import { createStore, type ReadableStore } from '../base/store.ts'

/** What a timer is to the holder. */
export interface Timer {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
}

/** Holds the one command that the lessons suggest, until the terminal has used it (section 3 of the specification). */
export interface SuggestionHolder {
  readonly value: ReadableStore<string | undefined>
  offer(command: string): void
  /** Says that the terminal has taken the command over; the holder is cleared soon after. */
  used(): void
  /** Drops a command that is still waiting. */
  reset(): void
}

/** Makes a holder that is cleared `ms` milliseconds after its value was used. */
export function createSuggestionHolder(ms: number, timer: Timer): SuggestionHolder {
  const value = createStore<string | undefined>(undefined)
  let clearing: unknown
  const reset = (): void => {
    timer.clearTimeout(clearing)
    value.set(undefined)
  }
  return {
    value,
    reset,
    offer(command) {
      // the same command twice is two suggestions
      reset()
      value.set(command)
    },
    used() {
      timer.clearTimeout(clearing)
      clearing = timer.setTimeout(reset, ms)
    },
  }
}
