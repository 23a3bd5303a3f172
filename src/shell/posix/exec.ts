import { FileSystemError } from './errno.ts'
import { NAME_MAX } from './limits.ts'
import { loadedDeclaration } from './loaded.ts'
import { resolvePath } from './open.ts'
import type { Image, Process, SpawnOptions } from './process.ts'
import { MAY_EXECUTE, MAY_READ, type PosixSystem } from './posix-system.ts'
import { byteLength, textOf } from './bytes.ts'

/** What the file of a simulated program says. */
const PROGRAM = /^The program (\S+), simulated\./
/** How deep interpreters may be interpreted themselves, execve(2). */
const MOST_INTERPRETERS = 4
/** How much of a file is looked at. */
const HEAD = 256
/** How long one word of a new program, and all words with the environment, may be, in bytes, execve(2). */
const LONGEST_WORD = 131_072
const LONGEST_WORDS = 2_097_152
/** What a pointer to each of them takes. */
const POINTER = 8
/** Where execvp(3) looks when PATH is not set. */
const DEFAULT_PATH = '/bin:/usr/bin'

/** What an executable file of a simulated program holds. */
export const programText = (name: string): string =>
  `The program ${name}, simulated. Type "man ${name}" to read about it.\n`

/** Where a command's file is: in a directory of PATH, or at the path that its name is. */
export function findCommand<System extends PosixSystem>(
  process: Process<System>,
  name: string,
  path?: string,
): string | undefined {
  const { fs } = process.system
  if (name === '') return undefined
  if (name.includes('/')) return isAbsent(process, name) ? undefined : name
  // each of its characters is a byte at least
  if (name.length > NAME_MAX) return undefined
  let denied: string | undefined
  for (const directory of (path ?? process.environment.get('PATH') ?? '').split(':')) {
    const candidate = directory === '' ? `./${name}` : `${directory}/${name}`
    if (fs.peek(resolvePath(process, candidate))?.type !== 'file') continue
    if (mayExecute(process, candidate)) return candidate
    denied ??= candidate
  }
  return denied
}

/** Whether there is nothing at a path; where another error keeps it from being looked at, execve(2) tells that one. */
function isAbsent<System extends PosixSystem>(process: Process<System>, path: string): boolean {
  try {
    process.system.fs.stat(resolvePath(process, path))
    return false
  } catch (error) {
    if (error instanceof FileSystemError) return error.code === 'ENOENT'
    throw error
  }
}

/** Whether the process may run a file. */
export function mayExecute<System extends PosixSystem>(process: Process<System>, path: string): boolean {
  try {
    process.system.fs.access(resolvePath(process, path), MAY_EXECUTE)
    return true
  } catch (error) {
    if (error instanceof FileSystemError) return false
    throw error
  }
}

type Environment = ReadonlyMap<string, string>

/** No fewer bytes than an environment and words have: a UTF-16 unit is three bytes at most. */
function mostBytes(environment: Environment, argv: readonly string[]): number {
  let units = 0
  let words = argv.length
  for (const [name, value] of environment) {
    units += name.length + value.length + 1
    words += 1
  }
  for (const word of argv) units += word.length
  return 3 * units + words * (1 + POINTER)
}

/** @throws FileSystemError E2BIG */
function refuseTooMuch(environment: Environment, path: string, argv: readonly string[]): void {
  if (mostBytes(environment, argv) <= LONGEST_WORD) return
  let left = LONGEST_WORDS
  const take = (word: string): void => {
    // with the zero byte at its end
    const size = byteLength(word) + 1
    left -= size + POINTER
    if (size > LONGEST_WORD || left < 0) throw new FileSystemError('E2BIG', path)
  }
  for (const [name, value] of environment) take(`${name}=${value}`)
  for (const word of argv) take(word)
}

export interface Executable<System extends PosixSystem> {
  readonly argv: readonly string[]
  readonly image: Image<System>
}

interface Call {
  /** What it will have as its environment: that of who runs it, when absent. */
  readonly environment?: Environment
  /** How many interpreters have come before. */
  readonly depth?: number
}

/**
 * What execve(2) would run: the program that the file holds, or the interpreter that its first line names.
 * @throws FileSystemError ENOENT, EACCES, E2BIG, ENOEXEC for text without `#!` (a shell runs it itself)
 */
export function loadExecutable<System extends PosixSystem>(
  process: Process<System>,
  path: string,
  argv: readonly string[],
  { environment = process.environment, depth = 0 }: Call = {},
): Executable<System> {
  const { fs } = process.system
  const absolute = resolvePath(process, path)
  if (fs.stat(absolute).type !== 'file') throw new FileSystemError('EACCES', path)
  fs.access(absolute, MAY_EXECUTE)
  if (depth === 0) refuseTooMuch(environment, path, argv)
  const head = textOf(fs.readFile(absolute).subarray(0, HEAD))
  const name = PROGRAM.exec(head)?.[1]
  const program = name === undefined ? undefined : process.kernel.program(name)
  if (program) return { argv, image: program.run }
  const script = /^#![ \t]*(\S+)(?:[ \t]+([^\n]*?))?[ \t]*(?:\n|$)/.exec(head)
  if (!script) throw new FileSystemError('ENOEXEC', path)
  if (depth >= MOST_INTERPRETERS) throw new FileSystemError('ELOOP', path)
  fs.access(absolute, MAY_READ)
  const [, interpreter = '', argument] = script
  const words = [interpreter, ...(argument ? [argument] : []), path, ...argv.slice(1)]
  return loadExecutable(process, interpreter, words, { depth: depth + 1 })
}

/**
 * Starts a command as execvp(3) would: for xargs, find -exec, env, timeout, sudo. A script without `#!` runs in bash.
 * @throws FileSystemError ENOENT when there is no such command, EACCES, EAGAIN
 */
export function spawnCommand<System extends PosixSystem>(
  process: Process<System>,
  argv: readonly string[],
  options: Omit<Partial<SpawnOptions<System>>, 'argv' | 'image'> = {},
): Process<System> {
  const [name = ''] = argv
  const path = findCommand(process, name, (options.environment ?? process.environment).get('PATH') ?? DEFAULT_PATH)
  if (path === undefined) throw new FileSystemError('ENOENT', name)
  const ended = told(process, argv, options.cwd)
  const child = process.spawn({ ...options, ...executable(process, path, argv, options.environment) })
  if (ended) endsWith(child, ended)
  return child
}

/** Tells who watches that a program runs another one; what it gives is called with the status. */
function told<System extends PosixSystem>(
  { kernel, cwd, watch }: Process<System>,
  argv: readonly string[],
  at: string = cwd,
): ((status: number) => void) | undefined {
  const [name = ''] = argv
  const program = kernel.program(name.slice(name.lastIndexOf('/') + 1))
  return watch?.command({ argv, cwd: at, redirections: [], declaration: () => loadedDeclaration(program) })
}

function endsWith<System extends PosixSystem>(child: Process<System>, ended: (status: number) => void): void {
  const end = (): void => ended(child.result?.status ?? 0)
  if (child.state === 'ended') end()
  else child.atEnd.push(end)
}

/**
 * Runs another command in this process, execvp(3): its number, its descriptors and its environment stay. Gives the command's status.
 * @throws FileSystemError ENOENT when there is no such command, EACCES
 */
export function execCommand<System extends PosixSystem>(
  process: Process<System>,
  argv: readonly string[],
): number | Promise<number> {
  const [name = ''] = argv
  const path = findCommand(process, name, process.environment.get('PATH') ?? DEFAULT_PATH)
  if (path === undefined) throw new FileSystemError('ENOENT', name)
  const { argv: words, image } = executable(process, path, argv)
  process.argv = words
  const ended = told(process, argv)
  if (ended) endsWith(process, ended)
  return image(process)
}

function executable<System extends PosixSystem>(
  process: Process<System>,
  path: string,
  argv: readonly string[],
  environment: Environment = process.environment,
): Executable<System> {
  try {
    return loadExecutable(process, path, argv, { environment })
  } catch (error) {
    const bash = process.kernel.program('bash')
    if (!(error instanceof FileSystemError) || error.code !== 'ENOEXEC' || !bash) throw error
    return { argv: ['bash', path, ...argv.slice(1)], image: bash.run }
  }
}
