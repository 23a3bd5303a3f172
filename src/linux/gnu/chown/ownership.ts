import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { Stat } from '../../../shell/posix/posix-system.ts'
import { joinPath } from '../../path.ts'
import { isKeptRoot } from '../rm/root.ts'
import { optionList } from '../library/options.ts'
import { quoteAlways } from '../library/quote.ts'
import { Failure } from '../library/program.ts'
import { failureOf } from '../library/wording.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** Whom a file is given to; what is absent stays. */
export interface NewOwner {
  readonly uid?: number
  readonly gid?: number
  /** Their names as messages have them: as they were given. */
  readonly user?: string
  readonly group?: string
  /** What is said of how they were given. */
  readonly warning?: Phrase
}

interface How {
  readonly recursive: boolean
  readonly tell: 'all' | 'changes' | 'nothing'
  readonly quiet: boolean
  /** Whether what a link leads to is changed, and not the link. */
  readonly follow: boolean
  readonly only: NewOwner
  /** Which links to directories are entered. */
  readonly enter: 'all' | 'operands' | 'none'
}

/** The options of chown(1) and chgrp(1). */
export const ownershipOptions = optionList(
  'c,changes f,silent quiet v,verbose dereference h,no-dereference from=OWNER:GROUP no-preserve-root preserve-root ' +
    'reference=FILE R,recursive H L P',
)

/** The highest number of a user or a group: the one above it means that nothing changes, chown(2). */
const MOST_ID = 4_294_967_294

function idOf(text: string): number | undefined {
  return /^\+?\d+$/.test(text) && Number(text) <= MOST_ID ? Number(text) : undefined
}

/** A user's number, by their name or as it is. */
export function userNumber({ system }: GnuProcess, name: string): number | undefined {
  const known = system.users.user(name)?.uid
  return known ?? idOf(name)
}

/** A group's number, by its name or as it is. */
export function groupNumber({ system }: GnuProcess, name: string): number | undefined {
  const known = system.users.group(name)?.gid
  return known ?? idOf(name)
}

/** Reads a group. @throws Failure */
export function readGroup(process: GnuProcess, text: string): NewOwner {
  if (text === '') return {}
  const gid = groupNumber(process, text)
  if (gid === undefined) throw new Failure(phrase`invalid group: ${quoted(text)}`)
  return { gid, group: text }
}

/** `user.group`, as it was written before POSIX; undefined where one of the two is not known. */
function withDot(process: GnuProcess, text: string): NewOwner | undefined {
  const [user = '', group] = text.split(/\.(.*)/s)
  const isKnown = group !== undefined && (user === '' || userNumber(process, user) !== undefined)
  if (!isKnown || (group !== '' && groupNumber(process, group) === undefined)) return undefined
  const warning = phrase`warning: '.' should be ':': ${quoted(text)}`
  return { ...readOwner(process, `${user}:${group}`), warning }
}

/** Reads `user`, `user:group`, `user:` (the user's own group) and `:group`. @throws Failure */
export function readOwner(process: GnuProcess, text: string): NewOwner {
  const [user = '', group] = text.split(/:(.*)/s)
  const uid = user === '' ? undefined : userNumber(process, user)
  if (user !== '' && uid === undefined) {
    const dotted = group === undefined && withDot(process, text)
    if (dotted) return dotted
    throw new Failure(phrase`invalid user: ${quoted(text)}`)
  }
  if (group === undefined || (group === '' && user === '')) return uid === undefined ? {} : { uid, user }
  const own = uid === undefined ? undefined : process.system.users.user(uid)?.gid
  const gid = group === '' ? own : groupNumber(process, group)
  if (gid === undefined && group === '') throw new Failure(phrase`invalid spec: ${quoted(text)}`)
  if (gid === undefined) throw new Failure(phrase`invalid group: ${quoted(text)}`)
  const groupName = group === '' ? process.system.users.groupOf(gid) : group
  return uid === undefined ? { gid, group: groupName } : { uid, gid, user, group: groupName }
}

class OwnerChange {
  failed = false
  readonly #process: GnuProcess
  readonly #to: NewOwner
  readonly #how: How
  readonly #entered = new Set<number>()

  constructor(process: GnuProcess, to: NewOwner, how: How) {
    this.#process = process
    this.#to = to
    this.#how = how
  }

  async #fail(message: string): Promise<void> {
    this.failed = true
    if (!this.#how.quiet) await this.#process.complain(message)
  }

  /** The new owner as messages have it. */
  #words({ uid, gid, user, group }: NewOwner): string {
    const { users } = this.#process.system
    const name = uid === undefined ? '' : (user ?? users.nameOf(uid))
    return gid === undefined ? name : `${name}${uid === undefined ? '' : ':'}${group ?? users.groupOf(gid)}`
  }

  /** Changes a file, after all that is in it. */
  async change(path: string, operand: boolean): Promise<void> {
    const due = this.#process.due()
    if (due) await due
    const { fs } = this.#process.system
    const at = resolvePath(this.#process, path)
    const stat = attempt(() => fs.lstat(at))
    if (stat instanceof FileSystemError) {
      await this.#fail(`cannot access ${quoteAlways(path)}: ${stat.message}`)
      if (this.#how.tell === 'all') await this.#process.print(`${this.#sentence('failed', path)}\n`)
      return
    }
    if (this.#how.recursive && this.#enters(at, stat, operand)) {
      const entries = attempt(() => fs.list(at))
      if (entries instanceof FileSystemError)
        await this.#fail(`cannot read directory ${quoteAlways(path)}: ${entries.message}`)
      else for (const { name } of entries) await this.change(joinPath(path, name), false)
    }
    const { follow } = this.#how
    const meant = follow ? fs.peek(at) : stat
    if (meant) await this.#apply(path, meant, follow)
    else await this.#fail(`cannot dereference ${quoteAlways(path)}: No such file or directory`)
  }

  /** Whether what is in it is changed too; what a link leads to only once. */
  #enters(at: string, { type }: Stat, operand: boolean): boolean {
    const { enter } = this.#how
    if (type === 'directory') return true
    if (type !== 'symlink' || !(enter === 'all' || (enter === 'operands' && operand))) return false
    const target = this.#process.system.fs.peek(at)
    if (target?.type !== 'directory' || this.#entered.has(target.ino)) return false
    this.#entered.add(target.ino)
    return true
  }

  async #apply(path: string, { uid, gid }: Stat, follow: boolean): Promise<void> {
    const { only, tell } = this.#how
    if ((only.uid ?? uid) !== uid || (only.gid ?? gid) !== gid) return
    const owner = { uid: this.#to.uid ?? uid, gid: this.#to.gid ?? gid }
    const at = resolvePath(this.#process, path)
    const error = attempt(() => this.#process.system.fs.chown(at, owner, follow))
    const word = this.#to.uid === undefined ? 'group' : 'ownership'
    if (error instanceof FileSystemError) {
      const full = `changing ${word} of ${quoteAlways(path)}: ${error.message}`
      return this.#fail(failureOf(this.#process, 'change', { path, message: error.message }, full))
    }
    const changed = owner.uid !== uid || owner.gid !== gid
    if (tell === 'nothing' || (tell === 'changes' && !changed)) return
    const old = { ...(this.#to.uid !== undefined && { uid }), ...(this.#to.gid !== undefined && { gid }) }
    await this.#process.print(`${this.#sentence(changed ? 'changed' : 'retained', path, old)}\n`)
  }

  #sentence(outcome: 'changed' | 'retained' | 'failed', path: string, old?: NewOwner): string {
    const to = this.#words(this.#to)
    const word = this.#to.uid === undefined && this.#to.gid !== undefined ? 'group' : 'ownership'
    if (outcome === 'failed') return `failed to change ${word} of ${quoteAlways(path)} to ${to}`
    if (outcome === 'retained') return `${word} of ${quoteAlways(path)} retained${to === '' ? '' : ` as ${to}`}`
    return `changed ${word} of ${quoteAlways(path)} from ${this.#words(old ?? {})} to ${to}`
  }
}

type Read = (process: GnuProcess, text: string) => NewOwner

/** What is wanted: of a reference file, or as the first operand says. @throws Failure */
function newOwner(process: GnuProcess, { operands, value }: Arguments, read: Read): NewOwner {
  const reference = value('reference')
  if (reference === undefined) return read(process, operands[0] ?? '')
  const stat = attempt(() => process.system.fs.stat(resolvePath(process, reference)))
  if (stat instanceof FileSystemError)
    throw new Failure(`failed to get attributes of ${quoteAlways(reference)}: ${stat.message}`)
  return read === readGroup ? { gid: stat.gid } : { uid: stat.uid, gid: stat.gid }
}

/** Runs chown(1) or chgrp(1): `read` understands the first operand. */
export async function changeOwners(process: GnuProcess, args: Arguments, read: Read): Promise<number> {
  const { operands, has, value, given } = args
  const paths = value('reference') === undefined ? operands.slice(1) : operands
  if (operands.length === 0) throw new UsageError('missing operand')
  if (paths.length === 0) throw new UsageError(phrase`missing operand after ${quoted(operands[0] ?? '')}`)
  const only = value('from') === undefined ? {} : readOwner(process, value('from') ?? '')
  const to = newOwner(process, args, read)
  if (to.warning !== undefined) await process.complain(to.warning)
  const tell = has('v') ? 'all' : has('c') ? 'changes' : 'nothing'
  const quiet = has('f') || has('quiet')
  const link = given.findLast(({ name }) => name === 'h' || name === 'dereference')?.name
  const walk = given.findLast(({ name }) => name === 'H' || name === 'L' || name === 'P')?.name
  const enter = walk === 'L' ? 'all' : walk === 'H' ? 'operands' : 'none'
  const recursive = has('R')
  if (recursive && enter === 'none' && link === 'dereference')
    throw new Failure('-R --dereference requires either -H or -L')
  const follow = link !== 'h' && !(recursive && enter === 'none')
  const change = new OwnerChange(process, to, { recursive, tell, quiet, follow, only, enter })
  let spared = false
  const root = given.findLast(({ name }) => name === 'preserve-root' || name === 'no-preserve-root')?.name
  for (const path of paths)
    if (recursive && root === 'preserve-root' && (await isKeptRoot(process, path))) spared = true
    else await change.change(path, true)
  return change.failed || spared ? 1 : 0
}
