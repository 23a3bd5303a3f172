import { FileSystemError } from '../../../shell/posix/errno.ts'
import type { FileSystemReader } from '../../../linux/fs.ts'
import type { WebRequest, WebResponse } from '../../../linux/network.ts'
import { normalizePath } from '../../../linux/path.ts'
import { mimeTypes } from '../../engine/mime-types.ts'

/** The types of files by their endings. */
const TYPES: ReadonlyMap<string, string> = new Map(
  mimeTypes.flatMap(([type, endings]) => endings.map((ending) => [ending, type] as const)),
)

/** The type of a file by its ending; undefined where it is not known. */
export type TypeOf = (ending: string) => string | undefined

const typeByEnding: TypeOf = (ending) => TYPES.get(ending)

export const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  206: 'Partial Content',
  301: 'Moved Permanently',
  302: 'Found',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Not Allowed',
  408: 'Request Time-out',
  410: 'Gone',
  413: 'Request Entity Too Large',
  416: 'Requested Range Not Satisfiable',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Temporarily Unavailable',
  504: 'Gateway Time-out',
}

/** An answer with the reason that belongs to its status. */
export const respond = (status: number, type: string, body: string): WebResponse => ({
  status,
  reason: REASONS[status] ?? '',
  type,
  body,
})

/** An answer that sends to another place. */
export const redirect = (status: number, to: string, body = ''): WebResponse => ({
  ...respond(status, 'text/html', body),
  headers: [['Location', to]],
})

/** What a client says besides, by its name; empty where it is not said. */
export const headerOf = ({ headers = [] }: Pick<WebRequest, 'headers'>, name: string): string =>
  headers.find((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`))?.replace(/^[^:]*:\s*/, '') ?? ''

/** The name by which a server was asked, without the port. */
export const hostOf = (request: Pick<WebRequest, 'headers'>): string => headerOf(request, 'host').replace(/:\d+$/, '')

/** What percent signs stand for; text with a broken one stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The fields of a form, as they stand in a body or behind the question mark of an address. */
export const formOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', value = ''] = pair.split(/=(.*)/s).map((part) => decoded(part.replaceAll('+', '%20')))
        return [name, value] as const
      }),
  )

/** Text as it stands in a page. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[letter] ?? ''};`)

const endingOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

const decodedPath = (target: string): string => decoded(target.replace(/[?#].*$/s, ''))

/** What the path of a request names, without what asks for more: `%20` is a blank, and `..` does not lead above the root. */
export function pathOf(target: string): string {
  const path = decodedPath(target)
  const plain = normalizePath(path)
  return path.endsWith('/') && plain !== '/' ? `${plain}/` : plain
}

/** Whether the path of a request leads above the root, which some servers refuse. */
export function leavesRoot(target: string): boolean {
  let depth = 0
  for (const name of decodedPath(target).split('/')) {
    if (name === '..') depth -= 1
    else if (name !== '' && name !== '.') depth += 1
    if (depth < 0) return true
  }
  return false
}

/** What was found at a path: a file, and where it lies, or why there is none. */
export type Found =
  | { readonly type: 'file'; readonly response: WebResponse; readonly path?: string }
  | { readonly type: 'missing' | 'forbidden' }

/** The type of a file, where a server has types of its own. */
export interface Types {
  readonly typeOf?: TypeOf
  /** The type of what has no ending that is known. */
  readonly usual?: string
}

/** The file at a path, or a directory's first index that is there. */
export function fileAt(fs: FileSystemReader, path: string, indexes: readonly string[], types: Types = {}): Found {
  const { typeOf = typeByEnding, usual = 'application/octet-stream' } = types
  try {
    if (!fs.exists(path)) return { type: 'missing' }
    if (!fs.isDirectory(path))
      return { type: 'file', response: respond(200, typeOf(endingOf(path)) ?? usual, fs.readText(path)), path }
    const index = indexes.find((name) => fs.exists(`${path}/${name}`))
    return index === undefined ? { type: 'forbidden' } : fileAt(fs, `${path}/${index}`, [], types)
  } catch (error) {
    if (error instanceof FileSystemError) return { type: 'forbidden' }
    throw error
  }
}
