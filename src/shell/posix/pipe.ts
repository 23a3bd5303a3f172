import { createDeferred, type Deferred } from '../../base/deferred.ts'
import { FileSystemError } from './errno.ts'
import { BrokenPipe, type Chunk, cutChunk, type OpenFile } from './stream.ts'

/** How much a pipe holds before its writer waits, pipe(7). */
const CAPACITY = 65_536

/** Hears each piece that is written. */
type Hearer = (chunk: Chunk) => void

/** What is between the ends of a pipe. */
export class Pipe {
  readonly #chunks: Chunk[] = []
  #size = 0
  readerOpen = true
  writerOpen = true
  #reader: Deferred<void> | undefined
  #writer: Deferred<void> | undefined
  readonly #abandoned = new WeakSet<Promise<Chunk | undefined>>()
  readonly #heard: Hearer | undefined

  constructor(heard?: Hearer) {
    this.#heard = heard
  }

  read(limit: number): Chunk | undefined | Promise<Chunk | undefined> {
    const chunk = this.#chunks.shift()
    if (chunk === undefined) return this.writerOpen ? this.#readLater(limit) : undefined
    const [head, rest] = cutChunk(chunk, limit)
    if (rest.length > 0) this.#chunks.unshift(rest)
    this.#size -= head.length
    if (this.#size < CAPACITY) this.#wakeWriter()
    return head
  }

  #readLater(limit: number): Promise<Chunk | undefined> {
    const wait = (): Promise<Chunk | undefined> => (this.#reader ??= createDeferred()).promise.then(again)
    const again = (): Chunk | undefined | Promise<Chunk | undefined> => {
      if (this.#abandoned.has(read)) return undefined
      return this.#chunks.length === 0 && this.writerOpen ? wait() : this.read(limit)
    }
    const read = wait()
    return read
  }

  /** Nobody waits any more for what `read` promised: what comes is for the next reader. */
  abandon(read: Promise<Chunk | undefined>): void {
    this.#abandoned.add(read)
  }

  unread(chunk: Chunk): void {
    if (chunk.length === 0) return
    this.#chunks.unshift(chunk)
    this.#size += chunk.length
    this.#wakeReader()
  }

  write(chunk: Chunk): void | Promise<void> {
    if (!this.readerOpen) throw new BrokenPipe()
    if (chunk.length === 0) return undefined
    this.#heard?.(chunk)
    this.#chunks.push(chunk)
    this.#size += chunk.length
    this.#wakeReader()
    return this.#size < CAPACITY ? undefined : this.#drained()
  }

  async #drained(): Promise<void> {
    this.#writer ??= createDeferred()
    await this.#writer.promise
    if (!this.readerOpen) throw new BrokenPipe()
  }

  /** @param keeps whether another reader may come, and find what was written */
  closeReader(keeps = false): void {
    this.readerOpen = false
    if (!keeps) {
      this.#chunks.length = 0
      this.#size = 0
    }
    this.#wakeWriter()
  }

  closeWriter(): void {
    this.writerOpen = false
    this.#wakeReader()
  }

  #wakeReader(): void {
    const reader = this.#reader
    this.#reader = undefined
    reader?.resolve()
  }

  #wakeWriter(): void {
    const writer = this.#writer
    this.#writer = undefined
    writer?.resolve()
  }
}

abstract class PipeEnd implements OpenFile {
  readonly type = 'pipe'
  readonly seekable = false
  references = 0
  protected readonly pipe: Pipe

  constructor(pipe: Pipe) {
    this.pipe = pipe
  }

  read(_limit?: number): Chunk | undefined | Promise<Chunk | undefined> {
    throw new FileSystemError('EBADF', '')
  }

  unread(_chunk: Chunk): void {
    throw new FileSystemError('EBADF', '')
  }

  write(_chunk: Chunk): void | Promise<void> {
    throw new FileSystemError('EBADF', '')
  }

  abstract close(): void
  abstract keep(): () => OpenFile
}

class ReadEnd extends PipeEnd {
  override read(limit = Infinity): Chunk | undefined | Promise<Chunk | undefined> {
    return this.pipe.read(limit)
  }

  override unread(chunk: Chunk): void {
    this.pipe.unread(chunk)
  }

  abandon(read: Promise<Chunk | undefined>): void {
    this.pipe.abandon(read)
  }

  close(): void {
    this.pipe.closeReader()
  }

  /** Who wrote is gone then. */
  keep(): () => OpenFile {
    return () => {
      const { reader, writer } = createPipe()
      writer.close()
      return reader
    }
  }
}

class WriteEnd extends PipeEnd {
  override write(chunk: Chunk): void | Promise<void> {
    return this.pipe.write(chunk)
  }

  close(): void {
    this.pipe.closeWriter()
  }

  /** Who read is gone then. */
  keep(): () => OpenFile {
    return () => {
      const { reader, writer } = createPipe()
      reader.close()
      return writer
    }
  }
}

/** A new pipe, pipe(2): its writer waits when it is 64 KiB ahead of its reader. */
export function createPipe(heard?: Hearer): { readonly reader: OpenFile; readonly writer: OpenFile } {
  const pipe = new Pipe(heard)
  return { reader: new ReadEnd(pipe), writer: new WriteEnd(pipe) }
}
