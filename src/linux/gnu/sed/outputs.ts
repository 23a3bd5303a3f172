import { FileSystemError } from '../../../shell/posix/errno.ts'
import { Input } from '../../../shell/posix/input.ts'
import { wholeText } from '../../../shell/posix/locale.ts'
import { openFile, withInput } from '../../../shell/posix/open.ts'
import { isTerminal } from '../../../shell/posix/terminal.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess, GnuSystem } from '../library/gnu-system.ts'

/** How much is gathered before it is written. */
const BLOCK = 32_768

/** Gathers what is written to a file. */
export class Output {
  readonly #process: GnuProcess
  #file: OpenFile
  #text = ''
  /** What the last line did not end with: it is put before what comes next. */
  #owed = ''
  #released = false

  constructor(process: GnuProcess, file: OpenFile) {
    this.#process = process
    this.#file = retain(file)
  }

  /** Writes a line. */
  line(text: string, end: string, complete = true): void {
    this.raw(text)
    if (complete) this.#text += end
    else this.#owed = end
  }

  /** Writes text as it is. */
  raw(text: string): void {
    this.#text += this.#owed + text
    this.#owed = ''
  }

  get isFull(): boolean {
    return this.#text.length > BLOCK
  }

  /** Whether somebody looks on: what there is, is written before sed waits. Elsewhere it waits until there is more of it. */
  get isSeen(): boolean {
    return isTerminal(this.#file)
  }

  async flush(): Promise<void> {
    if (this.#text === '') return
    const text = this.#text
    this.#text = ''
    await this.#process.writeTo(this.#file, wholeText(text))
  }

  /** Leads elsewhere from here on. */
  async redirect(file: OpenFile): Promise<void> {
    await this.close()
    this.#owed = ''
    this.#file = retain(file)
    this.#released = false
  }

  async close(): Promise<void> {
    await this.flush()
    this.release()
  }

  /** Lets go of the file; what was not written is lost. */
  release(): void {
    if (!this.#released) release(this.#file)
    this.#released = true
  }
}

/** The files that a script reads and writes besides its input and output. */
export class ScriptFiles {
  readonly #process: GnuProcess
  readonly #outputs = new Map<string, Output>()
  readonly #readers = new Map<string, { readonly file: OpenFile; readonly input: Input<GnuSystem>; lines: string[] }>()

  constructor(process: GnuProcess) {
    this.#process = process
  }

  /** The file of w and W, emptied when it is first named. @throws Failure */
  output(name: string): Output {
    const known = this.#outputs.get(name)
    if (known) return known
    try {
      const own = name === '/dev/stdout' ? 1 : name === '/dev/stderr' ? 2 : undefined
      const file =
        own === undefined
          ? openFile(this.#process, name, { write: true, create: true, truncate: true })
          : this.#process.file(own)
      const output = new Output(this.#process, file)
      this.#outputs.set(name, output)
      return output
    } catch (error) {
      if (error instanceof FileSystemError) throw new Failure(`couldn't open file ${name}: ${error.message}`, 4)
      throw error
    }
  }

  /** All of a file, for r; nothing when it cannot be read. */
  async content(name: string): Promise<string> {
    await this.flush()
    try {
      return await withInput(this.#process, name === '/dev/stdin' ? '-' : name, (input) => input.whole())
    } catch (error) {
      if (error instanceof FileSystemError) return ''
      throw error
    }
  }

  /** The next line of a file with its newline, for R; undefined when there is none. */
  async line(name: string): Promise<string | undefined> {
    let reader = this.#readers.get(name)
    try {
      if (!reader) {
        const file = retain(openFile(this.#process, name, { read: true }))
        reader = { file, input: new Input(this.#process, file), lines: [] }
        this.#readers.set(name, reader)
      }
      if (reader.lines.length === 0) reader.lines = [...((await reader.input.lines()) ?? [])].toReversed()
      const line = reader.lines.pop()
      const open = reader.lines.length === 0 && !reader.input.endsInNewline
      return line === undefined || open ? line : `${line}\n`
    } catch (error) {
      if (error instanceof FileSystemError) return undefined
      throw error
    }
  }

  async flush(): Promise<void> {
    for (const output of this.#outputs.values()) await output.flush()
  }

  release(): void {
    for (const output of this.#outputs.values()) output.release()
    for (const { file } of this.#readers.values()) release(file)
  }
}
