import type { FileSystemReader } from '../../../../linux/fs.ts'
import type { Network, WebRequest, WebResponse } from '../../../../linux/network.ts'
import { type Found, fileAt, hostOf, leavesRoot, pathOf, REASONS, respond } from '../files.ts'
import type { Directive } from './configuration.ts'
import { askedOf } from './fastcgi.ts'
import { passedOn } from './proxy.ts'
import { all, innermost, type VirtualServer } from './servers.ts'
import { type Asked, expanded } from './variables.ts'

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
  readonly hostName: string
  readonly version: string
}

/** What an answer was made of. */
interface Answer {
  readonly response: WebResponse
  /** Whether the request is logged. */
  readonly isLogged: boolean
}

const isGood = (status: number): boolean => [200, 201, 204, 206, 301, 302, 303, 304, 307, 308].includes(status)

/** Whether `allow` and `deny` let an address in: the first that is about it says so. */
function letsIn(levels: readonly (readonly Directive[])[], from: string): boolean {
  const rules = levels.map((level) => level.filter(({ name }) => name === 'allow' || name === 'deny'))
  const found = (rules.findLast((own) => own.length > 0) ?? []).find(({ words: [whom = ''] }) => isAbout(whom, from))
  return found?.name !== 'deny'
}

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)

/** Whether `all`, an address or a network is about an address. */
function isAbout(whom: string, address: string): boolean {
  const [network = '', bits = '32'] = whom.split('/')
  if (whom === 'all' || network === address) return true
  const size = 2 ** (32 - Number(bits))
  return whom.includes('/') && Math.floor(numberOf(network) / size) === Math.floor(numberOf(address) / size)
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

  async answer(request: WebRequest): Promise<Answer> {
    if (leavesRoot(request.path)) return { response: errorPage(400, this.#with.version), isLogged: true }
    const rewritten = this.#rewritten(request)
    const location = locationOf(this.#server.directives, pathOf(rewritten.path))
    const levels = this.#levels(location)
    const response = await this.#inLocation(rewritten, location)
    const isLogged = innermost(levels, 'access_log')[0]?.words[0] !== 'off'
    return { response: this.#withHeaders(response, levels, rewritten), isLogged }
  }

  #levels(location: Location | undefined): readonly (readonly Directive[])[] {
    const { directives, outer } = this.#server
    return [outer, directives, location?.directives ?? []]
  }

  #asked(request: WebRequest, location?: Location): Asked {
    const { network, hostName, version } = this.#with
    return { request, port: this.#port, network, hostName, version, scope: this.#levels(location).flat() }
  }

  /** What a location says to a request; of an error, the page that `error_page` names for it. */
  async #inLocation(request: WebRequest, location: Location | undefined): Promise<WebResponse> {
    const response = await this.#plain(request, location)
    if (response.status < 300 || response.origin === 'other') return response
    const page = innermost(this.#levels(location), 'error_page').find(({ words }) =>
      words.slice(0, -1).includes(String(response.status)),
    )
    const target = page?.words.at(-1)
    if (!page || target === undefined) return response
    if (/^https?:/.test(target)) return this.#returned(['302', target], this.#asked(request, location))
    const told = page.words.find((word) => /^=\d*$/.test(word))
    const { directives } = this.#server
    const other = target.startsWith('@') ? namedLocation(directives, target) : locationOf(directives, target)
    const found = await this.#plain(
      target.startsWith('@') ? request : { ...request, method: 'GET', path: target },
      other,
    )
    if (found.status >= 400 && found.origin !== 'other') return response
    const status = told === undefined ? response.status : Number(told.slice(1) || found.status)
    return { ...found, status, reason: REASONS[status] ?? '' }
  }

  /** The first `rewrite` of the server that fits changes the path; one that ends elsewhere is answered by `return`. */
  #rewritten(request: WebRequest): WebRequest {
    const { path } = request
    const [plain = '', query] = path.split(/\?(.*)/s)
    for (const { words } of all(this.#server.directives, 'rewrite')) {
      const [pattern = '', target = '', flag] = words
      const found = new RegExp(pattern).exec(plain)
      if (found && flag !== 'permanent' && flag !== 'redirect')
        return { ...request, path: filled(target, found) + (query === undefined ? '' : `?${query}`) }
    }
    return request
  }

  /** Where a `rewrite` sends the client to, and with which status. */
  #sentOn(levels: readonly (readonly Directive[])[], path: string): readonly [string, string] | undefined {
    for (const { words } of levels.flatMap((level) => all(level, 'rewrite'))) {
      const [pattern = '', target = '', flag] = words
      const found = new RegExp(pattern).exec(path)
      if (found && (flag === 'permanent' || flag === 'redirect'))
        return [flag === 'permanent' ? '301' : '302', filled(target, found)]
    }
    return undefined
  }

  /** What a location says, whatever `error_page` names. */
  async #plain(
    request: WebRequest,
    location: Location | undefined,
  ): Promise<WebResponse & { readonly origin?: 'other' }> {
    const { directives } = this.#server
    const { version } = this.#with
    const levels = this.#levels(location)
    const asked = this.#asked(request, location)
    const path = pathOf(request.path)
    const returned =
      this.#sentOn(levels, path) ?? last(directives, 'return') ?? (location && last(location.directives, 'return'))
    if (returned) return this.#returned(returned, asked)
    if (!letsIn(levels, request.from ?? '')) return errorPage(403, version)
    const proxied = location && last(location.directives, 'proxy_pass')?.[0]
    if (location && proxied !== undefined) return this.#passed(proxied, asked, location)
    const program = location && last(location.directives, 'fastcgi_pass')?.[0]
    if (program !== undefined) return this.#program(program, asked)
    const index = this.#indexOf(path, asked)
    const other = index === undefined ? undefined : locationOf(directives, pathOf(index))
    if (index !== undefined && other && last(other.directives, 'fastcgi_pass'))
      return this.#plain({ ...request, path: index }, other)
    if (request.method !== 'GET' && request.method !== 'HEAD') return errorPage(405, version)
    return this.#file(path, request, location)
  }

  /** What a path leads to within the server: the index of a directory, or where `try_files` ends. */
  #indexOf(path: string, asked: Asked): string | undefined {
    const { fs } = this.#with
    const { scope } = asked
    const root = expanded('$document_root', asked)
    if (fs.isDirectory(root + path)) {
      const at = path.replace(/\/?$/, '/')
      const found = (last(scope, 'index') ?? ['index.html']).find((name) => fs.exists(root + at + name))
      if (found !== undefined) return at + found
    }
    const end = last(scope, 'try_files')?.at(-1)
    return end?.startsWith('/') && !fs.exists(root + path) ? expanded(end, asked) : undefined
  }

  /** What a program that is asked by FastCGI answers. */
  async #program(place: string, asked: Asked): Promise<WebResponse & { readonly origin?: 'other' }> {
    const { fs, version } = this.#with
    const isThere = fs.exists(expanded('$document_root$uri', asked))
    if (!isThere && last(asked.scope, 'try_files')?.at(-1) === '=404') return errorPage(404, version)
    const response = await askedOf(asked, place)
    return response ? { ...response, origin: 'other' } : errorPage(502, version)
  }

  async #passed(
    address: string,
    asked: Asked,
    location: Location,
  ): Promise<WebResponse & { readonly origin?: 'other' }> {
    const { upstreams } = this.#server
    const { prefix } = location
    const response = await passedOn(asked, { address, prefix, upstreams, levels: this.#levels(location) })
    return response ? { ...response, origin: 'other' } : errorPage(502, this.#with.version)
  }

  #returned([code = '', text]: readonly string[], asked: Asked): WebResponse {
    const { version } = this.#with
    const status = /^\d+$/.test(code) ? Number(code) : 302
    const place = code.startsWith('http') || code.startsWith('$') ? code : text
    if (status >= 300 && status < 400 && place !== undefined)
      return { ...errorPage(status, version), headers: [['Location', absolute(expanded(place, asked), asked)]] }
    if (text === undefined) return errorPage(status, version)
    const type = last(asked.scope, 'default_type')?.[0] ?? 'text/plain'
    return respond(status, type, expanded(text, asked))
  }

  async #file(path: string, request: WebRequest, location: Location | undefined): Promise<WebResponse> {
    const { fs, version } = this.#with
    const scope = this.#levels(location).flat()
    const prefix = location?.prefix ?? ''
    const asked = this.#asked(request, location)
    const root = expanded(last(scope, 'root')?.[0] ?? '/etc/nginx/html', asked)
    const alias = last(scope, 'alias')?.[0]
    const indexes = last(scope, 'index') ?? ['index.html']
    const usual = last(scope, 'default_type')?.[0] ?? 'text/plain'
    const at = (one: string): Found =>
      fileAt(fs, alias === undefined ? root + one : alias + one.slice(prefix.length), indexes, usual)
    const tries = last(scope, 'try_files')?.map((word) =>
      word.replace(/\$\{?uri\}?/g, path).replace(/\$(?:is_args|args|query_string)/g, ''),
    ) ?? [path]
    for (const one of tries) {
      if (/^=\d+$/.test(one)) return errorPage(Number(one.slice(1)), version)
      const named = one.startsWith('@') ? namedLocation(this.#server.directives, one) : undefined
      if (named) return this.#plain(request, named)
      const found = at(one)
      if (found.type === 'file') return found.response
      if (one === tries.at(-1)) return errorPage(found.type === 'missing' ? 404 : 403, version)
    }
    return errorPage(404, version)
  }

  /** What `add_header` says: of answers that are no errors, or of all with `always`. */
  #withHeaders(response: WebResponse, levels: readonly (readonly Directive[])[], request: WebRequest): WebResponse {
    const asked = this.#asked(request)
    const added = innermost(levels, 'add_header')
      .filter(({ words }) => isGood(response.status) || words[2] === 'always')
      .map(({ words: [name = '', value = ''] }) => [name, expanded(value, asked)] as const)
      .filter(([, value]) => value !== '')
    return added.length === 0 ? response : { ...response, headers: [...(response.headers ?? []), ...added] }
  }
}

/** What a pattern found, put where `$1` to `$9` stand. */
const filled = (target: string, found: RegExpExecArray): string =>
  target.replace(/\$(\d)/g, (_whole, at: string) => found[Number(at)] ?? '')

/** A place with the server's own name and port before it, unless `absolute_redirect` keeps it as it stands. */
function absolute(place: string, { request, port, scope }: Asked): string {
  const isOff = (name: string): boolean => last(scope, name)?.[0] === 'off'
  if (!place.startsWith('/') || isOff('absolute_redirect')) return place
  return `http://${hostOf(request)}${port === 80 || isOff('port_in_redirect') ? '' : `:${port}`}${place}`
}

/** A location that only others name: `location @name`. */
function namedLocation(directives: readonly Directive[], name: string): Location | undefined {
  const found = all(directives, 'location').find(({ words }) => words[0] === name)
  return found && { prefix: '', directives: found.block ?? [] }
}

/** The answer of the server block that a request at a port means. */
export async function answerOf(
  servers: readonly VirtualServer[],
  port: number,
  request: WebRequest,
  answering: Answering,
): Promise<Answer> {
  const server = serverFor(servers, port, request)
  if (server) return new Answers(server, answering, port).answer(request)
  return { response: errorPage(404, answering.version), isLogged: true }
}
