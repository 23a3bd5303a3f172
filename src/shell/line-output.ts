import { neutralise, withoutColour } from '../base/color.ts'
import { type Host, platformHost } from '../host.ts'
import { isErrorLine } from './display-rule.ts'
import type { Output, Streams } from './command.ts'
import type { TerminalLine } from './transcript.ts'

type LineType = Exclude<TerminalLine['type'], 'command'>

/** Told of each complete line, or run of lines, that is shown. */
type Recorder = (type: LineType, text: string) => void

interface Source {
  readonly failure: boolean
  readonly decode: (bytes: Uint8Array) => string
  /** The line that has not ended yet. */
  partial: string
}

/**
 * Takes what a command writes apart into lines, without control characters, and passes each to the screen: lines of the
 * error style to its stderr, all others to its stdout.
 */
export class LineOutput {
  readonly stdout: Output
  readonly stderr: Output
  readonly #screen: Pick<Streams, 'stdout' | 'stderr'>
  readonly #record: Recorder
  readonly #sources: readonly [Source, Source]

  constructor(screen: Pick<Streams, 'stdout' | 'stderr'>, record: Recorder, host: Host = platformHost) {
    this.#screen = screen
    this.#record = record
    const output: Source = { failure: false, decode: host.createDecoder(), partial: '' }
    const errors: Source = { failure: true, decode: host.createDecoder(), partial: '' }
    this.#sources = [output, errors]
    this.stdout = { write: (chunk) => this.#write(output, errors, chunk) }
    this.stderr = { write: (chunk) => this.#write(errors, output, chunk) }
  }

  /** Shows lines that have not been ended by a newline. */
  async flush(): Promise<void> {
    for (const source of this.#sources) await this.#flush(source)
  }

  #write(source: Source, other: Source, chunk: string | Uint8Array): void | Promise<void> {
    const text = source.partial + neutralise(typeof chunk === 'string' ? chunk : source.decode(chunk))
    const end = text.lastIndexOf('\n') + 1
    source.partial = text.slice(end)
    if (end === 0) return undefined
    const flushed = other.partial === '' ? undefined : this.#flush(other)
    const lines = text.slice(0, end)
    return flushed ? flushed.then(() => this.#show(source, lines)) : this.#show(source, lines)
  }

  async #flush(source: Source): Promise<void> {
    const { partial } = source
    source.partial = ''
    if (partial !== '') await this.#show(source, partial)
  }

  #show(source: Source, lines: string): void | Promise<void> {
    const mixed = source.failure ? lines.includes('Error:') : lines.includes('error')
    if (!mixed) return this.#pass(source.failure ? 'error' : 'output', lines)
    return this.#showEach(source, lines)
  }

  async #showEach(source: Source, lines: string): Promise<void> {
    for (const line of lines.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
      await this.#pass(isErrorLine(line, source.failure) ? 'error' : 'output', line)
    }
  }

  #pass(type: LineType, text: string): void | Promise<void> {
    this.#record(type, withoutColour(text))
    return (type === 'error' ? this.#screen.stderr : this.#screen.stdout).write(text)
  }
}
