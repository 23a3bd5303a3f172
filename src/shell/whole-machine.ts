import type { ReadableStore } from '../base/store.ts'
import type { Machine, MachineOptions, SavedContents } from './machine.ts'
import type { LineShell } from './process.ts'
import { createSession, type SessionOptions } from './session.ts'
import { type MachineSnapshot, Snapshots } from './snapshots.ts'
import type { SessionMoment } from './terminal-shell.ts'

/** A machine without its terminal. */
export interface MachineParts<World> {
  readonly shell: LineShell
  readonly welcome: string
  readonly world: ReadableStore<World>
  settle(): void
  /** Puts another world in the place of this one. */
  restore(world: World): void
  save(contents?: SavedContents): unknown
}

/** All that comes back with a snapshot. */
interface Whole<World> {
  readonly world: World
  readonly session: SessionMoment
  readonly chance: number
  readonly now: number
}

/** Gives a machine its terminal, and snapshots of the two together. */
export function machineOver<World>(
  parts: MachineParts<World>,
  options: MachineOptions,
  loadBash: NonNullable<SessionOptions['loadBash']>,
): Machine<World> {
  const { shell, welcome, world, settle, save } = parts
  const { clock, chance, history = [] } = options
  const session = createSession({ shell, welcome, clock, history, settle, loadBash })
  const snapshots = new Snapshots<Whole<World>>()
  return {
    session,
    world,
    settle,
    save,
    snapshot(): MachineSnapshot {
      settle()
      return snapshots.seal({ world: world.get(), session: session.keep(), chance: chance.state, now: clock.now() })
    },
    restore(snapshot) {
      const whole = snapshots.open(snapshot)
      session.resume(whole.session, () => {
        parts.restore(whole.world)
        chance.state = whole.chance
        clock.reset?.(whole.now)
      })
      settle()
    },
  }
}
