import { Complaint } from './complaint.ts'
import { type Asked, bodyOf, hashOf, imageOf } from './container-body.ts'
import { waitFor } from './conditions.ts'
import { putGrants } from './grants.ts'
import { allOf, dependenciesOf, inTurn, restartedWith } from './order.ts'
import type { ComposeSession, ServiceContainer } from './compose-session.ts'
import { mappingOf, textOf } from './value.ts'

/** How `up` and `create` treat what is there. */
export interface Converging {
  /** Names of services. */
  readonly names: readonly string[]
  /** Names of services whose containers are replaced in any case. */
  readonly forceRecreate: ReadonlySet<string>
  readonly noRecreate: boolean
  /** Whether volumes without a name do not go over to the containers that take the place of others. */
  readonly renewsVolumes?: boolean
  readonly scale: ReadonlyMap<string, number>
  /** Seconds that a container which is replaced may take to end. */
  readonly timeout: number | undefined
}

/** How many containers a service is to have. @param scale what the command line says of that */
export function replicasOf(session: ComposeSession, name: string, scale: Converging['scale']): number {
  const service = session.service(name)
  const wanted = scale.get(name) ?? service['scale'] ?? mappingOf(service['deploy'])['replicas']
  return wanted === undefined ? 1 : Number(wanted)
}

function nameOf(session: ComposeSession, name: string, number: number): string {
  return (
    textOf(session.service(name)['container_name']) ??
    [session.project.name, name, number].join(session.project.separator)
  )
}

async function make(session: ComposeSession, asked: Asked, containerName: string): Promise<void> {
  const { Id } = session.take(await session.daemon.containers.create(bodyOf(session, asked), containerName))
  putGrants(session, asked.name, Id)
}

async function create(session: ComposeSession, name: string, number: number): Promise<void> {
  const containerName = nameOf(session, name, number)
  await session.say('Container', containerName, 'Creating')
  await make(session, { name, number }, containerName)
  await session.say('Container', containerName, 'Created')
}

/** Ends what is restarted with a service, so that it is started again after it. */
async function stopDependents(session: ComposeSession, name: string): Promise<void> {
  const dependents = restartedWith(session.services, name)
  for (const container of session.containers())
    if (container.isRunning && dependents.includes(container.service)) await stopContainer(session, container)
}

/** Ends a container, telling of it. */
export async function stopContainer(
  session: ComposeSession,
  { id, name }: ServiceContainer,
  timeout?: number,
): Promise<void> {
  await session.say('Container', name, 'Stopping')
  session.take(await session.daemon.containers.stop(id, timeout))
  await session.say('Container', name, 'Stopped')
}

async function recreate(session: ComposeSession, container: ServiceContainer, how: Converging): Promise<void> {
  const { timeout, renewsVolumes = false } = how
  await stopDependents(session, container.service)
  const { containers } = session.daemon
  await session.say('Container', container.name, 'Recreate')
  session.take(await containers.stop(container.id, timeout))
  session.take(containers.remove(container.id))
  const { service: name, number, summary } = container
  await make(session, { name, number, ...(!renewsVolumes && { before: summary.Mounts }) }, container.name)
  await session.say('Container', container.name, 'Recreated')
}

/** How a container goes. */
export interface Removing {
  /** Seconds that it may take to end. */
  readonly timeout?: number | undefined
  /** Whether its volumes without a name go with it. */
  readonly volumes?: boolean
}

/** Ends and removes a container, telling of both. */
export async function removeContainer(
  session: ComposeSession,
  container: ServiceContainer,
  { timeout, volumes = false }: Removing = {},
): Promise<void> {
  const { containers } = session.daemon
  await stopContainer(session, container, timeout)
  await session.say('Container', container.name, 'Removing')
  session.take(containers.remove(container.id, { force: true, volumes }))
  await session.say('Container', container.name, 'Removed')
}

/** Whether a container was made from other settings than its service has now, or from another image than has its name now. */
function isOutdated(session: ComposeSession, { hash, service: name, summary }: ServiceContainer): boolean {
  const service = session.service(name)
  const image = session.daemon.images.inspect(imageOf(session, name, service))
  return hash !== hashOf(service) || (image.type === 'done' && image.value.Id !== summary.ImageID)
}

async function convergeOne(session: ComposeSession, container: ServiceContainer, how: Converging): Promise<void> {
  if ((isOutdated(session, container) && !how.noRecreate) || how.forceRecreate.has(container.service))
    await recreate(session, container, how)
  else await session.say('Container', container.name, container.isRunning ? 'Running' : 'Created')
}

const doubledName = (service: string, name: string): string =>
  `WARNING: The ${JSON.stringify(service)} service is using the custom container name ${JSON.stringify(name)}. ` +
  'Docker requires each container to have a unique name. Remove the custom name to scale the service.\n'

async function convergeService(session: ComposeSession, name: string, how: Converging): Promise<void> {
  const present = session.containers().filter(({ service }) => service === name)
  const wanted = replicasOf(session, name, how.scale)
  const own = textOf(session.service(name)['container_name'])
  if (wanted > 1 && own !== undefined) throw new Complaint(doubledName(name, own), 1)
  for (const container of present.slice(wanted).toReversed()) await removeContainer(session, container, how)
  for (const container of present.slice(0, wanted)) await convergeOne(session, container, how)
  const numbers = new Set(present.map(({ number }) => number))
  for (let number = 1; numbers.size < wanted; number += 1) {
    if (numbers.has(number)) continue
    numbers.add(number)
    await create(session, name, number)
  }
}

/** Makes the containers that there should be, and replaces those that are out of date. @throws Complaint */
export async function converge(session: ComposeSession, how: Converging): Promise<void> {
  await inTurn(session.services, how.names, 'dependencies-first', (name) => convergeService(session, name, how))
}

/** Starts what does not run, those that others wait for first; `started` hears of each. @throws Complaint */
export async function startAll(
  session: ComposeSession,
  names: readonly string[],
  started?: (container: ServiceContainer) => void,
): Promise<void> {
  await inTurn(session.services, names, 'dependencies-first', async (name) => {
    const stopped = session.containers().filter(({ service, isRunning }) => service === name && !isRunning)
    if (stopped.length === 0) return
    await waitForDependencies(session, name)
    await allOf(stopped.map((container) => startOne(session, container, started)))
  })
}

/** Waits until what a service depends on is as it needs it. @throws Complaint when it will not be */
export async function waitForDependencies(session: ComposeSession, name: string): Promise<void> {
  for (const [other, how] of Object.entries(dependenciesOf(session.service(name))))
    await waitFor(session, other, textOf(mappingOf(how)['condition']) ?? 'service_started')
}

async function startOne(
  session: ComposeSession,
  container: ServiceContainer,
  started?: (container: ServiceContainer) => void,
): Promise<void> {
  await session.say('Container', container.name, 'Starting')
  session.take(await session.daemon.containers.start(container.id))
  started?.(container)
  await session.say('Container', container.name, 'Started')
}

/** `web=3`, by service. @throws Complaint */
export function scaleOf(session: ComposeSession, values: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    values.map((value) => {
      const [name = '', count = ''] = value.split('=')
      if (!/^\d+$/.test(count))
        throw new Complaint(`invalid --scale option ${JSON.stringify(value)}. Should be SERVICE=NUM`, 1)
      session.checkService(name)
      return [name, Number(count)] as const
    }),
  )
}
