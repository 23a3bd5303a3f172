import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { canonicalPath, type MustExist } from '../library/canonical.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { quoteName } from '../library/quote.ts'

const modes: Readonly<Record<string, MustExist>> = { f: 'parents', e: 'all', m: 'missing' }

/** readlink(1) */
export const readlink = gnu({
  name: 'readlink',
  options: optionList(
    'f,canonicalize e,canonicalize-existing m,canonicalize-missing n,no-newline q,quiet s,silent v,verbose z,zero',
  ),
  operands: [{ name: 'FILE', kind: 'path', repeated: true }],
  async run(process, { operands, given, has }) {
    if (operands.length === 0) throw new UsageError('missing operand')
    const mode = given.findLast(({ name }) => name in modes)?.name
    const bare = has('n') && operands.length === 1
    if (has('n') && !bare) await process.complain('ignoring --no-newline with multiple arguments')
    const end = bare ? '' : has('z') ? '\0' : '\n'
    let status = 0
    for (const path of operands) {
      const due = process.due()
      if (due) await due
      const must = modes[mode ?? '']
      const target = must
        ? canonicalPath(process, path, must)
        : attempt(() => process.system.fs.readLink(resolvePath(process, path)))
      if (!(target instanceof FileSystemError)) await process.print(target + end)
      else {
        status = 1
        if (has('v')) await process.complain(`${quoteName(path)}: ${target.message}`)
      }
    }
    return status
  },
})
