import { tell } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'

/** How many ends of the input in a row are passed over where IGNOREEOF says no number. */
const USUAL_ENDS = 10

/** `exit` at the end of the input, unless IGNOREEOF has the shell go on (bash(1), Shell Variables); gives the status. */
export function* endOfInput(shell: Shell): Steps<number> {
  const { state } = shell
  const most = state.get('IGNOREEOF')
  const count = shell.ends?.command === state.commands ? shell.ends.count : 0
  if (most === undefined || count >= (/^\d+$/.test(most) ? Number(most) : USUAL_ENDS))
    return yield* shell.runWords(['exit'], { onlyBuiltins: true })
  shell.ends = { command: state.commands, count: count + 1 }
  const word = state.shopt.has('login_shell') ? 'logout' : 'exit'
  yield* settle(tell(shell, `Use "${word}" to leave the shell.\n`))
  return state.status
}
