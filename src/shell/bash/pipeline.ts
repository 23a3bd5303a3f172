import type { AndOr, CommandNode, Pipeline, Statement } from './syntax/parser.ts'
import { FileSystemError } from '../posix/errno.ts'
import { openFile } from '../posix/open.ts'
import { createPipe } from '../posix/pipe.ts'
import type { Process, WaitResult } from '../posix/process.ts'
import { signalSentences } from '../posix/signals.ts'
import { MemoryOutput, type OpenFile, release, retain } from '../posix/stream.ts'
import type { PosixSystem } from '../posix/system.ts'
import { CompoundCommands } from './compound.ts'
import { Abandoned, type Node, type Place } from './core.ts'
import { FatalError, MOST_TEXT } from './expand/expansion.ts'
import { commandText } from './syntax/print.ts'
import { Source } from './syntax/source.ts'
import { ShellError } from './state.ts'
import { drive, settle, type Steps } from './steps.ts'
import type { Substitution } from './expand/words.ts'

/** The first descriptor of a process substitution; the next ones are below it. */
const PROCESS_SUBSTITUTION = 63

const minutes = (seconds: number, digits = 3): string =>
  `${Math.floor(seconds / 60)}m${(seconds % 60).toFixed(digits)}s`

interface ForkOptions {
  readonly descriptors?: ReadonlyMap<number, OpenFile>
  /** The process group of the job that it belongs to; 'own' starts one. Only with job control. */
  readonly group?: number | 'own' | undefined
  readonly foreground?: boolean
  /** Whether `jobs` lists this shell's jobs there: for a substitution and for a command of a pipeline. */
  readonly seesJobs?: boolean
}

/** Runs pipelines, subshells and substitutions: what needs processes of its own. */
export abstract class Pipelines<System extends PosixSystem> extends CompoundCommands<System> {
  readonly #substitutions: Process<System>[] = []
  #substitutionDescriptors: number[] = []

  /** A shell in a process of its own, with a copy of everything. */
  abstract fork(process: Process<System>): Pipelines<System>
  /** Runs a command that nothing comes after in this process: a program may take the process's place. */
  abstract last(node: Node | CommandNode): Steps<number>
  /** Everything that a forked shell does: the steps, then its EXIT trap. */
  abstract whole(steps: Steps<number>): Steps<number>

  get jobControl(): boolean {
    return this.state.options.has('monitor')
  }

  /** Starts a copy of this shell. @throws FatalError when there are too many processes */
  spawn(run: (shell: Pipelines<System>) => Steps<number>, options: ForkOptions = {}): Process<System> {
    const { group, foreground = false, descriptors, seesJobs = false } = options
    const { process } = this
    const image = (child: Process<System>): number | Promise<number> => {
      if (foreground && child.terminal) child.terminal.foreground = child.group
      const shell = this.fork(child)
      if (seesJobs) shell.jobs.inherited = this.jobs
      return drive(child, shell.whole(run(shell)))
    }
    try {
      return process.spawn({
        argv: process.argv,
        image,
        ...(descriptors && { descriptors }),
        ...(group !== undefined && { group }),
      })
    } catch (error) {
      if (!(error instanceof FileSystemError) || error.code !== 'EAGAIN') throw error
      throw new FatalError('fork: retry: Resource temporarily unavailable')
    }
  }

  *pipeline(node: Pipeline): Steps<number> {
    const { prefixes, commands } = node
    const negated = prefixes.filter(({ type }) => type === 'Negation').length % 2 === 1
    const time = prefixes.find((prefix) => prefix.type === 'Time')
    const started = this.process.kernel.clock.now()
    if (negated) this.conditions += 1
    let status: number
    try {
      status = yield* this.#stages(node, commands)
    } finally {
      if (negated) this.conditions -= 1
    }
    if (time) yield* settle(this.tell(this.#times(started, time.posix !== undefined)))
    if (!negated) return status
    status = status === 0 ? 1 : 0
    this.state.status = status
    return status
  }

  *#stages(node: Pipeline, commands: readonly CommandNode[]): Steps<number> {
    const [only] = commands
    if (!only) return 0
    if (commands.length === 1) return yield* this.node(only)
    const lastHere = this.state.shopt.has('lastpipe') && !this.jobControl
    const { processes, input } = this.#start(node, lastHere)
    let own: number | undefined
    if (lastHere && input) own = yield* this.#runHere(commands.at(-1), input)
    const statuses = yield* this.waitFor(processes, node)
    if (own !== undefined) statuses.push(own)
    this.state.pipeStatus = statuses
    if (!this.inTrap) this.place = commands.at(-1)
    const last = statuses.at(-1) ?? 0
    const failed = this.state.options.has('pipefail') ? statuses.findLast((status) => status !== 0) : undefined
    const status = failed ?? last
    yield* this.finish(status)
    return status
  }

  #start(
    { commands, operators }: Pipeline,
    lastHere: boolean,
  ): { readonly processes: readonly Process<System>[]; readonly input: OpenFile | undefined } {
    const processes: Process<System>[] = []
    let input: OpenFile | undefined
    const stages = lastHere ? commands.slice(0, -1) : commands
    for (const [at, command] of stages.entries()) {
      const descriptors = new Map(this.process.descriptors)
      const pipe = at < commands.length - 1 ? createPipe() : undefined
      if (input) descriptors.set(0, input)
      if (pipe) {
        descriptors.set(1, retain(pipe.writer))
        retain(pipe.reader)
        if (operators[at] === '|&') descriptors.set(2, pipe.writer)
      }
      try {
        const seesJobs = command.type === 'Command'
        processes.push(
          this.spawn((shell) => shell.last(command), { descriptors, seesJobs, ...this.#groupFor(processes) }),
        )
      } finally {
        if (input) release(input)
        if (pipe) release(pipe.writer)
        input = pipe?.reader
      }
    }
    return { processes, input }
  }

  #groupFor([first]: readonly Process<System>[]): Pick<ForkOptions, 'group' | 'foreground'> {
    if (!this.jobControl) return {}
    return { group: first?.group ?? 'own', foreground: true }
  }

  *#runHere(command: CommandNode | undefined, input: OpenFile): Steps<number> {
    const old = this.process.descriptors.get(0)
    if (old) retain(old)
    this.process.assign(0, input)
    release(input)
    try {
      return command ? yield* this.node(command) : 0
    } finally {
      if (old) {
        this.process.assign(0, old)
        release(old)
      } else this.process.closeDescriptor(0)
    }
  }

  /** Waits for the processes of a job in the foreground. */
  *waitFor(processes: readonly Process<System>[], node: Place): Steps<number[]> {
    const statuses: number[] = []
    const untraced = this.jobControl
    let stopped: WaitResult | undefined
    let interrupted = false
    for (const process of processes) {
      const result = yield* settle(this.process.wait(process, { untraced }))
      statuses.push(result.status)
      if (result.type === 'stopped') stopped = result
      if (result.type === 'signaled') {
        interrupted ||= result.signal === 'INT'
        yield* settle(this.#tellSignal(process, result, node))
      }
    }
    const { terminal } = this.process
    if (untraced && terminal) terminal.foreground = this.process.group
    if (stopped) {
      const known = processes[0] && this.jobs.of(processes[0].pid)
      const job = known ?? this.jobs.add(processes, this.#textOf(node), false)
      this.jobs.touch(job)
      job.told = true
      yield* settle(this.tell(`\n${this.jobs.line(job)}\n`))
      if (this.interactive) this.state.status = stopped.status
    }
    if (interrupted && this.interactive) {
      this.state.status = 130
      throw new Abandoned()
    }
    return statuses
  }

  #tellSignal({ pid }: Process<System>, result: WaitResult & { type: 'signaled' }, node: Place): void | Promise<void> {
    const { signal } = result
    if (signal === 'INT' || signal === 'PIPE') return undefined
    const sentence = signalSentences[signal] ?? signal
    if (this.interactive) return this.tell(`${sentence}\n`)
    if (signal === 'TERM') return this.tell('Terminated\n')
    return this.tell(`${this.prefix}${String(pid).padStart(5)} ${sentence.padEnd(24)}${this.#textOf(node)}\n`)
  }

  *subshell(node: Node | CommandNode, body: readonly Statement[]): Steps<number> {
    const child = this.spawn((shell) => shell.lastOf(body), this.#groupFor([]))
    const [status = 0] = yield* this.waitFor([child], node)
    if (!this.inTrap) this.place = node
    this.state.pipeStatus = [status]
    yield* this.finish(status)
    return status
  }

  /** Runs commands of which the last may take the process's place. */
  *lastOf(statements: readonly Statement[]): Steps<number> {
    const [only] = statements
    if (only && statements.length === 1 && !only.background) return yield* this.last(only.command)
    return yield* this.list(statements)
  }

  /** Starts `command &`. */
  *background({ command }: Statement): Steps<number> {
    const text = commandText(command, this.source)
    // `%1 &`
    if (this.jobControl && /^%\S*$/.test(text)) return yield* this.runWords(['bg', text])
    this.jobs.sweep(this.process, (job) => job.told && !this.interactive)
    const descriptors = new Map(this.process.descriptors)
    const nothing = this.jobControl ? undefined : retain(openFile(this.process, '/dev/null', { read: true }))
    if (nothing) descriptors.set(0, nothing)
    const process = this.spawn((shell) => shell.inBackground(command, this.jobControl), {
      descriptors,
      group: this.jobControl ? 'own' : undefined,
    })
    if (nothing) release(nothing)
    const job = this.jobs.add([process], text, true)
    this.state.lastBackground = process.pid
    this.state.status = 0
    this.state.pipeStatus = [0]
    if (this.interactive) yield* settle(this.tell(`[${job.id}] ${process.pid}\n`))
    return 0
  }

  /** What a forked shell does for `&`: it gives everybody else a turn. Without job control Ctrl-C is not for it. */
  *inBackground(command: Node | AndOr, jobControl: boolean): Steps<number> {
    if (!jobControl) for (const signal of ['INT', 'QUIT'] as const) this.process.ignored.add(signal)
    yield this.process.blocked(this.process.kernel.scheduler.turn())
    return yield* this.last(command)
  }

  /** A command substitution's output. */
  *substitute({ script, text, source }: Substitution): Steps<string> {
    const [error] = script.errors ?? []
    if (error) throw new ShellError(`command substitution: syntax error in ${text}`)
    const [only] = script.commands
    const read = only && script.commands.length === 1 ? yield* this.#fileRead(only) : undefined
    if (read !== undefined) return read
    const output = new MemoryOutput(MOST_TEXT)
    const descriptors = new Map(this.process.descriptors)
    descriptors.set(1, output)
    const child = this.spawn(
      (shell) => {
        if (source) shell.source = new Source(source.text, this.state.line)
        shell.nesting += 1
        if (!shell.state.shopt.has('inherit_errexit')) shell.state.options.delete('errexit')
        return shell.lastOf(script.commands)
      },
      { descriptors, seesJobs: true },
    )
    const result = yield* settle(this.process.wait(child))
    this.substituted = result.status
    this.state.status = result.status
    if (result.type === 'signaled' && result.signal === 'INT' && this.interactive) throw new Abandoned()
    if (output.isFull)
      throw new FatalError('xrealloc: cannot allocate memory: a command substitution gave more than 64 MiB')
    return this.#withoutNul(output.text()).replace(/\n+$/, '')
  }

  #withoutNul(text: string): string {
    if (!text.includes('\0')) return text
    this.warn('warning: command substitution: ignored null byte in input')
    return text.replaceAll('\0', '')
  }

  /** `$(<file)` */
  *#fileRead({ command, background }: Statement): Steps<string | undefined> {
    if (command.type !== 'Command' || background || command.name || command.prefix.length !== 1) return undefined
    const [redirection] = command.prefix
    if (redirection?.type !== 'Redirect' || redirection.operator !== '<' || !redirection.target) return undefined
    const words: string[] = []
    yield* this.expander.fields(redirection.target, words)
    const [path = ''] = words
    try {
      const file = retain(openFile(this.process, path, { read: true }))
      const content = new MemoryOutput(MOST_TEXT)
      try {
        for (;;) {
          const chunk = yield* settle(this.process.readFrom(file))
          if (chunk === undefined) break
          content.write(chunk)
        }
      } finally {
        release(file)
      }
      this.substituted = 0
      return this.#withoutNul(content.text()).replace(/\n+$/, '')
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      this.substituted = 1
      yield* settle(this.complain(`${path}: ${error.message}`))
      return ''
    }
  }

  processSubstitution(operator: '<' | '>', { script, source }: Substitution): string {
    const { reader, writer } = createPipe()
    const [ours, theirs] = operator === '<' ? [reader, writer] : [writer, reader]
    let fd = PROCESS_SUBSTITUTION
    while (this.process.descriptors.has(fd)) fd -= 1
    this.process.assign(fd, ours)
    this.#substitutionDescriptors.push(fd)
    const descriptors = new Map(this.process.descriptors)
    descriptors.delete(fd)
    descriptors.set(operator === '<' ? 1 : 0, retain(theirs))
    const child = this.spawn(
      (shell) => {
        if (source) shell.source = new Source(source.text, this.state.line)
        return shell.lastOf(script.commands)
      },
      { descriptors, seesJobs: true },
    )
    release(theirs)
    this.#substitutions.push(child)
    this.state.lastBackground = child.pid
    return `/dev/fd/${fd}`
  }

  childOf(pid: number): Process<System> | undefined {
    return this.#substitutions.find((child) => child.pid === pid)
  }

  /** How many process substitutions are open: give it to `endSubstitutions` when the command that uses them is over. */
  get openSubstitutions(): number {
    return this.#substitutionDescriptors.length
  }

  endSubstitutions(from: number): void {
    for (const fd of this.#substitutionDescriptors.splice(from)) this.process.closeDescriptor(fd)
    for (const child of this.#substitutions.splice(0)) {
      if (child.state !== 'ended') this.#substitutions.push(child)
      else {
        this.jobs.remember(child.pid, child.result?.status ?? 0)
        this.process.kernel.reap(child)
      }
    }
  }

  #textOf(place: Place): string {
    return typeof place === 'string' ? place : commandText(place, this.source)
  }

  #times(started: number, posix: boolean): string {
    const seconds = (this.process.kernel.clock.now() - started) / 1000
    if (posix) return `real ${seconds.toFixed(2)}\nuser 0.00\nsys 0.00\n`
    const format = this.state.get('TIMEFORMAT')
    if (format === undefined) return `\nreal\t${minutes(seconds)}\nuser\t${minutes(0)}\nsys\t${minutes(0)}\n`
    if (format === '') return ''
    const values: Readonly<Record<string, number>> = { R: seconds, U: 0, S: 0, P: 0 }
    return `${format.replaceAll(/%(%|(\d)?(l)?([RUSP]))/g, (_whole, percent: string, ...rest: string[]) => {
      const [digits = '3', long, name = ''] = rest
      if (percent === '%') return '%'
      const value = values[name] ?? 0
      return long ? minutes(value, Number(digits)) : value.toFixed(Number(digits))
    })}\n`
  }
}
