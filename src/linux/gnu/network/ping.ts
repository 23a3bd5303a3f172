import { largest } from '../../../base/largest.ts'
import { smallest } from '../../../base/smallest.ts'
import { Interrupted } from '../../../base/signal.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import type { NetworkHop, NetworkHost } from '../../network.ts'
import { gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { pingDeclaration, tracerouteDeclaration } from './declaration.ts'

const TROUBLE = 2
const MOST = '9223372036854775807'

/** What is asked, and what came back. */
interface Tally {
  readonly start: number
  sent: number
  readonly times: number[]
  /** Ctrl-C was pressed. */
  stopped: boolean
}

async function fail(process: GnuProcess, sentence: string, status = TROUBLE): Promise<number> {
  await process.complain(sentence)
  return status
}

/** A time with three digits. */
const milliseconds = (ms: number): string =>
  ms < 1 ? ms.toFixed(3) : ms < 10 ? ms.toFixed(2) : ms < 100 ? ms.toFixed(1) : ms.toFixed(0)

function statistics(name: string, { sent, times, start }: Tally, now: number): string {
  const loss = sent === 0 ? 0 : Math.round(((sent - times.length) / sent) * 100)
  const counts = `${sent} packets transmitted, ${times.length} received, ${loss}% packet loss, time ${Math.round(now - start)}ms`
  if (times.length === 0) return `\n--- ${name} ping statistics ---\n${counts}\n\n`
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  const deviation = Math.sqrt(times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / times.length)
  const figures = [smallest(times), mean, largest(times), deviation].map((ms) => ms.toFixed(3))
  return `\n--- ${name} ping statistics ---\n${counts}\nrtt min/avg/max/mdev = ${figures.join('/')} ms\n`
}

interface Request {
  readonly host: NetworkHost
  readonly name: string
  readonly count: number
  /** Milliseconds. */
  readonly interval: number
  readonly size: number
  readonly quiet: boolean
  readonly numeric: boolean
  /** When to stop, in milliseconds since 1970. */
  readonly deadline: number
}

async function echoes(process: GnuProcess, request: Request, tally: Tally): Promise<void> {
  const { host, name, count, interval, size, quiet, numeric, deadline } = request
  const { clock, chance } = process.kernel
  const from = numeric || name === host.address ? host.address : `${host.name} (${host.address})`
  const ttl = 64 - host.route.length
  for (let sequence = 1; sequence <= count; sequence += 1) {
    if (sequence > 1) await process.sleep(interval)
    if (tally.stopped || clock.now() > deadline) return
    tally.sent = sequence
    const time = host.latency * (0.9 + chance.next() * 0.3)
    await process.sleep(time)
    tally.times.push(time)
    if (!quiet)
      await process.print(
        `${size + 8} bytes from ${from}: icmp_seq=${sequence} ttl=${ttl} time=${milliseconds(time)} ms\n`,
      )
  }
}

/** Asks until it is enough; Ctrl-C ends it with what it has found out. */
async function askHost(process: GnuProcess, request: Request): Promise<number> {
  const { clock } = process.kernel
  const { host, name, size } = request
  const tally: Tally = { start: clock.now(), sent: 0, times: [], stopped: false }
  process.handler = (signal) => {
    if (signal !== 'INT') return false
    tally.stopped = true
    process.interrupt()
    return true
  }
  await process.print(`PING ${name} (${host.address}) ${size}(${size + 28}) bytes of data.\n`)
  try {
    await echoes(process, request, tally)
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
  }
  process.handler = undefined
  await process.print(statistics(name, tally, clock.now()))
  return tally.times.length > 0 ? 0 : 1
}

/** The number that an option gives; a sentence where it gives none. */
function numberOf({ value }: Arguments, letter: string, usual: number, least = 1): number | string {
  const text = value(letter)
  if (text === undefined) return usual
  if (!/^-?\d+(\.\d+)?$/.test(text)) return `invalid argument: '${text}'`
  return Number(text) < least ? `invalid argument: '${text}': out of range: ${least} <= value <= ${MOST}` : Number(text)
}

export const ping = gnu({
  ...pingDeclaration,
  run: async (process, args) => {
    const [name] = args.operands
    const numbers = [
      numberOf(args, 'c', Infinity),
      numberOf(args, 'i', 1, 0.002),
      numberOf(args, 's', 56, 0),
      numberOf(args, 'w', Infinity),
    ]
    const wrong = numbers.find((number) => typeof number === 'string')
    if (typeof wrong === 'string') return fail(process, wrong, 1)
    const [count = 0, interval = 1, size = 56, limit = 0] = numbers.map(Number)
    if (name === undefined) return fail(process, 'usage error: Destination address required', 1)
    const host = process.system.network.resolve(name)
    if (!host) return fail(process, `${name}: Name or service not known`)
    const deadline = process.kernel.clock.now() + limit * 1000
    const { has } = args
    return askHost(process, {
      host,
      name,
      count,
      interval: interval * 1000,
      size,
      quiet: has('q'),
      numeric: has('n'),
      deadline,
    })
  },
})

interface Probing {
  readonly number: number
  readonly probes: number
  readonly numeric: boolean
}

async function hopLine(process: GnuProcess, hop: NetworkHop, { number, probes, numeric }: Probing): Promise<string> {
  const times = Array.from({ length: probes }, () => hop.latency * (0.9 + process.kernel.chance.next() * 0.3))
  await process.sleep(Math.max(...times))
  const shown = times.map((time) => `${time.toFixed(3)} ms`).join('  ')
  const who = numeric ? hop.address : `${hop.name} (${hop.address})`
  return `${String(number).padStart(2)}  ${who}  ${shown}\n`
}

export const traceroute = gnu({
  ...tracerouteDeclaration,
  run: async (process, { operands: [name], value, has }) => {
    if (name === undefined) {
      await process.write(2, 'Specify "host" missing argument.\n')
      return TROUBLE
    }
    const host = process.system.network.resolve(name)
    if (!host) {
      await process.write(
        2,
        `${name}: Name or service not known\nCannot handle "host" cmdline arg \`${name}' on position 1 (argc 1)\n`,
      )
      return TROUBLE
    }
    const most = Number(value('m') ?? 30)
    const probes = Math.min(10, Number(value('q') ?? 3))
    await process.print(`traceroute to ${name} (${host.address}), ${most} hops max, 60 byte packets\n`)
    const hops = [...host.route, host].slice(0, most)
    for (const [at, hop] of hops.entries())
      await process.print(await hopLine(process, hop, { number: at + 1, probes, numeric: has('n') }))
    return 0
  },
})
