import { paint, withoutColour } from './base/color.ts'
import { wrapText } from './base/wrap-text.ts'
import type { ReadableStore } from './base/store.ts'
import { type Host, platformHost } from './host.ts'
import type { Session } from './shell/session/session.ts'
import type { TtyIO as ShellIO } from './shell/terminal-shell.ts'
import type { KeyReader } from './tty/discipline/dispatch.ts'
import {
  type History,
  Tty,
  type TerminalLike,
  type TtyIO,
  type TtyOptions,
  type TtyShell,
  type TtySnapshot,
  type TtyState,
} from './tty/index.ts'
import type { Shown } from './tty/in-place.ts'
import { LastRows } from './tty/last-rows.ts'
import { Scrollback } from './tty/scrollback.ts'

/**
 * A private control string around lines of the error style: `OSC 7770 ; 1 BEL` before and `OSC 7770 ; 0 BEL` behind.
 * Whoever draws the terminal may register a handler for it and mark those rows.
 */
export const ERROR_MARK = { code: 7770, start: '1', end: '0' } as const

const markStart = `\x1b]${ERROR_MARK.code};${ERROR_MARK.start}\x07`
const markEnd = `\x1b]${ERROR_MARK.code};${ERROR_MARK.end}\x07`

/** Lines of the error style: marked, and in red. */
function errorStyle(text: string): string {
  const body = text.endsWith('\n') ? text.slice(0, -1) : text
  return `${markStart}${body
    .split('\n')
    .map((line) => paint(line, 'red'))
    .join('\n')}${markEnd}${text.slice(body.length)}`
}

export interface ConnectOptions {
  /** The keyboard user asks to leave the terminal: Esc then Tab, or Shift-Tab (`backward`). */
  readonly leave?: (backward: boolean) => void
  /** The line changed by more than typing: for screen readers. */
  readonly announce?: (line: string) => void
  /** Resolves when what was written can be seen. */
  readonly painted?: () => Promise<void>
  readonly host?: Host
}

/** A terminal and a session that talk to each other. */
export interface Connection {
  readonly tty: Tty
  readonly state: ReadableStore<TtyState>
  snapshot(): TtySnapshot
  /** Puts a command into the prompt, in place of what is there. */
  suggest(command: string): void
  /** Takes input as if it came from the keyboard. */
  press(data: string): void
  /** Resolves when no key waits, a line can be typed and all is on the screen. */
  idle(): Promise<void>
  dispose(): void
}

/** The keys of vi, loaded when a shell asks for them; where they cannot be, that is told, and the next line asks again. */
class ViKeys {
  readonly #tell: (notice: string) => void
  #keys: KeyReader | undefined

  constructor(tell: (notice: string) => void) {
    this.#tell = tell
  }

  /** Undefined before they are loaded. */
  get loaded(): KeyReader | undefined {
    return this.#keys
  }

  async load(): Promise<KeyReader | undefined> {
    try {
      this.#keys ??= (await import('./tty/vi/index.ts')).viKeys
    } catch {
      this.#tell('The keys of vi could not be loaded; those of Emacs are there.\n')
    }
    return this.#keys
  }
}

/** @param sketch writes what is not kept */
function streamsOf(
  io: TtyIO,
  vi: ViKeys,
  sketch: TtyIO['stdout']['write'],
  decode: (bytes: Uint8Array) => string,
): ShellIO {
  const readLine: ShellIO['stdin']['readLine'] = async (prompt, options) =>
    io.stdin.readLine(prompt, options?.vi ? { ...options, keys: await vi.load() } : options)
  const write = (chunk: string | Uint8Array): void | Promise<void> =>
    io.stdout.write(errorStyle(typeof chunk === 'string' ? chunk : decode(chunk)))
  const { stdout, raw } = io
  return {
    stdin: { readLine },
    stdout,
    stderr: { write },
    raw,
    sketch,
    get signal() {
      return io.signal
    },
    get screen() {
      return io.screen
    },
  }
}

/** The session keeps the history itself, as it submits lines. */
function historyOf(session: Session): History {
  return {
    get lines() {
      return session.state.get().history
    },
    add: () => undefined,
  }
}

/** A line with the colours that it was typed in. */
function inColour(session: Session, line: string): string {
  let [text, at] = ['', 0]
  for (const { start, end, style } of session.highlight(line)) {
    text += `${line.slice(at, start)}\x1b[${style}m${line.slice(start, end)}\x1b[m`
    at = end
  }
  return text + line.slice(at)
}

/** What shows another place by what differs of it: loaded with the first line, which nothing waits for. */
class InPlace {
  #code: typeof import('./tty/in-place.ts') | undefined

  load(): void {
    if (!this.#code)
      import('./tty/in-place.ts').then(
        (code) => (this.#code = code),
        // all rows are written again without it, and the next line asks again
        () => undefined,
      )
  }

  get loaded(): typeof import('./tty/in-place.ts') | undefined {
    return this.#code
  }
}

/** The prompt that was asked for last. */
interface ShownPrompt {
  text: string
}

interface Parts {
  readonly prompt: ShownPrompt
  readonly terminal: TerminalLike & Partial<Shown>
  readonly host: Host
  readonly scrollback: Scrollback
  readonly lastRows: LastRows
  readonly vi: ViKeys
  readonly inPlace: InPlace
}

/** What a line writes is also kept. The terminal is spared those rows that it would scroll away at once. */
function keptIn({ terminal, host, scrollback, lastRows }: Parts, io: TtyIO): TtyIO {
  const decode = host.createDecoder()
  const write = (chunk: string | Uint8Array): void | Promise<void> => {
    const text = typeof chunk === 'string' ? chunk : decode(chunk)
    scrollback.add(text)
    const { rows, options: { scrollback: scrolledOff = Infinity } = {} } = terminal
    return io.stdout.write(lastRows.of(text, { rows, scrollback: scrolledOff }))
  }
  return Object.create(io, { stdout: { value: { write } } })
}

async function runKept(session: Session, scrollback: Scrollback, run: () => Promise<number>): Promise<number> {
  const status = await run()
  scrollback.end(session.timeline?.get().at ?? 0)
  return status
}

/** What the terminal sees of a session. */
function shellOf(session: Session, parts: Parts): TtyShell {
  const { terminal, host, scrollback, vi } = parts
  const prompt = (): string => session.prompt(terminal.cols)
  const shown = (): string => (parts.prompt.text = prompt())
  return {
    prompt: () => (session.vi && !vi.loaded ? vi.load().then(shown) : shown()),
    run: (line, io) => {
      parts.inPlace.load()
      // Enter alone leaves all that can be redone
      if (line.trim() !== '') scrollback.cut(session.timeline?.get().at ?? 0)
      scrollback.begin(`${prompt()}${inColour(session, line)}\n`)
      const kept = keptIn(parts, io)
      return runKept(session, scrollback, () =>
        session.submit(
          line,
          streamsOf(kept, vi, (text) => io.stdout.write(text), host.createDecoder()),
        ),
      )
    },
    endOfFile: () => session.endOfFile(),
    interrupt: () => session.signal('INT'),
    suspend: () => session.signal('TSTP'),
    quit: () => session.signal('QUIT'),
  }
}

/** Calls `listener` when the session has gone to another place of its timeline, with both; gives the function that stops it. */
function onGo(session: Session, scrollback: Scrollback, listener: (from: number, at: number) => void): () => void {
  const { timeline } = session
  if (!timeline) return () => undefined
  let { moments, at } = timeline.get()
  return timeline.subscribe(() => {
    const next = timeline.get()
    // a line that was entered leaves other moments, in whichever terminal
    if (next.moments === moments) {
      scrollback.drop()
      listener(at, next.at)
    } else scrollback.forget(at)
    ;({ moments, at } = next)
  })
}

/** What leaves a session that goes on without its terminal, as `docker attach` has it. */
const DETACH = ['\x10', '\x11'] as const

/** A Tty on which Ctrl-P Ctrl-Q leaves what the session is attached to: the first of them waits for the next key. */
class SessionTty extends Tty {
  readonly #session: Session
  #waits = ''

  constructor(session: Session, options: TtyOptions) {
    super(options)
    this.#session = session
  }

  override input(data: string): void {
    const { detach } = this.#session
    const typed = this.#waits + data
    this.#waits = ''
    if (detach && typed === DETACH[0]) this.#waits = typed
    else if (detach && typed === DETACH.join('')) detach()
    else super.input(typed)
  }
}

/** The welcome line with its newline, broken between words. */
const greeting = ({ welcome }: Session, columns: number): string =>
  wrapText(withoutColour(welcome), columns)
    .map((line) => `${paint(line, 'muted')}\n`)
    .join('')

/** Calls `listener` when the terminal has got another width, and the prompt is another one for it; gives the function that stops it. */
function onOtherPrompt(terminal: TerminalLike, session: Session, listener: () => void): () => void {
  let columns = terminal.cols
  const subscription = terminal.onResize(({ cols }) => {
    const isOther = session.prompt(columns) !== session.prompt(cols)
    columns = cols
    if (isOther) listener()
  })
  return () => subscription.dispose()
}

/** Shows the rows of another place: only what differs of them is written, where the terminal can tell that it shows the others. */
function showPlace({ terminal, scrollback, prompt, inPlace }: Parts, tty: Tty, from: number, at: number): void {
  const { cols, buffer } = terminal
  const text = scrollback.between(Math.min(from, at), Math.max(from, at))
  const line = `${withoutColour(prompt.text)}${tty.snapshot().line}`
  const change = at < from ? inPlace.loaded?.withoutRows : inPlace.loaded?.withRows
  const differs = buffer && text !== undefined ? change?.({ cols, buffer }, text, line) : undefined
  if (differs === undefined) return tty.clear(scrollback.rows(at))
  terminal.write(differs)
  terminal.scrollToBottom?.()
  tty.refresh()
}

/** Has the terminal follow what the session does by itself; gives the functions that stop it. */
function follow(session: Session, parts: Parts, tty: Tty): readonly (() => void)[] {
  const { terminal, scrollback } = parts
  const refresh = (): void => tty.refresh()
  return [
    session.onClear((welcomes) => {
      const text = welcomes ? greeting(session, terminal.cols) : ''
      scrollback.clear(text, session.timeline?.get().at ?? 0)
      tty.clear(text)
    }),
    onGo(session, scrollback, (from, at) => showPlace(parts, tty, from, at)),
    session.onSwitch((notice) => {
      tty.print(`${notice}\n`)
      refresh()
    }),
    session.onShow((text) => tty.print(text)),
    // where it has gone to another place, that is shown before
    session.onResume(() => void Promise.resolve().then(refresh)),
    onOtherPrompt(terminal, session, refresh),
  ]
}

/** Gives a session a terminal: shows the welcome line and the first prompt. */
export function connect(
  terminal: TerminalLike & Partial<Shown> & { loadAddon(addon: Tty): void },
  session: Session,
  options: ConnectOptions = {},
): Connection {
  const scrollback = new Scrollback()
  const vi = new ViKeys((notice) => tty.print(notice))
  const { host = platformHost } = options
  const [lastRows, inPlace, prompt] = [new LastRows(), new InPlace(), { text: '' }]
  const parts: Parts = { terminal, host, scrollback, lastRows, vi, inPlace, prompt }
  const tty = new SessionTty(session, {
    ...options,
    history: historyOf(session),
    complete: (line, caret) => session.complete(line, caret),
    shell: shellOf(session, parts),
    keys: (editor, input) => (session.vi ? vi.loaded?.(editor, input) : undefined),
    highlight: (line) => session.highlight(line),
  })
  const welcome = greeting(session, terminal.cols)
  // it stands above all lines, wherever the session goes back to
  scrollback.begin(welcome)
  scrollback.end(0)
  terminal.write(welcome.replaceAll('\n', '\r\n'))
  terminal.loadAddon(tty)
  const stops = follow(session, parts, tty)
  return {
    tty,
    state: tty.state,
    snapshot: () => tty.snapshot(),
    suggest: (command) => tty.suggest(command),
    press: (data) => tty.input(data),
    idle: () => tty.idle(),
    dispose() {
      for (const stop of stops) stop()
      tty.dispose()
    },
  }
}
