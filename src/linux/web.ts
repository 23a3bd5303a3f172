import type { Network, NetworkHost, Service, WebRequest, WebResponse } from './network.ts'

/** A URL taken apart. */
export interface WebAddress {
  readonly scheme: string
  readonly host: string
  readonly port: number
  readonly path: string
}

/** Reads a URL as curl and wget do: `http://` may be left out. Undefined for what is none. */
export function parseWebAddress(text: string): WebAddress | undefined {
  const match =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\[[\da-f:]+\]|[^/?#:\s]+)(?::(\d{1,5}))?(\/[^?#]*)?(\?[^#]*)?(?:#.*)?$/i.exec(text)
  if (!match) return undefined
  const scheme = (match[1] ?? 'http').toLowerCase()
  const port = match[3] === undefined ? (scheme === 'https' ? 443 : 80) : Number(match[3])
  return { scheme, host: (match[2] ?? '').toLowerCase(), port, path: (match[4] ?? '/') + (match[5] ?? '') }
}

/** What asking a web server came to. */
export type WebAnswer =
  | {
      readonly type: 'response'
      readonly host: NetworkHost
      readonly response: WebResponse
      /** Whether a program wrote the whole of it: then its headers are all that it says. */
      readonly written: boolean
    }
  | { readonly type: 'refused'; readonly host: NetworkHost }
  | { readonly type: 'unknown-host' }

/** The words in which a web server is asked. */
const requestText = ({ method, path, headers = [], body = '' }: WebRequest): string =>
  `${method} ${path} HTTP/1.1\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n${body}`

/** Reads what a program answered that may not be a web server: then its status is 0. */
function readResponse(text: string): WebResponse {
  const [whole = '', status, reason = '', head = ''] =
    /^HTTP\/1\.\d (\d{3}) ?([^\r\n]*)\r?\n((?:[^\r\n]+\r?\n)*)\r?\n/.exec(text) ?? []
  const headers = [...head.matchAll(/^([^:\r\n]+):[ \t]*([^\r\n]*?)[ \t]*\r?$/gm)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const named = (wanted: string): string | undefined => headers.find(([name]) => name.toLowerCase() === wanted)?.[1]
  const server = named('server')
  return {
    status: Number(status ?? 0),
    reason,
    type: named('content-type') ?? 'text/plain',
    body: text.slice(whole.length),
    ...(server !== undefined && { server }),
    headers,
  }
}

async function ask(service: Service, request: WebRequest): Promise<WebResponse> {
  return service.type === 'http' ? service.handle(request) : readResponse(await service.call(requestText(request)))
}

/** The host of an address as requests and URLs have it: the port is told where it is not the usual one. */
export const hostOf = ({ scheme, host, port }: WebAddress): string =>
  `${host}${port === (scheme === 'https' ? 443 : 80) ? '' : `:${port}`}`

/** Asks the web server of a host for a page; it is told by which name it was asked. */
export async function requestPage(
  network: Network,
  address: WebAddress,
  request: Omit<WebRequest, 'path'> = { method: 'GET' },
): Promise<WebAnswer> {
  const { host: name, port, path } = address
  // an address of version 6 is written in brackets (RFC 3986, 3.2.2)
  const host = network.resolve(name.replace(/^\[(.*)\]$/, '$1'))
  if (!host) return { type: 'unknown-host' }
  const service = network.connect(host, port)
  if (!service) return { type: 'refused', host }
  const { headers = [] } = request
  const isNamed = headers.some((header) => /^host:/i.test(header))
  const named = isNamed ? headers : [`Host: ${hostOf(address)}`, ...headers]
  const response = await ask(service, { ...request, headers: named, path })
  return { type: 'response', host, response, written: service.type === 'messages' }
}
