import { Discarded, ExitShell } from '../ending.ts'
import { FatalError } from '../expand/expansion.ts'
import { complain } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import type { Assignment, Command, Redirection } from '../syntax/parser.ts'
import { assign, assignTemporarily } from './assign.ts'
import { failed } from './finish.ts'
import { spawn } from './fork.ts'
import { withRedirections } from './redirected.ts'
import { Redirections } from './redirections.ts'
import { dropScope } from './scope.ts'
import { waitFor } from './wait.ts'
import { watched } from './watched.ts'
import { type Prepared, runPrepared } from './words.ts'

/** After how many assignments others have their turn. */
const MANY = 512

/** Redirections without a command: what comes of them, or else `status`. */
export function* onlyRedirections(shell: Shell, node: Command, status: number): Steps<number> {
  const { redirects } = node
  // nothing that such redirections change stays
  if (redirects.some(({ descriptor }) => descriptor?.type === 'FileDescriptorVariable')) {
    const child = spawn(shell, (forked) => withRedirections(forked, redirects, () => settle(0)))
    return (yield* waitFor(shell, [child], node))[0] ?? 0
  }
  return yield* withRedirections(shell, redirects, () => settle(status))
}

/** A simple command with redirections, or with assignments that are for it alone. */
export interface RedirectedCommand {
  readonly node: Command
  readonly redirects: readonly Redirection[]
  readonly assignments: readonly Assignment[]
  readonly prepared: Prepared
  readonly last: boolean
}

/** A readonly variable keeps its value: with `set -o posix` the line ends there, before a special builtin the shell. @throws ShellError */
function* refuseReadonly(shell: Shell, { name }: Assignment, isSpecial: boolean): Steps<void> {
  const refusal = `${name}: readonly variable`
  if (isSpecial) throw new FatalError(refusal)
  yield* settle(complain(shell, refusal))
  if (shell.state.options.has('posix')) throw new Discarded('')
}

/** Runs such a command. */
export function* redirectedCommand(shell: Shell, command: RedirectedCommand): Steps<number> {
  const { node, redirects, assignments, prepared, last } = command
  const { state, input } = shell
  const redirections = new Redirections(shell.expander)
  const strict = state.options.has('posix')
  const stays = strict && shell.builtin(prepared.words[0] ?? '')?.special === true
  const scope = assignments.length > 0 && !stays ? state.pushScope('assignments', prepared.words[0]) : undefined
  try {
    yield* redirections.apply(redirects)
    // what a function starts in the background does not read what leads to its call
    if (shell.calledFunction(prepared.words[0] ?? '')) shell.input = shell.process.descriptors.get(0)
    for (const [at, assignment] of assignments.entries()) {
      if (at % MANY === MANY - 1) yield* shell.expander.pause(MANY)
      if (assignment.index) {
        yield* settle(complain(shell, `\`${assignment.name}[${assignment.index.text}]': not a valid identifier`))
        continue
      }
      if (state.variables.get(assignment.name)?.readonly) yield* refuseReadonly(shell, assignment, stays)
      else if (stays) yield* settle(assign(shell, assignment))
      else yield* assignTemporarily(shell, assignment)
    }
    const ended = watched(shell, node, prepared.words, redirections.opened)
    const status = yield* runPrepared(shell, prepared, last)
    ended?.(status)
    if (prepared.words[0] === 'exec' && prepared.words.length === 1) redirections.keep()
    return status
  } catch (error) {
    if (error instanceof Discarded) throw error
    const status = failed(shell, error)
    if (status === undefined) throw error
    if (stays && !shell.interactive) throw new ExitShell(status)
    return status
  } finally {
    if (scope) dropScope(state, scope)
    shell.input = input
    redirections.undo()
  }
}
