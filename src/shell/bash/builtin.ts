import type { ProgramDeclaration } from '../posix/declaration.ts'
import type { Process } from '../posix/process.ts'
import type { PosixSystem } from '../posix/system.ts'
import type { ShellFunction, ShellState } from './state.ts'
import type { Answer, Steps } from './steps.ts'

/** What a builtin may ask of the shell that runs it. */
export interface Shell<System extends PosixSystem> {
  readonly process: Process<System>
  readonly state: ShellState
  readonly interactive: boolean
  /** Writes `bash: line 1: message` to standard error. */
  complain(message: string): void | Promise<void>
  /** Runs text as `eval` does. */
  evaluate(source: string): Steps<number>
  /** Runs a command that is there as words already: a function, a builtin or a program. */
  runWords(words: readonly string[]): Steps<number>
  /** `$name`, `$(…)` and the like within text, as in double quotes (prompts, PS4). */
  expandText(text: string): Steps<string>
  /** The builtin of a name, unless `enable -n` has switched it off. */
  builtin(name: string): Builtin<System> | undefined
  /** Every builtin's name, sorted; with `enable -n` ones. */
  readonly builtinNames: readonly string[]
  /** Where a command's file is, through `hash` and PATH. */
  locate(name: string): string | undefined
  /** A function as `declare -f` prints it, with a newline. */
  functionText(definition: ShellFunction): string
  /** Evaluates arithmetic. @throws ShellError */
  arithmetic(text: string): bigint | number
}

export interface BuiltinContext<System extends PosixSystem> {
  /** As which it was called (`[`, `readarray`). */
  readonly name: string
  readonly process: Process<System>
  readonly state: ShellState
  readonly shell: Shell<System>
  /** Writes `bash: line 1: NAME: message` to standard error. */
  complain(message: string): void | Promise<void>
}

/**
 * A builtin. A FileSystemError that it lets through is a failed write (`bash: line 1: echo: write error: …`, status 1); a ShellError
 * is said after its name (status 1).
 */
export interface Builtin<System extends PosixSystem> {
  readonly declaration: ProgramDeclaration
  /** Gives the status; `words` come after its name. */
  run(words: readonly string[], context: BuiltinContext<System>): Answer<number>
  /** A special builtin of POSIX. */
  readonly special?: boolean
  /** The whole of one that is loaded when it is first run. */
  load?(): Builtin<System> | Promise<Builtin<System>>
}

/** A builtin that does not care what the system is. */
export interface AnyBuiltin {
  readonly declaration: ProgramDeclaration
  run<System extends PosixSystem>(words: readonly string[], context: BuiltinContext<System>): Answer<number>
  readonly special?: boolean
}
