import type { ReadableStore } from '../base/store.ts'
import { stateWeight } from './bash/weight.ts'
import type { Machine, MachineOptions, SavedContents } from './machine.ts'
import type { LineShell } from './process.ts'
import { Recorder } from './recorder.ts'
import { createSession, type SessionOptions } from './session.ts'
import { type MachineSnapshot, Snapshots } from './snapshots.ts'
import type { SessionMoment } from './terminal-shell.ts'
import type { Watch } from './watch.ts'

/** A machine without its terminal. */
export interface MachineParts<World> {
  readonly shell: LineShell
  readonly welcome: string
  readonly world: ReadableStore<World>
  settle(): void
  /** Puts another world in the place of this one. */
  restore(world: World): void
  save(contents?: SavedContents): unknown
  /** Bytes that one world keeps alive and another one does not, about. */
  weigh(one: World, other: World): number
}

/** All that comes back with a snapshot. */
interface Whole<World> {
  readonly world: World
  readonly session: SessionMoment
  readonly chance: number
  readonly now: number
}

type LoadBash = (watch: Watch) => ReturnType<NonNullable<SessionOptions['loadBash']>>

function sameMoment(one: SessionMoment, other: SessionMoment): boolean {
  return (
    one.history === other.history &&
    one.cwd === other.cwd &&
    one.bash?.process.pid === other.bash?.process.pid &&
    one.bash?.nextPid === other.bash?.nextPid
  )
}

class TerminalMachine<World> implements Machine<World> {
  readonly session: Machine['session']
  readonly world: ReadableStore<World>
  readonly timeline: Machine['timeline']
  readonly #parts: MachineParts<World>
  readonly #options: MachineOptions
  readonly #snapshots = new Snapshots<Whole<World>>()
  readonly #recorder: Recorder

  constructor(parts: MachineParts<World>, options: MachineOptions, loadBash: LoadBash) {
    const { shell, welcome, world } = parts
    const { clock, history = [] } = options
    this.#parts = parts
    this.#options = options
    this.world = world
    this.#recorder = new Recorder({
      clock,
      take: () => this.snapshot(),
      restore: (snapshot) => this.restore(snapshot),
      weigh: (one, other) => this.#weigh(one, other),
      same: (one, other) => this.#same(one, other),
    })
    this.timeline = this.#recorder.timeline
    this.session = createSession({
      shell,
      welcome,
      clock,
      history,
      settle: () => this.settle(),
      loadBash: () => loadBash(this.#recorder.watch),
      journal: this.#recorder,
    })
  }

  settle(): void {
    this.#parts.settle()
  }

  save(contents?: SavedContents): unknown {
    return this.#parts.save(contents)
  }

  snapshot(): MachineSnapshot {
    const { chance, clock } = this.#options
    const session = this.session.keep()
    this.settle()
    return this.#snapshots.seal({ world: this.world.get(), session, chance: chance.state, now: clock.now() })
  }

  restore(snapshot: MachineSnapshot): void {
    const whole = this.#snapshots.open(snapshot)
    const { chance, clock } = this.#options
    this.session.resume(whole.session, () => {
      this.#parts.restore(whole.world)
      chance.state = whole.chance
      clock.reset?.(whole.now)
    })
    this.settle()
  }

  async go(at: number): Promise<void> {
    if (this.session.state.get().running) throw new Error('go: a line is running')
    this.#recorder.go(at)
    await this.session.ready
  }

  #weigh(one: MachineSnapshot, other: MachineSnapshot): number {
    const [mine, theirs] = [this.#snapshots.open(one), this.#snapshots.open(other)]
    const [state, others] = [mine.session.bash?.state, theirs.session.bash?.state]
    return this.#parts.weigh(mine.world, theirs.world) + (state && others ? stateWeight(state, others) : 0)
  }

  #same(one: MachineSnapshot, other: MachineSnapshot): boolean {
    const [mine, theirs] = [this.#snapshots.open(one), this.#snapshots.open(other)]
    return mine.world === theirs.world && mine.chance === theirs.chance && sameMoment(mine.session, theirs.session)
  }
}

/** Gives a machine its terminal, snapshots of the two together, and a timeline of what was entered. */
export function machineOver<World>(
  parts: MachineParts<World>,
  options: MachineOptions,
  loadBash: LoadBash,
): Machine<World> {
  return new TerminalMachine(parts, options, loadBash)
}
