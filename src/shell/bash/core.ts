import type { AndOr, CommandNode, HereDoc, PipelineNode } from './syntax/parser.ts'
import { Interrupted } from '../../base/signal.ts'
import { NotLoaded } from '../later.ts'
import { FileSystemError } from '../posix/errno.ts'
import { findCommand } from '../posix/exec.ts'
import { Killed, type Process } from '../posix/process.ts'
import { BrokenPipe } from '../posix/stream.ts'
import type { SignalName } from '../posix/signals.ts'
import type { PosixSystem } from '../posix/system.ts'
import type { Integer } from './expand/arithmetic.ts'
import type { Builtin, Shell } from './builtin.ts'
import { Expander } from './expand/expander.ts'
import { FatalError, type Substitutions } from './expand/expansion.ts'
import type { Jobs } from './jobs.ts'
import { functionText } from './syntax/print.ts'
import { Source } from './syntax/source.ts'
import { ShellError, type ShellFunction, type ShellState } from './state.ts'
import { settle, type Steps } from './steps.ts'
import type { Substitution } from './expand/words.ts'

/** The shell ends: `exit`, `set -e`, an error that a shell does not survive. */
export class ExitShell extends Error {
  override readonly name = 'ExitShell'
  readonly status: number

  constructor(status: number) {
    super('exit')
    this.status = status & 0xff
  }
}

/** The line ends here without a word: everything was said. */
export class Discarded extends ShellError {}

/** The line ends here: Ctrl-C at an interactive shell. */
export class Abandoned extends Error {
  override readonly name = 'Abandoned'
}

/** Where the commands that follow are left out. */
export type Jump = { readonly type: 'break' | 'continue'; readonly levels: number } | Return

interface Return {
  readonly type: 'return'
  /** The status before it, for the RETURN trap. */
  readonly before: number
}

/** How many lines, the one with `exit` too, a warning holds that there are jobs. */
export const ASKED = 2

/** A command that stands in a list. */
export type Node = PipelineNode | AndOr

/** What a shell does with every command: its state, messages, traps and `set -e`. */
export abstract class Core<System extends PosixSystem> implements Shell<System>, Substitutions {
  readonly process: Process<System>
  readonly state: ShellState
  readonly expander: Expander<System>
  readonly interactive: boolean
  abstract readonly jobs: Jobs<System>
  abstract readonly builtins: ReadonlyMap<string, Builtin<System>>
  /** What follows is left out until it is reached where this leads. */
  jump: Jump | undefined
  loops = 0
  /** Commands whose failure is asked about: `set -e` and ERR say nothing to them. */
  conditions = 0
  /** The text that positions count in. */
  source = new Source('')
  /** Whether the text came as `-c`: what messages call it. */
  commandString = false
  /** How deep `eval`, `source` and functions are in each other. */
  nesting = 0
  /** The command that runs: BASH_COMMAND, and what is said of a process that a signal ended. */
  place: Place | undefined
  /** The status that the last command substitution had, for commands that are nothing else. */
  substituted: number | undefined
  #pending: SignalName[] = []
  #interrupted = false
  /** Traps whose commands are running: they do not come again meanwhile. */
  readonly #running = new Set<string>()
  /** `wait` is what goes on: a trapped signal ends it. */
  waiting = false
  /** While it is above 0, `exit` was just said not to end stopped jobs: another one does. */
  leaving = 0

  constructor(process: Process<System>, state: ShellState) {
    this.process = process
    this.state = state
    this.interactive = state.interactive
    this.expander = new Expander(process, state, this)
    process.handler = (signal) => this.#receives(signal)
  }

  abstract substitute(command: Substitution): Steps<string>
  abstract processSubstitution(operator: '<' | '>', command: Substitution): string
  abstract prompt(text: string): Steps<string>
  abstract evaluate(source: string, options?: { readonly name?: string }): Steps<number>
  abstract runWords(words: readonly string[], options?: RunOptions): Steps<number>
  abstract sourceFile(path: string, words: readonly string[], text: string): Steps<number>
  abstract node(node: Node | CommandNode): Steps<number>
  abstract waitFor(processes: readonly Process<System>[], place: Place): Steps<number[]>
  /** A child that is no job's: of a process substitution. */
  abstract childOf(pid: number): Process<System> | undefined
  /** What has become of jobs since it was last asked: a line for each. */
  abstract jobReports(): string
  abstract replaceBy(words: readonly string[], options: ReplaceOptions): Steps<number>

  get builtinNames(): readonly string[] {
    return [...this.builtins.keys()].toSorted()
  }

  builtin(name: string): Builtin<System> | undefined {
    return this.state.disabled.has(name) ? undefined : this.builtins.get(name)
  }

  functionText(definition: ShellFunction): string {
    return functionText(definition)
  }

  arithmetic(text: string): Integer {
    return this.expander.arithmetic(text)
  }

  expandText(text: string): Steps<string> {
    return this.expander.quotedText(text)
  }

  locate(name: string): string | undefined {
    const { state } = this
    if (name.includes('/')) return findCommand(this.process, name)
    const known = state.hash.get(name)
    if (known) return known.path
    return findCommand(this.process, name, state.get('PATH') ?? '')
  }

  /** What messages begin with: `bash: line 1: `. */
  get prefix(): string {
    const { state } = this
    if (state.spoken) return 'bash: '
    return `${state.frames.at(-1)?.file ?? state.name}: line ${state.line}: `
  }

  complain(message: string): void | Promise<void> {
    return this.tell(`${this.prefix}${message}\n`)
  }

  /** Writes to standard error without waiting until there is room: for what is said when something ends. */
  tellNow(text: string): void {
    try {
      const written = this.process.descriptors.get(2)?.write(text)
      if (written instanceof Promise) written.catch(() => undefined)
    } catch (error) {
      if (!(error instanceof FileSystemError || error instanceof BrokenPipe)) throw error
    }
  }

  /** Writes to standard error, if anybody listens there. */
  tell(text: string): void | Promise<void> {
    try {
      const written = this.process.descriptors.has(2) ? this.process.write(2, text) : undefined
      return written?.catch((error: unknown) => this.#unheard(error))
    } catch (error) {
      this.#unheard(error)
    }
  }

  unended({ body, delimiter, pos }: HereDoc): void {
    const { frames, name, spoken } = this.state
    const start = spoken ? 'bash' : `${frames.at(-1)?.file ?? name}: line ${this.source.lineAt(body.end - 1)}`
    const wanted = `(wanted \`${delimiter?.value ?? ''}')`
    this.tellNow(
      `${start}: warning: here-document at line ${this.source.lineAt(pos)} delimited by end-of-file ${wanted}\n`,
    )
  }

  warn(message: string): void {
    this.tellNow(`${this.prefix}${message}\n`)
  }

  /** To be asked before each command: what has to be waited for, or done first. */
  due(): Promise<void> | undefined {
    return this.process.due()
  }

  /** The signal whose trap comes next. */
  get nextSignal(): SignalName | undefined {
    return this.#pending[0]
  }

  /** Whether a trap has to run, or Ctrl-C came. */
  get disturbed(): boolean {
    return this.#interrupted || this.#pending.length > 0
  }

  /** Runs the traps whose signals have come. @throws Abandoned after Ctrl-C */
  *attend(): Steps<void> {
    if (this.#interrupted) {
      this.#interrupted = false
      throw new Abandoned()
    }
    for (let signal = this.#pending.shift(); signal; signal = this.#pending.shift()) yield* this.trap(signal)
  }

  /** A command begins: BASH_COMMAND, and the DEBUG trap. */
  *begins(place: Place): Steps<void> {
    if (!this.inTrap) this.place = place
    if (this.state.traps.has('DEBUG')) yield* this.trap('DEBUG')
  }

  /** Runs the command of a trap; `$?` is the same afterwards. */
  *trap(name: string): Steps<void> {
    const command = this.state.traps.get(name)
    if (!command || this.#running.has(name)) return
    const { status, pipeStatus } = this.state
    this.#running.add(name)
    const { place } = this
    try {
      yield* this.evaluate(command, { name: `${name.toLowerCase()} trap` })
    } finally {
      this.#running.delete(name)
      this.place = place
    }
    if (this.jump?.type === 'return') return
    this.state.status = status
    this.state.pipeStatus = pipeStatus
  }

  /** Another line begins: a Ctrl-C was meant for the one before. */
  calm(): void {
    this.#interrupted = false
    if (this.leaving > 0) this.leaving -= 1
  }

  /** Whether a trap's command runs. */
  get inTrap(): boolean {
    return this.#running.size > 0
  }

  /** Ctrl-C at the shell itself. */
  interrupt(): void {
    if (this.state.traps.has('INT')) this.#pending.push('INT')
    else this.#interrupted = true
    this.process.interrupt()
  }

  /** Waits for something that Ctrl-C ends. */
  *wait<T>(promise: Promise<T>): Steps<T> {
    try {
      return yield* settle(promise)
    } catch (error) {
      if (error instanceof Interrupted && this.#interrupted) yield* this.attend()
      throw error
    }
  }

  /** After a command: ERR and `set -e`. */
  *finish(status: number): Steps<void> {
    this.state.status = status
    if (status === 0 || this.conditions > 0 || this.jump) return
    const { traps, options } = this.state
    if (traps.has('ERR')) yield* this.trap('ERR')
    if (options.has('errexit')) throw new ExitShell(status)
  }

  /** Whether `finish` has something to do. */
  get careful(): boolean {
    return this.state.options.has('errexit') || this.state.traps.has('ERR')
  }

  /**
   * Runs the steps of a whole shell or of a part that stands for itself, and sees to what ends them.
   * @throws Killed, Abandoned
   */
  *guard(steps: Steps<number>): Steps<number> {
    try {
      return yield* steps
    } catch (error) {
      const status = this.failed(error)
      if (status === undefined) throw error
      return status
    }
  }

  /** Says why an expansion or an assignment failed, and gives the status; undefined for what is thrown on. */
  failed(error: unknown): number | undefined {
    if (error instanceof RangeError && error.message.includes('call stack'))
      error = new ShellError('too many levels in each other')
    if (error instanceof RangeError) error = new ShellError('xmalloc: cannot allocate memory')
    if (error instanceof FileSystemError && error.code === 'EAGAIN')
      error = new FatalError('fork: retry: Resource temporarily unavailable')
    if (error instanceof NotLoaded) error = new ShellError(error.message)
    if (!(error instanceof ShellError)) return undefined
    if (error.message !== '') this.warn(error.message)
    this.state.status = 1
    if (error instanceof FatalError && !this.interactive) throw new ExitShell(this.#fatalStatus(error.message))
    return 1
  }

  #fatalStatus(message: string): number {
    const { mode, depth, options } = this.state
    if (message.startsWith('fork:')) return 254
    return mode === 'c' && depth === 0 && !options.has('errexit') ? 127 : 1
  }

  #unheard(error: unknown): void {
    // who was killed while it spoke is told so at its next step
    if (!(error instanceof FileSystemError || error instanceof Killed)) throw error
  }

  #receives(signal: SignalName): boolean {
    const { traps } = this.state
    const command = traps.get(signal)
    if (command !== undefined) {
      if (command === '') return true
      this.#pending.push(signal)
      if (this.waiting) this.process.interrupt()
      return true
    }
    if (!this.interactive) return false
    if (signal === 'INT') this.interrupt()
    return ['INT', 'QUIT', 'TERM', 'TSTP', 'TTIN', 'TTOU'].includes(signal)
  }
}

/** What a job is: a command of the source, or a text. */
export type Place = Node | CommandNode | string

/** How words are run. */
export interface RunOptions {
  /** Functions are not looked at (`command`). */
  readonly noFunctions?: boolean
  /** Only builtins are looked at (`builtin`). */
  readonly onlyBuiltins?: boolean
  readonly path?: string
}

/** How `exec` replaces the shell. */
export interface ReplaceOptions {
  readonly name?: string
  readonly cleanEnvironment?: boolean
}
