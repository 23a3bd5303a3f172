import { within, withTrap } from '../frame.ts'
import { Abandoned } from '../ending.ts'
import type { Place, Shell } from '../shell.ts'
import type { Steps } from '../steps.ts'

/** Runs the traps whose signals have come. @throws Abandoned after Ctrl-C, and where a signal ends the shell */
export function* attend(shell: Shell): Steps<void> {
  const { signals } = shell
  if (signals.fatal) throw new Abandoned()
  if (signals.takeInterrupt()) throw new Abandoned()
  for (let signal = signals.take(); signal; signal = signals.take()) {
    const ofChild = signal === 'CHLD'
    signals.hasOwnChildren ||= ofChild
    try {
      yield* trap(shell, signal)
    } finally {
      signals.hasOwnChildren &&= !ofChild
    }
  }
}

/** A command begins: BASH_COMMAND, and the DEBUG trap; false where that says not to run it (`shopt -s extdebug`). */
export function* begins(shell: Shell, place: Place): Steps<boolean> {
  if (!shell.inTrap) shell.place = place
  if (!shell.state.traps.has('DEBUG')) return true
  const status = yield* trap(shell, 'DEBUG')
  return status === 0 || !shell.state.shopt.has('extdebug')
}

/** Traps that come with commands: LINENO is that of the command. In those of signals it counts from 1. */
const OF_COMMANDS: ReadonlySet<string> = new Set(['DEBUG', 'ERR', 'RETURN'])

/** Whether a trap may run within itself: that of a signal may. */
const isOutside = (name: string): boolean => !OF_COMMANDS.has(name) && name !== 'EXIT'

/** What messages on a trap's grammar put before the line. */
function labelOf(name: string): string {
  if (name === 'ERR') return 'error trap'
  return OF_COMMANDS.has(name) ? `${name.toLowerCase()} trap` : 'trap'
}

/** Runs the command of a trap, and gives its status; `$?` is the same afterwards. */
export function* trap(shell: Shell, name: string): Steps<number> {
  const { state, frame } = shell
  const command = state.traps.get(name)
  if (!command || (frame.traps.names.has(name) && !isOutside(name))) return 0
  const { status, pipeStatus, line } = state
  if (!OF_COMMANDS.has(name)) state.line = 1
  const inner = { ...frame, traps: withTrap(frame, name, status) }
  const own = yield* within(shell, inner, shell.evaluate(command, { label: labelOf(name) }))
  if (shell.jump?.type === 'return') return state.status
  state.line = line
  state.status = status
  state.pipeStatus = pipeStatus
  return own
}
