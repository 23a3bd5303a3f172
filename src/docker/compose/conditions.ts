import { Complaint } from './complaint.ts'
import { durationText } from './duration.ts'
import { allOf } from './order.ts'
import type { ComposeSession, ServiceContainer } from './compose-session.ts'

/** How often Compose looks at what it waits for, in milliseconds. */
const POLL = 500

const failed = (reason: string): Complaint => new Complaint(`dependency failed to start: ${reason}`, 1)

/** What is waited for. */
interface Patience {
  /** Whether a container that has no checks will do. */
  readonly unchecked?: boolean
  /** How long it is waited for at most. */
  readonly seconds?: number | undefined
}

/**
 * Waits until the daemon's checks say how a container is.
 * @throws Complaint when it has none, or ends, or takes too long
 */
async function isHealthy(
  session: ComposeSession,
  container: ServiceContainer,
  { unchecked = false, seconds = Infinity }: Patience,
): Promise<boolean> {
  const { clock, signal } = session.process
  const end = clock.now() + seconds * 1000
  for (;;) {
    const { State, Config } = session.take(session.daemon.containers.inspect(container.id))
    if (State.Status === 'exited') throw failed(`container ${container.name} exited (${State.ExitCode})`)
    // one that begins again will be checked
    const isChecked = State.Health !== undefined || (Config.Healthcheck?.Test?.length ?? 0) > 0
    if (!isChecked && unchecked) return true
    if (!isChecked) throw failed(`container ${container.name} has no healthcheck configured`)
    if (State.Health && State.Health.Status !== 'starting') return State.Health.Status === 'healthy'
    if (clock.now() >= end) throw new Complaint(`application not healthy after ${durationText(seconds * 1000)}`, 1)
    await clock.wait(POLL, signal)
  }
}

async function untilHealthy(session: ComposeSession, container: ServiceContainer, how: Patience = {}): Promise<void> {
  await session.say('Container', container.name, 'Waiting')
  if (!session.display.isDryRun && !(await isHealthy(session, container, how))) {
    await session.say('Container', container.name, 'Error')
    throw failed(`container ${container.name} is unhealthy`)
  }
  await session.say('Container', container.name, 'Healthy')
}

async function untilCompleted(session: ComposeSession, container: ServiceContainer): Promise<void> {
  await session.say('Container', container.name, 'Waiting')
  const status = session.take(await session.daemon.containers.wait(container.id))
  if (status !== 0) {
    const why = `service ${JSON.stringify(container.service)} didn't complete successfully: exit ${status ?? 130}`
    throw new Complaint(why, 1)
  }
  await session.say('Container', container.name, 'Exited')
}

/** Waits until a service is as another one needs it. @throws Complaint when it will not be */
export async function waitFor(session: ComposeSession, name: string, condition: string): Promise<void> {
  if (condition === 'service_started') return
  for (const container of session.containers().filter(({ service }) => service === name)) {
    if (condition === 'service_healthy') await untilHealthy(session, container)
    else await untilCompleted(session, container)
  }
}

/** Waits until all containers of services run and are healthy, where that is checked. @throws Complaint */
export async function untilReady(session: ComposeSession, names: readonly string[], seconds?: number): Promise<void> {
  const how = { unchecked: true, seconds }
  await allOf(session.containersOf(names).map((container) => untilHealthy(session, container, how)))
}
