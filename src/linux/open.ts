import { type Chance, createChance } from '../base/chance.ts'
import { byteLength, bytesOf } from '../shell/posix/bytes.ts'
import { FileSystemError } from '../shell/posix/errno.ts'
import { Fifo } from '../shell/posix/fifo.ts'
import type { Chunk, OpenFile } from '../shell/posix/stream.ts'
import type { OpenFlags } from '../shell/posix/posix-system.ts'
import { EMPTY, withBytes } from './content.ts'
import { openDevice } from './devices.ts'
import { hold, letGo } from './held.ts'
import type { FileNode, Ino } from './inode.ts'
import type { Opened, UserFiles } from './user-files.ts'
import type { Volume } from './volume.ts'

/** How a file is opened, and the mode that a new one gets. */
export interface OpenHow {
  readonly flags: OpenFlags
  readonly mode: number
  /** What random devices take their bytes from. */
  readonly chance?: Chance
}

/** The most that one read gives. */
const BLOCK = 65_536

/** Where an open file is, and how it was opened. */
interface Opening {
  readonly path: string
  readonly flags: OpenFlags
  /** As stat(2) tells it. */
  readonly ino: Ino
  readonly kept: NonNullable<Opened['kept']>
}

/** An open file description: an inode, and where reading and writing have got to. It lasts when the file's names are gone. */
class OpenRegularFile implements OpenFile {
  readonly type = 'file'
  readonly seekable = true
  references = 0
  readonly ino: Ino
  readonly path: string
  readonly #volume: Volume
  /** Its number there. */
  readonly #local: Ino
  readonly #flags: OpenFlags
  /** Whose list of open files this one is on: another world has another. */
  readonly #holds: ReadonlyMap<Ino, number>
  /** Where the next byte is read or written. */
  position = 0

  constructor({ ino, path, flags, kept }: Opening) {
    this.ino = ino
    this.path = path
    this.#volume = kept.volume
    this.#local = kept.ino
    this.#flags = flags
    hold(kept.volume, kept.ino)
    this.#holds = kept.volume.holds
  }

  read(limit = BLOCK): Chunk | undefined {
    if (!this.#flags.read) throw new FileSystemError('EBADF', this.path)
    const { content } = this.#node()
    if (this.position >= content.length) return undefined
    const piece = content.subarray(this.position, this.position + Math.min(limit, BLOCK))
    this.position += piece.length
    return piece
  }

  unread(chunk: Chunk): void {
    this.position = Math.max(0, this.position - byteLength(chunk))
  }

  /** What still fits is written before ENOSPC, as write(2) does. */
  write(chunk: Chunk): void {
    if (!this.#flags.write) throw new FileSystemError('EBADF', '')
    const { length } = this.#node().content
    const at = this.#flags.append ? length : this.position
    const bytes = bytesOf(chunk)
    if (bytes.length === 0) return
    const room = length + this.#volume.quota.bytes - this.#volume.usage.bytes - at
    const fitting = bytes.length <= room ? bytes : bytes.subarray(0, Math.max(0, room))
    if (fitting.length > 0) this.#put(at, fitting)
    if (fitting.length < bytes.length) throw new FileSystemError('ENOSPC', '')
  }

  close(): void {
    if (this.#volume.holds === this.#holds) letGo(this.#volume, this.#local)
  }

  /** A file whose names were gone comes back without them. */
  keep(): () => OpenFile {
    const { position, path } = this
    const kept = { volume: this.#volume, ino: this.#local }
    const opening = { path, ino: this.ino, flags: this.#flags, kept }
    const node = this.#node()
    return () => {
      if (node.nlink === 0) kept.volume.bringBack(kept.ino, node, path)
      return Object.assign(new OpenRegularFile(opening), { position })
    }
  }

  /** Empties it, O_TRUNC. */
  truncate(): void {
    this.#volume.charge(-this.#node().content.length, 0, this.path)
    this.#edit((node) => (node.content = EMPTY))
  }

  #put(at: number, bytes: Uint8Array): void {
    const { length } = this.#node().content
    this.#volume.charge(Math.max(0, at + bytes.length - length), 0, this.path)
    this.#edit((node) => (node.content = withBytes(node.content, at, bytes)))
    this.position = at + bytes.length
  }

  #edit(edit: (node: FileNode) => void): void {
    this.#volume.change(this.#local, this.path, (node) => {
      if (node.type === 'file') edit(node)
      node.mtime = this.#volume.clock.now()
    })
  }

  #node(): Readonly<FileNode> {
    const node = this.#volume.holds === this.#holds ? this.#volume.node(this.#local, this.path) : undefined
    if (node?.type !== 'file') throw new FileSystemError('EBADF', this.path)
    return node
  }
}

/** What was there when it was opened, to be read: a directory, which gives nothing, or a file that is made when it is opened. */
class OpenStill implements OpenFile {
  readonly type: 'file' | 'directory'
  readonly seekable = true
  references = 0
  readonly ino: Ino
  readonly path: string
  readonly #opened: Opened
  readonly #content: Uint8Array
  #offset = 0

  constructor(path: string, opened: Opened) {
    const { ino, node } = opened
    this.#opened = opened
    this.path = path
    this.ino = ino
    this.type = node.type === 'directory' ? 'directory' : 'file'
    this.#content = node.type === 'file' ? node.content : EMPTY
  }

  read(limit = BLOCK): Chunk | undefined {
    if (this.type === 'directory') throw new FileSystemError('EISDIR', this.path)
    const piece = this.#content.subarray(this.#offset, this.#offset + limit)
    this.#offset += piece.length
    return piece.length > 0 ? piece : undefined
  }

  unread(chunk: Chunk): void {
    this.#offset = Math.max(0, this.#offset - byteLength(chunk))
  }

  write(): never {
    throw new FileSystemError('EBADF', '')
  }

  close(): void {}

  keep(): () => OpenFile {
    const offset = this.#offset
    return () => {
      const again = new OpenStill(this.path, this.#opened)
      again.#offset = offset
      return again
    }
  }
}

const fifos = new WeakMap<ReadonlyMap<Ino, number>, Map<Ino, Fifo>>()

/** Opens the pipe behind a FIFO's inode: each world that a volume is put back to has others. */
function openFifo({ volume, ino }: Opening['kept'], flags: OpenFlags, at: Pick<Opening, 'ino' | 'path'>): OpenFile {
  const fifo = (): Fifo => {
    const known = fifos.get(volume.holds) ?? new Map<Ino, Fifo>()
    fifos.set(volume.holds, known)
    const found = known.get(ino) ?? new Fifo()
    known.set(ino, found)
    return found
  }
  return fifo().open(flags, { ...at, fifo })
}

/** Opens what is in a file system, open(2). @throws FileSystemError */
export function openLinuxFile(fs: UserFiles, path: string, { flags, mode, chance }: OpenHow): OpenFile {
  const opened = fs.open(path, flags, mode)
  const { ino, node, kept } = opened
  if (node.type === 'device') return openDevice(node.device, { ino, path }, chance ?? createChance(1))
  if (node.type === 'fifo' && kept) return openFifo(kept, flags, { ino, path })
  if (node.type === 'directory' || !kept) return new OpenStill(path, opened)
  const file = new OpenRegularFile({ path, flags, ino, kept })
  if (flags.truncate) file.truncate()
  return file
}
