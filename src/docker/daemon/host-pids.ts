import type { Container, Engine } from '../engine/model.ts'

/** Process numbers on the host, well above its own. */
const FIRST_PID = 2000
/** How many of them each container has, and which of them its first process has. */
const ROW = 100
const FIRST_OWN = 20

/** Which of all starts a container's was; where that was not counted, by its place among all. */
function startOf({ containers }: Engine, { id }: Pick<Container, 'id'>): number {
  const at = containers.findIndex((one) => one.id === id)
  const state = containers[at]?.state
  return (state?.type === 'running' ? state.start : undefined) ?? at + 1
}

/** The host's number of what started a container's processes, which lie above it. They keep their numbers when other containers go. */
export const shimPid = (engine: Engine, container: Pick<Container, 'id'>): number =>
  FIRST_PID + startOf(engine, container) * ROW

/** The host's number of a container's first process. */
export const firstPid = (engine: Engine, container: Pick<Container, 'id'>): number =>
  shimPid(engine, container) + FIRST_OWN

/** The host's number of a process of a container, by its number inside: the same where the container has the host's processes. */
export const numberOnHost = (engine: Engine, container: Pick<Container, 'id' | 'settings'>, pid: number): number =>
  container.settings?.PidMode === 'host' ? pid : firstPid(engine, container) + pid - 1
