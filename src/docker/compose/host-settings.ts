import type { HostSettings } from '../engine/settings.ts'
import { parseSize } from '../engine/units.ts'
import { unsimulatedKey } from './complaint.ts'
import { milliseconds } from './duration.ts'
import { isList, isMapping, type Mapping, mappingOf, textOf, type Value } from './value.ts'

const BILLION = 1e9
const SECOND = 1000

/** Keys of a service of which nothing is done here. */
const UNSIMULATED =
  'blkio_config cgroup_parent cpu_count cpu_percent cpu_period cpu_quota cpu_rt_period cpu_rt_runtime credential_spec ' +
  'device_cgroup_rules external_links isolation storage_opt'

/** @throws Complaint for a key that would be without any effect */
export function checkSimulated(name: string, service: Mapping): void {
  const key = UNSIMULATED.split(' ').find((one) => service[one] !== undefined && service[one] !== null)
  if (key !== undefined) throw unsimulatedKey(`services.${name}`, key)
}

const listed = (value: Value | undefined): readonly string[] | undefined => {
  if (value === undefined || value === null) return undefined
  return (isList(value) ? value : [value]).map((item) => textOf(item) ?? '')
}

const textsIn = (value: Value | undefined): Readonly<Record<string, string>> | undefined =>
  isMapping(value)
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, textOf(item) ?? '']))
    : undefined

const numberOf = (value: Value | undefined): number | undefined => {
  const text = textOf(value)
  return text === undefined ? undefined : Number(text)
}

/** Bytes that a size means; undefined where none is given. */
export const bytesOf = (value: Value | undefined): number | undefined => {
  const text = textOf(value)
  return text === undefined ? undefined : text === '-1' ? -1 : parseSize(text, 1024)
}

const timeOf = (value: Value | undefined): number => milliseconds(textOf(value) ?? '') ?? 0

function healthcheckOf(service: Mapping): HostSettings['Healthcheck'] {
  if (service['healthcheck'] === undefined) return undefined
  const { test, disable, interval, timeout, start_period: start, retries } = mappingOf(service['healthcheck'])
  return {
    test: disable === true ? ['NONE'] : (listed(test) ?? []),
    interval: timeOf(interval),
    timeout: timeOf(timeout),
    startPeriod: timeOf(start),
    retries: numberOf(retries) ?? 0,
  }
}

/** `nofile=1024:2048`, from a number or a mapping. */
export const ulimitsOf = (value: Value | undefined): readonly string[] | undefined =>
  isMapping(value)
    ? Object.entries(value).map(([name, limit]) => {
        const { soft, hard } = mappingOf(limit)
        return `${name}=${isMapping(limit) ? `${textOf(soft) ?? ''}:${textOf(hard) ?? ''}` : (textOf(limit) ?? '')}`
      })
    : undefined

/** What a service may use, by its own keys or those of `deploy`. */
function limitsOf(service: Mapping): HostSettings {
  const { limits, reservations } = mappingOf(mappingOf(service['deploy'])['resources'])
  const cpus = numberOf(service['cpus'] ?? mappingOf(limits)['cpus'])
  return {
    Memory: bytesOf(service['mem_limit'] ?? mappingOf(limits)['memory']),
    MemorySwap: bytesOf(service['memswap_limit']),
    MemoryReservation: bytesOf(service['mem_reservation'] ?? mappingOf(reservations)['memory']),
    MemorySwappiness: numberOf(service['mem_swappiness']),
    OomKillDisable: service['oom_kill_disable'] === true || undefined,
    OomScoreAdj: numberOf(service['oom_score_adj']),
    NanoCpus: cpus === undefined ? undefined : cpus * BILLION,
    CpuShares: numberOf(service['cpu_shares']),
    CpusetCpus: textOf(service['cpuset']),
    PidsLimit: numberOf(service['pids_limit'] ?? mappingOf(limits)['pids']),
    ShmSize: bytesOf(service['shm_size']),
    Ulimits: ulimitsOf(service['ulimits']),
  }
}

/** What surrounds the processes of a service. */
function surroundingsOf(service: Mapping): HostSettings {
  const logging = mappingOf(service['logging'])
  const tmpfs = listed(service['tmpfs'])?.map((text) => {
    const [target = '', ...options] = text.split(':')
    return [target, options.join(':')] as const
  })
  return {
    ReadonlyRootfs: service['read_only'] === true || undefined,
    Tmpfs: tmpfs && Object.fromEntries(tmpfs),
    ExtraHosts: listed(service['extra_hosts'])?.map((text) => text.replace('=', ':')),
    Dns: listed(service['dns']),
    DnsOptions: listed(service['dns_opt']),
    DnsSearch: listed(service['dns_search']),
    UTSMode: textOf(service['uts']),
    UsernsMode: textOf(service['userns_mode']),
    CgroupnsMode: textOf(service['cgroup']),
    Runtime: textOf(service['runtime']),
    Sysctls: textsIn(service['sysctls']),
    LogDriver: textOf(logging['driver']),
    LogOptions: textsIn(logging['options']),
    Devices: listed(service['devices']),
    Domainname: textOf(service['domainname']),
    MacAddress: textOf(service['mac_address']),
  }
}

/** The settings of the host that a service asks for; those that it does not name are left out. */
export function hostSettingsOf(service: Mapping): HostSettings {
  const grace = textOf(service['stop_grace_period'])
  const settings: HostSettings = {
    ...limitsOf(service),
    ...surroundingsOf(service),
    Privileged: service['privileged'] === true || undefined,
    Init: service['init'] === true || undefined,
    CapAdd: listed(service['cap_add']),
    CapDrop: listed(service['cap_drop']),
    SecurityOpt: listed(service['security_opt']),
    User: textOf(service['user']),
    GroupAdd: listed(service['group_add']),
    OpenStdin: service['stdin_open'] === true || undefined,
    StopTimeout: grace === undefined ? undefined : Math.ceil(timeOf(grace) / SECOND),
    Healthcheck: healthcheckOf(service),
  }
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined))
}
