/** Why a call on the file system failed, by its POSIX name, with the words of strerror(3) as the GNU C library has them. */
const reasons = {
  EBUSY: 'Device or resource busy',
  EEXIST: 'File exists',
  EINVAL: 'Invalid argument',
  EISDIR: 'Is a directory',
  ELOOP: 'Too many levels of symbolic links',
  ENAMETOOLONG: 'File name too long',
  ENOENT: 'No such file or directory',
  ENOSPC: 'No space left on device',
  ENOTDIR: 'Not a directory',
  ENOTEMPTY: 'Directory not empty',
  EPERM: 'Operation not permitted',
} as const

export type ErrorCode = keyof typeof reasons

/** A call on the file system that failed; `message` is the sentence of strerror(3). */
export class FileSystemError extends Error {
  override readonly name = 'FileSystemError'
  readonly code: ErrorCode
  /** The path as the caller gave it. */
  readonly path: string

  constructor(code: ErrorCode, path: string) {
    super(reasons[code])
    this.code = code
    this.path = path
  }
}

/** Runs `call`; what the file system refuses comes back as a value, anything else is thrown on. */
export function attempt<T>(call: () => T): T | FileSystemError {
  try {
    return call()
  } catch (error) {
    if (error instanceof FileSystemError) return error
    throw error
  }
}
