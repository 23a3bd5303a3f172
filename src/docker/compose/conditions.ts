import { Daemon } from '../daemon/daemon.ts'
import { Complaint } from './complaint.ts'
import { milliseconds } from './duration.ts'
import type { ComposeSession, ServiceContainer } from './session.ts'
import { isList, type Mapping, mappingOf, textOf } from './value.ts'

/** Docker's own numbers where a health check has none, in milliseconds. */
const INTERVAL = 30_000
const RETRIES = 3

const quiet = { write: (): void => undefined }

/** The command of a health check; undefined where there is none. */
function testOf(health: Mapping): readonly string[] | undefined {
  const { test } = health
  if (!isList(test) || health['disable'] === true) return undefined
  const [how, ...words] = test.map((word) => textOf(word) ?? '')
  if (how === 'NONE') return undefined
  return how === 'CMD-SHELL' ? ['/bin/sh', '-c', words.join(' ')] : words
}

/** Runs a health check until it succeeds, as often as it may fail. */
async function isHealthy({ process }: ComposeSession, container: ServiceContainer, health: Mapping): Promise<boolean> {
  const command = testOf(health)
  if (!command) return true
  const retries = Number(health['retries'] ?? RETRIES)
  const pause = milliseconds(textOf(health['interval']) ?? '') ?? INTERVAL
  const silent = new Daemon({ ...process, stdout: quiet, stderr: quiet })
  for (let tries = 0; tries <= retries; tries += 1) {
    if (tries > 0) await process.clock.wait(pause, process.signal)
    const answer = await silent.containers.exec(container.id, { Cmd: command })
    if (answer.type === 'done' && answer.value === 0) return true
  }
  return false
}

async function untilHealthy(session: ComposeSession, container: ServiceContainer): Promise<void> {
  await session.say('Container', container.name, 'Waiting')
  const health = mappingOf(session.service(container.service)['healthcheck'])
  if (!(await isHealthy(session, container, health))) {
    await session.say('Container', container.name, 'Error')
    throw new Complaint(`dependency failed to start: container ${container.name} is unhealthy`, 1)
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
