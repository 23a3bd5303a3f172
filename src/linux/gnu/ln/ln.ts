import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { baseName, directoryName, normalizePath } from '../../path.ts'
import { agrees } from '../library/answer.ts'
import { type Backup, backupOf, keepBackup } from '../cp/backup.ts'
import { present } from '../cp/copying.ts'
import { type Placement, placements } from '../cp/destination.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { quoteAlways, quoteName } from '../library/quote.ts'
import { canonicalPath, relativePath } from '../library/canonical.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

interface How {
  readonly symbolic: boolean
  readonly force: boolean
  readonly ask: boolean
  readonly verbose: boolean
  readonly relative: boolean
  readonly follow: boolean
  readonly backup: Backup | undefined
}

/** Whether the target's name is free now, or was made so; or how its backup is called; undefined where it is to stay. */
async function cleared(
  process: GnuProcess,
  { source, target }: Placement,
  how: How,
): Promise<boolean | string | undefined> {
  const { fs } = process.system
  const old = present(process, target)
  if (!old || (!how.force && !how.ask && !how.backup)) return true
  if (old.type === 'directory') {
    await process.complain(`${quoteName(target)}: cannot overwrite directory`)
    return false
  }
  if (how.ask && !(await agrees(process, `${process.name}: replace ${quoteAlways(target)}? `))) return undefined
  const [from, to] = [source, target].map((path) => normalizePath(resolvePath(process, path)))
  if (!how.symbolic && from === to) {
    await process.complain(`${quoteAlways(source)} and ${quoteAlways(target)} are the same file`)
    return false
  }
  if (how.backup) return keepBackup(process, target, how.backup)
  fs.unlink(resolvePath(process, target))
  return true
}

function relativeTo(process: GnuProcess, { source, target }: Placement): string {
  const from = canonicalPath(process, directoryName(target), 'missing')
  const to = canonicalPath(process, source, 'missing')
  return from instanceof FileSystemError || to instanceof FileSystemError ? source : relativePath(to, from)
}

/** Makes one link. Says what went wrong. */
async function link(process: GnuProcess, placement: Placement, how: How): Promise<boolean> {
  const { fs } = process.system
  const { source, target } = placement
  const from = resolvePath(process, source)
  if (!how.symbolic) {
    const stat = attempt(() => (how.follow ? fs.stat(from) : fs.lstat(from)))
    if (stat instanceof FileSystemError) {
      await process.complain(`failed to access ${quoteAlways(source)}: ${stat.message}`)
      return false
    }
    if (stat.type === 'directory') {
      await process.complain(`${quoteName(source)}: hard link not allowed for directory`)
      return false
    }
  }
  const text = how.symbolic && how.relative ? relativeTo(process, placement) : source
  const free = await cleared(process, placement, how)
  if (free === false || free === undefined) return free === undefined
  const to = resolvePath(process, target)
  const existing = how.follow ? canonicalPath(process, source, 'all') : from
  const error = attempt(() =>
    how.symbolic ? fs.symlink(text, to) : fs.link(existing instanceof FileSystemError ? from : existing, to),
  )
  if (error instanceof FileSystemError) {
    const kind = how.symbolic ? 'symbolic link' : 'hard link'
    const more = !how.symbolic && error.code !== 'EEXIST' && error.code !== 'ENOSPC' ? ` => ${quoteAlways(source)}` : ''
    await process.complain(`failed to create ${kind} ${quoteAlways(target)}${more}: ${error.message}`)
    return false
  }
  const kept = free === true ? '' : `${quoteAlways(free)} ~ `
  if (how.verbose)
    await process.print(`${kept}${quoteAlways(target)} ${how.symbolic ? '->' : '=>'} ${quoteAlways(text)}\n`)
  return true
}

/** What is to be linked where; with -n a link to a directory counts as a file. */
async function wanted(process: GnuProcess, args: Arguments): Promise<readonly Placement[] | undefined> {
  const [first, second] = args.operands
  if (first !== undefined && second === undefined && !args.has('t') && !args.has('T'))
    return [{ source: first, target: `./${baseName(first)}` }]
  const asFile = second !== undefined && args.operands.length === 2 && !args.has('t') && args.has('n')
  if (asFile && present(process, second)?.type === 'symlink') return [{ source: first ?? '', target: second }]
  return placements(process, args, 'failed to access')
}

/** ln(1) */
export const ln = gnu({
  name: 'ln',
  options: optionList(
    'b backup[=CONTROL] d,directory f,force i,interactive L,logical n,no-dereference P,physical r,relative s,symbolic ' +
      'S,suffix=SUFFIX t,target-directory=DIR T,no-target-directory v,verbose',
  ),
  refused: optionList('F'),
  operands: [
    { name: 'TARGET', kind: 'path', repeated: true },
    { name: 'LINK_NAME', kind: 'path', optional: true },
  ],
  async run(process, args) {
    const { has } = args
    if (has('r') && !has('s')) {
      await process.complain('cannot do --relative without --symbolic')
      return 1
    }
    const all = await wanted(process, args)
    if (!all) return 1
    const last = args.given.findLast(({ name }) => name === 'f' || name === 'i')?.name
    const flags = {
      symbolic: has('s'),
      verbose: has('v'),
      relative: has('r'),
      follow: has('L'),
      backup: backupOf(process, args),
    }
    let status = 0
    for (const placement of all) {
      const due = process.due()
      if (due) await due
      if (!(await link(process, placement, { ...flags, force: last === 'f', ask: last === 'i' }))) status = 1
    }
    return status
  },
})
