import type {
  ContainerJson,
  ContainerStateJson,
  HealthJson,
  EndpointSettings,
  ImageJson,
  MountPoint,
  NetworkJson,
  PortMap,
  VolumeJson,
} from './api.ts'
import { imageSize } from '../engine/images.ts'
import type { Attachment, Container, Engine, Health, Image, Mount, Network, Volume } from '../engine/model.ts'
import { activeContainers, gatewayOf } from '../engine/networks.ts'
import { ANY_ADDRESS } from '../engine/port-mapping.ts'
import type { Policy } from '../policy.ts'
import { rfc3339 } from '../engine/units.ts'
import { stateName } from '../engine/views.ts'
import { mountpointOf } from '../engine/volume-path.ts'

/** Go's zero time, for what has not happened. */
const NEVER = '0001-01-01T00:00:00Z'
const PREFIX_LENGTH = 16

const orNull = <T>(list: readonly T[]): readonly T[] | null => (list.length === 0 ? null : list)

/** The number on the host of the first process of the containers. */
const FIRST_PID = 2120

function healthOf({ status, failingStreak, log }: Health): HealthJson {
  const results = log.map(({ start, end, code, output }) => ({
    Start: rfc3339(start),
    End: rfc3339(end),
    ExitCode: code,
    Output: output,
  }))
  return { Status: status, FailingStreak: failingStreak, Log: results }
}

function stateOf(engine: Engine, container: Container): ContainerStateJson {
  const { state } = container
  const running = state.type === 'running'
  const ended = state.type === 'exited' || state.type === 'restarting'
  return {
    Status: stateName(container),
    Running: running || state.type === 'restarting',
    Paused: running && state.paused === true,
    Restarting: state.type === 'restarting',
    OOMKilled: state.type === 'exited' && state.oomKilled === true,
    Dead: false,
    Pid: running ? hostPid(engine, container) : 0,
    ExitCode: running ? 0 : (state.code ?? 0),
    Error: '',
    StartedAt: state.type === 'created' ? NEVER : rfc3339(state.startedAt),
    FinishedAt: ended ? rfc3339(state.finishedAt) : NEVER,
    ...(running && state.health && { Health: healthOf(state.health) }),
  }
}

/** The number on the host of a container's main program. */
export const hostPid = ({ containers }: Engine, container: Container): number =>
  FIRST_PID + 100 * containers.findIndex(({ id }) => id === container.id)

/** A mount as `docker inspect` shows it. */
export function mountPoint({ type, source, target, readOnly }: Mount): MountPoint {
  const isVolume = type === 'volume'
  const [Name, Source] = isVolume ? [{ Name: source }, mountpointOf(source)] : [{}, source]
  return {
    Type: type,
    ...Name,
    Source,
    Destination: target,
    ...(isVolume && { Driver: 'local' }),
    Mode: readOnly ? 'ro' : isVolume ? 'z' : '',
    RW: !readOnly,
    Propagation: isVolume ? '' : 'rprivate',
  }
}

/** The addresses of the host at which a port is published. */
export function hostAddresses({ publishesIPv6 }: Policy, address: string): readonly string[] {
  return address === ANY_ADDRESS && publishesIPv6 ? [address, '::'] : [address]
}

function portsOf({ ports, exposed, state }: Container, policy: Policy): PortMap {
  if (state.type !== 'running') return {}
  return Object.fromEntries(
    exposed.map((port) => {
      const bindings = ports.filter(({ container, protocol }) => `${container}/${protocol}` === port)
      const shown = bindings.flatMap(({ address, host }) =>
        hostAddresses(policy, address).map((HostIp) => ({ HostIp, HostPort: String(host) })),
      )
      return [port, orNull(shown)]
    }),
  )
}

/** A hardware address made of an IPv4 one, as Docker makes them. */
function macOf(address: string): string {
  return ['02', '42', ...address.split('.').map((part) => Number(part).toString(16).padStart(2, '0'))].join(':')
}

/** A container's places in networks, by their names. */
export function endpointsOf(engine: Engine, { networks }: Container): Readonly<Record<string, EndpointSettings>> {
  return Object.fromEntries(networks.map((attachment) => [attachment.network, endpointOf(engine, attachment)]))
}

function endpointOf(engine: Engine, { network: name, address, aliases }: Attachment): EndpointSettings {
  const network = engine.networks.find((candidate) => candidate.name === name)
  return {
    Aliases: orNull(aliases ?? []),
    NetworkID: network?.id ?? '',
    Gateway: address !== undefined && network ? gatewayOf(network) : '',
    IPAddress: address ?? '',
    IPPrefixLen: address === undefined ? 0 : PREFIX_LENGTH,
    MacAddress: address === undefined ? '' : macOf(address),
  }
}

function networkSettings(engine: Engine, container: Container, policy: Policy): ContainerJson['NetworkSettings'] {
  const bridge = container.networks.find(({ network }) => network === 'bridge')
  const gateway = engine.networks.find(({ name }) => name === 'bridge')
  return {
    Ports: portsOf(container, policy),
    Gateway: bridge?.address !== undefined && gateway ? gatewayOf(gateway) : '',
    IPAddress: bridge?.address ?? '',
    Networks: endpointsOf(engine, container),
  }
}

/** A container as `docker inspect` shows it. */
export function describeContainer(engine: Engine, container: Container, policy: Policy): ContainerJson {
  return {
    Id: container.id,
    Created: rfc3339(container.created),
    Path: container.argv[0] ?? '',
    Args: container.argv.slice(1),
    State: stateOf(engine, container),
    Image: `sha256:${container.imageId}`,
    Name: `/${container.name}`,
    RestartCount: container.restarts ?? 0,
    Driver: 'overlay2',
    Platform: 'linux',
    HostConfig: {
      NetworkMode: container.networks[0]?.network ?? 'none',
      RestartPolicy: {
        Name: container.restartPolicy.split(':')[0] ?? 'no',
        MaximumRetryCount: Number(container.restartPolicy.split(':')[1] ?? 0),
      },
      AutoRemove: container.autoRemove,
    },
    Mounts: container.mounts.map(mountPoint),
    Config: {
      Hostname: container.hostname,
      Tty: container.tty,
      Env: container.env,
      Image: container.image,
      WorkingDir: container.workingDirectory,
      Labels: container.labels,
      StopSignal: container.stopSignal,
    },
    NetworkSettings: networkSettings(engine, container, policy),
  }
}

/** The names under which a registry holds exactly this image. */
export function digestsOf({ references, digest }: Image): readonly string[] {
  const repository = references[0]?.slice(0, references[0].lastIndexOf(':'))
  return digest !== undefined && repository !== undefined ? [`${repository}@sha256:${digest}`] : []
}

/** An image as `docker inspect` shows it. */
export function describeImage(image: Image): ImageJson {
  const { config } = image
  return {
    Id: `sha256:${image.id}`,
    RepoTags: image.references,
    RepoDigests: digestsOf(image),
    Created: rfc3339(image.created),
    Config: {
      ExposedPorts: Object.fromEntries(config.exposed.map((port) => [port, {}])),
      Env: config.env,
      Entrypoint: orNull(config.entrypoint),
      Cmd: orNull(config.command),
      Volumes: Object.fromEntries(config.volumes.map((volume) => [volume, {}])),
      WorkingDir: config.workingDirectory,
      Labels: config.labels,
    },
    Architecture: 'amd64',
    Os: 'linux',
    Size: imageSize(image),
    RootFS: { Type: 'layers', Layers: image.layers.filter(({ size }) => size > 0).map(({ id }) => `sha256:${id}`) },
  }
}

/** A network as `docker inspect` shows it. */
export function describeNetwork(engine: Engine, network: Network): NetworkJson {
  const members = activeContainers(engine, network).map((container) => {
    const address = container.networks.find(({ network: name }) => name === network.name)?.address ?? ''
    const value = { Name: container.name, MacAddress: macOf(address), IPv4Address: `${address}/${PREFIX_LENGTH}` }
    return [container.id, value] as const
  })
  const subnet = { Subnet: `${network.prefix}.0.0/${PREFIX_LENGTH}`, Gateway: gatewayOf(network) }
  return {
    Name: network.name,
    Id: network.id,
    Created: rfc3339(network.created),
    Scope: 'local',
    Driver: network.driver,
    EnableIPv6: false,
    IPAM: { Driver: 'default', Config: network.prefix === '' ? [] : [subnet] },
    Internal: false,
    Containers: Object.fromEntries(members),
    Labels: network.labels ?? {},
  }
}

/** A volume as `docker inspect` shows it. */
export function describeVolume(volume: Volume): VolumeJson {
  return {
    CreatedAt: `${new Date(volume.created).toISOString().slice(0, 19)}Z`,
    Driver: 'local',
    Labels: volume.anonymous ? { 'com.docker.volume.anonymous': '' } : (volume.labels ?? null),
    Mountpoint: mountpointOf(volume.name),
    Name: volume.name,
    Options: null,
    Scope: 'local',
  }
}
