import type { RawOptions, RawSession } from '../../base/raw-session.ts'
import type { ScreenSize } from '../../base/screen-size.ts'
import { textOf } from './bytes.ts'
import { FileSystemError } from './errno.ts'
import type { Chunk, OpenFile } from './stream.ts'
import { isTerminal, type Terminal } from './terminal.ts'

/** The master's end of a pseudo-terminal, pty(7): whoever hosts the session that runs on it. */
export interface PtyMaster {
  /** Where the session's input comes from. A terminal edits the lines, and its size is the pty's; anything else is echoed. */
  readonly input: OpenFile
  /** Takes what the session writes. */
  written(chunk: Chunk): void | Promise<void>
  /** Hears what the input's own terminal has shown already: prompts, and what was typed. */
  typed(text: Chunk): void | Promise<void>
}

/** Of a pty that no terminal hosts. */
const SCREEN: ScreenSize = { columns: 80, rows: 24 }

/** A terminal inside another one, for a session of its own: the foreground, and so who hears Ctrl-C, is the session's. */
export class Pty implements Terminal {
  readonly type = 'terminal'
  readonly seekable = false
  readonly name: string
  references = 0
  foreground = 0
  readonly #master: PtyMaster
  readonly #outer: Terminal | undefined

  /** @param name as `tty` shows it: `pts/1` */
  constructor(name: string, master: PtyMaster) {
    this.name = name
    this.#master = master
    this.#outer = isTerminal(master.input) ? master.input : undefined
  }

  get screen(): ScreenSize {
    return this.#outer?.screen ?? SCREEN
  }

  read(limit?: number): Chunk | undefined | Promise<Chunk | undefined> {
    const chunk = this.#master.input.read(limit)
    return chunk instanceof Promise ? chunk.then((late) => this.#echoed(late)) : this.#echoed(chunk)
  }

  async readLine(prompt: string): Promise<string | undefined> {
    const outer = this.#outer
    if (!outer) {
      await this.write(prompt)
      return this.#line()
    }
    const line = await outer.readLine(prompt)
    await this.#master.typed(prompt + (line ?? ''))
    return line
  }

  unread(chunk: Chunk): void {
    this.#master.input.unread(chunk)
  }

  write(chunk: Chunk): void | Promise<void> {
    return this.#master.written(chunk)
  }

  close(): void {}

  raw(options: RawOptions): RawSession {
    if (!this.#outer) throw new FileSystemError('ENOTTY', '')
    return this.#outer.raw(options)
  }

  #echoed(chunk: Chunk | undefined): Chunk | undefined | Promise<Chunk | undefined> {
    if (chunk === undefined) return undefined
    const shown = this.#outer ? this.#master.typed(chunk) : this.write(chunk)
    return shown instanceof Promise ? shown.then(() => chunk) : chunk
  }

  /** The next line of an input that nobody edits. */
  async #line(): Promise<string | undefined> {
    let text = ''
    for (;;) {
      const chunk = await this.#master.input.read()
      text += chunk === undefined ? '' : textOf(chunk)
      const end = text.indexOf('\n') + 1
      if (chunk !== undefined && end === 0) continue
      if (text === '') return undefined
      const line = end === 0 ? text : text.slice(0, end)
      if (line.length < text.length) this.unread(text.slice(line.length))
      await this.write(line)
      return line
    }
  }
}
