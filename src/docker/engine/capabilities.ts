import type { HostSettings } from './settings.ts'

/** Capabilities, capabilities(7) without `CAP_`, that a container has where nothing else is asked for (Docker's documentation of `docker run`). */
export const GIVEN: readonly string[] = (
  'AUDIT_WRITE CHOWN DAC_OVERRIDE FOWNER FSETID KILL MKNOD NET_BIND_SERVICE NET_RAW SETFCAP SETGID SETPCAP SETUID ' +
  'SYS_CHROOT'
).split(' ')

/** The name of a capability as it may be written: `cap_chown`, `CHOWN`. */
export const plainCapability = (name: string): string => name.toUpperCase().replace(/^CAP_/, '')

/** Which of those that a container usually has were taken from it: `ALL` is all that are not added again. */
export function lackedCapabilities({ CapAdd = [], CapDrop = [], Privileged }: HostSettings): readonly string[] {
  if (Privileged || CapDrop.length === 0) return []
  const [added, dropped] = [CapAdd, CapDrop].map((names) => new Set(names.map(plainCapability)))
  return GIVEN.filter((name) => dropped?.has(name) || (dropped?.has('ALL') && !added?.has(name) && !added?.has('ALL')))
}
