import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** The name server of a machine whose /etc/resolv.conf names none. */
const USUAL = '10.0.2.3'

/** The name server that a machine asks, resolv.conf(5). */
export function nameServerOf({ system }: GnuProcess): string {
  const text = attempt(() => system.fs.readText('/etc/resolv.conf'))
  const line = text instanceof FileSystemError ? undefined : /^nameserver\s+(\S+)/m.exec(text)
  return line?.[1] ?? USUAL
}
