import type { FileSystemError } from '../../posix/errno.ts'
import { resolvePath } from '../../posix/open.ts'
import { complain, tell } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import { printableName } from '../text/quote.ts'
import { shownWord } from './tracing.ts'

/** What is said of a command that is nowhere. */
function absence({ state }: Shell, isPath: boolean): string {
  if (state.small) return 'not found'
  return isPath || !state.get('PATH') ? 'No such file or directory' : 'command not found'
}

/** Says that a command is nowhere. */
export function* notFound(shell: Shell, words: readonly string[]): Steps<number> {
  const [name = ''] = words
  const isPath = name.includes('/')
  const suggestion = shell.interactive && !isPath ? yield* settle(shell.commandNotFound?.(name)) : undefined
  if (suggestion !== undefined) yield* settle(tell(shell, suggestion))
  else
    yield* settle(
      complain(shell, `${shell.state.small || isPath ? name : printableName(name)}: ${absence(shell, isPath)}`),
    )
  return 127
}

/** Whether a command is the name of a directory, which stands for `cd` (`shopt -s autocd`). */
export const meansDirectory = ({ process }: Shell, name: string): boolean =>
  name !== '' && process.system.fs.peek(resolvePath(process, name))?.type === 'directory'

/** Goes to the directory that a command names, and says so. */
export function* goInto(shell: Shell, name: string): Steps<number> {
  yield* settle(tell(shell, `cd -- ${shownWord(name)}\n`))
  return yield* shell.runWords(['cd', '--', name])
}

/** What could not be run. */
interface Unrunnable {
  readonly path: string
  readonly error: FileSystemError
  /** What messages call it; its path when absent. */
  readonly name?: string
}

/** Why a file could not be run, and the status of who tried. */
export interface Refusal {
  readonly reason: string
  readonly status: number
}

/** Says why a file could not be run. */
export function* cannotRun(shell: Shell, { path, error, name = path }: Unrunnable): Steps<Refusal> {
  const { process } = shell
  const stat = process.system.fs.peek(resolvePath(process, path))
  const isDirectory = stat?.type === 'directory'
  const why = error.code === 'ENOEXEC' ? `cannot execute binary file: ${error.message}` : error.message
  const directory = shell.state.small ? 'Permission denied' : 'Is a directory'
  const reason = isDirectory ? directory : why
  if (error.code === 'ENOENT' && stat)
    yield* settle(complain(shell, `${path}: cannot execute: required file not found`))
  else yield* settle(complain(shell, `${isDirectory ? name : path}: ${reason}`))
  return { reason, status: error.code === 'ENOENT' ? 127 : 126 }
}
