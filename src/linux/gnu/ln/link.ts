import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { Failure, gnu } from '../library/program.ts'
import { quoteAlways } from '../library/quote.ts'

/** link(1): link(2), and nothing else. */
export const link = gnu({
  name: 'link',
  operands: [
    { name: 'FILE1', kind: 'path' },
    { name: 'FILE2', kind: 'path' },
  ],
  run(process, { operands: [from, to, extra] }) {
    if (from === undefined) throw new UsageError('missing operand')
    if (to === undefined) throw new UsageError(phrase`missing operand after ${quoted(from)}`)
    if (extra !== undefined) throw new UsageError(phrase`extra operand ${quoted(extra)}`)
    const { fs } = process.system
    const error = attempt(() => fs.link(resolvePath(process, from), resolvePath(process, to)))
    if (error instanceof FileSystemError)
      throw new Failure(`cannot create link ${quoteAlways(to)} to ${quoteAlways(from)}: ${error.message}`)
    return 0
  },
})

/** unlink(1): unlink(2), and nothing else. */
export const unlink = gnu({
  name: 'unlink',
  operands: [{ name: 'FILE', kind: 'path' }],
  run(process, { operands: [path, extra] }) {
    if (path === undefined) throw new UsageError('missing operand')
    if (extra !== undefined) throw new UsageError(phrase`extra operand ${quoted(extra)}`)
    const error = attempt(() => process.system.fs.unlink(resolvePath(process, path)))
    if (error instanceof FileSystemError) throw new Failure(`cannot unlink ${quoteAlways(path)}: ${error.message}`)
    return 0
  },
})
