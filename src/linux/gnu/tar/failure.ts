import { Failure } from '../library/program.ts'

/** The status of a tar that could not do its work. */
export const FATAL = 2

export const fatal = (message: string): Failure =>
  new Failure(`${message}\ntar: Error is not recoverable: exiting now`, FATAL)

export const wrongUsage = (message: string): Failure =>
  new Failure(`${message}\nTry 'tar --help' or 'tar --usage' for more information.`, FATAL)
