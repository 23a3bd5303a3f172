import { createChance } from '../base/chance.ts'
import { withoutColour } from '../base/color.ts'
import type { Facts, LineFacts } from '../course/facts.ts'
import { lineOf } from '../course/judge/index.ts'
import { subcommands } from '../docker/commands/index.ts'
import { createDockerMachine } from '../docker/machine.ts'
import { standingClock } from '../host.ts'
import { createLinuxMachine } from '../linux/machine.ts'
import type { Machine, MachineOptions } from '../shell/machine.ts'
import type { MachineSnapshot } from '../shell/snapshots.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { type SteadyHost, steadyHost } from '../steady-host.ts'
import type { PlayedTerminal } from './play-lessons.ts'
import { recordingStart } from './recorded-modes.ts'
import { createSessionTerminal } from './session-terminal.ts'

export type Mode = 'linux' | 'docker'

type LessonMachine = Machine<unknown, Facts>

const machines: Readonly<Record<Mode, (options: MachineOptions) => LessonMachine>> = {
  linux: createLinuxMachine,
  docker: createDockerMachine,
}

/** What is loaded before time is counted. */
const WARM: Readonly<Record<Mode, () => Promise<unknown>>> = {
  linux: () => Promise.resolve(),
  docker: () => Promise.all([import('../docker/runtime/index.ts'), ...subcommands.map((row) => row.load())]),
}

/** What a line is typed with. */
export interface Typed {
  readonly line: string
  readonly keys?: readonly string[] | undefined
}

/** A place that can be come back to: a world, and the lines from there to where a shell was entered or jobs run. */
export interface Landing {
  readonly snapshot: MachineSnapshot
  readonly inside: readonly Typed[]
}

/** A machine on which lines of lessons are typed, in one of its shells; nobody sits at the keyboard. */
export class LessonWorld {
  readonly #mode: Mode
  readonly #machine: LessonMachine
  readonly #host: SteadyHost
  readonly #shell: ShellName
  #terminal: PlayedTerminal
  #start: MachineSnapshot | undefined
  #landing: Landing | undefined

  constructor(mode: Mode, shell: ShellName) {
    const host = steadyHost()
    this.#mode = mode
    const { now, seed } = recordingStart
    this.#host = host
    this.#machine = machines[mode]({ clock: standingClock(now, host), chance: createChance(seed), host })
    this.#shell = shell
    this.#terminal = this.#connect()
  }

  /** The world as it is at first. */
  async begin(): Promise<Landing> {
    await WARM[this.#mode]()
    await this.#terminal.prompt()
    this.#start ??= this.#machine.snapshot()
    return this.land({ snapshot: this.#start, inside: [] })
  }

  /** Goes back to a place. */
  async land(landing: Landing): Promise<Landing> {
    const { session } = this.#machine
    this.#machine.restore(landing.snapshot)
    await this.#host.during(session.ready)
    this.#terminal = this.#connect()
    this.#landing = { snapshot: landing.snapshot, inside: [] }
    for (const typed of landing.inside) await this.type(typed)
    return landing
  }

  /** Types a line and waits for its end, or until a shell that was entered waits for the next one; gives what it did. */
  async type(typed: Typed): Promise<LineFacts> {
    const { line, keys } = typed
    const before = this.#last()
    const landing = this.here()
    const { stdout, stderr, status } = await this.#terminal.run(line, keys)
    const { session } = this.#machine
    // jobs do not come back with a world, and neither do shells that were entered
    const atRest = session.state.get().atPrompt && session.jobs === 0
    this.#landing = atRest ? undefined : { ...landing, inside: [...landing.inside, typed] }
    const moment = this.#last()
    if (moment && moment !== before) return lineOf(moment)
    const inner = this.#machine.inner.get()
    if (inner) return lineOf(inner)
    return { line, ran: [], status, stdout: withoutColour(stdout), stderr: withoutColour(stderr) }
  }

  facts(): Promise<Facts> {
    return this.#machine.facts()
  }

  /** Where it is now, to come back to. */
  here(): Landing {
    this.#landing ??= { snapshot: this.#machine.snapshot(), inside: [] }
    return this.#landing
  }

  /** Takes back every line since the machine was made. */
  async undoAll(): Promise<void> {
    await this.#machine.go(0)
    await this.#host.during(this.#machine.session.ready)
    this.#terminal = this.#connect()
    this.#landing = undefined
  }

  /** All that the machine is, as text: two that are the same are the same bytes. */
  bytes(): string {
    const plain = (_key: string, value: unknown): unknown =>
      value instanceof Uint8Array ? [...value] : value instanceof Map ? [...value] : value
    return JSON.stringify(this.#machine.save(), plain)
  }

  #last() {
    return this.#machine.timeline.get().moments.at(-1)
  }

  #connect(): PlayedTerminal {
    return createSessionTerminal(this.#machine.session, this.#host, this.#shell, { unattended: true })
  }
}
