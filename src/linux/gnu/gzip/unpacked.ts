import { FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { InflateError } from '../library/inflate.ts'
import { gunzipped, isGzip } from './format.ts'

/** What a file holds, unpacked where gzip packed it; undefined, and told, where it cannot be read. */
export async function unpackedContent(process: GnuProcess, path: string): Promise<Uint8Array | undefined> {
  if (process.system.fs.isDirectory(resolvePath(process, path))) return new Uint8Array()
  try {
    const bytes = await withInput(process, path, (input) => input.bytes())
    return isGzip(bytes) ? (await process.inTurns(gunzipped(bytes))).content : bytes
  } catch (error) {
    if (!(error instanceof FileSystemError || error instanceof InflateError)) throw error
    await process.write(2, `${error instanceof InflateError ? '\n' : ''}gzip: ${path}: ${error.message}\n`)
    return undefined
  }
}
