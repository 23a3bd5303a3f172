import type { FileSystemReader } from '../../../../linux/fs.ts'
import { directoryName, fromDirectory } from '../../../../linux/path.ts'
import { conditionProblem } from './check-condition.ts'
import { expiryOf } from './expires.ts'

/** A directive of nginx's configuration. */
export interface Directive {
  readonly name: string
  readonly words: readonly string[]
  /** What its braces hold; undefined where it ends with a semicolon. */
  readonly block: readonly Directive[] | undefined
  readonly file: string
  readonly line: number
}

/** What keeps a configuration from being used, as nginx says it after `[emerg]`. */
export class BadConfiguration extends Error {
  override readonly name = 'BadConfiguration'
}

const BLOCKS = new Set([
  'events',
  'http',
  'server',
  'location',
  'upstream',
  'if',
  'types',
  'map',
  'stream',
  'geo',
  'limit_except',
])

/** Directives that nginx has; what they ask for besides files, answers and proxies does not show here. */
const KNOWN = new Set(
  (
    'absolute_redirect port_in_redirect user worker_processes worker_connections error_log pid include default_type log_format access_log sendfile tcp_nopush tcp_nodelay ' +
    'keepalive_timeout keepalive_requests gzip gzip_types gzip_vary gzip_proxied gzip_min_length gzip_comp_level gzip_disable listen ' +
    'server_name root alias index return rewrite try_files error_page proxy_pass proxy_set_header proxy_http_version proxy_redirect ' +
    'proxy_read_timeout proxy_connect_timeout proxy_send_timeout proxy_buffering proxy_buffers proxy_buffer_size proxy_cache ' +
    'proxy_cache_bypass proxy_cache_path proxy_hide_header proxy_intercept_errors proxy_pass_header proxy_ssl_server_name add_header expires client_max_body_size ' +
    'client_body_buffer_size client_body_timeout client_header_timeout deny allow autoindex charset ssl_certificate ' +
    'ssl_certificate_key ssl_protocols ssl_ciphers ssl_session_cache ssl_session_timeout ssl_prefer_server_ciphers fastcgi_pass ' +
    'fastcgi_param fastcgi_index fastcgi_split_path_info server_tokens set multi_accept use daemon master_process env resolver ' +
    'keepalive least_conn ip_hash server zone internal auth_basic auth_basic_user_file limit_req limit_req_zone limit_rate stub_status ' +
    'break real_ip_header set_real_ip_from open_file_cache types_hash_max_size server_names_hash_bucket_size send_timeout etag ' +
    'if_modified_since reset_timedout_connection default_server worker_rlimit_nofile worker_shutdown_timeout merge_slashes'
  ).split(' '),
)

/** Directives that nginx has, and that would change its answers. */
const NOT_SIMULATED = new Set(['auth_basic', 'geo', 'limit_except', 'stream', 'stub_status'])

/** Files that nginx brings, of which nothing shows here. */
const SHIPPED = new Set(
  ['mime.types', 'fastcgi_params', 'scgi_params', 'uwsgi_params'].map((name) => `/etc/nginx/${name}`),
)

interface Token {
  readonly text: string
  readonly line: number
  readonly mark: boolean
}

const TOKEN =
  /(\n)|[ \t\r]+|#[^\n]*|([;{}])|"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|((?:\\.|\$\{\w+\}|[^\s;{}"'\\])+)/gs

const ESCAPES: Readonly<Record<string, string>> = { t: '\t', r: '\r', n: '\n' }

/** A word as nginx keeps it: of other signs than these a backslash stays. */
const withoutEscapes = (word: string): string =>
  word.replaceAll(/\\(["'\\trn])/g, (_all, sign: string) => ESCAPES[sign] ?? sign)

function tokensOf(text: string): readonly Token[] {
  let line = 1
  const tokens: Token[] = []
  for (const [all, newline, mark, double, single, bare] of text.matchAll(TOKEN)) {
    if (mark !== undefined) tokens.push({ text: mark, line, mark: true })
    const word = double ?? single ?? bare
    if (word !== undefined) tokens.push({ text: withoutEscapes(word), line, mark: false })
    line += newline === undefined ? all.split('\n').length - 1 : 1
  }
  return tokens
}

/** Reads the configuration of nginx from files of a container. */
class Reader {
  /** Texts of the files that were read, by their paths. */
  readonly files = new Map<string, string>()
  readonly #fs: FileSystemReader
  #depth = 0

  constructor(fs: FileSystemReader) {
    this.#fs = fs
  }

  read(file: string): readonly Directive[] {
    if (!this.#fs.exists(file)) throw new BadConfiguration(`open() "${file}" failed (2: No such file or directory)`)
    this.#depth += 1
    if (this.#depth > 9) throw new BadConfiguration(`"${file}" includes itself`)
    const text = this.#fs.readText(file)
    this.files.set(file, text)
    const tokens = tokensOf(text)
    const [directives, at] = this.#block(tokens, 0, file)
    const left = tokens[at]
    if (left) throw new BadConfiguration(`unexpected "}" in ${file}:${left.line}`)
    this.#depth -= 1
    return directives
  }

  /** Directives up to a closing brace, or to the end at the top. */
  #block(
    tokens: readonly Token[],
    start: number,
    file: string,
    inside?: string,
  ): readonly [readonly Directive[], number] {
    const directives: Directive[] = []
    let at = start
    for (;;) {
      const token = tokens[at]
      if (!token && inside === undefined) return [directives, at]
      if (!token)
        throw new BadConfiguration(`unexpected end of file, expecting "}" in ${file}:${tokens.at(-1)?.line ?? 1}`)
      if (token.mark && token.text === '}') return [directives, at]
      if (token.mark) throw new BadConfiguration(`unexpected "${token.text}" in ${file}:${token.line}`)
      let end = at
      while (tokens[end]?.mark === false) end += 1
      const mark = tokens[end]
      if (!mark || mark.text === '}') {
        const line = (mark ?? tokens.at(-1) ?? token).line
        const what = mark ? 'unexpected "}"' : 'unexpected end of file, expecting ";" or "}"'
        throw new BadConfiguration(`${what} in ${file}:${line}`)
      }
      const words = tokens.slice(at + 1, end).map(({ text }) => text)
      const [block, next] = mark.text === '{' ? this.#block(tokens, end + 1, file, token.text) : [undefined, end]
      const directive = { name: token.text, words, block, file, line: token.line }
      if (inside !== 'types' && inside !== 'map' && inside !== 'geo') check(directive)
      directives.push(...(directive.name === 'include' ? this.#included(directive) : [directive]))
      at = next + 1
    }
  }

  #included({ words: [pattern = ''], file }: Directive): readonly Directive[] {
    const path = fromDirectory('/etc/nginx', pattern)
    if (!path.includes('*')) return SHIPPED.has(path) && !this.#fs.exists(path) ? [] : this.read(path)
    const directory = directoryName(path)
    const name = new RegExp(
      `^${(path.split('/').at(-1) ?? '').replace(/[.+]/g, String.raw`\$&`).replaceAll('*', '.*')}$`,
    )
    if (file === '' || !this.#fs.isDirectory(directory)) return []
    const names = this.#fs.names(directory).filter((one) => name.test(one) && !one.startsWith('.'))
    return names.toSorted().flatMap((one) => this.read(`${directory}/${one}`))
  }
}

function check({ name, block, file, line, words }: Directive): void {
  const at = `in ${file}:${line}`
  if (!BLOCKS.has(name) && !KNOWN.has(name)) throw new BadConfiguration(`unknown directive "${name}" ${at}`)
  if (block && !BLOCKS.has(name)) throw new BadConfiguration(`directive "${name}" is not terminated by ";" ${at}`)
  if (!block && BLOCKS.has(name) && name !== 'server')
    throw new BadConfiguration(`directive "${name}" has no opening "{" ${at}`)
  // `auth_basic off` asks for nothing
  if (NOT_SIMULATED.has(name) && words[0] !== 'off')
    throw new BadConfiguration(`"${name}" directive is not simulated here ${at}`)
  const problem = name === 'if' ? conditionProblem(words) : undefined
  if (problem !== undefined) throw new BadConfiguration(`${problem} ${at}`)
  if (name === 'expires' && (words.length !== 1 || !expiryOf(words[0] ?? '', 0)))
    throw new BadConfiguration(`"expires" directive invalid value ${at}`)
  const needs = ['listen', 'root', 'alias', 'proxy_pass', 'return', 'include']
  if (needs.includes(name) && words.length === 0)
    throw new BadConfiguration(`invalid number of arguments in "${name}" directive ${at}`)
}

/** A configuration, and the texts of the files that it stands in, by their paths. */
export interface Configuration {
  readonly directives: readonly Directive[]
  readonly files: ReadonlyMap<string, string>
}

/** Reads nginx's configuration. @throws BadConfiguration */
export function readConfiguration(fs: FileSystemReader, file: string): Configuration {
  const reader = new Reader(fs)
  return { directives: reader.read(file), files: reader.files }
}
