import type { OpenTerminal } from './further-terminals.ts'
import type { FurtherMachine, Look, Machine, OtherStart, StartOptions } from './machine.ts'
import type { Session } from './session/session.ts'
import type { MachineSnapshot } from './snapshots.ts'

/** A machine that may be asked as from each of its terminals: `of` is the session of that, the first one's when absent. */
interface MachineOfSeveral<World, Facts> extends Machine<World, Facts> {
  readonly skip?: (ms: number, of?: Session) => Promise<void>
  snapshot(of?: Session): MachineSnapshot
  go(at: number, of?: Session): Promise<void>
  facts(snapshot?: MachineSnapshot, of?: Session): Promise<Facts>
  copy(snapshot: MachineSnapshot, options: StartOptions, of?: Session): Promise<Machine<World, Facts>>
  look(snapshot: MachineSnapshot, of?: Session): Look<World>
  reset(given?: OtherStart, of?: Session): Promise<void>
}

/** A machine as one more of its terminals has it. */
export function furtherMachine<World, Facts>(
  machine: MachineOfSeveral<World, Facts>,
  { session, close, closed }: OpenTerminal,
): FurtherMachine<World, Facts> {
  const { world, inner, timeline, visit, listeners, skip } = machine
  return {
    session,
    close,
    closed,
    world,
    inner,
    timeline,
    ...(visit && { visit }),
    ...(listeners && { listeners }),
    ...(skip && { skip: (ms) => skip(ms, session) }),
    open: () => machine.open(),
    publish: () => machine.publish(),
    save: (contents) => machine.save(contents),
    snapshot: () => machine.snapshot(session),
    restore: (snapshot) => machine.restore(snapshot),
    go: (at) => machine.go(at, session),
    facts: (snapshot) => machine.facts(snapshot, session),
    copy: (snapshot, options) => machine.copy(snapshot, options, session),
    look: (snapshot) => machine.look(snapshot, session),
    reset: (given) => machine.reset(given, session),
  }
}
