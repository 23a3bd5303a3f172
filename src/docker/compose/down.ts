import type { Flags } from '../cli/flags.ts'
import { imageOf, outerName } from './container-body.ts'
import { removeContainer } from './converge.ts'
import type { ComposeSession, Kind, ServiceContainer } from './compose-session.ts'
import { timeoutOf } from './up.ts'
import { type Mapping, mappingOf } from './value.ts'

/** A thing that goes with its project. */
interface Removal {
  readonly kind: Kind
  readonly name: string
  remove(): { readonly type: string; readonly message?: string }
}

const isOwn = (value: unknown): boolean => (value as Mapping | null)?.['external'] !== true

function imagesOf(session: ComposeSession, which: string | undefined): readonly Removal[] {
  if (which === undefined) return []
  const services = Object.entries(session.services).map(([name, service]) => [name, mappingOf(service)] as const)
  const meant = services.filter(
    ([, service]) => which === 'all' || (service['build'] !== undefined && service['image'] === undefined),
  )
  const images = new Set(meant.map(([name, service]) => imageOf(session, name, service)))
  return [...images].map((image) => ({
    kind: 'Image',
    name: image.includes(':') ? image : `${image}:latest`,
    remove: () => session.daemon.images.remove(image),
  }))
}

function volumesOf(session: ComposeSession): readonly Removal[] {
  const volumes = Object.entries(mappingOf(session.project.content['volumes'])).filter(([, value]) => isOwn(value))
  return volumes.map(([key]) => {
    const name = outerName(session, 'volumes', key)
    return { kind: 'Volume', name, remove: () => session.daemon.volumes.remove(name) }
  })
}

function networksOf(session: ComposeSession): readonly Removal[] {
  const networks = Object.entries(mappingOf(session.project.content['networks'])).filter(([, value]) => isOwn(value))
  return networks.map(([key]) => {
    const name = outerName(session, 'networks', key)
    return { kind: 'Network', name, remove: () => session.daemon.networks.remove(name) }
  })
}

function isThere({ daemon }: ComposeSession, { kind, name }: Removal): boolean {
  if (kind === 'Network') return daemon.networks.list().some(({ Name }) => Name === name)
  if (kind === 'Volume') return daemon.volumes.list().some(({ Name }) => Name === name)
  return daemon.images.inspect(name).type === 'done'
}

function removalsOf(session: ComposeSession, flags: Flags): readonly Removal[] {
  const volumes = flags.has('volumes') ? volumesOf(session) : []
  return [...volumes, ...imagesOf(session, flags.value('rmi')), ...networksOf(session)]
}

async function removeThings(session: ComposeSession, flags: Flags): Promise<void> {
  const removals = removalsOf(session, flags)
  const there = removals.filter((removal) => isThere(session, removal))
  for (const { kind, name } of there) await session.say(kind, name, 'Removing')
  for (const removal of there) {
    const isGone = removal.remove().type === 'done'
    await session.say(removal.kind, removal.name, isGone ? 'Removed' : 'Resource is still in use')
  }
}

/** `docker compose down`. Gives the exit status. @throws Complaint */
export async function down(session: ComposeSession, flags: Flags, names: readonly string[]): Promise<number> {
  for (const name of names) session.checkService(name)
  const isMeant = ({ service }: ServiceContainer): boolean =>
    names.length > 0 ? names.includes(service) : flags.has('remove-orphans') || Object.hasOwn(session.services, service)
  const containers = session.containers({ once: true }).filter(isMeant)
  if (containers.length === 0 && removalsOf(session, flags).length === 0)
    await session.note(`Warning: No resource found to remove for project ${JSON.stringify(session.project.name)}.`)
  await session.working('Running', async () => {
    await session.eachInTurn(containers, 'dependents-first', (container) =>
      removeContainer(session, container, { timeout: timeoutOf(flags), volumes: flags.has('volumes') }),
    )
    if (names.length === 0) await removeThings(session, flags)
  })
  return 0
}
