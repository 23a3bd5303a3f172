import { FileSystemError } from './errno.ts'
import { Input } from './input.ts'
import type { Process } from './process.ts'
import { type OpenFile, release, retain } from './stream.ts'
import type { OpenFlags, PosixSystem } from './system.ts'

const OWN: Readonly<Record<string, number>> = { '/dev/stdin': 0, '/dev/stdout': 1, '/dev/stderr': 2 }

/** A path as the file system takes it: relative ones are taken from the working directory. */
export function resolvePath<System extends PosixSystem>({ cwd }: Process<System>, path: string): string {
  if (path === '' || path.startsWith('/')) return path
  return cwd.endsWith('/') ? cwd + path : `${cwd}/${path}`
}

/** The descriptor that a path like /dev/stdin, /dev/fd/63 or /proc/self/fd/0 stands for. */
export function ownDescriptor(path: string): number | undefined {
  const number = /^\/(?:dev|proc\/self)\/fd\/(\d+)$/.exec(path)?.[1]
  return number === undefined ? OWN[path] : Number(number)
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
  const own = ownDescriptor(absolute)
  if (own !== undefined) {
    const file = process.descriptors.get(own)
    if (file) return file
    throw new FileSystemError('ENOENT', path)
  }
  if (absolute === '/dev/tty') {
    if (process.terminal) return process.terminal
    throw new FileSystemError('ENXIO', path)
  }
  return process.system.open(absolute, flags, 0o666 & ~process.umask)
}

/** Opens a file, lets `use` read it and closes it. `-` is standard input. @throws FileSystemError */
export async function withInput<System extends PosixSystem, Result>(
  process: Process<System>,
  path: string,
  use: (input: Input<System>, file: OpenFile) => Promise<Result>,
): Promise<Result> {
  const file = retain(path === '-' ? process.file(0) : openFile(process, path, { read: true }))
  try {
    return await use(new Input(process, file), file)
  } finally {
    release(file)
  }
}
