import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import type { Service, WebRequest, WebResponse } from '../../../linux/network.ts'
import { strftime } from '../../../linux/time.ts'
import { httpd as log } from '../../engine/server.ts'
import { attempt } from '../../../shell/posix/errno.ts'
import { isStartedAgain, serve, type Surroundings } from '../daemon.ts'
import { fileAt, type Found, headerOf, pathOf, respond } from './files.ts'
import { partOf } from './ranges.ts'

const CONFIGURATION = '/usr/local/apache2/conf/httpd.conf'
const BACKLOG = 511

const page = (status: number, title: string, text: string): WebResponse =>
  respond(
    status,
    'text/html',
    `<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">\n<html><head>\n<title>${status} ${title}</title>\n</head><body>\n<h1>${title}</h1>\n<p>${text}</p>\n</body></html>\n`,
  )

/** The value of a setting: the last one that the file gives it. */
function settingOf(process: GnuProcess, name: string, usual: string): string {
  const { fs } = process.system
  if (!fs.exists(CONFIGURATION)) return usual
  const found = [...fs.readText(CONFIGURATION).matchAll(/^[ \t]*(\w+)[ \t]+"?([^"\n]+?)"?[ \t]*$/gm)]
  return found.findLast(([, key]) => key === name)?.[2] ?? usual
}

/** What a directory holds, as mod_autoindex lists it where it is told nothing more. */
function listing({ system: { fs } }: GnuProcess, directory: string, path: string): WebResponse {
  const names = fs.names(directory).filter((name) => !name.startsWith('.'))
  const own = names.toSorted().map((name) => (fs.isDirectory(`${directory}/${name}`) ? `${name}/` : name))
  const links = [
    ...(path === '/' ? [] : [['../', 'Parent Directory'] as const]),
    ...own.map((name) => [name, name] as const),
  ]
  const rows = links.map(([link, name]) => `<li><a href="${encodeURI(link)}"> ${name}</a></li>\n`).join('')
  const title = `Index of ${path === '/' ? path : path.replace(/\/$/, '')}`
  return respond(
    200,
    'text/html;charset=ISO-8859-1',
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">\n' +
      `<html>\n <head>\n  <title>${title}</title>\n </head>\n <body>\n<h1>${title}</h1>\n<ul>${rows}</ul>\n</body></html>\n`,
  )
}

/** The answer with a file, or with the part of it that is asked for. */
function fileAnswer(
  { system: { fs } }: GnuProcess,
  request: WebRequest,
  { response, path }: Found & { readonly type: 'file' },
): WebResponse {
  if (path === undefined) return response
  const { mtime, size } = fs.stat(path)
  const headers = [
    ['Last-Modified', new Date(Math.floor(mtime / 1000) * 1000).toUTCString()],
    ['ETag', `"${size.toString(16)}-${(mtime * 1000).toString(16)}"`],
    ['Accept-Ranges', 'bytes'],
  ] as const
  const whole = { ...response, headers }
  const range = headerOf(request, 'Range')
  const part = range === '' ? whole : partOf(whole, range)
  if (part.status !== 416) return part
  const refused = page(
    416,
    'Requested Range Not Satisfiable',
    'None of the range-specifier values in the Range request-header field overlap the current extent of the selected resource.',
  )
  return { ...refused, headers: part.headers ?? [] }
}

function serviceOf(process: GnuProcess, root: string, version: string): Service {
  return {
    type: 'http',
    async handle(request) {
      const { method, path, from = '-' } = request
      const { fs } = process.system
      const asked = pathOf(path)
      const found = fileAt(fs, root + asked, ['index.html'], { usual: 'text/plain' })
      const isListed =
        found.type === 'forbidden' && asked.endsWith('/') && Array.isArray(attempt(() => fs.names(root + asked)))
      const response =
        found.type === 'file'
          ? fileAnswer(process, request, found)
          : found.type === 'missing'
            ? page(404, 'Not Found', 'The requested URL was not found on this server.')
            : isListed
              ? listing(process, root + asked, asked)
              : page(403, 'Forbidden', "You don't have permission to access this resource.")
      const at = strftime('%d/%b/%Y:%H:%M:%S +0000', process.kernel.clock.now())
      await process.print(
        `${from} - - [${at}] "${method} ${path} HTTP/1.1" ${response.status} ${response.body.length}\n`,
      )
      return { ...response, server: `Apache/${version} (Unix)` }
    },
  }
}

/** What Apache says twice where no ServerName tells it who it is. */
async function tellOfItsName(process: GnuProcess): Promise<void> {
  if (settingOf(process, 'ServerName', '') !== '') return
  const { interfaces } = process.system.network
  const address = interfaces.find(({ name }) => name !== 'lo')?.address ?? '127.0.0.1'
  const text = `AH00558: httpd: Could not reliably determine the server's fully qualified domain name, using ${address}. Set the 'ServerName' directive globally to suppress this message\n`
  await process.write(2, text + text)
}

async function start(process: GnuProcess, surroundings: Surroundings): Promise<number> {
  if (!isStartedAgain(process, surroundings)) await tellOfItsName(process)
  const port = Number(settingOf(process, 'Listen', '80').replace(/^.*:/, ''))
  const root = settingOf(process, 'DocumentRoot', '/usr/local/apache2/htdocs')
  const doors = [{ port, backlog: BACKLOG, service: serviceOf(process, root, surroundings.version) }]
  return serve(process, { log, doors, ends: ['WINCH'] }, surroundings)
}

/** What starts Apache in its image. */
export const httpdForeground = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'httpd-foreground' },
  run: (process) => start(process, surroundings),
})

/** Apache itself. */
export const httpd = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'httpd' },
  async run(process) {
    const [option = '', value = ''] = process.argv.slice(1)
    if (option === '-v') await process.print(`Server version: Apache/${surroundings.version} (Unix)\n`)
    else if (option === '-t') await process.write(2, 'Syntax OK\n')
    else if (option === '-D' && value === 'FOREGROUND') return start(process, surroundings)
    else {
      await process.complain('only -v, -t and -D FOREGROUND are simulated')
      return 1
    }
    return 0
  },
})
