import { linkNames } from '../engine/links.ts'
import type { Container, Mount } from '../engine/model.ts'
import { ANY_ADDRESS } from '../engine/port-mapping.ts'
import { type HostSettings, SHM_SIZE } from '../engine/settings.ts'
import { sortedByKey } from './describe-image.ts'
import type { HostConfigJson, MountSpec, PortBinding, RestartPolicy, Ulimit } from './api.ts'

/** What runc hides of /proc and /sys from a container that is not privileged, and what may not be written there. */
const MASKED = (
  '/proc/asound /proc/acpi /proc/kcore /proc/keys /proc/latency_stats /proc/timer_list /proc/timer_stats ' +
  '/proc/sched_debug /proc/scsi /sys/firmware'
).split(' ')
const READ_ONLY = '/proc/bus /proc/fs /proc/irq /proc/sys /proc/sysrq-trigger'.split(' ')

/** The policy as the API has it. */
export const restartPolicyOf = ({ restartPolicy }: Container): Required<RestartPolicy> => {
  const [Name = 'no', count = '0'] = restartPolicy.split(':')
  return { Name, MaximumRetryCount: Number(count) }
}

/** What its first network was asked for by: `default`, `host`, `container:ID`, a name. */
export function networkModeOf({ networks, settings }: Container): string {
  const first = networks[0]?.network ?? 'none'
  return settings?.NetworkMode ?? (first === 'bridge' ? 'default' : first)
}

/** The words after the second colon of `-v`, but for those that change nothing. */
export const modeWords = ({ readOnly, noCopy, propagation }: Mount): string =>
  [readOnly && 'ro', noCopy && 'nocopy', propagation].filter(Boolean).join(',')

/** The mounts that `-v` asked for by a name or a directory. */
function bindsOf(mounts: readonly Mount[], isAnonymous: (volume: string) => boolean): readonly string[] | null {
  const named = mounts.filter(({ type, source, long }) => !long && !(type === 'volume' && isAnonymous(source)))
  return named.length === 0
    ? null
    : named.map((mount) => [mount.source, mount.target, modeWords(mount)].filter((word) => word !== '').join(':'))
}

/** What `--tmpfs` asked for: `--mount` is told of by itself. */
function optionalTmpfs({ Tmpfs = {}, MemoryMounts = [] }: HostSettings): { readonly Tmpfs?: HostConfigJson['Tmpfs'] } {
  const own = Object.entries(Tmpfs).filter(([target]) => !MemoryMounts.includes(target))
  return own.length > 0 ? { Tmpfs: sortedByKey(Object.fromEntries(own)) } : {}
}

const mountSpec = ({ type, source, target, readOnly, propagation }: Mount): MountSpec => ({
  Type: type,
  Source: source,
  Target: target,
  ...(readOnly && { ReadOnly: true }),
  ...(propagation !== undefined && { BindOptions: { Propagation: propagation } }),
})

function portBindings({ ports }: Container): Readonly<Record<string, readonly PortBinding[]>> {
  const bindings: Record<string, PortBinding[]> = {}
  for (const { container, protocol, address, host } of ports) {
    const key = `${container}/${protocol}`
    bindings[key] = [
      ...(bindings[key] ?? []),
      { HostIp: address === ANY_ADDRESS ? '' : address, HostPort: String(host) },
    ]
  }
  return bindings
}

/** Limits of each process, `nofile=64:128`; null where there are none. */
export const ulimitsOf = ({ Ulimits }: HostSettings): readonly Ulimit[] | null =>
  Ulimits?.map((text) => {
    const [Name = '', limits = ''] = text.split('=')
    const [Soft = 0, Hard = Soft] = limits.split(':').map(Number)
    return { Name, Hard, Soft }
  }) ?? null

/** Memory and swap together: twice the memory where only that is limited. */
export const swapOf = ({ Memory = 0, MemorySwap }: HostSettings): number => MemorySwap ?? 2 * Memory

/** What a container may use, in the order of the API's Resources. */
const resourcesOf = (settings: HostSettings) => ({
  CpuShares: settings.CpuShares ?? 0,
  Memory: settings.Memory ?? 0,
  NanoCpus: settings.NanoCpus ?? 0,
  CgroupParent: settings.CgroupParent ?? '',
  BlkioWeight: 0,
  BlkioWeightDevice: [],
  BlkioDeviceReadBps: [],
  BlkioDeviceWriteBps: [],
  BlkioDeviceReadIOps: [],
  BlkioDeviceWriteIOps: [],
  CpuPeriod: settings.CpuPeriod ?? 0,
  CpuQuota: settings.CpuQuota ?? 0,
  CpuRealtimePeriod: 0,
  CpuRealtimeRuntime: 0,
  CpusetCpus: settings.CpusetCpus ?? '',
  CpusetMems: settings.CpusetMems ?? '',
  Devices: (settings.Devices ?? []).map((text) => {
    const [PathOnHost = '', PathInContainer = PathOnHost, CgroupPermissions = 'rwm'] = text.split(':')
    return { PathOnHost, PathInContainer, CgroupPermissions }
  }),
  DeviceCgroupRules: settings.DeviceCgroupRules ?? null,
  DeviceRequests: null,
  MemoryReservation: settings.MemoryReservation ?? 0,
  MemorySwap: swapOf(settings),
  MemorySwappiness: settings.MemorySwappiness ?? null,
  OomKillDisable: settings.OomKillDisable ?? null,
  PidsLimit: settings.PidsLimit ?? null,
  Ulimits: ulimitsOf(settings),
  CpuCount: 0,
  CpuPercent: 0,
  IOMaximumIOps: 0,
  IOMaximumBandwidth: 0,
})

/** Where its log goes, how it is connected, who starts it again. */
const lifeOf = (container: Container, settings: HostSettings, isAnonymous: (volume: string) => boolean) => ({
  Binds: bindsOf(container.mounts, isAnonymous),
  ContainerIDFile: settings.ContainerIDFile ?? '',
  LogConfig: { Type: settings.LogDriver || 'json-file', Config: sortedByKey(settings.LogOptions ?? {}) },
  NetworkMode: networkModeOf(container),
  PortBindings: portBindings(container),
  RestartPolicy: restartPolicyOf(container),
  AutoRemove: container.autoRemove,
  VolumeDriver: settings.VolumeDriver ?? '',
  VolumesFrom: settings.VolumesFrom ?? null,
  ConsoleSize: [0, 0],
  ...(settings.Annotations && { Annotations: settings.Annotations }),
})

/** The links that it was given, as the Engine API tells of them: `/db:/web/database`. */
const linksOf = (own: string, { Links }: HostSettings): readonly string[] | null =>
  Links?.map((text) => {
    const [name, alias] = linkNames(text)
    return `/${name}:/${own}/${alias}`
  }) ?? null

/** How it is confined. */
const confinementOf = (name: string, settings: HostSettings) => ({
  CapAdd: settings.CapAdd ?? null,
  CapDrop: settings.CapDrop ?? null,
  CgroupnsMode: settings.CgroupnsMode ?? (settings.Privileged ? 'host' : 'private'),
  Dns: settings.Dns ?? [],
  DnsOptions: settings.DnsOptions ?? [],
  DnsSearch: settings.DnsSearch ?? [],
  ExtraHosts: settings.ExtraHosts ?? null,
  GroupAdd: settings.GroupAdd ?? null,
  IpcMode: settings.IpcMode || 'private',
  Cgroup: '',
  Links: linksOf(name, settings),
  OomScoreAdj: settings.OomScoreAdj ?? 0,
  PidMode: settings.PidMode ?? '',
  Privileged: settings.Privileged ?? false,
  PublishAllPorts: settings.PublishAllPorts ?? false,
  ReadonlyRootfs: settings.ReadonlyRootfs ?? false,
  SecurityOpt: settings.SecurityOpt ?? null,
  ...optionalTmpfs(settings),
  UTSMode: settings.UTSMode ?? '',
  UsernsMode: settings.UsernsMode ?? '',
  ShmSize: settings.ShmSize ?? SHM_SIZE,
  ...(settings.Sysctls && { Sysctls: settings.Sysctls }),
  Runtime: settings.Runtime || 'runc',
  Isolation: '',
})

/**
 * What a container was asked to have, as `docker inspect` shows it.
 * @param isAnonymous whether a volume was made without being named
 */
export function hostConfigJson(container: Container, isAnonymous: (volume: string) => boolean): HostConfigJson {
  const { settings = {}, mounts } = container
  const inMemory = (settings.MemoryMounts ?? []).map((Target): MountSpec => ({ Type: 'tmpfs', Target }))
  const long = [...mounts.filter((mount) => mount.long).map(mountSpec), ...inMemory]
  return {
    ...lifeOf(container, settings, isAnonymous),
    ...confinementOf(container.name, settings),
    ...resourcesOf(settings),
    ...(long.length > 0 && { Mounts: long }),
    MaskedPaths: settings.Privileged ? null : MASKED,
    ReadonlyPaths: settings.Privileged ? null : READ_ONLY,
    ...(settings.Init !== undefined && { Init: settings.Init }),
  }
}
