import { credentialsOf } from './basic-access.ts'
import { byteLength } from '../../../../shell/posix/bytes.ts'
import type { FileSystemReader } from '../../../../linux/fs.ts'
import { strftime } from '../../../../linux/time.ts'
import type { Network, WebRequest, WebResponse } from '../../../../linux/network.ts'
import { headerOf, hostOf } from '../files.ts'
import type { Directive } from './configuration.ts'
import { all, wordsOf } from './servers.ts'
import { foundIn } from './pattern.ts'

/** What became of a request that was handed on. */
export interface Passing {
  /** Who was asked, and what each answered. */
  readonly addresses: string[]
  readonly statuses: number[]
  /** What a cache had of it: `HIT`, `MISS`. */
  cache: string
  /** Why nobody answered, where nobody did. */
  failure: 'refused' | 'late' | 'unresolved'
}

/** What a pattern found, and its groups. */
export type Captures = readonly (string | undefined)[] & Partial<Pick<RegExpExecArray, 'groups'>>

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
  readonly captures: Captures
  readonly passing: Passing
  /** When it came, in milliseconds. */
  readonly now: number
  /** What was answered, and when, where a log tells of it. */
  readonly sent?: { readonly response: WebResponse; readonly at: number }
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
  return path.endsWith('/') ? path + (wordsOf(asked.scope, 'fastcgi_index')?.[0] ?? '') : path
}

/** The user that `Authorization: Basic` names. */
const remoteUser: Variable = ({ request }) => credentialsOf(request)?.[0] ?? ''

const proxyHost: Variable = ({ scope }) =>
  /^https?:\/\/([^/]+)/.exec(wordsOf(scope, 'proxy_pass')?.[0] ?? '')?.[1] ?? ''

const documentRoot: Variable = ({ scope }) => wordsOf(scope, 'root')?.[0] ?? '/etc/nginx/html'

/** How long a request took, in seconds. */
const requestTime: Variable = ({ now, sent }) => (((sent?.at ?? now) - now) / 1000).toFixed(3)

const KNOWN: Readonly<Record<string, Variable>> = {
  status: ({ sent }) => (sent ? String(sent.response.status) : ''),
  body_bytes_sent: ({ sent, request }) => String(request.method === 'HEAD' ? 0 : byteLength(sent?.response.body ?? '')),
  time_local: ({ now, sent }) => strftime('%d/%b/%Y:%H:%M:%S +0000', sent?.at ?? now),
  time_iso8601: ({ now, sent }) => strftime('%Y-%m-%dT%H:%M:%S+00:00', sent?.at ?? now),
  msec: ({ now, sent }) => ((sent?.at ?? now) / 1000).toFixed(3),
  request_time: requestTime,
  remote_user: remoteUser,
  binary_remote_addr: ({ request }) => request.from ?? '',
  content_type: ({ request }) => headerOf(request, 'Content-Type'),
  content_length: ({ request }) => headerOf(request, 'Content-Length'),
  request_filename: (asked) => documentRoot(asked) + uri(asked),
  realpath_root: documentRoot,
  proxy_host: proxyHost,
  pipe: () => '.',
  https: () => '',
  upstream_addr: ({ passing }) => passing.addresses.join(', '),
  upstream_status: ({ passing }) => passing.statuses.join(', '),
  upstream_response_time: (asked) => (asked.passing.addresses.length === 0 ? '' : requestTime(asked)),
  upstream_connect_time: ({ passing }) => passing.addresses.map(() => '0.000').join(', '),
  upstream_header_time: (asked) => (asked.passing.addresses.length === 0 ? '' : requestTime(asked)),
  // each request comes with a connection of its own, and without TLS
  connection_requests: () => '1',
  ssl_protocol: () => '',
  ssl_cipher: () => '',
  upstream_cache_status: ({ passing }) => passing.cache,
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
  document_root: documentRoot,
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

/** A request of which a pattern found something: its groups are `$1` to `$9`, and those with names are variables. */
export function withCaptures<Request extends Asked>(asked: Request, captures: Captures): Request {
  const named = Object.entries(captures.groups ?? {}).map(([name, value]) => [name, value ?? ''] as const)
  return { ...asked, captures, made: new Map([...asked.made, ...named]) }
}

/** What a variable is: a group of a pattern, one that `set` or `map` made, a header, a field of the query, or one of nginx's own. */
function valueOf(name: string, asked: Asked, depth: number): string | undefined {
  if (/^\d$/.test(name)) return asked.captures[Number(name)] ?? ''
  const made = asked.made.get(name)
  if (made !== undefined) return made
  const map = asked.maps.find(({ words }) => words[1] === `$${name}`)
  if (map) return mapped(map, asked, depth + 1)
  if (Object.hasOwn(KNOWN, name)) return KNOWN[name]?.(asked)
  const [, kind = '', rest = ''] = PREFIXED.exec(name) ?? []
  return Object.hasOwn(KINDS, kind) ? KINDS[kind]?.(rest, asked) : undefined
}

const PREFIXED = /^(http|arg|cookie|sent_http)_(\w+)$/

/** Variables whose names end with what they are about. */
const KINDS: Readonly<Record<string, (rest: string, asked: Asked) => string>> = {
  http: (rest, { request }) => headerOf(request, rest.replaceAll('_', '-')),
  // as it was sent
  arg: (rest, { request }) =>
    queryOf(request)
      .split('&')
      .map((pair) => /^([^=]*)=(.*)$/s.exec(pair) ?? [])
      .find(([, name]) => name?.toLowerCase() === rest.toLowerCase())?.[2] ?? '',
  cookie: (rest, { request }) =>
    headerOf(request, 'Cookie')
      .split(/; */)
      .find((pair) => pair.startsWith(`${rest}=`))
      ?.slice(rest.length + 1) ?? '',
  sent_http: (rest, { sent }) => {
    const name = rest.replaceAll('_', '-')
    if (name === 'content-type') return sent?.response.type ?? ''
    return sent?.response.headers?.find(([one]) => one.toLowerCase() === name)?.[1] ?? ''
  },
}

/** What a variable is; undefined for one that is not known. */
export const variableOf = (name: string, asked: Asked): string | undefined => valueOf(name, asked, 0)

/** Whether nginx has a variable of its own of a name. */
export const isKnownVariable = (name: string): boolean =>
  /^\d$/.test(name) || Object.hasOwn(KNOWN, name) || PREFIXED.test(name)

/** Variables that nginx has and that are not simulated. */
const OTHERS: ReadonlySet<string> = new Set(
  (
    'bytes_sent connection connection_time fastcgi_path_info gzip_ratio http2 invalid_referer limit_conn_status ' +
    'limit_rate limit_req_status pid proxy_port realip_remote_addr realip_remote_port remote_port request_body_file ' +
    'request_completion request_id request_length upstream_bytes_received upstream_bytes_sent upstream_response_length'
  ).split(' '),
)

/** Whether nginx has a variable that is not simulated. */
export const isVariableBeyond = (name: string): boolean =>
  OTHERS.has(name) || /^(?:ssl|upstream_http|upstream_cookie|upstream_trailer|sent_trailer|trailer)_\w+$/.test(name)

/** Whether a text counts as true where a directive has a condition. */
export const isSet = (text: string): boolean => text !== '' && text !== '0'

/** How deep variables that name others are followed. */
const DEEPEST = 9

/** A text with the variables in it replaced by what they are; those that are not known stay. */
export const expanded = (text: string, asked: Asked, depth = 0): string =>
  depth > DEEPEST
    ? ''
    : text.replace(/\$\{?(\d|\w+)\}?/g, (whole, name: string) => valueOf(name, asked, depth) ?? whole)
