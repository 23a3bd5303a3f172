import type { Arguments } from '../../../shell/posix/getopt.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath, withInput } from '../../../shell/posix/open.ts'
import { type ArchiveFormat, type ArchiveMember, readArchive, writeArchive } from '../../ustar.ts'
import { isBzip2 } from '../bzip2/magic.ts'
import { gunzipped, gzipped, isGzip } from '../gzip/format.ts'
import { humanSize } from '../library/amount.ts'
import { crc32, InflateError } from '../library/inflate.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Failure } from '../library/program.ts'
import { isXz } from '../xz/magic.ts'
import { cannotOpen, FATAL, fatal } from './failure.ts'
import { filtered } from './filter.ts'

/** How many records go by from one message of --checkpoint to the next. */
const CHECKPOINT = 10

const MS = 1000

/** What stands in a file or comes from standard input. @throws Failure */
export async function fileBytes(process: GnuProcess, path: string, packed: boolean): Promise<Uint8Array> {
  try {
    return await withInput(process, path, (input) => input.bytes())
  } catch (error) {
    throw error instanceof FileSystemError ? await cannotOpen(process, path, { error, packed }) : error
  }
}

/** Whether an archive is written through gzip. */
const isPacked = ({ has }: Arguments, path: string): boolean => has('z') || (has('a') && /\.(?:t?gz|taz)$/.test(path))

/** Other programs that an archive is written through: by their option, or with -a by the end of the name. */
const PACKERS = [
  { program: 'bzip2', letter: 'j', suffix: /\.t?bz2?$/, isPacked: isBzip2 },
  { program: 'xz', letter: 'J', suffix: /\.t?xz$/, isPacked: isXz },
] as const

/** The program that an archive is written through, where it is not gzip. */
const packerOf = ({ has, value }: Arguments, path: string): string | undefined =>
  value('I') ?? PACKERS.find(({ letter, suffix }) => has(letter) || (has('a') && suffix.test(path)))?.program

/** Where an archive is. */
interface ArchiveFile {
  readonly path: string
  /** How many bytes it is filled up to a multiple of. */
  readonly record: number
}

/** An archive in a file, or on standard input and output. */
export class Archive {
  readonly path: string
  readonly #process: GnuProcess
  readonly #args: Arguments
  readonly #began: number
  readonly #record: number
  /** Bytes read or written, before they were compressed. */
  #bytes = 0

  constructor(process: GnuProcess, args: Arguments, { path, record }: ArchiveFile) {
    this.#process = process
    this.#args = args
    this.path = path
    this.#record = record
    this.#began = process.kernel.clock.now()
  }

  /** @throws Failure */
  async members(): Promise<readonly ArchiveMember[]> {
    const bytes = await this.#unpacked()
    await this.#count(bytes.length, 'Read')
    const members =
      bytes.length === 0 ? undefined : await this.#process.inTurns(readArchive(bytes, { goesOn: this.#args.has('i') }))
    if (members) return members
    throw new Failure(
      'This does not look like a tar archive\ntar: Exiting with failure status due to previous errors',
      FATAL,
    )
  }

  /** Writes the archive anew. @throws Failure */
  async save(members: readonly ArchiveMember[], format: ArchiveFormat): Promise<void> {
    const archive = await this.#process.inTurns(writeArchive(members, format, this.#record))
    await this.#count(archive.length, 'Write')
    const bytes = await this.#packed(archive)
    if (this.path === '-') return void (await this.#process.print(bytes))
    const error = attempt(() => this.#process.system.fs.writeFile(resolvePath(this.#process, this.path), bytes))
    if (error instanceof FileSystemError) throw fatal(`${this.path}: Cannot write: ${error.message}`)
  }

  /** What --totals tells in the end. */
  async tell(done: 'read' | 'written'): Promise<void> {
    const seconds = (this.#process.kernel.clock.now() - this.#began) / MS
    const rate = seconds > 0 ? `${humanSize(Math.floor(this.#bytes / seconds))}iB` : '?'
    const line = `Total bytes ${done}: ${this.#bytes} (${humanSize(this.#bytes)}iB, ${rate}/s)\n`
    await this.#process.write(2, line)
  }

  async #unpacked(): Promise<Uint8Array> {
    const gzip = this.#args.has('z')
    const bytes = await fileBytes(this.#process, this.path, gzip)
    const told = PACKERS.find(({ letter }) => this.#args.has(letter))?.program
    const found = PACKERS.find(({ isPacked: isOf }) => isOf(bytes))?.program
    const program = this.#args.value('I') ?? told ?? (this.path === '-' ? undefined : found)
    if (program !== undefined) return filtered(this.#process, `${program} -d`, bytes)
    if (isGzip(bytes)) {
      if (this.path === '-' && !gzip) throw fatal('Archive is compressed. Use -z option')
      return this.#gunzipped(bytes)
    }
    if (gzip) throw await this.#gzipFailure('not in gzip format')
    return bytes
  }

  async #gunzipped(bytes: Uint8Array): Promise<Uint8Array> {
    try {
      return (await this.#process.inTurns(gunzipped(bytes))).content
    } catch (error) {
      if (!(error instanceof InflateError)) throw error
      throw await this.#gzipFailure(error.message)
    }
  }

  async #gzipFailure(message: string): Promise<Failure> {
    await this.#process.write(2, `\ngzip: stdin: ${message}\n`)
    return fatal('Child returned status 1')
  }

  async #packed(archive: Uint8Array): Promise<Uint8Array> {
    const program = packerOf(this.#args, this.path)
    if (program !== undefined) return filtered(this.#process, program, archive)
    if (!isPacked(this.#args, this.path)) return archive
    return this.#process.outside(gzipped(archive, { crc: await this.#process.inTurns(crc32(archive)) }))
  }

  /** Counts bytes for --totals, and tells of every so many records of them with --checkpoint. */
  async #count(bytes: number, what: 'Read' | 'Write'): Promise<void> {
    this.#bytes += bytes
    if (!this.#args.has('checkpoint')) return
    const every = this.#args.value('checkpoint') ?? String(CHECKPOINT)
    if (!/^\d+$/.test(every)) throw fatal('--checkpoint value is not an integer')
    for (let at = Number(every) || CHECKPOINT; at * this.#record <= bytes; at += Number(every) || CHECKPOINT)
      await this.#process.complain(`${what} checkpoint ${at}`)
  }
}
