import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { directoryName, fromDirectory } from '../../path.ts'
import type { ArchiveMember } from '../../ustar.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { differences } from './compare.ts'
import { startFed } from './filter.ts'
import { memberLine, verbosity } from './list.ts'
import type { MemberNames } from './member-names.ts'
import { excluder, withoutSlash } from './names.ts'
import { newerTest } from './newer.ts'
import { matcher } from '../library/wildcard.ts'

type Wanted = (name: string) => boolean

const SECOND = 1000

/** Whether operands are patterns: --wildcards stands before one of them, and --no-wildcards does not follow. */
function readsPatterns({ given, operands, has }: Arguments): boolean {
  const names = has('T') ? Infinity : operands.length
  const last = given.findLast(
    ({ name, operandsBefore }) => (name === 'wildcards' || name === 'no-wildcards') && operandsBefore < names,
  )
  return last?.name === 'wildcards'
}

/** Whether a name has a character of patterns that no backslash takes the meaning from. */
const hasWildcard = (name: string): boolean => /(?<!\\)(?:\\\\)*[*?[]/.test(name)

/** Where members are taken out to. */
interface Place {
  readonly directory: string
  readonly names: MemberNames
}

/** Lists an archive, or takes files out of it. */
export class TarExtraction {
  failed = false
  /** Whether -d found a difference. */
  differs = false
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #directory: string
  readonly #names: MemberNames
  /** Times and modes of directories are set when nothing is put into them any more. */
  readonly #later: (() => void)[] = []

  constructor(process: GnuProcess, args: Arguments, { directory, names }: Place) {
    this.#process = process
    this.#args = args
    this.#directory = directory
    this.#names = names
  }

  async run(members: readonly ArchiveMember[], operands: readonly string[]): Promise<void> {
    const excluded = await excluder(this.#process, this.#args)
    const isNew = await newerTest(this.#process, this.#args)
    const patterns = readsPatterns(this.#args)
    const wanted = operands.map((operand): Wanted => {
      const bare = operand.replace(/(?<=.)\/+$/, '')
      const fits: Wanted = patterns ? matcher(bare) : (name) => name === bare
      return (name) => fits(name) || name.startsWith(`${bare}/`)
    })
    const found = new Set<Wanted>()
    for (const member of members) {
      const due = this.#process.due()
      if (due) await due
      const name = withoutSlash(member.name)
      const chosen = wanted.filter((fits) => fits(name) || fits(member.name))
      for (const fits of chosen) found.add(fits)
      if ((operands.length > 0 && chosen.length === 0) || excluded(name)) continue
      if (isNew?.(member) === false) continue
      if (this.#args.has('t')) await this.#list(member)
      else if (this.#args.has('d') || this.#args.has('compare')) await this.#compare(member)
      else await this.#extract(member)
    }
    for (const finish of this.#later.toReversed()) attempt(finish)
    for (const [at, fits] of wanted.entries()) if (!found.has(fits)) await this.#missing(operands[at] ?? '')
  }

  async #missing(operand: string): Promise<void> {
    if (hasWildcard(operand) && !this.#args.has('wildcards') && !this.#args.has('no-wildcards')) {
      await this.#process.complain('Pattern matching characters used in file names')
      await this.#process.complain(
        'Use --wildcards to enable pattern matching, or --no-wildcards to suppress this warning',
      )
    }
    await this.#fail(`${operand}: Not found in archive`)
  }

  async #fail(message: Phrase): Promise<void> {
    this.failed = true
    await this.#process.complain(message)
  }

  async #list(member: ArchiveMember): Promise<void> {
    await this.#names.warn(member.name)
    await this.#process.print(await this.#line(member, verbosity(this.#args) > 0))
  }

  async #compare(member: ArchiveMember): Promise<void> {
    const verbose = verbosity(this.#args)
    if (verbose > 0) await this.#process.print(await this.#line(member, verbose > 1))
    const found = attempt(() => differences(this.#process, member, this.#directory))
    const name = withoutSlash(member.name)
    if (found instanceof FileSystemError)
      await this.#process.complain(`${name}: Warning: Cannot stat: ${found.message}`)
    else for (const difference of found) await this.#process.print(`${name}: ${difference}\n`)
    this.differs ||= found instanceof FileSystemError || found.length > 0
  }

  /** How a member is told of, in a long line or by its name. */
  async #line(member: ArchiveMember, long: boolean): Promise<string> {
    const listed = await this.#names.listed(member)
    return long ? memberLine(this.#process, listed, this.#args) : `${listed.name}\n`
  }

  async #extract(member: ArchiveMember): Promise<void> {
    if (/(?:^|\/)\.\.(?:\/|$)/.test(member.name) && !this.#args.has('P')) {
      await this.#names.warn(member.name)
      return this.#fail(`${member.name}: Member name contains '..', skipping`)
    }
    const name = await this.#names.pathOf(member)
    if (name === undefined) return
    const verbose = verbosity(this.#args)
    if (verbose > 0) await this.#process.write(this.#args.has('O') ? 2 : 1, await this.#line(member, verbose > 1))
    if (this.#args.has('O')) {
      if (member.type === 'file') await this.#process.print(member.content)
      return
    }
    const command = this.#args.value('to-command')
    if (command !== undefined) return this.#pipe(member, name, command)
    const link = await this.#names.linkOf(member)
    if (this.#isKept(member, name)) return this.#process.complain(phrase`Current ${quoted(name)} is newer or same age`)
    if (verbose > 0 && this.#args.has('skip-old-files') && this.#isThere(name))
      await this.#process.complain(`${withoutSlash(name)}: skipping existing file`)
    const error = attempt(() => this.#make({ ...member, link }, name))
    if (error instanceof FileSystemError) await this.#fail(phrase`${name}: ${this.#verb(member)}: ${error.message}`)
  }

  /** --to-command: lets a command read a file. */
  async #pipe({ type, content, ...member }: ArchiveMember, name: string, command: string): Promise<void> {
    if (type !== 'file') return
    const variables = {
      TAR_FILETYPE: 'f',
      TAR_FILENAME: name,
      TAR_REALNAME: member.name,
      TAR_SIZE: String(content.length),
      TAR_MODE: member.mode.toString(8).padStart(4, '0'),
      TAR_UNAME: member.owner,
      TAR_GNAME: member.group,
      TAR_UID: String(member.uid),
      TAR_GID: String(member.gid),
    }
    const child = startFed(this.#process, command, { bytes: content, variables })
    const { status } = await this.#process.wait(child)
    if (status > 0) await this.#fail(`${child.pid}: Child returned status ${status}`)
  }

  #verb({ type, link }: ArchiveMember): Phrase {
    if (type === 'directory') return 'Cannot mkdir'
    if (type === 'symlink') return phrase`Cannot create symlink to ${quoted(link ?? '')}`
    if (type === 'fifo') return 'Cannot mkfifo'
    return type === 'hard-link' ? phrase`Cannot hard link to ${quoted(link ?? '')}` : 'Cannot open'
  }

  /** Whether --keep-newer-files spares what stands where a member goes. */
  #isKept({ type, mtime }: ArchiveMember, name: string): boolean {
    if (!this.#args.has('keep-newer-files') || type === 'directory') return false
    const there = attempt(() => this.#process.system.fs.lstat(fromDirectory(this.#directory, name)))
    return !(there instanceof FileSystemError) && Math.floor(there.mtime / SECOND) >= Math.floor(mtime / SECOND)
  }

  #isThere(name: string): boolean {
    return !(
      attempt(() => this.#process.system.fs.lstat(fromDirectory(this.#directory, name))) instanceof FileSystemError
    )
  }

  /** Takes away what is in the place of a file: a directory only when it is empty. */
  #giveWay(at: string, { type }: Stat): void {
    if (type !== 'directory') this.#process.system.fs.unlink(at)
    else if (attempt(() => this.#process.system.fs.rmdir(at)) instanceof FileSystemError)
      throw new FileSystemError('EEXIST', at)
  }

  #make(member: ArchiveMember, name: string): void {
    const { fs } = this.#process.system
    const at = fromDirectory(this.#directory, name)
    const root = this.#process.credentials.uid === 0
    const exact = (root || this.#args.has('p')) && !this.#args.has('no-same-permissions')
    const mode = exact ? member.mode : member.mode & 0o777 & ~this.#process.umask
    const { mtime, uid, gid } = member
    const old = attempt(() => fs.lstat(at))
    const there = !(old instanceof FileSystemError)
    const owner = root && !this.#args.has('no-same-owner') && !this.#args.has('o') ? { owner: { uid, gid } } : {}
    const times = this.#args.has('m') ? {} : { mtime }
    if (member.type === 'directory') {
      if (!fs.isDirectory(at)) fs.mkdirAll(at)
      this.#later.push(() => {
        if (owner.owner) fs.chown(at, owner.owner)
        fs.chmod(at, mode)
        if (times.mtime !== undefined) fs.touch(at, times.mtime)
      })
      return
    }
    if (there && this.#args.has('skip-old-files')) return
    const overwrites = this.#args.has('overwrite') && member.type === 'file' && fs.peek(at)?.type === 'file'
    if (there && this.#args.has('k')) throw new FileSystemError('EEXIST', name)
    if (!fs.isDirectory(directoryName(at))) fs.mkdirAll(directoryName(at))
    if (there && !overwrites) this.#giveWay(at, old)
    if (member.type === 'symlink') fs.symlink(member.link ?? '', at, { ...owner, ...times })
    else if (member.type === 'hard-link') fs.link(fromDirectory(this.#directory, member.link ?? ''), at)
    else if (member.type === 'fifo') fs.mkfifo(at, { mode, ...owner, ...times })
    else fs.writeFile(at, member.content, { mode, ...owner, ...times })
  }
}
