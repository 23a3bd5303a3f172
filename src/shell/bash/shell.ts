import type { ProgramDeclaration } from '../posix/declaration.ts'
import { findCommand } from '../posix/exec.ts'
import type { Process } from '../posix/process.ts'
import type { PosixSystem } from '../posix/posix-system.ts'
import type { OpenFile } from '../posix/stream.ts'
import type { Redirected } from '../watch.ts'
import type { Jump } from './ending.ts'
import { Expander } from './expand/expander.ts'
import type { Substitutions } from './expand/expansion.ts'
import { bottom, type Frame } from './frame.ts'
import { Jobs } from './jobs.ts'
import { Signals } from './signals.ts'
import { cutHistoryFile } from './history/file.ts'
import { heeded } from './special-variables.ts'
import type { ShellFunction, ShellState } from './state.ts'
import type { Answer, Steps } from './steps.ts'
import type { AndOr, Assignment, CommandNode, PipelineNode } from './syntax/parser.ts'
import { printing } from './syntax/printing.ts'

/** A command that stands in a list. */
export type Node = PipelineNode | AndOr | CommandNode

/** What a job is: a command of the source, or a text. */
export type Place = Node | string

/** How words are run. */
export interface WordsOptions {
  /** Functions are not looked at (`command`). */
  readonly noFunctions?: boolean
  /** Only builtins are looked at (`builtin`). */
  readonly onlyBuiltins?: boolean
  /** Where the program's file is. */
  readonly path?: string
  /** The command that they are of: it is named where a signal ends its program. */
  readonly place?: Place
}

/** How a text is run that a command has. */
export interface TextOptions {
  /** What messages on its grammar put before the line: `eval`; '' for a file, whose lines count from 1. */
  readonly label?: string
  /** A special builtin runs it: with `set -o posix` a script ends where it cannot be understood. */
  readonly special?: boolean
}

/** What runs commands (run/interpreter.ts): the ways from one kind of command to another, and from builtins back, lead through here. */
export interface Interpreter {
  readonly builtins: ReadonlyMap<string, Builtin>
  /** @param last nothing comes after it in this process: a program may take the process's place */
  node(shell: Shell, node: Node, last: boolean): Steps<number>
  words(shell: Shell, words: readonly string[], options: WordsOptions): Steps<number>
  text(shell: Shell, text: string, options: TextOptions): Steps<number>
  substitutions(shell: Shell): Substitutions
}

export interface ShellOptions {
  readonly process: Process<PosixSystem>
  readonly state: ShellState
  readonly interpreter: Interpreter
}

/** A shell in a process: all that the functions of run/ work on. */
export class Shell {
  readonly process: Process<PosixSystem>
  readonly state: ShellState
  readonly interpreter: Interpreter
  readonly expander: Expander
  readonly signals: Signals
  readonly jobs: Jobs
  /** Process substitutions whose processes may still run, and the descriptors of those that the command under way uses. */
  readonly substitutions: { processes: readonly Process<PosixSystem>[]; readonly descriptors: number[] } = {
    processes: [],
    descriptors: [],
  }
  /** What each builtin was given when it was first called. */
  readonly contexts = new Map<string, BuiltinContext>()
  frame: Frame = bottom
  /** What follows is left out until it is reached where this leads. */
  jump: Jump | undefined
  /** The command that runs: BASH_COMMAND, and what is said of a process that a signal ended. */
  place: Place | undefined
  /** Which stage of a pipeline it runs, from 0 on. */
  stage = 0
  /** The standard input that it began with, and so did the shells that it was forked from. */
  input: OpenFile | undefined
  /** The files that loops and groups around it lead to, the innermost first, where somebody watches. */
  around: readonly Redirected[] = []
  /** The status that the last command substitution had, for commands that are nothing else. */
  substituted: number | undefined
  /** While it is above 0, `exit` was just said not to end stopped jobs: another one does. */
  leaving = 0
  /** How many ends of the input have been passed over since this command. */
  ends: { readonly command: number; readonly count: number } | undefined
  /** What a login shell reads as it is left has been read, or is: an `exit` in it ends the shell at once. */
  loggedOut = false
  /** It is a command substitution. */
  isSubstitution = false
  /** `exit` was called, or its end has come. */
  ended = false
  /** What is said of a command that is not there, to somebody who typed it. */
  commandNotFound: ((name: string) => string | undefined | Promise<string | undefined>) | undefined

  constructor({ process, state, interpreter }: ShellOptions) {
    this.process = process
    this.state = state
    this.interpreter = interpreter
    this.expander = new Expander(process, state, interpreter.substitutions(this))
    this.signals = new Signals(process, state)
    this.input = process.descriptors.get(0)
    this.jobs = new Jobs(state.ended)
    const { clock, chance } = process.kernel
    state.host = {
      clock,
      chance,
      pid: process.pid,
      command: () => this.#command(),
      hasOpen: (fd) => process.descriptors.has(fd),
      heeded,
      hold: (bytes) => process.hold(bytes),
      cutHistoryFile: () => cutHistoryFile({ process, state }),
    }
  }

  get interactive(): boolean {
    return this.state.interactive
  }

  get jobControl(): boolean {
    return this.state.options.has('monitor')
  }

  /** Whether a trap's command runs. */
  get inTrap(): boolean {
    return this.frame.traps.names.size > 0
  }

  /** Every builtin's name, sorted; with `enable -n` ones. */
  get builtinNames(): readonly string[] {
    return [...this.interpreter.builtins.keys()].toSorted()
  }

  /** The builtin of a name, unless `enable -n` has switched it off. */
  builtin(name: string): Builtin | undefined {
    return this.state.disabled.has(name) ? undefined : this.interpreter.builtins.get(name)
  }

  /** The function that a name calls: in POSIX mode none has the name of a special builtin. */
  calledFunction(name: string): ShellFunction | undefined {
    const definition = this.state.functions.get(name)
    return definition && this.state.options.has('posix') && this.builtin(name)?.special ? undefined : definition
  }

  /** Where a command's file is, through `hash` and PATH. */
  locate(name: string): string | undefined {
    if (name.includes('/')) return findCommand(this.process, name)
    const known = this.state.hash.get(name)
    return known ? known.path : findCommand(this.process, name, this.state.get('PATH') ?? '')
  }

  /** The command that runs, as it is printed; as it was written where nobody was known to ask for it. */
  #command(): string {
    const { place = '' } = this
    if (typeof place === 'string') return place
    const { traps } = this.frame
    const source = (this.inTrap && traps.source) || this.frame.source
    const printer = printing()
    if ('commandText' in printer) return printer.commandText(place, source)
    printer.catch(() => undefined)
    return source.text.slice(place.pos, place.end)
  }

  /** Runs a command, the last one of its process perhaps. */
  run(node: Node, last = false): Steps<number> {
    return this.interpreter.node(this, node, last)
  }

  /** Runs a command that is there as words already: a function, a builtin or a program. */
  runWords(words: readonly string[], options: WordsOptions = {}): Steps<number> {
    return this.interpreter.words(this, words, options)
  }

  /** Runs text as `eval` does. */
  evaluate(text: string, options: TextOptions = {}): Steps<number> {
    return this.interpreter.text(this, text, options)
  }
}

/** What a builtin is given besides its words. */
export interface BuiltinContext {
  /** As which it was called (`[`, `readarray`). */
  readonly name: string
  readonly process: Process<PosixSystem>
  readonly state: ShellState
  readonly shell: Shell
  /** Writes `bash: line 1: NAME: message` to standard error. */
  complain(message: string): void | Promise<void>
}

/**
 * A builtin. A FileSystemError that it lets through is a failed write (`bash: line 1: echo: write error: …`, status 1); a ShellError
 * is said after its name (status 1).
 */
export interface Builtin {
  readonly declaration: ProgramDeclaration
  /** Gives the status; `words` come after its name. */
  run(words: readonly string[], context: BuiltinContext): Answer<number>
  /** Runs one whose words may be assignments, which it gets as they are written (`declare`). */
  declare?(words: readonly (string | Assignment)[], context: BuiltinContext): Steps<number>
  /** A special builtin of POSIX. */
  readonly special?: boolean
  /** The whole of one that is loaded when it is first run. */
  load?(): Builtin | Promise<Builtin>
}
