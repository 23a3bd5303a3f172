import type { Chance } from '../base/chance.ts'
import type { Clock } from '../base/clock.ts'
import type { ReadableStore } from '../base/store.ts'
import type { ProcessHost } from '../host.ts'
import type { Session } from './session.ts'

/** What every simulated machine is made from. */
export interface MachineOptions {
  readonly clock: Clock
  readonly chance: Chance
  /** A world that `save` gave earlier. */
  readonly world?: unknown
  /** Lines entered earlier, oldest first. */
  readonly history?: readonly string[]
  /** What the machine's processes have of the platform: workers, for jq. Without workers they do without. */
  readonly host?: ProcessHost
}

/** A simulated machine with one terminal. `World` is its whole state as one immutable value. */
export interface Machine<World = unknown> {
  readonly session: Session
  /** The current world; replaced at every prompt at the latest. */
  readonly world: ReadableStore<World>
  /** The world as plain data that structured clone, and so IndexedDB, can keep. */
  save(): unknown
}

/** Says that a stored world cannot be used; the caller sets it aside and starts afresh. */
export class UnreadableWorld extends Error {
  override readonly name = 'UnreadableWorld'
}
