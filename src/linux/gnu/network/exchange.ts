import { byteLength } from '../../../shell/posix/bytes.ts'
import type { NetworkHost, WebRequest, WebResponse } from '../../network.ts'
import { requestPage, type WebAddress } from '../../web.ts'
import { formatDate } from '../library/date-format.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { utc } from '../library/zone.ts'

/** What a web server answered. */
export interface Response {
  readonly type: 'response'
  readonly host: NetworkHost
  readonly status: number
  readonly reason: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
  /** Bytes of the body. */
  readonly size: number
  /** Milliseconds from the question to the whole answer. */
  readonly time: number
}

export type Answer =
  Response | { readonly type: 'refused'; readonly host: NetworkHost } | { readonly type: 'unknown-host' }

/** Asks a web server of the simulated network; it takes the time that the way there and back takes. */
export async function exchange(
  process: GnuProcess,
  address: WebAddress,
  request?: Omit<WebRequest, 'path'>,
): Promise<Answer> {
  const answer = await process.blocked(requestPage(process.system.network, address, request))
  if (answer.type === 'unknown-host') return answer
  const time = 2 * answer.host.latency
  await process.sleep(time)
  if (answer.type === 'refused') return answer
  const { status, reason, body, headers = [] } = answer.response
  return {
    type: 'response',
    host: answer.host,
    status,
    reason,
    headers: answer.written ? headers : withUsual(answer.response, process.kernel.clock.now()),
    body,
    size: byteLength(body),
    time,
  }
}

/** The headers of a server's answer, with those that every answer has where it does not say them itself. */
function withUsual({ status, server, type, body, headers = [] }: WebResponse, now: number): Response['headers'] {
  const own = new Set(headers.map(([name]) => name.toLowerCase()))
  const usual: Response['headers'] = [
    ...(server === undefined ? [] : [['Server', server] as const]),
    ['Date', formatDate('%a, %d %b %Y %T GMT', now, utc)],
    // what has not changed, and what is nothing, is not sent and not told of (RFC 9110, 8.6, 15.4.5)
    ...(status === 304 || status === 204
      ? []
      : ([
          ...(type === '' ? [] : [['Content-Type', type] as const]),
          ['Content-Length', String(byteLength(body))],
        ] as const)),
    ['Connection', 'close'],
  ]
  // what is packed on its way has no length beforehand
  const isPacked = own.has('content-encoding')
  const isLeftOut = (name: string): boolean => own.has(name) || (isPacked && name === 'content-length')
  return [...usual.filter(([name]) => !isLeftOut(name.toLowerCase())), ...headers]
}

/** Status line and headers as they travel. */
export const headText = ({ status, reason, headers }: Response): string =>
  `HTTP/1.1 ${status} ${reason}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
