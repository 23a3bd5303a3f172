import type { Chance } from '../base/chance.ts'
import type { PlaygroundMachine } from './modes.tsx'
import type { PageSupport } from './page-support.ts'
import type { ModeName } from './theme.ts'
import { keptHistory } from './storage/history.ts'
import { NOTICE } from './storage/keep.ts'
import type { WorldStorage } from './storage/worlds.ts'

/** A machine that was started, and what was stored of it before. */
export interface StartedMachine {
  readonly machine: PlaygroundMachine
  /** Where the machine has its chance from. */
  readonly chance: Chance
  /** The stamp of the stored world that it was started with. */
  readonly stamp: number | undefined
  readonly worlds: WorldStorage
}

const isNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined)

/** Remembers over a reload what was unfinished when the page went: jobs, and a world that was on its way to the store. */
class LeaveNote {
  readonly #mode: ModeName
  readonly #support: PageSupport
  #jobs: number
  #stamp: number | undefined

  constructor(mode: ModeName, support: PageSupport) {
    this.#mode = mode
    this.#support = support
    this.#jobs = support.shelf.read(`jobs/${mode}`, isNumber) ?? 0
    this.#stamp = support.shelf.read(`leaving/${mode}`, isNumber)
  }

  leave(jobs: number, stamp: number | undefined): void {
    const { shelf } = this.#support
    if (jobs !== this.#jobs) shelf.write(`jobs/${this.#mode}`, jobs)
    this.#jobs = jobs
    if (stamp === this.#stamp) return
    if (stamp === undefined) shelf.remove(`leaving/${this.#mode}`)
    else shelf.write(`leaving/${this.#mode}`, stamp)
    this.#stamp = stamp
  }

  /** Nothing is on its way any more. */
  stored(): void {
    this.leave(this.#jobs, undefined)
  }

  /** Tells what was lost the last time; `stamp` is that of the world that was found. */
  tell(stamp: number | undefined): void {
    if (this.#stamp !== undefined && this.#stamp !== stamp) this.#support.say(NOTICE.unfinished)
    else if (this.#jobs > 0) this.#support.say(NOTICE.jobsLost)
    this.leave(0, undefined)
  }
}

/** Stores a machine's world and history when they have changed. */
export class MachineKeeper {
  readonly #mode: ModeName
  readonly #started: StartedMachine
  readonly #support: PageSupport
  readonly #note: LeaveNote
  readonly #ends: readonly (() => void)[]
  #world: unknown
  #chance: number
  #history: readonly string[]
  /** The stamp of the world that is on its way. */
  #underway: number | undefined
  #callOff: (() => void) | undefined
  #stopped = false
  #held = false

  constructor(mode: ModeName, started: StartedMachine, support: PageSupport) {
    const { machine, chance, stamp } = started
    this.#mode = mode
    this.#started = started
    this.#support = support
    this.#note = new LeaveNote(mode, support)
    this.#note.tell(stamp)
    this.#world = machine.world.get()
    this.#chance = chance.state
    this.#history = machine.session.state.get().history
    this.#ends = [
      machine.world.subscribe(() => this.#changed()),
      machine.session.state.subscribe(() => this.#entered()),
    ]
  }

  /** Sends off what is not stored yet: the page may go. */
  flush(): void {
    if (this.#stopped || this.#held) return
    const { machine } = this.#started
    machine.publish()
    if (this.#isChanged) this.#store()
    this.#note.leave(this.#runningJobs, this.#underway)
  }

  /** Stores nothing until the function is called that it gives. */
  hold(): () => void {
    this.#held = true
    return () => {
      this.#held = false
      this.#changed()
    }
  }

  stop(): void {
    this.#stopped = true
    this.#callOff?.()
    for (const end of this.#ends) end()
    this.#started.machine.session.hangUp()
  }

  /** How many jobs end with the page; a line that needs no process but Bash's own is one, too. */
  get #runningJobs(): number {
    const { jobs, state } = this.#started.machine.session
    const { running, shell } = state.get()
    return jobs || Number(running && shell === 'Bash')
  }

  get #isChanged(): boolean {
    const { machine, chance } = this.#started
    return !this.#held && (machine.world.get() !== this.#world || chance.state !== this.#chance)
  }

  #changed(): void {
    // one after the other: what changes meanwhile waits for the end
    if (this.#underway === undefined && this.#isChanged) this.#callOff ??= this.#support.whenIdle(() => this.#store())
  }

  #entered(): void {
    const { history } = this.#started.machine.session.state.get()
    if (history === this.#history) return
    this.#history = history
    this.#support.shelf.write(`history/${this.#mode}`, keptHistory(history))
    this.#support.stored()
  }

  #store(): void {
    this.#callOff?.()
    this.#callOff = undefined
    if (!this.#isChanged) return
    const { machine, chance, worlds } = this.#started
    const { seed } = this.#support.circumstances
    const world = machine.save('shared')
    const stamp = this.#support.stamp()
    this.#world = machine.world.get()
    this.#chance = chance.state
    this.#underway = stamp
    const kept = seed === undefined ? { world, stamp } : { world, stamp, chance: { seed, state: chance.state } }
    void worlds.write(this.#mode, kept).then(() => this.#stored(stamp))
    this.#support.stored()
  }

  #stored(stamp: number): void {
    if (this.#underway !== stamp || this.#stopped) return
    this.#underway = undefined
    this.#note.stored()
    this.#changed()
  }
}
