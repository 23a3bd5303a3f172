import type { StepRunner } from '../build/step-runner.ts'
import type { Container } from '../engine/model.ts'

/** Tells what becomes of a client: it leaves, or its terminal has a size. */
export type Tell = (action: 'detach' | 'resize', attributes?: Readonly<Record<string, string>>) => void

/** How a container's main program is run. */
export interface Launch {
  readonly container: Container
  /** Attached: its output is shown, and Ctrl-C reaches it. */
  readonly attached: boolean
  /** Its standard input is kept open (`-i`). */
  readonly interactive: boolean
  /** Which of its streams are shown, where not all are (`-a`). */
  readonly streams?: ReadonlySet<string>
  /** Signals end docker and are not passed on (`--sig-proxy=false`). */
  readonly keepsSignals?: boolean
  readonly tell?: Tell
}

/** Somebody who joins a main program that runs. */
export type Attachment = Pick<Launch, 'container' | 'interactive' | 'keepsSignals' | 'tell'>

/** A further program of a container. */
export interface Execution {
  readonly container: Container
  readonly argv: readonly string[]
  /** Absolute. */
  readonly directory: string
  /** Variables beyond the container's own. */
  readonly env: readonly string[]
  readonly detached: boolean
  readonly interactive: boolean
  /** On a terminal of its own (`-t`). */
  readonly tty: boolean
  /** Whom it runs as: `name`, `1000:1000`; the container's own user where absent. */
  readonly user?: string | undefined
}

/** A process of a container, as the host sees it. */
export interface HostProcess {
  /** The container's own numbers; the parent of those that the engine started is 0. */
  readonly pid: number
  readonly ppid: number
  readonly uid: number
  readonly tty: string | undefined
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** Time on a processor, in milliseconds. */
  readonly cpuTime: number
  readonly command: string
}

/** What the processes of a container use together. */
export interface ProcessUsage {
  /** Milliseconds on a processor. */
  readonly cpuTime: number
  /** Bytes. */
  readonly memory: number
  readonly processes: number
}

/** What runs programs in containers, for one run of docker. */
export interface ContainerRuntime {
  /** Whether docker's own standard input is a terminal. */
  readonly hasTerminal: boolean
  /** Runs the main program of a container that was just started: to its end when attached. Gives its status, 0 for one that goes on. @throws NotStarted */
  launch(launch: Launch): Promise<number>
  /** Stays with a main program that runs until it ends; gives its status, 1 for who leaves before. */
  attach(attachment: Attachment): Promise<number>
  /** Runs a program beside it; gives its status. @throws NotStarted */
  exec(execution: Execution): Promise<number>
  /** Asks the main program to end, and kills it when it has not after so many milliseconds; `killing` is called before that. */
  stop(container: Container, patience: number, killing: () => void): Promise<void>
  /** Sends a signal, named without SIG, to the main program. */
  kill(container: Container, signal: string): Promise<void>
  processes(container: Container): Promise<readonly HostProcess[]>
  usage(container: Container): Promise<ProcessUsage>
  /** Runs the commands of builds. */
  readonly steps: StepRunner
}

/**
 * A program that could not be started: `message` follows `unable to start container process: `, unless it was not even tried, such as
 * for a user who is not there.
 */
export class NotStarted extends Error {
  override readonly name = 'NotStarted'
  /** Whether it was tried. */
  readonly tried: boolean
  /** What docker ends with. */
  readonly status: number
  /** What Docker adds at the end. */
  readonly advice: string

  constructor(message: string, status: number, tried = true, advice = '') {
    super(message)
    this.tried = tried
    this.status = status
    this.advice = advice
  }
}
