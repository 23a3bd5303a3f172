import type { Node, Shell } from '../shell.ts'
import { singleStatus } from '../state.ts'
import { after, type Answer, isImmediate, settle, type Steps } from '../steps.ts'
import type { Statement } from '../syntax/parser.ts'
import { background } from './background.ts'
import { finish, isCareful } from './finish.ts'
import { quick } from './quick.ts'
import { attend } from './trap.ts'

/** How much work a command is, as `due` counts it. */
const COMMAND = 8

/** Runs commands one after another. */
export function* list(shell: Shell, statements: readonly Statement[]): Steps<number> {
  const { state, signals, process } = shell
  let status = 0
  for (const statement of statements) {
    const due = process.due(COMMAND)
    if (due) yield due
    if (signals.disturb) yield* attend(shell)
    if (shell.jump) return state.status
    if (state.options.has('noexec') && !state.interactive) return status
    const answer = statement.background ? background(shell, statement) : command(shell, statement.command)
    status = isImmediate(answer) ? answer : yield* settle(answer)
    state.status = status
    if (shell.jump) return status
  }
  return status
}

/** Runs a command, without steps where it is simple enough. */
export function command(shell: Shell, node: Node): Answer<number> {
  const answer = quick(shell, node)
  if (answer === undefined) return shell.run(node)
  return isImmediate(answer) ? finished(shell, answer) : after(answer, (status) => finished(shell, status))
}

function finished(shell: Shell, status: number): Answer<number> {
  shell.state.status = status
  shell.state.pipeStatus = singleStatus(status)
  return status !== 0 && isCareful(shell) ? after(finish(shell, status), () => status) : status
}

/** Runs commands of which the last may take the process's place. */
export function* lastOf(shell: Shell, statements: readonly Statement[]): Steps<number> {
  const [only] = statements
  if (only && statements.length === 1 && !only.background) return yield* shell.run(only.command, true)
  return yield* list(shell, statements)
}
