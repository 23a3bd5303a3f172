import { createDeferred, type Deferred } from '../../base/deferred.ts'
import { FileSystemError } from './errno.ts'
import { Pipe } from './pipe.ts'
import type { OpenFlags } from './posix-system.ts'
import type { Chunk, OpenFile } from './stream.ts'

/** Where an end of a FIFO was opened. */
export interface FifoPlace {
  readonly ino: number
  readonly path: string
  /** The FIFO that is there when it is asked: in a world that was put back it is another one. */
  fifo(): Fifo
}

/** What lies behind the name of a FIFO while somebody has it open, fifo(7). */
export class Fifo {
  readonly pipe = new Pipe()
  #readers = 0
  #writers = 0
  /** Who waits in open(2) for the other end. */
  #forReader: Deferred<void> | undefined
  #forWriter: Deferred<void> | undefined

  /** Opens an end, or both. One alone is not ready before somebody has opened the other. */
  open(flags: OpenFlags, place: FifoPlace): OpenFile {
    const end = this.reopen(flags, place)
    end.wait(this.#other(flags))
    return end
  }

  /** The same for an end that was open before: it waits for nobody. */
  reopen({ read, write }: OpenFlags, place: FifoPlace): FifoEnd {
    if (read) this.#readers += 1
    if (write) this.#writers += 1
    this.#count()
    if (read) this.#forReader = void this.#forReader?.resolve()
    if (write) this.#forWriter = void this.#forWriter?.resolve()
    return new FifoEnd(this, { read: read === true, write: write === true }, place)
  }

  close({ read, write }: OpenFlags): void {
    if (read) this.#readers -= 1
    if (write) this.#writers -= 1
    this.#count()
  }

  #other({ read, write }: OpenFlags): Promise<void> | undefined {
    if (read && !write && this.#writers === 0) return (this.#forWriter ??= createDeferred()).promise
    if (write && !read && this.#readers === 0) return (this.#forReader ??= createDeferred()).promise
    return undefined
  }

  /** What was written stays there for the next reader, as long as anybody has an end. */
  #count(): void {
    const [readers, writers] = [this.#readers > 0, this.#writers > 0]
    if (readers) this.pipe.readerOpen = true
    else this.pipe.closeReader(writers)
    if (writers) this.pipe.writerOpen = true
    else this.pipe.closeWriter()
  }
}

class FifoEnd implements OpenFile {
  readonly type = 'pipe'
  readonly seekable = false
  references = 0
  readonly ino: number
  readonly path: string
  ready: Promise<void> | undefined
  readonly #fifo: Fifo
  readonly #flags: OpenFlags
  readonly #place: FifoPlace

  constructor(fifo: Fifo, flags: OpenFlags, place: FifoPlace) {
    this.#fifo = fifo
    this.#flags = flags
    this.#place = place
    this.ino = place.ino
    this.path = place.path
  }

  wait(other: Promise<void> | undefined): void {
    this.ready = other?.then(() => (this.ready = undefined))
  }

  read(limit = Infinity): Chunk | undefined | Promise<Chunk | undefined> {
    if (!this.#flags.read) throw new FileSystemError('EBADF', this.path)
    return this.ready ? this.ready.then(() => this.#fifo.pipe.read(limit)) : this.#fifo.pipe.read(limit)
  }

  unread(chunk: Chunk): void {
    this.#fifo.pipe.unread(chunk)
  }

  write(chunk: Chunk): void | Promise<void> {
    if (!this.#flags.write) throw new FileSystemError('EBADF', this.path)
    return this.ready ? this.ready.then(() => this.#fifo.pipe.write(chunk)) : this.#fifo.pipe.write(chunk)
  }

  close(): void {
    this.#fifo.close(this.#flags)
  }

  keep(): () => OpenFile {
    return () => this.#place.fifo().reopen(this.#flags, this.#place)
  }
}
