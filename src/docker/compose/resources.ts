import { Complaint } from './complaint.ts'
import { outerName } from './container-body.ts'
import { type ComposeSession, projectLabels } from './session.ts'
import { isList, mappingOf, textOf, type Value } from './value.ts'
import type { IpamConfig } from '../daemon/network-pool.ts'

/** The addresses that a network is to have. */
const poolsOf = (ipam: Value | undefined): readonly IpamConfig[] => {
  const { config } = mappingOf(ipam)
  return (isList(config) ? config : []).map((item) => {
    const { subnet, gateway, ip_range: range } = mappingOf(item)
    return { Subnet: textOf(subnet), Gateway: textOf(gateway), IPRange: textOf(range) }
  })
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
    await session.say('Network', name, 'Creating')
    const { internal, ipam, driver } = mappingOf(value)
    const Driver = textOf(driver)
    session.take(
      daemon.networks.create({
        Name: name,
        ...(Driver !== undefined && { Driver }),
        ...(internal === true && { Internal: true }),
        IPAM: { Config: poolsOf(ipam) },
        Labels: projectLabels(project.name, { network: key }),
      }),
    )
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
    await session.say('Volume', `"${name}"`, 'Creating')
    session.take(daemon.volumes.create({ Name: name, Labels: projectLabels(project.name, { volume: key }) }))
    await session.say('Volume', `"${name}"`, 'Created')
  }
}
