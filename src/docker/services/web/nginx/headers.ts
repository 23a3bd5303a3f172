import type { WebResponse } from '../../../../linux/network.ts'
import type { Directive } from './configuration.ts'
import { expiryOf } from './expires.ts'
import { innermost, wordsOf } from './servers.ts'
import { type Asked, expanded } from './variables.ts'

/** A connection stays open for the next request. */
export const KEPT = ['Connection', 'keep-alive'] as const

const isGood = (status: number): boolean => [200, 201, 204, 206, 301, 302, 303, 304, 307, 308].includes(status)

/** The types that `charset` is about. */
const TYPES: ReadonlySet<string> = new Set([
  'text/html',
  'text/xml',
  'text/plain',
  'text/vnd.wap.wml',
  'application/javascript',
  'application/rss+xml',
])

/** The type of an answer, with the encoding that `charset` names. */
function typeOf(type: string, scope: readonly Directive[]): string {
  const charset = wordsOf(scope, 'charset')?.[0] ?? 'off'
  const types = wordsOf(scope, 'charset_types')
  const isMeant = types ? type === 'text/html' || types.includes(type) || types.includes('*') : TYPES.has(type)
  return charset !== 'off' && isMeant ? `${type}; charset=${charset}` : type
}

/** An answer with what `charset` says of it, and `expires` and `add_header`: of those that are no errors, or of all with `always`. */
export function withHeaders(
  response: WebResponse,
  asked: Asked,
  levels: readonly (readonly Directive[])[],
  now: number,
): WebResponse {
  const expires = wordsOf(asked.scope, 'expires')?.[0] ?? 'off'
  const expiry = isGood(response.status) ? (expiryOf(expires, now) ?? []) : []
  const added = innermost(levels, 'add_header')
    .filter(({ words }) => isGood(response.status) || words[2] === 'always')
    .map(({ words: [name = '', value = ''] }) => [name, expanded(value, asked)] as const)
    .filter(([, value]) => value !== '')
  const own = response.headers ?? []
  const isKept = own.some(([name]) => name === 'Connection')
  const isClosed = wordsOf(asked.scope, 'keepalive_timeout')?.[0] === '0'
  const told = own.map(([name, value]) => [name, isClosed && name === 'Connection' ? 'close' : value] as const)
  const first = isClosed ? (['Connection', 'close'] as const) : KEPT
  const headers = [...(isKept ? [] : [first]), ...told, ...expiry, ...added]
  return { ...response, type: typeOf(response.type, asked.scope), headers }
}
