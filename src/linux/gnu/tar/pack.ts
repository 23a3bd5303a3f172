import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { fromDirectory, joinPath } from '../../path.ts'
import { type ArchiveFormat, type ArchiveMember, isArchivable } from '../../ustar.ts'
import { type Attributes, attributesFor } from './attributes.ts'
import { type CacheTag, cacheTagIn, cacheTagsOf } from './cache-tags.ts'
import { memberLine, verbosity } from './list.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { RelativeNames, tellsRenamed } from './names.ts'
import type { Renaming } from './transform.ts'

/** The most that both fields for a name hold in a ustar archive. */
const MOST = 255

interface Place {
  /** What is left out. */
  excluded(this: void, name: string): boolean
  /** The inode of the archive itself, which is left out. */
  readonly archive: number | undefined
  /** The descriptor that -v writes to. */
  readonly listTo: 1 | 2
  /** For -u: what is in the archive; only what is newer is added. */
  readonly newest: readonly ArchiveMember[]
  readonly format: ArchiveFormat
  /** Whether a file is new enough for -N. */
  readonly isNew: ((stat: Stat) => boolean) | undefined
  /** What --transform makes of names. */
  readonly renaming: Renaming | undefined
}

/** Puts files together for an archive. */
export class TarPacking {
  failed = false
  readonly members: ArchiveMember[] = []
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #place: Place
  readonly #names: RelativeNames
  readonly #excluded: (name: string) => boolean
  readonly #attributes: (stat: Stat) => Attributes
  readonly #tags: readonly CacheTag[]
  #recursive = true
  /** Where the operands are that are added next. */
  directory: string
  /** What --remove-files takes away afterwards, as paths. */
  readonly #packed: string[] = []
  /** The names under which files with several are in the archive already. */
  readonly #links = new Map<number, string>()

  constructor(process: GnuProcess, args: Arguments, place: Place) {
    this.#process = process
    this.#args = args
    this.#place = place
    this.#names = new RelativeNames(process, args.has('P'))
    this.#excluded = place.excluded
    this.directory = process.cwd
    this.#attributes = attributesFor(process, args)
    this.#tags = cacheTagsOf(args)
  }

  /** Says why a file cannot be read, which --ignore-failed-read lets pass. */
  async #unread(path: string, reason: string): Promise<void> {
    if (this.#args.has('ignore-failed-read')) await this.#process.complain(`${path}: Warning: ${reason}`)
    else await this.#fail(`${path}: ${reason}`)
  }

  async #fail(message: string): Promise<void> {
    this.failed = true
    await this.#process.complain(message)
  }

  /** Adds an operand, the first of which has the place 0. */
  async addOperand(path: string, place: number): Promise<void> {
    this.#recursive = this.#isRecursive(place)
    await this.#add(path)
  }

  /** Whether the operand at a place is added with all that is in it: options count for what stands behind them. */
  #isRecursive(place: number): boolean {
    const last = this.#args.given.findLast(
      ({ name, operandsBefore }) => (name === 'recursion' || name === 'no-recursion') && operandsBefore <= place,
    )
    return last?.name !== 'no-recursion'
  }

  /** Adds a file, or a directory with all that is in it. */
  async #add(path: string, parent?: string): Promise<void> {
    const due = this.#process.due()
    if (due) await due
    if (this.#excluded(path)) return
    const { fs } = this.#process.system
    const at = fromDirectory(this.directory, path)
    const stat = attempt(() => (this.#args.has('h') ? fs.stat(at) : fs.lstat(at)))
    if (stat instanceof FileSystemError) {
      await this.#names.of(path, 'member name')
      return this.#unread(path, `Cannot stat: ${stat.message}`)
    }
    if (stat.ino === this.#place.archive) {
      await this.#process.complain(`${path}: file is the archive; not dumped`)
      return
    }
    if (await this.#isLeftOut(path, stat, parent)) return
    const bare = await this.#names.of(path, 'member name')
    const name = stat.type === 'directory' ? `${bare.replace(/\/+$/, '')}/` : bare
    const tag = stat.type === 'directory' ? cacheTagIn(this.#process, at, this.#tags) : undefined
    if (tag?.extent !== 'all') await this.#put(name, path, at, stat)
    if (tag) return this.#leave(path, at, tag)
    if (stat.type !== 'directory' || !this.#recursive) return
    const entries = attempt(() => fs.list(at))
    if (entries instanceof FileSystemError) return this.#unread(path, `Cannot open: ${entries.message}`)
    const sorted =
      this.#args.value('sort') === 'name' ? entries.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : entries
    for (const entry of sorted) await this.#add(joinPath(path, entry.name), at)
  }

  /** Leaves out what is in a directory that a file marks. */
  async #leave(path: string, at: string, { file, extent }: CacheTag): Promise<void> {
    const what = extent === 'all' ? 'directory' : 'contents'
    if (verbosity(this.#args) > 0)
      await this.#process.complain(
        `${path.replace(/\/*$/, '/')}: contains a cache directory tag ${file}; ${what} not dumped`,
      )
    if (extent === 'others') await this.#add(joinPath(path, file), at)
  }

  /** Whether -N or --one-file-system leave a file out, which -v tells; `parent` is the path of its directory, where that is packed too. */
  async #isLeftOut(path: string, stat: Stat, parent: string | undefined): Promise<boolean> {
    const { fs } = this.#process.system
    const at = fromDirectory(this.directory, path)
    const elsewhere =
      parent !== undefined && this.#args.has('one-file-system') && fs.deviceOf(at, false) !== fs.deviceOf(parent, false)
    const old = stat.type !== 'directory' && this.#place.isNew?.(stat) === false
    const reason = elsewhere ? 'file is on a different filesystem' : 'file is unchanged'
    if ((elsewhere || old) && verbosity(this.#args) > 0) await this.#process.complain(`${path}: ${reason}; not dumped`)
    return elsewhere || old
  }

  /** --remove-files: takes away what was packed. */
  removePacked(): void {
    const { fs } = this.#process.system
    for (const at of this.#packed.toReversed())
      attempt(() => (fs.lstat(at).type === 'directory' ? fs.rmdir(at) : fs.unlink(at)))
  }

  async #put(name: string, path: string, at: string, stat: Stat): Promise<void> {
    const { newest, listTo } = this.#place
    const old = newest.findLast((member) => member.name === name)
    if (old && old.mtime >= Math.floor(stat.mtime / 1000) * 1000) return
    if (this.#place.format === 'ustar' && !isArchivable(name))
      return this.#fail(
        `${name}: file name is too long (${name.length > MOST ? `max ${MOST}` : 'cannot be split'}); not dumped`,
      )
    const kind = await this.#kind(name, at, stat)
    if (kind instanceof FileSystemError) return this.#unread(path, `Cannot open: ${kind.message}`)
    const member = { name, ...this.#attributes(stat), ...kind }
    const renamed = await this.#renamed(member)
    this.members.push(renamed)
    this.#packed.push(at)
    const verbose = verbosity(this.#args)
    const shown = tellsRenamed(this.#args)
      ? renamed
      : { ...renamed, name: stat.type === 'directory' ? path.replace(/\/*$/, '/') : path }
    if (verbose > 0)
      await this.#process.write(listTo, verbose > 1 ? memberLine(this.#process, shown, this.#args) : `${shown.name}\n`)
  }

  /** A member under the name that --transform gives it. */
  async #renamed(member: ArchiveMember): Promise<ArchiveMember> {
    const { renaming } = this.#place
    if (!renaming) return member
    const { type, link } = member
    const bare = await renaming(member.name.replace(/\/$/, ''), 'member')
    const name = type === 'directory' ? `${bare.replace(/\/+$/, '')}/` : bare
    if (link === undefined || (type !== 'symlink' && type !== 'hard-link')) return { ...member, name }
    return { ...member, name, link: await renaming(link, type) }
  }

  async #kind(
    name: string,
    at: string,
    stat: Stat,
  ): Promise<Pick<ArchiveMember, 'type' | 'link' | 'content'> | FileSystemError> {
    const { fs } = this.#process.system
    const content = new Uint8Array()
    if (stat.type === 'directory') return { type: 'directory', content }
    if (stat.type === 'symlink') return { type: 'symlink', link: fs.readLink(at), content }
    const earlier = this.#links.get(stat.ino)
    if (earlier !== undefined) {
      if (earlier.startsWith('/')) await this.#names.of(earlier, 'hard link target')
      return { type: 'hard-link', link: earlier, content }
    }
    if (stat.nlink > 1) this.#links.set(stat.ino, name)
    if (stat.type === 'fifo') return { type: 'fifo', content }
    const bytes = attempt(() => fs.readFile(at))
    return bytes instanceof FileSystemError ? bytes : { type: 'file', content: bytes }
  }
}
