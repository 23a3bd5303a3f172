import { part } from '../../later.ts'
import type { Node, Shell } from '../shell.ts'
import { singleStatus } from '../state.ts'
import { after, type Answer, isImmediate, settle, type Steps } from '../steps.ts'
import type { Statement } from '../syntax/parser.ts'
import { finish, isCareful } from './finish.ts'
import { quick } from './quick.ts'
import { attend } from './trap.ts'

/** Loaded for the first command in the background. */
export const jobs = part(() => import('./background.ts'))

/** How much work a command is, as `due` counts it. */
const COMMAND = 8

/** Runs commands one after another, without steps as far as they are simple enough. */
export function commands(shell: Shell, statements: readonly Statement[]): Answer<number> {
  let [status, at] = [0, 0]
  for (const each of statements) {
    const answer = statement(shell, each)
    if (!isImmediate(answer)) return rest(shell, statements, at, answer)
    status = answer
    if (shell.jump) return status
    at += 1
  }
  return status
}

/** The same in steps, of which none is done yet. */
export function* list(shell: Shell, statements: readonly Statement[]): Steps<number> {
  return yield* settle(commands(shell, statements))
}

// oxlint-disable-next-line max-params
function* rest(shell: Shell, statements: readonly Statement[], at: number, first: Answer<number>): Steps<number> {
  let status = yield* settle(first)
  shell.state.status = status
  for (const each of statements.slice(at + 1)) {
    if (shell.jump) return status
    const answer = statement(shell, each)
    status = isImmediate(answer) ? answer : yield* settle(answer)
    shell.state.status = status
  }
  return status
}

function statement(shell: Shell, each: Statement): Answer<number> {
  const due = shell.process.due(COMMAND)
  if (due || shell.signals.disturb || shell.state.options.has('noexec')) return disturbed(shell, each, due)
  return each.background ? background(shell, each) : command(shell, each.command)
}

function* disturbed(shell: Shell, each: Statement, due: Promise<void> | undefined): Steps<number> {
  const { state, signals } = shell
  if (due) yield due
  if (signals.disturb) yield* attend(shell)
  if (shell.jump || (state.options.has('noexec') && !state.interactive)) return state.status
  return yield* settle(each.background ? background(shell, each) : command(shell, each.command))
}

function* background(shell: Shell, each: Statement): Steps<number> {
  const { startJob } = yield* settle(jobs())
  return yield* startJob(shell, each)
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
  if (only && statements.length === 1 && !only.background) {
    // it runs in the same process, and counts all the same
    if (only.command.type === 'Subshell') shell.state.depth += 1
    return yield* shell.run(only.command, true)
  }
  return yield* list(shell, statements)
}
