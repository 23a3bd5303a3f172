import { failureOf } from '../library/wording.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { pathPrefixes } from '../mkdir/mkdir.ts'
import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

interface Removing {
  readonly verbose: boolean
  readonly keepFull: boolean
}

/** Whether the next one up may be tried, and whether nothing went wrong. */
async function remove(
  process: GnuProcess,
  path: string,
  word: string,
  { verbose, keepFull }: Removing,
): Promise<'removed' | 'kept' | 'failed'> {
  if (verbose) await process.print(`${process.name}: removing directory, ${quoteAlways(path)}\n`)
  const result = attempt(() => process.system.fs.rmdir(resolvePath(process, path)))
  if (!(result instanceof FileSystemError)) return 'removed'
  if (keepFull && result.code === 'ENOTEMPTY') return 'kept'
  const full = `failed to remove ${word}${quoteAlways(path)}: ${result.message}`
  await process.complain(failureOf(process, 'removeDirectory', { path, message: result.message }, full))
  return 'failed'
}

/** rmdir(1) */
export const rmdir = gnu({
  name: 'rmdir',
  options: optionList('p,parents v,verbose ignore-fail-on-non-empty'),
  operands: [{ name: 'DIRECTORY', kind: 'directory', repeated: true }],
  async run(process, { operands, has }) {
    if (operands.length === 0) throw new UsageError('missing operand')
    const how = { verbose: has('v'), keepFull: has('ignore-fail-on-non-empty') }
    let status = 0
    for (const path of operands) {
      const due = process.due()
      if (due) await due
      let result = await remove(process, path, '', how)
      const parents = has('p') && result === 'removed' ? [...pathPrefixes(path)].slice(0, -1) : []
      for (const parent of parents.toReversed())
        if (result === 'removed') result = await remove(process, parent, 'directory ', how)
      if (result === 'failed') status = 1
    }
    return status
  },
})
