import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure } from '../library/program.ts'

/** The status of a tar that could not do its work. */
export const FATAL = 2

export const fatal = (message: string): Failure =>
  new Failure(`${message}\ntar: Error is not recoverable: exiting now`, FATAL)

/** What tar says where the child that feeds gzip could not open the archive. */
export const childFailed = async (process: GnuProcess, message: string): Promise<Failure> => {
  await process.write(2, `tar (child): ${message}\ntar (child): Error is not recoverable: exiting now\n`)
  return fatal(`Child returned status ${FATAL}`)
}

export const wrongUsage = (message: string): Failure =>
  new Failure(`${message}\nTry 'tar --help' or 'tar --usage' for more information.`, FATAL)
