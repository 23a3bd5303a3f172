import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile, withInput } from '../../../shell/posix/open.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import { isReadError } from '../library/each-input.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { SaidFailure } from './said.ts'

/** What a file holds, or standard input. @throws SaidFailure */
export async function bytesIn(process: GnuProcess, path: string | undefined): Promise<Uint8Array> {
  try {
    return await withInput(process, path ?? '-', (input) => input.bytes())
  } catch (error) {
    if (!isReadError(error)) throw error
    throw new SaidFailure(`Can't open "${path ?? ''}" for reading, ${error.message}`)
  }
}

/** Writes to a file, or to standard output. @throws SaidFailure */
export async function writeTo(
  process: GnuProcess,
  path: string | undefined,
  bytes: Uint8Array | string,
): Promise<void> {
  if (path === undefined) return void (await process.print(bytes))
  const file = attempt(() => openFile(process, path, { write: true, create: true, truncate: true }))
  if (file instanceof FileSystemError) throw new SaidFailure(`Can't open "${path}" for writing, ${file.message}`)
  retain(file)
  try {
    await file.write(bytes)
  } finally {
    release(file)
  }
}
