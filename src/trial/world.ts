import { createChance } from '../base/chance.ts'
import { withoutColour } from '../base/color.ts'
import type { GivenWorld } from '../course/challenge.ts'
import type { Facts, LineFacts } from '../course/facts.ts'
import { lineOf } from '../course/judge/index.ts'
import { standingClock } from '../host.ts'
import type { Machine, MachineOptions } from '../shell/machine.ts'
import type { Unfinished } from '../shell/bash/syntax/unfinished.ts'
import type { MachineSnapshot } from '../shell/snapshots.ts'
import type { Hint } from '../shell/session/session.ts'
import type { ShellName } from '../shell/terminal-shell.ts'
import { type SteadyHost, steadyHost } from '../steady-host.ts'
import { linesOf } from './given.ts'
import { createSessionTerminal, type PlayedTerminal } from './session-terminal.ts'

export type Mode = 'linux' | 'docker'

type TrialMachine = Machine<unknown, Facts>

type MakeMachine = (options: MachineOptions) => TrialMachine

/** What makes the machine of a mode, with all of it that is loaded before time is counted. */
const LOAD: Readonly<Record<Mode, () => Promise<MakeMachine>>> = {
  linux: async () => (await import('../linux/machine.ts')).createLinuxMachine,
  docker: async () => (await import('./docker.ts')).load(),
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

/** When a world begins, in milliseconds since 1970, and with which chance. */
export interface TrialStart {
  readonly now: number
  readonly seed: number
}

/** How long nothing is typed after a world was put back, in milliseconds. */
const REST = 1000

const plain = (_key: string, value: unknown): unknown =>
  value instanceof Uint8Array || value instanceof Map ? [...value] : value

/** A machine on which lines are tried, in one of its shells; time is counted, and nobody sits at the keyboard. */
export class TrialWorld {
  readonly #machine: TrialMachine
  readonly #host: SteadyHost
  readonly #shell: ShellName
  #terminal: PlayedTerminal
  #start: MachineSnapshot | undefined
  #landing: Landing | undefined

  private constructor(create: MakeMachine, shell: ShellName, { now, seed }: TrialStart) {
    const host = steadyHost()
    this.#host = host
    this.#machine = create({ clock: standingClock(now, host), chance: createChance(seed), host })
    this.#shell = shell
    this.#terminal = this.#connect()
  }

  /** Loads what a mode needs, and nothing of the other. */
  static async load(mode: Mode, shell: ShellName, start: TrialStart): Promise<TrialWorld> {
    return new TrialWorld(await LOAD[mode](), shell, start)
  }

  /** The world as it is at first. */
  async begin(): Promise<Landing> {
    await this.#terminal.prompt()
    this.#start ??= this.#machine.snapshot()
    return this.land({ snapshot: this.#start, inside: [] })
  }

  /** A fresh world with what was given. Rejects where one of its lines fails. */
  async beginIn(given: GivenWorld): Promise<Landing> {
    await this.begin()
    await this.#host.during(this.#machine.reset({ world: await this.make(given), cwd: given.cwd }))
    this.#terminal = this.#connect()
    await this.#terminal.prompt()
    this.#landing = undefined
    return this.here()
  }

  /** A fresh world with what was given, as the `save` of a machine gives it. Rejects where one of its lines fails. */
  async make(given: GivenWorld): Promise<unknown> {
    await this.begin()
    const maker = createSessionTerminal(this.#machine.session, this.#host, 'Bash', { unattended: true })
    for (const line of linesOf(given)) {
      const { status, output } = await maker.run(line)
      if (status !== 0) throw new Error(`this line of a given world fails: ${line}: ${output}`)
    }
    // a server of a container writes its first lines a moment after `docker run -d` has returned
    if (linesOf(given).length > 0) await maker.run('sleep 1')
    return this.#machine.save()
  }

  /** Goes back to a place. */
  async land(landing: Landing): Promise<Landing> {
    const { session } = this.#machine
    this.#machine.restore(landing.snapshot)
    await this.#host.during(session.ready)
    await this.#rest()
    this.#terminal = this.#connect()
    this.#landing = { snapshot: landing.snapshot, inside: [] }
    for (const typed of landing.inside) await this.type(typed)
    return landing
  }

  /** Lets servers of containers begin anew, as they do while somebody writes the next line. */
  async #rest(): Promise<void> {
    await this.#host.during(new Promise<void>((resolve) => this.#host.setTimeout(resolve, REST)))
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

  /** What the line that was typed last in Simple has that only Bash knows. */
  get hint(): Hint | undefined {
    return this.#machine.session.state.get().hint
  }

  /** Where the command breaks off that was typed last; undefined where it was whole. */
  get unfinished(): Unfinished | undefined {
    return this.#machine.session.state.get().unfinished
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
    return JSON.stringify(this.#machine.save(), plain)
  }

  #last() {
    return this.#machine.timeline.get().moments.at(-1)
  }

  #connect(): PlayedTerminal {
    return createSessionTerminal(this.#machine.session, this.#host, this.#shell, { unattended: true })
  }
}
