import type { Clock } from '../base/clock.ts'
import { createListeners } from '../base/listeners.ts'
import { createStore, type ReadableStore } from '../base/store.ts'
import { LineEvidence } from './evidence.ts'
import type { MachineSnapshot } from './snapshots.ts'
import type { Journal, LineRecord } from './journal.ts'
import { type InnerLine, InnerLines } from './inner-lines.ts'
import { Keystrokes } from './keystrokes.ts'
import type { ShellName } from './terminal-shell.ts'
import { add, emptyTimeline, goTo, type Moment, type Timeline, worldAt } from './timeline.ts'
import type { Watch } from './watch.ts'

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

/** A journal as one of several shells of a machine has it, and what hears of its commands. */
export interface ShellJournal extends Journal {
  readonly watch: Watch
}

/** What is being found out about the line of a shell. */
interface Underway {
  evidence: LineEvidence | undefined
  readonly inner: InnerLines
}

/** The same, heard while `listens` says so. */
const heardWhile = ({ hasRoom, command, flow, inside }: Watch, listens: () => boolean): Watch => ({
  hasRoom: () => listens() && hasRoom(),
  command: (told) => (listens() ? command(told) : ignore),
  flow: (stage) => (listens() ? flow(stage) : undefined),
  ...(inside && { inside }),
})

/** Enter at an empty prompt, where nothing came of it: there is nothing to take back. */
const isNothing = ({ line, evidence }: Pick<Moment<unknown>, 'line' | 'evidence'>): boolean =>
  line.trim() === '' && evidence.ran.length === 0 && evidence.stdout === '' && evidence.stderr === ''

/** Makes a moment of each line, and goes back to them. */
export class Recorder implements Journal {
  readonly #machine: Recorded
  readonly #listeners = createListeners()
  readonly #inner = createStore<InnerLine | undefined>(undefined)
  /** Of each shell. */
  readonly #underway = new Set<Underway>()
  /** Of the machine's own lines: another world, time that was skipped. */
  readonly #ownLines: Underway = this.#listen()
  /** The journal of the first shell. */
  readonly first: ShellJournal
  #timeline: Timeline<MachineSnapshot> = emptyTimeline()
  /** Moments that are not in the timeline yet: it is made when somebody looks. */
  #new: Moment<MachineSnapshot>[] = []
  #newWeight = 0
  #last: MachineSnapshot | undefined
  #ids = 0

  constructor(machine: Recorded) {
    this.#machine = machine
    this.first = this.share()
  }

  readonly timeline: ReadableStore<Timeline<MachineSnapshot>> = {
    get: () => this.#current(),
    subscribe: (listener) => this.#listeners.add(listener),
  }

  /** The last line of a shell that was entered by a line that runs. */
  get inner(): ReadableStore<InnerLine | undefined> {
    return this.#inner
  }

  begin(line: string, shell: ShellName): LineRecord {
    return this.#begin(this.#ownLines, line, shell)
  }

  /** The journal for one more shell, whose lines may run while one of another does. */
  share(): ShellJournal {
    const underway = this.#listen()
    const { inner } = underway
    const watch: Watch = {
      hasRoom: () => (underway.evidence?.hasRoom() ?? false) || inner.hasRoom(),
      command: (command) => {
        const told = [underway.evidence?.command(command) ?? ignore, inner.command(command)]
        return (status) => {
          for (const tell of told) tell(status)
        }
      },
      flow: (stage) => underway.evidence?.flow(stage),
      inside: inner,
      ofLine: () => {
        const { evidence } = underway
        return heardWhile(watch, () => underway.evidence === evidence)
      },
    }
    return { begin: (line, shell) => this.#begin(underway, line, shell), watch }
  }

  #listen(): Underway {
    const underway: Underway = { evidence: undefined, inner: new InnerLines(this.#inner) }
    this.#underway.add(underway)
    return underway
  }

  #begin(underway: Underway, line: string, shell: ShellName): LineRecord {
    const before = this.#now()
    const moments = this.#ids
    const at = this.#machine.clock.now()
    const evidence = new LineEvidence(line)
    const keys = new Keystrokes()
    const { inner } = underway
    underway.evidence = evidence
    const end = (status: number): void => {
      underway.evidence = undefined
      inner.end()
      // what other shells did meanwhile has moments of its own
      const from = moments === this.#ids ? before : (this.#last ?? before)
      const told = { line: evidence.line, at, keys: keys.pressed, evidence: evidence.sum(status) }
      if (underway !== this.#ownLines && isNothing(told)) return
      this.#add({ shell, ...told, before: from }, MOMENT + keys.weight)
    }
    return {
      show: (type, shown) => {
        evidence.show(type, shown)
        inner.show(type, shown)
      },
      hear: (io) => inner.hear(keys.hear(io), () => evidence),
      signal: (name) => keys.signal(name),
      command: (command) => evidence.command(command),
      goOn: (more) => {
        evidence.line += `\n${more}`
      },
      end,
    }
  }

  /** Makes a moment of what has ended now. */
  #add(
    line: Omit<Moment<MachineSnapshot>, 'id' | 'after' | 'weight'> & { before: MachineSnapshot },
    own: number,
  ): void {
    const after = this.#machine.take()
    this.#ids += 1
    const weight = own + this.#machine.weigh(line.before, after)
    this.#new.push({ ...line, id: this.#ids, after, weight })
    this.#newWeight += weight
    if (this.#newWeight > MOST_NEW) this.#current()
    this.#changed(after)
  }

  /** Another world was put back, which has ended all lines: nothing is found out about them any more. */
  reset(): void {
    for (const underway of this.#underway) {
      underway.evidence = undefined
      underway.inner.end()
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
    this.#listeners.tell()
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
