import type { WebRequest, WebResponse } from '../../../../linux/network.ts'
import { byteLength } from '../../../../shell/posix/bytes.ts'
import { headerOf } from '../files.ts'
import type { Directive } from './configuration.ts'
import { foundIn } from './pattern.ts'
import { wordsOf } from './servers.ts'

/** Whether `gzip` is about an answer, whoever asked. */
function isMeant({ status, type, body, headers = [] }: WebResponse, scope: readonly Directive[]): boolean {
  const types = ['text/html', ...(wordsOf(scope, 'gzip_types') ?? [])]
  const [plain = ''] = type.split(';')
  return (
    wordsOf(scope, 'gzip')?.[0] === 'on' &&
    [200, 403, 404].includes(status) &&
    (types.includes(plain) || types.includes('*')) &&
    byteLength(body) >= Number(wordsOf(scope, 'gzip_min_length')?.[0] ?? 20) &&
    !headers.some(([name]) => name.toLowerCase() === 'content-encoding')
  )
}

/** The browsers that `gzip_disable msie6` names. */
const OLD = String.raw`MSIE [456]\.(?!.*SV1)`

/** Whether a client takes gzip, and asked without a proxy between. */
function isTaken(request: WebRequest, scope: readonly Directive[]): boolean {
  const isDirect = headerOf(request, 'Via') === '' || wordsOf(scope, 'gzip_proxied')?.includes('any') === true
  const agent = headerOf(request, 'User-Agent')
  const isKeptFrom = wordsOf(scope, 'gzip_disable')?.some((one) => foundIn(agent, one === 'msie6' ? OLD : one, true))
  return isDirect && !isKeptFrom && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/i.test(headerOf(request, 'Accept-Encoding'))
}

/** An answer as `gzip` sends it: packed, where the client takes that. */
export async function compressed(
  response: WebResponse,
  { request, scope }: { readonly request: WebRequest; readonly scope: readonly Directive[] },
  pack: (text: string) => Promise<string>,
): Promise<WebResponse> {
  if (!isMeant(response, scope)) return response
  const vary = wordsOf(scope, 'gzip_vary')?.[0] === 'on' ? [['Vary', 'Accept-Encoding'] as const] : []
  const { headers = [], body } = response
  const at = headers.findIndex(([name]) => name === 'Connection')
  const [before, connection, after] = [headers.slice(0, at), headers.slice(at, at + 1), headers.slice(at + 1)]
  if (!isTaken(request, scope)) return { ...response, headers: [...before, ...connection, ...vary, ...after] }
  const kept = after
    .filter(([name]) => name !== 'Accept-Ranges')
    .map(([name, value]) => [name, name === 'ETag' && !value.startsWith('W/') ? `W/${value}` : value] as const)
  const way = request.method === 'HEAD' ? [] : [['Transfer-Encoding', 'chunked'] as const]
  return {
    ...response,
    body: await pack(body),
    headers: [...before, ...way, ...connection, ...vary, ...kept, ['Content-Encoding', 'gzip']],
  }
}
