import { containerById, findContainer, findNetwork } from './lookup.ts'
import type { Container, ContainerState, Engine, LogLine, Outcome } from './model.ts'
import { done, refused } from './model.ts'
import { attachedTo } from './networks.ts'
import { joined } from './shared-network.ts'

/** Status of a program that SIGKILL ended: 128 + 9. */
export const KILLED = 137

const CONTAINER_NAME = /^[a-zA-Z0-9][a-zA-Z0-9_.-]+$/

function replace(engine: Engine, container: Container, changed: Container): Engine {
  return { ...engine, containers: engine.containers.map((other) => (other === container ? changed : other)) }
}

/** The same engine with a container changed; nothing happens when there is none of that id. */
export function changeContainer(engine: Engine, id: string, change: (container: Container) => Container): Engine {
  const container = containerById(engine, id)
  return container ? replace(engine, container, change(container)) : engine
}

function checkName(engine: Engine, name: string): Outcome<undefined> {
  if (!CONTAINER_NAME.test(name)) return refused({ type: 'invalid-container-name', name })
  const holder = engine.containers.find((container) => container.name === name)
  return holder ? refused({ type: 'container-name-taken', name, by: holder.id }) : done(engine, undefined)
}

export type NewContainer = Omit<Container, 'state' | 'log' | 'files'>

/** Adds a container that has not been started. */
export function createContainer(engine: Engine, container: NewContainer): Outcome<Container> {
  const name = checkName(engine, container.name)
  if (name.type === 'refused') return name
  const targets = container.mounts.map((mount) => mount.target)
  const twice = targets.find((target, at) => targets.indexOf(target) !== at)
  if (twice !== undefined) return refused({ type: 'duplicate-mount', target: twice })
  const created: Container = { ...container, state: { type: 'created' }, log: [], files: undefined }
  return done({ ...engine, containers: [...engine.containers, created] }, created)
}

/** Starts a container: it gets an address in each of its networks. A running one is left as it is. */
export function startContainer(engine: Engine, text: string, now: number): Outcome<Container> {
  const found = findContainer(engine, text)
  if (found.type === 'refused') return found
  const container = found.value
  if (container.state.type === 'running')
    return container.state.paused
      ? refused({ type: 'container-paused', container: text, id: container.id, wanted: 'start' })
      : found
  const sharing = joined(engine, container)
  if (sharing.type === 'refused') return sharing
  const networks = []
  for (const attachment of container.networks) {
    const network = findNetwork(engine, attachment.network)
    if (network.type === 'refused') return network
    const attached = attachedTo(engine, network.value, attachment)
    if (attached.type === 'refused') return attached
    networks.push(attached.value)
  }
  const starts = (engine.starts ?? engine.containers.length) + 1
  const started: Container = {
    ...sharing.value,
    networks,
    state: { type: 'running', startedAt: now, start: starts, endsAt: undefined },
  }
  return done(replace({ ...engine, starts }, container, started), started)
}

/** How a main program ended. */
export interface Exit {
  readonly code: number
  /** Whether it was ended because it used more memory than it may. */
  readonly oomKilled?: boolean
}

/** A container's main program has ended: the container stops. One that was started with `--rm` goes with `withoutEnded`. */
export function exitContainer(engine: Engine, id: string, exit: number | Exit, now: number): Engine {
  const container = containerById(engine, id)
  if (container?.state.type !== 'running' && container?.state.type !== 'restarting') return engine
  const { startedAt } = container.state
  const { code, oomKilled = false } = typeof exit === 'number' ? { code: exit } : exit
  const ended = { type: 'exited', startedAt, finishedAt: now, code } as const
  return withoutAddresses(engine, container, oomKilled ? { ...ended, oomKilled } : ended)
}

/** An engine without the containers that were to go at their end (`--rm`). */
export function withoutEnded(engine: Engine): Engine {
  const gone = engine.containers.filter(({ autoRemove, state }) => autoRemove && state.type === 'exited')
  return gone.length === 0 ? engine : gone.reduce((state, container) => dropContainer(state, container), engine)
}

/** A container's main program has ended, and is to be started anew in a while. */
export function awaitRestart(engine: Engine, id: string, code: number, now: number): Engine {
  const container = containerById(engine, id)
  if (container?.state.type !== 'running') return engine
  const { startedAt } = container.state
  const restarts = (container.restarts ?? 0) + 1
  const waiting = { type: 'restarting', code, startedAt, finishedAt: now } as const
  return withoutAddresses(engine, { ...container, restarts }, waiting)
}

/** A container could not be started: it is as it was made. */
export function failStart(engine: Engine, id: string, code: number): Engine {
  const container = containerById(engine, id)
  if (!container) return engine
  if (container.autoRemove) return dropContainer(engine, container)
  return withoutAddresses(engine, container, { type: 'created', code })
}

/** A container that does not run has no address. */
function withoutAddresses(engine: Engine, container: Container, state: ContainerState): Engine {
  const networks = container.networks.map(({ address6: _left, ...attachment }) => ({
    ...attachment,
    address: undefined,
  }))
  return changeContainer(engine, container.id, () => ({ ...container, state, networks }))
}

/** Stops a running container; its main program ends with `code`. A stopped one is left as it is. */
export function stopContainer(engine: Engine, text: string, code: number, now: number): Outcome<Container> {
  const found = findContainer(engine, text)
  if (found.type === 'refused') return found
  return done(exitContainer(engine, found.value.id, code, now), found.value)
}

/** As `stopContainer`, but refused for one that does not run. */
export function killContainer(engine: Engine, text: string, code: number, now: number): Outcome<Container> {
  const found = findRunning(engine, text)
  return found.type === 'refused' ? found : stopContainer(engine, found.value.id, code, now)
}

/** A container that has to be running. */
export function findRunning(engine: Engine, text: string): Outcome<Container> {
  const found = findContainer(engine, text)
  if (found.type === 'refused' || found.value.state.type === 'running') return found
  return refused({ type: 'container-not-running', container: text, id: found.value.id })
}

/** Lets the processes of a running container stand still. */
export function pauseContainer(engine: Engine, text: string): Outcome<Container> {
  const found = findContainer(engine, text)
  if (found.type === 'refused') return found
  const container = found.value
  const { id, state } = container
  if (state.type === 'restarting') return refused({ type: 'container-restarting', id, wanted: 'pause' })
  if (state.type !== 'running') return refused({ type: 'container-not-running', container: text, id, wanted: 'pause' })
  if (state.paused) return refused({ type: 'container-paused', container: text, id, wanted: 'pause' })
  return done(replace(engine, container, { ...container, state: { ...state, paused: true } }), container)
}

/** Lets them go on. */
export function unpauseContainer(engine: Engine, text: string): Outcome<Container> {
  const found = findContainer(engine, text)
  if (found.type === 'refused') return found
  const container = found.value
  const { id, state } = container
  if (state.type !== 'running' || !state.paused) return refused({ type: 'container-not-paused', id })
  return done(replace(engine, container, { ...container, state: { ...state, paused: false } }), container)
}

/** A container in which a further program may be started. */
export function findUnpaused(engine: Engine, text: string): Outcome<Container> {
  const found = findContainer(engine, text)
  if (found.type === 'refused') return found
  const { id, state } = found.value
  if (state.type === 'restarting') return refused({ type: 'container-restarting', id, wanted: 'exec' })
  if (state.type === 'running' && state.paused)
    return refused({ type: 'container-paused', container: text, id, wanted: 'exec' })
  return findRunning(engine, text)
}

function dropContainer(engine: Engine, container: Container): Engine {
  const containers = engine.containers.filter((other) => other !== container)
  if (!container.autoRemove) return { ...engine, containers }
  const own = new Set(container.mounts.map((mount) => mount.source))
  // others may have been given its volumes (--volumes-from)
  const used = new Set(containers.flatMap(({ mounts }) => mounts.map(({ source }) => source)))
  return {
    ...engine,
    containers,
    volumes: engine.volumes.filter(({ anonymous, name }) => !(anonymous && own.has(name) && !used.has(name))),
  }
}

/** Removes a container; a running one only by force. */
export function removeContainer(engine: Engine, text: string, force: boolean): Outcome<Container> {
  const found = findContainer(engine, text)
  if (found.type === 'refused') return found
  const container = found.value
  const { id, state } = container
  if (state.type === 'restarting' && !force) return refused({ type: 'container-restarting', id, wanted: 'remove' })
  if (state.type === 'running' && !force) {
    if (state.paused) return refused({ type: 'container-paused', container: text, id, wanted: 'remove' })
    return refused({ type: 'container-running', container: text, id })
  }
  return done(dropContainer(engine, container), container)
}

export function renameContainer(engine: Engine, text: string, name: string): Outcome<Container> {
  const found = findContainer(engine, text)
  if (found.type === 'refused') return found
  const container = found.value
  if (container.name === name) return refused({ type: 'same-container-name' })
  const free = checkName(engine, name)
  if (free.type === 'refused' && free.refusal.type === 'invalid-container-name')
    return refused({ ...free.refusal, name: `/${name}` })
  return free.type === 'refused' ? free : done(replace(engine, container, { ...container, name }), container)
}

/** Removes every container that does not run. */
export function pruneContainers(
  engine: Engine,
  chosen: (container: Container) => boolean = () => true,
): { readonly engine: Engine; readonly removed: readonly Container[] } {
  const removed = engine.containers.filter(
    (container) => container.state.type !== 'running' && container.state.type !== 'restarting' && chosen(container),
  )
  return {
    engine: { ...engine, containers: engine.containers.filter((container) => !removed.includes(container)) },
    removed,
  }
}

/** The most lines that a container's log keeps. */
const LOG_LINES = 2000

export function appendLog(engine: Engine, id: string, lines: readonly LogLine[]): Engine {
  return changeContainer(engine, id, (container) => ({
    ...container,
    log: [...container.log, ...lines].slice(-LOG_LINES),
  }))
}

/** Containers whose main program has ended by `now` stop at the moment it ended. */
export function exitEnded(engine: Engine, now: number): Engine {
  let next = engine
  for (const { id, state } of engine.containers) {
    if (state.type === 'running' && state.endsAt !== undefined && state.endsAt <= now) {
      next = exitContainer(next, id, 0, state.endsAt)
    }
  }
  return next === engine ? engine : withoutEnded(next)
}
