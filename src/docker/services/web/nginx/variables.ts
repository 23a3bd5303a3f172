import type { Network, WebRequest } from '../../../../linux/network.ts'
import { headerOf, hostOf } from '../files.ts'
import type { Directive } from './configuration.ts'
import { all } from './servers.ts'

/** What the variables of a request are told from. */
export interface Asked {
  readonly request: WebRequest
  readonly port: number
  readonly network: Network
  readonly hostName: string
  readonly version: string
  /** The directives that are in force for it. */
  readonly scope: readonly Directive[]
}

type Variable = (asked: Asked) => string

const queryOf = ({ path }: WebRequest): string => path.split('?').slice(1).join('?')
const args: Variable = ({ request }) => queryOf(request)
const uri: Variable = ({ request }) => request.path.replace(/\?.*$/s, '')

function forwardedFor({ request }: Asked): string {
  const before = headerOf(request, 'X-Forwarded-For')
  return before === '' ? (request.from ?? '') : `${before}, ${request.from ?? ''}`
}

/** The script that a path names: of a directory, what `fastcgi_index` says. */
const scriptName: Variable = (asked) => {
  const path = uri(asked)
  return path.endsWith('/') ? path + (all(asked.scope, 'fastcgi_index').at(-1)?.words[0] ?? '') : path
}

const KNOWN: Readonly<Record<string, Variable>> = {
  uri,
  document_uri: uri,
  args,
  query_string: args,
  is_args: ({ request }) => (queryOf(request) === '' ? '' : '?'),
  request_uri: ({ request }) => request.path,
  request: ({ request }) => `${request.method} ${request.path} HTTP/1.1`,
  request_method: ({ request }) => request.method,
  request_body: ({ request }) => request.body ?? '',
  host: ({ request }) => hostOf(request),
  remote_addr: ({ request }) => request.from ?? '',
  proxy_add_x_forwarded_for: forwardedFor,
  document_root: ({ scope }) => all(scope, 'root').at(-1)?.words[0] ?? '/etc/nginx/html',
  fastcgi_script_name: scriptName,
  scheme: () => 'http',
  server_protocol: () => 'HTTP/1.1',
  server_port: ({ port }) => String(port),
  server_addr: ({ network }) => network.interfaces.at(-1)?.address ?? '',
  server_name: ({ scope }) => all(scope, 'server_name')[0]?.words[0] ?? '',
  hostname: ({ hostName }) => hostName,
  nginx_version: ({ version }) => version,
}

/** What a variable is: one that `set` made, a header, a field of the query, or one of nginx's own. */
function valueOf(name: string, asked: Asked, depth: number): string | undefined {
  const made = all(asked.scope, 'set').findLast(({ words }) => words[0] === `$${name}`)?.words[1]
  if (made !== undefined) return expanded(made, asked, depth + 1)
  if (Object.hasOwn(KNOWN, name)) return KNOWN[name]?.(asked)
  const [, kind = '', rest = ''] = /^(http|arg)_(\w+)$/.exec(name) ?? []
  if (kind === 'http') return headerOf(asked.request, rest.replaceAll('_', '-'))
  return kind === 'arg' ? (new URLSearchParams(queryOf(asked.request)).get(rest) ?? '') : undefined
}

/** How deep variables that name others are followed. */
const DEEPEST = 9

/** A text with the variables in it replaced by what they are; those that are not known stay. */
export const expanded = (text: string, asked: Asked, depth = 0): string =>
  depth > DEEPEST ? '' : text.replace(/\$\{?(\w+)\}?/g, (whole, name: string) => valueOf(name, asked, depth) ?? whole)
