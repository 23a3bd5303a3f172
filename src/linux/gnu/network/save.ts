import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** Writes a file anew, or after what it holds; gives the error when it cannot. */
export function saveFile(process: GnuProcess, name: string, text: string, append = false): FileSystemError | undefined {
  const file = attempt(() => openFile(process, name, { write: true, create: true, append, truncate: !append }))
  if (file instanceof FileSystemError) return file
  retain(file)
  try {
    const written = attempt(() => file.write(text))
    return written instanceof FileSystemError ? written : undefined
  } finally {
    release(file)
  }
}
