import type { HostSettings } from '../engine/settings.ts'

const IPC_MODES = /^(?:|none|host|private|shareable|container:.+)$/

/** Capabilities, capabilities(7) without `CAP_`, that a container has where nothing else is asked for (Docker's documentation of `docker run`). */
const GIVEN =
  'AUDIT_WRITE CHOWN DAC_OVERRIDE FOWNER FSETID KILL MKNOD NET_BIND_SERVICE NET_RAW SETFCAP SETGID SETPCAP SETUID SYS_CHROOT'

/** All others, and the word for all. */
const OTHERS =
  'ALL AUDIT_CONTROL AUDIT_READ BLOCK_SUSPEND BPF CHECKPOINT_RESTORE DAC_READ_SEARCH IPC_LOCK IPC_OWNER LEASE LINUX_IMMUTABLE ' +
  'MAC_ADMIN MAC_OVERRIDE NET_ADMIN NET_BROADCAST PERFMON SYS_ADMIN SYS_BOOT SYS_MODULE SYS_NICE SYS_PACCT SYS_PTRACE ' +
  'SYS_RAWIO SYS_RESOURCE SYS_TIME SYS_TTY_CONFIG SYSLOG WAKE_ALARM'

const isIn = (list: string, name: string): boolean => list.split(' ').includes(name)

/**
 * Capabilities that are not there, and dropped ones that programs have: what they may is the same in every container. What an added one
 * would let them do is not simulated, and the programs that need it say so.
 */
function badCapability({ CapAdd = [], CapDrop = [] }: HostSettings): string | undefined {
  for (const [field, names] of Object.entries({ CapAdd, CapDrop })) {
    const plain = names.map((name) => name.toUpperCase().replace(/^CAP_/, ''))
    const unknown = plain.find((name) => !isIn(GIVEN, name) && !isIn(OTHERS, name))
    if (unknown !== undefined) return `invalid ${field}: unknown capability: "CAP_${unknown}"`
    const missed = field === 'CapDrop' ? plain.find((name) => name === 'ALL' || isIn(GIVEN, name)) : undefined
    if (missed !== undefined) return `${field} is not simulated by this playground: ${missed}`
  }
  return undefined
}

/** What may be set of security, with a value or without. */
const SECURITY = /^(?:(?:apparmor|label|seccomp|systempaths)[=:]|no-new-privileges(?:[=:](?:1|t|true|0|f|false))?$)/i

/** What the daemon does not take of how a container is confined. */
export function badConfinement(settings: HostSettings): string | undefined {
  const { IpcMode = '', SecurityOpt = [] } = settings
  const capability = badCapability(settings)
  if (capability !== undefined) return capability
  const security = SecurityOpt.find((text) => !SECURITY.test(text))
  if (security !== undefined)
    return `invalid --security-opt ${/[=:]/.test(security) ? 2 : 1}: ${JSON.stringify(security)}`
  if (!IPC_MODES.test(IpcMode)) return `invalid IPC mode: ${IpcMode}`
  if (/^(?:host|container:)/.test(IpcMode)) return `sharing memory is not simulated by this playground: ${IpcMode}`
  return undefined
}
