import type { PlatformSignal, Signal } from '../base/signal.ts'
import { createAbortController } from '../host.ts'
import type { CommandDeclaration } from './declaration.ts'
import type { Output } from './command.ts'
import { NotLoaded } from './later.ts'

/** Where a given command reads: a file, a pipe, or the keyboard. */
export interface CommandInput {
  /** The next line without its newline, or undefined at the end of the input. */
  readLine(): Promise<string | undefined>
  /** All that is left. */
  text(): Promise<string>
}

/** What a given command reads, writes and hears. */
export interface CommandIO {
  readonly stdin: CommandInput
  readonly stdout: Output
  readonly stderr: Output
  /** Aborted by Ctrl-C, and when the command is ended in another way. Nobody waits for it any more then. */
  readonly signal: PlatformSignal
  /** The working directory, absolute. */
  readonly cwd: string
}

/** Runs a given command: `args` are its words without its name. Gives the exit status; nothing is 0, and what is thrown is said with 1. */
export type CommandRun = (args: readonly string[], io: CommandIO) => number | void | Promise<number | void>

/** What a given command says about itself, for help, its manual page and completion. All may be left out. */
export type CommandDescription = Partial<Omit<CommandDeclaration, 'name'>>

/** A given command with what it says about itself; then its `--help` is answered for it. */
export interface DescribedCommand {
  readonly declaration?: CommandDescription
  readonly run: CommandRun
}

/** A command that is loaded when it is first needed: what `import()` gives of a module that has `run`, or a default export. */
export interface LoadedCommand {
  load(): Promise<CommandRun | DescribedCommand | { readonly default: CommandRun | DescribedCommand }>
}

/** A command of an embedder's. */
export type GivenCommand = CommandRun | DescribedCommand | LoadedCommand

/** What is said of a command that says nothing about itself. */
export const UNTOLD = {
  summary: 'a command of this machine',
  description: ['It was given to this machine without a description.'],
} as const

export const described = (given: CommandRun | DescribedCommand): DescribedCommand =>
  typeof given === 'function' ? { run: given } : given

/** The whole command. @throws NotLoaded which tells why: the embedder alone knows where it comes from */
export async function fetched({ load }: LoadedCommand): Promise<DescribedCommand> {
  try {
    const there = await load()
    const command = described(typeof there === 'object' && 'default' in there ? there.default : there)
    if (typeof command.run !== 'function')
      throw new TypeError('it has neither run nor a default export that can be run')
    return command
  } catch (error) {
    throw new NotLoaded(error, error instanceof Error ? error.message : String(error))
  }
}

/** All about a command. */
export function declarationOf(name: string, { declaration = {} }: DescribedCommand): CommandDeclaration {
  return { ...UNTOLD, ...declaration, name }
}

/** Reads what comes line by line. */
export async function restOf(readLine: () => Promise<string | undefined>): Promise<string> {
  let text = ''
  for (let line = await readLine(); line !== undefined; line = await readLine()) text += `${line}\n`
  return text
}

/** What a given command has of the process that it is. */
export interface Surroundings extends Omit<CommandIO, 'signal'> {
  readonly signal: Signal
}

/** Runs a given command; what it throws is said by `complain`. */
export async function runGiven(
  run: CommandRun,
  args: readonly string[],
  { signal, ...io }: Surroundings,
  complain: (message: string) => void | Promise<void>,
): Promise<number> {
  const controller = createAbortController()
  const abort = (): void => controller.abort()
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  try {
    return (await run(args, { ...io, signal: controller.signal })) ?? 0
  } catch (error) {
    if (signal.aborted) throw error
    await complain(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
