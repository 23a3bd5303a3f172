import * as declared from '../network/declaration.ts'
import { gnuLater, type GnuProgram } from '../library/program.ts'

/** Programs that reach other machines: loaded when they are first run. */
export const networkPrograms: readonly GnuProgram[] = [
  gnuLater(declared.pingDeclaration, async () => (await import('../network/ping.ts')).ping),
  gnuLater(declared.tracerouteDeclaration, async () => (await import('../network/ping.ts')).traceroute),
  gnuLater(declared.curlDeclaration, async () => (await import('../network/curl.ts')).curl),
  gnuLater(declared.wgetDeclaration, async () => (await import('../network/wget.ts')).wget),
  gnuLater(declared.sshDeclaration, async () => (await import('../network/remote.ts')).ssh),
  gnuLater(declared.hostDeclaration, async () => (await import('../network/remote.ts')).host),
  gnuLater(declared.nslookupDeclaration, async () => (await import('../network/remote.ts')).nslookup),
  gnuLater(declared.digDeclaration, async () => (await import('../network/dig.ts')).dig),
  gnuLater(declared.ncDeclaration, async () => (await import('../network/nc.ts')).nc),
  gnuLater(declared.ipDeclaration, async () => (await import('../network/interfaces.ts')).ip),
  gnuLater(declared.ssDeclaration, async () => (await import('../network/ss.ts')).ss),
  gnuLater(declared.netstatDeclaration, async () => (await import('../network/netstat.ts')).netstat),
  gnuLater(declared.ifconfigDeclaration, async () => (await import('../network/interfaces.ts')).ifconfig),
]
