import type { Credentials, PosixSystem } from '../../shell/posix/system.ts'
import type { Process } from '../../shell/posix/process.ts'
import { openLinuxFile } from '../open.ts'
import type { LinuxSystem } from '../system.ts'

/** The machine as a process with some credentials sees it: what `fs` refuses depends on who asks. */
export interface GnuSystem extends LinuxSystem, PosixSystem {
  readonly fs: LinuxSystem['fs']
}

export type GnuProcess = Process<GnuSystem>

/** The machine for somebody. */
export function systemFor(system: LinuxSystem, _credentials: Credentials): GnuSystem {
  return {
    ...system,
    get bootedAt() {
      return system.bootedAt
    },
    accountOf: (name) => system.users.all.find((user) => user.name === name),
    open: (path, flags, mode) => openLinuxFile(system.fs, path, { flags, mode }),
  }
}
