import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { UsageError } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { canonicalPath } from '../library/canonical.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu } from '../library/program.ts'

/** The status where something is there, and no mount point. */
const NONE = 32

/** mountpoint(1) of util-linux. */
export const mountpoint = gnu({
  name: 'mountpoint',
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('q,quiet nofollow x,devno'),
  refused: optionList('d,fs-devno'),
  operands: [{ name: 'PATH', kind: 'path' }],
  async run(process, { operands, has }) {
    const [path, more] = operands
    if (path === undefined || more !== undefined) throw new UsageError('bad usage')
    if (has('x') && has('nofollow')) throw new Failure('mutually exclusive arguments: --devno --nofollow')
    const { fs } = process.system
    const at = resolvePath(process, path)
    const found = attempt(() => (has('nofollow') ? fs.lstat(at) : fs.stat(at)))
    if (found instanceof FileSystemError) {
      if (!has('q')) await process.complain(`${path}: ${found.message}`)
      return 1
    }
    if (has('x')) {
      // every device here is one of characters
      if (!has('q')) await process.complain(`${path}: not a block device`)
      return NONE
    }
    const whole = found.type === 'symlink' ? undefined : canonicalPath(process, path, 'all')
    const isMounted = fs.mounts.list.some(({ on }) => on === whole)
    if (!has('q')) await process.print(`${path} is ${isMounted ? '' : 'not '}a mountpoint\n`)
    return isMounted ? 0 : NONE
  },
})
