import type { Assignment, CommandNode, Problem } from './syntax/parser.ts'
import { Interrupted } from '../../base/signal.ts'
import { part } from '../later.ts'
import type { Process } from '../posix/process.ts'
import { signalFrom } from '../posix/signals.ts'
import type { PosixSystem } from '../posix/system.ts'
import type { Builtin } from './builtin.ts'
import { builtinTable } from './builtin-table.ts'
import { Abandoned, ExitShell, type Node } from './core.ts'
import { runDeclaration } from './declare.ts'
import { Jobs, stateOf } from './jobs.ts'
import type { Pipelines } from './pipeline.ts'
import { commandText } from './syntax/print.ts'
import { expandPrompt } from './prompt-expansion.ts'
import type { SyntaxMessage } from './syntax/syntax-error.ts'
import { readScript } from './syntax/script.ts'
import { SimpleCommands } from './simple.ts'
import { Source } from './syntax/source.ts'
import { setVariables } from './special-variables.ts'
import { ShellError, ShellState } from './state.ts'
import { type Answer, drive, settle, type Steps } from './steps.ts'
import { type Unfinished, unfinishedWithin } from './syntax/unfinished.ts'
import { withAliases } from './syntax/aliases.ts'

/** How deep `eval`, `source` and traps may be in each other. */
const MOST_EVALUATED = 1000

const errorWords = part(() => import('./syntax/syntax-error.ts'))

export interface BashOptions<System extends PosixSystem> {
  readonly process: Process<System>
  readonly interactive?: boolean
  /** `$0`, and what messages begin with; bash when absent. */
  readonly name?: string
  /** `$1` and so on. */
  readonly arguments?: readonly string[]
}

/** How a text is run. */
export interface ExecuteOptions {
  /** How many lines come before it. */
  readonly lineOffset?: number
  /** It is what `-c` has: messages on its grammar say so. */
  readonly commandString?: boolean
}

interface RunSource {
  readonly firstLine: number
  /** What messages on its grammar put before the line: `-c`, `eval`; '' for a file. */
  readonly label: string
}

/** A Bash, in a process. */
export class Bash<System extends PosixSystem> extends SimpleCommands<System> {
  readonly jobs = new Jobs<System>(this.state.ended)
  readonly builtins: ReadonlyMap<string, Builtin<System>> = builtinTable()
  #ended = false
  #isFile = false

  constructor(options: BashOptions<System>, from?: ShellState) {
    const { process, interactive = false } = options
    super(process, from ?? new ShellState({ interactive }))
    const { state } = this
    const { clock, chance } = process.kernel
    state.host = { clock, chance, pid: process.pid, command: () => this.command }
    if (from) return
    state.startedAt = clock.now()
    setVariables(state, process)
    this.#importFunctions()
    state.pid = process.pid
    state.name = options.name ?? 'bash'
    state.positional = options.arguments ?? []
    if (!interactive) return
    state.mode = 's'
    for (const name of ['emacs', 'histexpand', 'history', 'monitor']) state.options.add(name)
    state.shopt.add('expand_aliases')
  }

  /** Functions come in the environment from the shell that exported them. */
  #importFunctions(): void {
    for (const [variable, value] of this.process.environment) {
      const name = /^BASH_FUNC_(.+)%%$/.exec(variable)?.[1]
      if (name === undefined || !value.startsWith('() ')) continue
      const text = `${name} ${value}`
      const node = readScript(text).units[0]?.statements[0]?.command
      if (node?.type !== 'Function') continue
      const body = { node, source: new Source(text) }
      this.state.functions.set(name, { name, body, file: 'environment', exported: true })
    }
  }

  /** Whether the shell has ended: `exit`. */
  get ended(): boolean {
    return this.#ended
  }

  /** BASH_COMMAND */
  get command(): string {
    const { place } = this
    if (place === undefined || typeof place === 'string') return place ?? ''
    return commandText(place, this.source)
  }

  /** The text is that of a file whose name is `$0`. */
  isFile(): void {
    this.#isFile = true
  }

  override get scriptName(): string {
    return this.#isFile ? this.state.name : 'main'
  }

  /** Runs a text as the next input of this shell; gives the status. Rejects with Killed only. */
  execute(source: string, options: ExecuteOptions = {}): number | Promise<number> {
    const { lineOffset = 0, commandString = false } = options
    this.commandString = commandString
    this.calm()
    this.state.commands += 1
    const answer = this.#quickly(source, lineOffset)
    if (typeof answer === 'number') return answer
    if (answer) return drive(this.process, this.#line(this.guard(this.#rest(answer))))
    return drive(
      this.process,
      this.#line(this.runSource(source, { firstLine: lineOffset + 1, label: commandString ? '-c' : '' })),
    )
  }

  /** Runs the simplest of lines at once: a builtin with constants and plain variables; undefined where it is not that simple. */
  #quickly(text: string, lineOffset: number): Answer<number> | undefined {
    const { units, error } = readScript(text)
    const [unit, more] = units
    const [statement, another] = unit?.statements ?? []
    if (!unit || more || error || !statement || another || statement.background || unit.extended !== undefined)
      return undefined
    const { state } = this
    if (this.careful || this.disturbed || state.aliases.size > 0) return undefined
    if (state.options.has('verbose') || state.options.has('noexec') || !this.process.goesOn()) return undefined
    const { source } = this
    this.source = new Source(text, lineOffset + 1)
    try {
      const answer = this.quick(statement.command)
      if (typeof answer !== 'number') return answer
      state.status = answer
      state.pipeStatus = [answer]
      return answer
    } catch (caught) {
      return this.#thrown(caught)
    } finally {
      this.source = source
    }
  }

  // oxlint-disable-next-line require-yield -- what was thrown, where steps are wanted
  *#thrown(error: unknown): Steps<number> {
    throw error
  }

  *#rest(answer: Answer<number>): Steps<number> {
    const status = yield* settle(answer)
    this.state.status = status
    this.state.pipeStatus = [status]
    return status
  }

  /** All that this shell knows, as it is now. Jobs are gone there, but for what became of those that have ended. */
  keep(): ShellState {
    const state = this.state.copy()
    this.jobs.conclude(state.ended)
    return state
  }

  /** Where a text breaks off that cannot be run before more lines have come. */
  unfinished(source: string): Unfinished | undefined {
    return unfinishedWithin(readScript(source))
  }

  /** A prompt, ready to be shown. */
  promptText(which: 'PS1' | 'PS2'): string | Promise<string> {
    const usual = which === 'PS1' ? '\\s-\\v\\$ ' : '> '
    return drive(this.process, this.prompt(this.state.get(which) ?? usual))
  }

  *prompt(text: string): Steps<string> {
    const { process, state } = this
    const expanded = expandPrompt(text, { process, state, jobs: this.jobs.all.length, command: state.commands })
    return state.shopt.has('promptvars') ? yield* this.expander.quotedText(expanded) : expanded
  }

  /** What ended since the last prompt: `[1]+  Done  sleep 1`. */
  jobReports(): string {
    let text = ''
    for (const job of this.jobs.all) {
      if (job.told && stateOf(job) !== 'Done') continue
      if (stateOf(job) === 'Running') continue
      text += `${this.jobs.line(job)}\n`
      job.told = true
    }
    this.jobs.sweep(this.process, () => true)
    return text
  }

  /** Runs the EXIT trap, once. */
  runExitTrap(): number | Promise<number> {
    return drive(this.process, this.#leave(this.state.status))
  }

  *#leave(status: number): Steps<number> {
    this.#ended = true
    this.state.status = status
    const command = this.state.traps.get('EXIT')
    this.state.traps.delete('EXIT')
    if (!command) return status
    this.jump = undefined
    try {
      yield* this.evaluate(command, { name: 'exit trap' })
    } catch (error) {
      if (error instanceof ExitShell) return error.status
      throw error
    }
    return status
  }

  *#line(steps: Steps<number>): Steps<number> {
    try {
      return yield* steps
    } catch (error) {
      if (error instanceof Abandoned || error instanceof Interrupted) {
        this.jump = undefined
        this.conditions = this.loops = 0
        this.state.status = 130
        return 130
      }
      if (error instanceof ExitShell) return yield* this.#leave(error.status)
      throw error
    }
  }

  /** Runs a whole program's steps, to the EXIT trap. */
  *whole(steps: Steps<number>): Steps<number> {
    const status = yield* this.#line(this.guard(steps))
    return this.#ended ? status : yield* this.#leave(status)
  }

  /** Runs a text unit by unit, as a shell reads it. */
  *runSource(text: string, { firstLine, label }: RunSource): Steps<number> {
    const { source: outer } = this
    const source = new Source(text, firstLine)
    const { units, error } = readScript(text)
    let status = 0
    try {
      for (const unit of units) {
        this.source = source
        const { state } = this
        if (state.options.has('verbose'))
          yield* settle(this.tell(`${text.slice(unit.start, unit.end).replace(/\n$/, '')}\n`))
        if (state.options.has('noexec') && !this.interactive) continue
        state.line = source.lineAt(Math.max(unit.start, text.slice(0, unit.end).trimEnd().length - 1))
        if (unit.extended !== undefined && !state.shopt.has('extglob'))
          return yield* this.#refuse({ type: 'unexpected token', pos: unit.extended }, source, label)
        const aliased =
          state.aliases.size > 0 && state.shopt.has('expand_aliases') ? withAliases(unit, text, state) : undefined
        const steps = aliased === undefined ? this.list(unit.statements) : this.#aliased(aliased, state.line)
        status = yield* this.guard(steps)
        state.status = status
        if (this.jump) return status
      }
      return error ? yield* this.#refuse(error, source, label) : status
    } finally {
      this.source = outer
    }
  }

  *#aliased(text: string, line: number): Steps<number> {
    const source = new Source(text, line)
    const { units, error } = readScript(text)
    this.source = source
    let status = 0
    for (const unit of units) status = yield* this.list(unit.statements)
    return error ? yield* this.#refuse(error, source, '') : status
  }

  /** Says what cannot be understood. */
  *#refuse(error: Problem, source: Source, label: string): Steps<number> {
    this.state.line = source.lineAt(error.pos)
    const { syntaxError } = yield* settle(errorWords())
    const told = syntaxError(source.text, error, source)
    if (told.message !== '') yield* settle(this.#tellSyntax(told, label))
    return (this.state.status = told.status?.(this.state.status, this.nesting > 0) ?? 2)
  }

  #tellSyntax({ message, line, text }: SyntaxMessage, label: string): void | Promise<void> {
    if (this.interactive) return this.tell(`bash: ${message}\n`)
    const prefix = `${this.state.frames.at(-1)?.file ?? this.state.name}: ${label ? `${label}: ` : ''}line ${line}: `
    return this.tell(
      `${prefix}${message.replaceAll('\n', `\n${prefix}`)}\n${text === undefined ? '' : `${prefix}\`${text}'\n`}`,
    )
  }

  *evaluate(source: string, { name = 'eval' }: { readonly name?: string } = {}): Steps<number> {
    if (this.nesting >= MOST_EVALUATED) throw new ShellError(`maximum eval nesting level exceeded (${MOST_EVALUATED})`)
    this.nesting += 1
    const { line } = this.state
    try {
      return yield* this.runSource(source, { firstLine: name === '' ? 1 : line, label: name })
    } finally {
      this.nesting -= 1
    }
  }

  declare(name: string, words: readonly (string | Assignment)[]): Steps<number> {
    return runDeclaration(this, name, words)
  }

  fork(process: Process<System>): Pipelines<System> {
    const shell = new Bash({ process }, this.state.fork())
    shell.source = this.source
    shell.commandString = this.commandString
    shell.conditions = this.conditions
    shell.loops = this.loops
    shell.nesting = this.nesting
    if (this.#isFile) shell.isFile()
    // what is ignored stays ignored; commands of traps are the parent's
    for (const [name, text] of this.state.traps) if (text === '' && signalFrom(name)) shell.state.traps.set(name, '')
    shell.state.options.delete('monitor')
    return shell
  }

  *node(node: Node | CommandNode): Steps<number> {
    switch (node.type) {
      case 'Command':
        return yield* this.simple(node)
      case 'Pipeline':
        return yield* this.pipeline(node)
      case 'AndOr':
        return yield* this.andOr(node)
      case 'If':
        return yield* this.ifCommand(node)
      case 'For':
        return yield* this.forLoop(node)
      case 'ArithmeticFor':
        return yield* this.arithmeticFor(node)
      case 'While':
        return yield* this.whileLoop(node)
      case 'Case':
        return yield* this.caseCommand(node)
      case 'Select':
        return yield* this.select(node)
      case 'BraceGroup':
        return yield* this.list(node.body.commands)
      case 'Redirected':
        return yield* this.redirected(node)
      default:
        return yield* this.#other(node)
    }
  }

  *#other(
    node: Extract<Node, { type: 'Subshell' | 'Function' | 'TestCommand' | 'ArithmeticCommand' | 'Coproc' }>,
  ): Steps<number> {
    let status: number
    switch (node.type) {
      case 'Subshell':
        return yield* this.subshell(node, node.body.commands)
      case 'Function':
        return this.define(node)
      case 'TestCommand':
        yield* this.begins(node)
        status = yield* this.test(node.expression, node.pos)
        break
      case 'ArithmeticCommand':
        yield* this.begins(node)
        status = yield* this.arithmeticCommand(node.body, node.pos)
        break
      case 'Coproc':
        this.state.line = this.source.lineAt(node.pos)
        yield* settle(this.complain('coproc: coprocesses are not simulated'))
        status = 1
    }
    this.state.pipeStatus = [status]
    yield* this.finish(status)
    return status
  }

  *last(node: Node | CommandNode): Steps<number> {
    if (node.type === 'Command') return yield* this.simple(node, true)
    if (node.type === 'Subshell') return yield* this.lastOf(node.body.commands)
    return yield* this.node(node)
  }
}
