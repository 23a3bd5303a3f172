import { highlightWords, type HighlightSpan, type Vocabulary } from './highlight.ts'
import type { Chance } from '../base/chance.ts'
import type { Clock } from '../base/clock.ts'
import { Interrupted } from '../base/signal.ts'
import type { Directories } from './complete.ts'
import { clockUntil } from './halt.ts'
import { loading, NotLoaded } from './later.ts'
import type {
  Command,
  CommandTable,
  Completion,
  LaterCommand,
  LineIO,
  LineShell,
  Invocation,
  ShellView,
} from './command.ts'
import type { ProgramDeclaration } from './posix/declaration.ts'
import type { Watch } from './watch.ts'

/** Status of a command that is not there (POSIX, Shell Command Language 2.8.2). */
const NOT_FOUND = 127
/** Status of a command ended by SIGINT: 128 + 2. */
const INTERRUPTED = 130

/** A set of commands by name. */
export function commandTable<System>(
  commands: readonly (Command<System> | LaterCommand<System>)[],
): CommandTable<System> {
  return new Map(commands.map((command) => [command.declaration.name, command] as const))
}

export interface SimpleShellOptions<System> {
  readonly system: System
  readonly commands: CommandTable<System>
  readonly clock: Clock
  readonly chance: Chance
  /** Where the shell starts, an absolute path. */
  readonly home: string
  /** The coloured prompt for a working directory. */
  readonly prompt: (cwd: string) => string
  /** How the title bar shows a working directory; as it is when absent. */
  readonly where?: (cwd: string) => string
  /** The directories that completion offers; none when absent. */
  readonly directories?: Directories
  /** How lines are coloured besides the names of its commands. */
  readonly vocabulary?: Omit<Vocabulary, 'isKnown'>
}

/** The words of a line: split on spaces, runs of spaces collapse (specification, section 5). */
export function splitWords(line: string): readonly string[] {
  return line.split(' ').filter((word) => word !== '')
}

type Runnable<System> = Pick<Command<System>, 'run'>

async function runCommand<System>(command: Runnable<System>, process: Invocation<System>): Promise<number> {
  try {
    return await command.run(process)
  } catch (error) {
    if (error instanceof Interrupted || process.signal.aborted) return INTERRUPTED
    const reason = error instanceof Error ? error.message : String(error)
    const failure = error instanceof NotLoaded ? reason : `the playground failed at this command: ${reason}`
    await process.stderr.write(`${process.argv[0]}: ${failure}\n`)
    return 1
  }
}

interface Typed {
  readonly line: string
  readonly argv: readonly string[]
  readonly cwd: string
}

/** Tells what hears of commands that one begins; what it gives is called with the status. */
function begun(
  watch: Pick<Watch, 'command'>,
  { line, argv, cwd }: Typed,
  declaration: () => ProgramDeclaration | undefined,
): (status: number) => void {
  const place = { text: line, start: line.indexOf(argv[0] ?? ''), end: line.trimEnd().length, stage: 0 }
  return watch.command({ argv, cwd, place, redirections: [], declaration })
}

/** Tells who watches of a command that begins; what it gives is called with the status. */
function watched<System>(
  watch: Pick<Watch, 'command'>,
  command: Command<System> | LaterCommand<System>,
  typed: Typed,
): (status: number) => Promise<void> {
  let { declaration }: { declaration: ProgramDeclaration } = command
  const ended = begun(watch, typed, () => declaration)
  // one that cannot be loaded says so itself, and has no options
  const known =
    'load' in command &&
    command
      .load()
      .then((whole) => ({ declaration } = whole))
      .catch(() => undefined)
  return async (status) => {
    await known
    ended(status)
  }
}

class SimpleShell<System> implements LineShell {
  readonly #options: SimpleShellOptions<System>
  #cwd: string
  #ended = false

  constructor(options: SimpleShellOptions<System>) {
    this.#options = options
    this.#cwd = options.home
  }

  get where(): string {
    return this.#options.where?.(this.#cwd) ?? this.#cwd
  }

  get ended(): boolean {
    return this.#ended
  }

  get cwd(): string {
    return this.#cwd
  }

  changeDirectory(path: string): void {
    // where there is no cd, there is no way back
    if (this.#options.commands.has('cd')) this.#cwd = path
  }

  prompt(): string {
    return this.#options.prompt(this.#cwd)
  }

  async run(line: string, io: LineIO): Promise<number> {
    const { commands, system, chance } = this.#options
    const clock = io.halt ? clockUntil(io.halt, this.#options.clock) : this.#options.clock
    const argv = splitWords(line)
    const name = argv[0]
    if (name === undefined) return 0
    const command = commands.get(name)
    const typed = { line, argv, cwd: this.#cwd }
    if (!command) {
      if (io.watch) begun(io.watch, typed, () => undefined)(NOT_FOUND)
      await io.stderr.write(`${name}: command not found\n`)
      return NOT_FOUND
    }
    const ended = io.watch && watched(io.watch, command, typed)
    const process = { ...io, argv, cwd: this.#cwd, system, clock, chance, shell: this.#view(io) }
    const status = await runCommand(command, process)
    await ended?.(status)
    return status
  }

  highlight(line: string): readonly HighlightSpan[] {
    const { commands, vocabulary } = this.#options
    return highlightWords(line, { ...vocabulary, isKnown: (name) => commands.has(name) })
  }

  async complete(line: string, caret: number): Promise<Completion> {
    const { commands, directories, system } = this.#options
    const { completeWords } = await loading(import('./complete.ts'))
    return completeWords({ commands, directories, system, cwd: this.#cwd }, line, caret)
  }

  #view(io: LineIO): ShellView<System> {
    return {
      history: io.session.history,
      commands: this.#options.commands,
      changeDirectory: (path) => {
        this.#cwd = path
      },
      clear: (welcome) => io.session.clear(welcome),
      enter: (shell) => io.session.enter(shell),
      exit: () => {
        this.#ended = true
      },
    }
  }
}

/** The specified shell: words split on spaces, the first one picks the command; nothing else has a meaning. */
export function createSimpleShell<System>(options: SimpleShellOptions<System>): LineShell {
  return new SimpleShell(options)
}
