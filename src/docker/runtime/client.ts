import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import { freePtyName } from '../../shell/posix/pty-name.ts'
import { Pty, type PtyMaster } from '../../shell/posix/pty.ts'
import { signalFrom, type SignalName } from '../../shell/posix/signals.ts'
import { type Chunk, MemoryInput, type OpenFile } from '../../shell/posix/stream.ts'
import { isTerminal, type Terminal } from '../../shell/posix/terminal.ts'
import type { Watch } from '../../shell/watch.ts'
import type {
  Attachment,
  ContainerRuntime,
  Execution,
  HostProcess,
  Launch,
  ProcessUsage,
  Tell,
} from './container-runtime.ts'
import type { StepRunner } from '../build/step-runner.ts'
import { environmentOf } from './environment.ts'
import type { Container } from '../engine/model.ts'
import type { ContainerLog } from './container-log.ts'
import { isServer } from '../engine/server.ts'
import { type Main, type Runtime, unattended } from './runtime.ts'
import type { Spec } from './task.ts'
import { ClientInput, ContainerOutput, SilentInput } from './streams.ts'
import type { Task } from './task.ts'

/** How often somebody asks docker to end who is attached to a program that does not hear it. */
const MOST_INTERRUPTIONS = 3
/** Keys that a terminal makes signals of. */
const TYPED: ReadonlySet<SignalName> = new Set<SignalName>(['INT', 'QUIT', 'TSTP'])
/** Signals that docker passes on to the main program that it is attached to. */
const PASSED: ReadonlySet<SignalName> = new Set<SignalName>(['INT', 'TERM', 'HUP', 'QUIT', 'USR1', 'USR2'])

/** A terminal, and the container that has it. */
interface Relay {
  readonly terminal: Terminal
  readonly name: string
  readonly kernel: Main['task']['kernel']
  readonly pty: Pty
  /** The status of who leaves by Ctrl-P Ctrl-Q, who is told so unless it is 0. */
  readonly ifLeft: number
  readonly tell: Tell | undefined
}

/** Who hosts a main program's terminal. */
type Host = Pick<Relay, 'ifLeft' | 'tell'> & { readonly terminal: Terminal | undefined }

/** What became of an attachment. */
const LEFT = 'left'
/** The status of docker attach and docker exec where their keys to leave were pressed. */
const LEFT_TOLD = 1

/** A container's side of a run of docker: its streams are those of docker's own process, its signals are passed on. */
export class RuntimeClient implements ContainerRuntime {
  readonly #process: GnuProcess
  readonly #runtime: Runtime

  constructor(process: GnuProcess, runtime: Runtime) {
    this.#process = process
    this.#runtime = runtime
  }

  get hasTerminal(): boolean {
    return this.#terminal() !== undefined
  }

  /** Who typed this line hears of what it does in containers. */
  get #watch(): Watch | undefined {
    return this.#process.watch?.inside
  }

  async launch(launch: Launch): Promise<number> {
    const { container, attached, interactive, streams, keepsSignals = false } = launch
    await this.#prepare(container)
    if (!attached) {
      await this.#process.blocked(this.#runtime.startDetached(container))
      return 0
    }
    if (container.tty) return this.#onTerminal(launch)
    const [output, errors] = this.#outputs(container)
    const input = interactive ? this.#input() : undefined
    const isShown = (name: string): boolean => !streams || streams.has(name)
    const { task } = this.#runtime.start(container, {
      input,
      output: isShown('stdout') ? output : undefined,
      errors: isShown('stderr') ? errors : undefined,
      watch: this.#watch,
    })
    return keepsSignals ? this.#leaving(task) : this.#passing(task)
  }

  async attach({ container, interactive, keepsSignals = false, tell }: Attachment): Promise<number> {
    await this.#prepare(container)
    const main = this.#runtime.of(container)
    if (main.pty) return this.#attach(container, main, { terminal: interactive ? this.#terminal() : undefined, tell })
    const [output, errors] = this.#outputs(container)
    main.output.attach(output)
    main.errors.attach(errors)
    const input = interactive ? this.#input() : undefined
    if (input) main.input?.attach(input)
    this.#process.atEnd.push(() => {
      main.output.detach(output)
      main.errors.detach(errors)
      if (input) main.input?.detach(input)
    })
    return keepsSignals ? this.#leaving(main.task) : this.#passing(main.task)
  }

  /** Waits for the end; a signal ends docker, and the container goes on. */
  #leaving(task: Task): Promise<number> {
    this.#process.handler = undefined
    return this.#process.blocked(task.ended)
  }

  /** Waits for the end, and passes signals on; the third of them ends docker. */
  #passing(task: Task): Promise<number> {
    let interruptions = 0
    let giveUp: ((status: number) => void) | undefined
    const given = new Promise<number>((resolve) => (giveUp = resolve))
    this.#process.handler = (signal) => {
      if (!PASSED.has(signal)) return false
      task.signal(signal)
      interruptions += 1
      if (interruptions === MOST_INTERRUPTIONS) giveUp?.(1)
      return true
    }
    return this.#process.blocked(Promise.race([task.ended, this.#saysSo(given)]))
  }

  async #saysSo(given: Promise<number>): Promise<number> {
    const status = await given
    await this.#process.write(2, 'got 3 SIGTERM/SIGINTs, forcefully exiting\n')
    return status
  }

  #onTerminal({ container, interactive, tell }: Launch): Promise<number> {
    const terminal = interactive ? this.#terminal() : undefined
    // a program may write before anybody could attach to it
    const master = (log: ContainerLog): PtyMaster => this.#master(terminal, log)
    const attached = { input: undefined, output: undefined, errors: undefined, watch: this.#watch, master }
    const main = this.#runtime.start(container, attached)
    this.#tellSize(tell)
    return this.#hosting(container, main, { terminal, ifLeft: 0, tell })
  }

  /** Hosts the terminal of a main program that runs. */
  #attach(container: Container, main: Main, { terminal, tell }: Omit<Host, 'ifLeft'>): Promise<number> {
    // another size first: so programs draw what is on their screen anew
    this.#tellSize(tell, 1)
    this.#tellSize(tell)
    main.pty?.host(this.#master(terminal, main.log))
    return this.#hosting(container, main, { terminal, ifLeft: LEFT_TOLD, tell })
  }

  /** What hosts the terminal of a main program for docker's own. */
  #master(terminal: Terminal | undefined, log: ContainerLog): PtyMaster {
    return {
      input: terminal ?? new SilentInput(),
      written: async (chunk) => {
        log.write(chunk)
        await this.#process.write(1, this.#asTyped(chunk))
      },
      typed: (chunk) => log.write(chunk),
      watch: this.#watch,
    }
  }

  /** Stays with a main program whose terminal is hosted until it ends, or Ctrl-P Ctrl-Q leaves it. */
  async #hosting(container: Container, { task, pty, log }: Main, { terminal, ...rest }: Host): Promise<number> {
    if (!pty) return task.ended
    this.#process.atEnd.push(() => pty.host(unattended(log)))
    this.#passKeys((signal) => task.kernel.signalGroup(pty.foreground, signal))
    return this.#until(task.ended, terminal && { terminal, name: container.name, kernel: task.kernel, pty, ...rest })
  }

  /** Tells how large the terminal is that docker writes to, and so much more. */
  #tellSize(tell: Tell | undefined, more = 0): void {
    const file = this.#process.descriptors.get(1)
    if (!isTerminal(file)) return
    const { rows, cols } = file.screen
    tell?.('resize', { height: String(rows + more), width: String(cols + more) })
  }

  async exec({ container, argv, directory, env, ...how }: Execution): Promise<number> {
    const { task } = this.#runtime.of(container)
    const { detached, interactive, tty } = how
    const terminal = this.#terminal()
    if (tty && interactive && !detached && !terminal) return this.#noTerminal()
    const user = how.user ?? this.#runtime.userOf(container)
    const whole = environmentOf(this.#runtime.engine, container, env, tty)
    const spec = { argv, env: whole, directory, user }
    const input = !interactive || detached ? new MemoryInput('') : this.#input()
    if (!tty || detached) {
      const client = (fd: number): OpenFile | undefined => (detached ? undefined : this.#process.file(fd))
      const files = [input, new ContainerOutput(client(1)), new ContainerOutput(client(2))]
      const watch = detached ? undefined : this.#watch
      const child = task.exec({ ...spec, watch, descriptors: new Map(files.map((file, fd) => [fd, file] as const)) })
      if (detached) return 0
      // nothing is passed on to it: Ctrl-C ends docker, and it goes on
      this.#process.handler = undefined
      return this.#until(endOf(child))
    }
    return this.#execOnTerminal(container, spec, interactive ? terminal : undefined)
  }

  async #execOnTerminal(
    container: Container,
    spec: Omit<Spec, 'descriptors' | 'terminal'>,
    terminal: Terminal | undefined,
  ): Promise<number> {
    const { task } = this.#runtime.of(container)
    const { kernel } = task
    const master: PtyMaster = {
      input: terminal ?? new SilentInput(),
      written: (chunk) => this.#process.write(1, this.#asTyped(chunk)),
      typed: () => undefined,
      watch: this.#watch,
    }
    const pty = new Pty(freePtyName(kernel.processes), master)
    const child = task.exec({ ...spec, descriptors: new Map([0, 1, 2].map((fd) => [fd, pty])), terminal: pty })
    this.#process.atEnd.push(() => {
      pty.host(AWAY)
      child.receive('HUP')
    })
    this.#passKeys((signal) => kernel.signalGroup(pty.foreground, signal))
    return this.#until(
      endOf(child),
      terminal && { terminal, name: container.name, kernel, pty, ifLeft: LEFT_TOLD, tell: undefined },
    )
  }

  get steps(): StepRunner {
    const { steps } = this.#runtime
    return {
      rootOf: (image) => steps.rootOf(image),
      run: (step) => this.#process.blocked(steps.run(step)),
    }
  }

  async stop(container: Container, patience: number, killing: () => void): Promise<void> {
    const task = await this.#awake(container)
    // it may have ended meanwhile, by itself
    if (!task) return
    await this.#process.blocked(task.stop(signalFrom(container.stopSignal) ?? 'TERM', patience, killing))
  }

  async kill(container: Container, name: string): Promise<void> {
    const signal = signalFrom(name)
    const task = await this.#awake(container)
    if (signal) task?.signal(signal)
    // those who handle it are given the time to do so
    await this.#process.kernel.scheduler.turn()
  }

  async processes(container: Container): Promise<readonly HostProcess[]> {
    const task = await this.#awake(container)
    return task?.processes ?? []
  }

  async usage(container: Container): Promise<ProcessUsage> {
    await this.#prepare(container)
    const { task } = this.#runtime.of(container)
    const cpuTime = task.processes.reduce((sum, one) => sum + one.cpuTime, 0)
    return { cpuTime, memory: task.kernel.memory, processes: task.processes.length }
  }

  async #awake(container: Container): Promise<Task | undefined> {
    await this.#prepare(container)
    return this.#process.blocked(this.#runtime.wake(container))
  }

  async #prepare(container: Container): Promise<void> {
    await this.#process.outside(this.#runtime.prepare(container))
  }

  /** Waits for an end; on a terminal, Ctrl-P Ctrl-Q leaves before. */
  async #until(ended: Promise<number>, relay?: Relay): Promise<number> {
    if (!relay) return this.#process.blocked(ended)
    const { terminal, name, kernel, pty, ifLeft, tell } = relay
    const left = new Promise<typeof LEFT>((resolve) => {
      terminal.guest = {
        name,
        get program() {
          return kernel.processes.findLast(({ group, state }) => group === pty.foreground && state !== 'ended')
        },
        detach: () => resolve(LEFT),
      }
    })
    this.#process.atEnd.push(() => (terminal.guest = undefined))
    const outcome = await this.#process.blocked(Promise.race([ended, left]))
    if (outcome !== LEFT) return outcome
    tell?.('detach')
    if (ifLeft !== 0) await this.#process.write(2, 'read escape sequence\n')
    return ifLeft
  }

  #passKeys(pass: (signal: SignalName) => void): void {
    this.#process.handler = (signal) => {
      if (TYPED.has(signal)) pass(signal)
      return TYPED.has(signal)
    }
  }

  #terminal(): Terminal | undefined {
    const file = this.#process.descriptors.get(0)
    return isTerminal(file) ? file : undefined
  }

  async #noTerminal(): Promise<number> {
    await this.#process.write(2, 'the input device is not a TTY\n')
    return 1
  }

  /** Standard input as a pipe. */
  #input(): OpenFile {
    return new ClientInput(this.#process.file(0))
  }

  /** What a container's terminal gives: lines end with a return, too. A terminal of ours adds that itself. */
  #asTyped(chunk: Chunk): Chunk {
    if (typeof chunk !== 'string' || isTerminal(this.#process.descriptors.get(1))) return chunk
    return chunk.replaceAll('\n', '\r\n')
  }

  /** Where an attached main program writes. What servers tell on standard error is no error on the terminal. */
  #outputs(container: Container): readonly [OpenFile, OpenFile] {
    const [output, errors] = [this.#process.file(1), this.#process.file(2)]
    const { terminal } = this.#process
    return [output, isServer(container) && terminal && isTerminal(errors) ? terminal : errors]
  }
}

/** Of a terminal whose docker has gone. */
const AWAY: PtyMaster = { input: new SilentInput(), written: () => undefined, typed: () => undefined }

async function endOf(child: GnuProcess): Promise<number> {
  while (child.state !== 'ended') await child.change()
  return child.result?.status ?? 1
}
