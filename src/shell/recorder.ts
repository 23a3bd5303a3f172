import type { Clock } from '../base/clock.ts'
import type { ReadableStore } from '../base/store.ts'
import { LineEvidence } from './evidence.ts'
import type { MachineSnapshot } from './snapshots.ts'
import type { Journal, LineRecord } from './journal.ts'
import { InnerLines } from './inner-lines.ts'
import { Keystrokes } from './keystrokes.ts'
import type { ShellName } from './terminal-shell.ts'
import { add, emptyTimeline, goTo, type Moment, type Timeline, worldAt } from './timeline.ts'
import { listeningWhile, type Watch } from './watch.ts'

export { stateWeight } from './bash/weight.ts'

/** What a recorder needs of its machine. */
export interface Recorded {
  readonly clock: Clock
  /** A snapshot, also at the beginning and at the end of a line. */
  take(): MachineSnapshot
  restore(snapshot: MachineSnapshot): void
  /** Bytes that one world keeps alive and another one does not, about. */
  weigh(one: MachineSnapshot, other: MachineSnapshot): number
  /** Whether nothing has changed since a world was taken, with no line in between. */
  isStill(snapshot: MachineSnapshot): boolean
}

/** What a moment takes besides its worlds, and what the two of them take if they share all they can, in bytes. */
const MOMENT = 1500

/** How much may wait until somebody looks at the timeline, in bytes. */
const MOST_NEW = 4 * 2 ** 20

const ignore = (): void => undefined

/** Makes a moment of each line, and goes back to them. */
export class Recorder implements Journal {
  readonly #machine: Recorded
  readonly #listeners = new Set<() => void>()
  #timeline: Timeline<MachineSnapshot> = emptyTimeline()
  /** Moments that are not in the timeline yet: it is made when somebody looks. */
  #new: Moment<MachineSnapshot>[] = []
  #newWeight = 0
  #evidence: LineEvidence | undefined
  #last: MachineSnapshot | undefined
  #ids = 0

  constructor(machine: Recorded) {
    this.#machine = machine
  }

  readonly timeline: ReadableStore<Timeline<MachineSnapshot>> = {
    get: () => this.#current(),
    subscribe: (listener) => {
      this.#listeners.add(listener)
      return () => this.#listeners.delete(listener)
    },
  }

  readonly #inner = new InnerLines()

  /** The last line of a shell that was entered by the line that runs. */
  readonly inner = this.#inner.last

  /** What a kernel tells of the line that runs. */
  readonly watch: Watch = {
    hasRoom: () => (this.#evidence?.hasRoom() ?? false) || this.#inner.hasRoom(),
    command: (command) => {
      const [outer, inner] = [this.#evidence?.command(command) ?? ignore, this.#inner.command(command)]
      return (status) => {
        outer(status)
        inner(status)
      }
    },
    flow: (stage) => this.#evidence?.flow(stage),
    inside: this.#inner.watch,
    ofLine: () => {
      const evidence = this.#evidence
      return listeningWhile(this.watch, () => this.#evidence === evidence)
    },
  }

  begin(line: string, shell: ShellName): LineRecord {
    const { clock } = this.#machine
    const before = this.#now()
    const at = clock.now()
    const evidence = new LineEvidence(line)
    const keys = new Keystrokes()
    this.#evidence = evidence
    let text = line
    const goOn = (more: string): void => {
      text += `\n${more}`
      evidence.line = text
    }
    const end = (status: number): void => {
      this.#evidence = undefined
      this.#inner.end()
      const after = this.#machine.take()
      this.#ids += 1
      const weight = MOMENT + keys.weight + this.#machine.weigh(before, after)
      const told = { line: text, at, keys: keys.pressed, evidence: evidence.sum(status) }
      this.#new.push({ id: this.#ids, shell, ...told, before, after, weight })
      this.#newWeight += weight
      if (this.#newWeight > MOST_NEW) this.#current()
      this.#changed(after)
    }
    return {
      show: (type, shown) => {
        evidence.show(type, shown)
        this.#inner.show(type, shown)
      },
      hear: (io) => this.#inner.hear(keys.hear(io), () => evidence),
      signal: (name) => keys.signal(name),
      command: (command) => evidence.command(command),
      goOn,
      end,
    }
  }

  /** Puts the world after `at` moments back. @throws RangeError where none can be reached */
  go(at: number): void {
    const timeline = goTo(this.#current(), at)
    const world = timeline && worldAt(timeline, at)
    if (!world) throw new RangeError(`go: no world is kept of place ${at}`)
    this.#machine.restore(world)
    this.#timeline = timeline
    this.#changed(world)
  }

  #changed(world: MachineSnapshot): void {
    this.#last = world
    for (const listener of this.#listeners) listener()
  }

  #now(): MachineSnapshot {
    return this.#last && this.#machine.isStill(this.#last) ? this.#last : this.#machine.take()
  }

  #current(): Timeline<MachineSnapshot> {
    if (this.#new.length > 0) this.#timeline = add(this.#timeline, this.#new.splice(0))
    this.#newWeight = 0
    return this.#timeline
  }
}
