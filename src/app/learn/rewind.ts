import { createStore, type ReadableStore, type Store } from '../../base/store.ts'
import type { Machine } from '../../shell/machine.ts'
import type { SessionState } from '../../shell/session/session.ts'
import type { MachineSnapshot } from '../../shell/snapshots.ts'
import type { Timeline } from '../../shell/timeline.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { Panes } from '../panes.ts'
import type { Told } from '../told.ts'
import { when } from '../when.ts'
import { firstPlace } from './ticks.ts'

/** How many shells that were entered from each other are left at most. */
const MOST_INNER = 8

export interface RewindState {
  readonly timeline: Timeline<MachineSnapshot>
  /** Whether lines can be taken back now. */
  readonly ready: boolean
  /** The place outside of the shell that was entered, while one is. */
  readonly outside: number | undefined
  /** The world that was left when another place was gone to; until the next line. */
  readonly left: MachineSnapshot | undefined
  /** The pids of what ran in Bash before the last line. */
  readonly ranBefore: ReadonlySet<number>
}

/** Whether the prompt is that of a shell that was entered: in Bash the line goes on that did so, in Simple it has ended. */
const isInside = ({ running, reads, atPrompt }: SessionState): boolean => (running ? reads === 'command' : !atPrompt)

/** Leaves the shells that were entered, as the learner would. */
export async function leaveShells({ session }: Machine, enter: (line: string) => void): Promise<void> {
  const { state } = session
  for (let left = 0; left < MOST_INNER && !state.get().atPrompt; left += 1) {
    // the one that is left is that of a line that has ended
    if (!state.get().running) return
    enter('exit')
    await when(state, ({ reads }) => reads !== 'command')
    await when(state, ({ reads, atPrompt }) => atPrompt || reads === 'command')
  }
}

/** Takes lines of a machine back, and does them again; tells in the strip what it did, or why it cannot. */
export class Rewind {
  readonly state: ReadableStore<RewindState>
  readonly #state: Store<RewindState>
  readonly #machine: Machine
  readonly #panes: Panes
  readonly #told: Store<Told | undefined>
  #going = false
  #target = 0
  #pids: ReadonlySet<number>

  constructor(machine: Machine, panes: Panes, told: Store<Told | undefined>) {
    this.#machine = machine
    this.#panes = panes
    this.#told = told
    const timeline = machine.timeline.get()
    const ranBefore = (this.#pids = this.#running())
    const atFirst = { ready: false, outside: undefined, left: undefined }
    this.state = this.#state = createStore<RewindState>({ timeline, ranBefore, ...atFirst })
    machine.timeline.subscribe(() => this.#onLine())
    machine.session.state.subscribe(() => this.#onState())
    panes.fullScreen.subscribe(() => this.#onState())
    this.#onState()
  }

  undo(): void {
    const { outside, timeline } = this.#state.get()
    this.go(outside ?? timeline.at - 1)
  }

  redo(): void {
    this.go(this.#state.get().timeline.at + 1)
  }

  /** Goes to a place; to the last one of those that were asked for meanwhile. */
  go(at: number): void {
    const { ready, timeline } = this.#state.get()
    if (!ready || at < firstPlace(timeline) || at > timeline.moments.length) return
    this.#target = at
    if (!this.#going) void this.#goAll()
  }

  async #goAll(): Promise<void> {
    this.#going = true
    await this.#goOn().catch(() => undefined)
    this.#going = false
  }

  async #goOn(): Promise<void> {
    const { outside, timeline } = this.#state.get()
    if (outside !== undefined) await leaveShells(this.#machine, (line) => this.#panes.enter(line))
    const left = this.#machine.snapshot()
    const from = timeline.at
    let at: number | undefined
    while (at !== this.#target) {
      at = this.#target
      await this.#machine.go(at)
    }
    this.#state.update((state) => ({ ...state, left }))
    this.#tell(at < from || outside !== undefined)
  }

  #tell(backward: boolean): void {
    const { moments, at } = this.#machine.timeline.get()
    const { endedJobs: ended } = this.#machine.session.state.get()
    const more = moments.length - at
    const redo = (): void => this.redo()
    if (backward || more > 0) this.#told.set({ type: 'undone', line: moments[at]?.line ?? '', more, ended, redo })
    else this.#told.set({ type: 'redone', line: moments[at - 1]?.line ?? '', ended })
  }

  #onLine(): void {
    const timeline = this.#machine.timeline.get()
    const before = this.#state.get().timeline
    this.#state.update((state) => ({ ...state, timeline }))
    if (timeline.moments === before.moments) return
    const ranBefore = this.#pids
    this.#pids = this.#running()
    this.#state.update((state) => ({ ...state, left: undefined, ranBefore }))
    if (this.#told.get()?.type !== 'program') this.#told.set(undefined)
  }

  #running(): ReadonlySet<number> {
    return new Set(this.#machine.session.processes.map(({ pid }) => pid))
  }

  #onState(): void {
    const { session, timeline } = this.#machine
    const state = session.state.get()
    const inside = isInside(state)
    const atHome = !state.running && state.atPrompt
    const ready = !state.loading && (inside || atHome)
    const { outside, ready: before } = this.#state.get()
    // a line that runs inside is no way out
    const now = inside ? (outside ?? timeline.get().at) : atHome ? undefined : outside
    if (ready !== before || now !== outside) this.#state.update((old) => ({ ...old, ready, outside: now }))
    this.#tellProgram()
  }

  /** Says who has the screen while nothing can be taken back. */
  #tellProgram(): void {
    const told = this.#told.get()?.type === 'program'
    // another terminal of the machine speaks for itself
    if (!this.#panes.shows(this.#machine)) return
    if (!this.#panes.fullScreen.get()) {
      if (told) this.#told.set(undefined)
      return
    }
    if (!told) this.#told.set({ type: 'program', name: this.#machine.session.program ?? '' })
  }
}

const rewinds = new WeakMap<Machine, Rewind>()

/** The one of a machine, for all that show it. */
export function rewindOf(machine: Machine, keeper: ModeKeeper, panes: Panes): Rewind {
  const known = rewinds.get(machine)
  if (known) return known
  const made = new Rewind(machine, panes, keeper.told)
  rewinds.set(machine, made)
  return made
}
