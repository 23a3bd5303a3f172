import { knownHosts } from '../../hosts.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** The whole name of the machine: the first one of its line in /etc/hosts, hosts(5). */
export const fullName = ({ system: { fs, hostName } }: GnuProcess): string =>
  knownHosts(fs).find(({ names }) => names.includes(hostName))?.names[0] ?? hostName
