import type { Engine } from '../engine/model.ts'
import type { HostSettings } from '../engine/settings.ts'
import { withId } from '../engine/shared-network.ts'
import type { ContainerCreateBody, HostConfig, MountSpec } from './api.ts'

/** Settings of which the daemon takes all that the client lets through. */
const TAKEN: ReadonlySet<string> = new Set<keyof HostConfig>([
  'AutoRemove',
  'Binds',
  'ContainerIDFile',
  'Mounts',
  'OpenStdin',
  'PortBindings',
  'PublishAllPorts',
  'RestartPolicy',
  'User',
])

/** Whether nothing that is asked for could be refused for what it is. */
export function isPlain({ StopSignal, HostConfig = {} }: ContainerCreateBody): boolean {
  const { NetworkMode = 'default', ...others } = HostConfig
  const asked = Object.entries(others).filter(([, value]) => value !== undefined)
  return StopSignal === undefined && NetworkMode === 'default' && asked.every(([name]) => TAKEN.has(name))
}

const KEPT: readonly (keyof HostSettings)[] = [
  'MemoryMounts',
  'ReadonlyRootfs',
  'ExtraHosts',
  'Dns',
  'DnsOptions',
  'DnsSearch',
  'Privileged',
  'Init',
  'CapAdd',
  'CapDrop',
  'SecurityOpt',
  'IpcMode',
  'UTSMode',
  'UsernsMode',
  'CgroupnsMode',
  'Runtime',
  'ShmSize',
  'OomScoreAdj',
  'PidsLimit',
  'CpuShares',
  'CpusetCpus',
  'Sysctls',
  'LogDriver',
  'LogOptions',
  'Devices',
  'Gpus',
  'StopTimeout',
  'Domainname',
  'MacAddress',
  'User',
  'GroupAdd',
  'Memory',
  'MemorySwap',
  'MemoryReservation',
  'MemorySwappiness',
  'OomKillDisable',
  'NanoCpus',
  'Healthcheck',
  'Links',
  'OpenStdin',
  'Ulimits',
  'NetworkMode',
  'PidMode',
  'Attached',
  'VolumesFrom',
  'ContainerIDFile',
  'PublishAllPorts',
  'CpuPeriod',
  'CpuQuota',
  'CpusetMems',
  'Annotations',
  'VolumeDriver',
  'CgroupParent',
  'DeviceCgroupRules',
]

/** The streams that the client is attached to at first. */
function attachedBy({ AttachStdin, AttachStdout, AttachStderr }: ContainerCreateBody): readonly string[] | undefined {
  const streams = [AttachStdin && 'stdin', AttachStdout && 'stdout', AttachStderr && 'stderr'].filter(
    (name) => typeof name === 'string',
  )
  return streams.length > 0 ? streams : undefined
}

/** What `--mount` asks of a directory in memory, as `--tmpfs` has it. */
function memoryOptions({ ReadOnly = false, TmpfsOptions: { SizeBytes = 0, Mode } = {} }: MountSpec): string {
  const words = [
    ...(SizeBytes > 0 ? [`size=${SizeBytes}`] : []),
    ...(Mode === undefined ? [] : [`mode=${Mode.toString(8)}`]),
    ...(ReadOnly ? ['ro'] : []),
  ]
  return words.join(',')
}

const memoryMountsOf = ({ Mounts = [] }: HostConfig): readonly string[] | undefined => {
  const targets = Mounts.filter(({ Type }) => Type === 'tmpfs').map(({ Target }) => Target)
  return targets.length > 0 ? targets : undefined
}

/** The settings that a container keeps; undefined where it has none. */
export function settingsIn(engine: Engine, body: ContainerCreateBody): HostSettings | undefined {
  const { HostConfig = {} } = body
  const { NetworkMode = 'default' } = HostConfig
  const given: HostSettings = {
    ...HostConfig,
    NetworkMode: NetworkMode === 'default' ? undefined : withId(engine, NetworkMode),
    Attached: attachedBy(body),
    MemoryMounts: memoryMountsOf(HostConfig),
  }
  const own = KEPT.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]))
  const inMemory = (HostConfig.Mounts ?? [])
    .filter(({ Type }) => Type === 'tmpfs')
    .map((spec) => [spec.Target, memoryOptions(spec)] as const)
  const Tmpfs = { ...HostConfig.Tmpfs, ...Object.fromEntries(inMemory) }
  const entries = Object.keys(Tmpfs).length > 0 ? [...own, ['Tmpfs', Tmpfs] as const] : own
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
