import type { HostConfig, MountSpec } from '../../daemon/api.ts'
import type { HostSettings } from '../../engine/settings.ts'
import { parseSize } from '../../engine/units.ts'
import { fromDirectory, normalizePath } from '../../../linux/path.ts'
import { type Flags, labelsOf } from '../flags.ts'
import { CreationError } from './creation-error.ts'
import { deviceFrom } from './device-option.ts'
import { lifeOf } from './life-options.ts'
import { readMount } from './mount-option.ts'
import { uint16Reason } from './value-checks.ts'

/** What may be said of a namespace besides nothing: `host`, or more. */
interface Mode {
  readonly flag: string
  readonly name: string
  readonly allowed: RegExp
}

const MODES: readonly Mode[] = [
  { flag: 'pid', name: 'PID', allowed: /^(?:host|container:.+|)$/ },
  { flag: 'uts', name: 'UTS', allowed: /^(?:host|)$/ },
  { flag: 'userns', name: 'USER', allowed: /^(?:host|)$/ },
  { flag: 'cgroupns', name: 'CGROUP', allowed: /^(?:host|private|)$/ },
]

const MAC = /^(?:[\da-f]{2}[:-]){5}[\da-f]{2}$/i

/** What docker itself refuses before it asks the daemon. @throws CreationError */
export function checkHostFlags(flags: Flags): void {
  const mac = flags.value('mac-address')
  if (mac !== undefined && !MAC.test(mac)) throw new CreationError(`${mac} is not a valid mac address`)
  for (const { flag, name, allowed } of MODES) {
    if (!allowed.test(flags.value(flag) ?? '')) throw new CreationError(`--${flag}: invalid ${name} mode`)
  }
  if (flags.values('volume').includes('')) throw new CreationError('invalid empty volume spec')
  if (flags.value('log-driver') === 'none' && flags.has('log-opt'))
    throw new CreationError('invalid logging opts for driver none')
  const bare = flags.values('storage-opt').find((text) => !text.includes('='))
  if (bare !== undefined) throw new CreationError('invalid storage option')
}

/** A port or a range of ports as `--expose` has it: `80`, `80-82/udp`. @throws CreationError */
function exposedBy(text: string): readonly string[] {
  if (text.includes(':')) throw new CreationError(`invalid port format for --expose: ${text}`)
  const [ports = '', protocol = 'tcp'] = text.split('/')
  const [first = '', last = first] = ports.split('-')
  const why = [first, last].map(uint16Reason).find((reason) => reason !== undefined)
  if (why !== undefined) throw new CreationError(`invalid range format for --expose: ${text}, error: ${why}`)
  if (Number(last) < Number(first))
    throw new CreationError(
      `invalid range format for --expose: ${text}, error: invalid range specified for port: ${ports}`,
    )
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_none, at) => `${Number(first) + at}/${protocol}`)
}

/** `--expose`. @throws CreationError */
export function exposedOf(flags: Flags): Readonly<Record<string, object>> {
  return Object.fromEntries(flags.values('expose').flatMap((text) => exposedBy(text).map((port) => [port, {}])))
}

const listed = (values: readonly string[]): readonly string[] | undefined => (values.length > 0 ? values : undefined)

const numbered = (value: string | undefined): number | undefined => (value === undefined ? undefined : Number(value))

const paired = (values: readonly string[]): Readonly<Record<string, string>> | undefined =>
  values.length > 0 ? labelsOf(values) : undefined

const tmpfsOf = (values: readonly string[]): Readonly<Record<string, string>> | undefined =>
  values.length > 0
    ? Object.fromEntries(
        values
          .map((text) => text.split(/:(.*)/s, 2) as [string, string?])
          .map(([target, options = '']) => [target, options]),
      )
    : undefined

const isSet = ([, value]: readonly [string, unknown]): boolean => value !== undefined

/** The settings that flags ask for. @throws CreationError */
export function settingsOf(flags: Flags): HostSettings {
  const { value, values } = flags
  const size = value('shm-size')
  const settings: HostSettings = {
    ReadonlyRootfs: flags.has('read-only') || undefined,
    Tmpfs: tmpfsOf(values('tmpfs')),
    ExtraHosts: listed(values('add-host').map((text) => text.replace('=', ':'))),
    Dns: listed(values('dns')),
    DnsOptions: listed(values('dns-option')),
    DnsSearch: listed(values('dns-search')),
    Privileged: flags.has('privileged') || undefined,
    Init: flags.has('init') || undefined,
    CapAdd: listed(values('cap-add')),
    CapDrop: listed(values('cap-drop')),
    SecurityOpt: listed(values('security-opt')),
    IpcMode: value('ipc'),
    PidMode: value('pid'),
    UTSMode: value('uts'),
    UsernsMode: value('userns'),
    CgroupnsMode: value('cgroupns'),
    Runtime: value('runtime'),
    ShmSize: size === undefined ? undefined : parseSize(size, 1024),
    OomScoreAdj: numbered(value('oom-score-adj')),
    Sysctls: paired(values('sysctl')),
    LogDriver: value('log-driver'),
    LogOptions: paired(values('log-opt')),
    Devices: listed(values('device').map((text) => deviceFrom(text))),
    Gpus: flags.has('gpus') || undefined,
    StopTimeout: numbered(value('stop-timeout')),
    Domainname: value('domainname'),
    MacAddress: value('mac-address'),
    Annotations: paired(values('annotation')),
    VolumeDriver: value('volume-driver'),
    CgroupParent: value('cgroup-parent'),
    DeviceCgroupRules: listed(values('device-cgroup-rule')),
  }
  return Object.fromEntries(Object.entries(settings).filter(isSet))
}

/** `.`, `./data`: directories of the host are absolute for the daemon. */
const isRelative = (source: string | undefined): source is string =>
  source !== undefined && (source === '.' || source.startsWith('./'))

function mountsOf(flags: Flags, cwd: string): readonly MountSpec[] {
  return flags.values('mount').flatMap((text) => {
    const read = readMount(text)
    if (read.type !== 'mount') return []
    const { mount } = read
    return [isRelative(mount.Source) ? { ...mount, Source: normalizePath(fromDirectory(cwd, mount.Source)) } : mount]
  })
}

/** What flags ask of the host besides ports, networks and `-v`, in a working directory. */
export function hostConfigFrom(flags: Flags, cwd: string): HostConfig {
  const [isolation, mounts, from] = [flags.value('isolation'), mountsOf(flags, cwd), flags.values('volumes-from')]
  const storage = flags.values('storage-opt')
  return {
    ...settingsOf(flags),
    ...Object.fromEntries(Object.entries(lifeOf(flags)).filter(isSet)),
    ...(isolation !== undefined && { Isolation: isolation }),
    ...(mounts.length > 0 && { Mounts: mounts }),
    ...(from.length > 0 && { VolumesFrom: from }),
    ...(storage.length > 0 && { StorageOpt: storage }),
  }
}
