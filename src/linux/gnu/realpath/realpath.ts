import { FileSystemError } from '../../../shell/posix/errno.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { isWithin, normalizePath } from '../../path.ts'
import { canonicalPath, type MustExist, relativePath } from '../library/canonical.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

interface How {
  readonly must: MustExist
  /** -s: links are not followed. */
  readonly keepLinks: boolean
  /** -L: `..` takes away a name before links are followed. */
  readonly logical: boolean
}

function resolved(process: GnuProcess, path: string, { must, keepLinks, logical }: How): string | FileSystemError {
  const canonical = canonicalPath(process, path, must)
  if (canonical instanceof FileSystemError || !(keepLinks || logical)) return canonical
  const plain = normalizePath(resolvePath(process, path))
  return keepLinks ? plain : canonicalPath(process, plain, must)
}

/** realpath(1) */
export const realpath = gnu({
  name: 'realpath',
  options: optionList(
    'e,canonicalize-existing m,canonicalize-missing P,physical q,quiet relative-to=DIR relative-base=DIR ' +
      's,strip no-symlinks z,zero L,logical',
  ),
  operands: [{ name: 'FILE', kind: 'path', repeated: true }],
  async run(process, { operands, given, has, value }) {
    if (operands.length === 0) throw new UsageError('missing operand')
    const last = given.findLast(({ name }) => name === 'e' || name === 'm')?.name
    const how: How = {
      must: last === 'e' ? 'all' : last === 'm' ? 'missing' : 'parents',
      keepLinks: has('s') || has('no-symlinks'),
      logical: given.findLast(({ name }) => name === 'L' || name === 'P')?.name === 'L',
    }
    const canonical = (path: string | undefined): string | undefined => {
      if (path === undefined) return undefined
      const found = resolved(process, path, how)
      if (found instanceof FileSystemError) throw new Failure(`${quoteName(path)}: ${found.message}`)
      return found
    }
    const base = canonical(value('relative-base'))
    const to = canonical(value('relative-to')) ?? base
    let status = 0
    for (const path of operands) {
      const due = process.due()
      if (due) await due
      const found = resolved(process, path, how)
      if (found instanceof FileSystemError) {
        status = 1
        if (!has('q')) await process.complain(`${path === '' ? "''" : quoteName(path)}: ${found.message}`)
        continue
      }
      const relative = to !== undefined && (base === undefined || (isWithin(found, base) && isWithin(to, base)))
      await process.print((relative ? relativePath(found, to) : found) + (has('z') ? '\0' : '\n'))
    }
    return status
  },
})
