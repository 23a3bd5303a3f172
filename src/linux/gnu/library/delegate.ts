import { FileSystemError } from '../../../shell/posix/errno.ts'
import { execCommand } from '../../../shell/posix/exec.ts'
import { type Phrase, phrase } from '../../../shell/posix/phrase.ts'
import type { GnuProcess } from './gnu-system.ts'

/** Statuses of programs that run others, as POSIX has them for env, nice, nohup. */
export const NOT_FOUND = 127
export const NOT_EXECUTABLE = 126
/** When the program itself failed, not what it ran. */
export const OWN_FAILURE = 125

/** Says why a command could not be run, and gives the status of that. */
export async function notRun(process: GnuProcess, error: unknown, sentence: Phrase): Promise<number> {
  if (!(error instanceof FileSystemError)) throw error
  await process.complain(phrase`${sentence}: ${error.message}`)
  return error.code === 'ENOENT' ? NOT_FOUND : NOT_EXECUTABLE
}

/** Becomes another command, execvp(3); `failure` begins the message when it cannot. */
export async function become(process: GnuProcess, argv: readonly string[], failure: Phrase): Promise<number> {
  const own = process.argv
  let status: number | Promise<number>
  try {
    status = execCommand(process, argv)
  } catch (error) {
    process.argv = own
    return notRun(process, error, failure)
  }
  return status
}
