import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { directoryName } from '../../path.ts'
import { type Backup, backupOf, keepBackup } from '../cp/backup.ts'
import { type Placement, placements } from '../cp/destination.ts'
import { succeeds } from '../mkdir/failure.ts'
import { makeDirectories } from '../mkdir/mkdir.ts'
import { readMode } from '../chmod/mode.ts'
import { optionList } from '../library/options.ts'
import { groupNumber, type NewOwner, userNumber } from '../chown/ownership.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

interface How {
  readonly mode: number
  readonly owner: NewOwner
  readonly verbose: boolean
  readonly times: boolean
  /** What is there already as it would be is left alone. */
  readonly compare: boolean
  readonly backup: Backup | undefined
}

/** @throws Failure */
function ownerOf(process: GnuProcess, name: string | undefined): NewOwner {
  if (name === undefined) return {}
  const uid = userNumber(process, name)
  if (uid === undefined) throw new Failure(phrase`invalid user ${quoted(name)}`)
  return { uid, user: name }
}

/** @throws Failure */
function groupOf(process: GnuProcess, name: string | undefined): NewOwner {
  if (name === undefined) return {}
  const gid = groupNumber(process, name)
  if (gid === undefined) throw new Failure(phrase`invalid group ${quoted(name)}`)
  return { gid, group: name }
}

function howTo(process: GnuProcess, args: Arguments): How {
  const { has, value } = args
  const text = value('m')
  const change = text === undefined ? undefined : readMode(text)
  if (text !== undefined && !change) throw new Failure(phrase`invalid mode ${quoted(text)}`)
  const owner = { ...ownerOf(process, value('o')), ...groupOf(process, value('g')) }
  const mode = change ? change.apply(0, { directory: has('d'), umask: 0 }) : 0o755
  return { mode, owner, verbose: has('v'), times: has('p'), compare: has('C'), backup: backupOf(process, args) }
}

/** Gives what was installed its mode and owner. */
function finish(process: GnuProcess, at: string, { mode, owner }: How): void {
  const { fs } = process.system
  fs.chmod(at, mode)
  const { uid, gid } = fs.stat(at)
  if (owner.uid !== undefined || owner.gid !== undefined) fs.chown(at, { uid: owner.uid ?? uid, gid: owner.gid ?? gid })
}

async function directory(process: GnuProcess, path: string, how: How): Promise<boolean> {
  const at = resolvePath(process, path)
  const unmade = await makeDirectories(process, path, (prefix) =>
    how.verbose ? process.print(`${process.name}: creating directory ${quoteAlways(prefix)}\n`) : undefined,
  )
  if (unmade) {
    await process.complain(`cannot create directory ${quoteAlways(unmade.prefix)}: ${unmade.error.message}`)
    return false
  }
  return succeeds(process, `cannot change permissions of ${quoteAlways(path)}`, () => finish(process, at, how))
}

/** -C: whether the target has the content, mode and owner that it would get. */
function isSame(process: GnuProcess, { source, target }: Placement, { mode, owner }: How): boolean {
  const { fs } = process.system
  const [from, to] = [resolvePath(process, source), resolvePath(process, target)]
  const stat = fs.stat(to)
  const { uid = process.credentials.uid, gid = process.credentials.gid } = owner
  if (stat.mode !== mode || stat.uid !== uid || stat.gid !== gid) return false
  return textOf(fs.readFile(from)) === textOf(fs.readFile(to))
}

async function file(process: GnuProcess, { source, target }: Placement, how: How): Promise<boolean> {
  const { fs } = process.system
  const [from, to] = [resolvePath(process, source), resolvePath(process, target)]
  const fail = async (message: string): Promise<false> => {
    await process.complain(message)
    return false
  }
  const stat = attempt(() => fs.stat(from))
  if (stat instanceof FileSystemError) return fail(`cannot stat ${quoteAlways(source)}: ${stat.message}`)
  if (stat.type === 'directory') return fail(`omitting directory ${quoteAlways(source)}`)
  const old = fs.peek(to)
  if (old?.ino === stat.ino) return fail(`${quoteAlways(source)} and ${quoteAlways(target)} are the same file`)
  if (old && how.compare && isSame(process, { source, target }, how)) return true
  let kept = ''
  const error = attempt(() => {
    if (how.backup && old) kept = keepBackup(process, target, how.backup)
    else if (old) fs.unlink(to)
    fs.writeFile(to, fs.readFile(from), how.times ? { mtime: stat.mtime } : {})
    finish(process, to, how)
  })
  if (error instanceof FileSystemError)
    return fail(`cannot create regular file ${quoteAlways(target)}: ${error.message}`)
  if (how.verbose) {
    if (old && kept === '') await process.print(`removed ${quoteAlways(target)}\n`)
    const more = kept && ` (backup: ${quoteAlways(kept)})`
    await process.print(`${quoteAlways(source)} -> ${quoteAlways(target)}${more}\n`)
  }
  return true
}

/** install(1) */
export const install = gnu({
  name: 'install',
  options: optionList(
    'b backup[=CONTROL] c C,compare d,directory D g,group=GROUP m,mode=MODE o,owner=OWNER p,preserve-timestamps ' +
      'S,suffix=SUFFIX t,target-directory=DIR T,no-target-directory v,verbose',
  ),
  refused: optionList('s,strip strip-program=PROGRAM preserve-context Z,context'),
  operands: [
    { name: 'SOURCE', kind: 'path', repeated: true },
    { name: 'DEST', kind: 'path', optional: true },
  ],
  async run(process, args) {
    const how = howTo(process, args)
    let status = 0
    if (args.has('d')) {
      if (args.operands.length === 0) throw new UsageError('missing file operand')
      for (const path of args.operands) {
        const due = process.due()
        if (due) await due
        if (!(await directory(process, path, how))) status = 1
      }
      return status
    }
    const above = args.value('t') ?? directoryName(args.operands.at(-1) ?? '')
    if (args.has('D')) await makeDirectories(process, above)
    const all = await placements(process, args, 'failed to access')
    if (!all) return 1
    for (const placement of all) {
      const due = process.due()
      if (due) await due
      if (!(await file(process, placement, how))) status = 1
    }
    return status
  },
})
