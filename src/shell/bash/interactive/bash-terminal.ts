import { paint } from '../../../base/color.ts'
import type { EditedLine, EditedShell } from '../../../base/edited-shell.ts'
import { keepProcess, resumeProcess } from '../../posix/moment.ts'
import type { Process } from '../../posix/process.ts'
import { Killed } from '../../posix/process-state.ts'
import { freePtyName } from '../../posix/pty-name.ts'
import { type SignalName, statusOfSignal } from '../../posix/signals.ts'
import type { Account, PosixSystem } from '../../posix/posix-system.ts'
import type { HighlightSpan, Vocabulary } from '../../highlight.ts'
import type { Completion } from '../../command.ts'
import type { FurtherTerminal, RunningProcess, TerminalShell, TerminalShellHost, TtyIO } from '../../terminal-shell.ts'
import { loadHistory } from '../history/file.ts'
import { rememberCommand } from '../history/remember.ts'
import { ShellHistory } from '../history/shell-history.ts'
import { readSettings } from '../settings.ts'
import type { BashMoment } from '../moment.ts'
import type { Unfinished } from '../syntax/unfinished.ts'
import { isTerminal } from '../../posix/terminal.ts'
import { AutoLogout } from './auto-logout.ts'
import { ControllingTerminal } from './controlling-terminal.ts'
import { editedShell, hasInitFile } from './edited-shell.ts'
import type { InteractiveShell } from './interactive-shell.ts'
import { Interrupts } from './interrupts.ts'
import { lineColors } from './line-colors.ts'
import { type Login, type LoginOptions, startLogin } from './login.ts'
import { PendingCommand } from './pending-command.ts'
import { promptCommands } from './prompt-commands.ts'
import { Prompts } from './prompts.ts'
import { TerminalProcesses } from './terminal-processes.ts'

export interface BashTerminalOptions<System extends PosixSystem> extends LoginOptions<System> {
  readonly host: TerminalShellHost
  /** Whose shell it is. */
  readonly account: Account
  /** How lines are coloured besides the names of commands. */
  readonly vocabulary?: Omit<Vocabulary, 'isKnown'> | undefined
  /** How the title bar shows a working directory. */
  readonly where: (cwd: string) => string
  /** Absent for the first terminal of a machine, which always has a shell, and to which all belongs that is nobody else's. */
  readonly further?: FurtherTerminal
}

/** What came of a text that a shell ran. */
interface Outcome {
  readonly status: number
  /** The shell has ended with it. */
  readonly isLast: boolean
}

/** What a line comes to that was ended with everything else: 128 + SIGKILL. */
const HALTED = 137

/** How long the traps of a shell may take whose terminal was closed, in milliseconds. */
const PATIENCE = 2000

function ignoreEnd(error: unknown): void {
  if (!(error instanceof Killed)) throw error
}

/** Why there is a new shell, where the old one could not be left. */
const NEW_SHELL = {
  ended: 'That was the last shell of this terminal, so here is a new one.',
  settings: 'The shell ended with its settings, so here is a new one without ~/.bashrc.',
  bare: 'Here is a new shell without ~/.bashrc.',
} as const

/** Bash in a terminal: prompts, unfinished lines, history and jobs. */
export class BashTerminal<System extends PosixSystem> implements TerminalShell {
  readonly #options: BashTerminalOptions<System>
  readonly #device: ControllingTerminal
  readonly #processes: TerminalProcesses<System>
  #login: Login<System>
  readonly #pending = new PendingCommand((source) => this.#shell.unfinished(source))
  /** Resolves when the shell has read its settings. */
  #ready: Promise<void>
  readonly #interrupts = new Interrupts((notice) => this.#tell(notice))
  readonly #prompts = new Prompts<System>({
    login: () => this.#login,
    interrupts: this.#interrupts,
    halted: () => this.#halted,
    ended: () => this.#startAnew(0, 'settings'),
  })
  readonly #autoLogout: AutoLogout
  #running = false
  /** Aborted when everything is ended: what began before must not go on. */
  #current = new AbortController()
  /** How many things the shell does just now: a line, its settings, a prompt. */
  #busy = 0
  /** The shell reads its settings. */
  #starting = false
  /** What the next shell is to be like, where somebody has ended this one. */
  #next: keyof typeof NEW_SHELL | undefined
  /** The next line was not typed: Ctrl-D stands for it. */
  #atEnd = false
  /** The terminal is being closed. */
  #closing = false
  /** The shell of a further terminal has ended, and there is no other one. */
  #closed = false

  constructor(options: BashTerminalOptions<System>) {
    this.#options = options
    const { host, kernel, further } = options
    const { scheduler, processes } = kernel
    this.#autoLogout = new AutoLogout(kernel.host, () => void this.#busyWith(() => this.#logOut()))
    this.#device = new ControllingTerminal(host, { scheduler, name: freePtyName(processes), watch: further?.watch })
    this.#processes = new TerminalProcesses(kernel, this.#device, !further)
    this.#login = this.#start(options.host.cwd)
    this.#ready = this.#busyWith(() => this.#readSettings())
  }

  prompt(): string {
    return this.#prompts.text(this.#pending.isEmpty ? 'PS1' : 'PS2')
  }

  get edited(): EditedShell {
    return editedShell(() => this.#login)
  }

  runKey(command: string, line: EditedLine, io: TtyIO): Promise<EditedLine> {
    return this.#busyWith(async () => {
      this.#begin(io)
      this.#running = true
      const { runKeyCommand } = await this.#options.kernel.scheduler.arrival(import('./key-command.ts'))
      this.#interrupts.clear()
      const edited = await runKeyCommand(this.#shell.state, line, () => this.#execute(command))
      this.#device.end()
      this.#running = false
      // Ctrl-C gives up the line, too
      return this.#interrupts.pressed ? { text: '', caret: 0 } : edited
    })
  }

  get isPromptSet(): boolean {
    return this.#shell.state.get('PS1') !== this.#options.prompt
  }

  get where(): string {
    const { guest } = this.#device
    return guest ? (guest.program?.cwd ?? '') : this.#options.where(this.cwd)
  }

  get inside(): string | undefined {
    return this.#device.guest?.name
  }

  get program(): string | undefined {
    const { guest } = this.#device
    if (guest) return guest.program?.argv[0]
    const { process } = this.#login
    const running = this.#processes.own(process).findLast((one) => this.#processes.isForeground(one))
    return (running ?? process).argv[0]
  }

  get cwd(): string {
    return this.#login.process.cwd
  }

  set cwd(path: string) {
    this.#login.process.cwd = path
    this.#shell.state.set('PWD', path)
    void this.#busyWith(() => this.#prompts.prepare())
  }

  get jobs(): number {
    return this.#processes.jobs(this.#login.process)
  }

  get processes(): readonly RunningProcess[] {
    return this.#processes.running(this.#login)
  }

  run(typed: string, io: TtyIO): Promise<number> {
    return this.#busyWith(() => this.#run(typed, io))
  }

  async #run(typed: string, io: TtyIO): Promise<number> {
    this.#begin(io)
    this.#autoLogout.end()
    this.#running = true
    const halted = this.#halted
    this.#interrupts.clear()
    await this.#ready
    if (halted.aborted) return HALTED
    const lines = typed.split('\n')
    let status = this.#shell.state.status
    for (let line = lines.shift(); line !== undefined && !this.#interrupts.pressed; line = lines.shift()) {
      status = await this.#enter(line)
      if (halted.aborted) return HALTED
      if (this.#closed) break
      // what was entered while nobody read it comes next
      for (let ahead = this.#device.takeLine(); ahead !== undefined; ahead = this.#device.takeLine()) lines.push(ahead)
    }
    if (this.#closing && !this.#closed) await this.#leave()
    if (!this.#closed) await this.#report()
    if (!this.#closed && !isTerminal(this.#login.process.descriptors.get(0))) await this.#runInput()
    if (halted.aborted) return HALTED
    this.#device.end()
    if (!this.#closed) await this.#prepare()
    this.#running = false
    return status
  }

  /** Runs what standard input has, which `exec` has made another than the terminal: the shell ends with it. */
  async #runInput(): Promise<void> {
    const { process, shell, gone } = this.#login
    const { talk } = await this.#options.kernel.scheduler.arrival(import('./nested.ts'))
    const ended = gone.then(() => process.result?.status ?? 0)
    await this.#follow(await Promise.race([talk({ process, shell }, undefined, ''), ended]))
  }

  /** Makes the prompt ready, at which a line is waited for. */
  async #prepare(): Promise<void> {
    await this.#prompts.prepare()
    this.#autoLogout.begin(this.#shell.state.get('TMOUT'))
  }

  /** Nothing was entered for as long as TMOUT has it. */
  async #logOut(): Promise<void> {
    this.#pending.clear()
    await this.#device.write('\x07timed out waiting for input: auto-logout\n')
    await this.#leave()
  }

  open(host: TerminalShellHost, further: FurtherTerminal): TerminalShell {
    return new BashTerminal({ ...this.#options, host, further })
  }

  signal(name: SignalName): void {
    if (name === 'INT') {
      this.#pending.clear()
      this.#interrupts.press()
    }
    this.#device.interrupted()
    if (this.#busy === 0) {
      // the next line waits for the trap
      if (name === 'INT') this.#ready = this.#busyWith(() => this.#giveUpLine())
      return
    }
    this.#options.kernel.signalGroup(this.#device.foreground, name)
    const { process } = this.#login
    if (process.state !== 'stopped') return
    // nobody else can let the terminal's own shell go on
    if (process.group !== this.#device.foreground) process.receive(name)
    process.receive('CONT')
  }

  end({ settings = true } = {}): void {
    this.#next = settings && !this.#starting ? 'ended' : 'bare'
    this.#hangUpOwn()
    this.#login.process.receive('KILL')
    if (this.#busy === 0) void this.#busyWith(() => this.#startAnew(0))
  }

  get detach(): (() => void) | undefined {
    return this.#device.guest?.detach
  }

  endOfFile(): string {
    this.#atEnd = true
    return this.#pending.isEmpty && this.#shell.state.get('IGNOREEOF') === undefined ? 'exit' : ''
  }

  hangUp(): void {
    // with the first terminal the machine is given up
    const { further } = this.#options
    const { process } = this.#login
    this.#processes.hangUp(further ? this.#processes.own(process) : this.#processes.others(process))
  }

  close(): void {
    this.#closing = true
    this.#hangUpOwn()
    const { process, shell } = this.#login
    const heeds = ['HUP', 'EXIT'].some((name) => shell.state.traps.get(name))
    if (heeds) this.#endBy(process)
    process.receive('HUP')
    if (!heeds) process.receive('KILL')
    // a line that runs ends with what was hung up, and its shell with it
    if (this.#busy === 0 && !this.#closed) void this.#busyWith(() => this.#leave())
  }

  /** Ends the shell, its traps first: there is nobody to type any more, or a signal has ended it. */
  async #leave(): Promise<void> {
    const { process, shell, gone } = this.#login
    const traps = async (): Promise<unknown> => (await shell.execute(':'), shell.ended || shell.runExitTrap())
    if (process.state !== 'ended') await Promise.race([traps().catch(ignoreEnd), gone])
    await this.#startAnew(process.result?.status ?? statusOfSignal('HUP'))
  }

  /** Kills a shell whose traps take too long. */
  #endBy(process: Process<System>): void {
    const { host } = this.#options.kernel
    const timer = host.setTimeout(() => process.receive('KILL'), PATIENCE)
    process.atEnd.push(() => host.clearTimeout(timer))
  }

  get ready(): Promise<void> {
    return this.#ready
  }

  get unfinished(): Unfinished | undefined {
    return this.#pending.within
  }

  keep(): BashMoment {
    const { process, shell } = this.#login
    return {
      state: shell.keep(),
      process: keepProcess(process),
      nextPid: this.#options.kernel.nextPid,
      jobs: shell.jobs,
    }
  }

  halt(): void {
    const { kernel } = this.#options
    this.#autoLogout.end()
    this.#current.abort()
    this.#current = new AbortController()
    this.#busy = 0
    this.#running = this.#starting = false
    this.#next = undefined
    this.#pending.clear()
    // the first terminal switches the whole machine off, and on again
    if (!this.#options.further) kernel.reset(kernel.nextPid)
    this.#device.reset()
  }

  resume(moment: BashMoment): void {
    this.halt()
    if (!this.#options.further) this.#options.kernel.reset(moment.nextPid)
    this.#login = this.#start(moment.process.cwd, moment)
    resumeProcess(this.#login.process, moment.process)
    this.#ready = this.#busyWith(() => this.#prompts.prepare())
  }

  highlight(line: string): readonly HighlightSpan[] {
    return lineColors(line, this.#pending, this.#login, this.#options.vocabulary)
  }

  async complete(line: string, caret: number): Promise<Completion> {
    const { completeInBash } = await import('./completion.ts')
    return completeInBash(this.#login, line, caret)
  }

  get #shell(): InteractiveShell {
    return this.#login.shell
  }

  get #halted(): AbortSignal {
    return this.#current.signal
  }

  #hangUpOwn(): void {
    this.#processes.hangUp(this.#processes.own(this.#login.process))
  }

  #begin(io: TtyIO): void {
    this.#device.begin(io)
    this.#options.kernel.scheduler.beginSlice()
    const { cols: columns, rows } = this.#device.screen
    const { state } = this.#shell
    // checkwinsize
    state.set('COLUMNS', String(columns))
    state.set('LINES', String(rows))
  }

  /** Runs what is to come before a prompt, and tells what has become of the jobs. */
  async #report(): Promise<void> {
    if (!this.#pending.isEmpty) return
    const { state } = this.#shell
    const { status } = state
    const halted = this.#halted
    for (const command of promptCommands(state)) {
      if (this.#interrupts.hasStopped('PROMPT_COMMAND', command)) continue
      await this.#interrupts.unlessStopped('PROMPT_COMMAND', command, () => this.#executeSetting(command))
      if (halted.aborted) return
      this.#shell.state.status = status
    }
    await this.#device.errors.write(this.#shell.jobReports())
  }

  async #busyWith<T>(work: () => Promise<T>): Promise<T> {
    const halted = this.#halted
    this.#busy += 1
    const { host } = this.#options.kernel
    try {
      const working = work()
      return await (host.during?.(working) ?? working)
    } finally {
      if (!halted.aborted) this.#busy -= 1
    }
  }

  async #readSettings(): Promise<void> {
    const halted = this.#halted
    this.#starting = true
    await this.#executeSetting(readSettings())
    if (halted.aborted) return
    await this.#readKeys()
    if (halted.aborted) return
    loadHistory({ process: this.#login.process, state: this.#shell.state })
    this.#starting = false
    this.#shell.state.status = 0
    await this.#prepare()
  }

  /** Reads the init file of the line editor, where there is one. */
  async #readKeys(): Promise<void> {
    const { process, shell } = this.#login
    if (!hasInitFile(process, shell)) return
    const { readInitFile } = await this.#options.kernel.scheduler.arrival(import('../readline/start.ts'))
    await this.#device.errors.write(readInitFile({ process, state: shell.state }))
  }

  /** Says something of the terminal's own: at the prompt, where the session can. */
  async #tell(notice: string): Promise<void> {
    if (this.#running) await this.#device.write(`${paint(notice, 'muted')}\n`)
    else this.#options.host.tell?.(notice)
  }

  /** Ctrl-C at the prompt: `$?` is the signal's, and a trap of INT runs. */
  async #giveUpLine(): Promise<void> {
    const { process, shell } = this.#login
    const { state } = shell
    const halted = this.#halted
    state.status = statusOfSignal('INT')
    if (state.traps.get('INT')) {
      const { commands, status } = state
      process.receive('INT')
      const outcome = await this.#attempt(':')
      if (outcome.isLast) return this.#follow(outcome.status)
      Object.assign(state, { commands, status })
    }
    if (!halted.aborted) await this.#report()
    if (!halted.aborted) await this.#prepare()
  }

  /** Takes one line: runs it, or keeps it until the command is finished. */
  async #enter(line: string): Promise<number> {
    const { host } = this.#options
    const shell = this.#shell
    const atEnd = this.#atEnd
    this.#atEnd = false
    this.#device.atEnd = atEnd && line !== ''
    if (!atEnd && (line.trim() !== '' || !this.#pending.isEmpty)) host.record('command', line)
    const halted = this.#halted
    const meant = atEnd ? line : await this.#withHistory(line)
    if (halted.aborted) return HALTED
    if (meant === undefined) return 1
    const pending = this.#pending
    if (atEnd && line === '' && pending.isEmpty) return this.#execute()
    // an end within a here-document, or quotes, ends no more than those
    const breaksOff = atEnd && pending.within === 'command'
    pending.add(meant)
    if (!atEnd && pending.within) return shell.state.status
    const isTyped = !atEnd && pending.source.trim() !== ''
    if (isTyped) await rememberCommand(shell.state, pending)
    if (halted.aborted) return HALTED
    pending.clear()
    if (isTyped && shell.state.get('PS0') && shell.isCommand(pending.source))
      await this.#device.errors.write((await this.#prompts.expand('PS0')) ?? '')
    const status = await this.#execute(pending.source)
    return breaksOff && !halted.aborted ? this.#execute() : status
  }

  /** The line with `!!` and the like replaced, which is shown; undefined when there is nothing to run. */
  async #withHistory(line: string): Promise<string | undefined> {
    const { state } = this.#shell
    const { history } = state
    if (!history || !state.options.has('histexpand') || !/[!^]/.test(line)) return line
    const { recall } = await this.#options.kernel.scheduler.arrival(import('./history-expansion.ts'))
    const { line: meant, shown, error } = recall(line, state, this.#pending.within)
    if (error !== undefined) await this.#device.errors.write(`bash: ${error}\n`)
    if (shown !== undefined) await this.#device.write(`${shown}\n`)
    return meant
  }

  /** Runs a command; without one the input has ended. */
  async #execute(source?: string): Promise<number> {
    const { status, isLast } = await this.#attempt(source)
    if (isLast) await this.#follow(status)
    return status
  }

  /** Waits for the shell that comes after one that has ended, if there is one. */
  async #follow(status: number): Promise<void> {
    await this.#startAnew(status)
    if (!this.#closed) await this.#ready
  }

  /** Runs what was set and not typed: who ends the shell with it would never see a prompt. */
  async #executeSetting(source: string): Promise<void> {
    const { state } = this.#shell
    const { commands } = state
    const { status, isLast } = await this.#attempt(source)
    state.commands = commands
    if (isLast) await this.#startAnew(status, 'settings')
  }

  async #attempt(source?: string): Promise<Outcome> {
    const { shell, process, gone } = this.#login
    const halted = this.#halted
    let status: number
    try {
      const running = source === undefined ? shell.leaveAtEnd() : shell.execute(source)
      const ended = gone.then(() => process.result?.status ?? 0)
      status = typeof running === 'number' ? running : await Promise.race([running, ended])
    } catch (error) {
      if (process.state !== 'ended') throw error
      status = process.result?.status ?? 0
    }
    if (halted.aborted) return { status: HALTED, isLast: false }
    return { status, isLast: shell.ended || process.state === 'ended' }
  }

  async #startAnew(status: number, why: keyof typeof NEW_SHELL = 'ended'): Promise<void> {
    const isAsked = this.#next !== undefined
    const next = this.#next ?? why
    this.#next = undefined
    this.#autoLogout.end()
    this.#hangUpOwn()
    this.#login.exit.resolve(status)
    this.#login.process.end({ type: 'exited', status })
    const { further, host } = this.#options
    // what the learner has ended with a button has its successor there, too
    if (further && (this.#closing || (why === 'ended' && !isAsked))) {
      this.#closed = true
      further.ended()
      return
    }
    await this.#tell(NEW_SHELL[next])
    this.#login = this.#start(this.#options.account.home)
    this.#starting = false
    this.#ready = this.#busyWith(() => (next === 'ended' ? this.#readSettings() : this.#prompts.prepare()))
    void this.#ready.then(() => host.refresh?.())
  }

  #start(cwd: string, before?: BashMoment): Login<System> {
    const { host, kernel } = this.#options
    const history = new ShellHistory(() => kernel.clock.now(), host)
    const login = startLogin(this.#options, { device: this.#device, history, cwd, before })
    this.#attend(login)
    void this.#watchOver(login)
    return login
  }

  /** A shell that a signal ends at its prompt runs its EXIT trap at once. */
  #attend({ process, shell }: Login<System>): void {
    const { handler } = process
    process.handler = (signal) => {
      const taken = handler?.(signal) ?? false
      if (shell.isEnding && this.#busy === 0 && this.#login.process === process)
        void this.#busyWith(() => this.#leave())
      return taken
    }
  }

  /** A shell that is ended at its prompt, from another terminal, is missed at once. */
  async #watchOver({ process, gone }: Login<System>): Promise<void> {
    const halted = this.#halted
    await gone
    if (halted.aborted || this.#login.process !== process || this.#busy > 0 || this.#closed) return
    await this.#busyWith(() => this.#startAnew(process.result?.status ?? 0))
  }
}
