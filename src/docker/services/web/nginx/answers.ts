import type { FileSystemReader } from '../../../../linux/fs.ts'
import type { Network, WebRequest, WebResponse } from '../../../../linux/network.ts'
import { type Found, fileAt, hostOf, leavesRoot, pathOf, REASONS, respond } from '../files.ts'
import type { Directive } from './configuration.ts'
import { all, type VirtualServer } from './servers.ts'
import { inTurn } from './upstream.ts'

const last = (directives: readonly Directive[], name: string): readonly string[] | undefined =>
  all(directives, name).at(-1)?.words

/** The server block that a request means: by its name, else the first one of the port. */
function serverFor(servers: readonly VirtualServer[], port: number, request: WebRequest): VirtualServer | undefined {
  const here = servers.filter(({ ports }) => ports.includes(port))
  return here.find(({ names }) => names.includes(hostOf(request))) ?? here[0]
}

interface Location {
  readonly prefix: string
  readonly directives: readonly Directive[]
}

/** The location that a path falls into, by nginx's order: `=`, `^~`, patterns, the longest prefix. */
function locationOf(directives: readonly Directive[], path: string): Location | undefined {
  const locations = all(directives, 'location').map(({ words, block = [] }) => {
    const [modifier, pattern] = words.length > 1 ? [words[0], words[1]] : ['', words[0]]
    return { modifier, prefix: pattern ?? '', directives: block }
  })
  const exact = locations.find(({ modifier, prefix }) => modifier === '=' && prefix === path)
  if (exact) return exact
  const prefixes = locations.filter(
    ({ modifier, prefix }) => ['', '^~'].includes(modifier ?? '') && path.startsWith(prefix),
  )
  const longest = prefixes.toSorted((one, other) => other.prefix.length - one.prefix.length)[0]
  if (longest?.modifier === '^~') return longest
  const matching = locations.find(
    ({ modifier, prefix }) => modifier?.startsWith('~') && new RegExp(prefix, modifier === '~*' ? 'i' : '').test(path),
  )
  return matching ?? longest
}

/** The page that nginx makes for a status. */
function errorPage(status: number, version: string): WebResponse {
  const title = `${status} ${REASONS[status] ?? ''}`
  const body = `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>nginx/${version}</center>\r\n</body>\r\n</html>\r\n`
  return respond(status, 'text/html', body)
}

/** What answers are made from. */
interface Answering {
  readonly fs: FileSystemReader
  readonly network: Network
  readonly version: string
}

const variables = (text: string, request: WebRequest, port: number): string => {
  const path = request.path.replace(/\?.*$/s, '')
  const known: Readonly<Record<string, string>> = {
    uri: path,
    request_uri: request.path,
    host: hostOf(request),
    http_host: hostOf(request),
    remote_addr: request.from ?? '',
    scheme: 'http',
    request_method: request.method,
    server_port: String(port),
    args: request.path.split('?')[1] ?? '',
    hostname: hostOf(request),
  }
  return text.replace(/\$\{?(\w+)\}?/g, (whole, name: string) => known[name] ?? whole)
}

/** Answers requests as a server block says. */
class Answers {
  readonly #server: VirtualServer
  readonly #with: Answering
  readonly #port: number

  constructor(server: VirtualServer, answering: Answering, port: number) {
    this.#server = server
    this.#with = answering
    this.#port = port
  }

  async answer(request: WebRequest): Promise<WebResponse> {
    if (leavesRoot(request.path)) return errorPage(400, this.#with.version)
    const { directives, outer } = this.#server
    const path = pathOf(request.path)
    const location = locationOf(directives, path)
    const scope = [...outer, ...directives.filter(({ name }) => name !== 'return'), ...(location?.directives ?? [])]
    const returned = last(directives, 'return') ?? (location && last(location.directives, 'return'))
    if (returned) return this.#returned(returned, request, scope)
    const proxied = location && last(location.directives, 'proxy_pass')
    if (proxied) return this.#proxied(proxied[0] ?? '', location.prefix, request)
    if (request.method !== 'GET' && request.method !== 'HEAD') return errorPage(405, this.#with.version)
    return this.#file(path, scope, location?.prefix ?? '')
  }

  #returned([code = '', text]: readonly string[], request: WebRequest, scope: readonly Directive[]): WebResponse {
    const status = /^\d+$/.test(code) ? Number(code) : 302
    const place = code.startsWith('http') || code.startsWith('$') ? code : text
    if (status >= 300 && status < 400 && place !== undefined)
      return {
        ...errorPage(status, this.#with.version),
        headers: [['Location', variables(place, request, this.#port)]],
      }
    if (text === undefined) return errorPage(status, this.#with.version)
    const type = last(scope, 'default_type')?.[0] ?? 'text/plain'
    return respond(status, type, variables(text, request, this.#port))
  }

  /** Hands a request on: with the rest of its path where the address has a path of its own. */
  async #proxied(address: string, prefix: string, request: WebRequest): Promise<WebResponse> {
    const { network, version } = this.#with
    const [, name = '', given, rest] = /^https?:\/\/([^/:]+)(?::(\d+))?(\/.*)?$/.exec(address) ?? []
    const upstream = this.#server.upstreams.find(({ words }) => words[0] === name)
    const path = rest === undefined ? request.path : rest + request.path.slice(prefix.length)
    for (const target of upstream ? inTurn(upstream) : [name]) {
      const [host = '', port = given ?? '80'] = target.split(':')
      const found = network.resolve(host)
      const service = found && network.connect(found, Number(port))
      if (service?.type === 'http') return service.handle({ ...request, path })
    }
    return errorPage(502, version)
  }

  #file(path: string, scope: readonly Directive[], prefix: string): WebResponse {
    const { fs, version } = this.#with
    const root = last(scope, 'root')?.[0] ?? '/etc/nginx/html'
    const alias = last(scope, 'alias')?.[0]
    const indexes = last(scope, 'index') ?? ['index.html']
    const usual = last(scope, 'default_type')?.[0] ?? 'text/plain'
    const at = (one: string): Found =>
      fileAt(fs, alias === undefined ? root + one : alias + one.slice(prefix.length), indexes, usual)
    const tries = last(scope, 'try_files')?.map((word) => word.replace(/\$\{?uri\}?/g, path)) ?? [path]
    for (const one of tries) {
      if (/^=\d+$/.test(one)) return errorPage(Number(one.slice(1)), version)
      const found = at(one)
      if (found.type === 'file') return found.response
      if (one === tries.at(-1)) return errorPage(found.type === 'missing' ? 404 : 403, version)
    }
    return errorPage(404, version)
  }
}

/** The answer of the server block that a request at a port means. */
export const answerOf = (
  servers: readonly VirtualServer[],
  port: number,
  request: WebRequest,
  answering: Answering,
): Promise<WebResponse> | WebResponse => {
  const server = serverFor(servers, port, request)
  return server ? new Answers(server, answering, port).answer(request) : errorPage(404, answering.version)
}
