import { sorted } from '../../../base/sorting.ts'
import type { Work } from '../../../base/work.ts'
import { FileSystemError } from '../../posix/errno.ts'
import { resolvePath } from '../../posix/open.ts'
import type { Process } from '../../posix/process.ts'
import type { DirectoryEntry, PosixSystem } from '../../posix/posix-system.ts'
import { type Pattern, patternOf } from './pattern.ts'
import { isPattern, unescapePattern } from './pattern-text.ts'

/**
 * The paths that a pattern stands for, sorted (bash(1), Pathname Expansion); none where nothing matches. Quoted characters in
 * `text` have a backslash before them. Of `shopt`'s names, extglob, nocaseglob, dotglob and globstar count; what happens where nothing
 * matches (nullglob, failglob) is the caller's matter.
 * `ignored` is GLOBIGNORE: patterns of paths that are left out, with colons between them.
 */
export function* expandPathname<System extends PosixSystem>(
  process: Process<System>,
  text: string,
  shopt: ReadonlySet<string>,
  ignored = '',
): Work<readonly string[]> {
  const walk = new Walk(process, ignored ? new Set([...shopt, 'dotglob', 'globskipdots']) : shopt)
  const paths = yield* walk.expand(text.split('/'))
  const found = yield* sorted(paths, byCode)
  if (!ignored) return found
  const ignore = ignored.split(':').map((path) => path.split('/').map((part) => patternOf(part, { extended: true })))
  const isIgnored = (parts: readonly string[]): boolean =>
    ignore.some((each) => each.length === parts.length && each.every((part, at) => part.matches(parts[at] ?? '')))
  const kept: string[] = []
  for (const [at, path] of found.entries()) {
    if (at % MANY === MANY - 1) yield MANY
    if (!isIgnored(path.split('/'))) kept.push(path)
  }
  return kept
}

const byCode = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/** How much it is, in microseconds, to look for something that may not be there. */
const LOOK = 8
/** How many entries of a directory are listed in a microsecond. */
const LISTED = 4
/** How many names are compared with a pattern between two turns. */
const MANY = 256

/** Where entries are looked at, and what comes after their names. */
interface Place {
  readonly path: string
  readonly slash: string
}

/** What every directory holds, and no listing here has. */
const ITSELF: readonly DirectoryEntry[] = [
  { name: '.', ino: 0, type: 'directory' },
  { name: '..', ino: 0, type: 'directory' },
]

/** What comes of each path, one after the other. */
function* eachOf(paths: readonly string[], work: (path: string) => Work<readonly string[]>): Work<readonly string[]> {
  const all: string[] = []
  for (const path of paths) for (const found of yield* work(path)) all.push(found)
  return all
}

/** What `**` stands for: last of all for anything, before a slash for directories and links to them, else for directories to look in. */
type Below = 'anything' | 'directories' | 'places'

class Walk<System extends PosixSystem> {
  readonly #process: Process<System>
  readonly #shopt: ReadonlySet<string>

  constructor(process: Process<System>, shopt: ReadonlySet<string>) {
    this.#process = process
    this.#shopt = shopt
  }

  *expand(components: readonly string[]): Work<readonly string[]> {
    let paths: readonly string[] = ['']
    for (const [index, component] of components.entries()) {
      const before = components[index - 1] ?? ''
      const last = index === components.length - 1
      const slash = last ? '' : '/'
      if (component === '**' && this.#shopt.has('globstar')) {
        // two in a row say no more than one
        if (components[index + 1] === '**') continue
        const below = last
          ? 'anything'
          : index === components.length - 2 && components[index + 1] === ''
            ? 'directories'
            : 'places'
        // a directory that a pattern found is a match itself, with no slash after its name
        if (last && components.slice(0, index).some((each) => isPattern(each, true)))
          paths = yield* eachOf(paths, (path) => this.#below(path, below, path.slice(0, -1)))
        else paths = yield* eachOf(paths, (path) => this.#below(path, below))
      } else if (isPattern(component, this.#shopt.has('extglob'))) {
        const pattern = patternOf(component, {
          extended: this.#shopt.has('extglob'),
          ignoreCase: this.#shopt.has('nocaseglob'),
        })
        paths = yield* eachOf(paths, (path) => this.#matching({ path, slash }, pattern, last))
      } else {
        // after a pattern a second slash goes
        if (component === '' && !last && isPattern(before, true)) continue
        const literal = unescapePattern(component) + slash
        paths = paths.map((path) => path + literal)
        if (last) paths = yield* eachOf(paths, (path) => this.#existing(path))
      }
      if (paths.length === 0) return paths
    }
    return paths.filter((path) => path !== '')
  }

  *#matching({ path, slash }: Place, pattern: Pattern, last: boolean): Work<readonly string[]> {
    const hidden = pattern.wantsDot || this.#shopt.has('dotglob')
    const entries = [...(this.#shopt.has('globskipdots') ? [] : ITSELF), ...this.#list(path)]
    yield LOOK + entries.length / LISTED
    const found: string[] = []
    for (const [at, entry] of entries.entries()) {
      if (at % MANY === MANY - 1) yield MANY
      const isMatch = (hidden || !entry.name.startsWith('.')) && pattern.matches(entry.name)
      if (isMatch && (last || this.#isDirectory(path, entry))) found.push(path + entry.name + slash)
    }
    return found
  }

  *#existing(path: string): Work<readonly string[]> {
    yield LOOK
    return this.#exists(path) ? [path] : []
  }

  /** `**`: the directory itself, named as it is to be, and what is below it; symbolic links are not followed. */
  *#below(start: string, wanted: Below, name = start): Work<readonly string[]> {
    if (start !== '' && !this.#exists(start)) return []
    const found = [name]
    const open = [start]
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      const entries = this.#list(path)
      yield LOOK + entries.length
      for (const entry of entries) {
        if (entry.name.startsWith('.') && !this.#shopt.has('dotglob')) continue
        const whole = path + entry.name
        if (entry.type === 'directory') open.push(`${whole}/`)
        if (wanted === 'anything') found.push(whole)
        else if (wanted === 'places' ? entry.type === 'directory' : this.#isDirectory(path, entry))
          found.push(`${whole}/`)
      }
    }
    return found
  }

  #list(path: string): readonly DirectoryEntry[] {
    try {
      return this.#process.system.fs.list(this.#absolute(path))
    } catch (error) {
      if (error instanceof FileSystemError) return []
      throw error
    }
  }

  #exists(path: string): boolean {
    try {
      this.#process.system.fs.lstat(this.#absolute(path))
      return true
    } catch (error) {
      if (error instanceof FileSystemError) return false
      throw error
    }
  }

  #isDirectory(path: string, { name, type }: DirectoryEntry): boolean {
    if (type !== 'symlink') return type === 'directory'
    return this.#process.system.fs.peek(this.#absolute(path + name))?.type === 'directory'
  }

  #absolute(path: string): string {
    return path === '' ? this.#process.cwd : resolvePath(this.#process, path)
  }
}
