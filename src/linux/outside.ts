import type { NetworkHop, NetworkHost, Service } from './network.ts'
import { pageService, type WebPage } from './pages.ts'

/** A host that is not the machine itself; one without a service answers to ping only. */
interface Outside {
  readonly host: NetworkHost
  readonly service?: Service
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

const examplePages = pageService([
  ['/', examplePage],
  ['/index.html', examplePage],
  ['/hello.txt', text('Hello from example.com!\n')],
])

const filePages = pageService([
  ['/', text('colors.txt\nfruits.txt\nquote.txt\n')],
  ['/colors.txt', text('red\ngreen\nblue\nyellow\n')],
  ['/fruits.txt', text('pear\napple\ncherry\nbanana\napple\n')],
  ['/quote.txt', text('Every expert was once a beginner.\n')],
])

/** The hosts outside, and the web servers that run on them. */
export const outside: readonly Outside[] = [
  {
    host: { name: 'example.com', address: '192.0.2.10', latency: 11.6, route: [gateway, provider, backbone] },
    service: examplePages,
  },
  {
    host: { name: 'www.example.com', address: '192.0.2.10', latency: 11.6, route: [gateway, provider, backbone] },
    service: examplePages,
  },
  {
    host: { name: 'files.example.com', address: '192.0.2.20', latency: 14.3, route: [gateway, provider, backbone] },
    service: filePages,
  },
  {
    host: {
      name: 'example.org',
      address: '203.0.113.40',
      latency: 23.1,
      route: [gateway, provider, backbone, exchange],
    },
    service: examplePages,
  },
  { host: { ...gateway, route: [] } },
]
