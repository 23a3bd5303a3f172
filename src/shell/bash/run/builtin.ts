import { NotLoaded } from '../../later.ts'
import { FileSystemError } from '../../posix/errno.ts'
import { Missing } from '../expand/expansion.ts'
import { ExitShell, Misused } from '../ending.ts'
import { prefixOf, speakerOf, tell, warn } from '../messages.ts'
import type { Builtin, BuiltinContext, Shell } from '../shell.ts'
import { ShellError } from '../state.ts'
import { type Answer, isImmediate, settle, type Steps } from '../steps.ts'
import type { Assignment } from '../syntax/parser.ts'

/** Runs a builtin under one of its names. */
export function runBuiltin(shell: Shell, builtin: Builtin, name: string, words: readonly string[]): Answer<number> {
  try {
    const answer = builtin.run(words, contextOf(shell, name))
    return isImmediate(answer) ? answer : guarded(shell, name, settle(answer))
  } catch (error) {
    return refused(shell, name, error)
  }
}

/** Runs a builtin whose words may be assignments; undefined where it has none of these. */
export function runDeclaring(
  shell: Shell,
  builtin: Builtin | undefined,
  name: string,
  words: readonly (string | Assignment)[],
): Steps<number> | undefined {
  const steps = builtin?.declare?.(words, contextOf(shell, name))
  return steps && guarded(shell, name, steps)
}

/** Runs a builtin: what is wrong with a special one ends the script, unless the script `survives` that. */
export function* orEnd(steps: Steps<number>, survives = false): Steps<number> {
  try {
    return yield* steps
  } catch (error) {
    if (!(error instanceof Misused)) throw error
    if (survives) return error.status
    throw new ExitShell(error.status)
  }
}

/** What the message of a builtin begins with. */
function startOf(shell: Shell, name: string): string {
  const { small } = shell.state
  const speaker = speakerOf(shell)
  return small?.startOf?.(name, speaker) ?? `${prefixOf(shell)}${small?.ofBuiltin(name, speaker) ?? `${name}: `}`
}

function contextOf(shell: Shell, name: string): BuiltinContext {
  const known = shell.contexts.get(name)
  if (known) return known
  const { process, state } = shell
  const context = {
    name,
    process,
    state,
    shell,
    complain: (message: string) => tell(shell, `${startOf(shell, name)}${message}\n`),
  }
  shell.contexts.set(name, context)
  return context
}

function* guarded(shell: Shell, name: string, steps: Steps<number>): Steps<number> {
  try {
    return yield* steps
  } catch (error) {
    return refused(shell, name, error)
  }
}

function refused(shell: Shell, name: string, error: unknown): number {
  if (error instanceof FileSystemError && error.code !== 'EAGAIN') {
    warn(shell, `${name}: write error: ${error.message}`)
    return 1
  }
  if (error instanceof NotLoaded) throw new Missing(`${name}: ${error.message}`)
  if (error instanceof ShellError && error.constructor === ShellError) {
    warn(shell, `${name}: ${error.message}`)
    return 1
  }
  throw error
}
