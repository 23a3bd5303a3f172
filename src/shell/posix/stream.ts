import { byteLength, bytesOf, joinBytes, textOf } from './bytes.ts'
import { FileSystemError } from './errno.ts'

/** A piece of a stream: bytes, or text that `bytesOf` makes bytes of. */
export type Chunk = string | Uint8Array

/** Opens a file again; `terminal` is the controlling terminal of who gets it. */
export type OpenKept = (terminal?: OpenFile) => OpenFile

/** What a descriptor leads to; open file descriptions of POSIX. Descriptors of several processes may share one. */
export interface OpenFile {
  readonly type: 'file' | 'directory' | 'pipe' | 'terminal' | 'device'
  /** How many descriptors lead here; kept by `retain` and `release`. */
  references: number
  /** For `[ f -ef g ]`, /dev/fd and error messages; the inode's number, where there is one. */
  readonly ino?: number
  /** The path that it was opened by, where it has one: what /proc/PID/fd shows. */
  readonly path?: string
  /** Whether `unread` gives back to a file what others then read (lseek(2) works). */
  readonly seekable: boolean
  /** What open(2) of a FIFO waits for; absent once somebody has the other end. Reading and writing wait for it too. */
  readonly ready?: Promise<void> | undefined
  /** Where in a regular file the next byte is read or written, lseek(2); absent for everything else. */
  position?: number
  /**
   * The next piece, of at most `limit` bytes when that is given; undefined at the end.
   * @throws FileSystemError EBADF when not open for reading, EISDIR
   */
  read(limit?: number): Chunk | undefined | Promise<Chunk | undefined>
  /** Says that nobody waits any more for what `read` promised; when absent, what comes is put back by `unread`. */
  abandon?(read: Promise<Chunk | undefined>): void
  /** Puts back what was read last and is not needed: the next read gives it first. */
  unread(chunk: Chunk): void
  /**
   * Writes all of `chunk`; a promise means that the reader is behind (back-pressure).
   * @throws FileSystemError EBADF, ENOSPC; BrokenPipe
   */
  write(chunk: Chunk): void | Promise<void>
  /** The last descriptor is gone. */
  close(): void
  /** Gives what opens it again as it is now, once the file system has been put back. Where it is absent, nothing can. */
  keep?(): OpenKept
}

/** Nobody waits any more for what was read: what comes belongs to the next reader. */
export function abandonRead(file: OpenFile, read: Promise<Chunk | undefined>): void {
  if (file.abandon) file.abandon(read)
  else read.then((late) => late !== undefined && file.unread(late)).catch(() => undefined)
}

/** A write to a pipe that nobody reads any more; the writer gets SIGPIPE. */
export class BrokenPipe extends Error {
  override readonly name = 'BrokenPipe'
  constructor() {
    super('Broken pipe')
  }
}

/** One more descriptor leads to `file`. */
export function retain(file: OpenFile): OpenFile {
  file.references += 1
  return file
}

/** One descriptor less leads to `file`; the last one closes it. */
export function release(file: OpenFile): void {
  file.references -= 1
  if (file.references === 0) file.close()
}

/** The first `limit` bytes of a chunk, and the rest of it. */
export function cutChunk(chunk: Chunk, limit: number): readonly [head: Chunk, rest: Chunk] {
  if (typeof chunk === 'string' && chunk.length * 3 > limit && byteLength(chunk) > limit) {
    const bytes = bytesOf(chunk)
    return [bytes.subarray(0, limit), bytes.subarray(limit)]
  }
  if (typeof chunk === 'string' || chunk.length <= limit) return [chunk, '']
  return [chunk.subarray(0, limit), chunk.subarray(limit)]
}

/** Both chunks in one. */
export function joinChunks(first: Chunk, second: Chunk): Chunk {
  if (typeof first === 'string' && typeof second === 'string') return first + second
  return joinBytes([bytesOf(first), bytesOf(second)])
}

/** How many bytes an output in memory usually takes. */
const MOST_KEPT = 64 * 2 ** 20
/** What moments share that keep an empty input, or an output. */
const newInput = (): OpenFile => new MemoryInput('')
const newOutput = (): OpenFile => new MemoryOutput()

/** How much text is put together at once. */
const MUCH = 2 ** 20

/** Keeps what is written, in memory: for command substitution, `exec` and tests. */
export class MemoryOutput implements OpenFile {
  readonly type = 'pipe'
  readonly seekable = false
  references = 0
  readonly #limit: number
  #pieces: Chunk[] = []
  #size = 0
  /** How many pieces were put together, and how much they are. */
  #joined = 0
  #joinedSize = 0

  readonly #kept: (bytes: number) => void

  /**
   * @param limit how many bytes may be kept before a write fails as on a broken pipe
   * @param kept hears how many more bytes are kept
   */
  constructor(limit = MOST_KEPT, kept: (bytes: number) => void = () => undefined) {
    this.#limit = limit
    this.#kept = kept
  }

  /** How many bytes are kept. */
  get size(): number {
    return this.#size
  }

  read(): undefined {
    return undefined
  }

  unread(): void {}

  write(chunk: Chunk): void {
    this.#size += chunk.length
    if (this.#size > this.#limit) throw new BrokenPipe()
    this.#pieces.push(chunk)
    if (this.#size - this.#joinedSize > MUCH) this.#join()
    this.#kept(chunk.length)
  }

  /** Puts together what came last, where it is text: all of it at the end would be one long step. */
  #join(): void {
    const recent = this.#pieces.slice(this.#joined)
    if (recent.every((piece) => typeof piece === 'string')) this.#pieces.splice(this.#joined, Infinity, recent.join(''))
    this.#joined = this.#pieces.length
    this.#joinedSize = this.#size
  }

  close(): void {}

  /** What is written then, nobody reads any more. */
  keep(): () => OpenFile {
    const limit = this.#limit
    return limit === MOST_KEPT ? newOutput : () => new MemoryOutput(limit)
  }

  /** Whether more was written than may be kept. */
  get isFull(): boolean {
    return this.#size > this.#limit
  }

  /** All that was written. Pieces of one character are put together again. */
  text(): string {
    const [only] = this.#pieces
    if (this.#pieces.length === 1 && only !== undefined) return textOf(only)
    if (this.#pieces.every((piece) => typeof piece === 'string')) return this.#pieces.join('')
    return textOf(this.bytes())
  }

  bytes(): Uint8Array {
    const runs: Chunk[] = []
    // text that was written in two pieces may part a character
    for (const piece of this.#pieces) {
      const last = runs.at(-1)
      if (typeof last === 'string' && typeof piece === 'string') runs[runs.length - 1] = last + piece
      else runs.push(piece)
    }
    return joinBytes(runs.map(bytesOf))
  }
}

/** How much of a memory input is given at once. */
const PIECE = 65_536

/** The first piece of a long chunk, and the rest; both halves of a character stay together. */
function pieceOf(chunk: Chunk): readonly [piece: Chunk, rest: Chunk] {
  if (typeof chunk !== 'string') return [chunk.subarray(0, PIECE), chunk.subarray(PIECE)]
  const end = PIECE + (/[\udc00-\udfff]/.test(chunk[PIECE] ?? '') ? 1 : 0)
  return [chunk.slice(0, end), chunk.slice(end)]
}

/** Gives a text or bytes to read: a here-document, `exec`'s stdin. */
export class MemoryInput implements OpenFile {
  readonly type = 'pipe'
  readonly seekable = true
  references = 0
  /** What is left, the next piece last. */
  readonly #left: Chunk[]

  constructor(content: Chunk) {
    this.#left = [content]
  }

  read(limit?: number): Chunk | undefined {
    const next = this.#left.pop()
    if (next === undefined) return undefined
    const [piece, more] = next.length > PIECE ? pieceOf(next) : [next, '']
    if (more.length > 0) this.#left.push(more)
    const [head, rest] = limit === undefined ? [piece, ''] : cutChunk(piece, limit)
    if (rest.length > 0) this.#left.push(rest)
    return head.length > 0 ? head : this.read(limit)
  }

  unread(chunk: Chunk): void {
    const next = this.#left.at(-1)
    if (next === undefined || next.length + chunk.length > PIECE) this.#left.push(chunk)
    else this.#left[this.#left.length - 1] = joinChunks(chunk, next)
  }

  write(): void {
    throw new FileSystemError('EBADF', '')
  }

  close(): void {
    this.#left.length = 0
  }

  keep(): () => OpenFile {
    const left = this.#left.toReversed().reduce(joinChunks, '')
    return left.length === 0 ? newInput : () => new MemoryInput(left)
  }
}

/** A long chunk in parts of at most `length`; no character is parted. */
export function* partsOf(chunk: Chunk, length: number): Generator<Chunk, void> {
  for (let at = 0, end = 0; at < chunk.length; at = end) {
    end = at + length
    if (typeof chunk === 'string' && /[\ud800-\udbff]/.test(chunk[end - 1] ?? '')) end -= 1
    yield typeof chunk === 'string' ? chunk.slice(at, end) : chunk.subarray(at, end)
  }
}
