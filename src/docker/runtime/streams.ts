import { type Chunk, type OpenFile, release, retain } from '../../shell/posix/stream.ts'
import type { ContainerLog } from './container-log.ts'

/** Ends a promise that nobody waits for. */
function ignore(): void {}

/** A file of docker's own process as a container has it without a terminal: a pipe, whatever it is on the host. */
export class ClientInput implements OpenFile {
  readonly type = 'pipe'
  readonly seekable = false
  references = 0
  readonly #file: OpenFile

  constructor(file: OpenFile) {
    this.#file = retain(file)
  }

  read(limit?: number): Chunk | undefined | Promise<Chunk | undefined> {
    return this.#file.read(limit)
  }

  abandon(read: Promise<Chunk | undefined>): void {
    if (this.#file.abandon) this.#file.abandon(read)
    else read.then((late) => late !== undefined && this.#file.unread(late)).catch(ignore)
  }

  unread(chunk: Chunk): void {
    this.#file.unread(chunk)
  }

  write(): void {}

  close(): void {
    release(this.#file)
  }
}

/** Where a program of a container writes: to who is attached, for as long as they are there, and to the log of a main program. */
export class ContainerOutput implements OpenFile {
  readonly type = 'pipe'
  readonly seekable = false
  references = 0
  readonly #log: ContainerLog | undefined
  #client: OpenFile | undefined

  constructor(client: OpenFile | undefined, log?: ContainerLog) {
    this.#client = client && retain(client)
    this.#log = log
  }

  read(): undefined {
    return undefined
  }

  unread(): void {}

  write(chunk: Chunk): void | Promise<void> {
    this.#log?.write(chunk)
    try {
      const written = this.#client?.write(chunk)
      // whoever was attached may go; the container does not hear of it
      return written instanceof Promise ? written.catch(() => this.detach()) : undefined
    } catch {
      this.detach()
    }
  }

  /** Nobody is attached any more. */
  detach(): void {
    const client = this.#client
    this.#client = undefined
    if (client) release(client)
  }

  close(): void {
    this.#log?.end()
    this.detach()
  }
}

/** An input that stays open, and in which nothing ever comes. */
export class SilentInput implements OpenFile {
  readonly type = 'pipe'
  readonly seekable = false
  references = 0

  read(): Promise<undefined> {
    return new Promise(ignore)
  }

  unread(): void {}
  write(): void {}
  close(): void {}
}
