import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { type Phrase, phrase } from '../../../shell/posix/phrase.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** Does something to the file system; what is refused is said after `sentence`: `cannot remove 'x'`. */
export async function succeeds(process: GnuProcess, sentence: Phrase, call: () => void): Promise<boolean> {
  const result = attempt(call)
  if (!(result instanceof FileSystemError)) return true
  await process.complain(phrase`${sentence}: ${result.message}`)
  return false
}
