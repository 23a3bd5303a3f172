import type { Clock } from '../../base/clock.ts'
import { createListeners } from '../../base/listeners.ts'
import type { ReadableStore } from '../../base/store.ts'
import type { Engine } from '../engine/model.ts'
import { type EngineEvent, eventsBetween, type Happening, type Journal } from './events.ts'

/** How many events dockerd remembers. */
const MOST = 256

/**
 * What happened in an engine. There is a list for each of its states, so that who goes back to one of them goes back to its list: what was
 * undone has not happened.
 */
export class EventJournal implements Journal {
  readonly #engine: ReadableStore<Engine>
  readonly #clock: Clock
  readonly #lists = new WeakMap<Engine, readonly EngineEvent[]>()
  /** What is told with the end of a container, by its id. */
  readonly #announced = new Map<string, Happening>()
  readonly #heard = createListeners<[event: EngineEvent]>()
  #before: Engine

  constructor(engine: ReadableStore<Engine>, clock: Clock) {
    this.#engine = engine
    this.#clock = clock
    this.#before = engine.get()
    engine.subscribe(() => this.#look())
  }

  get events(): readonly EngineEvent[] {
    return this.#lists.get(this.#before) ?? []
  }

  record(...happenings: readonly Happening[]): void {
    const time = this.#clock.now()
    this.#add(happenings.map((happening) => ({ ...happening, time })))
  }

  announce(happening: Happening): void {
    this.#announced.set(happening.Actor.ID, happening)
  }

  watch(heard: (event: EngineEvent) => void): () => void {
    return this.#heard.add(heard)
  }

  #look(): void {
    const now = this.#engine.get()
    const before = this.#before
    if (now === before) return
    this.#before = now
    if (this.#lists.has(now)) return
    const time = this.#clock.now()
    const happenings = eventsBetween(before, now, time).flatMap((one) => this.#withAnnounced(one))
    this.#lists.set(now, this.#lists.get(before) ?? [])
    if (happenings.length > 0) this.#add(happenings.map((happening) => ({ ...happening, time })))
  }

  #withAnnounced(happening: Happening): readonly Happening[] {
    const { ID } = happening.Actor
    const announced = happening.Action === 'die' ? this.#announced.get(ID) : undefined
    if (!announced) return [happening]
    this.#announced.delete(ID)
    return [announced, happening]
  }

  #add(events: readonly EngineEvent[]): void {
    this.#lists.set(this.#before, [...this.events, ...events].slice(-MOST))
    for (const event of events) this.#heard.tell(event)
  }
}
