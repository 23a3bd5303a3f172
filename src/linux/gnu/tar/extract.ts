import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { directoryName, fromDirectory } from '../../path.ts'
import type { ArchiveMember } from '../../ustar.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { memberLine } from './list.ts'
import type { MemberNames } from './member-names.ts'
import { excluder } from './names.ts'
import { matcher } from '../library/wildcard.ts'

type Wanted = (name: string) => boolean

/** Where members are taken out to. */
interface Place {
  readonly directory: string
  readonly names: MemberNames
}

/** Lists an archive, or takes files out of it. */
export class TarExtraction {
  failed = false
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
    const excluded = excluder(this.#process, this.#args)
    const wanted = operands.map((operand): Wanted => {
      const bare = operand.replace(/(?<=.)\/+$/, '')
      const fits: Wanted = this.#args.has('wildcards') ? matcher(bare) : (name) => name === bare
      return (name) => fits(name) || name.startsWith(`${bare}/`)
    })
    const found = new Set<Wanted>()
    for (const member of members) {
      const due = this.#process.due()
      if (due) await due
      const name = member.name.replace(/(?<=.)\/$/, '')
      const chosen = wanted.filter((fits) => fits(name) || fits(member.name))
      for (const fits of chosen) found.add(fits)
      if ((operands.length > 0 && chosen.length === 0) || excluded(name)) continue
      if (this.#args.has('t')) await this.#list(member)
      else await this.#extract(member)
    }
    for (const finish of this.#later.toReversed()) attempt(finish)
    for (const [at, fits] of wanted.entries())
      if (!found.has(fits)) await this.#fail(`${operands[at] ?? ''}: Not found in archive`)
  }

  async #fail(message: Phrase): Promise<void> {
    this.failed = true
    await this.#process.complain(message)
  }

  async #list(member: ArchiveMember): Promise<void> {
    await this.#names.warn(member.name)
    await this.#process.print(await this.#line(member, this.#args.has('v')))
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
    const verbose = this.#args.given.filter((option) => option.name === 'v').length
    if (verbose > 0) await this.#process.write(this.#args.has('O') ? 2 : 1, await this.#line(member, verbose > 1))
    if (this.#args.has('O')) {
      if (member.type === 'file') await this.#process.print(member.content)
      return
    }
    const link = await this.#names.linkOf(member)
    const error = attempt(() => this.#make({ ...member, link }, name))
    if (error instanceof FileSystemError) await this.#fail(phrase`${name}: ${this.#verb(member)}: ${error.message}`)
  }

  #verb({ type, link }: ArchiveMember): Phrase {
    if (type === 'directory') return 'Cannot mkdir'
    if (type === 'symlink') return phrase`Cannot create symlink to ${quoted(link ?? '')}`
    if (type === 'fifo') return 'Cannot mkfifo'
    return type === 'hard-link' ? phrase`Cannot hard link to ${quoted(link ?? '')}` : 'Cannot open'
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
    if (there && this.#args.has('k')) throw new FileSystemError('EEXIST', name)
    if (!fs.isDirectory(directoryName(at))) fs.mkdirAll(directoryName(at))
    if (there) this.#giveWay(at, old)
    if (member.type === 'symlink') fs.symlink(member.link ?? '', at, { ...owner, ...times })
    else if (member.type === 'hard-link') fs.link(fromDirectory(this.#directory, member.link ?? ''), at)
    else if (member.type === 'fifo') fs.mkfifo(at, { mode, ...owner, ...times })
    else fs.writeFile(at, member.content, { mode, ...owner, ...times })
  }
}
