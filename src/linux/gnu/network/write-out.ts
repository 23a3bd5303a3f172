import { byteLength } from '../../../shell/posix/bytes.ts'
import type { WebRequest } from '../../network.ts'
import type { WebAddress } from '../../web.ts'
import { headText, type Response } from './exchange.ts'
import { movedTo } from './moved.ts'

/** What `-w` tells of: a page that came, and how it was asked for. */
export interface Told {
  /** As the command line has it. */
  readonly url: string
  readonly address: WebAddress
  readonly request: Omit<WebRequest, 'path'>
  readonly file: string | undefined
  /** How often it had moved. */
  readonly follows: number
  /** Which of the pages of the command line it is, from 0 on. */
  readonly place: number
  readonly isFollowing: boolean
  /** Why nothing has come. */
  readonly failure?: { readonly code: number; readonly sentence: string }
}

/** What is written, and where to: 1 is standard output, 2 standard error. */
export interface Written {
  readonly fd: 1 | 2
  readonly text: string
}

const headerOf = ({ headers }: Response, name: string): string =>
  headers.find(([one]) => one.toLowerCase() === name.toLowerCase())?.[1] ?? ''

const seconds = (ms: number): string => (ms / 1000).toFixed(6)

const addressText = ({ scheme, host, port, path }: WebAddress): string => {
  const usual = scheme === 'https' ? 443 : 80
  return `${scheme}://${host}${port === usual ? '' : `:${port}`}${path}`
}

/** The length of a request as it travels, without its body, in bytes. */
const requestSize = ({ method, headers = [] }: Omit<WebRequest, 'path'>, path: string): number =>
  byteLength([`${method} ${path} HTTP/1.1`, ...headers, '', ''].join('\r\n'))

/** What a transfer took and moved. Times are in seconds; half of one passes on the way there. */
function measures({ size, time }: Response, sent: number): Readonly<Record<string, string>> {
  const speed = (bytes: number): string => String(time === 0 ? 0 : Math.round((bytes * 1000) / time))
  return {
    size_download: String(size),
    size_upload: String(sent),
    speed_download: speed(size),
    speed_upload: speed(sent),
    time_appconnect: seconds(0),
    time_connect: seconds(time / 2),
    time_namelookup: seconds(0),
    time_pretransfer: seconds(time / 2),
    time_redirect: seconds(0),
    time_starttransfer: seconds(time),
    time_total: seconds(time),
  }
}

/** What is otherwise where nobody has answered. */
const NOTHING = {
  http_version: '0',
  num_connects: '0',
  remote_port: '0',
  scheme: '',
  size_header: '0',
  size_request: '0',
}

/** The values of the variables, by their names. */
function valuesOf(answer: Response, told: Told): Readonly<Record<string, string>> {
  const { status } = answer
  const { address, request, file, url, follows, place, isFollowing, failure } = told
  const sent = byteLength(request.body ?? '')
  return {
    ...measures(answer, sent),
    content_type: headerOf(answer, 'Content-Type'),
    errormsg: failure?.sentence ?? '',
    exitcode: String(failure?.code ?? 0),
    filename_effective: file ?? '',
    ftp_entry_path: '',
    http_code: String(status).padStart(3, '0'),
    http_connect: '000',
    http_version: '1.1',
    method: request.method,
    num_connects: '1',
    num_headers: String(answer.headers.length),
    num_redirects: String(follows),
    onerror: '',
    proxy_ssl_verify_result: '0',
    redirect_url: isFollowing ? '' : (movedTo(answer, address) ?? ''),
    referer: '',
    remote_ip: answer.host.address,
    remote_port: String(address.port),
    response_code: String(status).padStart(3, '0'),
    scheme: address.scheme.toUpperCase(),
    size_header: String(byteLength(headText(answer))),
    size_request: String(requestSize(request, address.path) + sent),
    ssl_verify_result: '0',
    url,
    url_effective: addressText(address),
    urlnum: String(place),
    ...(failure && NOTHING),
  }
}

/** Variables of which nothing is known here. */
const BEYOND: ReadonlySet<string> = new Set(['json', 'header_json', 'certs', 'num_certs', 'local_ip', 'local_port'])

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

const FORMAT = /%\{([^}]*)\}|%header\{([^}]*)\}|\\([ntr])|%%/g

/** What a format of `-w` makes of an answer. */
export function writtenOut(format: string, answer: Response, told: Told): readonly Written[] {
  const values = valuesOf(answer, told)
  const pieces: Written[] = []
  let fd: Written['fd'] = 1
  let from = 0
  const problem = (text: string): void => void pieces.push({ fd: 2, text: `curl: ${text}\n` })
  for (const { 0: all, 1: name, 2: header, 3: escape, index } of format.matchAll(FORMAT)) {
    pieces.push({ fd, text: format.slice(from, index) })
    from = index + all.length
    if (header !== undefined) pieces.push({ fd, text: headerOf(answer, header) })
    else if (escape !== undefined) pieces.push({ fd, text: ESCAPES[escape] ?? '' })
    else if (name === undefined) pieces.push({ fd, text: '%' })
    else if (name === 'stdout' || name === 'stderr') fd = name === 'stdout' ? 1 : 2
    else if (BEYOND.has(name)) problem(`the --write-out variable '${name}' is not simulated here`)
    else if (Object.hasOwn(values, name)) pieces.push({ fd, text: values[name] ?? '' })
    else problem(`unknown --write-out variable: '${name}'`)
  }
  return [...pieces, { fd, text: format.slice(from) }]
}
