import { resolvePath } from '../../../shell/posix/open.ts'
import { normalizePath } from '../../path.ts'
import { quoteAlways } from '../library/quote.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** Whether a path is the root directory, which --preserve-root keeps from what is done recursively; says so. */
export async function isKeptRoot(process: GnuProcess, path: string): Promise<boolean> {
  if (normalizePath(resolvePath(process, path)) !== '/') return false
  const same = path === '/' ? '' : ` (same as '/')`
  await process.complain(`it is dangerous to operate recursively on ${quoteAlways(path)}${same}`)
  await process.complain('use --no-preserve-root to override this failsafe')
  return true
}
