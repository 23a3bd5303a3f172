import { createChance } from '../../base/chance.ts'
import type { Store } from '../../base/store.ts'
import { resolvePath } from '../../course/judge/index.ts'
import { endLine } from '../../course/lesson.ts'
import { standingClock } from '../../host.ts'
import type { MachineSnapshot } from '../../shell/snapshots.ts'
import { steadyHost } from '../../steady-host.ts'
import { createSessionTerminal } from '../../trial/session-terminal.ts'
import type { PlaygroundMachine } from '../modes.tsx'
import type { Told } from '../told.ts'

/** The world without what a lesson leaves: it is taken away on a copy, as a learner would. */
async function worldWithout(machine: PlaygroundMachine, from: MachineSnapshot, leaves: readonly string[]) {
  const host = steadyHost()
  const options = { clock: standingClock(0, host), chance: createChance(0), host }
  const copy = await host.during(machine.copy(from, options))
  await createSessionTerminal(copy.session, host, 'Bash', { unattended: true }).run(endLine(leaves))
  return copy.save('shared')
}

/**
 * Takes away what a lesson's steps have left, as one moment that can be taken back, and tells it. Nothing happens while a line runs, or
 * where the shell is in one of the directories. Never rejects.
 */
export async function endLesson(
  machine: PlaygroundMachine,
  leaves: readonly string[],
  told: Store<Told | undefined>,
): Promise<void> {
  const { running, atPrompt } = machine.session.state.get()
  if (running || !atPrompt) return
  const facts = await machine.facts()
  const there = leaves.filter((path) => facts.file(resolvePath(path, facts)))
  const isInside = there.some((path) => `${facts.cwd}/`.startsWith(`${resolvePath(path, facts)}/`))
  if (there.length === 0 || isInside) return
  const { at } = machine.timeline.get()
  try {
    const world = await worldWithout(machine, machine.snapshot(), there)
    // a line may have been entered meanwhile
    if (machine.timeline.get().at !== at || machine.session.state.get().running) return
    await machine.reset({ world, keepsShells: true })
  } catch {
    return
  }
  const undo = (): void => {
    told.set(undefined)
    machine.go(at).catch(() => undefined)
  }
  told.set({ type: 'ended', names: there.map((path) => path.replace('~/', '')), undo })
}
