import type { Clock } from '../../base/clock.ts'
import type { BuildEvent, Progress, StepEnd } from './progress.ts'

/** Tells of steps as they begin and end. */
export interface Reporter {
  begin(title: string): Promise<number>
  tell(event: BuildEvent): Promise<void>
}

/** Numbers steps as they begin, and tells of them. */
export class StepReporter implements Reporter {
  readonly #clock: Clock
  readonly #progress: Progress
  #steps = 0

  constructor(clock: Clock, progress: Progress) {
    this.#clock = clock
    this.#progress = progress
  }

  async begin(title: string): Promise<number> {
    this.#steps += 1
    const step = this.#steps
    await this.tell({ type: 'started', step, title, time: this.#clock.now() })
    return step
  }

  async tell(event: BuildEvent): Promise<void> {
    await this.#progress.show(event)
  }

  end(step: number, end: StepEnd): Promise<void> {
    return this.tell({ type: 'ended', step, end, time: this.#clock.now() })
  }

  /** A step that is over at once. */
  async whole(title: string, parts: readonly string[]): Promise<void> {
    const step = await this.begin(title)
    for (const text of parts) await this.tell({ type: 'part', step, text, time: this.#clock.now() })
    await this.end(step, { type: 'done' })
  }
}
