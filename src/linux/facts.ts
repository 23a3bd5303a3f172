import type { FileFact, JobFact } from '../base/facts.ts'
import { decodeUtf8 } from '../host.ts'
import type { ShellState } from '../shell/bash/state.ts'
import { attempt, FileSystemError } from '../shell/posix/errno.ts'
import { compile, type Pattern } from '../shell/posix/regex/pattern.ts'
import { PatternError } from '../shell/posix/regex/syntax.ts'
import type { SessionMoment } from '../shell/terminal-shell.ts'
import { accountsOf } from './accounts.ts'
import { FileSystemReader, type FileSystemSnapshot } from './fs.ts'
import { fromDirectory, normalizePath } from './path.ts'
import { learner } from './users.ts'

/** How much of a text is shown, and searched, in bytes or UTF-16 units. */
const LIMIT = 16_384
const LONGEST_PATTERN = 1000
/** The mistakes of the course have some 800, all of which are asked for of one line. */
const MOST_PATTERNS = 2000

const KINDS = { file: 'file', directory: 'directory', symlink: 'link', device: 'device', fifo: 'fifo' } as const

/** Says what is in file systems; links are not followed, but for what they hold. */
export function filesOf(snapshot: FileSystemSnapshot): {
  file(path: string): FileFact | undefined
  names(directory: string): readonly string[]
} {
  const fs = new FileSystemReader(snapshot)
  const accounts = accountsOf(fs, learner)
  const bytesAt = (path: string): Uint8Array => orElse(() => fs.readFile(path), new Uint8Array())
  return {
    names: (directory) => orElse(() => fs.names(directory), []),
    file: (path) => {
      const stat = orElse(() => fs.lstat(path), undefined)
      if (!stat) return undefined
      const { type, mode, uid, gid, size } = stat
      return {
        kind: KINDS[type],
        mode,
        owner: accounts.nameOf(uid),
        group: accounts.groupOf(gid),
        size,
        ...(type === 'symlink' && { target: fs.readLink(path) }),
        text: () => decodeUtf8(bytesAt(path).subarray(0, LIMIT)),
        bytes: () => bytesAt(path),
      }
    },
  }
}

/** What a call gives, or something else where the file system refuses it. */
function orElse<T>(call: () => T, other: T): T {
  const result = attempt(call)
  return result instanceof FileSystemError ? other : result
}

/** The patterns that were asked for last: reading one takes longer than searching with it. */
const patterns = new Map<string, Pattern | undefined>()

function patternOf(source: string): Pattern | undefined {
  const known = patterns.get(source)
  if (known || patterns.has(source)) return known
  if (patterns.size >= MOST_PATTERNS) patterns.clear()
  const made = readPattern(source)
  patterns.set(source, made)
  return made
}

/** Undefined for what is no pattern, or one that may take long: with back-references. */
function readPattern(source: string): Pattern | undefined {
  if (source.length > LONGEST_PATTERN) return undefined
  try {
    const pattern = compile(source, { syntax: 'egrep' })
    return pattern.isCostly ? undefined : pattern
  } catch (error) {
    if (error instanceof PatternError) return undefined
    throw error
  }
}

/** Whether a text is a pattern that goals may use: an extended regular expression that is never slow. */
export const isPattern = (source: string): boolean => patternOf(source) !== undefined

/** The first line of a text that matches, with what is in the pattern's groups. */
export function groupsIn(text: string, source: string): readonly string[] | undefined {
  const pattern = patternOf(source)
  if (!pattern) return undefined
  try {
    for (const line of text
      .slice(0, 2 * LIMIT)
      .replace(/\n$/, '')
      .split('\n')) {
      const match = pattern.find(line)
      if (match) return match.map((span) => (span ? line.slice(span[0], span[1]) : ''))
    }
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
  }
  return undefined
}

const NONE: readonly never[] = []
const NOBODY: ReadonlyMap<string, string> = new Map()

/** What the Linux of a machine, and its shells, are like at one moment. */
export class LinuxFacts {
  readonly cwd: string
  readonly home = learner.home
  readonly jobs: readonly JobFact[]
  readonly #files: ReturnType<typeof filesOf>
  readonly #state: ShellState | undefined

  constructor(files: FileSystemSnapshot, { cwd, bash }: Pick<SessionMoment, 'cwd' | 'bash'>) {
    this.#files = filesOf(files)
    this.#state = bash?.state
    this.cwd = cwd
    this.jobs = bash?.jobs ?? NONE
  }

  file(path: string): FileFact | undefined {
    return this.#files.file(this.#absolute(path))
  }

  names(directory: string): readonly string[] {
    return this.#files.names(this.#absolute(directory))
  }

  variable(name: string): string | undefined {
    const variable = this.#state?.variable(name)
    // one that the shell makes anew each time is not to be asked
    return variable?.special?.get ? undefined : this.#state?.get(name)
  }

  get variables(): readonly string[] {
    return [...(this.#state?.variables.keys() ?? [])]
  }

  exported(name: string): boolean {
    return this.#state?.variable(name)?.exported === true
  }

  get aliases(): ReadonlyMap<string, string> {
    return this.#state?.aliases ?? NOBODY
  }

  get functions(): readonly string[] {
    return [...(this.#state?.functions.keys() ?? [])]
  }

  matches(text: string, pattern: string): boolean {
    return groupsIn(text, pattern) !== undefined
  }

  groups(text: string, pattern: string): readonly string[] | undefined {
    return groupsIn(text, pattern)
  }

  #absolute(path: string): string {
    const whole = path === '~' || path.startsWith('~/') ? this.home + path.slice(1) : path
    return normalizePath(fromDirectory(this.cwd, whole))
  }
}
