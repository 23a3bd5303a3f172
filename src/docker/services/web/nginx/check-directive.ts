import { conditionProblem, withoutParentheses } from './check-condition.ts'
import { type Context, isBeyond, kindsOf } from './directives.ts'
import { expiryOf, millisecondsOf } from './expires.ts'
import { patternProblem } from './pattern-problem.ts'

/** A directive before its block is read. */
export interface Statement {
  readonly name: string
  readonly words: readonly string[]
  readonly opens: boolean
}

type Check = (word: string, name: string) => string | undefined

const invalid: Check = (_word, name) => `"${name}" directive invalid value`

/** What each kind of value must be. */
const VALUES: Readonly<Record<string, Check>> = {
  F: (word, name) =>
    /^o(?:n|ff)$/i.test(word) ? undefined : `invalid value "${word}" in "${name}" directive, it must be "on" or "off"`,
  N: (word) => (/^\d+$/.test(word) ? undefined : 'invalid number'),
  S: (word, name) => (/^\d+[km]?$/i.test(word) ? undefined : invalid(word, name)),
  O: (word, name) => (/^\d+[kmg]?$/i.test(word) ? undefined : invalid(word, name)),
  T: (word, name) => (millisecondsOf(word) !== undefined ? undefined : invalid(word, name)),
}

const within =
  (least: number, most: number): Check =>
  (word) =>
    Number(word) < least || Number(word) > most ? `value must be between ${least} and ${most}` : undefined

const LEVELS: ReadonlySet<string> = new Set(['debug', 'info', 'notice', 'warn', 'error', 'crit', 'alert', 'emerg'])

const ADDRESS = /^(?:all|unix:|[\da-f]*:[\da-f:.]+(?:\/\d+)?|\d{1,3}(?:\.\d{1,3}){3}(?:\/(?:[12]?\d|3[0-2]))?)$/i

const isAddress: Check = (word) => (ADDRESS.test(word) ? undefined : `invalid parameter "${word}"`)

/** The pattern in the words of a directive, where it has one. */
function patternOf(name: string, words: readonly string[]): string | undefined {
  const [first = '', second = ''] = words
  if (name === 'rewrite') return first
  if (name === 'location') return words.length === 2 ? (/^~\*?$/.test(first) ? second : undefined) : undefined
  if (name === 'server_name') return words.find((word) => word.startsWith('~'))?.slice(1)
  if (name !== 'if') return undefined
  const [, operator = '', pattern] = withoutParentheses(words)
  return /^!?~\*?$/.test(operator) ? pattern : undefined
}

const errorPageProblem = (words: readonly string[]): string | undefined => {
  for (const word of words.slice(0, -1)) {
    if (word.startsWith('=') && !/^=\d*$/.test(word)) return `invalid value "${word}"`
    if (word.startsWith('=')) continue
    if (!/^\d+$/.test(word)) return `invalid value "${word}"`
    if (Number(word) < 300 || Number(word) > 599) return `value "${word}" must be between 300 and 599`
  }
  return undefined
}

const listenProblem = (word: string): string | undefined => {
  const port = /^\[.*\]$|^unix:/.test(word) ? '80' : (/^(?:.*:)?([^:]+)$/.exec(word)?.[1] ?? '')
  const isPort = /^\d+$/.test(port) ? Number(port) > 0 && Number(port) < 65_536 : !word.includes(':')
  return isPort ? undefined : `invalid port in "${word}" of the "listen" directive`
}

const sizeProblem: Check = (word, name) =>
  word.includes('$') || /^\d+[km]?$/i.test(word) ? undefined : invalid(word, name)

const logLevelProblem = (word: string): string | undefined =>
  /^(?:info|notice|warn|error)$/.test(word) ? undefined : `invalid value "${word}"`

/** Parameters of a `listen`: those of sockets and of HTTP/2 do not show where one request comes at a time. */
const LISTEN_PARAMETER =
  /^(?:default_server|default|http2|reuseport|deferred|bind|(?:ipv6only|so_keepalive)=\S+|(?:backlog|rcvbuf|sndbuf|fastopen|setfib)=\d+[km]?|accept_filter=\w+)$/

const parameterProblem = (word: string): string | undefined => {
  if (/^(?:ssl|quic|proxy_protocol)$/.test(word)) return `"${word}" of the "listen" directive is not simulated here`
  return LISTEN_PARAMETER.test(word) ? undefined : `invalid parameter "${word}"`
}

/** What single directives ask of their words. */
const OWN: Readonly<Record<string, (words: readonly string[]) => string | undefined>> = {
  if: conditionProblem,
  expires: (words) => {
    const word = words.at(-1) ?? ''
    return word.startsWith('$') || expiryOf(word, 0) ? undefined : '"expires" directive invalid value'
  },
  server_tokens: ([word = '']) => (/^(?:on|off|build)$/.test(word) ? undefined : `invalid value "${word}"`),
  error_log: ([, level]) => (level === undefined || LEVELS.has(level) ? undefined : `invalid log level "${level}"`),
  error_page: errorPageProblem,
  return: (words) =>
    words[0] === '444'
      ? '"444" of the "return" directive is not simulated here'
      : words.length === 1 && /^(?:https?:|\$scheme)/.test(words[0] ?? '')
        ? undefined
        : /^\d{1,3}$/.test(words[0] ?? '')
          ? undefined
          : `invalid return code "${words[0]}"`,
  rewrite: ([, , flag]) =>
    flag === undefined || /^(?:last|break|redirect|permanent)$/.test(flag) ? undefined : `invalid parameter "${flag}"`,
  set: ([name = '']) => (name.startsWith('$') ? undefined : `invalid variable name "${name}"`),
  map: ([, name = '']) => (name.startsWith('$') ? undefined : `invalid variable name "${name}"`),
  allow: ([word = '']) => isAddress(word, 'allow'),
  deny: ([word = '']) => isAddress(word, 'deny'),
  listen: ([word = '', ...parameters]) => listenProblem(word) ?? parameters.map(parameterProblem).find(Boolean),
  proxy_pass: ([word = '']) => (/^(?:https?:\/\/|\$)/.test(word) ? undefined : 'invalid URL prefix'),
  proxy_redirect: ([from = '', to]) =>
    from.startsWith('~')
      ? 'patterns of the "proxy_redirect" directive are not simulated here'
      : to === undefined && !/^(?:off|default)$/.test(from)
        ? `invalid parameter "${from}"`
        : undefined,
  proxy_pass_header: ([name = '']) =>
    /^(?:date|server)$/i.test(name)
      ? `"${name}" of the "proxy_pass_header" directive is not simulated here`
      : undefined,
  set_real_ip_from: ([word = '']) => isAddress(word, 'set_real_ip_from'),
  real_ip_header: ([word = '']) =>
    word === 'proxy_protocol' ? '"proxy_protocol" of the "real_ip_header" directive is not simulated here' : undefined,
  if_modified_since: ([word = '']) => (/^(?:off|exact|before)$/.test(word) ? undefined : `invalid value "${word}"`),
  limit_rate: ([word = '']) => sizeProblem(word, 'limit_rate'),
  limit_rate_after: ([word = '']) => sizeProblem(word, 'limit_rate_after'),
  limit_req_log_level: ([word = '']) => logLevelProblem(word),
  limit_conn_log_level: ([word = '']) => logLevelProblem(word),
  gzip_comp_level: ([word = '']) => within(1, 9)(word, ''),
  limit_req_status: ([word = '']) => within(400, 599)(word, ''),
  limit_conn_status: ([word = '']) => within(400, 599)(word, ''),
}

/** What is wrong with a directive where it stands, as nginx says it; undefined where nothing is. `given` are the names before it in its block. */
export function directiveProblem(
  { name, words, opens }: Statement,
  context: Context,
  given: ReadonlySet<string>,
): string | undefined {
  const kinds = kindsOf(name)
  if (kinds.length === 0) return `unknown directive "${name}"`
  const kind = kinds.find(({ contexts }) => contexts.includes(context))
  if (!kind) return `"${name}" directive is not allowed here`
  if (opens && !kind.hasBlock) return `directive "${name}" is not terminated by ";"`
  if (!opens && kind.hasBlock) return `directive "${name}" has no opening "{"`
  if (words.length < kind.least || words.length > kind.most) return `invalid number of arguments in "${name}" directive`
  const [word = ''] = words
  if (isBeyond(name, word)) return `"${name}" directive is not simulated here`
  if (kind.value !== undefined && given.has(name)) return `"${name}" directive is duplicate`
  const pattern = patternOf(name, words)
  return (
    (kind.value === undefined ? undefined : VALUES[kind.value]?.(word, name)) ??
    (Object.hasOwn(OWN, name) ? OWN[name]?.(words) : undefined) ??
    (pattern === undefined ? undefined : patternProblem(pattern))
  )
}
