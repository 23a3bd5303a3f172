import { FileSystemError } from '../../../shell/posix/errno.ts'
import type { UserFiles } from '../../user-files.ts'

/** More than the playground's disk could hold. */
const LARGEST = 2 ** 30

/** Cuts a file, or puts zeros at its end, truncate(2). @throws FileSystemError EFBIG, ENOSPC and others */
export function resize(fs: UserFiles, path: string, size: number): void {
  const content = fs.readFile(path)
  if (size > LARGEST) throw new FileSystemError('EFBIG', path)
  if (size - content.length > fs.quota.bytes) throw new FileSystemError('ENOSPC', path)
  const bytes = new Uint8Array(size)
  bytes.set(content.subarray(0, size))
  fs.writeFile(path, bytes)
}
