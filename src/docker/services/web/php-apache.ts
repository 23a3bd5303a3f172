import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import type { WebRequest, WebResponse } from '../../../linux/network.ts'
import type { Surroundings } from '../daemon.ts'
import { phpText } from '../languages/php-source.ts'
import { serveApache } from './apache.ts'
import { escaped, fileAt, pathOf, respond } from './files.ts'

const ROOT = '/var/www/html'
const HTML = 'text/html; charset=UTF-8'

const errorPage = (status: number, title: string, text: string): WebResponse =>
  respond(
    status,
    'text/html; charset=iso-8859-1',
    `<!DOCTYPE HTML PUBLIC "-//IETF//DTD HTML 2.0//EN">\n<html><head>\n<title>${status} ${title}</title>\n</head><body>\n<h1>${title}</h1>\n<p>${text}</p>\n</body></html>\n`,
  )

/** A page in PHP; what in it is not simulated is said on the page. */
export function pageOf(source: string, version: string): WebResponse {
  const result = phpText(source, { version, isPage: true })
  if (result.type === 'text') return respond(200, HTML, result.text)
  return respond(500, HTML, `${escaped(`php: ${result.reason}`)}\n`)
}

function answer({ system: { fs } }: GnuProcess, request: WebRequest, version: string): WebResponse {
  const path = ROOT + pathOf(request.path)
  const index = fs.isDirectory(path) ? ['index.php', 'index.html'].find((name) => fs.exists(`${path}/${name}`)) : ''
  const place = index === undefined || index === '' ? path : `${path}/${index}`
  const found = fileAt(fs, place, [], { usual: 'text/plain' })
  if (found.type === 'file') return place.endsWith('.php') ? pageOf(fs.readText(place), version) : found.response
  return found.type === 'missing'
    ? errorPage(404, 'Not Found', 'The requested URL was not found on this server.')
    : errorPage(403, 'Forbidden', "You don't have permission to access this resource.")
}

/** What starts Apache in the images of PHP that have it. */
export const phpApache = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'apache2-foreground' },
  run: (process) =>
    serveApache(process, surroundings, {
      php: surroundings.version,
      answer: (request) => answer(process, request, surroundings.version),
    }),
})
