import { failureOf } from '../library/wording.ts'
import { compareTimes, timeOf } from '../../../shell/posix/file-time.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile, resolvePath, withInput } from '../../../shell/posix/open.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { joinPath } from '../../path.ts'
import { agrees } from '../library/answer.ts'
import { type Backup, keepBackup } from './backup.ts'
import type { Placement } from './destination.ts'
import { quoteAlways } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How cp copies, and install too. */
export interface CopyOptions {
  readonly recursive: boolean
  /** Which symbolic links are followed. */
  readonly follow: 'all' | 'operands' | 'none'
  readonly overwrite: 'yes' | 'ask' | 'no'
  /** Only what is newer than what is there. */
  readonly update: boolean
  readonly verbose: boolean
  /** It is told as mv tells it, which copies to move. */
  readonly moving?: boolean
  /** Takes away what cannot be opened for writing. */
  readonly force: boolean
  /** Takes away what is there before anything else. */
  readonly removeFirst: boolean
  /** Instead of copies. */
  readonly link: 'hard' | 'symbolic' | undefined
  /** No content is copied. */
  readonly attributesOnly?: boolean
  /** Directories on other file systems are made, and stay empty. */
  readonly oneFileSystem?: boolean
  readonly preserve: ReadonlySet<string>
  /** Keeps what is replaced. */
  readonly backup?: Backup | undefined
}

/** What stands at a target now; undefined when nothing does. */
export const present = (process: GnuProcess, path: string): Stat | undefined => {
  const stat = attempt(() => process.system.fs.lstat(resolvePath(process, path)))
  return stat instanceof FileSystemError ? undefined : stat
}

export class Copier {
  failed = false
  readonly #process: GnuProcess
  readonly #options: CopyOptions
  /** Directories and files that this copying made, by inode: neither to be copied nor to be overwritten. */
  readonly #made = new Set<number>()
  /** Where inodes with several names were copied to. */
  readonly #links = new Map<number, string>()
  /** What the file that was replaced last is called now, for -v. */
  #kept = ''
  /** The file system that the operand is on. */
  #device = 0
  #top: Placement = { source: '', target: '' }

  constructor(process: GnuProcess, options: CopyOptions) {
    this.#process = process
    this.#options = options
  }

  /** Copies what an operand names. */
  async copy(placement: Placement): Promise<void> {
    this.#top = placement
    const device = attempt(() => this.#process.system.fs.deviceOf(this.#path(placement.source), true))
    this.#device = device instanceof FileSystemError ? 0 : device
    await this.#copy(placement, true)
  }

  async #fail(message: string): Promise<false> {
    this.failed = true
    await this.#process.complain(message)
    return false
  }

  #path(path: string): string {
    return resolvePath(this.#process, path)
  }

  async #copy({ source, target }: Placement, operand: boolean): Promise<boolean> {
    const due = this.#process.due()
    if (due) await due
    const { fs } = this.#process.system
    const { follow, recursive } = this.#options
    const followed = follow === 'all' || (operand && follow === 'operands')
    const at = this.#path(source)
    const stat = attempt(() => (followed ? fs.stat(at) : fs.lstat(at)))
    if (stat instanceof FileSystemError) {
      const full = `cannot stat ${quoteAlways(source)}: ${stat.message}`
      return this.#fail(failureOf(this.#process, 'stat', { path: source, message: stat.message }, full))
    }
    if (stat.type === 'directory' && !recursive)
      return this.#fail(`-r not specified; omitting directory ${quoteAlways(source)}`)
    if (stat.type === 'directory' && this.#made.has(stat.ino))
      return this.#fail(
        `cannot copy a directory, ${quoteAlways(this.#top.source)}, into itself, ${quoteAlways(this.#top.target)}`,
      )
    const old = this.#old(target, stat)
    if (old && !(await this.#cleared({ source, target }, stat, old))) return false
    const made =
      stat.type === 'directory' ? await this.#directory(source, target, stat) : await this.#leaf(source, target, stat)
    if (made) await this.#keep(target, stat)
    return made
  }

  /** What is at the target: links there are written through, unless a link is copied. */
  #old(target: string, { type }: Stat): Stat | undefined {
    const old = present(this.#process, target)
    if (old?.type !== 'symlink' || type === 'symlink' || this.#options.link) return old
    return this.#process.system.fs.peek(this.#path(target)) ?? old
  }

  /** Whether what is at the target may be replaced. */
  async #cleared({ source, target }: Placement, stat: Stat, old: Stat): Promise<boolean> {
    const { overwrite, update, force, removeFirst, link, backup } = this.#options
    const { fs } = this.#process.system
    if (old.ino === stat.ino && (!link || !force))
      return link === 'hard' ? false : this.#fail(`${quoteAlways(source)} and ${quoteAlways(target)} are the same file`)
    if (stat.type !== 'directory') {
      if (overwrite === 'no' || (update && compareTimes(timeOf(old, 'mtime'), timeOf(stat, 'mtime')) >= 0)) return false
      if (
        overwrite === 'ask' &&
        !(await agrees(this.#process, `${this.#process.name}: overwrite ${quoteAlways(target)}? `))
      )
        return false
    }
    if (stat.type !== 'directory' && old.type === 'directory')
      return this.#fail(`cannot overwrite directory ${quoteAlways(target)} with non-directory`)
    if (stat.type === 'directory' && old.type !== 'directory')
      return this.#fail(`cannot overwrite non-directory ${quoteAlways(target)} with directory ${quoteAlways(source)}`)
    if (stat.type !== 'directory' && this.#made.has(old.ino))
      return this.#fail(`will not overwrite just-created ${quoteAlways(target)} with ${quoteAlways(source)}`)
    if (old.type === 'directory') return true
    if (backup) {
      this.#kept = keepBackup(this.#process, target, backup)
    } else if (removeFirst || stat.type === 'symlink' || (link && force)) {
      fs.unlink(this.#path(target))
      if (this.#options.verbose && removeFirst) await this.#process.print(`removed ${quoteAlways(target)}\n`)
    } else if (old.type === 'symlink') return this.#fail(`not writing through dangling symlink ${quoteAlways(target)}`)
    return true
  }

  async #directory(source: string, target: string, stat: Stat): Promise<boolean> {
    const { fs } = this.#process.system
    const [from, to] = [this.#path(source), this.#path(target)]
    if (!fs.isDirectory(to)) {
      const error = attempt(() => fs.mkdir(to, { mode: (stat.mode & 0o777 & ~this.#process.umask) | 0o700 }))
      if (error instanceof FileSystemError)
        return this.#fail(`cannot create directory ${quoteAlways(target)}: ${error.message}`)
      await this.#tellDirectory(source, target)
    }
    const made = fs.stat(to)
    this.#made.add(made.ino)
    const elsewhere = this.#options.oneFileSystem && fs.deviceOf(from, true) !== this.#device
    const names = elsewhere ? [] : attempt(() => fs.list(from))
    if (names instanceof FileSystemError) return this.#fail(`cannot access ${quoteAlways(source)}: ${names.message}`)
    let whole = true
    for (const { name } of names)
      whole = (await this.#copy({ source: joinPath(source, name), target: joinPath(target, name) }, false)) && whole
    const mode = stat.mode & 0o777 & ~this.#process.umask
    if (made.mode !== mode && (made.mode | 0o700) === (mode | 0o700)) fs.chmod(to, mode)
    return true
  }

  /** Makes what is no directory. */
  async #leaf(source: string, target: string, stat: Stat): Promise<boolean> {
    const known = this.#links.get(stat.ino)
    if (known !== undefined && this.#options.preserve.has('links')) return this.#hardLink(known, source, target)
    if (this.#options.link === 'hard') return this.#hardLink(source, source, target)
    const { fs } = this.#process.system
    const kept = this.#attributes(stat)
    if (stat.type === 'fifo' && this.#options.recursive) return this.#fifo(source, target, stat)
    if (this.#options.link === 'symbolic' || stat.type === 'symlink') {
      const text = stat.type === 'symlink' ? fs.readLink(this.#path(source)) : source
      const error = attempt(() => fs.symlink(text, this.#path(target), kept))
      if (error instanceof FileSystemError)
        return this.#fail(`cannot create symbolic link ${quoteAlways(target)}: ${error.message}`)
    } else if (!(await this.#content(source, target, stat))) return false
    this.#made.add(fs.lstat(this.#path(target)).ino)
    if (stat.nlink > 1) this.#links.set(stat.ino, target)
    await this.#tell(source, target)
    return true
  }

  #attributes({ uid, gid, mtime }: Stat): { owner?: { uid: number; gid: number }; mtime?: number } {
    const { preserve } = this.#options
    return {
      ...(preserve.has('ownership') && this.#process.credentials.uid === 0 && { owner: { uid, gid } }),
      ...(preserve.has('timestamps') && { mtime }),
    }
  }

  async #fifo(source: string, target: string, { mode }: Stat): Promise<boolean> {
    const { fs } = this.#process.system
    const to = this.#path(target)
    if (fs.peek(to)) fs.unlink(to)
    const error = attempt(() => fs.mkfifo(to, { mode: mode & ~this.#process.umask }))
    if (error instanceof FileSystemError)
      return this.#fail(`cannot create fifo ${quoteAlways(target)}: ${error.message}`)
    await this.#tell(source, target)
    return true
  }

  async #content(source: string, target: string, stat: Stat): Promise<boolean> {
    const process = this.#process
    const { fs } = process.system
    const to = this.#path(target)
    if (this.#options.attributesOnly && fs.peek(to)) return true
    const bytes = this.#options.attributesOnly
      ? new Uint8Array()
      : stat.type === 'file'
        ? attempt(() => fs.readFile(this.#path(source)))
        : await this.#stream(source)
    if (bytes instanceof FileSystemError)
      return this.#fail(`cannot open ${quoteAlways(source)} for reading: ${bytes.message}`)
    const old = fs.peek(to)
    if (old?.type === 'fifo' || old?.type === 'device') return this.#pour(bytes, target)
    const mode = old ? {} : { mode: stat.mode & 0o777 & ~process.umask }
    let error = attempt(() => fs.writeFile(to, bytes, mode))
    if (error instanceof FileSystemError && error.code === 'EACCES' && old && this.#options.force)
      error = attempt(() => {
        fs.unlink(to)
        fs.writeFile(to, bytes, { mode: stat.mode & 0o777 & ~process.umask })
      })
    if (!(error instanceof FileSystemError)) return true
    if (error.code === 'EISDIR' && target.endsWith('/'))
      return this.#fail(`cannot create regular file ${quoteAlways(target)}: Not a directory`)
    return this.#fail(`cannot create regular file ${quoteAlways(target)}: ${error.message}`)
  }

  /** Writes to what is no regular file. */
  async #pour(bytes: Uint8Array, target: string): Promise<boolean> {
    const file = attempt(() => openFile(this.#process, target, { write: true, truncate: true }))
    if (file instanceof FileSystemError)
      return this.#fail(`cannot create regular file ${quoteAlways(target)}: ${file.message}`)
    retain(file)
    try {
      await this.#process.writeTo(file, bytes)
    } finally {
      release(file)
    }
    return true
  }

  async #stream(source: string): Promise<Uint8Array | FileSystemError> {
    try {
      return await withInput(this.#process, source, (input) => input.bytes())
    } catch (error) {
      if (error instanceof FileSystemError) return error
      throw error
    }
  }

  async #hardLink(existing: string, source: string, target: string): Promise<boolean> {
    const { fs } = this.#process.system
    if (present(this.#process, target)) fs.unlink(this.#path(target))
    const error = attempt(() => fs.link(this.#path(existing), this.#path(target)))
    if (error instanceof FileSystemError)
      return this.#fail(`cannot create hard link ${quoteAlways(target)} to ${quoteAlways(existing)}: ${error.message}`)
    await this.#tell(source, target)
    return true
  }

  /** Gives a copy what is to be preserved of the original. */
  async #keep(target: string, stat: Stat): Promise<void> {
    const { preserve } = this.#options
    const { fs } = this.#process.system
    if (preserve.size === 0 || stat.type === 'symlink' || this.#options.link) return
    const at = this.#path(target)
    const { owner, mtime } = this.#attributes(stat)
    const error = attempt(() => {
      if (owner) fs.chown(at, owner)
      if (preserve.has('mode')) fs.chmod(at, stat.mode)
      if (mtime !== undefined) fs.setTimes(at, { atime: timeOf(stat, 'atime'), mtime: timeOf(stat, 'mtime') })
    })
    if (error instanceof FileSystemError)
      await this.#fail(`preserving times for ${quoteAlways(target)}: ${error.message}`)
  }

  async #tellDirectory(source: string, target: string): Promise<void> {
    const { verbose, moving } = this.#options
    if (!moving) await this.#tell(source, target)
    else if (verbose) await this.#process.print(`created directory ${quoteAlways(target)}\n`)
  }

  async #tell(source: string, target: string): Promise<void> {
    const kept = this.#kept && ` (backup: ${quoteAlways(this.#kept)})`
    this.#kept = ''
    const { verbose, moving } = this.#options
    const copied = `${moving ? 'copied ' : ''}${quoteAlways(source)} -> ${quoteAlways(target)}`
    if (verbose) await this.#process.print(`${copied}${kept}\n`)
  }
}
