import { byteLength, bytesOf, textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { WebRequest } from '../../network.ts'
import { hostHeader, type WebAddress } from '../../web.ts'
import { base64Coding, encode } from '../base-coding/encode.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

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
  const encoded = encodeURIComponent(content).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
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

/** Headers that options stand for, in curl's order: those of -H win, and come before what tells of the body. */
function headersOf(
  address: WebAddress,
  { value, values, has }: Arguments,
  body: string | undefined,
): readonly string[] {
  const user = value('u')
  const made: readonly (readonly [string, string | undefined])[] = [
    ['Host', hostHeader(address).replace('Host: ', '')],
    [
      'Authorization',
      user === undefined ? undefined : `Basic ${encode(String.fromCharCode(...bytesOf(user)), base64Coding)}`,
    ],
    ['Authorization', value('oauth2-bearer') === undefined ? undefined : `Bearer ${value('oauth2-bearer')}`],
    ['User-Agent', value('A') ?? 'curl/7.88.1'],
    ['Accept', has('json') ? 'application/json' : '*/*'],
    ['Accept-Encoding', has('compressed') ? 'deflate, gzip' : undefined],
    ['Referer', value('e')],
    ['Cookie', value('b')],
  ]
  const ofBody: readonly (readonly [string, string | undefined])[] = [
    ['Content-Length', body === undefined ? undefined : String(byteLength(body))],
    [
      'Content-Type',
      body === undefined || value('T') !== undefined
        ? undefined
        : has('json')
          ? 'application/json'
          : 'application/x-www-form-urlencoded',
    ],
  ]
  const own = values('H').filter((header) => /^[^:;]+:\s*\S/.test(header))
  const named = new Set(values('H').map((header) => header.replace(/[:;].*/s, '').toLowerCase()))
  const usual = (headers: typeof made): readonly string[] =>
    headers.flatMap(([name, text]) => (text === undefined || named.has(name.toLowerCase()) ? [] : [`${name}: ${text}`]))
  return [...usual(made), ...own, ...usual(ofBody)]
}

/** What curl asks a server for; a sentence where a file cannot be read. */
export function requestOf(process: GnuProcess, address: WebAddress, args: Arguments): WebRequest | string {
  const { path } = address
  const { has, value } = args
  try {
    const upload = value('T')
    const data = dataOf(process, args)
    const query = has('G') && data !== undefined ? `${path.includes('?') ? '&' : '?'}${data}` : ''
    const body = upload === undefined ? (has('G') ? undefined : data) : fileText(process, upload)
    const usual = has('I') ? 'HEAD' : upload !== undefined ? 'PUT' : body !== undefined ? 'POST' : 'GET'
    const headers = headersOf(address, args, body)
    return { method: value('X') ?? usual, path: path + query, headers, ...(body !== undefined && { body }) }
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    throw error
  }
}
