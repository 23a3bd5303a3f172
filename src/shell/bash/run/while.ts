import { inLoop, within } from '../frame.ts'
import type { Shell } from '../shell.ts'
import { isImmediate, settle, type Steps } from '../steps.ts'
import type { While } from '../syntax/parser.ts'
import { condition } from './condition.ts'
import { commands } from './list.ts'
import { leaves } from './loop.ts'

/** `while` and `until`. */
export const whileLoop = (shell: Shell, node: While): Steps<number> =>
  within(shell, inLoop(shell.frame), rounds(shell, node))

function* rounds(shell: Shell, { kind, clause, body }: While): Steps<number> {
  let status = 0
  for (;;) {
    const asked = condition(shell, clause)
    const holds = ((isImmediate(asked) ? asked : yield* settle(asked)) === 0) === (kind === 'while')
    if (shell.jump) {
      if (leaves(shell)) return shell.state.status === 0 ? status : shell.state.status
      continue
    }
    if (!holds) return status
    const answer = commands(shell, body.commands)
    status = isImmediate(answer) ? answer : yield* settle(answer)
    if (shell.jump && leaves(shell)) return status
  }
}
