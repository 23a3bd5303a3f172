import { Interrupted } from '../../../base/signal.ts'
import { part } from '../../later.ts'
import { FileSystemError } from '../../posix/errno.ts'
import { type Executable, loadExecutable } from '../../posix/exec.ts'
import { textOf } from '../../posix/bytes.ts'
import { resolvePath } from '../../posix/open.ts'
import type { Process } from '../../posix/process.ts'
import type { PosixSystem } from '../../posix/posix-system.ts'
import type { Place, Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import { printing } from '../syntax/printing.ts'
import { callFunction } from './function.ts'
import { waitFor } from './wait.ts'

/** Loaded for the first command that cannot be run. */
export const unrunnable = part(() => import('./unrunnable.ts'))

interface ProgramOptions {
  /** It takes the shell's place. */
  readonly last?: boolean
  /** Where its file is. */
  readonly path?: string
  readonly place?: Place
}

/** Runs a program. */
export function* runProgram(shell: Shell, words: readonly string[], options: ProgramOptions = {}): Steps<number> {
  const [name = ''] = words
  const found = options.path ?? shell.locate(name)
  const mayMean = words.length === 1 && (found === undefined || name.includes('/'))
  if (mayMean && shell.interactive && shell.state.shopt.has('autocd')) {
    const { meansDirectory, goInto } = yield* settle(unrunnable())
    if (meansDirectory(shell, name)) return yield* goInto(shell, name)
  }
  if (found === undefined) return yield* notFound(shell, words)
  const environment = yield* environmentOf(shell, found)
  let executable: Executable<PosixSystem>
  try {
    executable = loadProgram(shell, { path: found, environment }, words)
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    const { cannotRun } = yield* settle(unrunnable())
    return (yield* cannotRun(shell, { name, path: found, error })).status
  }
  if (options.last) return yield* become(shell, executable, environment)
  const { argv, image } = executable
  const group = shell.jobControl ? ('own' as const) : undefined
  const started = shell.process.spawn({
    argv,
    image: (child) => {
      if (group && child.terminal) child.terminal.foreground = child.group
      return image(child)
    },
    environment,
    ...(group && { group }),
  })
  const [status = 0] = yield* waitFor(shell, [started], options.place ?? words.join(' '))
  return status
}

/** What is done about a command that is nowhere. */
function* notFound(shell: Shell, words: readonly string[]): Steps<number> {
  const handler = shell.state.functions.get('command_not_found_handle')
  if (handler && !words[0]?.includes('/')) return yield* callFunction(shell, handler, words)
  return yield* (yield* settle(unrunnable())).notFound(shell, words)
}

/** How many programs one process has been that wait for the end of the last. */
const MOST_IMAGES = 64

/** The shell's process is a program's from now on; gives its status. */
export function* become(
  { process, state }: Shell,
  { argv, image }: Executable<PosixSystem>,
  environment: ReadonlyMap<string, string>,
): Steps<number> {
  // no shell is left that would run it
  state.traps.delete('EXIT')
  process.argv = argv
  process.environment.clear()
  for (const [name, value] of environment) process.environment.set(name, value)
  process.handler = undefined
  process.images += 1
  if (process.images <= MOST_IMAGES) return yield* outcome(image(process))
  process.kernel.exec(process, image)
  return yield* settle(new Promise<never>(() => {}))
}

/** What the program comes to that the shell's process is now: a signal that interrupts its waiting is nothing to who waits for it. */
function* outcome(running: number | Promise<number>): Steps<number> {
  if (typeof running === 'number') return running
  let over = false
  const program = running.finally(() => (over = true))
  for (;;) {
    try {
      return yield* settle(program)
    } catch (error) {
      if (over || !(error instanceof Interrupted)) throw error
    }
  }
}

/** The environment of a program: exported variables and functions, and where it is. */
export function* environmentOf({ state, process }: Shell, path: string): Steps<Map<string, string>> {
  const environment = new Map(yield* settle(process.inTurns(state.environment()))).set('_', path)
  for (const definition of state.functions.values()) {
    if (!definition.exported) continue
    const { exportedText } = yield* settle(printing())
    environment.set(`BASH_FUNC_${definition.name}%%`, exportedText(definition))
  }
  return environment
}

/** How much of a file bash looks at, in bytes. */
const SAMPLE = 80

/** Whether a file that begins so is no script: a program for another kernel, or a zero byte in its first line (bash's general.c). */
export function isBinary(beginning: string): boolean {
  const sample = beginning.slice(0, SAMPLE)
  return sample.startsWith('\u007fELF') || (sample.split('\n', 1)[0] ?? '').includes('\0')
}

/** The same of a file that the kernel could not run. */
const isBinaryFile = (process: Process<PosixSystem>, path: string): boolean =>
  isBinary(textOf(process.system.fs.readFile(resolvePath(process, path)).subarray(0, SAMPLE)))

interface ProgramFile {
  readonly path: string
  /** What its program will have as environment. */
  readonly environment: ReadonlyMap<string, string>
}

/** What a file runs; the shell's own program where it is text that names no interpreter. @throws FileSystemError */
export function loadProgram(
  { process, state }: Shell,
  { path, environment }: ProgramFile,
  words: readonly string[],
): Executable<PosixSystem> {
  const [name = ''] = words
  try {
    const executable = loadExecutable(process, path, words, { environment })
    if (!name.includes('/') && state.options.has('hashall'))
      state.hash.set(name, { path, hits: (state.hash.get(name)?.hits ?? 0) + 1 })
    return executable
  } catch (error) {
    const own = state.small ? 'sh' : 'bash'
    const program = process.kernel.program(own)
    if (!(error instanceof FileSystemError) || error.code !== 'ENOEXEC' || !program || isBinaryFile(process, path))
      throw error
    return { argv: [own, path, ...words.slice(1)], image: program.run }
  }
}
