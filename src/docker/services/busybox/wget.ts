import { headText, exchange, type Response } from '../../../linux/gnu/network/exchange.ts'
import { saveFile } from '../../../linux/gnu/network/save.ts'
import { Failure } from '../../../linux/gnu/library/program.ts'
import { baseName, joinPath } from '../../../linux/path.ts'
import { parseWebAddress, type WebAddress } from '../../../linux/web.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { type Applet, type AppletCall, UsageError } from './applet.ts'

const NAME_WIDTH = 20
const BAR_WIDTH = 32
const isAddress = (host: string): boolean => /^[\d.]+$/.test(host)

/** A size as the bar shows it. */
function sizeText(bytes: number): string {
  if (bytes < 100_000) return String(bytes).padStart(5)
  const power = bytes >= 2 ** 20 * 10 ? 2 : 1
  return `${Math.round(bytes / 1024 ** power)}${power === 2 ? 'M' : 'k'}`.padStart(5)
}

/** The whole of a bar, as it stands at the end. */
const barOf = (name: string, size: number): string =>
  `${name.slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)} 100% |${'*'.repeat(BAR_WIDTH)}| ${sizeText(size)}  0:00:00 ETA\n`

function requestOf({ options }: AppletCall): { method: string; headers: readonly string[]; body?: string } {
  const header = options.get('header')
  const agent = options.get('U')
  const headers = [...(header === undefined ? [] : [header]), ...(agent === undefined ? [] : [`User-Agent: ${agent}`])]
  const body = options.get('post-data')
  return body === undefined ? { method: 'GET', headers } : { method: 'POST', headers, body }
}

/** Asks a server. @throws Failure */
async function ask(call: AppletCall, address: WebAddress, say: (text: string) => Promise<void>): Promise<Response> {
  const { process, options } = call
  const { host, port } = address
  const found = process.system.network.resolve(host.replace(/^\[(.*)\]$/, '$1'))
  if (!found) throw new Failure(`bad address '${host}${isAddress(host) || port === 80 ? '' : `:${port}`}'`)
  await say(`Connecting to ${host}${port === 80 ? '' : `:${port}`} (${found.address}:${port})\n`)
  const answer = await exchange(process, address, requestOf(call))
  if (answer.type !== 'response')
    throw new Failure(`can't connect to remote host (${found.address}): Connection refused`)
  if (answer.status === 0) throw new Failure('error getting response')
  if (options.has('S'))
    await process.write(2, headText(answer).trimEnd().replaceAll('\r', '').replaceAll(/^/gm, '  ') + '\n  \n')
  if (answer.status >= 400) throw new Failure(`server returned error: HTTP/1.1 ${answer.status} ${answer.reason}`)
  return answer
}

/** Fetches a page and keeps it where it is to be. @throws Failure */
async function fetchOne(call: AppletCall, url: string): Promise<void> {
  const { process, options } = call
  const address = parseWebAddress(url)
  if (!address || address.scheme === 'ftp') throw new Failure(`not an http or ftp url: ${url}`)
  const isQuiet = options.has('q')
  const say = async (text: string): Promise<void> => {
    if (!isQuiet) await process.write(2, text)
  }
  const own = address.path.endsWith('/') ? 'index.html' : baseName(address.path)
  const directory = options.get('P')
  const name = options.get('O') ?? (directory === undefined ? own : joinPath(directory, own))
  const { body, size } = await ask(call, address, say)
  if (options.has('spider')) return say('remote file exists\n')
  if (name === '-') {
    await say('writing to stdout\n')
    await process.print(body)
    return say(`${barOf('-', size)}written to stdout\n`)
  }
  if (!options.has('O') && !options.has('c') && process.system.fs.exists(resolvePath(process, name)))
    throw new Failure(`can't open '${name}': File exists`)
  const refused = saveFile(process, name, body)
  if (refused) throw new Failure(`can't open '${name}': ${refused.message}`)
  await say(`saving to '${name}'\n${barOf(baseName(name), size)}'${name}' saved\n`)
}

/** Fetches pages. Certificates are not looked at here, and nobody lets it wait. */
export const wget: Applet = {
  name: 'wget',
  usage: '[-cqS] [--spider] [-O FILE] [--header STR] [--post-data STR] [-P DIR] [-U AGENT] [-T SEC] URL...',
  valued: ['O', 'P', 'U', 'T', 't', 'header', 'post-data'],
  switches: ['c', 'q', 'S', 'spider', 'no-check-certificate'],
  async run(call) {
    if (call.words.length === 0) throw new UsageError()
    for (const url of call.words) await fetchOne(call, url)
    return 0
  },
}
