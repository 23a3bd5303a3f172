import type { Shell } from '../shell.ts'
import { isImmediate, settle, type Steps } from '../steps.ts'
import type { If } from '../syntax/parser.ts'
import { condition } from './condition.ts'
import { commands } from './list.ts'

export function* ifCommand(shell: Shell, node: If): Steps<number> {
  for (const branch of [node, ...node.elif]) {
    const asked = condition(shell, branch.clause)
    const status = isImmediate(asked) ? asked : yield* settle(asked)
    if (shell.jump) return shell.state.status
    if (status === 0) return yield* settle(commands(shell, branch.then.commands))
  }
  return node.else ? yield* settle(commands(shell, node.else.commands)) : 0
}
