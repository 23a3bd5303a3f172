import { FileSystemError } from '../../posix/errno.ts'
import { resolvePath } from '../../posix/open.ts'
import { ExitShell } from '../ending.ts'
import { become, environmentOf, loadProgram } from '../run/program.ts'
import { cannotRun } from '../run/unrunnable.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import { type Context, define, type Options } from './library/define.ts'

/** Whether a shell goes on after it could not become a program. */
const mayStay = ({ interactive, state }: Shell): boolean =>
  interactive || (state.shopt.has('execfail') && state.depth === 0)

function* run({ operands, has, value }: Options, context: Context): Steps<number> {
  const { shell } = context
  const [command] = operands
  if (command === undefined) return 0
  const name = value('a') ?? command
  const status = yield* replace(context, operands, {
    name: has('l') ? `-${name}` : name,
    empty: has('c'),
  })
  if (mayStay(shell)) return status
  throw new ExitShell(status)
}

/** How a program takes the shell's place. */
interface Replacement {
  /** What it is told that it is called. */
  readonly name: string
  /** Its environment has nothing in it. */
  readonly empty: boolean
}

function* replace(
  { shell, process, complain }: Context,
  [command = '', ...words]: readonly string[],
  { name, empty }: Replacement,
): Steps<number> {
  const path = command.includes('/') ? resolvePath(process, command.replace(/^(?:\.\/+)+/, '')) : shell.locate(command)
  if (path === undefined) {
    yield* settle(complain(`${command}: not found`))
    return 127
  }
  try {
    const environment = empty ? new Map<string, string>() : yield* environmentOf(shell, path)
    const executable = loadProgram(shell, { path, environment }, [name, ...words])
    throw new ExitShell(yield* become(shell, executable, environment))
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    // a shell that ends for it had given its traps away already
    if (!mayStay(shell)) shell.state.traps.delete('EXIT')
    const { status, reason } = yield* cannotRun(shell, { path, error })
    if (status === 126 && error.code !== 'ENOEXEC') yield* settle(complain(`${path}: cannot execute: ${reason}`))
    return status
  }
}

export const exec = define('exec', 'cla:', run, { special: true })
