import { GIVEN, lackedCapabilities, plainCapability } from '../engine/capabilities.ts'
import type { HostSettings } from '../engine/settings.ts'

const IPC_MODES = /^(?:|none|host|private|shareable|container:.+)$/

/** All others, and the word for all. */
const OTHERS =
  'ALL AUDIT_CONTROL AUDIT_READ BLOCK_SUSPEND BPF CHECKPOINT_RESTORE DAC_READ_SEARCH IPC_LOCK IPC_OWNER LEASE LINUX_IMMUTABLE ' +
  'MAC_ADMIN MAC_OVERRIDE NET_ADMIN NET_BROADCAST PERFMON SYS_ADMIN SYS_BOOT SYS_MODULE SYS_NICE SYS_PACCT SYS_PTRACE ' +
  'SYS_RAWIO SYS_RESOURCE SYS_TIME SYS_TTY_CONFIG SYSLOG WAKE_ALARM'

/** What the servers of images need to prepare their directories and to become somebody else: that they would fail is not simulated. */
const NEEDED: ReadonlySet<string> = new Set(['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'])

const isIn = (list: readonly string[], name: string): boolean => list.includes(name)

/**
 * Capabilities that are not there, and dropped ones that a server needs. What an added one would let programs do is not simulated, and
 * those that need it say so.
 */
function badCapability(settings: HostSettings, isServer: boolean): string | undefined {
  const { CapAdd = [], CapDrop = [] } = settings
  for (const [field, names] of Object.entries({ CapAdd, CapDrop })) {
    const plain = names.map(plainCapability)
    const unknown = plain.find((name) => !isIn(GIVEN, name) && !isIn(OTHERS.split(' '), name))
    if (unknown !== undefined) return `invalid ${field}: unknown capability: "CAP_${unknown}"`
  }
  const missed = isServer ? lackedCapabilities(settings).find((name) => NEEDED.has(name)) : undefined
  return missed === undefined ? undefined : `a server without ${missed} is not simulated by this playground`
}

/** What may be set of security, with a value or without. */
const SECURITY = /^(?:(?:apparmor|label|seccomp|systempaths)[=:]|no-new-privileges(?:[=:](?:1|t|true|0|f|false))?$)/i

/** What the daemon does not take of how a container is confined. */
export function badConfinement(settings: HostSettings, isServer: boolean): string | undefined {
  const { IpcMode = '', SecurityOpt = [] } = settings
  const capability = badCapability(settings, isServer)
  if (capability !== undefined) return capability
  const security = SecurityOpt.find((text) => !SECURITY.test(text))
  if (security !== undefined)
    return `invalid --security-opt ${/[=:]/.test(security) ? 2 : 1}: ${JSON.stringify(security)}`
  return IPC_MODES.test(IpcMode) ? undefined : `invalid IPC mode: ${IpcMode}`
}
