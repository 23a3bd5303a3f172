import { compareTimes, timeOf } from '../../../shell/posix/file-time.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { MAY_WRITE, type Stat } from '../../../shell/posix/posix-system.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { permissionLetters } from '../../permissions.ts'
import { agrees } from '../library/answer.ts'
import { type Backup, backupOf, keepBackup } from '../cp/backup.ts'
import { present } from '../cp/copying.ts'
import { type Placement, placementOperands, placements } from '../cp/destination.ts'
import { moveAcross } from './move-across.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'
import { failureOf } from '../library/wording.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

interface How {
  readonly overwrite: 'ask' | 'no' | 'force' | 'usual'
  readonly update: boolean
  readonly verbose: boolean
  readonly backup: Backup | undefined
}

/** Whether what is there may be replaced. */
async function agreed(process: GnuProcess, target: string, old: Stat, { overwrite }: How): Promise<boolean> {
  if (overwrite === 'ask') return agrees(process, `${process.name}: overwrite ${quoteAlways(target)}? `)
  if (overwrite !== 'usual' || !isTerminal(process.descriptors.get(0)) || old.type === 'symlink') return true
  const closed = attempt(() => process.system.fs.access(resolvePath(process, target), MAY_WRITE))
  if (!(closed instanceof FileSystemError)) return true
  const mode = `${old.mode.toString(8).padStart(4, '0')} (${permissionLetters(old.mode)})`
  return agrees(process, `${process.name}: replace ${quoteAlways(target)}, overriding mode ${mode}? `)
}

/** Why something cannot be put over what is there; undefined when it can. */
function conflict({ source, target }: Placement, stat: Stat, old: Stat): string | undefined {
  if (stat.type === 'directory' && old.type !== 'directory')
    return `cannot overwrite non-directory ${quoteAlways(target)} with directory ${quoteAlways(source)}`
  if (stat.type !== 'directory' && old.type === 'directory')
    return `cannot overwrite directory ${quoteAlways(target)} with non-directory`
  return undefined
}

function failure(process: GnuProcess, { source, target }: Placement, { code, message }: FileSystemError): string {
  const full =
    code === 'EINVAL'
      ? `cannot move ${quoteAlways(source)} to a subdirectory of itself, ${quoteAlways(target)}`
      : `cannot move ${quoteAlways(source)} to ${quoteAlways(target)}: ${message}`
  return failureOf(process, 'rename', { path: source, message }, full)
}

async function move(process: GnuProcess, placement: Placement, how: How): Promise<boolean> {
  const { source, target } = placement
  const { fs } = process.system
  const fail = async (message: string): Promise<false> => {
    await process.complain(message)
    return false
  }
  const [from, to] = [resolvePath(process, source), resolvePath(process, target)]
  const stat = attempt(() => fs.lstat(from))
  if (stat instanceof FileSystemError) {
    const full = `cannot stat ${quoteAlways(source)}: ${stat.message}`
    return fail(failureOf(process, 'rename', { path: source, message: stat.message }, full))
  }
  const old = present(process, target)
  let kept = ''
  if (old) {
    if (old.ino === stat.ino) return fail(`${quoteAlways(source)} and ${quoteAlways(target)} are the same file`)
    if (
      how.overwrite === 'no' ||
      (how.update && stat.type !== 'directory' && compareTimes(timeOf(old, 'mtime'), timeOf(stat, 'mtime')) >= 0)
    )
      return true
    if (!(await agreed(process, target, old, how))) return true
    const reason = conflict(placement, stat, old)
    if (reason !== undefined) return fail(reason)
    kept = keepBackup(process, target, how.backup)
  }
  const error = attempt(() => fs.rename(from, to))
  if (error instanceof FileSystemError && error.code === 'EXDEV') return moveAcross(process, placement, how.verbose)
  if (error instanceof FileSystemError) return fail(failure(process, placement, error))
  const more = kept && ` (backup: ${quoteAlways(kept)})`
  if (how.verbose) await process.print(`renamed ${quoteAlways(source)} -> ${quoteAlways(target)}${more}\n`)
  return true
}

/** mv(1) */
export const mv = gnu({
  name: 'mv',
  options: optionList(
    'b backup[=CONTROL] f,force i,interactive n,no-clobber strip-trailing-slashes S,suffix=SUFFIX t,target-directory=DIR ' +
      'T,no-target-directory u,update v,verbose',
  ),
  refused: optionList('Z,context'),
  operands: placementOperands,
  async run(process, args) {
    const all = await placements(process, args)
    if (!all) return 1
    const last = args.given.findLast(({ name }) => 'ifn'.includes(name))?.name
    const overwrite = last === 'i' ? 'ask' : last === 'n' ? 'no' : last === 'f' ? 'force' : 'usual'
    const how: How = { overwrite, update: args.has('u'), verbose: args.has('v'), backup: backupOf(process, args) }
    let status = 0
    for (const placement of all) {
      const due = process.due()
      if (due) await due
      if (!(await move(process, placement, how))) status = 1
    }
    return status
  },
})
