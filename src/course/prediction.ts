import type { GivenWorld } from './challenge.ts'

/** A command whose output is to be told before it runs. Which of the outputs is right is not said: only running it tells. */
export interface Prediction {
  /** Unique among all predictions: `text-processing-1`. */
  readonly id: string
  readonly world?: GivenWorld
  readonly line: string
  /** Without the last newline, and without colours. */
  readonly outputs: readonly [string, string, string]
  /** Why it is so, said once it ran: one or two sentences. */
  readonly because: string
}

const plain = (text: string): string => text.replaceAll('\r', '').trimEnd()

/** Which of the outputs a line gave, by its place; undefined where it gave none of them. `output` has no colours. */
export function rightOf({ outputs }: Prediction, output: string): number | undefined {
  const at = outputs.findIndex((each) => plain(each) === plain(output))
  return at < 0 ? undefined : at
}
