import { type Phrase, phrase, quoted, spoken } from '../../../shell/posix/phrase.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile, resolvePath, withInput } from '../../../shell/posix/open.ts'
import { parseWebAddress, type WebAddress } from '../../web.ts'
import { baseName, directoryName, joinPath } from '../../path.ts'
import { formatDate } from '../library/date-format.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { zoneOf } from '../library/file-time.ts'
import { wgetDeclaration } from './declaration.ts'
import { exchange, headText, type Response } from './exchange.ts'
import { isRecursive, linksOf } from './links.ts'
import { locationOf, movedTo } from './moved.ts'
import { saveFile } from './save.ts'

/** Statuses of wget(1), EXIT STATUS. */
const status = { generic: 1, file: 3, network: 4, server: 8 } as const

const stamp = (process: GnuProcess): string => formatDate('%F %T', process.kernel.clock.now(), zoneOf(process))

/** wget says all it says on standard error. */
type Say = (text: Phrase) => void | Promise<void>

const tell = (process: GnuProcess, text: Phrase): void | Promise<void> =>
  process.write(2, spoken(text, process.environment))

/** A name that is free: wget replaces no file, it adds `.1`, `.2`, … */
function freeName(process: GnuProcess, wanted: string): string {
  let name = wanted
  for (let turn = 1; process.system.fs.exists(resolvePath(process, name)); turn += 1) name = `${wanted}.${turn}`
  return name
}

/** A speed or the size of a bar with three digits: `1.87K`, `63.7K`. */
function three(value: number): readonly [string, string] {
  const power = value >= 2 ** 20 ? 2 : value >= 1024 ? 1 : 0
  const short = value / 1024 ** power
  return [
    short >= 100 ? short.toFixed(0) : short >= 10 ? short.toFixed(1) : short.toFixed(2),
    ['', 'K', 'M'][power] ?? '',
  ]
}

interface Saved {
  readonly url: string
  readonly response: Response
  readonly name: string
  readonly say: Say
}

async function save(process: GnuProcess, args: Arguments, { url, response, name, say }: Saved): Promise<number> {
  const { size, body, time } = response
  const toOutput = name === '-'
  await say(phrase`Length: ${size} [${typeOf(response)}]\nSaving to: ${quoted(toOutput ? 'STDOUT' : name)}\n`)
  const refused = toOutput ? undefined : saveFile(process, name, body)
  if (refused) {
    await tell(process, phrase`${name}: ${refused.message}\n\nCannot write to ${quoted(name)} (Success).\n`)
    return status.file
  }
  if (toOutput) await process.print(body)
  const seconds = time / 1000
  const [speed, unit] = three(size / seconds)
  const took = `${seconds.toFixed(3).replace(/0+$/, '')}s`
  const bar = `     0K${' '.repeat(55)}100% ${speed}${unit}=${took}`
  const what = toOutput ? 'written to stdout' : phrase`${quoted(name)} saved`
  await say(phrase`\n${bar}\n\n${stamp(process)} (${speed} ${unit}B/s) - ${what} [${size}/${size}]\n\n`)
  if (args.has('no-verbose'))
    await process.write(2, `${stamp(process)} URL:${url} [${size}/${size}] -> "${name}" [1]\n`)
  return 0
}

/** The name of a page on this disk: in directories like those of the server with -x and where links are followed. */
function ownName({ has, value }: Arguments, { host, path }: WebAddress): string {
  const file = path.endsWith('/') ? `${path}index.html` : path
  const nested = (has('x') || isRecursive({ has })) && !has('no-directories')
  const own = nested ? (has('no-host-directories') ? file.slice(1) : host + file) : baseName(file)
  const directory = value('P')
  return directory === undefined ? own : joinPath(directory, own)
}

/** Where a page is saved. */
function nameFor(process: GnuProcess, args: Arguments, address: WebAddress): string {
  const asked = args.value('O')
  if (asked !== undefined) return asked
  const own = ownName(args, address)
  return args.has('c') || isRecursive(args) ? own : freeName(process, own)
}

/** What was asked for, and how wget speaks of it. */
interface Asked {
  readonly url: string
  readonly address: WebAddress
  /** Where it was looked for first, which the file is named after. */
  readonly first: WebAddress
  /** The server that a connection is open to. */
  readonly open: string | undefined
  readonly say: Say
}

const quiet = ({ has }: Arguments): boolean => has('q') || has('no-verbose')

/** Tells of a page that a server does not give. */
async function sayFailure(process: GnuProcess, args: Arguments, answer: Response, url: string): Promise<number> {
  const broken = args.has('spider') && answer.status === 404
  const why = broken
    ? 'Remote file does not exist -- broken link!!!'
    : `${stamp(process)} ERROR ${answer.status}: ${answer.reason}.`
  const end = quiet(args) ? '' : '\n'
  if (!args.has('q')) await process.write(2, `${quiet(args) ? `${url}:\n` : ''}${why}\n${end}`)
  return status.server
}

const headerOf = ({ headers }: Response, name: string): string =>
  headers.find(([header]) => header.toLowerCase() === name)?.[1] ?? ''

const typeOf = (answer: Response): string => headerOf(answer, 'content-type')

/** Where the connection leads that an answer leaves open. */
const keptOpen = (answer: Response, { host, port }: WebAddress): string | undefined =>
  headerOf(answer, 'connection').toLowerCase() === 'close' ? undefined : `${host}:${port}`

/** What is done with an answer that sends nowhere else: told of, and saved when it is the page. */
async function take(
  process: GnuProcess,
  args: Arguments,
  answer: Response,
  { url, address, first, say }: Asked,
): Promise<number> {
  if (answer.status !== 200) return sayFailure(process, args, answer, url)
  if (args.has('spider')) {
    await say(`Length: ${answer.size} [${typeOf(answer)}]\nRemote file exists.\n\n`)
    if (args.has('no-verbose')) await process.write(2, `${stamp(process)} URL: ${url} 200 OK\n`)
    return 0
  }
  const name = nameFor(process, args, args.has('trust-server-names') ? address : first)
  const there = args.has('c') ? process.system.fs.peek(resolvePath(process, name)) : undefined
  if (there && there.size >= answer.size) {
    await say('\n    The file is already fully retrieved; nothing to do.\n\n')
    return 0
  }
  attempt(() => process.system.fs.mkdirAll(resolvePath(process, directoryName(name))))
  return save(process, args, { url, response: answer, name, say })
}

/** Asks for a page, and tells of it; gives a status where no answer comes. */
async function ask(process: GnuProcess, args: Arguments, { address, open, say }: Asked): Promise<Response | number> {
  const { scheme, host, port, path } = address
  const shownPort = port === (scheme === 'https' ? 443 : 80) ? '' : `:${port}`
  if (args.has('spider')) await say('Spider mode enabled. Check if remote file exists.\n')
  await say(`--${stamp(process)}--  ${scheme}://${host}${shownPort}${path}\n`)
  const isName = !/^[\d.]+$/.test(host)
  const answer = await exchange(process, address)
  if (answer.type === 'unknown-host') {
    await say(`Resolving ${host} (${host})... failed: Name or service not known.\n`)
    if (!args.has('q')) await process.complain(phrase`unable to resolve host address ${quoted(host)}`)
    return status.network
  }
  const ip = answer.host.address
  const isOpen = open === `${host}:${port}` && answer.type === 'response'
  if (isOpen) await say(`Reusing existing connection to ${open}.\n`)
  else if (isName) await say(`Resolving ${host} (${host})... ${ip}\n`)
  const outcome = answer.type === 'refused' ? 'failed: Connection refused.' : 'connected.'
  if (!isOpen) await say(`Connecting to ${host}${isName ? ` (${host})|${ip}|` : ''}:${port}... ${outcome}\n`)
  if (answer.type === 'refused') return status.network
  if (answer.status === 0) {
    await say('HTTP request sent, awaiting response... No data received.\n')
    return status.network
  }
  const head = args.has('S') ? `\n${headText(answer).trimEnd().replace(/\r/g, '').replace(/^/gm, '  ')}\n` : undefined
  await say(`HTTP request sent, awaiting response... ${head ?? `${answer.status} ${answer.reason}\n`}`)
  return answer
}

/** Answers that send to another place (wget's http.c). */
const MOVED: ReadonlySet<number> = new Set([300, 301, 302, 303, 307, 308])
/** How often a page may have moved, where --max-redirect does not say. */
const MOST_MOVES = 20

/** Where an answer sends to; a status where it sends, but nowhere that wget goes. */
async function sentTo(
  process: GnuProcess,
  args: Arguments,
  answer: Response,
  { address, say, moves }: Asked & { readonly moves: number },
): Promise<string | number | undefined> {
  if (!MOVED.has(answer.status)) return undefined
  const to = movedTo(answer, address)
  await say(`Location: ${to === undefined ? 'unspecified' : `${locationOf(answer)} [following]`}\n`)
  const most = Number(args.value('max-redirect') ?? MOST_MOVES)
  if (to !== undefined && moves < most) return to
  const why =
    to === undefined ? `ERROR: Redirection (${answer.status}) without location.` : `${most} redirections exceeded.`
  if (!args.has('q')) await process.write(2, `${why}\n`)
  return status.server
}

/** The address of a page that wget can ask for; undefined where it says that it cannot. */
async function addressOf(process: GnuProcess, url: string): Promise<WebAddress | undefined> {
  const address = parseWebAddress(url)
  if (address && /^https?$/.test(address.scheme)) return address
  const reason = address ? phrase`Unsupported scheme ${quoted(address.scheme)}` : 'Invalid host name'
  await tell(process, phrase`${url}: ${reason}.\n`)
  return undefined
}

/** Fetches a page, wherever it has moved to; `follow` is given what it is, where links are followed. */
async function download(
  process: GnuProcess,
  named: string,
  args: Arguments,
  follow?: (text: string) => void,
): Promise<number> {
  const say: Say = (text) => (quiet(args) ? undefined : tell(process, text))
  const first = await addressOf(process, named)
  if (!first) return status.generic
  const own = args.has('no-clobber') ? ownName(args, first) : undefined
  if (own !== undefined && process.system.fs.exists(resolvePath(process, own))) {
    await say(phrase`File ${quoted(own)} already there; not retrieving.\n\n`)
    return 0
  }
  let [url, address] = [named, first]
  let open: string | undefined
  for (let moves = 0; ; moves += 1) {
    const asked = { url, address, first, open, say }
    const answer = await ask(process, args, asked)
    if (typeof answer === 'number') return answer
    const next = await sentTo(process, args, answer, { ...asked, moves })
    if (typeof next === 'number') return next
    if (next === undefined) {
      if (follow && answer.status === 200 && typeOf(answer).startsWith('text/html')) follow(answer.body)
      return take(process, args, answer, asked)
    }
    const place = await addressOf(process, next)
    if (!place) return status.generic
    open = args.has('spider') ? undefined : keptOpen(answer, address)
    ;[url, address] = [next, place]
  }
}

/** A page, and with -r, -m and -p those of the same server that it leads to or is made of. */
async function downloadAll(process: GnuProcess, first: string, args: Arguments): Promise<number> {
  const deepest = args.has('m') ? Infinity : args.has('r') ? Number(args.value('l') ?? 5) : 1
  const asked = new Set([first])
  let worst = 0
  let pages: readonly string[] = [first]
  for (let depth = 0; pages.length > 0 && depth <= deepest; depth += 1) {
    const found = new Set<string>()
    for (const url of pages) {
      const links = (text: string): void => {
        for (const link of linksOf(text, url, args)) if (!asked.has(link)) found.add(link)
      }
      worst = Math.max(worst, await download(process, url, args, links))
      if (args.has('w')) await process.sleep(Number(args.value('w')) * 1000)
    }
    pages = [...found]
    for (const url of pages) asked.add(url)
  }
  return worst
}

/** Addresses from the lines of a file, or standard input. */
async function listed(process: GnuProcess, path: string): Promise<readonly string[]> {
  try {
    const bytes = await withInput(process, path, (input) => input.bytes())
    return textOf(bytes).split(/\s+/).filter(Boolean)
  } catch (error) {
    if (!(error instanceof FileSystemError)) throw error
    throw new Failure(`${path}: ${error.message}\nNo URLs found in ${path}.`)
  }
}

const SHORT: Readonly<Record<string, string>> = {
  '-nv': '--no-verbose',
  '-nc': '--no-clobber',
  '-np': '--no-parent',
  '-nd': '--no-directories',
  '-nH': '--no-host-directories',
}

const HINT = "Usage: wget [OPTION]... [URL]...\n\nTry `wget --help' for more options.\n"

export const wget = gnu({
  ...wgetDeclaration,
  hint: () => HINT,
  // they are one option each, though they look like two
  rewrite: (words) => words.map((word) => SHORT[word] ?? word),
  run: async (process, args) => {
    const list = args.value('i')
    const log = args.value('o') ?? args.value('a')
    const urls = [...args.operands, ...(list === undefined ? [] : await listed(process, list))]
    if (log !== undefined) {
      const append = args.has('a')
      process.assign(2, openFile(process, log, { write: true, create: true, append, truncate: !append }))
    }
    if (urls.length === 0) {
      await process.write(2, `wget: missing URL\n${HINT}`)
      return status.generic
    }
    let worst = 0
    for (const url of urls)
      worst = Math.max(worst, await (isRecursive(args) ? downloadAll : download)(process, url, args))
    return worst
  },
})
