import { foundIn } from './pattern.ts'
import type { VirtualServer } from './servers.ts'
import type { Captures } from './variables.ts'

/** The server that a request means, and what the pattern among its names found. */
export interface Chosen {
  readonly server: VirtualServer
  readonly captures?: Captures
}

/** Whether a name with a wildcard at its beginning is about a host: `*.example.com`, and `.example.com`, which is also about the name itself. */
const endsFit = (name: string, host: string): boolean =>
  (name.startsWith('*.') && host.endsWith(name.slice(1))) ||
  (name.startsWith('.') && (host.endsWith(name) || host === name.slice(1)))

const beginningFits = (name: string, host: string): boolean => name.endsWith('.*') && host.startsWith(name.slice(0, -1))

/** The server whose longest name fits a host. */
function longest(
  servers: readonly VirtualServer[],
  host: string,
  fits: (name: string, host: string) => boolean,
): VirtualServer | undefined {
  const lengthOf = ({ names }: VirtualServer): number =>
    Math.max(0, ...names.filter((name) => fits(name.toLowerCase(), host)).map((name) => name.length))
  const found = servers.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]
  return found && lengthOf(found) > 0 ? found : undefined
}

/**
 * The server of a port that a host means, by nginx's order: a name as it stands, the longest one with a wildcard before
 * it, the longest with one behind it, the first pattern, and then the usual one of the port.
 * @throws EndlessSearch
 */
export function chosenServer(servers: readonly VirtualServer[], port: number, name: string): Chosen | undefined {
  const here = servers.filter(({ ports }) => ports.includes(port))
  const host = name.toLowerCase()
  const named =
    here.find(({ names }) => names.some((one) => one.toLowerCase() === host)) ??
    longest(here, host, endsFit) ??
    longest(here, host, beginningFits)
  if (named) return { server: named }
  for (const server of here)
    for (const pattern of server.names.filter((one) => one.startsWith('~'))) {
      const captures = foundIn(host, pattern.slice(1), true)
      if (captures) return { server, captures }
    }
  const usual = here.find((server) => server.usual.includes(port)) ?? here[0]
  return usual && { server: usual }
}
