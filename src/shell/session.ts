import { neutralise, paint } from '../base/color.ts'
import type { Clock } from '../base/clock.ts'
import { createAbort } from '../base/signal.ts'
import { createDeferred, type Deferred } from '../base/deferred.ts'
import { createStore, type ReadableStore, type Store } from '../base/store.ts'
import type { HighlightSpan } from './highlight.ts'
import { NotLoaded } from './later.ts'
import { FileSystemError } from './posix/errno.ts'
import type { SignalName } from './posix/signals.ts'
import type { Completion, LineIO, LineShell, SessionControl, Streams } from './command.ts'
import { shellSyntaxIn } from './syntax-hint.ts'
import { type Host, platformHost, PUBLISH_INTERVAL, soon } from '../host.ts'
import { LineOutput } from './line-output.ts'
import { streamsUntil } from './halt.ts'
import { promptFor } from './prompt.ts'
import type { Journal, LineRecord } from './journal.ts'
import type { BashMoment } from './bash/moment.ts'
import type { Unfinished } from './bash/syntax/unfinished.ts'
import type {
  FurtherTerminal,
  RunningProcess,
  SessionMoment,
  ShellName,
  TerminalShell,
  TerminalShellHost,
  TtyIO,
} from './terminal-shell.ts'
import type { Timeline } from './timeline.ts'
import { Transcript, type TerminalLine } from './transcript.ts'

export type { TerminalLine } from './transcript.ts'

/** The shell syntax that the last line used and the Simple shell does not have: `Pipes`, `Redirections`, … */
export type Hint = string

export interface SessionState {
  /** The last 10,000 lines. */
  readonly lines: readonly TerminalLine[]
  readonly history: readonly string[]
  /** The name of the other machine, a container, whose shell the terminal shows. */
  readonly inside: string | undefined
  /** The working directory as the title bar shows it. */
  readonly where: string
  readonly running: boolean
  /** Who waits for a line while one runs: a shell that was entered, for a `command`, or a program, for `input`. */
  readonly reads: 'command' | 'input' | undefined
  readonly shell: ShellName
  /** Bash is on its way. */
  readonly loading: boolean
  /** Whether another shell may be chosen now: nothing runs, and no shell was entered from this one. */
  readonly atPrompt: boolean
  readonly hint: Hint | undefined
  /** How many jobs were ended when another world was put back; 0 from the next line on. */
  readonly endedJobs: number
  /** Where the command breaks off that was entered: the next line belongs to it. */
  readonly unfinished: Unfinished | undefined
  /** The line that runs does not end at Ctrl-C, or stands before another shell: time for `endShell`. */
  readonly wayOut: 'Ctrl-C' | 'choice' | undefined
}

/** One terminal's conversation with a shell. Knows no terminal: `connect.ts` brings the two together. */
export interface Session {
  readonly state: ReadableStore<SessionState>
  /** The welcome line, coloured. */
  readonly welcome: string
  /** The coloured prompt, for a terminal of so many columns: in a narrow one the machine's own has a row for itself. */
  prompt(columns?: number): string
  /**
   * Runs one line; blank ones do nothing. What it writes is taken apart into lines without control characters: those of
   * the error style go to `io.stderr`, all others to `io.stdout`. Bash writes as it goes, not line by line. Resolves to the
   * exit status once the next prompt may be shown; never rejects.
   */
  submit(line: string, io: TtyIO): Promise<number>
  /** Whether there is a Bash to choose. */
  readonly hasBash: boolean
  /** Changes to another shell, at the next prompt at the latest. False when it could not be started. */
  choose(shell: ShellName): Promise<boolean>
  /** Sends a signal to what runs; false where the shell has no signals. */
  signal(name: SignalName): boolean
  /** Colours for the line while it is typed. */
  highlight(line: string): readonly HighlightSpan[]
  /** How many jobs Bash has. */
  readonly jobs: number
  /** What runs in Bash, Bash itself first. */
  readonly processes: readonly RunningProcess[]
  /** The name of the program that has the terminal in Bash. */
  readonly program: string | undefined
  /** Ends Bash, whatever it does, and gives the terminal a new one: without ~/.bashrc where `settings` is false, or where that still runs. */
  endShell(options?: { readonly settings?: boolean }): void
  /** Ends all jobs: before the session is given up. */
  hangUp(): void
  /** Ends its Bash as well, as a terminal that is closed does. */
  close(): void
  /** Starts the shell of a further terminal among the processes of Bash; undefined where that is not there. */
  open(host: TerminalShellHost, further: FurtherTerminal): TerminalShell | undefined
  /** Resolves when the prompt is the one that the shell wants. */
  readonly ready: Promise<void>
  /** What was entered, where that is kept. */
  readonly timeline: ReadableStore<Timeline<unknown>> | undefined
  /** What the shells know, as it is now. @throws Error while a line runs */
  keep(): SessionMoment
  /** The same, also while a line runs: nothing can go on from it then. */
  now(): SessionMoment
  /** What the shells knew when nothing ran in them last. */
  rested(): SessionMoment
  /**
   * Ends all that runs, the line too, lets `putBack` put back the rest of the world, and goes on from a moment. The shell that was
   * chosen stays; shells that were entered are left, an unfinished command is dropped.
   */
  resume(moment: SessionMoment, putBack: () => void): void
  /** Calls `listener` with a line about it when the shell has changed; returns the function that stops it. */
  onSwitch(listener: (notice: string) => void): () => void
  /** Calls `listener` with what others write to its terminal before a line has run there; returns the function that stops it. */
  onShow(listener: (text: string) => void): () => void
  /** Calls `listener` when another world was put back; returns the function that stops it. */
  onResume(listener: () => void): () => void
  complete(line: string, caret: number): Completion | Promise<Completion>
  /** The line that end of file at the prompt (Ctrl-D) stands for: `exit` in an inner shell, nothing in the outermost. */
  endOfFile(): string | undefined
  /** Leaves what the terminal is attached to (`docker run -it`), which goes on; undefined where it is attached to nothing. */
  readonly detach: (() => void) | undefined
  /** Empties the screen, as the Clear button does. */
  clear(welcome: boolean): void
  dismissHint(): void
  /** Calls `listener` when the screen has to be emptied; returns the function that stops it. */
  onClear(listener: (welcome: boolean) => void): () => void
}

export interface SessionOptions {
  readonly shell: LineShell
  /** The welcome line, without a newline. */
  readonly welcome: string
  readonly clock: Clock
  /** False where there is Bash alone. */
  readonly hasSimple?: boolean
  /** Lines entered earlier, oldest first. */
  readonly history?: readonly string[]
  /** Loads Bash: gives what starts it in this session. */
  readonly loadBash?: () => Promise<(host: TerminalShellHost) => TerminalShell>
  /** Starts a Bash that is there already: the session begins with it. */
  readonly startBash?: (host: TerminalShellHost) => TerminalShell
  /** Called after each line, when the world is at rest. */
  readonly publish?: () => void
  /** Gives what is told of each line; asked with the first one. */
  readonly loadJournal?: () => Promise<Journal>
  /** What was entered, where that is kept. */
  readonly timeline?: ReadableStore<Timeline<unknown>>
  readonly host?: Host
}

/** What a line comes to that was ended with everything else: 128 + SIGKILL. */
const HALTED = 137
/** Nothing runs. */
const AT_REST = { running: false, reads: undefined, wayOut: undefined } as const
/** How long a line may run on after Ctrl-C before there is another way out, in milliseconds. */
const CTRL_C_PATIENCE = 2000
/** How long the choice of Bash waits for its settings, in milliseconds. */
const SETTINGS_PATIENCE = 300
/** Who presses Ctrl-C as often does not want to wait. */
const CTRL_C_PRESSES = 3

/** A shell that was entered from another one (`docker exec -it … bash`), and how to return from it. */
interface InnerShell {
  readonly shell: LineShell
  readonly leave: (status: number) => void
  /** The command that entered it, which stands still until the shell is left. */
  readonly outer: Outer
}

interface Outer {
  result: Promise<number>
}

class ShellSession implements Session {
  readonly #options: SessionOptions
  readonly #host: Host
  readonly #state: Store<SessionState>
  readonly #transcript = new Transcript()
  readonly #clearListeners = new Set<(welcome: boolean) => void>()
  readonly #switchListeners = new Set<(notice: string) => void>()
  readonly #showListeners = new Set<(text: string) => void>()
  readonly #resumeListeners = new Set<() => void>()
  readonly #inner: InnerShell[] = []
  readonly #publish: () => void
  /** How often Ctrl-C was pressed since the line was entered. */
  #presses = 0
  #lines = 0
  #current: ShellName = 'Simple'
  #wanted: ShellName = 'Simple'
  #bash: TerminalShell | undefined
  #startBash: ((host: TerminalShellHost) => TerminalShell) | undefined
  #journal: Journal | undefined
  #lineRecord: LineRecord | undefined
  /** Aborted when all that runs is ended. */
  #halt = createAbort()
  #loading: Promise<unknown> | undefined
  #rested: SessionMoment | undefined

  constructor(options: SessionOptions) {
    this.#options = options
    this.#host = options.host ?? platformHost
    this.#publish = soon(() => this.#change({}), PUBLISH_INTERVAL, this.#host)
    this.#state = createStore<SessionState>({
      lines: [],
      history: options.history ?? [],
      inside: undefined,
      where: options.shell.where,
      running: false,
      reads: undefined,
      shell: 'Simple',
      loading: false,
      atPrompt: true,
      hint: undefined,
      endedJobs: 0,
      unfinished: undefined,
      wayOut: undefined,
    })
    this.#startBash = options.startBash
    if (this.#startBash) this.#beginWith(this.#startBash)
  }

  #beginWith(startBash: (host: TerminalShellHost) => TerminalShell): void {
    this.#bash = startBash(this.#bashHost())
    this.#current = this.#wanted = 'Bash'
    this.#change({})
    // the prompt is the one that the settings say once they have been read
    void this.ready.then(() => this.#resumed())
  }

  get state(): ReadableStore<SessionState> {
    return this.#state
  }

  get welcome(): string {
    return paint(this.#options.welcome, 'muted')
  }

  prompt(columns = Infinity): string {
    const prompt = this.#shell.prompt()
    return this.#active?.isPromptSet ? prompt : promptFor(prompt, columns)
  }

  get hasBash(): boolean {
    return this.#startBash !== undefined || this.#options.loadBash !== undefined
  }

  async choose(shell: ShellName): Promise<boolean> {
    if (shell === 'Simple' && this.#options.hasSimple === false) return false
    this.#wanted = shell
    if (shell === 'Bash' && !this.#bash) {
      this.#change({ loading: true })
      this.#loading ??= this.#load()
      await this.#loading
      this.#loading = undefined
      this.#change({ loading: false })
      if (!this.#bash) return false
    }
    this.#switch()
    const waits = this.#current !== shell && this.#active && this.#state.get().running
    this.#change({ wayOut: waits ? 'choice' : undefined })
    return true
  }

  signal(name: SignalName): boolean {
    if (this.#state.get().running) this.#lineRecord?.signal(name)
    this.#active?.signal(name)
    this.#tellUnfinished()
    if (name === 'INT' && this.#active && this.#state.get().running) this.#pressed()
    return this.#active !== undefined
  }

  endShell(options?: { readonly settings?: boolean }): void {
    this.#active?.end(options)
  }

  #pressed(): void {
    this.#presses += 1
    const line = this.#lines
    const offer = (): void => {
      if (line === this.#lines && this.#state.get().running) this.#change({ wayOut: 'Ctrl-C' })
    }
    if (this.#presses >= CTRL_C_PRESSES) offer()
    else this.#host.setTimeout(offer, CTRL_C_PATIENCE)
  }

  highlight(line: string): readonly HighlightSpan[] {
    return this.#shell.highlight?.(line) ?? []
  }

  get jobs(): number {
    return this.#bash?.jobs ?? 0
  }

  get processes(): readonly RunningProcess[] {
    return this.#bash?.processes ?? []
  }

  get program(): string | undefined {
    return this.#active?.program
  }

  hangUp(): void {
    this.#bash?.hangUp()
  }

  close(): void {
    this.#bash?.close()
  }

  open(host: TerminalShellHost, further: FurtherTerminal): TerminalShell | undefined {
    // another world may have been put back, in which it was not started yet
    this.#bash ??= this.#startBash?.(this.#bashHost())
    return this.#bash?.open(host, further)
  }

  get ready(): Promise<void> {
    return this.#active?.ready ?? Promise.resolve()
  }

  get timeline(): ReadableStore<Timeline<unknown>> | undefined {
    return this.#options.timeline
  }

  keep(): SessionMoment {
    if (this.#state.get().running) throw new Error('snapshot: a line is running')
    this.#rested = this.now()
    return this.#rested
  }

  rested(): SessionMoment {
    if (!this.#state.get().running) return this.keep()
    const now = this.now()
    const { bash = now.bash, ...rested } = this.#rested ?? now
    // what was started since has its pids
    return { ...rested, bash: bash && { ...bash, nextPid: now.bash?.nextPid ?? bash.nextPid } }
  }

  now(): SessionMoment {
    const { history } = this.#state.get()
    return { history, cwd: (this.#active ?? this.#options.shell).cwd, bash: this.#bash?.keep() }
  }

  resume({ history, cwd, bash }: SessionMoment, putBack: () => void): void {
    const endedJobs = this.jobs
    this.#halt.abort()
    this.#halt = createAbort()
    this.#inner.length = 0
    this.#bash?.halt()
    putBack()
    this.#options.shell.changeDirectory?.(cwd)
    this.#resumeBash(bash)
    if (this.#active && this.#active.cwd !== cwd) this.#active.cwd = cwd
    this.#change({ history, ...AT_REST, atPrompt: true, hint: undefined, endedJobs, unfinished: undefined })
    this.#resumed()
    // it may take a while until the prompt has been expanded
    void this.ready.then(() => this.#resumed())
  }

  #resumed(): void {
    for (const listener of this.#resumeListeners) listener()
  }

  #resumeBash(moment: BashMoment | undefined): void {
    // one that was not there yet begins anew, with what it installs
    if (!moment) this.#bash = undefined
    if (moment || this.#current === 'Bash') this.#bash ??= this.#startBash?.(this.#bashHost())
    if (moment) this.#bash?.resume(moment)
  }

  async submit(line: string, streams: TtyIO): Promise<number> {
    await this.#loading
    const { loadJournal } = this.#options
    // without it lines run, too
    if (loadJournal && !this.#journal) this.#journal = await loadJournal().catch(() => undefined)
    const bash = this.#active
    if (bash) return this.#atRest(line, streams, (io) => bash.run(line, io))
    let status = 0
    // a pasted line may hold newlines: its lines run one after the other
    for (const part of line.split('\n')) {
      if (streams.signal.aborted) break
      if (part.trim() !== '') status = await this.#submitOne(neutralise(part), streams)
    }
    return status
  }

  async #submitOne(line: string, streams: TtyIO): Promise<number> {
    this.#transcript.add('command', line, this.#now())
    const history = [...this.#state.get().history, line]
    this.#change({ history, hint: shellSyntaxIn(line) })
    return this.#atRest(line, streams, (io) => this.#run(line, io))
  }

  /** Runs what was entered; then the world is at rest. */
  async #atRest(line: string, io: TtyIO, run: (io: TtyIO) => Promise<number>): Promise<number> {
    const { signal: halt } = this.#halt
    const goesOn = this.#state.get().unfinished !== undefined
    const record = goesOn ? this.#lineRecord : this.#journal?.begin(line, this.#current)
    if (goesOn) record?.goOn(line)
    this.#lineRecord = record
    this.#lines += 1
    this.#presses = 0
    this.#change({ running: true, atPrompt: false, endedJobs: 0 })
    const { stderr } = streamsUntil(halt, io)
    const status = await execute(() => run(this.#tellingWhoReads(record?.hear(io) ?? io)), stderr)
    if (halt.aborted) return status
    this.#options.publish?.()
    this.#change({ ...AT_REST, atPrompt: this.#inner.length === 0 })
    if (!this.#tellUnfinished()) record?.end(status)
    this.#switch()
    return status
  }

  /** Tells where the command breaks off that was entered last, and gives it. */
  #tellUnfinished(): Unfinished | undefined {
    const unfinished = this.#active?.unfinished
    if (unfinished !== this.#state.get().unfinished) this.#change({ unfinished })
    return unfinished
  }

  /** The same terminal; the state tells who reads from it, and holds all that was shown before. */
  #tellingWhoReads(io: TtyIO): TtyIO {
    const { stdin } = io
    const readLine: TtyIO['stdin']['readLine'] = async (prompt, options) => {
      this.#change({ reads: options?.complete ? 'command' : 'input' })
      const line = await stdin.readLine(prompt, options)
      this.#change({ reads: undefined })
      return line
    }
    return Object.create(io, { stdin: { value: { ...stdin, readLine } } })
  }

  async #load(): Promise<void> {
    try {
      this.#startBash ??= await this.#options.loadBash?.()
      this.#bash = this.#startBash?.(this.#bashHost())
      // so that the first prompt is what the settings say; where they take long, nobody waits for them
      await Promise.race([this.#bash?.ready, new Promise<void>((go) => this.#host.setTimeout(go, SETTINGS_PATIENCE))])
    } catch (error) {
      this.#wanted = 'Simple'
      this.#tell(`${whyNoBash(error)} This is still the Simple shell.`)
    }
  }

  #bashHost(): TerminalShellHost {
    const state = this.#state
    const change = (history: readonly string[]): void => this.#change({ history })
    return {
      cwd: this.#options.shell.cwd,
      get history() {
        return state.get().history
      },
      set history(history) {
        change(history)
      },
      record: (type, text) => this.#record(type, text),
      tell: (notice) => this.#tell(notice),
      show: (text) => this.#showListeners.forEach((listener) => listener(text)),
      clear: () => this.clear(false),
    }
  }

  /** Goes on with the shell that is wanted, where the other one is, once that one has the keyboard. */
  #switch(): void {
    if (this.#current === this.#wanted || !this.#state.get().atPrompt || !this.#bash) return
    const simple = this.#options.shell
    if (this.#current === 'Simple') this.#bash.cwd = simple.cwd
    else simple.changeDirectory?.(this.#bash.cwd)
    this.#current = this.#wanted
    this.#change({ hint: undefined })
    this.#tell(`This is the ${this.#wanted} shell now.`)
  }

  #tell(notice: string): void {
    for (const listener of this.#switchListeners) listener(paint(notice, 'muted'))
  }

  complete(line: string, caret: number): Completion | Promise<Completion> {
    return this.#shell.complete(line, caret)
  }

  get detach(): (() => void) | undefined {
    return this.#active?.detach
  }

  endOfFile(): string | undefined {
    return this.#active?.endOfFile() ?? (this.#inner.length > 0 ? 'exit' : undefined)
  }

  clear(welcome: boolean): void {
    this.#transcript.clear()
    for (const listener of this.#clearListeners) listener(welcome)
    this.#change({})
  }

  dismissHint(): void {
    this.#change({ hint: undefined })
  }

  onClear(listener: (welcome: boolean) => void): () => void {
    this.#clearListeners.add(listener)
    return () => this.#clearListeners.delete(listener)
  }

  onShow(listener: (text: string) => void): () => void {
    this.#showListeners.add(listener)
    return () => this.#showListeners.delete(listener)
  }

  onSwitch(listener: (notice: string) => void): () => void {
    this.#switchListeners.add(listener)
    return () => this.#switchListeners.delete(listener)
  }

  onResume(listener: () => void): () => void {
    this.#resumeListeners.add(listener)
    return () => this.#resumeListeners.delete(listener)
  }

  /** Bash, while it has the keyboard. */
  get #active(): TerminalShell | undefined {
    return this.#current === 'Bash' ? this.#bash : undefined
  }

  get #simple(): LineShell {
    return this.#inner.at(-1)?.shell ?? this.#options.shell
  }

  get #shell(): Pick<LineShell, 'prompt' | 'inside' | 'where' | 'complete' | 'highlight'> {
    return this.#active ?? this.#simple
  }

  #now(): number {
    return this.#options.clock.now()
  }

  #change(part: Partial<SessionState>): void {
    this.#state.update((state) => ({
      ...state,
      inside: this.#shell.inside,
      where: this.#shell.where,
      shell: this.#current,
      lines: this.#transcript.lines(),
      ...part,
    }))
  }

  #record(type: TerminalLine['type'], text: string): void {
    this.#transcript.add(type, text, this.#now())
    if (type !== 'command') this.#lineRecord?.show(type, text)
    this.#publish()
  }

  /** Runs a line to its end, or until it has handed the terminal to an inner shell. */
  async #run(line: string, given: Streams): Promise<number> {
    const shell = this.#simple
    const { signal: halt } = this.#halt
    const streams = streamsUntil(halt, given)
    const output = new LineOutput(streams, (type, text) => {
      if (!halt.aborted) this.#record(type, text)
    })
    const handOver = createDeferred<number>()
    const outer: Outer = { result: handOver.promise }
    const session = this.#control(outer, handOver)
    const { stdout, stderr } = output
    const watch = this.#lineRecord
    const io = { ...streams, stdout, stderr, session, halt, ...(watch && { watch }) }
    outer.result = execute(() => shell.run(line, io), stderr)
    const halted = (): void => handOver.resolve(HALTED)
    halt.addEventListener('abort', halted)
    const status = await Promise.race([outer.result, handOver.promise])
    halt.removeEventListener('abort', halted)
    if (halt.aborted) return status
    await output.flush()
    return shell.ended ? this.#leave(shell, status, output) : status
  }

  #control(outer: Outer, handOver: Deferred<number>): SessionControl {
    return {
      history: this.#state.get().history,
      clear: (welcome) => this.clear(welcome),
      enter: (shell) =>
        new Promise((leave) => {
          this.#inner.push({ shell, leave, outer })
          handOver.resolve(0)
        }),
    }
  }

  /** Returns from an inner shell that ended to the command that entered it, and waits for that command. */
  async #leave(ended: LineShell, status: number, output: LineOutput): Promise<number> {
    const top = this.#inner.at(-1)
    if (top?.shell !== ended) return status
    this.#inner.pop()
    top.leave(status)
    const result = await top.outer.result
    await output.flush()
    return result
  }
}

function whyNoBash(error: unknown): string {
  if (error instanceof NotLoaded) return `Bash could not be loaded; ${error.advice}.`
  const reason = error instanceof Error ? error.message : String(error)
  return `Bash could not start: ${error instanceof FileSystemError ? `${error.path}: ${reason}` : reason}.`
}

/** Runs a line; a fault of ours is said, and ends that line alone. */
async function execute(run: () => Promise<number>, stderr: LineIO['stderr']): Promise<number> {
  try {
    return await run()
  } catch (error) {
    await stderr.write(`playground: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}

/** Starts a session over a shell. */
export function createSession(options: SessionOptions): Session {
  return new ShellSession(options)
}
