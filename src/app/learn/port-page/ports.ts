import type { Engine } from '../../../docker/engine/model.ts'
import type { Machine } from '../../../shell/machine.ts'
import { storePer } from '../store-per.ts'
import { isPlaygroundWorld } from '../world.ts'

/** A port of the host that leads to one of a container that runs. */
export interface PublishedPort {
  readonly host: number
  readonly container: number
  /** The container's name. */
  readonly name: string
}

/** The ports at which a browser of the host could ask, the lowest first. */
export function publishedPorts({ containers }: Pick<Engine, 'containers'>): readonly PublishedPort[] {
  const running = containers.filter(({ state }) => state.type === 'running')
  const all = running.flatMap(({ name, ports }) =>
    ports.filter(({ protocol }) => protocol === 'tcp').map(({ host, container }) => ({ host, container, name })),
  )
  const byHost = new Map(all.toReversed().map((port) => [port.host, port]))
  return [...byHost.values()].toSorted((one, other) => one.host - other.host)
}

/** The same of a machine's world, which may have no Docker. */
export const portsOf = (world: unknown): readonly PublishedPort[] =>
  isPlaygroundWorld(world) && 'engine' in world ? publishedPorts(world.engine) : []

/** The port of a machine whose page is open. */
export const openPortOf = storePer<Machine, number>()
