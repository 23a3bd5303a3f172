import { Interrupted } from '../../../base/signal.ts'
import { Abandoned, ExitShell } from '../ending.ts'
import type { Shell } from '../shell.ts'
import type { Steps } from '../steps.ts'
import { guard } from './finish.ts'
import { leave } from './leave.ts'
import { attend } from './trap.ts'

/** Runs a whole program's steps, to the EXIT trap. */
export function* whole(shell: Shell, steps: Steps<number>): Steps<number> {
  const status = yield* line(shell, withTraps(shell, guard(shell, steps)))
  return shell.ended ? status : yield* leave(shell, status)
}

/** Runs steps, and then the traps whose signals came during the last command. */
export function* withTraps(shell: Shell, steps: Steps<number>): Steps<number> {
  const status = yield* steps
  if (!shell.signals.disturb || shell.jump || shell.ended) return status
  shell.state.status = status
  yield* attend(shell)
  return status
}

/** Runs the steps of one text, which Ctrl-C, `exit` and what cannot be loaded end. */
export function* line(shell: Shell, steps: Steps<number>): Steps<number> {
  try {
    return yield* steps
  } catch (error) {
    if (error instanceof Abandoned || error instanceof Interrupted) {
      if (shell.signals.fatal) return yield* leave(shell, shell.state.status)
      shell.jump = undefined
      shell.state.status = error instanceof Abandoned ? error.status : 130
      return shell.state.status
    }
    if (error instanceof ExitShell) return shell.ended ? error.status : yield* leave(shell, error.status)
    throw error
  }
}
