import { octetsOf } from '../library/octets.ts'
import { byteLength, textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { WebRequest } from '../../network.ts'
import { hostOf, type WebAddress } from '../../web.ts'
import { base64Coding, encode } from '../base-coding/encode.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { formOf } from './form.ts'

const DATA = ['d', 'data-ascii', 'data-binary', 'data-raw', 'data-urlencode', 'json']

class Unreadable extends Error {}

function fileText(process: GnuProcess, path: string): string {
  const bytes = attempt(() => process.system.fs.readFile(resolvePath(process, path)))
  if (bytes instanceof FileSystemError) throw new Unreadable(`Failed to open ${path}`)
  return textOf(bytes)
}

/** `content`, `=content`, `name=content`: what is after the equals sign is encoded. */
function urlEncoded(text: string): string {
  const [, name = '', content = ''] = /^(?:([^=]*)=)?(.*)$/s.exec(text) ?? []
  const encoded = encodeURIComponent(content)
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
  return name === '' ? encoded : `${name}=${encoded}`
}

function dataOf(process: GnuProcess, { given }: Arguments): string | undefined {
  const pieces = given.flatMap(({ name, value = '' }) => {
    if (!DATA.includes(name)) return []
    if (name === 'data-urlencode') return [urlEncoded(value)]
    if (name === 'data-raw' || !value.startsWith('@')) return [value]
    const text = fileText(process, value.slice(1))
    return [name === 'd' || name === 'data-ascii' ? text.replace(/[\r\n]/g, '') : text]
  })
  return pieces.length === 0 ? undefined : pieces.join(given.some(({ name }) => name === 'json') ? '' : '&')
}

/** What the options ask for, wherever it is. */
export interface Wish {
  /** The method, unless -X names another. */
  readonly usual: 'GET' | 'HEAD' | 'POST' | 'PUT'
  /** What -G adds to the address. */
  readonly query?: string
  readonly body?: string
  /** The type of the body, where it is not that of a plain form. */
  readonly type?: string
  /** Headers that are not of one place alone: a range, a time. */
  readonly extra?: readonly string[]
}

/** What curl is asked for; a sentence where a file cannot be read. */
export function wishOf(process: GnuProcess, args: Arguments): Wish | string {
  const { has, value } = args
  try {
    const parts = args.values('F')
    if (parts.length > 0) {
      const form = formOf(parts, (path) => fileText(process, path), process.kernel.chance)
      return { usual: 'POST', ...form }
    }
    const upload = value('T')
    const data = dataOf(process, args)
    const query = has('G') ? data : undefined
    const body = upload === undefined ? (has('G') ? undefined : data) : fileText(process, upload)
    const usual = has('I') ? 'HEAD' : upload !== undefined ? 'PUT' : body !== undefined ? 'POST' : 'GET'
    return { usual, ...(query !== undefined && { query }), ...(body !== undefined && { body }) }
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    throw error
  }
}

/** What is asked for where a page has moved to: the query is not sent again, what was posted only at some statuses. */
export function afterMove({ usual, body, type, extra = [] }: Wish, code: number): Wish {
  const isDropped = code === 303 ? usual !== 'HEAD' : (code === 301 || code === 302) && usual === 'POST'
  return isDropped
    ? { usual: 'GET', extra }
    : { usual, extra, ...(body !== undefined && { body }), ...(type !== undefined && { type }) }
}

/** A header of -H; one without a line takes away the usual one of its name. */
interface OwnHeader {
  readonly name: string
  readonly line?: string
}

/** How far the place that is asked is the one that the user named. */
export interface Trust {
  /** The same host, port and scheme: it may know who asks. */
  readonly origin: boolean
  readonly host: boolean
  /** The cookies that go there. */
  readonly cookies: string | undefined
  /** Who the address says that asks: `ann:secret`. */
  readonly user: string | undefined
}

/** The headers of -H that go to a place, and those of --json, which stand for two of them. */
function ownHeaders({ values, has }: Arguments, trust: Trust): readonly OwnHeader[] {
  const own = values('H').map((header) => ({
    name: header.replace(/[:;].*/s, ''),
    ...(/^[^:;]+:\s*\S/.test(header) && { line: header }),
  }))
  const isOwn = (wanted: string): boolean => own.some(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const json = (has('json') ? ['Content-Type', 'Accept'] : [])
    .filter((name) => !isOwn(name))
    .map((name) => ({ name, line: `${name}: application/json` }))
  const isKept = ({ name }: OwnHeader): boolean =>
    /^(?:authorization|cookie)$/i.test(name) ? trust.origin : !/^host$/i.test(name) || trust.host
  return [...own, ...json].filter(isKept)
}

/** Cookies of files and of servers, and those that were given. */
function cookieText(given: readonly string[], { cookies }: Trust): string | undefined {
  const own = given.filter((one) => one.includes('='))
  const all = [...(cookies === undefined ? [] : [cookies]), ...(own.length === 0 ? [] : [own.join(';')])]
  return all.length === 0 ? undefined : all.join('; ')
}

/** Headers that options stand for, in curl's order: those of -H win, and come before what tells of the body. */
function headersOf(address: WebAddress, args: Arguments, wish: Wish, trust: Trust): readonly string[] {
  const { usual, body, type = 'application/x-www-form-urlencoded', extra = [] } = wish
  const { value, values, has } = args
  const user = trust.origin ? (value('u') ?? trust.user) : undefined
  const token = trust.origin ? value('oauth2-bearer') : undefined
  const own = ownHeaders(args, trust)
  const named = new Set(own.map(({ name }) => name.toLowerCase()))
  const made: readonly (readonly [string, string | undefined])[] = [
    ['Host', hostOf(address)],
    ['Authorization', user === undefined ? undefined : `Basic ${encode(octetsOf(user), base64Coding)}`],
    ['Authorization', token === undefined ? undefined : `Bearer ${token}`],
    ['Range', value('r') === undefined ? undefined : `bytes=${value('r') ?? ''}`],
    ['User-Agent', value('A') ?? 'curl/7.88.1'],
    ['Accept', '*/*'],
    ['Accept-Encoding', has('compressed') ? 'deflate, gzip' : undefined],
    ['Referer', value('e')],
    ['Cookie', cookieText(values('b'), trust)],
  ]
  const ofBody: typeof made = [
    ['Content-Length', body === undefined ? undefined : String(byteLength(body))],
    ['Content-Type', body === undefined || usual === 'PUT' ? undefined : type],
  ]
  const lines = (headers: typeof made): readonly string[] =>
    headers.flatMap(([name, text]) => (text === undefined || named.has(name.toLowerCase()) ? [] : [`${name}: ${text}`]))
  const ownLines = own.flatMap(({ line }) => (line === undefined ? [] : [line]))
  return [...lines(made), ...extra, ...ownLines, ...lines(ofBody)]
}

/** What curl asks a server for. */
export function requestOf(address: WebAddress, args: Arguments, wish: Wish, trust: Trust): WebRequest {
  const { path } = address
  const { usual, query, body } = wish
  const asked = query === undefined ? '' : `${path.includes('?') ? '&' : '?'}${query}`
  const headers = headersOf(address, args, wish, trust)
  return { method: args.value('X') ?? usual, path: path + asked, headers, ...(body !== undefined && { body }) }
}
