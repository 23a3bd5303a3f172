import type { HostSettings } from '../engine/settings.ts'

const IPC_MODES = /^(?:|none|host|private|shareable|container:.+)$/

/** capabilities(7), without `CAP_`. */
const CAPABILITIES: ReadonlySet<string> = new Set(
  (
    'ALL AUDIT_CONTROL AUDIT_READ AUDIT_WRITE BLOCK_SUSPEND BPF CHECKPOINT_RESTORE CHOWN DAC_OVERRIDE DAC_READ_SEARCH FOWNER ' +
    'FSETID IPC_LOCK IPC_OWNER KILL LEASE LINUX_IMMUTABLE MAC_ADMIN MAC_OVERRIDE MKNOD NET_ADMIN NET_BIND_SERVICE ' +
    'NET_BROADCAST NET_RAW PERFMON SETFCAP SETGID SETPCAP SETUID SYS_ADMIN SYS_BOOT SYS_CHROOT SYS_MODULE SYS_NICE ' +
    'SYS_PACCT SYS_PTRACE SYS_RAWIO SYS_RESOURCE SYS_TIME SYS_TTY_CONFIG SYSLOG WAKE_ALARM'
  ).split(' '),
)

/** Those that a container has where nothing else is asked for (Docker's documentation of `docker run`). */
const GIVEN: ReadonlySet<string> = new Set(
  (
    'AUDIT_WRITE CHOWN DAC_OVERRIDE FOWNER FSETID KILL MKNOD NET_BIND_SERVICE NET_RAW SETFCAP SETGID SETPCAP SETUID ' +
    'SYS_CHROOT'
  ).split(' '),
)

/** Capabilities that are not there, and those that would change what programs may do: what they may is the same in every container. */
function badCapability({ CapAdd = [], CapDrop = [] }: HostSettings): string | undefined {
  for (const [field, names, isInert] of [
    ['CapAdd', CapAdd, (name: string) => GIVEN.has(name)],
    ['CapDrop', CapDrop, (name: string) => name !== 'ALL' && !GIVEN.has(name)],
  ] as const) {
    const plain = names.map((name) => name.toUpperCase().replace(/^CAP_/, ''))
    const unknown = plain.find((name) => !CAPABILITIES.has(name))
    if (unknown !== undefined) return `invalid ${field}: unknown capability: "CAP_${unknown}"`
    const other = plain.find((name) => !isInert(name))
    if (other !== undefined) return `${field} is not simulated by this playground: ${other}`
  }
  return undefined
}

/** What the daemon does not take of how a container is confined. */
export function badConfinement(settings: HostSettings): string | undefined {
  const { IpcMode = '', Sysctls = {} } = settings
  const capability = badCapability(settings)
  if (capability !== undefined) return capability
  if (!IPC_MODES.test(IpcMode)) return `invalid IPC mode: ${IpcMode}`
  if (/^(?:host|container:)/.test(IpcMode)) return `sharing memory is not simulated by this playground: ${IpcMode}`
  const [sysctl] = Object.keys(Sysctls)
  return sysctl === undefined ? undefined : `sysctls are not simulated by this playground: ${sysctl}`
}
