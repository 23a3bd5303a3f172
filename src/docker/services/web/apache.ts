import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { WebRequest, WebResponse } from '../../../linux/network.ts'
import { strftime } from '../../../linux/time.ts'
import type { Server } from '../../engine/server-log.ts'
import { serve, type Surroundings } from '../daemon.ts'

/** Debian's Apache, which images of PHP have. */
const APACHE = '2.4.65'

/** What Apache writes of itself, with PHP in it. */
const logOf = (php: string): Server => ({
  program: 'apache2-foreground',
  start: () => [
    `AH00163: Apache/${APACHE} (Debian) PHP/${php} configured -- resuming normal operations`,
    "AH00094: Command line: 'apache2 -D FOREGROUND'",
  ],
  stop: (signal) => [`AH00491: caught ${signal}, shutting down`],
  at: (time) =>
    `[${strftime('%a %b %d %H:%M:%S', time.getTime())}.000000 ${time.getUTCFullYear()}] [mpm_prefork:notice] [pid 1] `,
  stream: 'err',
})

/** Serves at port 80 as Debian's Apache, which writes a line for each request. */
export function serveApache(
  process: GnuProcess,
  surroundings: Surroundings,
  { php, answer }: { readonly php: string; answer(request: WebRequest): WebResponse | Promise<WebResponse> },
): Promise<number> {
  const handle = async (request: WebRequest): Promise<WebResponse> => {
    const response = { ...(await answer(request)), server: `Apache/${APACHE} (Debian)` }
    const { method, path, from = '-' } = request
    const at = strftime('%d/%b/%Y:%H:%M:%S +0000', process.kernel.clock.now())
    await process.print(
      `${from} - - [${at}] "${method} ${path} HTTP/1.1" ${response.status} ${response.body.length} "-" "-"\n`,
    )
    return response
  }
  const doors = [{ port: 80, backlog: 511, service: { type: 'http', handle } as const }]
  return serve(process, { log: logOf(php), doors, ends: ['WINCH'] }, surroundings)
}
