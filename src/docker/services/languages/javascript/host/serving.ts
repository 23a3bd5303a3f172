import type { GnuProcess } from '../../../../../linux/gnu/library/gnu-system.ts'
import type { WebRequest, WebResponse } from '../../../../../linux/network.ts'
import { FileSystemError } from '../../../../../shell/posix/errno.ts'
import { openDoors } from '../../../daemon.ts'
import { REASONS, respond } from '../../../web/files.ts'
import type { Natives } from '../builtins/install.ts'
import { call } from '../objects.ts'
import { Arr, Trouble, type Value } from '../values.ts'
import type { Host } from './host.ts'

/** What a program answers to a request. */
function responseOf([status, reason, given, text]: readonly Value[]): WebResponse {
  const list = given instanceof Arr ? given.items : []
  const pairs = list.flatMap((pair) =>
    pair instanceof Arr ? [[String(pair.items[0]), String(pair.items[1])] as const] : [],
  )
  const type = pairs.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const others = pairs.filter(([name]) => !/^(?:content-type|content-length|date)$/i.test(name))
  const said = typeof reason === 'string' && reason !== '' ? reason : (REASONS[Number(status)] ?? '')
  return { ...respond(Number(status), type, String(text)), reason: said, headers: others }
}

/** Lets a function of the program answer requests. */
const answering =
  ({ realm, loop }: Host, handler: Value) =>
  ({ method, path, headers = [], body = '', from = '127.0.0.1' }: WebRequest): Promise<WebResponse> =>
    new Promise((resolve) => {
      const done = realm.fn('', 1, (_, said) => {
        resolve(responseOf(said))
        return undefined
      })
      const request = realm.object({ method, path, headers: realm.array([...headers]), body, from })
      loop.enqueue(() => call(realm, handler, undefined, [request, done]))
    })

/** Listens at a port; gives what ends it. @throws Trouble EADDRINUSE */
function opened(process: GnuProcess, port: number, where: string, handle: ReturnType<typeof answering>): () => void {
  const isAll = where === '' || where === '0.0.0.0' || where === '::'
  const address = where === 'localhost' ? '127.0.0.1' : where
  try {
    return openDoors(process, [{ port, backlog: 511, service: { type: 'http', handle }, ...(!isAll && { address }) }])
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    const shown = isAll ? '::' : where
    const more = { code: 'EADDRINUSE', errno: -98, syscall: 'listen', address: shown, port }
    throw new Trouble('Error', `listen EADDRINUSE: address already in use ${shown}:${port}`, more)
  }
}

/** Web servers of the program. */
export const serving = (host: Host): Natives => {
  const { process, realm, loop } = host
  return {
    listen({ args: [port, address, handler] }) {
      const close = opened(process, Number(port), String(address ?? ''), answering(host, handler))
      process.atEnd.push(close)
      host.listens()
      loop.held += 1
      return realm.fn('close', 0, () => {
        close()
        loop.held -= 1
        return undefined
      })
    },
  }
}
