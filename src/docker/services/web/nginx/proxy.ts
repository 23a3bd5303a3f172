import type { WebRequest, WebResponse } from '../../../../linux/network.ts'
import type { Directive } from './configuration.ts'
import { innermost } from './servers.ts'
import { inTurn, peersNamed } from './upstream.ts'
import { type Asked, expanded } from './variables.ts'

/** The headers that are sent on: what the client said, less what `proxy_set_header` says otherwise. */
function headersFor(asked: Asked, levels: readonly (readonly Directive[])[], authority: string): readonly string[] {
  const told = innermost(levels, 'proxy_set_header').map(
    ({ words: [name = '', value = ''] }) =>
      [name, value === '$proxy_host' ? authority : expanded(value, asked)] as const,
  )
  const names = new Set(told.map(([name]) => name.toLowerCase()))
  const usual = [
    ['Host', authority],
    ['Connection', 'close'],
  ].filter(([name = '']) => !names.has(name.toLowerCase()))
  const own = [...usual, ...told].filter(([, value]) => value !== '').map(([name, value]) => `${name}: ${value}`)
  const kept = (asked.request.headers ?? []).filter((header) => {
    const name = header.replace(/:.*$/s, '').toLowerCase()
    return !names.has(name) && name !== 'host' && name !== 'connection'
  })
  return [...own, ...kept]
}

/** Where a location hands its requests on to. */
export interface Upstreams {
  readonly address: string
  readonly prefix: string
  readonly upstreams: readonly Directive[]
  /** The blocks that say which headers are set, the outermost first. */
  readonly levels: readonly (readonly Directive[])[]
}

/** Hands a request on: with the rest of its path where the address has a path of its own. Nothing where nobody answers. */
export async function passedOn(asked: Asked, passing: Upstreams): Promise<WebResponse | undefined> {
  const { network, request } = asked
  const address = expanded(passing.address, asked)
  const [, authority = '', rest] = /^https?:\/\/([^/]+)(\/.*)?$/.exec(address) ?? []
  const [name = '', given] = authority.split(':')
  const isFixed = address === passing.address
  const path = rest === undefined ? request.path : isFixed ? rest + request.path.slice(passing.prefix.length) : rest
  const upstream = passing.upstreams.find(({ words }) => words[0] === name)
  // who asks is now nginx itself, whose address the network tells
  const { method, body } = request
  const sent: WebRequest = {
    method,
    path,
    headers: headersFor(asked, passing.levels, authority),
    ...(body !== undefined && { body }),
  }
  for (const target of upstream ? inTurn(upstream, network) : peersNamed(name, network)) {
    const [host = '', port = given ?? '80'] = target.split(':')
    const found = network.resolve(host)
    const service = found && network.connect(found, Number(port))
    asked.passing.addresses.push(`${found?.address ?? host}:${port}`)
    if (service?.type !== 'http') {
      asked.passing.statuses.push(502)
      continue
    }
    const response = await service.handle(sent)
    asked.passing.statuses.push(response.status)
    return response
  }
  return undefined
}
