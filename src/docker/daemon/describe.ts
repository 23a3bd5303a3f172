import { networkBlock, subnetOf } from '../engine/address-pool.ts'
import { networkBlock6 } from '../engine/address-pool6.ts'
import { firstPid } from './host-pids.ts'
import { macOf } from '../engine/hardware-address.ts'
import type {
  ContainerJson,
  ContainerStateJson,
  HealthJson,
  EndpointSettings,
  MountPoint,
  NetworkJson,
  PortMap,
  VolumeJson,
} from './api.ts'
import { digestOf, shortId } from '../engine/digest.ts'
import type { Attachment, Container, Engine, Health, Image, Mount, Network, Volume } from '../engine/model.ts'
import { activeContainers, gatewayOf, PREDEFINED_NETWORKS } from '../engine/networks.ts'
import { ANY_ADDRESS } from '../engine/port-mapping.ts'
import type { Policy } from '../policy.ts'
import { rfc3339 } from '../engine/units.ts'
import { stateName } from '../engine/views.ts'
import { mountpointOf } from '../engine/volume-path.ts'
import { hostConfigJson, modeWords } from './describe-host-config.ts'
import { graphDriver, healthJson, keysOf, layerIds, orNull, setOf, sortedByKey } from './describe-image.ts'

/** Go's zero time, for what has not happened. */
const NEVER = '0001-01-01T00:00:00Z'

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
    Pid: running ? firstPid(engine, container) : 0,
    ExitCode: running ? 0 : (state.code ?? 0),
    Error: '',
    StartedAt: state.type === 'created' ? NEVER : rfc3339(state.startedAt),
    FinishedAt: ended ? rfc3339(state.finishedAt) : NEVER,
    ...(running && state.health && { Health: healthOf(state.health) }),
  }
}

/** How a mount was asked for, as `docker inspect` shows it. */
function modeOf(mount: Mount, isAnonymous: boolean): string {
  const { type, long } = mount
  const words = long ? '' : modeWords(mount)
  if (words !== '') return words
  return type === 'volume' && !isAnonymous ? 'z' : ''
}

/** A mount as `docker inspect` shows it. */
export function mountPoint(mount: Mount, isAnonymous = false): MountPoint {
  const { type, source, target, readOnly, propagation = 'rprivate' } = mount
  const isVolume = type === 'volume'
  const [Name, Source] = isVolume ? [{ Name: source }, mountpointOf(source)] : [{}, source]
  return {
    Type: type,
    ...Name,
    Source,
    Destination: target,
    ...(isVolume && { Driver: 'local' }),
    Mode: modeOf(mount, isAnonymous),
    RW: !readOnly,
    Propagation: isVolume ? '' : propagation,
  }
}

/** A directory in memory that `--mount` asked for. */
const memoryPoint = (Destination: string): MountPoint => ({
  Type: 'tmpfs',
  Source: '',
  Destination,
  Mode: '',
  RW: true,
  Propagation: '',
})

/** The addresses of the host at which a port is published. */
export function hostAddresses({ publishesIPv6 }: Policy, address: string): readonly string[] {
  return address === ANY_ADDRESS && publishesIPv6 ? [address, '::'] : [address]
}

function portsOf({ ports, exposed, state }: Container, policy: Policy): PortMap {
  if (state.type !== 'running') return {}
  const all = Object.fromEntries(
    exposed.map((port) => {
      const bindings = ports.filter(({ container, protocol }) => `${container}/${protocol}` === port)
      const shown = bindings.flatMap(({ address, host }) =>
        hostAddresses(policy, address).map((HostIp) => ({ HostIp, HostPort: String(host) })),
      )
      return [port, orNull(shown)] as const
    }),
  )
  return sortedByKey(all)
}

/** A container's places in networks, by their names. */
export function endpointsOf(engine: Engine, container: Container): Readonly<Record<string, EndpointSettings>> {
  const { networks } = container
  return sortedByKey(
    Object.fromEntries(networks.map((attachment) => [attachment.network, endpointOf(engine, container, attachment)])),
  )
}

/** Both names for a container's place in a network, where it has one. */
function endpointOf(engine: Engine, container: Container, attachment: Attachment): EndpointSettings {
  const { id } = container
  const { network: name, address, address6, aliases, wanted, wanted6 } = attachment
  const network = engine.networks.find((candidate) => candidate.name === name)
  const isThere = address !== undefined
  return {
    IPAMConfig:
      (wanted ?? wanted6) === undefined
        ? null
        : {
            ...(wanted !== undefined && { IPv4Address: wanted }),
            ...(wanted6 !== undefined && { IPv6Address: wanted6 }),
          },
    Links: null,
    Aliases: orNull([...(aliases ?? []), ...(isThere && !PREDEFINED_NETWORKS.has(name) ? [shortId(id)] : [])]),
    NetworkID: network?.id ?? '',
    EndpointID: isThere ? endpointId(id, name) : '',
    Gateway: isThere && network ? gatewayOf(network) : '',
    IPAddress: address ?? '',
    IPPrefixLen: isThere && network ? (networkBlock(network)?.bits ?? 0) : 0,
    IPv6Gateway: address6 === undefined ? '' : (network?.subnet6?.gateway ?? ''),
    GlobalIPv6Address: address6 ?? '',
    GlobalIPv6PrefixLen: address6 !== undefined && network ? (networkBlock6(network)?.bits ?? 0) : 0,
    MacAddress: isThere ? macOf(container, name) : '',
    DriverOpts: null,
  }
}

/** The id of a container's place in a network. */
const endpointId = (container: string, network: string): string => digestOf(`endpoint ${container} ${network}`)

function networkSettings(engine: Engine, container: Container, policy: Policy): ContainerJson['NetworkSettings'] {
  const Networks = endpointsOf(engine, container)
  const { EndpointID = '', Gateway = '', IPAddress = '', IPPrefixLen = 0, MacAddress = '' } = Networks['bridge'] ?? {}
  const SandboxID = container.state.type === 'created' ? '' : digestOf(`sandbox ${container.id}`)
  return {
    Bridge: '',
    SandboxID,
    HairpinMode: false,
    LinkLocalIPv6Address: '',
    LinkLocalIPv6PrefixLen: 0,
    Ports: portsOf(container, policy),
    SandboxKey: SandboxID === '' ? '' : `/var/run/docker/netns/${SandboxID.slice(0, 12)}`,
    SecondaryIPAddresses: null,
    SecondaryIPv6Addresses: null,
    EndpointID,
    Gateway,
    GlobalIPv6Address: '',
    GlobalIPv6PrefixLen: 0,
    IPAddress,
    IPPrefixLen,
    IPv6Gateway: '',
    MacAddress,
    Networks,
  }
}

/** How many words of a container's command line are its entrypoint. */
function entrypointLength({ argv, entrypoint }: Container, image: Image | undefined): number {
  if (entrypoint !== undefined) return entrypoint
  const words = image?.config.entrypoint ?? []
  return words.every((word, at) => argv[at] === word) ? words.length : 0
}

function configJson(container: Container, image: Image | undefined): ContainerJson['Config'] {
  const { argv, settings = {}, exposed } = container
  const words = entrypointLength(container, image)
  const isAttached = (stream: string): boolean => settings.Attached?.includes(stream) ?? false
  const health = settings.Healthcheck ?? image?.config.healthcheck
  const volumes = container.mounts.filter(({ type, long }) => type === 'volume' && !long)
  const anonymous = volumes.filter(({ source }) => ANONYMOUS.test(source)).map(({ target }) => target)
  return {
    Hostname: container.hostname,
    Domainname: settings.Domainname ?? '',
    User: settings.User ?? image?.config.user ?? '',
    AttachStdin: isAttached('stdin'),
    AttachStdout: isAttached('stdout'),
    AttachStderr: isAttached('stderr'),
    ...(exposed.length > 0 && { ExposedPorts: keysOf(exposed) }),
    Tty: container.tty,
    OpenStdin: settings.OpenStdin ?? false,
    StdinOnce: isAttached('stdin'),
    Env: container.env,
    Cmd: orNull(argv.slice(words)),
    ...(health && { Healthcheck: healthJson(health) }),
    Image: container.image,
    Volumes: setOf(anonymous),
    WorkingDir: container.workingDirectory,
    Entrypoint: orNull(argv.slice(0, words)),
    ...(settings.MacAddress !== undefined && { MacAddress: settings.MacAddress }),
    OnBuild: null,
    Labels: sortedByKey(container.labels),
    ...(container.stopSignal !== 'SIGTERM' && { StopSignal: container.stopSignal }),
    ...(settings.StopTimeout !== undefined && { StopTimeout: settings.StopTimeout }),
  }
}

/** Names of volumes that were made without being named. */
const ANONYMOUS = /^[\da-f]{64}$/

/** Files that the engine keeps for a container beside its layers. */
function pathsOf({ id }: Container) {
  const directory = `/var/lib/docker/containers/${id}`
  return {
    ResolvConfPath: `${directory}/resolv.conf`,
    HostnamePath: `${directory}/hostname`,
    HostsPath: `${directory}/hosts`,
    LogPath: `${directory}/${id}-json.log`,
  }
}

/** A container as `docker inspect` shows it. */
export function describeContainer(engine: Engine, container: Container, policy: Policy): ContainerJson {
  const image = engine.images.find(({ id }) => id === container.imageId)
  const anonymous = new Set(engine.volumes.filter((volume) => volume.anonymous).map(({ name }) => name))
  const isAnonymous = (volume: string): boolean => anonymous.has(volume)
  return {
    Id: container.id,
    Created: rfc3339(container.created),
    Path: container.argv[0] ?? '',
    Args: container.argv.slice(1),
    State: stateOf(engine, container),
    Image: `sha256:${container.imageId}`,
    ...pathsOf(container),
    Name: `/${container.name}`,
    RestartCount: container.restarts ?? 0,
    Driver: 'overlay2',
    Platform: 'linux',
    MountLabel: '',
    ProcessLabel: '',
    AppArmorProfile: container.settings?.Privileged ? 'unconfined' : 'docker-default',
    ExecIDs: null,
    HostConfig: hostConfigJson(container, isAnonymous),
    GraphDriver: graphDriver(container.id, [`${container.id}-init`, ...(image ? layerIds(image).toReversed() : [])]),
    Mounts: [
      ...container.mounts.map((mount) => mountPoint(mount, isAnonymous(mount.source))),
      ...(container.settings?.MemoryMounts ?? []).map(memoryPoint),
    ],
    Config: configJson(container, image),
    NetworkSettings: networkSettings(engine, container, policy),
  }
}

/** What the default bridge was made with. */
const BRIDGE_OPTIONS = {
  'com.docker.network.bridge.default_bridge': 'true',
  'com.docker.network.bridge.enable_icc': 'true',
  'com.docker.network.bridge.enable_ip_masquerade': 'true',
  'com.docker.network.bridge.host_binding_ipv4': '0.0.0.0',
  'com.docker.network.bridge.name': 'docker0',
  'com.docker.network.driver.mtu': '1500',
}

/** Its addresses; a gateway that nobody named is not told of where the subnet was asked for. */
function poolsOf(network: Network): NetworkJson['IPAM']['Config'] {
  const pools = [subnetOf(network), network.subnet6].filter((pool) => pool !== undefined)
  return pools.map(({ subnet: Subnet, range, gateway: Gateway, isChosen, reserved }) => ({
    Subnet,
    ...(range !== undefined && { IPRange: range }),
    ...(!isChosen && { Gateway }),
    ...(reserved && { AuxiliaryAddresses: sortedByKey(reserved) }),
  }))
}

/** A network as `docker inspect` shows it. */
export function describeNetwork(engine: Engine, network: Network): NetworkJson {
  const members = activeContainers(engine, network).map((container) => {
    const attachment = container.networks.find(({ network: name }) => name === network.name)
    const { address, address6 } = attachment ?? {}
    const value = {
      Name: container.name,
      EndpointID: endpointId(container.id, network.name),
      MacAddress: address === undefined ? '' : macOf(container, network.name),
      IPv4Address: address === undefined ? '' : `${address}/${networkBlock(network)?.bits ?? 0}`,
      IPv6Address: address6 === undefined ? '' : `${address6}/${networkBlock6(network)?.bits ?? 0}`,
    }
    return [container.id, value] as const
  })
  return {
    Name: network.name,
    Id: network.id,
    Created: rfc3339(network.created),
    Scope: 'local',
    Driver: network.driver,
    EnableIPv6: network.subnet6 !== undefined,
    IPAM: {
      Driver: 'default',
      Options: PREDEFINED_NETWORKS.has(network.name) ? null : {},
      Config: poolsOf(network),
    },
    Internal: network.internal ?? false,
    Attachable: network.attachable ?? false,
    Ingress: false,
    ConfigFrom: { Network: '' },
    ConfigOnly: false,
    Containers: sortedByKey(Object.fromEntries(members)),
    Options: network.name === 'bridge' ? BRIDGE_OPTIONS : sortedByKey(network.options ?? {}),
    Labels: sortedByKey(network.labels ?? {}),
  }
}

/** A volume as `docker inspect` shows it. */
export function describeVolume(volume: Volume): VolumeJson {
  return {
    CreatedAt: `${new Date(volume.created).toISOString().slice(0, 19)}Z`,
    Driver: 'local',
    Labels: volume.anonymous
      ? { 'com.docker.volume.anonymous': '' }
      : volume.labels
        ? sortedByKey(volume.labels)
        : null,
    Mountpoint: mountpointOf(volume.name),
    Name: volume.name,
    Options: volume.options ? sortedByKey(volume.options) : null,
    Scope: 'local',
  }
}
