/** Why a call on the file system failed, by its POSIX name, with the words of strerror(3) as the GNU C library has them. */
const reasons = {
  E2BIG: 'Argument list too long',
  EACCES: 'Permission denied',
  EADDRINUSE: 'Address already in use',
  EAGAIN: 'Resource temporarily unavailable',
  EBADF: 'Bad file descriptor',
  EBUSY: 'Device or resource busy',
  EEXIST: 'File exists',
  EFBIG: 'File too large',
  EMFILE: 'Too many open files',
  EINVAL: 'Invalid argument',
  EIO: 'Input/output error',
  EISDIR: 'Is a directory',
  ELOOP: 'Too many levels of symbolic links',
  ENAMETOOLONG: 'File name too long',
  ENOENT: 'No such file or directory',
  ENOEXEC: 'Exec format error',
  ENOSPC: 'No space left on device',
  ENOTDIR: 'Not a directory',
  ENOTEMPTY: 'Directory not empty',
  ENOTTY: 'Inappropriate ioctl for device',
  ENXIO: 'No such device or address',
  EPERM: 'Operation not permitted',
  EPIPE: 'Broken pipe',
  EROFS: 'Read-only file system',
  ESPIPE: 'Illegal seek',
  ESRCH: 'No such process',
  EXDEV: 'Invalid cross-device link',
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
