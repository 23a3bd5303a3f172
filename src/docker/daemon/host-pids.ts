import type { Container, Engine } from '../engine/model.ts'

/** Process numbers on the host, well above its own. */
const FIRST_PID = 2000
/** How many of them each container has, and which of them its first process has. */
const ROW = 100
const FIRST_OWN = 20

/** The host's number of what started a container's processes, which lie above it, by the container's place among all. */
export const numbersFrom = (at: number): number => FIRST_PID + (at + 1) * ROW

const placeOf = ({ containers }: Engine, { id }: Pick<Container, 'id'>): number =>
  containers.findIndex((one) => one.id === id)

/** The host's number of what started a container's processes. */
export const shimPid = (engine: Engine, container: Pick<Container, 'id'>): number =>
  numbersFrom(placeOf(engine, container))

/** The host's number of a container's first process. */
export const firstPid = (engine: Engine, container: Pick<Container, 'id'>): number =>
  shimPid(engine, container) + FIRST_OWN

/** The host's number of a process of a container, by its number inside: the same where the container has the host's processes. */
export const numberOnHost = (engine: Engine, container: Pick<Container, 'id' | 'settings'>, pid: number): number =>
  container.settings?.PidMode === 'host' ? pid : firstPid(engine, container) + pid - 1
