import { inCondition, within } from '../frame.ts'
import type { Shell } from '../shell.ts'
import type { Steps } from '../steps.ts'
import type { AndOr } from '../syntax/parser.ts'

/** `a && b || c`: only of the last one is a failure a failure. */
export function* andOr(shell: Shell, { commands, operators }: AndOr): Steps<number> {
  let status = 0
  for (const [at, command] of commands.entries()) {
    const operator = operators[at - 1]
    if (operator && (operator === '&&') !== (status === 0)) continue
    const last = at === commands.length - 1
    status = yield* last ? shell.run(command) : within(shell, inCondition(shell.frame), shell.run(command))
    if (shell.jump) return status
  }
  return status
}
