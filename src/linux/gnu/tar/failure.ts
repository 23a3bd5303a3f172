import type { FileSystemError } from '../../../shell/posix/errno.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure } from '../library/program.ts'

/** The status of a tar that could not do its work. */
export const FATAL = 2

/** The status of a tar that found differences. */
export const DIFFERS = 1

export const fatal = (message: string): Failure =>
  new Failure(`${message}\ntar: Error is not recoverable: exiting now`, FATAL)

/** Why an archive cannot be opened: the child that runs gzip tells it where there is one. */
export async function cannotOpen(
  process: GnuProcess,
  path: string,
  { error, packed }: { readonly error: FileSystemError; readonly packed: boolean },
): Promise<Failure> {
  const message = `${path}: Cannot open: ${error.message}`
  if (!packed) return fatal(message)
  await process.write(2, `tar (child): ${message}\ntar (child): Error is not recoverable: exiting now\n`)
  return fatal(`Child returned status ${FATAL}`)
}

export const wrongUsage = (message: string): Failure =>
  new Failure(`${message}\nTry 'tar --help' or 'tar --usage' for more information.`, FATAL)
