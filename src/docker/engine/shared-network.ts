import { containerById, findContainer } from './lookup.ts'
import type { Container, Engine, Outcome } from './model.ts'
import { done, refused } from './model.ts'

const PREFIX = 'container:'

/** The container that a mode of network names, `container:NAME`: undefined for all other modes. */
export const sharedWith = (mode: string | undefined): string | undefined =>
  mode?.startsWith(PREFIX) ? mode.slice(PREFIX.length) : undefined

/** A mode of network with the whole id of the container that it names, so that it means the same one under another name. */
export function withId(engine: Engine, mode: string): string {
  const name = sharedWith(mode)
  const found = name === undefined ? undefined : findContainer(engine, name)
  return found?.type === 'done' ? PREFIX + found.value.id : mode
}

/** The container in whose network another one is; itself unless it shares that of another one. */
export function networkHolder(engine: Engine, container: Container): Container {
  const name = sharedWith(container.settings?.NetworkMode)
  const holder = name === undefined ? undefined : containerById(engine, name)
  return holder && holder !== container ? networkHolder(engine, holder) : container
}

/** A container that is started gets the host name of the one whose network it shares, which has to run. */
export function joined(engine: Engine, container: Container): Outcome<Container> {
  const name = sharedWith(container.settings?.NetworkMode)
  if (name === undefined) return done(engine, container)
  const found = findContainer(engine, name)
  if (found.type === 'refused') return found
  const { id, state, hostname } = found.value
  if (id === container.id) return refused({ type: 'own-network' })
  if (state.type === 'restarting') return refused({ type: 'container-restarting', id, wanted: 'start' })
  if (state.type !== 'running') return refused({ type: 'network-of-stopped', id })
  return done(engine, { ...container, hostname })
}
