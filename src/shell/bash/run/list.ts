import type { Shell } from '../shell.ts'
import { singleStatus } from '../state.ts'
import { isImmediate, settle, type Steps } from '../steps.ts'
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
    const { command } = statement
    const answer = statement.background ? yield* background(shell, statement) : quick(shell, command)
    if (answer === undefined) {
      status = yield* shell.run(command)
      state.status = status
    } else {
      status = isImmediate(answer) ? answer : yield* settle(answer)
      state.status = status
      if (!statement.background) state.pipeStatus = singleStatus(status)
      if (status !== 0 && !statement.background && isCareful(shell)) yield* finish(shell, status)
    }
    if (shell.jump) return status
  }
  return status
}

/** Runs commands of which the last may take the process's place. */
export function* lastOf(shell: Shell, statements: readonly Statement[]): Steps<number> {
  const [only] = statements
  if (only && statements.length === 1 && !only.background) return yield* shell.run(only.command, true)
  return yield* list(shell, statements)
}
