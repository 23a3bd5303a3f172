import type { WebResponse } from '../../../../linux/network.ts'
import { type Page, pageText, type Script } from '../fastcgi.ts'
import { respond } from '../files.ts'
import { all } from './servers.ts'
import { type Asked, expanded } from './variables.ts'

/** Asks a program by FastCGI at `host:port` for the script that `fastcgi_param` names. Nothing where nobody answers. */
export async function askedOf(asked: Asked, place: string): Promise<WebResponse | undefined> {
  const { network, request, scope } = asked
  const [host = '', port = '9000'] = expanded(place, asked).split(':')
  const found = network.resolve(host)
  const service = found && network.connect(found, Number(port))
  if (service?.type !== 'messages') return undefined
  const named = all(scope, 'fastcgi_param').findLast(({ words }) => words[0] === 'SCRIPT_FILENAME')?.words[1]
  const { method, path } = request
  const script: Script = {
    method,
    path,
    file: named === undefined ? '' : expanded(named, asked),
    from: expanded('$server_addr', asked),
  }
  const page: Page = pageText(await service.call(JSON.stringify(script)))
  return { ...respond(page.status, page.type, page.body), headers: page.headers }
}
