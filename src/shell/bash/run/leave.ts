import { ExitShell } from '../ending.ts'
import { within, withTrap } from '../frame.ts'
import { saveHistory } from '../history/file.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'

/** The shell ends: runs the EXIT trap, where it is, with the variables and calls that are there; then a signal has its way. */
export function* leave(shell: Shell, status: number): Steps<number> {
  const { state } = shell
  // what an EXIT trap sets for EXIT comes too late
  const command = shell.ended ? undefined : state.traps.get('EXIT')
  shell.ended = true
  state.status = status
  const { fatal } = shell.signals
  shell.signals.fatal = undefined
  const own = command ? yield* exitTrap(shell, command, status) : status
  state.traps.delete('EXIT')
  if (state.options.has('history') && state.depth === 0) yield* settle(saveHistory(shell))
  if (!fatal) return own
  shell.process.handler = undefined
  shell.process.receive(fatal)
  return own
}

function* exitTrap(shell: Shell, command: string, status: number): Steps<number> {
  shell.jump = undefined
  shell.state.line = 1
  try {
    const { nesting } = shell.frame
    const inner = {
      ...shell.frame,
      loops: 0,
      conditions: 0,
      // `set -x` shows that of the whole shell as its other commands
      nesting: shell.state.depth === 0 ? -1 : nesting,
      traps: withTrap(shell.frame, 'EXIT', status),
    }
    yield* within(shell, inner, shell.evaluate(command, { label: 'exit trap' }))
  } catch (error) {
    if (error instanceof ExitShell) return error.status
    throw error
  }
  return status
}
