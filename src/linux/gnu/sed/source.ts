import { FileSystemError } from '../../../shell/posix/errno.ts'
import { localPieces } from '../../../shell/posix/locale.ts'
import { Input } from '../../../shell/posix/input.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'

/** What happens at the begin and the end of a file that is edited in place. */
export interface FileEvents {
  /** May refuse the file: false. */
  begin(name: string, file: OpenFile): Promise<boolean>
  end(): Promise<void>
}

/** The lines of several files, one after the other. */
export class LineSource {
  readonly #process: GnuProcess
  readonly #names: string[]
  readonly #separator: string
  /** Each file has a last line of its own. */
  readonly #separate: boolean
  readonly #events: FileEvents | undefined
  #lines: readonly string[] = []
  #at = 0
  #file: OpenFile | undefined
  #input: Input<GnuSystem> | undefined
  #fileEnded = false
  #ended = false
  /** The file of the current line. */
  name = '-'
  number = 0
  /** Whether the current line had a newline. */
  complete = true
  /** Whether a file was missing. */
  missing = false
  refused = false

  constructor(
    process: GnuProcess,
    names: readonly string[],
    options: { readonly separator: string; readonly separate: boolean; readonly events?: FileEvents },
  ) {
    this.#process = process
    this.#names = [...names].toReversed()
    this.#separator = options.separator
    this.#separate = options.separate
    this.#events = options.events
  }

  /** Something to wait for before the next line can be taken, or before it is known that there is none. */
  get wanting(): Promise<void> | undefined {
    return this.#at < this.#lines.length || this.#ended ? undefined : this.#fill(true)
  }

  /** Something to wait for before `isLast` is known. */
  get wantingLast(): Promise<void> | undefined {
    const known = this.#at < this.#lines.length || this.#ended || (this.#separate && this.#fileEnded)
    return known ? undefined : this.#fill(!this.#separate)
  }

  /** Whether there is no line after the current one. */
  get isLast(): boolean {
    return this.#at >= this.#lines.length
  }

  /** Whether there is no line at all any more, in this file and in others. */
  get isEnd(): boolean {
    return this.#at >= this.#lines.length && (this.#ended || (this.#fileEnded && this.#names.length === 0))
  }

  /** Whether the current line is the first of a file that is edited by itself. */
  get startsFile(): boolean {
    return this.#separate && this.number === 1
  }

  take(): string | undefined {
    const line = this.#lines[this.#at]
    if (line === undefined) return undefined
    this.#at += 1
    this.number += 1
    this.complete = this.#at < this.#lines.length || (this.#input?.endsInNewline ?? true)
    return line
  }

  /** The file that is read is not read on. */
  async close(): Promise<void> {
    if (!this.#file) return
    this.release()
    await this.#events?.end()
  }

  /** Lets go of the file. */
  release(): void {
    if (this.#file) release(this.#file)
    this.#file = undefined
    this.#input = undefined
  }

  async #fill(mayOpen: boolean): Promise<void> {
    while (!this.#ended) {
      if (this.#fileEnded || !this.#input) {
        if (!mayOpen) return
        await this.close()
        this.#fileEnded = false
        await this.#open()
        continue
      }
      const lines = await this.#read(this.#input)
      if (lines) {
        this.#lines = lines
        this.#at = 0
        return
      }
      this.#fileEnded = true
    }
  }

  async #read(input: Input<GnuSystem>): Promise<readonly string[] | undefined> {
    try {
      return await input.lines(this.#separator)
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      throw new Failure(`read error on ${this.name}: ${error.message}`, 4)
    }
  }

  async #open(): Promise<void> {
    const name = this.#names.pop()
    if (name === undefined) {
      this.#ended = true
      return
    }
    try {
      const standard = name === '-' && !this.#events
      const file = retain(standard ? this.#process.file(0) : openFile(this.#process, name, { read: true }))
      if (this.#events && !(await this.#events.begin(name, file))) {
        release(file)
        this.refused = true
        return
      }
      this.#file = file
      this.#input = new Input(this.#process, file, localPieces(this.#process.environment))
      this.name = name
      if (this.#separate) this.number = 0
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      await this.#process.complain(`can't read ${name}: ${error.message}`)
      this.missing = true
    }
  }
}
