import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { ArchiveMember } from '../../ustar.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { wrongUsage } from './failure.ts'
import { RelativeNames, tellsRenamed } from './names.ts'
import type { Renaming } from './transform.ts'

/** The directory of --one-top-level: without a value it is the archive's name without its ending. @throws Failure */
function topLevelOf({ has, value }: Arguments): string | undefined {
  if (!has('one-top-level')) return undefined
  const archive = (value('f') ?? '-').replace(/^.*\//s, '')
  const named = value('one-top-level') ?? /^(.+?)(?:\.tar(?:\.\w+)?|\.(?:t[bgx]z2?|taz))$/s.exec(archive)?.[1]
  if (named !== undefined) return named
  throw wrongUsage('Cannot deduce top-level directory name; please set it explicitly with --one-top-level=DIR')
}

/** What --transform, --strip-components and --one-top-level make of the names in an archive. */
export class MemberNames {
  readonly #relative: RelativeNames
  readonly #renaming: Renaming | undefined
  readonly #strip: number
  readonly #top: string | undefined
  readonly #shown: boolean

  constructor(process: GnuProcess, args: Arguments, renaming: Renaming | undefined) {
    this.#relative = new RelativeNames(process, args.has('P'))
    this.#renaming = renaming
    this.#strip = Number(args.value('strip-components') ?? 0)
    this.#top = topLevelOf(args)
    this.#shown = tellsRenamed(args)
  }

  /** Says what leads out of the directory in a name that is not used itself. */
  async warn(name: string): Promise<void> {
    await this.#relative.of(name, 'member name')
  }

  /** The path that a member is taken out to; undefined where nothing is left of it. */
  async pathOf({ name }: ArchiveMember): Promise<string | undefined> {
    const renamed = (await this.#renaming?.(name, 'member')) ?? name
    const stripped = this.#stripped(await this.#relative.of(renamed, 'member name'))
    if (stripped !== undefined) return this.#below(stripped)
    return this.#top === undefined ? undefined : `${this.#top}/`
  }

  /** Where a link leads that is taken out. */
  async linkOf({ type, link = '' }: ArchiveMember): Promise<string> {
    if (type !== 'symlink' && type !== 'hard-link') return link
    const renamed = (await this.#renaming?.(link, type)) ?? link
    return type === 'symlink' ? renamed : (this.#stripped(renamed) ?? renamed)
  }

  /** A member as it is listed: under the name of its file only where --show-transformed-names asks for it. */
  async listed(member: ArchiveMember): Promise<ArchiveMember> {
    if (!this.#shown) return member
    const path = (await this.pathOf(member)) ?? (member.type === 'directory' ? '/' : '')
    return { ...member, name: path, link: await this.linkOf(member) }
  }

  #stripped(name: string): string | undefined {
    if (this.#strip === 0) return name
    const parts = name
      .split('/')
      .filter((part, at) => part !== '' || at === 0)
      .slice(this.#strip)
    if (parts.length === 0) return undefined
    return parts.join('/') + (name.endsWith('/') ? '/' : '')
  }

  #below(name: string): string {
    const top = this.#top
    const bare = name.replace(/^[/.]+/, '')
    return top === undefined || bare === '' || bare === top || bare.startsWith(`${top}/`) ? name : `${top}/${name}`
  }
}
