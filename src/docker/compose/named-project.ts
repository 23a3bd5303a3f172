import type { Invocation } from '../../shell/command.ts'
import type { ContainerSummary, Labels } from '../daemon/api.ts'
import { Daemon } from '../daemon/daemon.ts'
import type { DockerHost } from '../docker-host.ts'
import { checkedName, type Project, type Separator } from './project.ts'
import type { Mapping } from './value.ts'

const LABEL = 'com.docker.compose'

/** `db:service_healthy:false,cache:service_started:false`, as Compose labels the container of a service. */
function dependenciesIn(label: string): Mapping {
  const entries = label.split(',').flatMap((one) => {
    const [name = '', condition = 'service_started', restart = 'true'] = one.split(':')
    return name === '' ? [] : [[name, { condition, restart: restart === 'true', required: true }] as const]
  })
  return Object.fromEntries(entries)
}

const serviceOf = ({ Image, Labels: labels }: ContainerSummary): Mapping => ({
  image: Image,
  depends_on: dependenciesIn(labels[`${LABEL}.depends_on`] ?? ''),
})

/** The networks or volumes of a project, by the key that each had in the file. */
function labelled(things: readonly { readonly Name: string; readonly Labels: Labels | null }[], kind: string): Mapping {
  const entries = things.flatMap(({ Name: name, Labels: labels }) => {
    const key = labels?.[`${LABEL}.${kind}`]
    return key === undefined ? [] : [[key, { name }] as const]
  })
  return Object.fromEntries(entries)
}

/**
 * A project that is known by its name alone: what the daemon's containers, networks and volumes tell of it.
 * @throws Complaint for what cannot be a name
 */
export function namedProject(process: Invocation<DockerHost>, given: string, separator: Separator): Project {
  const name = checkedName(given)
  const daemon = new Daemon(process)
  const isOwn = ({ Labels: labels }: { readonly Labels: Labels | null }): boolean =>
    labels?.[`${LABEL}.project`] === name
  const containers = daemon.containers.list({ all: true, filters: { label: [`${LABEL}.project=${name}`] } })
  const services = containers.map((one) => [one.Labels[`${LABEL}.service`] ?? '', serviceOf(one)] as const)
  const first = containers[0]?.Labels
  return {
    name,
    directory: first?.[`${LABEL}.project.working_dir`] ?? process.cwd,
    paths: [],
    separator,
    variables: { lookup: process.system.environment ?? ((): undefined => undefined), names: [] },
    disabled: [],
    content: {
      name,
      services: Object.fromEntries(services),
      networks: labelled(daemon.networks.list().filter(isOwn), 'network'),
      volumes: labelled(daemon.volumes.list().filter(isOwn), 'volume'),
    },
  }
}
