import type { FileSystem, Owner } from './fs.ts'
import { type GivenFile, layingFile } from './headless-options.ts'
import { directoryName, fromDirectory, isWithin, normalizePath } from './path.ts'
import { root, type User } from './users.ts'

class Layout {
  readonly #fs: FileSystem
  readonly #user: User
  /** Times are set last: what is put into a directory changes its own. */
  readonly #times: (readonly [path: string, mtime: number])[] = []
  /** Directories that are there: each is looked for once. */
  readonly #known = new Set(['/'])

  constructor(fs: FileSystem, user: User) {
    this.#fs = fs
    this.#user = user
  }

  lay(name: string, file: GivenFile): void {
    const path = normalizePath(fromDirectory(this.#user.home, name))
    this.#directories(directoryName(path))
    const given = typeof file === 'string' || file instanceof Uint8Array ? { content: file } : file
    const { mode, mtime } = given
    if ('directory' in given) this.#directories(path)
    else this.#fs.writeFile(path, given.content, { owner: this.#ownerOf(path) })
    if (mode !== undefined) this.#fs.chmod(path, mode)
    if (mtime !== undefined) this.#times.push([path, mtime])
  }

  end(): void {
    for (const [path, mtime] of this.#times) this.#fs.touch(path, mtime)
  }

  #directories(path: string): void {
    if (this.#known.has(path)) return
    this.#known.add(path)
    if (this.#fs.exists(path)) return
    this.#directories(directoryName(path))
    this.#fs.mkdir(path, { owner: this.#ownerOf(path) })
  }

  #ownerOf(path: string): Owner {
    return isWithin(path, this.#user.home) ? this.#user : root
  }
}

/** Lays the files of a new machine. @throws TypeError */
export function layFiles(fs: FileSystem, user: User, files: Readonly<Record<string, GivenFile>>): void {
  const layout = new Layout(fs, user)
  for (const [name, file] of Object.entries(files)) layingFile(name, () => layout.lay(name, file))
  layout.end()
}
