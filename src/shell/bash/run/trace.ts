import { part } from '../../later.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'

/** Loaded for the first command that `set -x` shows. */
export const tracing = part(() => import('./tracing.ts'))

/** Shows a text for a command that runs, `set -x`. */
export function* trace(shell: Shell, text: string): Steps<void> {
  const { show } = yield* settle(tracing())
  yield* show(shell, text)
}
