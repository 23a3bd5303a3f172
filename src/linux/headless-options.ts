import { NAME_MAX, PATH_MAX } from '../shell/posix/limits.ts'
import type { Jq } from '../base/jq.ts'
import type { GivenCommand } from '../shell/given-command.ts'
import { FileSystemError } from '../shell/posix/errno.ts'

/** A file of a new machine: its content, or what else is to be said of it. `mode` is permission bits, `mtime` milliseconds since 1970. */
export type GivenFile =
  | string
  | Uint8Array
  | { readonly content: string | Uint8Array; readonly mode?: number; readonly mtime?: number }
  | { readonly directory: true; readonly mode?: number; readonly mtime?: number }

export interface HeadlessOptions {
  /** By path; a relative one is in the user's home. Directories above are made. What is in the home is the user's, the rest is root's. */
  readonly files?: Readonly<Record<string, GivenFile>>
  /** Whose shell it is: `user` when absent, `root`, or a name that an account is made for. */
  readonly user?: string
  /** Variables of the environment, besides those that a login gives. */
  readonly env?: Readonly<Record<string, string>>
  /** The time, in milliseconds since 1970: it stands, and goes on by what is waited. The platform's own time when absent. */
  readonly now?: number
  /** Where chance begins ($RANDOM, shuf, /dev/urandom): a whole number, 1 when absent. */
  readonly seed?: number
  /** Whether lines leave moments in `timeline`, with the evidence of what ran: true when absent. Without, they cost a little less. */
  readonly watch?: boolean
  /** What runs jq and yq, as `jq` of `@terminal-playground/core/jq` does; without it they say that they are not there. */
  readonly jq?: Jq
  /** Commands besides its own, by name; builtins of the shells come before them. */
  readonly commands?: Readonly<Record<string, GivenCommand>>
  readonly limits?: MachineLimits
  /** The shell that `session` begins with: 'bash' when absent. */
  readonly shell?: 'simple' | 'bash'
}

/** How much a machine may take. */
export interface MachineLimits {
  /** Bytes in all files: 256 MiB when absent. */
  readonly bytes?: number
  /** Files and directories, those of the system too: 200,000 when absent. */
  readonly files?: number
  /** Processes at a time: 400 when absent. */
  readonly processes?: number
  /** What one line of `exec` may write to either of its streams, in bytes: 64 MiB when absent. Who writes more ends by SIGPIPE. */
  readonly output?: number
}

/** The farthest that a Date comes, in milliseconds. */
const FARTHEST = 8.64e15
const COMMAND = /^[\w@%+.:-][\w@%+.:,-]*$/
const ACCOUNT = /^[A-Za-z_][\w.-]{0,31}$/

/** Says what is wrong with a value; nothing where it is right. What begins with `[` or `.` is of a part of it. */
export type Check = (value: unknown) => readonly string[]

function nameOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (Array.isArray(value)) return 'a list'
  const kind: unknown = value.constructor
  return typeof kind === 'function' && kind !== Object ? `a ${kind.name}` : 'an object'
}

/** What is said of a value that is not what it has to be. */
export const wanted = (right: boolean, what: string, value: unknown): readonly string[] =>
  right ? [] : [`has to be ${what}, not ${nameOf(value)}`]

/** Whether a value is a plain object. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false
  const kind: unknown = Object.getPrototypeOf(value)
  return kind === Object.prototype || kind === null
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= FARTHEST

function record(
  value: unknown,
  what: string,
  check: (name: string, value: unknown) => readonly string[],
): readonly string[] {
  if (!isRecord(value)) return wanted(false, what, value)
  return Object.entries(value).flatMap(([name, each]) =>
    check(name, each).map((wrong) => `[${JSON.stringify(name)}] ${wrong}`),
  )
}

function pathProblems(path: string): readonly string[] {
  if (path.includes('\0')) return ['has a NUL in its name']
  if (path === '') return ['has no name']
  // a UTF-16 unit is a byte at least
  const long = path.length >= PATH_MAX || path.split('/').some((name) => name.length > NAME_MAX)
  return long ? ['has a name that is too long'] : []
}

function fileProblems(path: string, file: unknown): readonly string[] {
  const problems = [...pathProblems(path)]
  if (typeof file === 'string' || file instanceof Uint8Array) return problems
  if (!isRecord(file))
    return [...problems, ...wanted(false, 'a text, bytes or { content } or { directory: true }', file)]
  const { content, directory, mode, mtime } = file
  const whole =
    directory === true ? content === undefined : typeof content === 'string' || content instanceof Uint8Array
  if (!whole) problems.push('needs either content, text or bytes, or directory: true')
  if (mode !== undefined && !(Number.isInteger(mode) && Number(mode) >= 0 && Number(mode) <= 0o7777))
    problems.push(`has the mode ${nameOf(mode)}, which is none from 0 to 0o7777`)
  if (mtime !== undefined && !isTime(mtime)) problems.push(`has the mtime ${nameOf(mtime)}, which is no time`)
  return problems
}

function variableProblems(name: string, value: unknown): readonly string[] {
  if (name === '' || /[=\0]/.test(name)) return ['is no name of a variable']
  return typeof value === 'string' && value.includes('\0')
    ? ['has a NUL']
    : wanted(typeof value === 'string', 'a text', value)
}

function commandProblems(name: string, value: unknown): readonly string[] {
  if (!COMMAND.test(name)) return ['is no name of a command']
  const given = isRecord(value) ? (value['run'] ?? value['load']) : value
  return wanted(typeof given === 'function', 'a function or { declaration?, run } or { load }', value)
}

const LIMITS: ReadonlySet<string> = new Set(['bytes', 'files', 'processes', 'output'] satisfies (keyof MachineLimits)[])

function limitProblems(name: string, value: unknown): readonly string[] {
  if (!LIMITS.has(name)) return [`is no limit; those are ${[...LIMITS].join(', ')}`]
  return value === undefined
    ? []
    : wanted(Number.isSafeInteger(value) && Number(value) > 0, 'a whole number above 0', value)
}

const checks: Readonly<Record<keyof HeadlessOptions, Check>> = {
  files: (value) => record(value, 'a plain object of files by path', fileProblems),
  user: (value) => wanted(typeof value === 'string' && ACCOUNT.test(value), 'the name of an account', value),
  env: (value) => record(value, 'a plain object of texts by name', variableProblems),
  now: (value) => wanted(isTime(value), 'a time in milliseconds', value),
  seed: (value) => wanted(Number.isSafeInteger(value), 'a whole number', value),
  watch: (value) => wanted(typeof value === 'boolean', 'true or false', value),
  jq: (value) => wanted(typeof value === 'function', 'a function', value),
  commands: (value) => record(value, 'a plain object of commands by name', commandProblems),
  limits: (value) => record(value, 'a plain object of numbers', limitProblems),
  shell: (value) => wanted(value === 'simple' || value === 'bash', "'simple' or 'bash'", value),
}

/**
 * @param own checks of options that a machine has besides
 * @throws TypeError that tells of all options that are wrong
 */
export function checkOptions(options: HeadlessOptions, own: Readonly<Record<string, Check>> = {}): void {
  if (!isRecord(options))
    throw new TypeError(`createMachine: options ${wanted(false, 'a plain object', options).join('')}`)
  const known: ReadonlyMap<string, Check> = new Map(Object.entries({ ...checks, ...own }))
  const problems = Object.entries(options).flatMap(([name, value]) => {
    const check = known.get(name)
    if (!check) return [`${name} is no option`]
    return value === undefined ? [] : check(value).map((wrong) => `${name}${/^[[.]/.test(wrong) ? '' : ' '}${wrong}`)
  })
  if (problems.length > 0) throw new TypeError(`createMachine: ${problems.join('; ')}`)
}

/** Lays a file by a call; a failure is the option's. @throws TypeError */
export function layingFile(path: string, lay: () => void): void {
  try {
    lay()
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    throw new TypeError(`createMachine: files[${JSON.stringify(path)}]: ${error.message}`, { cause: error })
  }
}
