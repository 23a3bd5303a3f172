import type { Arguments } from '../../../shell/posix/getopt.ts'
import { byteLength } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { NetworkHost, WebRequest } from '../../network.ts'
import { baseName, directoryName, joinPath } from '../../path.ts'
import { parseWebAddress, type WebAddress } from '../../web.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { curlDeclaration } from './declaration.ts'
import { exchange, headText, type Response } from './exchange.ts'
import { CookieJar } from './cookies.ts'
import { BadDetour, detourOf } from './detour.ts'
import { filled, globbed, GlobError, type GlobbedUrl } from './glob.ts'
import { movedTo } from './moved.ts'
import { afterMove, requestOf, type Trust, type Wish, wishOf } from './request.ts'
import { saveFile } from './save.ts'
import { conditionHeader, isUnwanted, type TimeCondition, timeCondition } from './time-condition.ts'
import { unpacked } from './unpacked.ts'
import { type Told, writtenOut } from './write-out.ts'

/** Statuses of curl(1), EXIT CODES. */
const status = {
  protocol: 1,
  usage: 2,
  malformed: 3,
  unresolved: 6,
  refused: 7,
  httpError: 22,
  empty: 52,
  write: 23,
  read: 26,
  noRange: 33,
  badOption: 49,
  redirects: 47,
  timeout: 28,
  encoding: 61,
} as const

const METER = `  % Total    % Received % Xferd  Average Speed   Time    Time     Time  Current
                                 Dload  Upload   Total   Spent    Left  Speed
`

const number = (value: number, width: number): string => String(value).padStart(width)

/** One line of the progress meter. */
function meterLine(total: number, received: number, speed: number): string {
  const percent = total === 0 || received === 0 ? 0 : 100
  const left = `${number(percent, 3)} ${number(total, 5)}  ${number(percent, 3)} ${number(received, 5)}    0     0`
  return `\r${left} ${number(speed, 6)}      0 --:--:-- --:--:-- --:--:-- ${number(speed, 5)}`
}

/** How much curl tells besides the page. */
interface Talk {
  readonly meter: boolean
  readonly errors: boolean
}

async function fail(process: GnuProcess, code: number, sentence: string, { meter, errors }: Talk): Promise<number> {
  const lead = meter ? METER + meterLine(0, 0, 0) : ''
  // a refused connection has its message on a line of its own
  const gap = meter && code === status.refused ? '\n' : ''
  if (errors) await process.write(2, `${lead}${gap}curl: (${code}) ${sentence}\n`)
  return code
}

/** Whether a server says that nothing more is to come this way. */
const isClosed = ({ headers }: Response): boolean =>
  headers.some(([name, value]) => name.toLowerCase() === 'connection' && value.toLowerCase() === 'close')

/** The conversation as -v shows it; `isShown` is whether the page itself comes to the same terminal. */
function conversation(
  response: Response,
  { host, port, path }: WebAddress,
  { method, headers = [], body = '' }: Omit<WebRequest, 'path'>,
  isShown: boolean,
): string {
  const asked = [`${method} ${path} HTTP/1.1`, ...headers, '']
  const answered = headText(response).split('\r\n').slice(0, -1)
  return [
    `*   Trying ${response.host.address}:${port}...\n* Connected to ${host} (${response.host.address}) port ${port} (#0)\n`,
    ...asked.map((line) => `> ${line}\r\n`),
    isShown || body === '' ? '' : `} [${byteLength(body)} bytes data]\n`,
    ...answered.map((line) => `< ${line}\r\n`),
    isShown || response.size === 0 || method === 'HEAD' ? '' : `{ [${response.size} bytes data]\n`,
    isClosed(response) ? '* Closing connection 0\n' : `* Connection #0 to host ${host} left intact\n`,
  ].join('')
}

/** What the progress meter has come to at the end. */
function meterOf({ size, time }: Response, { has }: Arguments): string {
  const speed = Math.round((size * 1000) / time)
  const last = has('I') ? meterLine(size, 0, 0) : meterLine(size, size, speed)
  return `${has('#') ? `\r${'#'.repeat(72)} 100.0%` : `${METER}${meterLine(0, 0, 0)}${last}`}\n`
}

/** Puts an answer where it goes, of a page that has moved its head only: after the heads of those that led here. */
async function deliver(
  process: GnuProcess,
  answer: Response,
  args: Arguments,
  { file, talk, isMoved, follows, from }: Asked & { readonly isMoved: boolean },
): Promise<number> {
  const { has, value } = args
  const quiet = { ...talk, meter: false }
  const dump = value('D')
  const after = follows > 0
  const headers = dump === undefined || dump === '-' ? undefined : saveFile(process, dump, headText(answer), after)
  if (headers) return fail(process, status.write, `Failed to open ${dump}`, quiet)
  if (dump === '-') await process.print(headText(answer))
  const isShown = has('i') || has('I')
  const text = (isShown ? headText(answer) : '') + (isMoved || has('I') ? '' : answer.body)
  const meter = talk.meter && !isMoved ? meterOf(answer, args) : ''
  if (file === undefined || file === '-') {
    await process.write(2, meter)
    await process.print(text)
    return 0
  }
  if (isMoved && !isShown) return 0
  const refused = saveFile(process, file, text, (after && isShown) || from > 0)
  if (refused) {
    if (!has('s')) await process.write(2, `Warning: Failed to open the file ${file}: ${refused.message}\n`)
    return fail(process, status.write, 'Failure writing output to destination', quiet)
  }
  await process.write(2, meter)
  return 0
}

/** Where a page is saved: --output-dir is before its name, and --create-dirs makes what is missing. */
function placed(process: GnuProcess, name: string, { has, value }: Arguments): string {
  const directory = value('output-dir')
  const path = directory === undefined ? name : joinPath(directory, name)
  if (has('create-dirs')) attempt(() => process.system.fs.mkdirAll(resolvePath(process, directoryName(path))))
  return path
}

/** What was asked for, and where the answer goes. */
interface Asked {
  /** As the command line has it. */
  readonly url: string
  /** Which of the pages of the command line it is, from 0 on. */
  readonly place: number
  readonly address: WebAddress
  readonly request: Omit<WebRequest, 'path'>
  readonly file: string | undefined
  readonly talk: Talk
  /** How often it had moved. */
  readonly follows: number
  readonly condition: TimeCondition | undefined
  /** After how many bytes it goes on. */
  readonly from: number
}

/** What is saved under the name that the server gives, with -J; such a file is not written over. */
async function namedBy(
  process: GnuProcess,
  { headers }: Response,
  args: Arguments,
  asked: Asked,
): Promise<Asked | 'taken'> {
  const header = headers.find(([name]) => name.toLowerCase() === 'content-disposition')?.[1] ?? ''
  const [, quoted, bare] = /filename=(?:"([^"]*)"|([^;\s]+))/i.exec(header) ?? []
  const name = quoted ?? bare
  if (!args.has('J') || !args.has('O') || name === undefined) return asked
  const file = placed(process, baseName(name), args)
  return process.system.fs.exists(resolvePath(process, file)) ? 'taken' : { ...asked, file }
}

async function receive(process: GnuProcess, answer: Response, args: Arguments, asked: Asked): Promise<number> {
  const { has, value } = args
  const { address, request, talk, condition, from } = asked
  const quiet = { ...talk, meter: false }
  // what answers is no web server
  if (answer.status === 0 && answer.size === 0) return fail(process, status.empty, 'Empty reply from server', talk)
  if (answer.status === 0) return fail(process, status.protocol, 'Received HTTP/0.9 when not allowed', talk)
  if (has('v')) await process.write(2, conversation(answer, address, request, process.file(1).type === 'terminal'))
  const limit = Number(value('m') ?? Infinity) * 1000
  if (answer.time > limit) {
    const sentence = `Operation timed out after ${Math.round(limit)} milliseconds with 0 bytes received`
    return fail(process, status.timeout, sentence, talk)
  }
  if (from > 0 && answer.status === 200)
    return fail(process, status.noRange, "HTTP server doesn't seem to support byte ranges. Cannot resume.", quiet)
  // all of it is there already
  if (from > 0 && answer.status === 416) return 0
  if (condition && answer.status === 200 && isUnwanted(answer, condition))
    return receive(process, { ...answer, body: '', size: 0 }, args, { ...asked, condition: undefined })
  if (has('f') && answer.status >= 400) {
    if (talk.meter) await process.write(2, `${METER}${meterLine(0, 0, 0)}${meterLine(answer.size, 0, 0)}\n`)
    return fail(process, status.httpError, `The requested URL returned error: ${answer.status}`, quiet)
  }
  const plain = has('compressed') ? await unpacked(process, answer) : answer
  if (!plain)
    return fail(process, status.encoding, 'Error while processing content unencoding: incorrect header check', quiet)
  const named = await namedBy(process, plain, args, asked)
  if (named === 'taken') return fail(process, status.write, 'Failed writing header', quiet)
  const code = await deliver(process, plain, args, { ...named, isMoved: false })
  if (has('fail-with-body') && answer.status >= 400 && code === 0)
    return fail(process, status.httpError, `The requested URL returned error: ${answer.status}`, quiet)
  if (code === 0) await tellOut(process, answer, args, asked)
  return code
}

/** What -w wants to be told of an answer, or of a failure. */
async function tellOut(
  process: GnuProcess,
  answer: Response,
  { has, value }: Arguments,
  asked: Omit<Told, 'isFollowing'>,
): Promise<void> {
  const format = value('w')
  if (format === undefined) return
  const told = { ...asked, isFollowing: has('L') || has('location-trusted') }
  for (const { fd, text } of writtenOut(format, answer, told)) await process.write(fd, text)
}

/** Nothing has come; -w is told so. */
async function failTold(
  process: GnuProcess,
  args: Arguments,
  asked: Asked,
  failure: NonNullable<Told['failure']>,
): Promise<number> {
  const code = await fail(process, failure.code, failure.sentence, asked.talk)
  const nothing: Response = {
    type: 'response',
    host: NOBODY,
    status: 0,
    reason: '',
    headers: [],
    body: '',
    size: 0,
    time: 0,
  }
  await tellOut(process, nothing, args, { ...asked, failure })
  return code
}

/** Who has answered where nobody has. */
const NOBODY: NetworkHost = { name: '', address: '', latency: 0, route: [] }

/** How much is told besides what comes. */
function talkOf(process: GnuProcess, { has }: Arguments, file: string | undefined): Talk {
  const toTerminal = process.file(1).type === 'terminal'
  return {
    meter: !has('s') && !has('no-progress-meter') && (file !== undefined || !toTerminal),
    errors: !has('s') || has('S'),
  }
}

/** A page that is wanted, and what never changes while it is looked for. */
interface Errand {
  readonly url: string
  /** Which of the pages of the command line it is, from 0 on. */
  readonly place: number
  readonly jar: CookieJar | undefined
  /** Who the address says that asks. */
  readonly user: string | undefined
  readonly condition: TimeCondition | undefined
  readonly from: number
  /** The address that the user named. */
  readonly start: WebAddress
  readonly file: string | undefined
  readonly talk: Talk
}

/** Where a page is looked for. */
interface Place {
  readonly url: string
  readonly wish: Wish
  /** How often it had moved. */
  readonly follows: number
}

/** Under which name a page is saved, if at all: each page has its own -o or -O, unless there is but one address. */
function fileOf(process: GnuProcess, address: WebAddress, args: Arguments, { page, parts }: Page): string | undefined {
  const outputs = args.given.filter(({ name }) => name === 'o' || name === 'O')
  const output = page === 0 ? outputs.at(args.operands.length > 1 ? 0 : -1) : outputs[page]
  const isNamed = output?.name === 'O' || (output === undefined && args.has('remote-name-all'))
  const named = isNamed ? baseName(address.path.replace(/\?.*/s, '')) : output && filled(output.value ?? '', parts)
  return named === undefined || named === '-' ? named : placed(process, named, args)
}

/** A page of the command line. */
interface Page {
  readonly url: string
  /** What stood in braces and brackets. */
  readonly parts: readonly string[]
  /** The address that it came from, and the page itself, from 0 on. */
  readonly page: number
  readonly place: number
  readonly jar: CookieJar | undefined
}

/** Where a page goes on, with the header that says so; undefined where it begins at its beginning. */
function restOf(process: GnuProcess, { value }: Arguments, file: string | undefined): number {
  const from = value('C')
  if (from !== '-') return Number(from ?? 0)
  const node = file === undefined ? undefined : attempt(() => process.system.fs.stat(resolvePath(process, file)))
  return node === undefined || node instanceof FileSystemError ? 0 : node.size
}

/** An address without who asks, and that. */
function userIn(address: string): readonly [url: string, user: string | undefined] {
  const [, before = '', user, after = ''] = /^([a-z]+:\/\/)?([^/?#@]*)@(.*)$/is.exec(address) ?? []
  return user === undefined ? [address, undefined] : [before + after, decodeURIComponent(user)]
}

async function fetchPage(process: GnuProcess, page: Page, args: Arguments): Promise<number> {
  const { place, jar } = page
  const [url, user] = userIn(page.url)
  const start = parseWebAddress(url)
  const file = start && fileOf(process, start, args, page)
  const talk = talkOf(process, args, file)
  const quiet = { ...talk, meter: false }
  if (!start || start.port > 65_535)
    return fail(process, status.malformed, 'URL using bad/illegal format or missing URL', quiet)
  if (args.has('O') && file === '/') {
    if (talk.errors) await process.write(2, 'curl: Remote file name has no length!\n')
    return fail(process, status.write, 'Failed writing received data to disk/application', quiet)
  }
  const wish = wishOf(process, args)
  if (typeof wish === 'string') return fail(process, status.read, wish, quiet)
  const condition = await conditionOf(process, args)
  const from = restOf(process, args, file)
  const extra = [...(from > 0 ? [`Range: bytes=${from}-`] : []), ...(condition ? [conditionHeader(condition)] : [])]
  const errand = { url, user, start, file, talk, place, jar, condition, from }
  return visit(process, args, errand, { url, wish: { ...wish, extra }, follows: 0 })
}

/** What -z asks for; a warning where it is neither a date nor a file. */
async function conditionOf(process: GnuProcess, { value, has }: Arguments): Promise<TimeCondition | undefined> {
  const word = value('z')
  const condition = word === undefined ? undefined : timeCondition(process, word)
  if (word !== undefined && !condition && !has('s'))
    await process.write(
      2,
      'Warning: Illegal date format for -z, --time-cond (and not a file name). \n' +
        'Warning: Disabling time condition. See curl_getdate(3) for valid date syntax.\n',
    )
  return condition
}

/** Asks for a page at a place, and goes on to where it has moved to. */
async function visit(process: GnuProcess, args: Arguments, errand: Errand, place: Place): Promise<number> {
  const { talk, jar } = errand
  const { wish, follows } = place
  const quiet = { ...talk, meter: false }
  const address = parseWebAddress(place.url)
  if (!address) return fail(process, status.malformed, 'URL using bad/illegal format or missing URL', quiet)
  const { scheme, host, port } = address
  if (!/^https?$/.test(scheme))
    return fail(process, status.protocol, `Protocol "${scheme}" not supported or disabled in libcurl`, quiet)
  const { path, ...request } = requestOf(address, args, wish, trustOf(address, errand, args))
  let asks: Pick<WebAddress, 'host' | 'port'>
  try {
    asks = detourOf(address, args.values('resolve'), args.values('connect-to'))
  } catch (error) {
    if (!(error instanceof BadDetour)) throw error
    return fail(process, status.badOption, error.message, quiet)
  }
  // what is below localhost is this machine, whatever a name server knows (RFC 6761)
  const near = asks.host.endsWith('.localhost') ? 'localhost' : asks.host
  const answer = await exchange(process, { ...address, host: near, port: asks.port, path }, request)
  const looked = { ...errand, address: { ...address, path }, request, follows }
  if (answer.type === 'unknown-host')
    return failTold(process, args, looked, { code: status.unresolved, sentence: `Could not resolve host: ${host}` })
  if (answer.type === 'refused') {
    const after = Math.round(answer.host.latency)
    const sentence = `Failed to connect to ${host} port ${port} after ${after} ms: Couldn't connect to server`
    return failTold(process, args, looked, { code: status.refused, sentence })
  }
  jar?.take(answer.headers, address, Math.floor(process.kernel.clock.now() / 1000))
  const next = args.has('L') || args.has('location-trusted') ? movedTo(answer, address) : undefined
  if (next === undefined) return receive(process, answer, args, looked)
  const code = await passOn(process, answer, args, looked)
  if (code !== 0) return code
  return visit(process, args, errand, { url: next, wish: afterMove(wish, answer.status), follows: follows + 1 })
}

/** Tells of a page that has moved; gives a status other than 0 where its trail ends here. */
async function passOn(process: GnuProcess, answer: Response, args: Arguments, asked: Asked): Promise<number> {
  const quiet = { ...asked.talk, meter: false }
  if (args.has('v')) await process.write(2, conversation(answer, asked.address, asked.request, true))
  const code = await deliver(process, answer, args, { ...asked, isMoved: true })
  if (code !== 0) return code
  const most = Number(args.value('max-redirs') ?? MOST_REDIRECTS)
  if (most < 0 || asked.follows < most) return 0
  return fail(process, status.redirects, `Maximum (${most}) redirects followed`, quiet)
}

/** How often a page may have moved. */
const MOST_REDIRECTS = 50

/** How far a place is the one that the user named; --location-trusted takes all for it. */
function trustOf(address: WebAddress, { start, jar, user }: Errand, { has }: Arguments): Trust {
  const { scheme, host, port } = address
  const isHost = has('location-trusted') || host === start.host
  const isOrigin = has('location-trusted') || (isHost && port === start.port && scheme === start.scheme)
  return { origin: isOrigin, host: isHost, cookies: jar?.headerFor(address), user }
}

/** What is wrong with what an option was given; undefined where nothing is. */
function valueFault(name: string, value: string): string | undefined {
  if (name === 'F' && !value.includes('=')) return 'is badly used here'
  if (name === 'm') {
    if (!/^\s*[+-]?(?:\d+\.?\d*|\.\d+)$/.test(value)) return 'expected a proper numerical parameter'
    return Number(value) < 0 ? 'expected a positive numerical parameter' : undefined
  }
  if (name !== 'max-redirs') return undefined
  if (!/^\s*[+-]?\d+$/.test(value) || Number(value) < -1) return 'expected a proper numerical parameter'
  return Number(value) > Number.MAX_SAFE_INTEGER ? 'too large number' : undefined
}

/** The cookies of a call, where it keeps any: those of the files of -b. */
function jarOf(process: GnuProcess, { has, values }: Arguments): CookieJar | undefined {
  const files = values('b').filter((one) => !one.includes('='))
  if (files.length === 0 && !has('c')) return undefined
  const jar = new CookieJar()
  for (const file of files) {
    const text = attempt(() => process.system.fs.readText(resolvePath(process, file)))
    if (!(text instanceof FileSystemError)) jar.read(text)
  }
  return jar
}

/** Writes the cookies to where -c wants them. */
async function keepCookies(process: GnuProcess, { value, has }: Arguments, jar: CookieJar | undefined): Promise<void> {
  const file = value('c')
  if (!jar || file === undefined) return
  if (file === '-') return void (await process.print(jar.text))
  const refused = saveFile(process, file, jar.text)
  if (refused && !has('s')) await process.write(2, `Warning: Failed to write cookies to ${file}\n`)
}

const HINT = "curl: try 'curl --help' or 'curl --manual' for more information\n"

export const curl = gnu({
  ...curlDeclaration,
  wording: ({ type, word }) => `option ${word}: ${type === 'unknown' ? 'is unknown' : 'requires parameter'}`,
  hint: () => HINT,
  run: async (process, args) => {
    for (const { name, word, value = '' } of args.given) {
      const fault = valueFault(name, value)
      if (fault === undefined) continue
      await process.write(2, `curl: option ${word}: ${fault}\n${HINT}`)
      return status.usage
    }
    const urls = [...args.values('url'), ...args.operands]
    if (urls.length === 0) {
      await process.write(2, HINT)
      return status.usage
    }
    const jar = jarOf(process, args)
    let [last, place] = [0, 0]
    for (const [page, url] of urls.entries()) {
      let all: readonly GlobbedUrl[]
      try {
        all = args.has('g') ? [{ url, parts: [] }] : globbed(url)
      } catch (error) {
        if (!(error instanceof GlobError)) throw error
        last = await fail(process, status.malformed, error.message, {
          meter: false,
          errors: !args.has('s') || args.has('S'),
        })
        continue
      }
      for (const one of all) {
        last = await fetchPage(process, { ...one, page, place, jar }, args)
        place += 1
      }
    }
    await keepCookies(process, args, jar)
    return last
  },
})
