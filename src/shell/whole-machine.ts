import { createListeners } from '../base/listeners.ts'
import { createStore, type ReadableStore } from '../base/store.ts'
import {
  type FurtherMachine,
  type Look,
  type Machine,
  NO_ALIASES,
  type OtherStart,
  type SavedContents,
  type StartOptions,
} from './machine.ts'
import type { LineShell } from './command.ts'
import type { FurtherMoments, FurtherTerminals } from './further-terminals.ts'
import type { stateWeight } from './bash/weight.ts'
import type { InnerLine } from './inner-lines.ts'
import { arrivals, loading } from './later.ts'
import type { Recorder } from './recorder.ts'
import type { Timeline } from './timeline.ts'
import { createSession } from './session/shell-session.ts'
import { itsHistory, type Kept, nothing } from './session/kept.ts'
import type { Session, SessionOptions } from './session/session.ts'
import { type MachineSnapshot, Snapshots } from './snapshots.ts'
import { sameMoment, type SessionMoment } from './terminal-shell.ts'
import type { Watch } from './watch.ts'

/** How many turns a skip of time gives to what has just begun. */
const MOST_ARRIVALS = 100

/** A machine without its terminal. */
export interface MachineParts<World, Facts = unknown> {
  readonly shell: LineShell
  /** The welcome line, without a newline. */
  readonly welcome: string
  readonly world: ReadableStore<World>
  /** Puts what was changed since into the world; called after every line, and soon after a change. */
  publish(): void
  /** Puts another world in the place of this one. */
  restore(world: World): void
  save(contents?: SavedContents): unknown
  /** The world as it is at first. */
  first(): World
  /** Reads what `save` gave. Rejects with an UnreadableWorld when it is not whole. */
  read(data: unknown): Promise<World>
  /** Where the shell is at first. */
  readonly home: string
  /** Loads what tells the bytes that one world keeps alive and another one does not, about. */
  loadWeight(): Promise<(one: World, other: World) => number>
  /** What may be asked of a world and of the shells in it. */
  facts(world: World, session: SessionMoment): Promise<Facts>
  readonly visit?: NonNullable<Machine['visit']>
  readonly listeners?: NonNullable<Machine['listeners']>
  loadBash(watch: Watch): ReturnType<NonNullable<SessionOptions['loadBash']>>
}

/** Makes the parts of a machine; as it is at first where no world is given. */
type MakeParts<World, Facts> = (options: StartOptions, world?: World) => MachineParts<World, Facts>

/** All that comes back with a snapshot. */
interface Whole<World> {
  readonly world: World
  readonly session: SessionMoment
  /** Undefined where there is one terminal. */
  readonly further?: FurtherMoments
  readonly chance: number
  readonly now: number
}

/** What tells the bytes that one of two keeps alive and the other does not, about. */
interface Weights<World> {
  readonly stateWeight: typeof stateWeight
  readonly worldWeight: (one: World, other: World) => number
}

const NOTHING: Timeline<MachineSnapshot> = { moments: [], at: 0 }

/** A session as it was, with the open files of another one: its own are those of its machine. */
function withFilesOf(session: SessionMoment, other: SessionMoment): SessionMoment {
  if (!session.bash || !other.bash) return session
  const { files } = other.bash.process
  return { ...session, bash: { ...session.bash, process: { ...session.bash.process, files } } }
}

/** What the shell of a terminal knew at a moment: one that was not open then is where the first one was. */
const momentOf = ({ session, further }: Whole<unknown>, of: Session): SessionMoment => further?.get(of) ?? session

/** A machine as each of its terminals has it: `of` is the session of the terminal that asks, the first one's when absent. */
class TerminalMachine<World, Facts> implements Machine<World, Facts> {
  readonly session: Session
  readonly world: ReadableStore<World>
  readonly #inner = createStore<InnerLine | undefined>(undefined)
  readonly inner = this.#inner
  readonly timeline: Machine['timeline'] = {
    get: () => this.#recorder?.timeline.get() ?? NOTHING,
    subscribe: (listener) => this.#changed.add(listener),
  }
  readonly visit?: NonNullable<Machine['visit']>
  readonly listeners?: NonNullable<Machine['listeners']>
  readonly skip?: (ms: number, of?: Session) => Promise<void>
  readonly #make: MakeParts<World, Facts>
  readonly #parts: MachineParts<World, Facts>
  readonly #options: StartOptions
  readonly #snapshots = new Snapshots<Whole<World>>()
  readonly #changed = createListeners()
  #recorder: Recorder | undefined
  #further: FurtherTerminals | undefined
  #skipping = false

  constructor(make: MakeParts<World, Facts>, options: StartOptions, given?: World) {
    this.#make = make
    this.#parts = make(options, given)
    this.#options = options
    const { shell, welcome, world, visit, listeners } = this.#parts
    if (visit) this.visit = visit
    if (listeners) this.listeners = listeners
    const { clock, history = [], host } = options
    const skipTime = host?.skip?.bind(host)
    if (skipTime) this.skip = (ms, of) => this.#skip(ms, skipTime, of)
    this.world = world
    this.session = createSession({
      shell,
      welcome,
      clock,
      history,
      publish: () => this.publish(),
      loadBash: async () => this.#parts.loadBash((await this.#record()).first.watch),
      loadJournal: async () => (await this.#record()).first,
      timeline: this.timeline,
      ...(host && { host }),
    })
  }

  publish(): void {
    this.#parts.publish()
  }

  save(contents?: SavedContents): unknown {
    return this.#parts.save(contents)
  }

  async open(): Promise<FurtherMachine<World, Facts>> {
    const [recorder, { FurtherTerminals: Made }, { furtherMachine }] = await loading(
      Promise.all([this.#record(), import('./further-terminals.ts'), import('./further-machine.ts')]),
    )
    this.#further ??= this.#startFurther(recorder, Made)
    return furtherMachine(this, this.#further.open())
  }

  #startFurther(recorder: Recorder, Made: typeof FurtherTerminals): FurtherTerminals {
    const { clock, history = [], host } = this.#options
    const { home, welcome } = this.#parts
    return new Made({
      first: this.session,
      clock,
      home,
      welcome,
      history,
      timeline: this.timeline,
      share: () => recorder.share(),
      publish: () => this.publish(),
      ...(host && { host }),
    })
  }

  snapshot(of = this.session): MachineSnapshot {
    if (of.state.get().running) throw new Error('snapshot: a line is running')
    return this.#take()
  }

  /** Shells in which a line runs are as they were before it. */
  #take(): MachineSnapshot {
    const { chance, clock } = this.#options
    const [session, further] = [this.session.rested(), this.#further?.keep()]
    this.publish()
    const world = this.world.get()
    return this.#snapshots.seal({ world, session, ...(further && { further }), chance: chance.state, now: clock.now() })
  }

  restore(snapshot: MachineSnapshot): void {
    this.#restore(snapshot)
  }

  #restore(snapshot: MachineSnapshot, kept: Kept = nothing): void {
    const whole = this.#snapshots.open(snapshot)
    const { chance, clock } = this.#options
    const resume = (): void =>
      this.session.resume({ ...whole.session, ...kept(this.session) }, () => {
        this.#parts.restore(whole.world)
        chance.state = whole.chance
        clock.reset?.(whole.now)
      })
    if (this.#further) this.#further.resume(whole.further, resume, kept)
    else resume()
    this.#recorder?.reset()
    this.publish()
  }

  async copy(snapshot: MachineSnapshot, options: StartOptions, of = this.session): Promise<Machine<World, Facts>> {
    const whole = this.#snapshots.open(snapshot)
    const moment = momentOf(whole, of)
    const copy = new TerminalMachine(this.#make, options, whole.world)
    // what Bash knows can be put back once it is there
    if (moment.bash) await copy.session.choose('Bash')
    await copy.session.ready
    const session = withFilesOf(moment, copy.session.keep())
    const { world, chance, now } = whole
    copy.restore(copy.#snapshots.seal({ world, chance, now, session }))
    await copy.session.ready
    return copy
  }

  look(snapshot: MachineSnapshot, of = this.session): Look<World> {
    const whole = this.#snapshots.open(snapshot)
    const { cwd, bash } = momentOf(whole, of)
    return { world: whole.world, cwd, aliases: bash?.state.aliases ?? NO_ALIASES }
  }

  async reset(given?: OtherStart, of = this.session): Promise<void> {
    const { running } = of.state.get()
    const { history, shell } = this.session.state.get()
    if (running) throw new Error('reset: a line is running')
    const recorder = await this.#record()
    const { chance, clock } = this.#options
    const { home } = this.#parts
    const world = given ? await this.#parts.read(given.world) : this.#parts.first()
    const record = recorder.begin('', shell)
    const further = given?.keepsShells && this.#further?.keep()
    const session = given?.keepsShells
      ? this.session.rested()
      : { history, entry: {}, cwd: given?.cwd ?? home, bash: undefined }
    const rest = { world, chance: chance.state, now: clock.now() }
    this.restore(this.#snapshots.seal({ ...rest, session, ...(further && { further }) }))
    await of.ready
    record.end(0)
  }

  async #skip(ms: number, skipTime: (ms: number) => Promise<void>, of = this.session): Promise<void> {
    if (this.#skipping) throw new Error('skip: time is being skipped')
    this.#skipping = true
    const { at } = this.timeline.get()
    try {
      const recorder = await this.#record()
      await this.#settled()
      const { running, shell } = of.state.get()
      const record = running ? undefined : recorder.begin(`# ${ms / 1000} seconds later`, shell)
      await Promise.all([this.#options.clock.wait(ms), skipTime(ms)])
      // a line that was entered meanwhile, or taken back, has a place of its own
      if (!of.state.get().running && this.timeline.get().at === at) record?.end(0)
    } finally {
      this.#skipping = false
    }
  }

  /** Resolves when what was begun waits for a time, or for nothing: not for parts that are on their way. */
  async #settled(): Promise<void> {
    const { host } = this.#options
    for (let quiet = 0, turns = 0; quiet < 3 && turns < MOST_ARRIVALS; quiet += 1, turns += 1) {
      const parts = arrivals()
      if (parts) quiet = 0
      await parts
      await host?.turn()
    }
  }

  async go(at: number, of = this.session): Promise<void> {
    if (of.state.get().running) throw new Error('go: a line is running')
    const recorder = await this.#record()
    recorder.go(at)
    await of.ready
  }

  async facts(snapshot?: MachineSnapshot, of = this.session): Promise<Facts> {
    if (snapshot) {
      const whole = this.#snapshots.open(snapshot)
      return this.#parts.facts(whole.world, momentOf(whole, of))
    }
    this.publish()
    return this.#parts.facts(this.world.get(), of.now())
  }

  /** What makes moments is loaded with the first line. */
  async #record(): Promise<Recorder> {
    const [{ Recorder: Made, stateWeight }, worldWeight] = await loading(
      Promise.all([import('./recorder.ts'), this.#parts.loadWeight()]),
    )
    if (this.#recorder) return this.#recorder
    this.#recorder = new Made({
      clock: this.#options.clock,
      take: () => this.#take(),
      restore: (snapshot) => this.#restore(snapshot, itsHistory),
      weigh: (one, other) => this.#weigh(one, other, { stateWeight, worldWeight }),
      isStill: (snapshot) => this.#isStill(snapshot),
    })
    this.#recorder.timeline.subscribe(() => this.#changed.tell())
    this.#recorder.inner.subscribe(() => this.#inner.set(this.#recorder?.inner.get()))
    return this.#recorder
  }

  #weigh(one: MachineSnapshot, other: MachineSnapshot, { stateWeight, worldWeight }: Weights<World>): number {
    const [mine, theirs] = [this.#snapshots.open(one), this.#snapshots.open(other)]
    const [state, others] = [mine.session.bash?.state, theirs.session.bash?.state]
    return worldWeight(mine.world, theirs.world) + (state && others ? stateWeight(state, others) : 0)
  }

  #isStill(snapshot: MachineSnapshot): boolean {
    const { world, session, further, chance } = this.#snapshots.open(snapshot)
    this.publish()
    const isSame = world === this.world.get() && chance === this.#options.chance.state
    return isSame && sameMoment(session, this.session.rested()) && this.#areStill(further)
  }

  #areStill(further: FurtherMoments | undefined): boolean {
    return this.#further ? further !== undefined && this.#further.isStill(further) : further === undefined
  }
}

/** Gives a machine its terminal, snapshots of the two together, and a timeline of what was entered. */
export function machineOver<World, Facts>(
  make: MakeParts<World, Facts>,
  options: StartOptions,
  world?: World,
): Machine<World, Facts> {
  return new TerminalMachine(make, options, world)
}
