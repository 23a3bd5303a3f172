import type { FileSystemReader } from '../../../../linux/fs.ts'
import type { Network, WebRequest } from '../../../../linux/network.ts'
import { headerOf, hostOf } from '../files.ts'
import type { Directive } from './configuration.ts'
import { all } from './servers.ts'
import { foundIn } from './pattern.ts'

/** What the variables of a request are told from. */
export interface Asked {
  readonly fs: FileSystemReader
  readonly request: WebRequest
  /** The request as the client made it, before its path was rewritten. */
  readonly original: WebRequest
  readonly port: number
  readonly network: Network
  readonly hostName: string
  readonly version: string
  /** The directives that are in force for it. */
  readonly scope: readonly Directive[]
  /** The `map` blocks. */
  readonly maps: readonly Directive[]
  /** The variables that `set` made. */
  readonly made: ReadonlyMap<string, string>
  /** What the last pattern found, and its groups: `$1` to `$9`. */
  readonly captures: readonly (string | undefined)[]
}

type Variable = (asked: Asked) => string

/** What stands after the question mark of a request's target. */
export const queryOf = ({ path }: WebRequest): string => path.split('?').slice(1).join('?')
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
  request_uri: ({ original }) => original.path,
  request: ({ original }) => `${original.method} ${original.path} HTTP/1.1`,
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

/** What a `map` makes of the text that it is about: an exact one comes before patterns, and those before the default. */
function mapped({ words: [source = ''], block = [] }: Directive, asked: Asked, depth: number): string {
  const text = expanded(source, asked, depth)
  const exact = block.find(({ name }) => !name.startsWith('~') && name.toLowerCase() === text.toLowerCase())
  const pattern = block.find(
    ({ name }) => name.startsWith('~') && foundIn(text, name.replace(/^~\*?/, ''), name.startsWith('~*')) !== null,
  )
  const found = exact ?? pattern ?? block.find(({ name }) => name === 'default')
  return expanded(found?.words[0] ?? '', asked, depth)
}

/** What a variable is: a group of a pattern, one that `set` or `map` made, a header, a field of the query, or one of nginx's own. */
function valueOf(name: string, asked: Asked, depth: number): string | undefined {
  if (/^\d$/.test(name)) return asked.captures[Number(name)] ?? ''
  const made = asked.made.get(name)
  if (made !== undefined) return made
  const map = asked.maps.find(({ words }) => words[1] === `$${name}`)
  if (map) return mapped(map, asked, depth + 1)
  if (Object.hasOwn(KNOWN, name)) return KNOWN[name]?.(asked)
  const [, kind = '', rest = ''] = /^(http|arg)_(\w+)$/.exec(name) ?? []
  if (kind === 'http') return headerOf(asked.request, rest.replaceAll('_', '-'))
  return kind === 'arg' ? (new URLSearchParams(queryOf(asked.request)).get(rest) ?? '') : undefined
}

/** How deep variables that name others are followed. */
const DEEPEST = 9

/** A text with the variables in it replaced by what they are; those that are not known stay. */
export const expanded = (text: string, asked: Asked, depth = 0): string =>
  depth > DEEPEST
    ? ''
    : text.replace(/\$\{?(\d|\w+)\}?/g, (whole, name: string) => valueOf(name, asked, depth) ?? whole)
