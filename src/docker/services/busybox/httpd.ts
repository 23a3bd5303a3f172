import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { Failure } from '../../../linux/gnu/library/program.ts'
import type { WebRequest, WebResponse } from '../../../linux/network.ts'
import { fromDirectory } from '../../../linux/path.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { openDoors } from '../daemon.ts'
import { fileAt, leavesRoot, pathOf, respond } from '../web/files.ts'
import type { Applet, AppletCall } from './applet.ts'

const BACKLOG = 9
/** The port of whoever asks, of which the simulated network knows nothing. */
const CLIENT_PORT = 50_000

const REASONS: Readonly<Record<number, readonly [string, string]>> = {
  400: ['Bad Request', 'Unsupported method'],
  403: ['Forbidden', ''],
  404: ['Not Found', 'The requested URL was not found'],
  501: ['Not Implemented', 'The requested method is not recognized'],
}

function failed(status: number): WebResponse {
  const [reason = '', text = ''] = REASONS[status] ?? []
  const title = `${status} ${reason}`
  return {
    ...respond(
      status,
      'text/html',
      `<HTML><HEAD><TITLE>${title}</TITLE></HEAD>\n<BODY><H1>${title}</H1>\n${text}\n</BODY></HTML>\n`,
    ),
    reason,
  }
}

/** What a file is known by, and when it was changed. */
function validators({ system: { fs } }: GnuProcess, path: string): NonNullable<WebResponse['headers']> {
  const { mtime, size } = fs.stat(path)
  const seconds = Math.floor(mtime / 1000)
  return [
    ['Accept-Ranges', 'bytes'],
    ['Last-Modified', new Date(seconds * 1000).toUTCString()],
    ['ETag', `"${seconds.toString(16)}-${size.toString(16)}"`],
  ]
}

function answer(process: GnuProcess, home: string, { method, path: target }: WebRequest): WebResponse {
  const { fs } = process.system
  if (method !== 'GET' && method !== 'HEAD') return failed(501)
  if (leavesRoot(target)) return failed(400)
  const path = pathOf(target)
  if (fs.isDirectory(home + path) && !path.endsWith('/'))
    return { ...respond(302, 'text/html', ''), headers: [['Location', `${path}/`]] }
  const found = fileAt(fs, home + path, ['index.html'])
  if (found.type !== 'file') return failed(404)
  return found.path === undefined ? found.response : { ...found.response, headers: validators(process, found.path) }
}

async function serve(process: GnuProcess, { home, port, loudness }: Serving): Promise<number> {
  const handle = async (request: WebRequest): Promise<WebResponse> => {
    const response = answer(process, home, request)
    const client = `[::ffff:${request.from ?? '127.0.0.1'}]:${CLIENT_PORT}`
    if (loudness > 1) await process.write(2, `${client}: url:${request.path}\n`)
    if (loudness > 0) await process.write(2, `${client}: response:${response.status}\n`)
    return response
  }
  try {
    const close = openDoors(process, [{ port, backlog: BACKLOG, service: { type: 'http', handle } }])
    process.atEnd.push(close)
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    throw new Failure('bind: Address already in use')
  }
  return process.blocked(new Promise<number>(() => undefined))
}

interface Serving {
  readonly home: string
  readonly port: number
  /** How often `-v` was given. */
  readonly loudness: number
}

/** What it is asked for. @throws Failure */
function servingOf({ process, options }: AppletCall): Serving {
  const absent = ['i', 'u', 'r', 'c', 'm', 'e', 'd'].find((letter) => options.has(letter))
  if (absent !== undefined) throw new Failure(`the option -${absent} is not simulated here`)
  const home = fromDirectory(process.cwd, options.get('h') ?? '.')
  if (!process.system.fs.isDirectory(home))
    throw new Failure(`can't change directory to '${options.get('h') ?? '.'}': No such file or directory`)
  const loudness = process.argv.reduce(
    (count, word) => count + (/^-[fv]+$/.test(word) ? word.split('v').length - 1 : 0),
    0,
  )
  return { home: home === '/' ? '' : home, port: Number(/\d+$/.exec(options.get('p') ?? '80')?.[0] ?? 80), loudness }
}

/** BusyBox's httpd: it serves the files of a directory. */
export const httpd: Applet = {
  name: 'httpd',
  usage: `[-ifv[v]] [-c CONFFILE] [-p [IP:]PORT] [-u USER[:GRP]] [-r REALM] [-h HOME]
or httpd -d/-e/-m STRING

Listen for incoming HTTP requests

	-i		Inetd mode
	-f		Run in foreground
	-v[v]		Verbose
	-p [IP:]PORT	Bind to IP:PORT (default *:80)
	-u USER[:GRP]	Set uid/gid after binding to port
	-r REALM	Authentication Realm for Basic Authentication
	-h HOME		Home directory (default .)
	-c FILE		Configuration file (default {/etc,HOME}/httpd.conf)
	-m STRING	MD5 crypt STRING
	-e STRING	HTML encode STRING
	-d STRING	URL decode STRING`,
  valued: ['p', 'h', 'u', 'r', 'c', 'm', 'e', 'd'],
  switches: ['f', 'v', 'i'],
  run(call) {
    const { process, options } = call
    const serving = servingOf(call)
    if (options.has('f')) return serve(process, serving)
    process.spawn({ argv: process.argv, group: 'own', image: (own) => serve(own, serving) })
    return 0
  },
}
