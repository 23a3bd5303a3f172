import type { Chance } from '../../../base/chance.ts'
import { part } from '../../../shell/later.ts'
import type { Credentials, PosixSystem } from '../../../shell/posix/posix-system.ts'
import type { Process } from '../../../shell/posix/process.ts'
import { accountsOf } from '../../accounts.ts'
import type { Guest } from '../../hardware.ts'
import { openLinuxFile } from '../../open.ts'
import type { Mounts } from '../../mounts.ts'
import type { LinuxSystem } from '../../linux-system.ts'
import { UserFiles } from '../../user-files.ts'

/** The machine as a process with some credentials sees it: what `fs` refuses depends on who asks. */
export interface GnuSystem extends LinuxSystem, PosixSystem {
  readonly fs: UserFiles
  guests?(): readonly Guest[]
}

export type GnuProcess = Process<GnuSystem>

/** What the kernel adds to a machine's files. */
export interface KernelParts {
  /** What /dev/random gives. */
  readonly chance?: Chance
  readonly mounts?: Mounts
}

/** Loaded for the first date that Bash itself writes. */
export const dates = part(async () => (await import('./date-text.ts')).dateText)

/** The machine for somebody. */
export function systemFor(system: LinuxSystem, credentials: Credentials, parts: KernelParts = {}): GnuSystem {
  const fs = new UserFiles(system.fs, credentials, parts.mounts)
  const { chance } = parts
  const users = accountsOf(fs, system.users.current)
  return {
    ...system,
    fs,
    get bootedAt() {
      return system.bootedAt
    },
    users,
    accountOf: users.user,
    dates,
    open: (path, flags, mode) => openLinuxFile(fs, path, { flags, mode, ...(chance && { chance }) }),
  }
}
