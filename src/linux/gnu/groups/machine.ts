import {
  aptCacheDeclaration,
  aptDeclaration,
  aptGetDeclaration,
  cowsayDeclaration,
  dpkgDeclaration,
  fortuneDeclaration,
} from '../apt/declaration.ts'
import { jqDeclaration, yqDeclaration } from '../languages/declaration.ts'
import { gnuLater, type GnuProgram } from '../library/program.ts'
import { later } from './later.ts'

/** Programs that tell of the machine and add to it: loaded when they are first run. */
export const machinePrograms: readonly GnuProgram[] = [
  ...later(['lscpu', 'lsblk', 'dmesg', 'hostnamectl', 'lsb_release'], () => import('../machine/machine.ts')),
  ...later(['mountpoint'], () => import('../mount/mountpoint.ts')),
  ...later(['findmnt'], () => import('../findmnt/findmnt.ts')),
  ...later(['lsmod'], () => import('../machine/lsmod.ts')),
  ...later(['ldd'], () => import('../ldd/ldd.ts')),
  gnuLater({ name: 'run-parts' }, async () => (await import('../run-parts/run-parts.ts')).runParts),
  ...later(['mount', 'umount'], () => import('../mount/mount.ts')),
  gnuLater(jqDeclaration, async () => (await import('../languages/languages.ts')).jq),
  gnuLater(yqDeclaration, async () => (await import('../languages/languages.ts')).yq),
  gnuLater(aptDeclaration, async () => (await import('../apt/apt.ts')).apt),
  gnuLater(aptGetDeclaration, async () => (await import('../apt/apt.ts')).aptGet),
  gnuLater(aptCacheDeclaration, async () => (await import('../apt/apt.ts')).aptCache),
  gnuLater(dpkgDeclaration, async () => (await import('../apt/dpkg.ts')).dpkg),
  gnuLater({ name: 'dpkg-query' }, async () => (await import('../apt/dpkg-query.ts')).dpkgQuery),
  gnuLater(cowsayDeclaration, async () => (await import('../apt/sayings.ts')).cowsay),
  gnuLater(fortuneDeclaration, async () => (await import('../apt/sayings.ts')).fortune),
]
