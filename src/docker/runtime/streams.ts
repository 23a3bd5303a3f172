import { createDeferred } from '../../base/deferred.ts'
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

/** Standard input of a main program that stays open: whoever attaches writes into it, one after the other. */
export class SharedInput implements OpenFile {
  readonly type = 'pipe'
  readonly seekable = false
  references = 0
  readonly #clients: OpenFile[] = []
  readonly #back: Chunk[] = []
  #arrived = createDeferred<void>()

  /** What a client has is read to its end; then the next one's turn comes. */
  attach(client: OpenFile): void {
    this.#clients.push(retain(client))
    this.#arrived.resolve()
  }

  detach(client: OpenFile): void {
    const at = this.#clients.indexOf(client)
    if (at < 0) return
    this.#clients.splice(at, 1)
    release(client)
  }

  async read(limit?: number): Promise<Chunk | undefined> {
    for (;;) {
      const back = this.#back.pop()
      if (back !== undefined) return back
      const [client] = this.#clients
      const chunk = await client?.read(limit)
      if (chunk !== undefined) return chunk
      if (client) this.detach(client)
      else await this.#next()
    }
  }

  async #next(): Promise<void> {
    this.#arrived = createDeferred<void>()
    await this.#arrived.promise
  }

  abandon(read: Promise<Chunk | undefined>): void {
    read.then((late) => late !== undefined && this.unread(late)).catch(ignore)
  }

  unread(chunk: Chunk): void {
    this.#back.push(chunk)
  }

  write(): void {}

  close(): void {
    for (const client of this.#clients.splice(0)) release(client)
  }
}

/** Where a program of a container writes: to those who are attached, for as long as they are there, and to the log of a main program. */
export class ContainerOutput implements OpenFile {
  readonly type = 'pipe'
  readonly seekable = false
  references = 0
  readonly #log: ContainerLog | undefined
  readonly #clients: OpenFile[] = []

  constructor(client: OpenFile | undefined, log?: ContainerLog) {
    if (client) this.attach(client)
    this.#log = log
  }

  /** Somebody more sees what is written from now on. */
  attach(client: OpenFile): void {
    this.#clients.push(retain(client))
  }

  read(): undefined {
    return undefined
  }

  unread(): void {}

  write(chunk: Chunk): void | Promise<void> {
    this.#log?.write(chunk)
    const waiting = this.#clients.flatMap((client) => this.#writeTo(client, chunk) ?? [])
    return waiting.length > 0 ? Promise.all(waiting).then(ignore) : undefined
  }

  #writeTo(client: OpenFile, chunk: Chunk): Promise<void> | undefined {
    try {
      const written = client.write(chunk)
      // whoever was attached may go; the container does not hear of it
      return written instanceof Promise ? written.catch(() => this.detach(client)) : undefined
    } catch {
      this.detach(client)
      return undefined
    }
  }

  /** Somebody is not attached any more. */
  detach(client: OpenFile): void {
    const at = this.#clients.indexOf(client)
    if (at < 0) return
    this.#clients.splice(at, 1)
    release(client)
  }

  close(): void {
    this.#log?.end()
    for (const client of this.#clients.splice(0)) release(client)
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
