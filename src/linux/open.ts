import { bytesOf, joinBytes } from '../shell/posix/bytes.ts'
import { FileSystemError } from '../shell/posix/errno.ts'
import type { Chunk, OpenFile } from '../shell/posix/stream.ts'
import type { OpenFlags } from '../shell/posix/system.ts'
import type { FileSystem } from './fs.ts'

/** How a file is opened, and the mode that a new one gets. */
export interface OpenHow {
  readonly flags: OpenFlags
  readonly mode: number
}

/** The most that one read gives. */
const BLOCK = 65_536

/** An open file description: a regular file, and where reading and writing have got to. */
class OpenRegularFile implements OpenFile {
  readonly type = 'file'
  readonly seekable = true
  references = 0
  readonly #fs: FileSystem
  readonly #path: string
  readonly #flags: OpenFlags
  #offset = 0

  constructor(fs: FileSystem, path: string, flags: OpenFlags) {
    this.#fs = fs
    this.#path = path
    this.#flags = flags
  }

  read(limit = BLOCK): Chunk | undefined {
    if (!this.#flags.read) throw new FileSystemError('EBADF', this.#path)
    const content = this.#fs.readFile(this.#path)
    if (this.#offset >= content.length) return undefined
    const piece = content.subarray(this.#offset, this.#offset + Math.min(limit, BLOCK))
    this.#offset += piece.length
    return piece
  }

  unread(chunk: Chunk): void {
    this.#offset -= bytesOf(chunk).length
  }

  write(chunk: Chunk): void {
    if (!this.#flags.write) throw new FileSystemError('EBADF', this.#path)
    const bytes = bytesOf(chunk)
    const content = this.#fs.readFile(this.#path)
    const at = this.#flags.append ? content.length : this.#offset
    const gap = new Uint8Array(Math.max(0, at - content.length))
    const pieces = [content.subarray(0, at), gap, bytes, content.subarray(at + bytes.length)]
    this.#fs.writeFile(this.#path, joinBytes(pieces))
    this.#offset = at + bytes.length
  }

  close(): void {}
}

/** Opens what is in a file system, open(2). @throws FileSystemError */
export function openLinuxFile(fs: FileSystem, path: string, { flags, mode }: OpenHow): OpenFile {
  const stat = fs.peek(path)
  if (!stat) {
    if (!flags.create) throw new FileSystemError('ENOENT', path)
    fs.writeFile(path, '', { mode })
  } else if (flags.create && flags.exclusive) throw new FileSystemError('EEXIST', path)
  else if (stat.type === 'directory' && flags.write) throw new FileSystemError('EISDIR', path)
  else if (flags.truncate) fs.writeFile(path, '')
  return new OpenRegularFile(fs, path, flags)
}
