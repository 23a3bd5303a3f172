import type { WebRequest, WebResponse } from '../../../../linux/network.ts'
import type { Directive } from './configuration.ts'
import { isAddress } from './access.ts'
import { millisecondsOf } from './expires.ts'
import { innermost, withPort, innermostWords } from './servers.ts'
import { inTurn, peersNamed } from './upstream.ts'
import { type Asked, expanded } from './variables.ts'

type Levels = readonly (readonly Directive[])[]

/** The headers that are sent on: what the client said, less what `proxy_set_header` says otherwise. */
function headersFor(asked: Asked, levels: Levels, authority: string): readonly string[] {
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
  const isKept = innermostWords(levels, 'proxy_pass_request_headers')?.[0] !== 'off'
  const kept = (isKept ? (asked.request.headers ?? []) : []).filter((header) => {
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
  /** The places that are known without a resolver. */
  readonly fixedPlaces: ReadonlySet<string>
  /** The blocks that say which headers are set, the outermost first. */
  readonly levels: Levels
  /** What comes before a time in milliseconds is over; undefined where nothing does. */
  answeredWithin<Given>(coming: Promise<Given>, milliseconds: number): Promise<Given | undefined>
}

/** Headers that are not handed back unless `proxy_pass_header` names them. */
const HIDDEN = [
  'x-pad',
  'x-accel-expires',
  'x-accel-redirect',
  'x-accel-limit-rate',
  'x-accel-buffering',
  'x-accel-charset',
]

const namesIn = (levels: Levels, name: string): readonly string[] =>
  innermost(levels, name).map(({ words: [word = ''] }) => word.toLowerCase())

/** An answer without the headers that are kept from the client. */
function withoutHidden(response: WebResponse, levels: Levels): WebResponse {
  const passed = namesIn(levels, 'proxy_pass_header')
  const hidden = new Set([...HIDDEN, ...namesIn(levels, 'proxy_hide_header')].filter((name) => !passed.includes(name)))
  const { headers } = response
  return headers ? { ...response, headers: headers.filter(([name]) => !hidden.has(name.toLowerCase())) } : response
}

/** What is asked of another server. */
function questionOf(asked: Asked, authority: string, { address, expandedTo, prefix, levels }: Target): WebRequest {
  const { method, body, path: own } = asked.request
  const rest = /^https?:\/\/[^/]+(\/.*)$/.exec(expandedTo)?.[1]
  const isFixed = address === expandedTo
  const path = rest === undefined ? own : isFixed ? rest + own.slice(prefix.length) : rest
  const isWithBody = body !== undefined && innermostWords(levels, 'proxy_pass_request_body')?.[0] !== 'off'
  // who asks is now nginx itself, whose address the network tells
  return { method, path, headers: headersFor(asked, levels, authority), ...(isWithBody && { body }) }
}

interface Target extends Upstreams {
  /** The address with its variables expanded. */
  readonly expandedTo: string
}

/** Methods whose requests are not sent a second time once a server got them. */
const ONCE: ReadonlySet<string> = new Set(['POST', 'LOCK', 'PATCH'])

/** Whether the next server is asked after what one did, by `proxy_next_upstream`. */
function isNextAsked(outcome: WebResponse | 'refused' | 'late', { request }: Asked, levels: Levels): boolean {
  const given = innermostWords(levels, 'proxy_next_upstream') ?? []
  const cases = given.length === 0 ? ['error', 'timeout'] : given
  if (outcome === 'refused') return cases.includes('error')
  if (ONCE.has(request.method) && !cases.includes('non_idempotent')) return false
  return cases.includes(outcome === 'late' ? 'timeout' : `http_${outcome.status}`)
}

/** What one server answers. */
async function askedAt(
  target: string,
  { asked, sent, usual }: { readonly asked: Asked; readonly sent: WebRequest; readonly usual: string | undefined },
  { levels, answeredWithin }: Upstreams,
): Promise<WebResponse | 'refused' | 'late'> {
  const [host = '', port = usual ?? '80'] = target.split(':')
  const { network, passing } = asked
  const found = network.resolve(host)
  const service = found && network.connect(found, Number(port))
  passing.addresses.push(`${found?.address ?? host}:${port}`)
  const patience = millisecondsOf(innermostWords(levels, 'proxy_read_timeout')?.[0] ?? '60s') ?? 0
  const outcome =
    service?.type === 'http'
      ? ((await answeredWithin(Promise.resolve(service.handle(sent)), patience)) ?? 'late')
      : 'refused'
  passing.statuses.push(outcome === 'refused' ? 502 : outcome === 'late' ? 504 : outcome.status)
  return outcome
}

/** Hands a request on: with the rest of its path where the address has a path of its own. Nothing where nobody answers. */
export async function passedOn(asked: Asked, upstreams: Upstreams): Promise<WebResponse | undefined> {
  const { network, passing } = asked
  const { address, levels } = upstreams
  const expandedTo = expanded(address, asked)
  const authority = /^https?:\/\/([^/]+)/.exec(expandedTo)?.[1] ?? ''
  const [name = '', usual] = authority.split(':')
  const upstream = upstreams.upstreams.find(({ words }) => words[0] === name)
  const isKnown = upstream !== undefined || isAddress(name) || upstreams.fixedPlaces.has(withPort(authority))
  if (!isKnown && !innermostWords(levels, 'resolver')) {
    passing.failure = 'unresolved'
    return undefined
  }
  const sent = questionOf(asked, authority, { ...upstreams, expandedTo })
  const tries = Number(innermostWords(levels, 'proxy_next_upstream_tries')?.[0] ?? 0) || Number.POSITIVE_INFINITY
  let last: WebResponse | undefined
  for (const target of upstream ? inTurn(upstream, network) : peersNamed(name, network)) {
    const outcome = await askedAt(target, { asked, sent, usual }, upstreams)
    if (typeof outcome === 'string') passing.failure = outcome
    last = typeof outcome === 'string' ? undefined : outcome
    if (!isNextAsked(outcome, asked, levels) || passing.addresses.length >= tries) break
  }
  return last && withoutHidden(last, levels)
}
