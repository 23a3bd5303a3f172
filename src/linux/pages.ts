import type { Service, WebResponse } from './network.ts'

/** A page as a web server keeps it. */
export interface WebPage {
  /** MIME type. */
  readonly type: string
  readonly body: string
}

/** What the servers of the simulated network outside say they are. */
const SERVER = 'playground'

const NOT_FOUND: WebResponse = {
  server: SERVER,
  status: 404,
  reason: 'Not Found',
  type: 'text/html',
  body: '<html>\n<head><title>404 Not Found</title></head>\n<body><h1>404 Not Found</h1></body>\n</html>\n',
}

/** A web server that gives pages away, by path, and takes nothing. */
export function pageService(pages: Iterable<readonly [path: string, page: WebPage]>): Service {
  const known = new Map(pages)
  return {
    type: 'http',
    handle({ method, path }) {
      // they are the same whatever is asked after the question mark
      const page = known.get(path.replace(/\?.*/s, ''))
      if (method !== 'GET' && method !== 'HEAD')
        return {
          server: SERVER,
          status: 405,
          reason: 'Method Not Allowed',
          type: 'text/plain',
          body: 'This server only gives pages away.\n',
        }
      return page ? { status: 200, reason: 'OK', server: SERVER, ...page } : NOT_FOUND
    },
  }
}
