import type { GnuProcess, GnuSystem } from '../../../linux/gnu/library/gnu-system.ts'
import { spawnCommand } from '../../../shell/posix/exec.ts'
import { Input } from '../../../shell/posix/input.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { createPipe } from '../../../shell/posix/pipe.ts'
import type { EndResult } from '../../../shell/posix/process-state.ts'
import type { SignalName } from '../../../shell/posix/signals.ts'
import type { OpenFile } from '../../../shell/posix/stream.ts'

/** What a stream of a command is: the program's own, a pipe to the program, /dev/null, or where its standard output goes. */
export type StreamKind = 'inherit' | 'pipe' | 'null' | 'stdout'

/** A command that a program runs. */
export interface Command {
  readonly words: readonly string[]
  /** Its standard input, standard output and standard error. */
  readonly streams: readonly [StreamKind, StreamKind, StreamKind]
  /** Absolute; the program's own where absent. */
  readonly cwd?: string | undefined
  readonly environment?: ReadonlyMap<string, string> | undefined
}

/** A command that was started, and the program's ends of the pipes to it. */
export class Subprocess {
  readonly #process: GnuProcess
  readonly #child: GnuProcess
  readonly #input: OpenFile | undefined
  readonly #outputs = new Map<number, Input<GnuSystem>>()
  #outcome: EndResult | undefined

  /** @throws FileSystemError where there is no such command */
  constructor(process: GnuProcess, { words, streams, cwd, environment }: Command) {
    this.#process = process
    const descriptors = new Map(process.descriptors)
    const [input, ...outputs] = streams
    if (input === 'null') descriptors.set(0, openFile(process, '/dev/null', { read: true }))
    if (input === 'pipe') {
      const pipe = createPipe()
      descriptors.set(0, pipe.reader)
      this.#input = pipe.writer
    }
    for (const [at, kind] of outputs.entries()) {
      const own = this.#output(kind, at + 1, descriptors)
      if (own) descriptors.set(at + 1, own)
    }
    this.#child = spawnCommand(process, words, {
      descriptors,
      ...(cwd !== undefined && { cwd }),
      ...(environment && { environment }),
    })
  }

  /** Where an output goes; undefined for where the program's own goes. */
  #output(kind: StreamKind, fd: number, descriptors: ReadonlyMap<number, OpenFile>): OpenFile | undefined {
    if (kind === 'inherit') return undefined
    if (kind === 'stdout') return descriptors.get(1)
    if (kind === 'null') return openFile(this.#process, '/dev/null', { write: true })
    const { reader, writer } = createPipe()
    this.#outputs.set(fd, new Input(this.#process, reader))
    return writer
  }

  get pid(): number {
    return this.#child.pid
  }

  /** How it ended; undefined while it runs. */
  get outcome(): EndResult | undefined {
    const { result } = this.#child
    return this.#outcome ?? (result?.type === 'stopped' ? undefined : result)
  }

  signal(name: SignalName): void {
    if (!this.outcome) this.#child.receive(name)
  }

  async write(text: string): Promise<void> {
    if (text !== '') await this.#input?.write(text)
  }

  closeInput(): void {
    this.#input?.close?.()
  }

  /** The next piece of an output that is a pipe; undefined at its end. */
  async read(fd: number): Promise<string | undefined> {
    return this.#outputs.get(fd)?.text()
  }

  async #all(fd: number): Promise<string> {
    let text = ''
    for (let part = await this.read(fd); part !== undefined; part = await this.read(fd)) text += part
    return text
  }

  /** Gives it all of its input, and waits for all that it writes into pipes. */
  async communicate(given: string): Promise<{ readonly out: string; readonly err: string }> {
    const feed = async (): Promise<void> => {
      await this.write(given)
      this.closeInput()
    }
    const [out, err] = await Promise.all([this.#all(1), this.#all(2), feed()])
    return { out, err }
  }

  async wait(): Promise<EndResult> {
    for (;;) {
      if (this.#outcome) return this.#outcome
      const result = await this.#process.wait(this.#child)
      if (result.type !== 'stopped') this.#outcome = result
    }
  }
}
