import type { EditedLine, EditedShell } from '../../base/edited-shell.ts'
import { neutralise, paint } from '../../base/color.ts'
import { createListeners } from '../../base/listeners.ts'
import { createAbort } from '../../base/signal.ts'
import { createStore, type ReadableStore, type Store } from '../../base/store.ts'
import { type Host, platformHost, PUBLISH_INTERVAL, soon } from '../../host.ts'
import type { BashMoment } from '../bash/moment.ts'
import type { Unfinished } from '../bash/syntax/unfinished.ts'
import type { Completion, LineShell } from '../command.ts'
import { streamsUntil } from '../halt.ts'
import type { HighlightSpan } from '../highlight.ts'
import type { Journal, LineRecord } from '../journal.ts'
import { NotLoaded } from '../later.ts'
import { FileSystemError } from '../posix/errno.ts'
import type { SignalName } from '../posix/signals.ts'
import { promptFor } from '../prompt.ts'
import { shellSyntaxIn } from '../syntax-hint.ts'
import type {
  FurtherTerminal,
  RunningProcess,
  SessionMoment,
  ShellName,
  TerminalShell,
  TerminalShellHost,
  TtyIO,
} from '../terminal-shell.ts'
import type { Timeline } from '../timeline.ts'
import { Transcript, type TerminalLine } from '../transcript.ts'
import { execute, type LineHost, LineShells } from './line-shells.ts'
import type { Session, SessionOptions, SessionState } from './session.ts'
import { WayOut } from './way-out.ts'

/** Nothing runs. */
const AT_REST = { running: false, reads: undefined, wayOut: undefined } as const
/** How long the choice of Bash waits for its settings, in milliseconds. */
const SETTINGS_PATIENCE = 300

class ShellSession implements Session {
  readonly #options: SessionOptions
  readonly #host: Host
  readonly #state: Store<SessionState>
  readonly #transcript = new Transcript()
  readonly #cleared = createListeners<[welcome: boolean]>()
  readonly #switched = createListeners<[notice: string]>()
  readonly #shown = createListeners<[text: string]>()
  readonly #resumed = createListeners()
  readonly #simple: LineShells
  readonly #wayOut: WayOut
  readonly #publish: () => void
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
  /** The last line that was entered. */
  #entry: object = {}

  constructor(options: SessionOptions) {
    this.#options = options
    this.#host = options.host ?? platformHost
    this.#publish = soon(() => this.#change({}), PUBLISH_INTERVAL, this.#host)
    this.#simple = new LineShells(options.shell)
    this.#wayOut = new WayOut(this.#host, () => {
      if (this.#state.get().running) this.#change({ wayOut: 'Ctrl-C' })
    })
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
    void this.ready.then(() => this.#resumed.tell())
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

  get edited(): EditedShell | undefined {
    return this.#active?.edited
  }

  async runKey(command: string, line: EditedLine, streams: TtyIO): Promise<EditedLine> {
    let edited = line
    await this.#atRest(command, streams, async (io) => {
      edited = (await this.#active?.runKey?.(command, line, io)) ?? line
      return 0
    })
    return edited
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
    if (name === 'INT' && this.#active && this.#state.get().running) this.#wayOut.press()
    return this.#active !== undefined
  }

  endShell(options?: { readonly settings?: boolean }): void {
    this.#active?.end(options)
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
    return { history, entry: this.#entry, cwd: (this.#active ?? this.#options.shell).cwd, bash: this.#bash?.keep() }
  }

  resume({ history, entry, cwd, bash }: SessionMoment, putBack: () => void): void {
    const endedJobs = this.jobs
    this.#halt.abort()
    this.#halt = createAbort()
    this.#simple.drop()
    this.#bash?.halt()
    putBack()
    this.#options.shell.changeDirectory?.(cwd)
    this.#resumeBash(bash)
    if (this.#active && this.#active.cwd !== cwd) this.#active.cwd = cwd
    this.#entry = entry
    this.#change({ history, ...AT_REST, atPrompt: true, hint: undefined, endedJobs, unfinished: undefined })
    this.#resumed.tell()
    // it may take a while until the prompt has been expanded
    void this.ready.then(() => this.#resumed.tell())
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
    return this.#atRest(line, streams, (io) => this.#simple.run(line, io, this.#lineHost()))
  }

  /** Runs what was entered; then the world is at rest. */
  async #atRest(line: string, io: TtyIO, run: (io: TtyIO) => Promise<number>): Promise<number> {
    const { signal: halt } = this.#halt
    const goesOn = this.#state.get().unfinished !== undefined
    const record = goesOn ? this.#lineRecord : this.#journal?.begin(line, this.#current)
    if (goesOn) record?.goOn(line)
    this.#lineRecord = record
    this.#entry = {}
    this.#wayOut.begin()
    this.#change({ running: true, atPrompt: false, endedJobs: 0 })
    const { stderr } = streamsUntil(halt, io)
    const status = await execute(() => run(this.#tellingWhoReads(record?.hear(io) ?? io)), stderr)
    if (halt.aborted) return status
    this.#options.publish?.()
    this.#change({ ...AT_REST, atPrompt: !this.#simple.entered })
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
      refresh: () => this.#resumed.tell(),
      show: (text) => this.#shown.tell(text),
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
    this.#switched.tell(paint(notice, 'muted'))
  }

  complete(line: string, caret: number): Completion | Promise<Completion> {
    return this.#shell.complete(line, caret)
  }

  get detach(): (() => void) | undefined {
    return this.#active?.detach
  }

  endOfFile(): string | undefined {
    return this.#active?.endOfFile() ?? (this.#simple.entered ? 'exit' : undefined)
  }

  clear(welcome: boolean): void {
    this.#transcript.clear()
    this.#cleared.tell(welcome)
    this.#change({})
  }

  dismissHint(): void {
    this.#change({ hint: undefined })
  }

  onClear(listener: (welcome: boolean) => void): () => void {
    return this.#cleared.add(listener)
  }

  onShow(listener: (text: string) => void): () => void {
    return this.#shown.add(listener)
  }

  onSwitch(listener: (notice: string) => void): () => void {
    return this.#switched.add(listener)
  }

  onResume(listener: () => void): () => void {
    return this.#resumed.add(listener)
  }

  /** Bash, while it has the keyboard. */
  get #active(): TerminalShell | undefined {
    return this.#current === 'Bash' ? this.#bash : undefined
  }

  get #shell(): Pick<LineShell, 'prompt' | 'inside' | 'where' | 'complete' | 'highlight'> {
    return this.#active ?? this.#simple.current
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

  #lineHost(): LineHost {
    const { signal: halt } = this.#halt
    return {
      history: this.#state.get().history,
      record: this.#lineRecord,
      halt,
      clear: (welcome) => this.clear(welcome),
      show: (type, text) => this.#record(type, text),
    }
  }
}

function whyNoBash(error: unknown): string {
  if (error instanceof NotLoaded) return `Bash could not be loaded; ${error.advice}.`
  const reason = error instanceof Error ? error.message : String(error)
  return `Bash could not start: ${error instanceof FileSystemError ? `${error.path}: ${reason}` : reason}.`
}

/** Starts a session over a shell. */
export function createSession(options: SessionOptions): Session {
  return new ShellSession(options)
}
