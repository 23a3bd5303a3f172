import { isStackOverflow } from '../../../base/stack-overflow.ts'
import { NotLoaded } from '../../later.ts'
import { FileSystemError } from '../../posix/errno.ts'
import { Abandoned, Discarded, ExitShell, Unopened } from '../ending.ts'
import { FatalError, ForkFailed, Missing } from '../expand/expansion.ts'
import { warn } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { ShellError, type ShellState } from '../state.ts'
import type { Steps } from '../steps.ts'
import { leave } from './leave.ts'
import { trap } from './trap.ts'

/** After a command: ERR and `set -e`. */
export function* finish(shell: Shell, status: number): Steps<void> {
  const { traps, options } = shell.state
  shell.state.status = status
  if (status === 0 || shell.frame.conditions > 0 || shell.jump) return
  if (traps.has('ERR')) yield* trap(shell, 'ERR')
  if (!options.has('errexit')) return
  // the EXIT trap sees the calls that are left, not what was local to them
  while (shell.state.scopes.length > 0) shell.state.popScope()
  throw new ExitShell(yield* leave(shell, status))
}

/** Whether `finish` has something to do. */
export const isCareful = ({ state }: Shell): boolean => state.options.has('errexit') || state.traps.has('ERR')

/**
 * Runs the steps of a whole shell or of a part that stands for itself, and sees to what ends them.
 * @param ends whether a failed expansion or assignment ends the shell: it does in a text that a subshell evaluates
 * @throws Killed, Abandoned, ExitShell
 */
export function* guard(shell: Shell, steps: Steps<number>, ends = false): Steps<number> {
  try {
    return yield* steps
  } catch (error) {
    const status = failed(shell, error)
    if (status === undefined) throw error
    if (ends) throw new ExitShell(status)
    return status
  }
}

/** Says why an expansion or an assignment failed, and gives the status; undefined for what is thrown on. @throws ExitShell, Abandoned */
export function failed(shell: Shell, error: unknown): number | undefined {
  const refusal = refused(shell, error)
  if (!refusal) return undefined
  shell.state.status = 1
  const { small } = shell.state
  if (small && refusal instanceof Unopened) return small.unopenedStatus
  const isFatal = refusal instanceof FatalError || (small && !(refusal instanceof Discarded))
  if (isFatal && !shell.interactive) throw new ExitShell(fatalStatus(shell.state, refusal))
  if (refusal instanceof Missing) throw new Abandoned(1)
  return 1
}

/** Says why an expansion failed, and gives the reason; undefined for what is thrown on. */
export function refused(shell: Shell, error: unknown): ShellError | undefined {
  const refusal = refusalOf(error)
  if (refusal && refusal.message !== '') warn(shell, refusal.message)
  return refusal
}

function refusalOf(error: unknown): ShellError | undefined {
  if (isStackOverflow(error)) return new ShellError('too many levels in each other')
  if (error instanceof RangeError) return new ShellError('xmalloc: cannot allocate memory')
  if (error instanceof FileSystemError && error.code === 'EAGAIN') return new ForkFailed()
  if (error instanceof NotLoaded) return new Missing(error.message)
  return error instanceof ShellError ? error : undefined
}

function fatalStatus({ mode, depth, options, small }: ShellState, refusal: ShellError): number {
  if (refusal instanceof ForkFailed) return 254
  if (small) return 2
  return mode === 'c' && depth === 0 && !options.has('errexit') ? 127 : 1
}
