import type { Clock } from '../../base/clock.ts'
import { NotStarted } from './container-runtime.ts'
import { endContainer } from '../daemon/ending.ts'
import { starting } from '../daemon/starting.ts'
import type { DockerHost } from '../docker-host.ts'
import { awaitRestart } from '../engine/containers.ts'
import { containerById } from '../engine/lookup.ts'
import type { Container } from '../engine/model.ts'
import { type Ending, restartDelay } from './restart-delay.ts'

/** Keeps containers running as their restart policies want it. */
export class Supervisor {
  readonly #host: DockerHost
  readonly #clock: Clock
  readonly #start: (container: Container) => void
  /** How long was waited before the last start, by id: in milliseconds. */
  readonly #waited = new Map<string, number>()

  /** @param start starts the main program of a container. @throws NotStarted */
  constructor(host: DockerHost, clock: Clock, start: (container: Container) => void) {
    this.#host = host
    this.#clock = clock
    this.#start = start
  }

  /** A main program has ended: its container stops, or is started anew in a while, unless somebody wanted the end. */
  ended(id: string, ending: Omit<Ending, 'waited'>, wanted: boolean): void {
    const { engine } = this.#host
    const container = containerById(engine.get(), id)
    if (!container) return
    const waited = this.#waited.get(id)
    const delay = wanted ? undefined : restartDelay(container, { ...ending, waited })
    const now = this.#clock.now()
    if (delay === undefined) {
      this.#waited.delete(id)
      endContainer(engine, id, ending, now)
      return
    }
    this.#waited.set(id, delay)
    engine.update((state) => awaitRestart(state, id, ending.code, now))
    this.#restartAfter(delay, id, now)
  }

  /** Starts what was waiting for it in a world that was put in the place of another one. */
  revive(): void {
    for (const { id, state } of this.#host.engine.get().containers)
      if (state.type === 'restarting') this.#restartAfter(0, id, state.finishedAt)
  }

  #restartAfter(delay: number, id: string, finishedAt: number): void {
    this.#clock
      .wait(delay)
      .then(() => this.#restart(id, finishedAt))
      .catch(() => undefined)
  }

  #restart(id: string, finishedAt: number): void {
    const { engine } = this.#host
    const container = containerById(engine.get(), id)
    // whoever stopped or started it meanwhile has decided otherwise
    if (container?.state.type !== 'restarting' || container.state.finishedAt !== finishedAt) return
    const started = starting(this.#host, container, this.#clock.now())
    if (started.type === 'done') engine.set(started.engine)
    try {
      if (started.type === 'done') this.#start(started.value)
    } catch (error) {
      if (!(error instanceof NotStarted)) throw error
      endContainer(engine, id, error.status, this.#clock.now())
    }
  }
}
