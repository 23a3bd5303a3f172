import type { FileSystemError } from '../../../shell/posix/errno.ts'
import { withInput } from '../../../shell/posix/open.ts'
import { isReadError } from '../library/each-input.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/**
 * The patterns that files have, a line each: `-X FILE` of du, diff and tar.
 * @param refusal what is thrown where a file cannot be read
 */
export async function patternsInFiles(
  process: GnuProcess,
  names: readonly string[],
  refusal: (name: string, error: FileSystemError) => Error,
): Promise<readonly string[]> {
  const patterns: string[] = []
  for (const name of names) {
    try {
      const lines = await withInput(process, name, (input) => input.allLines())
      for (const line of lines) if (line !== '') patterns.push(line)
    } catch (error) {
      throw isReadError(error) ? refusal(name, error) : error
    }
  }
  return patterns
}
