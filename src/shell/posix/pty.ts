import { createDeferred } from '../../base/deferred.ts'
import type { RawOptions, RawSession } from '../../base/raw-session.ts'
import type { ScreenSize } from '../../base/screen-size.ts'
import { textOf } from './bytes.ts'
import { FileSystemError } from './errno.ts'
import { abandonRead, type Chunk, type OpenFile } from './stream.ts'
import { isTerminal, type Terminal, type TerminalLineOptions } from './terminal.ts'
import type { Watch } from '../watch.ts'

/** The master's end of a pseudo-terminal, pty(7): whoever hosts the session that runs on it. */
export interface PtyMaster {
  /** Where the session's input comes from. A terminal edits the lines, and its size is the pty's; anything else is echoed. */
  readonly input: OpenFile
  /** Takes what the session writes. */
  written(chunk: Chunk): void | Promise<void>
  /** Hears what the input's own terminal has shown already: prompts, and what was typed. */
  typed(text: Chunk): void | Promise<void>
  /** What hears of the commands of the session. */
  readonly watch?: Watch | undefined
}

/** Of a pty that no terminal hosts. */
const SCREEN: ScreenSize = { cols: 80, rows: 24 }

/** Somebody of the session who waits for input. */
interface Reader {
  /** Whose read it is: only the foreground reads. */
  readonly group: number
  abandoned: boolean
  /** Tells the input that nobody waits any more. */
  leave: () => void
}

/** What a master's input was asked for. */
interface Asked<T> {
  readonly master: PtyMaster
  readonly come: Promise<{ readonly value: T }>
  /** Says that nobody waits for it any more. */
  readonly leave: () => void
}

const NEVER: Promise<never> = new Promise(() => undefined)

const outerOf = ({ input }: PtyMaster): Terminal | undefined => (isTerminal(input) ? input : undefined)

/** A terminal inside another one, for a session of its own: the foreground, and so who hears Ctrl-C, is the session's. */
export class Pty implements Terminal {
  readonly type = 'terminal'
  readonly seekable = false
  readonly name: string
  references = 0
  #foreground = 0
  #master: PtyMaster
  /** Resolves when another one hosts it, or has its foreground. */
  #changed = createDeferred<void>()
  readonly #readers = new WeakMap<Promise<unknown>, Reader>()

  /** @param name as `tty` shows it: `pts/1` */
  constructor(name: string, master: PtyMaster) {
    this.name = name
    this.#master = master
  }

  /** Goes on with another master; who waits for input waits for its. */
  host(master: PtyMaster): void {
    this.#master = master
    this.#change()
  }

  get watch(): Watch | undefined {
    return this.#master.watch
  }

  get foreground(): number {
    return this.#foreground
  }

  set foreground(group: number) {
    this.#foreground = group
    this.#change()
  }

  get screen(): ScreenSize {
    return outerOf(this.#master)?.screen ?? SCREEN
  }

  read(limit?: number): Chunk | undefined | Promise<Chunk | undefined> {
    const master = this.#master
    const chunk = master.input.read(limit)
    if (!(chunk instanceof Promise)) return this.#echoed(master, chunk)
    return this.#wait(
      chunk,
      ({ input }) => input.read(limit),
      (late) => this.#echoed(this.#master, late),
    )
  }

  readLine(prompt: string, options?: TerminalLineOptions): Promise<string | undefined> {
    const ask = (master: PtyMaster): Promise<string | undefined> =>
      outerOf(master)?.readLine(prompt, options) ?? this.#line(master, prompt)
    return this.#wait(ask(this.#master), ask, (line) => this.#told(prompt, line))
  }

  abandon(read: Promise<Chunk | undefined>): void {
    const reader = this.#readers.get(read)
    if (!reader) return
    reader.abandoned = true
    reader.leave()
  }

  unread(chunk: Chunk): void {
    this.#master.input.unread(chunk)
  }

  write(chunk: Chunk): void | Promise<void> {
    return this.#master.written(chunk)
  }

  close(): void {}

  raw(options: RawOptions): RawSession {
    const outer = outerOf(this.#master)
    if (!outer) throw new FileSystemError('ENOTTY', '')
    return outer.raw(options)
  }

  #change(): void {
    const changed = this.#changed
    this.#changed = createDeferred()
    changed.resolve()
  }

  /** Waits for what a master's input promised; when another one comes, asks that one. */
  #wait<T extends Chunk | undefined>(
    first: Promise<T>,
    ask: (master: PtyMaster) => T | Promise<T>,
    tell: (come: T) => T | Promise<T>,
  ): Promise<T> {
    const reader: Reader = { group: this.#foreground, abandoned: false, leave: () => undefined }
    const answer = this.#answer(reader, first, ask).then(tell)
    this.#readers.set(answer, reader)
    return answer
  }

  async #answer<T extends Chunk | undefined>(
    reader: Reader,
    first: Promise<T>,
    ask: (master: PtyMaster) => T | Promise<T>,
  ): Promise<T> {
    let asked: Asked<T> | undefined = askedOf(this.#master, first)
    for (;;) {
      if (asked) reader.leave = asked.leave
      const come: { readonly value: T } | void = await Promise.race([asked?.come ?? NEVER, this.#changed.promise])
      if (reader.abandoned) return NEVER
      if (come) return come.value
      const isForeground = reader.group === this.#foreground
      if (isForeground && asked?.master === this.#master) continue
      // the input is another one's now, or it comes from elsewhere
      reader.leave()
      asked = undefined
      if (!isForeground) continue
      const promised = ask(this.#master)
      if (!(promised instanceof Promise)) return promised
      asked = askedOf(this.#master, promised)
    }
  }

  async #told(prompt: string, line: string | undefined): Promise<string | undefined> {
    const master = this.#master
    if (outerOf(master)) await master.typed(prompt + (line ?? ''))
    return line
  }

  #echoed(master: PtyMaster, chunk: Chunk | undefined): Chunk | undefined | Promise<Chunk | undefined> {
    if (chunk === undefined) return undefined
    const shown = outerOf(master) ? master.typed(chunk) : master.written(chunk)
    return shown instanceof Promise ? shown.then(() => chunk) : chunk
  }

  /** The next line of an input that nobody edits. */
  async #line(master: PtyMaster, prompt: string): Promise<string | undefined> {
    await master.written(prompt)
    let text = ''
    for (;;) {
      const chunk = await master.input.read()
      text += chunk === undefined ? '' : textOf(chunk)
      const end = text.indexOf('\n') + 1
      if (chunk !== undefined && end === 0) continue
      if (text === '') return undefined
      const line = end === 0 ? text : text.slice(0, end)
      if (line.length < text.length) this.unread(text.slice(line.length))
      await master.written(line)
      return line
    }
  }
}

function askedOf<T extends Chunk | undefined>(master: PtyMaster, promised: Promise<T>): Asked<T> {
  const { input } = master
  const leave = (): void => abandonRead(input, promised)
  return { master, come: promised.then((value) => ({ value })), leave }
}
