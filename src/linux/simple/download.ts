import { attempt, FileSystemError } from '../../shell/posix/errno.ts'
import type { NetworkHost } from '../network.ts'
import { parseWebAddress, requestPage, type WebAddress, type WebAnswer } from '../web.ts'
import { baseName } from '../path.ts'
import { encodeUtf8 } from '../../host.ts'
import { strftime } from '../time.ts'
import { complain, type LinuxInvocation, pathOf } from './command.ts'

/** Statuses of wget(1), EXIT STATUS. */
const status = { generic: 1, file: 3, network: 4, server: 8 } as const

type PageAnswer = Extract<WebAnswer, { readonly type: 'response' }>

const stamp = (process: LinuxInvocation): string => strftime('%F %T', process.clock.now())

/** A name that is free: wget never replaces a file, it adds `.1`, `.2`, … */
function freeName(process: LinuxInvocation, wanted: string): string {
  let name = wanted
  for (let turn = 1; process.system.fs.exists(pathOf(process, name)); turn += 1) name = `${wanted}.${turn}`
  return name
}

/** A finished download. */
interface Download {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly seconds: number
}

const speed = ({ size, seconds }: Download): string => `${(size / 1024 / seconds).toFixed(1)} KB/s`

/** The full progress bar, as wide as the screen allows. */
function progressLine(process: LinuxInvocation, done: Download): string {
  const columns = Math.min(process.screen?.cols ?? 80, 80)
  const label = columns < 60 ? '' : done.name.slice(0, 18).padEnd(20)
  const tail = `${String(done.size).padStart(7)}  ${speed(done)}    in ${done.seconds.toFixed(2)}s`
  const bar = Math.max(2, columns - label.length - tail.length - 8)
  return `${label}100%[${'='.repeat(bar - 1)}>]${tail}`
}

async function save(
  process: LinuxInvocation,
  { response: page, host }: PageAnswer,
  address: WebAddress,
): Promise<number> {
  const size = encodeUtf8(page.body).length
  const name = freeName(process, address.path.endsWith('/') ? 'index.html' : baseName(address.path))
  const done: Download = { name, size, seconds: (2 * host.latency) / 1000 }
  await process.stdout.write(`Length: ${size} [${page.type}]\nSaving to: '${name}'\n\n`)
  const saved = attempt(() => process.system.fs.writeFile(pathOf(process, name), page.body))
  if (saved instanceof FileSystemError) return complain(process, `${name}: ${saved.message}`, status.file)
  await process.stdout.write(
    `${progressLine(process, done)}\n\n${stamp(process)} (${speed(done)}) - '${name}' saved [${size}/${size}]\n`,
  )
  return 0
}

const connecting = ({ address: ip }: NetworkHost, { host, port }: WebAddress): string =>
  `Connecting to ${host} (${host})|${ip}|:${port}... `

async function download(process: LinuxInvocation, address: WebAddress): Promise<number> {
  const { host } = address
  const answer = await requestPage(process.system.network, address)
  if (answer.type === 'unknown-host') {
    await process.stdout.write(`Resolving ${host} (${host})... failed: Name or service not known.\n`)
    return complain(process, `unable to resolve host address '${host}'`, status.network)
  }
  await process.clock.wait(answer.host.latency, process.signal)
  await process.stdout.write(`Resolving ${host} (${host})... ${answer.host.address}\n`)
  if (answer.type === 'refused') {
    await process.stderr.write(`${connecting(answer.host, address)}failed: Connection refused.\n`)
    return status.network
  }
  await process.clock.wait(2 * answer.host.latency, process.signal)
  const { status: code, reason } = answer.response
  await process.stdout.write(
    `${connecting(answer.host, address)}connected.\nHTTP request sent, awaiting response... ${code} ${reason}\n`,
  )
  if (code === 200) return save(process, answer, address)
  await process.stderr.write(`${stamp(process)} ERROR ${code}: ${reason}.\n`)
  return status.server
}

/** What wget does with its URL: asks for it and saves what comes; gives wget's exit status. */
export async function fetchToFile(process: LinuxInvocation, url: string): Promise<number> {
  const address = parseWebAddress(url)
  if (!address || !/^https?$/.test(address.scheme)) {
    return complain(process, `${url}: Unsupported or invalid URL`, status.generic)
  }
  await process.stdout.write(`--${stamp(process)}--  ${address.scheme}://${address.host}${address.path}\n`)
  return download(process, address)
}
