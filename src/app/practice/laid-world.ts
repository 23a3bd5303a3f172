import { createStore, type ReadableStore, type Store } from '../../base/store.ts'
import type { GivenWorld } from '../../course/challenge.ts'
import type { Moment } from '../../shell/timeline.ts'
import { leaveShells } from '../learn/rewind.ts'
import type { ModeKeeper } from '../mode-keeper.ts'
import type { PlaygroundMachine } from '../modes.tsx'
import type { Exercise, OpenExercise } from './exercise.ts'

/** A world that was laid for an exercise: the moment that begins it, and what was open in it last. */
interface Laid {
  readonly moment: number
  readonly open: OpenExercise
}

/**
 * The world of an exercise on the learner's own machine. It is there while the moment that laid it is in force: lines can be taken
 * back, and done again, beyond its beginning (docs/decisions/0029-exercises.md).
 */
export class LaidWorld {
  /** The lines that were entered in it. */
  readonly entered: ReadableStore<readonly Moment<unknown>[]>
  readonly #entered: Store<readonly Moment<unknown>[]>
  readonly #keeper: ModeKeeper
  readonly #machine: PlaygroundMachine
  #laid: Laid | undefined
  /** Lets the page store the world again; there while an exercise's world is. */
  #release: (() => void) | undefined
  #moving = false

  constructor(keeper: ModeKeeper, machine: PlaygroundMachine) {
    this.#keeper = keeper
    this.#machine = machine
    this.entered = this.#entered = createStore<readonly Moment<unknown>[]>([])
    machine.timeline.subscribe(() => this.#onTimeline())
  }

  /** Whether the machine is on its way to another world. */
  get isMoving(): boolean {
    return this.#moving
  }

  /** Whether the world of an exercise is there: the steps of a lesson that come again share one. */
  isFor(exercise: Exercise): boolean {
    const laid = this.#laid?.open.exercise
    const isAgain = exercise.type === 'again' && laid?.type === 'again' && laid.lesson === exercise.lesson
    return this.#release !== undefined && isAgain
  }

  /** Takes note of what is open in the world, which comes back with it. */
  note(open: OpenExercise): void {
    if (this.#laid) this.#laid = { ...this.#laid, open }
  }

  /** Lays a world; false where that cannot be. Never rejects. */
  async lay(given: GivenWorld): Promise<boolean> {
    this.#moving = true
    const isThere = await this.#lay(given).catch(() => false)
    this.#moving = false
    return isThere
  }

  /** Puts the learner's own world back, if another one is there; false while a line runs. */
  async leave(enter: (line: string) => void): Promise<boolean> {
    if (!this.#release) return true
    await leaveShells(this.#machine, enter)
    if (this.#machine.session.state.get().running) return false
    const at = this.#place
    this.#moving = true
    try {
      if (at >= 0) await this.#machine.go(at)
    } finally {
      this.#moving = false
    }
    this.#let()
    this.#keeper.heard.note.set(undefined)
    this.#keeper.told.set({ type: 'own' })
    return true
  }

  async #lay(given: GivenWorld): Promise<boolean> {
    const { worldOf } = await import('../../trial/played.ts')
    const world = await worldOf(this.#keeper.mode.name, given, { now: this.#keeper.now(), seed: 1 })
    this.#keeper.flush()
    const release = this.#keeper.hold()
    try {
      await this.#machine.reset({ world, cwd: given.cwd })
    } catch (error) {
      release()
      throw error
    }
    this.#release = release
    const moment = this.#machine.timeline.get().moments.at(-1)?.id
    const open = this.#keeper.exercise.get()
    if (moment === undefined || !open) return false
    this.#laid = { moment, open }
    this.#tellEntered()
    return true
  }

  /** The place in the timeline before the world was laid; -1 where there is none. */
  get #place(): number {
    return this.#machine.timeline.get().moments.findIndex(({ id }) => id === this.#laid?.moment)
  }

  /** The world is the learner's own again. */
  #let(): void {
    this.#release?.()
    this.#release = undefined
  }

  #onTimeline(): void {
    const laid = this.#laid
    if (!laid || this.#moving) return
    const place = this.#place
    const isInForce = place >= 0 && place < this.#machine.timeline.get().at
    if (!isInForce && this.#release) {
      this.#let()
      this.#keeper.exercise.set(undefined)
    } else if (isInForce && !this.#release) {
      this.#release = this.#keeper.hold()
      this.#keeper.exercise.set(laid.open)
    }
    if (place < 0) this.#laid = undefined
    this.#tellEntered()
  }

  #tellEntered(): void {
    const { moments, at } = this.#machine.timeline.get()
    const place = this.#place
    this.#entered.set(place < 0 ? [] : moments.slice(place + 1, at).filter(({ line }) => line.trim() !== ''))
  }
}
