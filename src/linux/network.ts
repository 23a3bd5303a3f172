/** A host that the simulated network knows. */
export interface NetworkHost {
  readonly name: string
  /** IPv4. Those outside the machine are from the ranges kept for examples (RFC 5737). */
  readonly address: string
  /** Typical time there and back, in milliseconds. */
  readonly latency: number
  /** Routers on the way, nearest first; none for the machine itself. */
  readonly route: readonly NetworkHop[]
  /** What its web server answers, by path; undefined where no web server runs. */
  readonly pages: ReadonlyMap<string, WebPage> | undefined
}

export interface NetworkHop {
  readonly name: string
  readonly address: string
  /** Milliseconds there and back. */
  readonly latency: number
}

export interface WebPage {
  /** MIME type. */
  readonly type: string
  readonly body: string
}

/** What a machine can reach. */
export interface Network {
  /** The host with a name or an address, or undefined: it does not resolve. */
  resolve(nameOrAddress: string): NetworkHost | undefined
}

/** A URL taken apart. */
export interface WebAddress {
  readonly scheme: string
  readonly host: string
  readonly port: number
  readonly path: string
}

/** Reads a URL as curl and wget do: `http://` may be left out. Undefined for what is none. */
export function parseWebAddress(text: string): WebAddress | undefined {
  const match = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/?#:\s]+)(?::(\d{1,5}))?(\/[^?#]*)?(?:[?#].*)?$/i.exec(text)
  if (!match) return undefined
  const scheme = (match[1] ?? 'http').toLowerCase()
  const port = match[3] === undefined ? (scheme === 'https' ? 443 : 80) : Number(match[3])
  return { scheme, host: (match[2] ?? '').toLowerCase(), port, path: match[4] ?? '/' }
}

/** What asking a web server came to. */
export type WebAnswer =
  | { readonly type: 'page'; readonly host: NetworkHost; readonly page: WebPage }
  | { readonly type: 'missing'; readonly host: NetworkHost; readonly page: WebPage }
  | { readonly type: 'refused'; readonly host: NetworkHost }
  | { readonly type: 'unknown-host' }

const NOT_FOUND_PAGE: WebPage = {
  type: 'text/html',
  body: '<html>\n<head><title>404 Not Found</title></head>\n<body><h1>404 Not Found</h1></body>\n</html>\n',
}

/** Asks the web server of a host for a page. */
export function requestPage(network: Network, address: WebAddress): WebAnswer {
  const host = network.resolve(address.host)
  if (!host) return { type: 'unknown-host' }
  const usual = address.port === 80 || address.port === 443
  if (!host.pages || !usual) return { type: 'refused', host }
  const page = host.pages.get(address.path)
  return page ? { type: 'page', host, page } : { type: 'missing', host, page: NOT_FOUND_PAGE }
}

const gateway: NetworkHop = { name: '_gateway', address: '10.0.2.2', latency: 0.4 }
const provider: NetworkHop = { name: 'router.isp.example', address: '198.51.100.1', latency: 4.2 }
const backbone: NetworkHop = { name: 'core1.isp.example', address: '198.51.100.17', latency: 7.9 }
const exchange: NetworkHop = { name: 'exchange.example', address: '203.0.113.9', latency: 9.6 }

const text = (body: string): WebPage => ({ type: 'text/plain', body })

const examplePage: WebPage = {
  type: 'text/html',
  body: [
    '<html>',
    '<head><title>Example</title></head>',
    '<body>',
    '<h1>It works</h1>',
    '<p>This page comes from the simulated network of the playground.</p>',
    '</body>',
    '</html>',
    '',
  ].join('\n'),
}

const examplePages: ReadonlyMap<string, WebPage> = new Map([
  ['/', examplePage],
  ['/index.html', examplePage],
  ['/hello.txt', text('Hello from example.com!\n')],
])

const filePages: ReadonlyMap<string, WebPage> = new Map([
  ['/', text('colors.txt\nfruits.txt\nquote.txt\n')],
  ['/colors.txt', text('red\ngreen\nblue\nyellow\n')],
  ['/fruits.txt', text('pear\napple\ncherry\nbanana\napple\n')],
  ['/quote.txt', text('Every expert was once a beginner.\n')],
])

const outside: readonly NetworkHost[] = [
  {
    name: 'example.com',
    address: '192.0.2.10',
    latency: 11.6,
    route: [gateway, provider, backbone],
    pages: examplePages,
  },
  {
    name: 'www.example.com',
    address: '192.0.2.10',
    latency: 11.6,
    route: [gateway, provider, backbone],
    pages: examplePages,
  },
  {
    name: 'files.example.com',
    address: '192.0.2.20',
    latency: 14.3,
    route: [gateway, provider, backbone],
    pages: filePages,
  },
  {
    name: 'example.org',
    address: '203.0.113.40',
    latency: 23.1,
    route: [gateway, provider, backbone, exchange],
    pages: examplePages,
  },
  { name: gateway.name, address: gateway.address, latency: gateway.latency, route: [], pages: undefined },
]

/** The network of a machine: itself under its names, and the hosts outside. */
export function createNetwork(hostName: string): Network {
  const self = { latency: 0.04, route: [], pages: undefined }
  const hosts: readonly NetworkHost[] = [
    { ...self, name: 'localhost', address: '127.0.0.1' },
    { ...self, name: hostName, address: '127.0.1.1' },
    ...outside,
  ]
  return {
    resolve: (asked) => {
      const known = asked.toLowerCase()
      return hosts.find((host) => host.name === known) ?? hosts.find((host) => host.address === known)
    },
  }
}
