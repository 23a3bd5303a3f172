import { labels, NOWHERE } from './canonical.ts'
import { Complaint, unsimulatedKey } from './complaint.ts'
import { outerName } from './container-body.ts'
import { type ComposeSession, projectLabels } from './compose-session.ts'
import { isList, type Mapping, mappingOf, textOf, type Value } from './value.ts'
import type { Answer } from '../daemon/answer.ts'
import type { Daemon } from '../daemon/daemon.ts'
import type { IpamConfig } from '../daemon/network-pool.ts'

/** The addresses that a network is to have. */
const poolsOf = (ipam: Value | undefined): readonly IpamConfig[] => {
  const { config } = mappingOf(ipam)
  return (isList(config) ? config : []).map((item) => {
    const { subnet, gateway, ip_range: range } = mappingOf(item)
    return { Subnet: textOf(subnet), Gateway: textOf(gateway), IPRange: textOf(range) }
  })
}

const labelsOf = (value: Value | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(mappingOf(labels(value ?? {}, NOWHERE))).map(([name, item]) => [name, textOf(item) ?? '']),
  )

const isFull = (value: Value | undefined): boolean => Object.keys(mappingOf(value)).length > 0

/** The key of a network of which nothing is done here. */
function unsimulatedOf({ ipam }: Mapping): string | undefined {
  const { driver = 'default', options: ofDriver, config } = mappingOf(ipam)
  if (driver !== 'default') return 'ipam.driver'
  if (isFull(ofDriver)) return 'ipam.options'
  const reserves = isList(config) && config.some((item) => isFull(mappingOf(item)['aux_addresses']))
  return reserves ? 'ipam.config.aux_addresses' : undefined
}

/** Says that a network could not be made. @throws Complaint with what the daemon refused */
async function made(session: ComposeSession, name: string, answer: Answer<unknown>): Promise<void> {
  if (answer.type === 'done') return
  await session.say('Network', name, 'Error')
  throw new Complaint(`failed to create network ${name}: Error response from daemon: ${answer.message}`, 1)
}

/** What is asked of a network that a file describes. */
function wishesOf(
  { internal, attachable, enable_ipv6: ipv6, ipam, driver, driver_opts: options, labels: names }: Mapping,
  own: Readonly<Record<string, string>>,
): Omit<Parameters<Daemon['networks']['create']>[0], 'Name'> {
  const Driver = textOf(driver)
  return {
    ...(Driver !== undefined && { Driver }),
    ...(internal === true && { Internal: true }),
    ...(ipv6 === true && { EnableIPv6: true }),
    ...(attachable === true && { Attachable: true }),
    ...(isFull(options) && { Options: labelsOf(options) }),
    IPAM: { Config: poolsOf(ipam) },
    Labels: { ...labelsOf(names), ...own },
  }
}

/** Makes the networks that services are in. @throws Complaint */
export async function makeNetworks(session: ComposeSession): Promise<void> {
  const { daemon, project } = session
  const networks = mappingOf(project.content['networks'])
  const used = new Set(
    Object.values(session.services).flatMap((service) => Object.keys(mappingOf(mappingOf(service)['networks']))),
  )
  for (const [key, value] of Object.entries(networks)) {
    if (!used.has(key)) continue
    const name = outerName(session, 'networks', key)
    const isThere = daemon.networks.list().some(({ Name }) => Name === name)
    if (isThere) continue
    if (mappingOf(value)['external'] === true)
      throw new Complaint(`network ${name} declared as external, but could not be found`, 1)
    const unsimulated = unsimulatedOf(mappingOf(value))
    if (unsimulated !== undefined) throw unsimulatedKey(`networks.${key}`, unsimulated)
    await session.say('Network', name, 'Creating')
    const own = projectLabels(project.name, { network: key })
    await made(session, name, daemon.networks.create({ Name: name, ...wishesOf(mappingOf(value), own) }))
    await session.say('Network', name, 'Created')
  }
}

/** Makes the volumes that the file names. @throws Complaint */
export async function makeVolumes(session: ComposeSession): Promise<void> {
  const { daemon, project } = session
  for (const [key, value] of Object.entries(mappingOf(project.content['volumes']))) {
    const name = outerName(session, 'volumes', key)
    if (daemon.volumes.list().some(({ Name }) => Name === name)) continue
    if (mappingOf(value)['external'] === true) throw new Complaint(`external volume "${name}" not found`, 1)
    const { driver = 'local', driver_opts: options, labels: names } = mappingOf(value)
    await session.say('Volume', `"${name}"`, 'Creating')
    if (driver !== 'local') {
      await session.say('Volume', `"${name}"`, 'Error')
      const plugin = textOf(driver) ?? ''
      const why = `error looking up volume plugin ${plugin}: plugin ${JSON.stringify(plugin)} not found`
      throw new Complaint(`Error response from daemon: create ${name}: ${why}`, 1)
    }
    const Labels = { ...labelsOf(names), ...projectLabels(project.name, { volume: key }) }
    session.take(daemon.volumes.create({ Name: name, Labels, DriverOpts: labelsOf(options) }))
    await session.say('Volume', `"${name}"`, 'Created')
  }
}
