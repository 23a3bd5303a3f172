import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile, resolvePath, withInput } from '../../../shell/posix/open.ts'
import { MAY_WRITE } from '../../../shell/posix/posix-system.ts'
import { release, retain } from '../../../shell/posix/stream.ts'
import { directoryName } from '../../path.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** What came of reading a file; failures are sentences. */
export type Reading =
  | { readonly type: 'text'; readonly text: string }
  /** There is no such file yet. */
  | { readonly type: 'new' }
  /** There is not even its directory. */
  | { readonly type: 'no-directory'; readonly refused: string }
  | { readonly type: 'unreadable'; readonly refused: string }

/** The files that an editor reads and writes. */
export interface Files {
  read(name: string): Promise<Reading>
  /** The reason why it was not written; undefined when it was. */
  write(name: string, text: string): Promise<string | undefined>
  exists(name: string): boolean
}

/** The files of a process as the editor needs them. */
export function filesOf(process: GnuProcess): Files {
  const { fs } = process.system
  const read = async (name: string): Promise<Reading> => {
    const path = resolvePath(process, name)
    const stat = fs.peek(path)
    if (!stat) {
      if (fs.peek(directoryName(path))?.type === 'directory') return { type: 'new' }
      return { type: 'no-directory', refused: `Directory '${directoryName(name)}' does not exist` }
    }
    if (stat.type === 'directory') return { type: 'unreadable', refused: `"${name}" is a directory` }
    if (stat.type === 'device') return { type: 'unreadable', refused: `"${name}" is a device file` }
    try {
      return { type: 'text', text: await withInput(process, name, (input) => input.whole()) }
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      return { type: 'unreadable', refused: `Error reading ${name}: ${error.message}` }
    }
  }
  const write = async (name: string, text: string): Promise<string | undefined> => {
    const file = attempt(() => openFile(process, name, { write: true, create: true, truncate: true }))
    if (file instanceof FileSystemError) return file.message
    retain(file)
    try {
      await file.write(text)
      return undefined
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      return error.message
    } finally {
      release(file)
    }
  }
  return { read, write, exists: (name) => fs.peek(resolvePath(process, name)) !== undefined }
}

/** Says that a file can be read but not changed. */
export function isUnwritable(process: GnuProcess, name: string): boolean {
  const path = resolvePath(process, name)
  return (
    process.system.fs.peek(path)?.type === 'file' &&
    attempt(() => process.system.fs.access(path, MAY_WRITE)) instanceof FileSystemError
  )
}
