import { inCondition, inFrame } from '../frame.ts'
import type { Shell } from '../shell.ts'
import { isImmediate, settle, type Steps } from '../steps.ts'
import type { AndOr } from '../syntax/parser.ts'
import { command } from './list.ts'

/** `a && b || c`: only of the last one is a failure a failure. */
export function* andOr(shell: Shell, { commands, operators }: AndOr): Steps<number> {
  let status = 0
  for (const [at, node] of commands.entries()) {
    const operator = operators[at - 1]
    if (operator && (operator === '&&') !== (status === 0)) continue
    const last = at === commands.length - 1
    const answer = last ? command(shell, node) : inFrame(shell, inCondition(shell.frame), () => command(shell, node))
    status = isImmediate(answer) ? answer : yield* settle(answer)
    if (shell.jump) return status
  }
  return status
}
