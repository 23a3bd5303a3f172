import type { Shell } from '../shell.ts'
import type { Steps } from '../steps.ts'
import type { If } from '../syntax/parser.ts'
import { condition } from './condition.ts'
import { list } from './list.ts'

export function* ifCommand(shell: Shell, node: If): Steps<number> {
  for (const branch of [node, ...node.elif]) {
    const status = yield* condition(shell, branch.clause)
    if (shell.jump) return shell.state.status
    if (status === 0) return yield* list(shell, branch.then.commands)
  }
  return node.else ? yield* list(shell, node.else.commands) : 0
}
