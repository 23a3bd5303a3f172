import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { directoryName } from '../../path.ts'
import { typeBits } from '../../permissions.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import type { CpioEntry } from './format.ts'

const SECOND = 1000
export const TYPE_MASK = 0o170000
const MODE_MASK = 0o7777

export interface ExtractOptions {
  /** Makes directories that a file needs. */
  readonly makesDirectories: boolean
  /** Takes the place of newer files too. */
  readonly unconditional: boolean
  readonly keepsTimes: boolean
  /** Tells of names that become those of a file that is there. */
  readonly tellsLinks: boolean
  /** Whose the files become; as in the archive where it is not said. */
  readonly owner: { readonly uid: number | undefined; readonly gid: number | undefined }
}

/** Makes files of an archive's entries. */
export class Extraction {
  readonly #process: GnuProcess
  readonly #options: ExtractOptions
  /** Where the first of several names of a file was put. */
  readonly #made = new Map<number, { readonly at: string; readonly path: string }>()
  /** Times of directories change with what is put into them: they are set in the end. */
  readonly #later: (() => void)[] = []

  constructor(process: GnuProcess, options: ExtractOptions) {
    this.#process = process
    this.#options = options
  }

  /** Puts a file at `path`; false, and said, where it is not made. */
  async put(entry: CpioEntry, path: string): Promise<boolean> {
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, path)
    const there = attempt(() => fs.lstat(at))
    const isDirectory = (entry.mode & TYPE_MASK) === typeBits.directory
    if (!(there instanceof FileSystemError) && !(isDirectory && there.type === 'directory')) {
      if (!this.#options.unconditional && Math.floor(there.mtime / SECOND) >= entry.mtime) {
        await this.#process.complain(`${path} not created: newer or same age version exists`)
        return false
      }
      const stays = attempt(() => (there.type === 'directory' ? fs.rmdir(at) : fs.unlink(at)))
      if (stays instanceof FileSystemError) {
        await this.#process.complain(`cannot remove current ${path}: ${stays.message}`)
        return true
      }
    }
    const other = entry.links > 1 && !isDirectory ? this.#made.get(entry.ino) : undefined
    const error = attempt(() => (other ? this.#link(entry, other.at, at) : this.#make(entry, at)))
    if (!(error instanceof FileSystemError)) {
      if (other && this.#options.tellsLinks) await this.#process.complain(`${other.path} linked to ${path}`)
      this.#made.set(entry.ino, other ?? { at, path })
      return true
    }
    await this.#process.complain(`${path}: Cannot ${isDirectory ? 'mkdir' : 'open'}: ${error.message}`)
    return false
  }

  finish(): void {
    for (const set of this.#later.toReversed()) attempt(set)
  }

  #attributes({ mode, uid, gid, mtime }: CpioEntry) {
    const { keepsTimes, owner } = this.#options
    const isRoot = this.#process.credentials.uid === 0
    const whose = isRoot ? { owner: { uid: owner.uid ?? uid, gid: owner.gid ?? gid } } : {}
    return { mode: mode & MODE_MASK, ...whose, ...(keepsTimes && { mtime: mtime * SECOND }) }
  }

  #link(entry: CpioEntry, other: string, at: string): void {
    const { fs } = this.#process.system
    this.#makeRoom(at)
    if (entry.content.length > 0) fs.writeFile(other, entry.content, this.#attributes(entry))
    fs.link(other, at)
  }

  #makeRoom(at: string): void {
    const { fs } = this.#process.system
    if (this.#options.makesDirectories && !fs.isDirectory(directoryName(at))) fs.mkdirAll(directoryName(at))
  }

  #make(entry: CpioEntry, at: string): void {
    const { fs } = this.#process.system
    const type = entry.mode & TYPE_MASK
    const attributes = this.#attributes(entry)
    this.#makeRoom(at)
    if (type === typeBits.directory) {
      if (!fs.isDirectory(at)) fs.mkdir(at, attributes)
      this.#later.push(() => {
        fs.chmod(at, attributes.mode)
        if (this.#options.keepsTimes) fs.touch(at, entry.mtime * SECOND)
      })
      return
    }
    if (type === typeBits.symlink) fs.symlink(textOf(entry.content), at, attributes)
    else if (type === typeBits.fifo) fs.mkfifo(at, attributes)
    else fs.writeFile(at, entry.content, attributes)
  }
}
