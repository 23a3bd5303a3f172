import { outsideLoops, within } from '../frame.ts'
import type { Shell } from '../shell.ts'
import { singleStatus } from '../state.ts'
import type { Steps } from '../steps.ts'
import type { CommandNode } from '../syntax/parser.ts'
import { linePosition } from '../syntax/line-position.ts'
import { finish } from './finish.ts'
import { jobGroup, spawn } from './fork.ts'
import { lastOf } from './list.ts'
import { waitFor } from './wait.ts'

/** `( … )` @param last the process is a subshell's already */
export function* subshell(
  shell: Shell,
  node: CommandNode & { readonly type: 'Subshell' },
  last: boolean,
): Steps<number> {
  const { commands } = node.body
  shell.state.line = shell.frame.source.lineAt(linePosition(node))
  const run = (inner: Shell): Steps<number> => within(inner, outsideLoops(inner.frame), lastOf(inner, commands))
  if (last) return yield* run(shell)
  const child = spawn(shell, run, jobGroup(shell, undefined))
  const [status = 0] = yield* waitFor(shell, [child], node)
  if (!shell.inTrap) shell.place = node
  shell.state.pipeStatus = singleStatus(status)
  yield* finish(shell, status)
  return status
}
