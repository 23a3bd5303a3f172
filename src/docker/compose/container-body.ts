import type {
  ContainerCreateBody,
  EndpointConfig,
  HostConfig,
  MountPoint,
  MountSpec,
  PortBinding,
} from '../daemon/api.ts'
import { Complaint } from './complaint.ts'
import { digestOf } from '../engine/digest.ts'
import { grantMounts } from './grants.ts'
import { bytesOf, checkSimulated, hostSettingsOf } from './host-settings.ts'
import { linksOf, serviceIn, volumesFromOf } from './related.ts'
import type { ComposeSession } from './compose-session.ts'
import { endpointWith } from '../daemon/endpoint.ts'
import { dependenciesOf } from './order.ts'
import { projectLabels, type ServiceContainer } from './compose-session.ts'
import { isList, isMapping, type Mapping, mappingOf, textOf, type Value } from './value.ts'

const itemsOf = (value: Value | undefined): readonly Mapping[] => (isList(value) ? value.map(mappingOf) : [])

const textsOf = (value: Value | undefined): readonly string[] =>
  isList(value) ? value.map((item) => textOf(item) ?? '') : []

/** The image that a service runs: its own one where it is built without a name. */
export const imageOf = ({ project }: ComposeSession, name: string, service: Mapping): string =>
  textOf(service['image']) ?? `${project.name}${project.separator}${name}`

/** What a container of a service is made from: another one makes those that there are out of date. */
export const hashOf = (service: Mapping): string => digestOf(JSON.stringify(service))

/** The name that a network or a volume of the file has on the host. */
export const outerName = ({ project }: ComposeSession, section: 'networks' | 'volumes', key: string): string =>
  textOf(mappingOf(mappingOf(project.content[section])[key])['name']) ?? `${project.name}_${key}`

function environmentOf({ process }: ComposeSession, service: Mapping): readonly string[] {
  return Object.entries(mappingOf(service['environment'])).flatMap(([name, value]) => {
    const text = textOf(value) ?? process.system.environment?.(name)
    return text === undefined ? [] : [`${name}=${text}`]
  })
}

/** Whether a directory of the host is to be there already: `--mount` demands that, and `-v` makes it. */
const isDemanding = ({ type, bind }: Mapping): boolean =>
  type === 'bind' && isMapping(bind) && bind['create_host_path'] !== true

/** How mounts within a mount are seen on its other side. */
const propagationOf = ({ bind }: Mapping): string | undefined => textOf(mappingOf(bind)['propagation'])

/** Mounts of directories that have to be there. */
const demandedMounts = (service: Mapping): readonly MountSpec[] =>
  itemsOf(service['volumes'])
    .filter(isDemanding)
    .map((mount) => {
      const { source, target, read_only: readOnly } = mount
      const Propagation = propagationOf(mount)
      return {
        Type: 'bind',
        Source: textOf(source) ?? '',
        Target: textOf(target) ?? '',
        ...(readOnly === true && { ReadOnly: true }),
        ...(Propagation !== undefined && { BindOptions: { Propagation } }),
      }
    })

function bindOf(session: ComposeSession, mount: Mapping): readonly string[] {
  const [source, target = ''] = [textOf(mount['source']), textOf(mount['target'])]
  if (isDemanding(mount)) return []
  const words = [mount['read_only'] === true && 'ro', propagationOf(mount)].filter(Boolean)
  const mode = words.length > 0 ? `:${words.join(',')}` : ''
  if (mount['type'] === 'bind') return [`${source ?? ''}:${target}${mode}`]
  if (mount['type'] !== 'volume') return []
  return [source === undefined ? target : `${outerName(session, 'volumes', source)}:${target}${mode}`]
}

function bindingsOf(service: Mapping): Readonly<Record<string, readonly PortBinding[]>> {
  const bindings: Record<string, readonly PortBinding[]> = {}
  for (const port of itemsOf(service['ports'])) {
    const key = `${textOf(port['target']) ?? ''}/${textOf(port['protocol']) ?? 'tcp'}`
    const binding = { HostIp: textOf(port['host_ip']) ?? '', HostPort: textOf(port['published']) ?? '' }
    bindings[key] = [...(bindings[key] ?? []), binding]
  }
  return bindings
}

function endpointsOf(
  session: ComposeSession,
  name: string,
  service: Mapping,
): Readonly<Record<string, EndpointConfig>> {
  const entries = Object.entries(mappingOf(service['networks'])).map(([key, endpoint]) => {
    const Aliases = [name, ...textsOf(mappingOf(endpoint)['aliases'])]
    const { ipv4_address: ip, ipv6_address: ip6 } = mappingOf(endpoint)
    return [outerName(session, 'networks', key), endpointWith(Aliases, textOf(ip), textOf(ip6))] as const
  })
  return Object.fromEntries(entries)
}

function restartOf(service: Mapping): { readonly Name: string; readonly MaximumRetryCount: number } {
  const { condition = 'no', max_attempts: attempts } = mappingOf(mappingOf(service['deploy'])['restart_policy'])
  const policy = { any: 'always', none: 'no' }[textOf(condition) ?? ''] ?? textOf(condition)
  const [Name = 'no', count = textOf(attempts)] = (textOf(service['restart']) ?? policy ?? 'no').split(':')
  return { Name, MaximumRetryCount: Name === 'on-failure' ? Number(count ?? 0) : 0 }
}

/** The first container of another service of the project. @throws Complaint */
function containerIn(session: ComposeSession, name: string): ServiceContainer {
  const [container] = session.containersOf([name])
  if (container) return container
  throw new Complaint(`no container found for service ${JSON.stringify(name)}`, 1)
}

/** What a service shares with another container, or with the host. @throws Complaint */
function modeOf(session: ComposeSession, value: Value | undefined): string | undefined {
  const shared = serviceIn(value)
  return shared === undefined ? textOf(value) : `container:${containerIn(session, shared).id}`
}

type Relations = Pick<HostConfig, 'Links' | 'VolumesFrom' | 'IpcMode' | 'PidMode'>

/** The links of a service, and whose volumes, memory and processes it takes. @throws Complaint */
function relationsOf(session: ComposeSession, service: Mapping): Relations {
  const links = linksOf(service).map((link) => `${containerIn(session, link.service).name}:${link.alias}`)
  const volumes = volumesFromOf(service).map(({ from, mode }) => {
    const outside = /^container:(.*)/.exec(from)?.[1]
    return [outside ?? containerIn(session, from).id, ...(mode === undefined ? [] : [mode])].join(':')
  })
  return {
    ...(links.length > 0 && { Links: links }),
    ...(volumes.length > 0 && { VolumesFrom: volumes }),
    IpcMode: modeOf(session, service['ipc']),
    PidMode: modeOf(session, service['pid']),
  }
}

/** Which container of a service is asked for. */
export interface Asked {
  readonly name: string
  readonly number: number
  /** Whether it is made for one command, by `docker compose run`. */
  readonly once?: boolean
  /** What the container had mounted whose place it takes. */
  readonly before?: readonly MountPoint[]
}

/** Whether a volume of a service has no name: another container would get a new one. */
const isNameless = ({ type, source }: Mapping): boolean => type === 'volume' && source === undefined

/** Volumes without a name that go over from the container before: those that the service or its image asks for. */
function inheritedBinds(session: ComposeSession, { name, before = [] }: Asked): ReadonlyMap<string, string> {
  const service = session.service(name)
  const image = session.daemon.images.inspect(imageOf(session, name, service))
  const ofImage = image.type === 'done' ? Object.keys(image.value.Config.Volumes ?? {}) : []
  const own = itemsOf(service['volumes'])
  const named = new Set(own.filter((mount) => !isNameless(mount)).map(({ target }) => textOf(target)))
  const nameless = new Set([...ofImage, ...own.filter(isNameless).map(({ target }) => textOf(target))])
  return new Map(
    before.flatMap(({ Type, Name, Destination }) =>
      Type === 'volume' && Name !== undefined && nameless.has(Destination) && !named.has(Destination)
        ? [[Destination, `${Name}:${Destination}`] as const]
        : [],
    ),
  )
}

/** `db:service_healthy:false`: what a service waits for, how, and whether it is restarted with it. */
const dependencyLabel = (service: Mapping): string =>
  Object.entries(dependenciesOf(service))
    .map(([name, how]) => {
      const { condition = 'service_started', restart = false } = mappingOf(how)
      return [name, condition, restart].join(':')
    })
    .join(',')

/** The labels by which Compose knows its containers. */
function labelsOf(session: ComposeSession, { name, number, once = false }: Asked): Readonly<Record<string, string>> {
  const { project } = session
  return projectLabels(project.name, {
    service: name,
    'container-number': String(number),
    'config-hash': hashOf(session.service(name)),
    depends_on: dependencyLabel(session.service(name)),
    oneoff: once ? 'True' : 'False',
    'project.working_dir': project.directory,
    'project.config_files': project.paths.join(','),
  })
}

/** A mount in memory. */
function memoryOf(mount: Mapping): readonly MountSpec[] {
  if (mount['type'] !== 'tmpfs') return []
  const { size, mode } = mappingOf(mount['tmpfs'])
  const SizeBytes = bytesOf(size)
  const TmpfsOptions = {
    ...(SizeBytes !== undefined && { SizeBytes }),
    ...(mode !== undefined && { Mode: Number(mode) }),
  }
  const Target = textOf(mount['target']) ?? ''
  return [{ Type: 'tmpfs', Target, ReadOnly: mount['read_only'] === true, TmpfsOptions }]
}

/** What a container has of the host and of volumes, with what goes over from the container before. */
function bindsOf(session: ComposeSession, asked: Asked): readonly string[] {
  const service = session.service(asked.name)
  const inherited = inheritedBinds(session, asked)
  const isNew = (mount: Mapping): boolean => !isNameless(mount) || !inherited.has(textOf(mount['target']) ?? '')
  return [
    ...itemsOf(service['volumes'])
      .filter(isNew)
      .flatMap((mount) => bindOf(session, mount)),
    ...inherited.values(),
  ]
}

/** A container of a service as the Engine API takes it. @throws Complaint */
export function bodyOf(session: ComposeSession, asked: Asked): ContainerCreateBody {
  const { name, number, once = false } = asked
  const service = session.service(name)
  checkSimulated(name, service)
  const endpoints = endpointsOf(session, name, service)
  const labels = labelsOf(session, { name, number, once })
  const [hostname, directory, signal, platform] = ['hostname', 'working_dir', 'stop_signal', 'platform'].map((key) =>
    textOf(service[key]),
  )
  const demanded = [
    ...demandedMounts(service),
    ...itemsOf(service['volumes']).flatMap(memoryOf),
    ...grantMounts(session, service),
  ]
  return {
    Image: imageOf(session, name, service),
    Cmd: textsOf(service['command']),
    ...(isList(service['entrypoint']) && { Entrypoint: textsOf(service['entrypoint']) }),
    Env: environmentOf(session, service),
    ExposedPorts: Object.fromEntries(
      textsOf(service['expose']).map((port) => [port.includes('/') ? port : `${port}/tcp`, {}]),
    ),
    ...(hostname !== undefined && { Hostname: hostname }),
    ...(directory !== undefined && { WorkingDir: directory }),
    ...(signal !== undefined && { StopSignal: signal }),
    Tty: service['tty'] === true,
    Labels: { ...(mappingOf(service['labels']) as Readonly<Record<string, string>>), ...labels },
    ...(platform !== undefined && { Platform: platform }),
    HostConfig: {
      ...hostSettingsOf(service),
      Binds: bindsOf(session, asked),
      ...(demanded.length > 0 && { Mounts: demanded }),
      PortBindings: bindingsOf(service),
      NetworkMode: modeOf(session, service['network_mode']) ?? Object.keys(endpoints)[0] ?? 'default',
      ...relationsOf(session, service),
      RestartPolicy: restartOf(service),
    },
    NetworkingConfig: { EndpointsConfig: service['network_mode'] === undefined ? endpoints : {} },
  }
}
