import type { SignalName } from './signals.ts'
import type { OpenFile } from './stream.ts'

/** Whose rights a process has, credentials(7). Root's uid is 0. */
export interface Credentials {
  readonly uid: number
  readonly gid: number
  /** Supplementary groups. */
  readonly groups: readonly number[]
  /** What is taken away of what root may, by the names of capabilities(7) without `CAP_`. */
  readonly lacks?: readonly string[]
}

/** Whether somebody may what a capability allows: root may, unless that was taken away. */
export const isCapable = ({ uid, lacks = [] }: Credentials, capability: string): boolean =>
  uid === 0 && !lacks.includes(capability)

export type FileType = 'file' | 'directory' | 'symlink' | 'device' | 'fifo'

/** Nanoseconds past the milliseconds of a file's times, where somebody set them: 0 to 999,999. */
export interface Nanoseconds {
  readonly atime: number
  readonly mtime: number
}

/** What stat(2) tells of a file. */
export interface Stat {
  readonly ino: number
  readonly type: FileType
  /** Permission bits, 0 to 0o7777. */
  readonly mode: number
  readonly uid: number
  readonly gid: number
  readonly nlink: number
  /** Bytes. */
  readonly size: number
  /** Milliseconds since 1970: when its content was last changed. */
  readonly mtime: number
  /** What touch -a sets; reading changes nothing, as on a file system that is mounted with noatime. */
  readonly atime: number
  /** When anything of it was last changed. */
  readonly ctime: number
  readonly nanos?: Nanoseconds | undefined
  /** Major and minor number of a device. */
  readonly device?: readonly [major: number, minor: number]
}

export interface DirectoryEntry {
  readonly name: string
  readonly ino: number
  readonly type: FileType
}

/** Bits of access(2). */
export const MAY_READ = 4
export const MAY_WRITE = 2
export const MAY_EXECUTE = 1

/** What a shell needs of a file system, as one user sees it. Paths are absolute; failures are FileSystemErrors. */
export interface Files {
  /** Follows symbolic links. */
  stat(path: string): Stat
  /** Of a symbolic link itself. */
  lstat(path: string): Stat
  /** The stat, or undefined where there is nothing to be found or nothing to be seen. */
  peek(path: string): Stat | undefined
  list(path: string): readonly DirectoryEntry[]
  readLink(path: string): string
  readFile(path: string): Uint8Array
  /** Refuses with EACCES what the user may not do: `mode` is a sum of MAY_READ, MAY_WRITE and MAY_EXECUTE. */
  access(path: string, mode: number): void
}

/** How a file is opened, open(2). */
export interface OpenFlags {
  readonly read?: boolean
  readonly write?: boolean
  readonly append?: boolean
  readonly truncate?: boolean
  /** Makes the file when it is missing. */
  readonly create?: boolean
  /** With `create`: refuses with EEXIST what is there already (`set -C`, mktemp). */
  readonly exclusive?: boolean
}

/** An account, as passwd(5) has it. */
export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
  readonly home: string
}

/** A time (milliseconds since 1970) as strftime(3) writes it, in a zone that is named as TZ names it; UTC when absent. */
export type DateText = (format: string, time: number, zone: string | undefined) => string

/** A process that this machine lists and that another kernel runs: that of a container. */
export interface ForeignProcess {
  readonly pid: number
  /** Absent for what belongs to the simulated machine and stays. */
  receive?(signal: SignalName): void
}

/** The machine, as a process with some credentials sees it. Linux adds users, hardware, network, … */
export interface PosixSystem {
  readonly fs: Files
  readonly hostName: string
  /** The account of a user by name, for `~name`, or by number. */
  accountOf(user: string | number): Account | undefined
  /** What writes dates; it may be loaded when it is first asked for. */
  dates(): DateText | Promise<DateText>
  /**
   * Opens a regular file, a directory or a device; `path` is absolute, `mode` has the umask taken off already.
   * /dev/fd, /dev/stdin and /dev/tty are the process's own matter and never come here.
   * @throws FileSystemError
   */
  open(path: string, flags: OpenFlags, mode: number): OpenFile
  /** Processes of other kernels that are seen here, and hear signals. */
  guests?(): readonly ForeignProcess[]
}
