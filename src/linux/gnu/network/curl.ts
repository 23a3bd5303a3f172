import type { Arguments } from '../../../shell/posix/getopt.ts'
import { attempt } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { WebRequest } from '../../network.ts'
import { baseName, directoryName, joinPath } from '../../path.ts'
import { parseWebAddress, type WebAddress } from '../../web.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { curlDeclaration } from './declaration.ts'
import { exchange, headText, type Response } from './exchange.ts'
import { requestOf } from './request.ts'
import { saveFile } from './save.ts'

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
  redirects: 47,
  timeout: 28,
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

/** The conversation as -v shows it. */
function conversation(
  response: Response,
  { host, port, path }: WebAddress,
  { method, headers = [] }: Omit<WebRequest, 'path'>,
): string {
  const asked = [`${method} ${path} HTTP/1.1`, ...headers, '']
  const answered = headText(response).split('\r\n').slice(0, -1)
  return [
    `*   Trying ${response.host.address}:${port}...\n* Connected to ${host} (${response.host.address}) port ${port} (#0)\n`,
    ...asked.map((line) => `> ${line}\r\n`),
    ...answered.map((line) => `< ${line}\r\n`),
    '* Closing connection 0\n',
  ].join('')
}

function written(format: string, { status: code, size, headers, time }: Response, url: string): string {
  const values: Readonly<Record<string, string>> = {
    http_code: String(code),
    response_code: String(code),
    size_download: String(size),
    content_type: headers.find(([name]) => name === 'Content-Type')?.[1] ?? '',
    time_total: (time / 1000).toFixed(6),
    url_effective: url,
    url,
  }
  return format.replace(/%\{(\w+)\}|\\n|\\t|%%/g, (all, name?: string) =>
    name === undefined ? (all === '\\n' ? '\n' : all === '\\t' ? '\t' : '%') : (values[name] ?? ''),
  )
}

async function deliver(
  process: GnuProcess,
  response: Response,
  args: Arguments,
  { file, talk }: { file: string | undefined; talk: Talk },
): Promise<number> {
  const { has, value } = args
  const dump = value('D')
  const headers = dump === undefined || dump === '-' ? undefined : saveFile(process, dump, headText(response))
  if (headers) return fail(process, status.write, `Failed to open ${dump}`, { ...talk, meter: false })
  if (dump === '-') await process.print(headText(response))
  const head = has('i') || has('I') ? headText(response) : ''
  const text = head + (has('I') ? '' : response.body)
  const speed = Math.round((response.size * 1000) / response.time)
  const last = has('I') ? meterLine(response.size, 0, 0) : meterLine(response.size, response.size, speed)
  const bar = has('#') ? `\r${'#'.repeat(72)} 100.0%` : `${METER}${meterLine(0, 0, 0)}${last}`
  const meter = talk.meter ? `${bar}\n` : ''
  if (file === undefined || file === '-') {
    await process.write(2, meter)
    await process.print(text)
    return 0
  }
  const refused = saveFile(process, file, text)
  if (refused) {
    if (!has('s')) await process.write(2, `Warning: Failed to open the file ${file}: ${refused.message}\n`)
    return fail(process, status.write, 'Failure writing output to destination', { ...talk, meter: false })
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
  readonly url: string
  readonly address: WebAddress
  readonly request: Omit<WebRequest, 'path'>
  readonly file: string | undefined
  readonly talk: Talk
}

async function receive(
  process: GnuProcess,
  answer: Response,
  args: Arguments,
  { url, address, request, file, talk }: Asked,
): Promise<number> {
  const { has, value } = args
  const quiet = { ...talk, meter: false }
  // what answers is no web server
  if (answer.status === 0 && answer.size === 0) return fail(process, status.empty, 'Empty reply from server', talk)
  if (answer.status === 0) return fail(process, status.protocol, 'Received HTTP/0.9 when not allowed', talk)
  if (has('v')) await process.write(2, conversation(answer, address, request))
  const limit = Number(value('m') ?? Infinity) * 1000
  if (answer.time > limit) {
    const sentence = `Operation timed out after ${Math.round(limit)} milliseconds with 0 bytes received`
    return fail(process, status.timeout, sentence, talk)
  }
  if (has('f') && answer.status >= 400)
    return fail(process, status.httpError, `The requested URL returned error: ${answer.status}`, quiet)
  const code = await deliver(process, answer, args, { file, talk })
  if (has('fail-with-body') && answer.status >= 400 && code === 0)
    return fail(process, status.httpError, `The requested URL returned error: ${answer.status}`, quiet)
  const format = value('w')
  if (format !== undefined && code === 0) await process.print(written(format, answer, url))
  return code
}

/** How much is told besides what comes. */
function talkOf(process: GnuProcess, { has }: Arguments, file: string | undefined): Talk {
  const toTerminal = process.file(1).type === 'terminal'
  return {
    meter: !has('s') && !has('no-progress-meter') && (file !== undefined || !toTerminal),
    errors: !has('s') || has('S'),
  }
}

async function fetchPage(process: GnuProcess, url: string, args: Arguments, follows = 0): Promise<number> {
  const { has, value } = args
  const address = parseWebAddress(url)
  const named =
    value('o') ?? (has('O') || has('remote-name-all') ? baseName(address?.path.replace(/\?.*/s, '') ?? '') : undefined)
  const file = named === undefined || named === '-' ? named : placed(process, named, args)
  const talk = talkOf(process, args, file)
  const quiet = { ...talk, meter: false }
  if (!address) return fail(process, status.malformed, 'URL using bad/illegal format or missing URL', quiet)
  const { scheme, host, port } = address
  if (!/^https?$/.test(scheme))
    return fail(process, status.protocol, `Protocol "${scheme}" not supported or disabled in libcurl`, quiet)
  if (has('O') && file === '/') {
    if (talk.errors) await process.write(2, 'curl: Remote file name has no length!\n')
    return fail(process, status.write, 'Failed writing received data to disk/application', quiet)
  }
  const asked = requestOf(process, address, args)
  if (typeof asked === 'string') return fail(process, status.read, asked, quiet)
  const { path, ...request } = follows > 0 ? withoutBody(asked) : asked
  // what is below localhost is this machine, whatever a name server knows (RFC 6761)
  const near = host.endsWith('.localhost') ? 'localhost' : host
  const answer = await exchange(process, { ...address, host: near, path }, request)
  if (answer.type === 'unknown-host') return fail(process, status.unresolved, `Could not resolve host: ${host}`, talk)
  if (answer.type === 'refused') {
    const after = Math.round(answer.host.latency)
    return fail(
      process,
      status.refused,
      `Failed to connect to ${host} port ${port} after ${after} ms: Couldn't connect to server`,
      talk,
    )
  }
  const whole = { url, address: { ...address, path }, request, file, talk }
  const next = has('L') || has('location-trusted') ? movedTo(answer, address) : undefined
  if (next === undefined) return receive(process, answer, args, whole)
  const most = Number(value('max-redirs') ?? MOST_REDIRECTS)
  if (follows >= most) return fail(process, status.redirects, `Maximum (${most}) redirects followed`, quiet)
  await tellOfMove(process, answer, args, whole)
  return fetchPage(process, next, args, follows + 1)
}

async function tellOfMove(process: GnuProcess, answer: Response, { has }: Arguments, asked: Asked): Promise<void> {
  if (has('v')) await process.write(2, conversation(answer, asked.address, asked.request))
  if (has('i') || has('I')) await process.print(headText(answer))
}

/** How often a page may have moved. */
const MOST_REDIRECTS = 50

/** What was posted is not posted to the place that a page has moved to. */
const withoutBody = ({ body: _sent, ...request }: WebRequest): WebRequest =>
  request.method === 'POST' ? { ...request, method: 'GET' } : request

/** The address that an answer sends to; undefined where it sends nowhere. */
function movedTo({ status: code, headers }: Response, { scheme, host, port, path }: WebAddress): string | undefined {
  const to = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  if (to === undefined || code < 300 || code >= 400) return undefined
  if (/^[a-z]+:\/\//i.test(to)) return to
  const directory = path.replace(/\?.*/s, '').replace(/[^/]*$/, '')
  return `${scheme}://${host}:${port}${to.startsWith('/') ? to : directory + to}`
}

export const curl = gnu({
  ...curlDeclaration,
  run: async (process, args) => {
    const urls = [...args.values('url'), ...args.operands]
    if (urls.length === 0) {
      await process.write(2, "curl: try 'curl --help' or 'curl --manual' for more information\n")
      return status.usage
    }
    let last = 0
    for (const url of urls) last = await fetchPage(process, url, args)
    return last
  },
})
