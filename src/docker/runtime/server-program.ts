import { createDeferred } from '../../base/deferred.ts'
import { strftime } from '../../linux/time.ts'
import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import type { Service, WebRequest } from '../../linux/network.ts'
import { playgroundUname } from '../../linux/uname.ts'
import type { SignalName } from '../../shell/posix/signals.ts'
import { webServer } from '../container/web-server.ts'
import type { Container, LogLine } from '../engine/model.ts'
import { mainProgram, missingPassword, serverLog, stopLog } from '../engine/server.ts'

/** Where a server listens, and how many may wait there. */
const PORTS: Readonly<Record<string, readonly [port: number, backlog: number]>> = {
  nginx: [80, 511],
  'httpd-foreground': [80, 511],
  postgres: [5432, 244],
  'redis-server': [6379, 511],
  mysqld: [3306, 151],
  mariadbd: [3306, 80],
  memcached: [11_211, 1024],
}

/** What ends a server in good order. */
const ENDING: ReadonlySet<SignalName> = new Set<SignalName>(['INT', 'QUIT', 'TERM'])

/** The main program of a container that is a server. */
export interface ServerOptions {
  readonly container: Container
  /** The server's own version. */
  readonly version: string
  /** It ran before the world was put back: it does not start a second time. */
  readonly resumed: boolean
}

async function write(process: GnuProcess, lines: readonly LogLine[]): Promise<void> {
  for (const { stream, text } of lines) await process.write(stream === 'out' ? 1 : 2, `${text}\n`)
}

/** A line of the access log in nginx's combined format, less what is not told here. */
function accessLine(time: number, { method, path, from = '-' }: WebRequest, status: number, bytes: number): string {
  const at = strftime('%d/%b/%Y:%H:%M:%S +0000', time)
  return `${from} - - [${at}] "${method} ${path} HTTP/1.1" ${status} ${bytes} "-" "-"\n`
}

/** What answers at the server's port: pages that are there, or nothing but that somebody listens. */
function serviceOf(process: GnuProcess, container: Container): Service {
  const pages = (): Service | undefined => webServer(container, 80, () => process.system.fs)
  if (!pages()) return { type: 'messages', call: () => '' }
  return {
    type: 'http',
    async handle(request) {
      const service = pages()
      const response =
        service?.type === 'http'
          ? await service.handle(request)
          : { status: 500, reason: 'Internal Server Error', type: 'text/plain', body: '' }
      const line = accessLine(process.kernel.clock.now(), request, response.status, response.body.length)
      await process.write(1, line)
      return response
    },
  }
}

/** Hears signals from now on; resolves with the one that ends the server. */
function ending(process: GnuProcess): Promise<SignalName> {
  const ended = createDeferred<SignalName>()
  process.handler = (signal) => {
    if (ENDING.has(signal) || (signal === 'WINCH' && process.name.startsWith('httpd'))) ended.resolve(signal)
    // others make it read its settings anew, or nothing
    return true
  }
  return ended.promise
}

function listen(process: GnuProcess, container: Container, program: string): void {
  const [port, backlog] = PORTS[program] ?? []
  if (port === undefined || backlog === undefined) return
  const owner = { pid: process.pid, uid: process.credentials.uid, name: program, fd: 6 }
  process.atEnd.push(process.system.network.listen(port, serviceOf(process, container), { backlog, owner }))
}

/** nginx's master shows what it is, and has a worker. */
function divide(process: GnuProcess): void {
  const { argv } = process
  process.argv = [`nginx: master process ${argv.join(' ')}`]
  const worker = process.spawn({
    argv: ['nginx: worker process'],
    credentials: { uid: 101, gid: 101, groups: [] },
    image: (own) => own.blocked(new Promise<number>(() => undefined)),
  })
  process.atEnd.push(() => worker.receive('TERM'))
}

async function serve(process: GnuProcess, options: ServerOptions): Promise<number> {
  const { container, version, resumed } = options
  const [wanted] = missingPassword(container)
  if (wanted !== undefined) {
    const how = `       Give it one when you make the container: -e ${wanted}=secret\n`
    await process.write(2, `Error: Database is uninitialized and superuser password is not specified.\n${how}`)
    return 1
  }
  const { clock } = process.kernel
  const program = process.name.split('/').at(-1) ?? ''
  listen(process, container, program)
  const ended = ending(process)
  if (program === 'nginx') divide(process)
  const versions = { server: version, kernel: playgroundUname.release }
  if (!resumed) await write(process, serverLog(container, versions, clock.now()))
  const signal = await process.blocked(ended)
  await write(process, stopLog(container, `SIG${signal}`, clock.now()))
  return 0
}

/**
 * The program of a container's server: as pid 1 it serves; any other way of calling it is `other`'s, or refused.
 */
export function serverProgram(options: ServerOptions, other: GnuProgram | undefined): GnuProgram {
  const [name = ''] = mainProgram(options.container.argv)
  return {
    declaration: { name: name.split('/').at(-1) ?? name },
    run: async (process) => {
      if (process.pid === 1) return serve(process, options)
      if (other) return other.run(process)
      await process.complain('a second server in one container is not simulated')
      return 1
    },
  }
}
