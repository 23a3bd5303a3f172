import type { Arguments } from '../../../shell/posix/getopt.ts'
import { parseWebAddress } from '../../web.ts'
import { baseName } from '../../path.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { curlDeclaration } from './declaration.ts'
import { exchange, headText, type Response } from './exchange.ts'
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
  { host, port, path, method }: { host: string; port: number; path: string; method: string },
): string {
  const shown = port === 80 || port === 443 ? host : `${host}:${port}`
  const asked = [`${method} ${path} HTTP/1.1`, `Host: ${shown}`, 'User-Agent: curl/7.88.1', 'Accept: */*', '']
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
  const { has } = args
  const head = has('i') || has('I') ? headText(response) : ''
  const text = head + (has('I') ? '' : response.body)
  const speed = Math.round((response.size * 1000) / response.time)
  const last = has('I') ? meterLine(response.size, 0, 0) : meterLine(response.size, response.size, speed)
  const meter = talk.meter ? `${METER}${meterLine(0, 0, 0)}${last}\n` : ''
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

async function fetchPage(process: GnuProcess, url: string, args: Arguments): Promise<number> {
  const { has, value } = args
  const address = parseWebAddress(url)
  const toTerminal = process.file(1).type === 'terminal'
  const file = value('o') ?? (has('O') ? baseName(address?.path ?? '') : undefined)
  const talk: Talk = { meter: !has('s') && (file !== undefined || !toTerminal), errors: !has('s') || has('S') }
  const quiet = { ...talk, meter: false }
  if (!address) return fail(process, status.malformed, 'URL using bad/illegal format or missing URL', quiet)
  const { scheme, host, port, path } = address
  if (!/^https?$/.test(scheme))
    return fail(process, status.protocol, `Protocol "${scheme}" not supported or disabled in libcurl`, quiet)
  if (has('O') && file === '/') {
    if (talk.errors) await process.write(2, 'curl: Remote file name has no length!\n')
    return fail(process, status.write, 'Failed writing received data to disk/application', quiet)
  }
  const method = value('X') ?? (has('d') ? 'POST' : has('I') ? 'HEAD' : 'GET')
  const answer = await exchange(process, address, method)
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
  // what answers is no web server
  if (answer.status === 0 && answer.size === 0) return fail(process, status.empty, 'Empty reply from server', talk)
  if (answer.status === 0) return fail(process, status.protocol, 'Received HTTP/0.9 when not allowed', talk)
  if (has('v')) await process.write(2, conversation(answer, { host, port, path, method }))
  if (has('f') && answer.status >= 400)
    return fail(process, status.httpError, `The requested URL returned error: ${answer.status}`, quiet)
  const code = await deliver(process, answer, args, { file, talk })
  const format = value('w')
  if (format !== undefined && code === 0) await process.print(written(format, answer, url))
  return code
}

export const curl = gnu({
  ...curlDeclaration,
  run: async (process, args) => {
    if (args.operands.length === 0) {
      await process.write(2, "curl: try 'curl --help' or 'curl --manual' for more information\n")
      return status.usage
    }
    let last = 0
    for (const url of args.operands) last = await fetchPage(process, url, args)
    return last
  },
})
