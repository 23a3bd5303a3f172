import { inCondition, within } from '../frame.ts'
import type { Node, Shell } from '../shell.ts'
import { type Answer, isImmediate, settle, type Steps } from '../steps.ts'
import type { AndOr } from '../syntax/parser.ts'
import { command } from './list.ts'

/** `a && b || c`: only of the last one is a failure a failure. */
export function* andOr(shell: Shell, { commands, operators }: AndOr): Steps<number> {
  let status = 0
  for (const [at, node] of commands.entries()) {
    const operator = operators[at - 1]
    if (operator && (operator === '&&') !== (status === 0)) continue
    const last = at === commands.length - 1
    const answer = last ? command(shell, node) : asked(shell, node)
    status = isImmediate(answer) ? answer : yield* settle(answer)
    if (shell.jump) return status
  }
  return status
}

/** Runs a command whose failure is no failure. */
function asked(shell: Shell, node: Node): Answer<number> {
  const { frame } = shell
  const inner = inCondition(frame)
  shell.frame = inner
  try {
    const answer = command(shell, node)
    return isImmediate(answer) ? answer : within(shell, inner, settle(answer))
  } finally {
    shell.frame = frame
  }
}
