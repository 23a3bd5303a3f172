import { FileSystemError } from './errno.ts'
import { Input } from './input.ts'
import type { Process } from './process.ts'
import { type OpenFile, release, retain } from './stream.ts'
import { MAY_READ, MAY_WRITE, type OpenFlags, type PosixSystem } from './posix-system.ts'
import { terminalLeader } from './pty-name.ts'

const OWN: Readonly<Record<string, number>> = { '/dev/stdin': 0, '/dev/stdout': 1, '/dev/stderr': 2 }

/** What /dev/fd and /proc/self are for one process: its own directory of /proc. */
function ownPath(path: string, pid: number): string {
  return path.replace(/^\/(?:dev(?=\/fd\/)|proc\/self(?=\/))/, `/proc/${pid}`)
}

/** A path as the file system takes it: relative ones are taken from the working directory. */
export function resolvePath<System extends PosixSystem>({ cwd, pid }: Process<System>, path: string): string {
  if (path === '') return path
  const absolute = path.startsWith('/') ? path : cwd.endsWith('/') ? cwd + path : `${cwd}/${path}`
  return absolute.startsWith('/dev/fd/') || absolute.startsWith('/proc/self/') ? ownPath(absolute, pid) : absolute
}

/** The descriptor that an absolute path like /dev/stdin, /dev/fd/63 or /proc/self/fd/0 stands for; `pid` is who asks. */
export function ownDescriptor(path: string, pid?: number): number | undefined {
  if (!path.startsWith('/dev/') && !path.startsWith('/proc/')) return undefined
  const [, process, number] = /^\/(?:dev|proc\/(self|\d+))\/fd\/(\d+)$/.exec(path) ?? []
  if (number === undefined) return OWN[path]
  return process === undefined || process === 'self' || process === String(pid) ? Number(number) : undefined
}

/**
 * Opens a file for a process, open(2). Nobody holds it yet: give it to `assign`, or to `release` after a `retain`.
 * @throws FileSystemError
 */
export function openFile<System extends PosixSystem>(
  process: Process<System>,
  path: string,
  flags: OpenFlags,
): OpenFile {
  const absolute = resolvePath(process, path)
  const own = ownDescriptor(absolute, process.pid)
  if (own !== undefined) {
    const file = process.descriptors.get(own)
    if (file) return file
    throw new FileSystemError('ENOENT', path)
  }
  if (process.descriptors.size >= process.openFiles.soft) throw new FileSystemError('EMFILE', path)
  const { terminal } = process
  if (terminal && (absolute === '/dev/tty' || absolute === `/dev/${terminal.name}`)) return terminal
  const other = absolute.startsWith('/dev/pts/') ? otherTerminal(process, absolute, flags) : undefined
  if (other) return other
  return process.system.open(absolute, flags, 0o666 & ~process.umask)
}

/** Somebody else's terminal, as far as the mode of its device lets the process. @throws FileSystemError EACCES */
function otherTerminal<System extends PosixSystem>(
  { kernel, system }: Process<System>,
  path: string,
  { read, write }: OpenFlags,
): OpenFile | undefined {
  const terminal = terminalLeader(kernel.processes, path.slice('/dev/'.length))?.terminal
  if (terminal) system.fs.access(path, (read ? MAY_READ : 0) + (write ? MAY_WRITE : 0))
  return terminal
}

/** Opens a file, lets `use` read it and closes it. `-` is standard input. @throws FileSystemError */
export async function withInput<System extends PosixSystem, Result>(
  process: Process<System>,
  path: string,
  use: (input: Input<System>, file: OpenFile) => Promise<Result>,
): Promise<Result> {
  const file = retain(path === '-' ? process.file(0) : openFile(process, path, { read: true }))
  try {
    if (file.ready) await process.blocked(file.ready)
    return await use(new Input(process, file), file)
  } finally {
    release(file)
  }
}
