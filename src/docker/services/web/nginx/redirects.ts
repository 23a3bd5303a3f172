import { hostOf } from '../files.ts'
import type { WebResponse } from '../../../../linux/network.ts'
import type { Directive } from './configuration.ts'
import { innermost, wordsOf } from './servers.ts'
import { type Asked, expanded } from './variables.ts'

/** A place with the server's own name and port before it, unless `absolute_redirect` keeps it as it stands. */
export function absolute(place: string, { request, port, scope }: Asked): string {
  const word = (name: string): string | undefined => wordsOf(scope, name)?.[0]
  if (!place.startsWith('/') || word('absolute_redirect') === 'off') return place
  const own = word('server_name_in_redirect') === 'on' ? wordsOf(scope, 'server_name')?.[0] : undefined
  return `http://${own ?? hostOf(request)}${port === 80 || word('port_in_redirect') === 'off' ? '' : `:${port}`}${place}`
}

/** Where a location hands its requests on to. */
interface Handing {
  readonly address: string
  readonly prefix: string
  readonly levels: readonly (readonly Directive[])[]
}

/** What begins an address that another server sends a client to, and what stands for it here. */
function* replacements({ address, prefix, levels }: Handing, asked: Asked): Generator<readonly [string, string], void> {
  const given = innermost(levels, 'proxy_redirect')
  for (const { words } of given.length === 0 ? [{ words: ['default'] }] : given) {
    const [from = '', to] = words
    if (to !== undefined) yield [expanded(from, asked), expanded(to, asked)]
    else if (from === 'default' && !address.includes('$'))
      yield /^https?:\/\/[^/]+\//.test(address) ? [address, prefix] : [`${address}/`, '/']
  }
}

/** An answer of another server, of which `proxy_redirect` changes where it sends the client. */
export function redirected(response: WebResponse, handing: Handing, asked: Asked): WebResponse {
  const { headers = [] } = response
  if (!headers.some(([name]) => name.toLowerCase() === 'location')) return response
  const pairs = [...replacements(handing, asked)]
  const changed = (value: string): string => {
    const found = pairs.find(([from]) => value.startsWith(from))
    return found ? absolute(found[1] + value.slice(found[0].length), asked) : value
  }
  return {
    ...response,
    headers: headers.map(
      ([name, value]) => [name, name.toLowerCase() === 'location' ? changed(value) : value] as const,
    ),
  }
}
