import type { WebAddress } from '../../web.ts'

/** A word of --resolve that is none. */
export class BadDetour extends Error {}

const isAny = (word: string, own: string): boolean => word === '' || word === own

/**
 * The host and the port that are asked for an address: --connect-to puts others in their place, --resolve an address in that of
 * a name.
 * @throws BadDetour
 */
export function detourOf(
  { host, port }: WebAddress,
  resolves: readonly string[],
  connects: readonly string[],
): Pick<WebAddress, 'host' | 'port'> {
  for (const word of connects) {
    const [from = '', fromPort = '', to = '', toPort = ''] = word.split(':')
    if (isAny(from, host) && isAny(fromPort, String(port)))
      return { host: to === '' ? host : to, port: toPort === '' ? port : Number(toPort) }
  }
  for (const word of resolves) {
    const [, name, at, address = ''] = /^\+?([^:]+):(\d+|\*):(.+)$/.exec(word) ?? []
    if (name === undefined) throw new BadDetour(`Couldn't parse CURLOPT_RESOLVE entry '${word}'`)
    if ((name === host || name === '*') && (at === '*' || Number(at) === port))
      return { host: address.split(',')[0] ?? address, port }
  }
  return { host, port }
}
