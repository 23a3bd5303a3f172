import { atOnce } from '../../base/work.ts'
import type { Process } from '../posix/process.ts'
import type { PosixSystem } from '../posix/posix-system.ts'
import { builtins } from './builtins/index.ts'
import type { Specified } from './builtins/library/completion-words.ts'
import { braces, pathnames } from './expand/expander.ts'
import { braced } from './expand/parameter.ts'
import { ofText, within } from './frame.ts'
import { interpreter } from './run/interpreter.ts'
import { jobs } from './run/list.ts'
import { compound, seldom } from './run/node.ts'
import { arrayAssignment } from './run/assign.ts'
import { guard, isCareful } from './run/finish.ts'
import { times } from './run/pipeline.ts'
import { plumbing } from './run/simple-command.ts'
import { prompt } from './run/prompt.ts'
import { quick } from './run/quick.ts'
import { unrunnable } from './run/program.ts'
import { longScripts, PIECE, runText, syntaxRefusal } from './run/text.ts'
import { tracing } from './run/trace.ts'
import { signalled } from './run/wait.ts'
import { endOfInput } from './run/end-of-input.ts'
import { leave } from './run/leave.ts'
import { line, withTraps } from './run/whole.ts'
import type { JobFact } from '../../base/facts.ts'
import { part } from '../later.ts'
import { ShellHistory } from './history/shell-history.ts'
import type { StartFile } from './settings.ts'
import { type Builtin, Shell } from './shell.ts'
import { setOptions, shellOptions } from './shell-options.ts'
import type { SmallShell } from './small-shell.ts'
import { setVariables } from './special-variables.ts'
import { ShellError, ShellState, singleStatus } from './state.ts'
import { type Answer, drive, settle, type Steps } from './steps.ts'
import { readAliased, usesAliases } from './syntax/aliases.ts'
import { printing } from './syntax/printing.ts'
import { readScript } from './syntax/script.ts'
import { Source } from './syntax/source.ts'
import { type Unfinished, unfinishedWithin } from './syntax/unfinished.ts'

export interface BashOptions {
  readonly process: Process<PosixSystem>
  readonly interactive?: boolean
  /** The `sh` that it is, where that is not Bash. */
  readonly small?: SmallProgram | undefined
  /** `$0`, and what messages begin with; bash when absent. */
  readonly name?: string
  /** `$1` and so on. */
  readonly arguments?: readonly string[]
}

/** A shell that is not Bash, with its own builtins. */
export interface SmallProgram {
  readonly shell: SmallShell
  readonly builtins: ReadonlyMap<string, Builtin>
}

/** How a text is run. */
export interface ExecuteOptions {
  /** How many lines come before it. */
  readonly lineOffset?: number
  /** Where it comes from: `-c` (messages on its grammar say so), or a file whose name is `$0`. */
  readonly from?: 'command' | 'file'
}

/** A Bash, in a process. */
export class Bash {
  readonly #shell: Shell

  constructor(options: BashOptions, from?: ShellState) {
    const { process, interactive = false, small } = options
    const state = from ?? new ShellState({ interactive, small: small?.shell })
    const all = small ? { ...interpreter, builtins: new Map([...builtins, ...small.builtins]) } : interpreter
    this.#shell = new Shell({ process, state, interpreter: all })
    if (from) return
    state.startedAt = process.kernel.clock.now()
    setVariables(state, process)
    if (small) begin(state, small.shell)
    importFunctions(state, process)
    importOptions(state, process)
    // what is ignored from the beginning stays so
    for (const signal of process.ignored) state.traps.set(signal, '')
    state.pid = process.pid
    state.name = options.name ?? (small ? process.name : 'bash')
    state.positional = options.arguments ?? []
    state.lastArgument = process.environment.get('_') ?? process.name
    state.history = new ShellHistory(() => process.kernel.clock.now())
    if (!interactive) return
    if (!small && state.get('HISTFILE') === undefined) state.set('HISTFILE', `${state.get('HOME') ?? ''}/.bash_history`)
    state.mode = 's'
    for (const name of ['emacs', 'histexpand', 'history', 'monitor']) state.options.add(name)
    state.shopt.add('expand_aliases')
  }

  get state(): ShellState {
    return this.#shell.state
  }

  /** Whether the shell has ended: `exit`. */
  get ended(): boolean {
    return this.#shell.ended
  }

  /** Whether a signal is to end it, and its EXIT trap has not run yet. */
  get isEnding(): boolean {
    return this.#shell.signals.fatal !== undefined
  }

  get builtinNames(): readonly string[] {
    return this.#shell.builtinNames
  }

  /** What is said of a command that is not there, to somebody who typed it. */
  set commandNotFound(find: Shell['commandNotFound']) {
    this.#shell.commandNotFound = find
  }

  /** The words that `complete` has them have, for the last of these; undefined where it has said nothing of the command. */
  async specified(text: string, words: readonly string[]): Promise<Specified | undefined> {
    if (this.state.completions.size === 0) return undefined
    const { specifiedWords } = await import('./builtins/library/completion-words.ts')
    return drive(this.#shell.process, specifiedWords(this.#shell, { line: text, words }))
  }

  async expand(words: readonly string[]): Promise<readonly string[]> {
    const { expandedWords } = await import('./run/expanded-words.ts')
    return drive(this.#shell.process, expandedWords(this.#shell, words))
  }

  builtin(name: string): Builtin | undefined {
    return this.#shell.builtin(name)
  }

  /** Runs a text as the next input of this shell; gives the status. Rejects with Killed only. */
  execute(text: string, { lineOffset = 0, from }: ExecuteOptions = {}): number | Promise<number> {
    const shell = this.#shell
    const { process, state } = shell
    const origin = from === 'command' ? 'environment' : from === 'file' ? state.name : 'main'
    if (shell.frame.origin !== origin) shell.frame = { ...shell.frame, origin }
    // a Ctrl-C was meant for the line before
    shell.signals.takeInterrupt()
    if (shell.leaving > 0) shell.leaving -= 1
    if (this.isCommand(text)) state.commands += 1
    state.readAs = undefined
    const source = new Source(text, lineOffset + 1)
    const answer = this.#quickly(source)
    if (typeof answer === 'number' && !shell.signals.disturb) return answer
    const steps =
      answer === undefined
        ? runText(shell, source, from === 'command' ? '-c' : '')
        : withTraps(shell, guard(shell, within(shell, ofText(shell.frame, source), this.#rest(answer))))
    return drive(process, line(shell, steps))
  }

  /** Reads what is read before all else: of each list the first file that is there. */
  async readStartFiles(lists: readonly (readonly StartFile[])[]): Promise<void> {
    const shell = this.#shell
    await drive(shell.process, line(shell, guard(shell, reading(shell, lists))))
    if (!shell.ended) shell.state.status = 0
  }

  /** All that this shell knows, as it is now. Jobs are gone there, but for what became of those that have ended. */
  keep(): ShellState {
    const state = this.state.copy()
    this.#shell.jobs.conclude(state.ended)
    return state
  }

  /** Where a text breaks off that cannot be run before more lines have come. */
  unfinished(text: string): Unfinished | undefined {
    const { state } = this
    if (!usesAliases(state)) return unfinishedWithin(readScript(text))
    try {
      let read = atOnce(readAliased(text, state.aliases))
      while (read.tail.trim() !== '') read = atOnce(readAliased(read.tail, state.aliases))
      return unfinishedWithin(readScript(read.head))
    } catch (error) {
      // aliases stand for too much: it is said when the text runs
      if (error instanceof ShellError) return undefined
      throw error
    }
  }

  /** Whether a text has a command that can be run. A long one is held to have. */
  isCommand(text: string): boolean {
    if (text.length > PIECE) return true
    const { units, error } = readScript(text)
    return units.length > 0 && !error
  }

  /** A prompt, ready to be shown. */
  promptText(which: 'PS0' | 'PS1' | 'PS2'): string | Promise<string> {
    return drive(this.#shell.process, prompt(this.#shell, this.state.get(which) ?? '', true))
  }

  /** What ended since the last prompt: `[1]+  Done  sleep 1`. */
  jobReports(): string {
    return this.#shell.jobs.reports(this.#shell.process)
  }

  /** The number of the job that a process belongs to. */
  jobOf(pid: number): number | undefined {
    return this.#shell.jobs.of(pid)?.id
  }

  get jobs(): readonly JobFact[] {
    return this.#shell.jobs.told
  }

  leaveAtEnd(): number | Promise<number> {
    const shell = this.#shell
    return drive(shell.process, line(shell, guard(shell, endOfInput(shell))))
  }

  /** Runs the EXIT trap, once. */
  runExitTrap(): number | Promise<number> {
    return drive(this.#shell.process, leave(this.#shell, this.state.status))
  }

  /** Runs the simplest of lines at once: a builtin with constants and plain variables; undefined where it is not that simple. */
  #quickly(source: Source): Answer<number> | undefined {
    // a long one is read piece by piece
    if (this.state.small || source.text.length > PIECE || source.text.includes('BASH_COMMAND')) return undefined
    const { units, error, text } = readScript(source.text)
    const [unit, more] = units
    const [statement, another] = unit?.statements ?? []
    if (
      text !== source.text ||
      !unit ||
      more ||
      error ||
      !statement ||
      another ||
      statement.background ||
      unit.extended !== undefined
    )
      return undefined
    const shell = this.#shell
    const { state, process, signals, frame } = shell
    if (isCareful(shell) || signals.disturb || state.aliases.size > 0) return undefined
    if (state.options.has('verbose') || state.options.has('noexec') || !process.goesOn()) return undefined
    shell.frame = ofText(frame, source)
    try {
      const answer = quick(shell, statement.command)
      if (typeof answer === 'number') this.#done(answer)
      return answer
    } catch (error_) {
      return thrown(error_)
    } finally {
      shell.frame = frame
    }
  }

  *#rest(answer: Answer<number>): Steps<number> {
    const status = yield* settle(answer)
    this.#done(status)
    return status
  }

  #done(status: number): void {
    this.state.status = status
    this.state.pipeStatus = singleStatus(status)
  }
}

/** Loaded for the first shell that reads files before all else. */
const startFiles = part(() => import('./run/start-files.ts'))

function* reading(shell: Shell, lists: readonly (readonly StartFile[])[]): Steps<number> {
  return yield* (yield* settle(startFiles())).readStartFiles(shell, lists)
}

/** What was thrown, where steps are wanted. */
// oxlint-disable-next-line require-yield
function* thrown(error: unknown): Steps<number> {
  throw error
}

/** What a shell begins without that is not Bash. */
function begin(state: ShellState, { lacking, unset }: SmallShell): void {
  state.options.delete('braceexpand')
  for (const name of lacking) state.disabled.add(name)
  for (const [name, { exported }] of state.variables) if (!exported && unset.test(name)) state.variables.delete(name)
}

/** Functions come in the environment from the shell that exported them. */
function importFunctions(state: ShellState, process: Process<PosixSystem>): void {
  for (const [variable, value] of process.environment) {
    const name = /^BASH_FUNC_(.+)%%$/.exec(variable)?.[1]
    if (name === undefined || !value.startsWith('() ')) continue
    const text = `${name} ${value}`
    const node = readScript(text).units[0]?.statements[0]?.command
    if (node?.type !== 'Function') continue
    const body = { node, source: new Source(text) }
    state.functions.set(name, { name, body, file: 'environment', exported: true })
  }
}

/** So do options that are on, where it exports the variables that name them. */
function importOptions({ options, shopt }: ShellState, { environment }: Process<PosixSystem>): void {
  for (const name of environment.get('SHELLOPTS')?.split(':') ?? []) if (name in setOptions) options.add(name)
  for (const name of environment.get('BASHOPTS')?.split(':') ?? []) if (shellOptions.includes(name)) shopt.add(name)
}

const patterns = async (): Promise<unknown> => (await compound()).patterns()
const regexMatch = async (): Promise<unknown> => (await seldom()).regexMatch()

/** Loads all of Bash that is loaded when it is first needed: where the order of things may not depend on how long that takes. */
export async function loadWhole({ dates }: Pick<PosixSystem, 'dates'>): Promise<void> {
  const late = [...builtins.values()].map(({ load }) => load)
  const parts = [
    arrayAssignment,
    braced,
    braces,
    dates,
    syntaxRefusal,
    unrunnable,
    longScripts,
    jobs,
    pathnames,
    patterns,
    regexMatch,
    times,
    plumbing,
    printing,
    startFiles,
    tracing,
    signalled,
    ...late,
  ]
  // one that cannot be loaded says so when it is needed
  await Promise.allSettled(parts.map((load) => load?.()))
}
