import { createChance } from '../../../base/chance.ts'
import type { Engine } from '../../../docker/engine/model.ts'
import { standingClock } from '../../../host.ts'
import { steadyHost } from '../../../steady-host.ts'
import { inTime } from '../../../trial/patience.ts'
import { createSessionTerminal } from '../../../trial/session-terminal.ts'
import type { PlaygroundMachine } from '../../modes.tsx'
import type { Removal } from '../../told.ts'
import { isPlaygroundWorld } from '../world.ts'

/** How long a line may take on the copy, in milliseconds of real time. */
const PATIENCE = 4000
/** The commands that take away what nobody uses. */
const PRUNES: ReadonlySet<string> = new Set(
  ['builder', 'buildx', 'container', 'image', 'network', 'system', 'volume'].map((what) => `docker ${what} prune`),
)
/** How much of an id is shown. */
const SHORT = 12

const engineOf = (world: unknown): Engine | undefined =>
  isPlaygroundWorld(world) && 'engine' in world ? world.engine : undefined

/** What is in one list and no longer in another one. */
const without = <T>(one: readonly T[], other: readonly T[], idOf: (each: T) => string): readonly T[] => {
  const left = new Set(other.map(idOf))
  return one.filter((each) => !left.has(idOf(each)))
}

/** What one engine has and another one has no longer. */
export function removalBetween(before: Engine, after: Engine): Removal {
  const containers = without(before.containers, after.containers, ({ id }) => id)
  const images = without(before.images, after.images, ({ id }) => id)
  const volumes = without(before.volumes, after.volumes, ({ name }) => name).map(({ name }) => name)
  const kept = new Set(after.volumes.map(({ name }) => name))
  const steps = [before, after].map(({ buildCache }) => buildCache?.records.length ?? 0)
  return {
    ids: new Set([...containers, ...images].map(({ id }) => id)),
    containers: containers.map(({ name }) => name),
    networks: without(before.networks, after.networks, ({ name }) => name).map(({ name }) => name),
    images: images.map(({ id, references: [first] }) => first ?? id.slice(0, SHORT)),
    volumes,
    steps: Math.max(0, (steps[0] ?? 0) - (steps[1] ?? 0)),
    keepsVolumes: containers.some(({ mounts }) =>
      mounts.some(({ type, source }) => type === 'volume' && kept.has(source)),
    ),
  }
}

async function removalOn(machine: PlaygroundMachine, line: string): Promise<Removal | undefined> {
  const host = steadyHost()
  // chance goes on from the snapshot's
  const options = { clock: standingClock(0, host), chance: createChance(0), host }
  const copy = await host.during(machine.copy(machine.snapshot(), options))
  const before = engineOf(copy.world.get())
  const { shell } = machine.session.state.get()
  const terminal = createSessionTerminal(copy.session, host, shell, { unattended: true })
  // whoever asks whether to go on is told yes; a line that asks nothing may have ended by then
  await host.during(terminal.run(line, ['y\r']))
  const moment = copy.timeline.get().moments.at(-1)
  copy.publish()
  const after = engineOf(copy.world.get())
  const isPrune = moment?.evidence.ran.some(({ program }) => PRUNES.has(program))
  return isPrune && before && after ? removalBetween(before, after) : undefined
}

/**
 * What a line that prunes would take away: it runs on a copy of the machine, with yes for its answer, and nothing of the learner's is
 * touched. Undefined where the line prunes nothing, or does not end. Never rejects.
 */
export function removalBy(machine: PlaygroundMachine, line: string): Promise<Removal | undefined> {
  return inTime(removalOn(machine, line), PATIENCE)
}
