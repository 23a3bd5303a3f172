import { Interrupted } from '../../../base/signal.ts'
import { Abandoned, ExitShell } from '../ending.ts'
import { within } from '../frame.ts'
import type { Shell } from '../shell.ts'
import type { Steps } from '../steps.ts'
import { guard } from './finish.ts'

/** Runs a whole program's steps, to the EXIT trap. */
export function* whole(shell: Shell, steps: Steps<number>): Steps<number> {
  const status = yield* line(shell, guard(shell, steps))
  return shell.ended ? status : yield* leave(shell, status)
}

/** Runs the steps of one text, which Ctrl-C and `exit` end. */
export function* line(shell: Shell, steps: Steps<number>): Steps<number> {
  try {
    return yield* steps
  } catch (error) {
    if (error instanceof Abandoned || error instanceof Interrupted) {
      shell.jump = undefined
      shell.state.status = 130
      return 130
    }
    if (error instanceof ExitShell) return yield* leave(shell, error.status)
    throw error
  }
}

/** The shell ends: runs the EXIT trap. */
export function* leave(shell: Shell, status: number): Steps<number> {
  const { state } = shell
  shell.ended = true
  state.status = status
  const command = state.traps.get('EXIT')
  state.traps.delete('EXIT')
  if (!command) return status
  shell.jump = undefined
  try {
    const inner = { ...shell.frame, traps: new Set(shell.frame.traps).add('EXIT') }
    yield* within(shell, inner, shell.evaluate(command, { label: 'exit trap' }))
  } catch (error) {
    if (error instanceof ExitShell) return error.status
    throw error
  }
  return status
}
