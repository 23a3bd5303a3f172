import { FileSystemError } from '../../../shell/posix/errno.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { wholeText } from '../../../shell/posix/locale.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { createPipe } from '../../../shell/posix/pipe.ts'
import { type OpenFile, release, retain } from '../../../shell/posix/stream.ts'
import { Failure } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { Records } from './records.ts'

/** How much is gathered before it is written. */
const BLOCK = 32_768

interface Sink {
  readonly file: OpenFile
  text: string
  readonly child: GnuProcess | undefined
}

interface Source {
  readonly records: Records
  readonly child: GnuProcess | undefined
}

const OWN: Readonly<Record<string, number>> = { '-': 1, '/dev/stdout': 1, '/dev/stderr': 2 }

/** The files and commands that a program reads from and writes to, by their names. */
export class OpenFiles {
  readonly #process: GnuProcess
  readonly #sinks = new Map<string, Sink>()
  readonly #sources = new Map<string, Source>()
  readonly #standard: Sink

  constructor(process: GnuProcess) {
    this.#process = process
    this.#standard = { file: process.file(1), text: '', child: undefined }
  }

  /** Writes to standard output. */
  print(text: string): void {
    this.#standard.text += wholeText(text)
  }

  /** Whether so much was written that somebody should wait for `flush`. */
  get isFull(): boolean {
    return this.#standard.text.length > BLOCK
  }

  /** Writes to a file or a command; opens it when it is not open yet. */
  async write(kind: '>' | '>>' | '|', name: string, text: string): Promise<void> {
    if (kind !== '|' && OWN[name] === 1) return this.print(text)
    const sink = this.#sinks.get(name) ?? (await this.#open(kind, name))
    sink.text += wholeText(text)
    if (sink.text.length > BLOCK || OWN[name] === 2) await this.#drain(sink)
  }

  async #open(kind: '>' | '>>' | '|', name: string): Promise<Sink> {
    let sink: Sink
    if (kind === '|') {
      await this.flush()
      const { reader, writer } = createPipe()
      retain(writer)
      sink = { file: writer, text: '', child: this.#spawn(name, 0, reader) }
    } else {
      const own = OWN[name]
      try {
        const flags = { write: true, create: true, ...(kind === '>' ? { truncate: true } : { append: true }) }
        const file = own === undefined ? openFile(this.#process, name, flags) : this.#process.file(own)
        sink = { file: retain(file), text: '', child: undefined }
      } catch (error) {
        if (error instanceof FileSystemError)
          throw new Failure(`cannot open "${name}" for output (${error.message})`, 2)
        throw error
      }
    }
    this.#sinks.set(name, sink)
    return sink
  }

  #spawn(command: string, fd: number, end: OpenFile): GnuProcess {
    const descriptors = new Map(this.#process.descriptors).set(fd, end)
    return spawnCommand(this.#process, ['sh', '-c', command], { descriptors })
  }

  /** What a command or a file says; undefined when the file cannot be opened. */
  async reader(name: string, kind: 'file' | 'command'): Promise<Records | undefined> {
    const known = this.#sources.get(name)
    if (known) return known.records
    let source: Source
    if (kind === 'command') {
      await this.flush()
      const { reader, writer } = createPipe()
      const records = new Records(this.#process, reader)
      source = { records, child: this.#spawn(name, 1, writer) }
    } else {
      try {
        const file = name === '-' ? this.#process.file(0) : openFile(this.#process, name, { read: true })
        source = { records: new Records(this.#process, file), child: undefined }
      } catch (error) {
        if (error instanceof FileSystemError) return undefined
        throw error
      }
    }
    this.#sources.set(name, source)
    return source.records
  }

  /** Runs a command to its end; gives its status. */
  async system(command: string): Promise<number> {
    await this.flush()
    const child = spawnCommand(this.#process, ['sh', '-c', command])
    return (await this.#process.wait(child)).status
  }

  /** Closes a file or a command; gives its status, or -1 when it was not open. */
  async close(name: string): Promise<number> {
    const sink = this.#sinks.get(name)
    const source = this.#sources.get(name)
    if (sink) await this.#drain(sink)
    this.#sinks.delete(name)
    this.#sources.delete(name)
    source?.records.close()
    if (sink) release(sink.file)
    const child = sink?.child ?? source?.child
    if (child) return (await this.#process.wait(child)).status
    return sink || source ? 0 : -1
  }

  async flush(): Promise<void> {
    await this.#drain(this.#standard)
    for (const sink of this.#sinks.values()) await this.#drain(sink)
  }

  async closeAll(): Promise<void> {
    for (const name of [...this.#sinks.keys(), ...this.#sources.keys()]) await this.close(name)
    await this.flush()
  }

  /** Lets go of everything; what was not written is lost. */
  release(): void {
    for (const { file } of this.#sinks.values()) release(file)
    for (const { records } of this.#sources.values()) records.close()
    this.#sinks.clear()
    this.#sources.clear()
  }

  async #drain(sink: Sink): Promise<void> {
    if (sink.text === '') return
    const { text } = sink
    sink.text = ''
    await this.#process.writeTo(sink.file, text)
  }
}
