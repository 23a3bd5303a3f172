import type { Arguments } from '../../../shell/posix/getopt.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { parseWebAddress, type WebAddress } from '../../web.ts'
import { baseName, joinPath } from '../../path.ts'
import { formatDate } from '../library/date-format.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { zoneOf } from '../library/file-time.ts'
import { wgetDeclaration } from './declaration.ts'
import { exchange, type Response } from './exchange.ts'
import { saveFile } from './save.ts'

/** Statuses of wget(1), EXIT STATUS. */
const status = { generic: 1, file: 3, network: 4, server: 8 } as const

const stamp = (process: GnuProcess): string => formatDate('%F %T', process.kernel.clock.now(), zoneOf(process))

/** wget says all it says on standard error. */
type Say = (text: string) => void | Promise<void>

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
  readonly response: Response
  readonly name: string
  readonly say: Say
}

async function save(process: GnuProcess, args: Arguments, { response, name, say }: Saved): Promise<number> {
  const { size, body, headers, time } = response
  const type = headers.find(([header]) => header === 'Content-Type')?.[1] ?? ''
  const toOutput = name === '-'
  await say(`Length: ${size} [${type}]\nSaving to: '${toOutput ? 'STDOUT' : name}'\n`)
  const refused = toOutput ? undefined : saveFile(process, name, body)
  if (refused) {
    await process.write(2, `${name}: ${refused.message}\n\nCannot write to '${name}' (Success).\n`)
    return status.file
  }
  if (toOutput) await process.print(body)
  const seconds = time / 1000
  const [speed, unit] = three(size / seconds)
  const took = `${seconds.toFixed(3).replace(/0+$/, '')}s`
  const bar = `     0K${' '.repeat(55)}100% ${speed}${unit}=${took}`
  const what = toOutput ? 'written to stdout' : `'${name}' saved`
  await say(`\n${bar}\n\n${stamp(process)} (${speed} ${unit}B/s) - ${what} [${size}/${size}]\n\n`)
  if (args.has('no-verbose'))
    await process.write(2, `${stamp(process)} URL:${args.operands[0] ?? ''} [${size}/${size}] -> "${name}" [1]\n`)
  return 0
}

/** Where a page is saved. */
function nameFor(process: GnuProcess, { value }: Arguments, { path }: WebAddress): string {
  const asked = value('O')
  if (asked !== undefined) return asked
  const own = path.endsWith('/') ? 'index.html' : baseName(path)
  const directory = value('P')
  return freeName(process, directory === undefined ? own : joinPath(directory, own))
}

/** What was asked for, and how wget speaks of it. */
interface Asked {
  readonly url: string
  readonly address: WebAddress
  readonly say: Say
}

const quiet = ({ has }: Arguments): boolean => has('q') || has('no-verbose')

/** What is done with an answer: told of, and saved when it is the page. */
async function take(
  process: GnuProcess,
  args: Arguments,
  answer: Response,
  { url, address, say }: Asked,
): Promise<number> {
  if (answer.status === 0) {
    await say('HTTP request sent, awaiting response... No data received.\n')
    return status.network
  }
  await say(`HTTP request sent, awaiting response... ${answer.status} ${answer.reason}\n`)
  if (answer.status !== 200) {
    if (!args.has('q'))
      await process.write(
        2,
        `${quiet(args) ? `${url}:\n` : ''}${stamp(process)} ERROR ${answer.status}: ${answer.reason}.\n${quiet(args) ? '' : '\n'}`,
      )
    return status.server
  }
  if (args.has('spider')) {
    await say('Remote file exists.\n\n')
    return 0
  }
  return save(process, args, { response: answer, name: nameFor(process, args, address), say })
}

async function download(process: GnuProcess, url: string, args: Arguments): Promise<number> {
  const say: Say = (text) => (quiet(args) ? undefined : process.write(2, text))
  const address = parseWebAddress(url)
  if (!address || !/^https?$/.test(address.scheme)) {
    const reason = address ? `Unsupported scheme '${address.scheme}'` : 'Invalid host name'
    await process.write(2, `${url}: ${reason}.\n`)
    return status.generic
  }
  const { scheme, host, port, path } = address
  const shownPort = port === (scheme === 'https' ? 443 : 80) ? '' : `:${port}`
  await say(`--${stamp(process)}--  ${scheme}://${host}${shownPort}${path}\n`)
  const isName = !/^[\d.]+$/.test(host)
  const answer = await exchange(process, address)
  if (answer.type === 'unknown-host') {
    await say(`Resolving ${host} (${host})... failed: Name or service not known.\n`)
    if (!args.has('q')) await process.complain(`unable to resolve host address '${host}'`)
    return status.network
  }
  const ip = answer.host.address
  if (isName) await say(`Resolving ${host} (${host})... ${ip}\n`)
  await say(
    `Connecting to ${host}${isName ? ` (${host})|${ip}|` : ''}:${port}... ${answer.type === 'refused' ? 'failed: Connection refused.' : 'connected.'}\n`,
  )
  if (answer.type === 'refused') return status.network
  return take(process, args, answer, { url, address, say })
}

export const wget = gnu({
  ...wgetDeclaration,
  // -nv is one option, though it looks like two
  rewrite: (words) => words.map((word) => (word === '-nv' ? '--no-verbose' : word)),
  run: async (process, args) => {
    if (args.operands.length === 0) {
      await process.write(
        2,
        "wget: missing URL\nUsage: wget [OPTION]... [URL]...\n\nTry `wget --help' for more options.\n",
      )
      return status.generic
    }
    let worst = 0
    for (const url of args.operands) worst = Math.max(worst, await download(process, url, args))
    return worst
  },
})
