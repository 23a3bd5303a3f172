import { encodeUtf8 } from '../../../../host.ts'
import type { FileSystemReader } from '../../../../linux/fs.ts'
import type { Network, WebRequest, WebResponse } from '../../../../linux/network.ts'
import { type Found, fileAt, headerOf, hostOf, leavesRoot, pathOf, respond } from '../files.ts'
import type { Directive } from './configuration.ts'
import { letsIn } from './access.ts'
import { basicAccess } from './basic-access.ts'
import { directoryPage } from './directory-page.ts'
import { askedOf } from './fastcgi.ts'
import { KEPT, withHeaders } from './headers.ts'
import { type Location, locationOf, namedLocation } from './locations.ts'
import { passedOn } from './proxy.ts'
import { rewritten } from './rewrite.ts'
import { reasonOf, titleOf } from './statuses.ts'
import { all, innermost, type VirtualServer, wordsOf, innermostWords } from './servers.ts'
import { type Asked, type Captures, expanded, withCaptures } from './variables.ts'
import { type Chosen, chosenServer } from './choose-server.ts'
import { EndlessSearch } from './pattern.ts'
import { compressed } from './compression.ts'
import { absolute, redirected } from './redirects.ts'
import { taken } from './arrival.ts'
import { bytesIn } from './sizes.ts'
import { baseName, fromDirectory } from '../../../../linux/path.ts'
import { byteLength } from '../../../../shell/posix/bytes.ts'
import { fileAnswer } from './validators.ts'
import { typesOf } from './types.ts'
import { connectionVerdict, type Limits, noLimits, rateVerdict, type Verdict } from './limits.ts'
import { accessLines, errorFiles, type LogEntry, type Severity } from './log-lines.ts'
import { cached, emptyCache, type ResponseCache } from './response-cache.ts'

/** What nginx says that it is: without its version where `server_tokens` is off. */
const productOf = (scope: readonly Directive[], version: string): string =>
  wordsOf(scope, 'server_tokens')?.[0] === 'off' ? 'nginx' : `nginx/${version}`

/** An answer with what nginx calls its status. */
const nginxSays = (status: number, type: string, body: string): WebResponse => ({
  ...respond(status, type, body),
  reason: reasonOf(status),
})

/** The page that nginx makes for a status. */
function errorPage(status: number, product: string): WebResponse {
  const words = titleOf(status)
  if (words === undefined) return nginxSays(status, 'text/html', '')
  const title = `${status} ${words}`
  const body = `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n<hr><center>${product}</center>\r\n</body>\r\n</html>\r\n`
  return nginxSays(status, 'text/html', body)
}

/** What answers are made from. */
export interface Answering {
  readonly fs: FileSystemReader
  readonly network: Network
  readonly hostName: string
  readonly version: string
  /** When it is asked, in milliseconds. */
  readonly now: number
  readonly memory: Memory
  /** The time, in milliseconds. */
  time(): number
  wait(milliseconds: number): Promise<void>
  /** What comes before a time in milliseconds is over; undefined where nothing does. */
  answeredWithin<Given>(coming: Promise<Given>, milliseconds: number): Promise<Given | undefined>
  /** Packs a text with gzip. */
  pack(text: string): Promise<string>
}

/** What nginx remembers from one request to the next. */
export interface Memory {
  readonly limits: Limits
  readonly cache: ResponseCache
  requests: number
}

export const emptyMemory = (): Memory => ({ limits: noLimits(), cache: emptyCache(), requests: 0 })

/** An error, and the files that take it. */
export interface ErrorEntry {
  readonly severity: Severity
  readonly text: string
  readonly files: readonly string[]
}

/** What an answer was made of. */
interface Answer {
  readonly response: WebResponse
  /** What is logged of the request, and which errors it met. */
  readonly lines: readonly LogEntry[]
  readonly errors: readonly ErrorEntry[]
}

type Levels = readonly (readonly Directive[])[]

/** A request where its location was found. */
interface Placed extends Asked {
  readonly location: Location | undefined
  /** The blocks around it, the outermost first. */
  readonly levels: Levels
  /** The directives of the location itself, and of the conditions in it that hold. */
  readonly own: readonly Directive[]
}

/** An answer, and the place that it was made at. */
interface Outcome {
  readonly response: WebResponse
  readonly at: Placed
  /** Whether another server gave it: its errors are not replaced. */
  readonly isForeign?: boolean
}

/** The name in an address: `http://app:3000/` */
const hostIn = (address: string): string => /^https?:\/\/([^/:]+)/.exec(address)?.[1] ?? ''

/** What nginx says of a request that nobody answered. */
const FAILURES = {
  refused: { status: 502, text: 'connect() failed (111: Connection refused) while connecting to upstream' },
  late: {
    status: 504,
    text: 'upstream timed out (110: Connection timed out) while reading response header from upstream',
  },
  unresolved: { status: 502, text: 'no resolver defined to resolve' },
} as const

const LEVELS: readonly Severity[] = ['info', 'notice', 'warn', 'error']

/** How grave it is that a limit was met: a request that waits is one step less so than one that is refused. */
function severityOf(levels: Levels, name: string, { status }: Verdict): Severity {
  const at = LEVELS.findIndex((one) => one === (innermostWords(levels, name)?.[0] ?? 'error'))
  return LEVELS[status === undefined ? Math.max(0, at - 1) : at] ?? 'error'
}

/** How often the location of a request is looked for anew. */
const MOST_MOVES = 10

/** How large the body of a request may be, in bytes. */
const mostOf = (levels: Levels): number =>
  bytesIn(wordsOf(levels.flat(), 'client_max_body_size')?.[0] ?? '1m') || Number.POSITIVE_INFINITY

/** How long an answer takes by `limit_rate`, in milliseconds. */
function transferTime({ body }: WebResponse, at: Placed): number {
  const size = (name: string): number => bytesIn(expanded(wordsOf(at.scope, name)?.[0] ?? '0', at))
  const [rate, free] = [size('limit_rate'), size('limit_rate_after')]
  return rate === 0 ? 0 : Math.floor((Math.max(0, byteLength(body) - free) * 1000) / rate)
}

/** Answers requests as a server block says. */
class Answers {
  readonly #server: VirtualServer
  readonly #captures: Captures
  readonly #with: Answering
  readonly #port: number
  readonly #errors: ErrorEntry[] = []
  /** Takes the request off those that `limit_conn` counts. */
  #leave: (() => void) | undefined
  #isCounted = false

  constructor({ server, captures = [] }: Chosen, answering: Answering, port: number) {
    this.#server = server
    this.#captures = captures
    this.#with = answering
    this.#port = port
  }

  async answer(arrived: WebRequest): Promise<Answer> {
    const request = taken(arrived, this.#levels(undefined, []))
    this.#with.memory.requests += 1
    const { response, at } = await this.#outcome(request).finally(() => this.#leave?.())
    const product = productOf(at.scope, this.#with.version)
    const whole = withHeaders(response, at, at.levels, this.#with.now)
    const headed = { ...(await compressed(whole, at, this.#with.pack)), server: product }
    const slow = request.method === 'HEAD' ? 0 : transferTime(headed, at)
    if (slow > 0) await this.#with.wait(slow)
    const sent = { response: headed, at: this.#with.time() }
    return { response: headed, lines: accessLines({ ...at, sent }, at.levels), errors: this.#errors }
  }

  async #outcome(request: WebRequest): Promise<Outcome> {
    const asked = this.#asked(request, request)
    const nowhere = this.#placed(asked, undefined)
    if (leavesRoot(request.path)) return this.#failed(400, nowhere)
    try {
      return await this.#withErrorPage(await this.#served(asked, false))
    } catch (error) {
      if (error instanceof EndlessSearch) return this.#failed(500, nowhere)
      throw error
    }
  }

  /** Notes an error of a request for the log. */
  #note(severity: Severity, text: string, { levels, request, original, scope }: Placed, upstream = ''): void {
    const client = `client: ${request.from ?? ''}, server: ${all(scope, 'server_name')[0]?.words[0] ?? ''}`
    const asked = `request: "${original.method} ${original.path} HTTP/1.1"`
    const place = upstream === '' ? '' : `, upstream: "${upstream}"`
    this.#errors.push({
      severity,
      text: `${text}, ${client}, ${asked}${place}, host: "${headerOf(original, 'Host')}"`,
      files: errorFiles(levels, severity),
    })
  }

  #asked(request: WebRequest, original: WebRequest): Asked {
    const { maps } = this.#server
    const asked: Asked = {
      ...this.#with,
      request,
      original,
      port: this.#port,
      maps,
      made: new Map(),
      passing: { addresses: [], statuses: [], cache: '', failure: 'refused' },
      captures: [],
      scope: this.#levels(undefined, []).flat(),
    }
    return withCaptures(asked, this.#captures)
  }

  #levels(location: Location | undefined, within: readonly Directive[]): Levels {
    const { directives, outer } = this.#server
    return [outer, directives, location?.directives ?? [], within]
  }

  #placed(asked: Asked, location: Location | undefined, within: readonly Directive[] = []): Placed {
    const levels = this.#levels(location, within)
    return { ...asked, location, levels, scope: levels.flat(), own: [...(location?.directives ?? []), ...within] }
  }

  #failed(status: number, at: Placed): Outcome {
    return { response: errorPage(status, productOf(at.scope, this.#with.version)), at }
  }

  /** What the server says to a request; one that nginx makes itself may fall into a location that is `internal`. */
  async #served(asked: Asked, isInternal: boolean): Promise<Outcome> {
    const { directives } = this.#server
    const { asked: after, answer, isMoved } = rewritten(directives, asked)
    if (answer) {
      const at = this.#placed(after, undefined)
      return { response: this.#returned(answer, at), at }
    }
    const location = locationOf(directives, pathOf(after.request.path))
    if (location && !isInternal && !isMoved && all(location.directives, 'internal').length > 0)
      return this.#failed(404, this.#placed(after, location))
    return this.#within(after, location)
  }

  /** What a location says to a request, which it may move to another. */
  async #within(before: Asked, location: Location | undefined, moves = 0): Promise<Outcome> {
    const started = this.#placed(location?.captures ? withCaptures(before, location.captures) : before, location)
    const size = encodeUtf8(before.request.body ?? '').length
    if (size > mostOf(started.levels)) {
      this.#note('error', `client intended to send too large body: ${size} bytes`, started)
      return this.#failed(413, started)
    }
    const { asked, within, answer, isMoved } = rewritten(location?.directives ?? [], started)
    const at = this.#placed(asked, location, within)
    if (answer) return { response: this.#returned(answer, at), at }
    if (!isMoved) return this.#content(at)
    if (moves === MOST_MOVES) return this.#failed(500, at)
    return this.#within(asked, locationOf(this.#server.directives, pathOf(asked.request.path)), moves + 1)
  }

  /** Of an error, the page that `error_page` names for it. */
  async #withErrorPage(outcome: Outcome): Promise<Outcome> {
    const { response, at, isForeign } = outcome
    if (response.status < 300 || isForeign) return outcome
    const page = innermost(at.levels, 'error_page').find(({ words }) =>
      words.slice(0, -1).includes(String(response.status)),
    )
    const target = page?.words.at(-1)
    if (!page || target === undefined) return outcome
    if (/^https?:/.test(target)) return { response: this.#returned(['302', expanded(target, at)], at), at }
    const told = page.words.find((word) => /^=\d*$/.test(word))
    const found = target.startsWith('@')
      ? await this.#within(at, namedLocation(this.#server.directives, target))
      : await this.#served({ ...at, request: { ...at.request, method: 'GET', path: expanded(target, at) } }, true)
    if (found.response.status >= 400 && !found.isForeign) return outcome
    const status = told === undefined ? response.status : Number(told.slice(1) || found.response.status)
    // parts are given, and changes told, of what was asked for alone
    const isTold = (name: string): boolean => status === 200 || !['Accept-Ranges', 'Last-Modified'].includes(name)
    const headers = found.response.headers?.filter(([name]) => isTold(name)) ?? []
    return { ...found, response: { ...found.response, headers, status, reason: reasonOf(status) } }
  }

  /** What a location answers with: another server, a program, or a file. */
  async #content(at: Placed): Promise<Outcome> {
    const { request, own, location } = at
    const refused = await this.#limited(at)
    if (refused) return refused
    if (!letsIn([...at.levels, exceptedBy(own, request.method)], request.from ?? '')) {
      this.#note('error', 'access forbidden by rule', at)
      return this.#failed(403, at)
    }
    const closed = this.#identified(at)
    if (closed) return closed
    if (all(own, 'stub_status').length > 0) return { response: this.#status(), at }
    const proxied = wordsOf(own, 'proxy_pass')?.[0]
    if (location && proxied !== undefined) return this.#passed(proxied, at, location)
    const program = wordsOf(own, 'fastcgi_pass')?.[0]
    if (program !== undefined) return this.#program(program, at)
    const index = this.#indexOf(pathOf(request.path), at)
    const other = index === undefined ? undefined : locationOf(this.#server.directives, pathOf(index))
    if (index !== undefined && other && wordsOf(other.directives, 'fastcgi_pass'))
      return this.#within({ ...at, request: { ...request, path: index } }, other)
    return request.method === 'GET' || request.method === 'HEAD' ? this.#file(at) : this.#failed(405, at)
  }

  /** What refuses a request of somebody who is not known: `auth_basic`. */
  #identified(at: Placed): Outcome | undefined {
    const [realm] = innermostWords(at.levels, 'auth_basic') ?? []
    const [file] = innermostWords(at.levels, 'auth_basic_user_file') ?? []
    if (realm === undefined || realm === 'off' || file === undefined) return undefined
    const verdict = basicAccess(this.#with.fs, fromDirectory('/etc/nginx', expanded(file, at)), at.request)
    if (verdict.type === 'let-in') return undefined
    this.#note(verdict.severity, verdict.text, at)
    const { response } = this.#failed({ asked: 401, closed: 403, beyond: 500 }[verdict.type], at)
    if (verdict.type !== 'asked') return { response, at }
    return { response: { ...response, headers: [['WWW-Authenticate', `Basic realm="${expanded(realm, at)}"`]] }, at }
  }

  /** What refuses a request because there are too many: it may have to wait first. */
  async #limited(at: Placed): Promise<Outcome | undefined> {
    // a request is counted once, also where it moves to another location
    if (this.#isCounted) return undefined
    this.#isCounted = innermost(at.levels, 'limit_req').length > 0 || innermost(at.levels, 'limit_conn').length > 0
    const { memory, now } = this.#with
    const situation = { asked: at, levels: at.levels, limits: memory.limits, now }
    const rate = rateVerdict(situation)
    if (rate.note !== undefined) this.#note(severityOf(at.levels, 'limit_req_log_level', rate), rate.note, at)
    if (rate.status !== undefined) return this.#failed(rate.status, at)
    const connection = connectionVerdict(situation)
    if (typeof connection === 'function') this.#leave = connection
    else {
      this.#note(severityOf(at.levels, 'limit_conn_log_level', connection), connection.note ?? '', at)
      return this.#failed(connection.status ?? 503, at)
    }
    if (rate.wait > 0) await this.#with.wait(rate.wait)
    return undefined
  }

  /** What `stub_status` tells: each request comes with a connection of its own. */
  #status(): WebResponse {
    const { requests } = this.#with.memory
    const counts = `server accepts handled requests\n ${requests} ${requests} ${requests} \n`
    return respond(200, 'text/plain', `Active connections: 1 \n${counts}Reading: 0 Writing: 1 Waiting: 0 \n`)
  }

  /** What a path leads to within the server: the index of a directory, or where `try_files` ends. */
  #indexOf(path: string, asked: Asked): string | undefined {
    const { fs } = this.#with
    const { scope } = asked
    const root = expanded('$document_root', asked)
    if (fs.isDirectory(root + path)) {
      const at = path.replace(/\/?$/, '/')
      const found = (wordsOf(scope, 'index') ?? ['index.html']).find((name) => fs.exists(root + at + name))
      if (found !== undefined) return at + found
    }
    const end = wordsOf(scope, 'try_files')?.at(-1)
    return end?.startsWith('/') && !fs.exists(root + path) ? expanded(end, asked) : undefined
  }

  /** What a program that is asked by FastCGI answers. */
  async #program(place: string, at: Placed): Promise<Outcome> {
    const isThere = this.#with.fs.exists(expanded('$document_root$uri', at))
    if (!isThere && wordsOf(at.scope, 'try_files')?.at(-1) === '=404') return this.#failed(404, at)
    const response = await askedOf(at, place)
    return response ? this.#foreign(response, 'fastcgi', at) : this.#failed(502, at)
  }

  async #passed(address: string, at: Placed, { prefix }: Location): Promise<Outcome> {
    const { upstreams, fixedPlaces } = this.#server
    const { memory, now } = this.#with
    const handing = {
      address,
      prefix,
      upstreams,
      fixedPlaces,
      levels: at.levels,
      answeredWithin: this.#with.answeredWithin,
    }
    const fetch = (): Promise<WebResponse | undefined> => passedOn(at, handing)
    const response = await cached({ asked: at, levels: at.levels, cache: memory.cache, now, fetch })
    if (response) return this.#foreign(redirected(response, handing, at), 'proxy', at)
    const { status, text } = FAILURES[at.passing.failure]
    const host = at.passing.failure === 'unresolved' ? ` ${hostIn(expanded(address, at))}` : ''
    const asked = at.passing.addresses.at(-1)
    this.#note('error', text + host, at, asked === undefined ? '' : `http://${asked}${at.request.path}`)
    return this.#failed(status, at)
  }

  /** An answer of another server: `proxy_intercept_errors` lets `error_page` stand in for it. */
  #foreign(response: WebResponse, by: 'proxy' | 'fastcgi', at: Placed): Outcome {
    return { response, at, isForeign: wordsOf(at.scope, `${by}_intercept_errors`)?.[0] !== 'on' }
  }

  /** What `return` says; its words come with their variables expanded. */
  #returned([code = '', text]: readonly string[], asked: Placed): WebResponse {
    const product = productOf(asked.scope, this.#with.version)
    const status = /^\d+$/.test(code) ? Number(code) : 302
    const place = /^https?:/.test(code) ? code : text
    if (status >= 300 && status < 400 && place !== undefined)
      return {
        ...errorPage(status, product),
        // a place of its own is told before the connection
        headers: [['Location', absolute(place, asked)], ...(place.startsWith('/') ? [KEPT] : [])],
      }
    if (text === undefined && titleOf(status) !== undefined) return errorPage(status, product)
    const { typeOf, usual } = typesOf(asked.levels)
    const ending = /\.([^./]+)$/.exec(pathOf(asked.request.path))?.[1] ?? ''
    return nginxSays(
      status,
      text === undefined && status >= 300 ? '' : (typeOf(ending.toLowerCase()) ?? usual),
      text ?? '',
    )
  }

  async #file(at: Placed): Promise<Outcome> {
    const { directives } = this.#server
    const path = pathOf(at.request.path)
    const words = wordsOf(at.scope, 'try_files')
    const tries = words?.map((word) =>
      word.replace(/\$\{?uri\}?/g, () => path).replace(/\$(?:is_args|args|query_string)/g, ''),
    ) ?? [path]
    for (const [place, one] of tries.entries()) {
      if (/^=\d+$/.test(one)) return this.#failed(Number(one.slice(1)), at)
      const named = one.startsWith('@') ? namedLocation(directives, one) : undefined
      if (named) return this.#within(at, named)
      const wanted = expanded(one, at)
      const isLast = place === tries.length - 1
      const asksForDirectory = !isLast && words?.[place]?.endsWith('/') === true
      const isDirectory = !isLast && this.#with.fs.isDirectory(this.#placeOf(wanted, at))
      if (isDirectory && !asksForDirectory) continue
      // a directory is tried without the slash that says that it is to be one
      const found = this.#fileAt(isDirectory ? wanted.slice(0, -1) : wanted, at)
      if (found.type === 'file') return { response: this.#fileResponse(found, at), at: this.#atFile(found, wanted, at) }
      if (isLast || isDirectory) this.#noteMissing(found.type, one, at)
      if (isLast || isDirectory) return this.#failed(found.type === 'missing' ? 404 : 403, at)
    }
    return this.#failed(404, at)
  }

  /** Where the index of a directory was found, the request is one for that file. */
  #atFile({ path: file }: Found & { readonly type: 'file' }, path: string, at: Placed): Placed {
    if (file === undefined || !path.endsWith('/')) return at
    return { ...at, request: { ...at.request, path: path.replace(/\/*$/, '/') + baseName(file) } }
  }

  #fileResponse({ response, path }: Found & { readonly type: 'file' }, at: Placed): WebResponse {
    if (path === undefined) return response
    const answer = fileAnswer(this.#with.fs, path, at, response)
    if (answer.status !== 416) return answer
    return { ...errorPage(416, productOf(at.scope, this.#with.version)), headers: answer.headers ?? [] }
  }

  #noteMissing(type: 'missing' | 'forbidden', path: string, at: Placed): void {
    const file = this.#placeOf(expanded(path, at), at)
    if (type === 'forbidden') this.#note('error', `directory index of "${file.replace(/\/?$/, '/')}" is forbidden`, at)
    else if (wordsOf(at.scope, 'log_not_found')?.[0] !== 'off') {
      const index = `${file}${wordsOf(at.scope, 'index')?.[0] ?? 'index.html'}`
      const missing = '(2: No such file or directory)'
      this.#note(
        'error',
        file.endsWith('/') ? `"${index}" is not found ${missing}` : `open() "${file}" failed ${missing}`,
        at,
      )
    }
  }

  /** Where the file of a path is, by `root` and `alias`. */
  #placeOf(path: string, at: Placed): string {
    const { scope, location } = at
    const alias = wordsOf(scope, 'alias')?.[0]
    const rest = location?.captures ? '' : path.slice((location?.prefix ?? '').length)
    return alias === undefined ? expanded('$document_root', at) + path : expanded(alias, at) + rest
  }

  /** A directory is asked for with a slash behind its name. */
  #withSlash(path: string, at: Placed): WebResponse {
    const [query = ''] = /\?.*$/s.exec(at.request.path) ?? []
    return this.#returned(['301', `${path}/${query}`], at)
  }

  /** The file that a path means, or the page of its directory where `autoindex` is on. */
  #fileAt(path: string, at: Placed): Found {
    const { fs } = this.#with
    const { scope } = at
    const file = this.#placeOf(path, at)
    if (!path.endsWith('/') && fs.isDirectory(file)) return { type: 'file', response: this.#withSlash(path, at) }
    const found = fileAt(fs, file, wordsOf(scope, 'index') ?? ['index.html'], typesOf(at.levels))
    const isListed = found.type === 'forbidden' && path.endsWith('/') && wordsOf(scope, 'autoindex')?.[0] === 'on'
    return isListed && fs.exists(file) && fs.isDirectory(file)
      ? { type: 'file', response: directoryPage(fs, file, path, wordsOf(scope, 'autoindex_exact_size')?.[0] !== 'off') }
      : found
  }
}

/** What `limit_except` says of who may use a method that it does not name. */
const exceptedBy = (own: readonly Directive[], method: string): readonly Directive[] =>
  all(own, 'limit_except').flatMap(({ words, block = [] }) =>
    words.includes(method) || (method === 'HEAD' && words.includes('GET')) ? [] : block,
  )

/** The answer of the server block that a request at a port means. */
export async function answerOf(
  servers: readonly VirtualServer[],
  port: number,
  request: WebRequest,
  answering: Answering,
): Promise<Answer> {
  const { version } = answering
  const plain = (status: number): Answer => ({
    response: errorPage(status, `nginx/${version}`),
    lines: [],
    errors: [],
  })
  try {
    const chosen = chosenServer(servers, port, hostOf(request))
    return chosen ? await new Answers(chosen, answering, port).answer(request) : plain(404)
  } catch (error) {
    if (error instanceof EndlessSearch) return plain(500)
    throw error
  }
}
