import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { baseName, directoryName, joinPath } from '../../path.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { quoteName } from '../library/quote.ts'

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_.'

/** The name of a length that nothing has: `000`, `001` and so on; undefined when there is none. */
function freeName(isFree: (name: string) => boolean, length: number): string | undefined {
  const digits = Array.from({ length }, () => 0)
  for (;;) {
    const name = digits.map((digit) => LETTERS.charAt(digit)).join('')
    if (isFree(name)) return name
    let at = length - 1
    while (at >= 0 && digits[at] === LETTERS.length - 1) digits[at--] = 0
    if (at < 0) return undefined
    digits[at] = (digits[at] ?? 0) + 1
  }
}

/** Gives a file shorter and shorter names, so that nothing of its own is left, and says so with -v. Gives the last one. */
async function wipeName(process: GnuProcess, path: string, verbose: boolean): Promise<string> {
  const { fs } = process.system
  const folder = directoryName(path)
  const at = (name: string): string => (path.includes('/') ? joinPath(folder, name) : name)
  let old = path
  for (let { length } = baseName(path); length > 0; length -= 1) {
    const name = freeName((free) => !fs.peek(resolvePath(process, at(free))), length)
    if (name === undefined) continue
    const renamed = attempt(() => fs.rename(resolvePath(process, old), resolvePath(process, at(name))))
    if (renamed instanceof FileSystemError) continue
    if (verbose) await process.complain(`${quoteName(old)}: renamed to ${at(name)}`)
    old = at(name)
  }
  return old
}

/** Takes a file away, its name wiped before where that is asked; gives the status. */
export async function removeFile(
  process: GnuProcess,
  path: string,
  { wipes, verbose }: { readonly wipes: boolean; readonly verbose: boolean },
): Promise<number> {
  if (verbose) await process.complain(`${quoteName(path)}: removing`)
  const last = wipes ? await wipeName(process, path, verbose) : path
  const error = attempt(() => process.system.fs.unlink(resolvePath(process, last)))
  if (error instanceof FileSystemError) {
    await process.complain(`${quoteName(path)}: failed to remove: ${error.message}`)
    return 1
  }
  if (verbose) await process.complain(`${quoteName(path)}: removed`)
  return 0
}
