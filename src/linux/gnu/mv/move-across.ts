import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { Copier, present } from '../cp/copying.ts'
import type { Placement } from '../cp/destination.ts'
import { quoteAlways } from '../library/quote.ts'
import { Removal } from '../rm/rm.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const PRESERVED = new Set(['mode', 'ownership', 'timestamps', 'links'])

/** Moves to another file system, where a new name is not enough: what is there goes, copies are made, the originals are removed. */
export async function moveAcross(process: GnuProcess, placement: Placement, verbose: boolean): Promise<boolean> {
  const { source, target } = placement
  const { fs } = process.system
  const old = present(process, target)
  const to = resolvePath(process, target)
  const cleared = attempt(() => old && (old.type === 'directory' ? fs.rmdir(to) : fs.unlink(to)))
  if (cleared instanceof FileSystemError) {
    const what = `${quoteAlways(source)} to ${quoteAlways(target)}`
    await process.complain(`inter-device move failed: ${what}; unable to remove target: ${cleared.message}`)
    return false
  }
  const copier = new Copier(process, {
    recursive: true,
    follow: 'none',
    overwrite: 'yes',
    update: false,
    verbose,
    moving: true,
    force: false,
    removeFirst: false,
    link: undefined,
    preserve: PRESERVED,
  })
  await copier.copy(placement)
  // what could not be copied stays where it is
  if (copier.failed) return false
  const removal = new Removal(process, {
    recursive: true,
    emptyDirectories: true,
    oneFileSystem: false,
    verbose,
    force: true,
    ask: 'never',
  })
  await removal.remove(source)
  return removal.failures === 0
}
