import type { Chance } from '../base/chance.ts'
import type { Clock } from '../base/clock.ts'
import type { ReadableStore } from '../base/store.ts'
import type { ProcessHost } from '../host.ts'
import type { OpenTerminal } from './further-terminals.ts'
import type { InnerLine } from './inner-lines.ts'
import type { Session } from './session/session.ts'
import type { MachineSnapshot } from './snapshots.ts'
import type { Timeline } from './timeline.ts'

/** What every simulated machine is started with. */
export interface StartOptions {
  readonly clock: Clock
  readonly chance: Chance
  /** Lines entered earlier, oldest first. */
  readonly history?: readonly string[]
  /** What the machine's processes have of the platform; jq is only there where the host brings it. */
  readonly host?: ProcessHost
}

/** What every simulated machine is made from. */
export interface MachineOptions extends StartOptions {
  /** A world that `save` gave earlier. */
  readonly world?: unknown
}

/**
 * The contents of files in saved data: each in a buffer of its own, or those of the world itself, which may be views of longer buffers
 * and are the same for as long as they do not change. Then frozen lists are the same, too, for as long as nothing in them has changed.
 */
export type SavedContents = 'own' | 'shared'

/** A simulated machine with one terminal. `World` is its whole state as one immutable value, `Facts` what may be asked of one. */
export interface Machine<World = unknown, Facts = unknown> {
  readonly session: Session
  /**
   * Opens one more terminal, with a Bash of its own among the same processes. Its lines are in the same timeline; a world that is put back
   * ends what runs in it. Rejects where Bash was not chosen yet.
   */
  open(): Promise<FurtherMachine<World, Facts>>
  /** The current world; replaced 50 milliseconds after a change and at every prompt at the latest, whatever runs. */
  readonly world: ReadableStore<World>
  /** Puts what was changed since into the world. */
  publish(): void
  /** The world as it is now, as plain data that structured clone, and so IndexedDB, can keep. */
  save(contents?: SavedContents): unknown
  /** The machine as it is now, with all that its shells know. @throws Error while a line runs */
  snapshot(): MachineSnapshot
  /**
   * Puts a machine back. What runs is ended, a line and jobs too; an unfinished command is dropped, shells that were entered are left.
   * @throws TypeError when it is nothing that `snapshot` of this machine gave; then nothing is changed
   */
  restore(snapshot: MachineSnapshot): void
  /** What was entered, line by line, each with the worlds around it. */
  readonly timeline: ReadableStore<Timeline<MachineSnapshot>>
  /**
   * While a line runs that has entered a shell (`docker exec -it`, `bash`) which waits for a command now: the last line typed in there
   * and what it did, at first the line that entered it.
   */
  readonly inner: ReadableStore<InnerLine | undefined>
  /**
   * Puts the world after `at` moments of the timeline back; those behind it can be redone until the next line. Rejects with a RangeError
   * where no world is kept, with an Error while a line runs.
   */
  go(at: number): Promise<void>
  /**
   * What may be asked of a world of this machine; without one, of it as it is now, whatever runs.
   * Rejects with a TypeError for what `snapshot` of this machine did not give.
   */
  facts(snapshot?: MachineSnapshot): Promise<Facts>
  /**
   * Another machine, which goes on from a snapshot with a clock, chance and host of its own; nothing that is done there is seen here.
   * Files that a shell has open (`exec 3> log`) are not open there.
   * Rejects with a TypeError for what `snapshot` of this machine did not give.
   */
  copy(snapshot: MachineSnapshot, options: StartOptions): Promise<Machine<World, Facts>>
  /** What a snapshot holds. @throws TypeError when it is nothing that `snapshot` of this machine gave */
  look(snapshot: MachineSnapshot): Look<World>
  /**
   * Makes the world what it was at first, or another one. It leaves a moment without a line, and so can be taken back. Rejects with an
   * Error while a line runs, with UnreadableWorld where the world that is given is not whole; then nothing is changed.
   */
  reset(given?: OtherStart): Promise<void>
  /**
   * Asks a web server at a port of the machine itself for `path`, as a browser there does: its logs tell of it. Undefined where none
   * answers. Absent where the machine has no ports to look at.
   */
  readonly visit?: (port: number, path: string) => Promise<ServedPage | undefined>
  /**
   * Lets so many milliseconds pass at once, for all that waits: checks of health, restarts, `sleep`. At the prompt it leaves a moment, and so
   * can be taken back; while a line runs it belongs to that. Rejects while time is being skipped. Absent where the host cannot skip time.
   */
  readonly skip?: (ms: number) => Promise<void>
  /** The ports at which programs of a container listen, by its id: none where there is no such container. Absent where there are none. */
  readonly listeners?: (container: string) => Promise<readonly ListeningPort[]>
}

/** A machine as one more of its terminals has it: whatever is asked of a shell is asked of the one in there. */
export interface FurtherMachine<World = unknown, Facts = unknown>
  extends Machine<World, Facts>, Omit<OpenTerminal, 'session'> {}

/** A port at which a program listens. */
export interface ListeningPort {
  readonly port: number
  /** The address that it is bound to; all of its machine's when absent. */
  readonly address?: string
}

/** What a web server answered. */
export interface ServedPage {
  readonly status: number
  /** Where it is: another path than was asked for where the server has sent there. */
  readonly path: string
  /** MIME type. */
  readonly type: string
  readonly body: string
}

/** A world to begin with. */
export interface OtherStart {
  /** What `save` of such a machine gave. */
  readonly world: unknown
  /** Where the shell is: at home where it is not said. */
  readonly cwd?: string | undefined
  /** The shells stay as they are, and where they are; jobs are ended. */
  readonly keepsShells?: true
}

/** What can be seen of a machine at one moment. */
export interface Look<World> {
  readonly world: World
  /** The working directory of the shell that had the keyboard. */
  readonly cwd: string
  /** What the names of its aliases stand for. */
  readonly aliases: ReadonlyMap<string, string>
}

/** What a shell has that knows none. */
export const NO_ALIASES: ReadonlyMap<string, string> = new Map()

/** Says that a stored world cannot be used; the caller sets it aside and starts afresh. */
export class UnreadableWorld extends Error {
  override readonly name = 'UnreadableWorld'
}
