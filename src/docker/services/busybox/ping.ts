import { Interrupted } from '../../../base/signal.ts'
import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { Failure } from '../../../linux/gnu/library/program.ts'
import type { NetworkHost } from '../../../linux/network.ts'
import { type Applet, type AppletCall, UsageError } from './applet.ts'

const SECOND = 1000
const HEADER = 8

/** A number that an option gives. @throws Failure */
function numberOf({ options }: AppletCall, letter: string, usual: number): number {
  const text = options.get(letter)
  if (text === undefined) return usual
  if (!/^\d+(?:\.\d+)?$/.test(text)) throw new Failure(`invalid number '${text}'`)
  return Number(text)
}

function statistics(name: string, sent: number, times: readonly number[]): string {
  const loss = sent === 0 ? 0 : Math.trunc(((sent - times.length) * 100) / sent)
  const counts = `${sent} packets transmitted, ${times.length} packets received, ${loss}% packet loss\n`
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  const figures = [Math.min(...times), mean, Math.max(...times)].map((time) => time.toFixed(3))
  const trip = times.length === 0 ? '' : `round-trip min/avg/max = ${figures.join('/')} ms\n`
  return `\n--- ${name} ping statistics ---\n${counts}${trip}`
}

interface Echoes {
  readonly host: NetworkHost
  readonly count: number
  readonly interval: number
  readonly size: number
  readonly quiet: boolean
  /** When to stop, in milliseconds since 1970. */
  readonly deadline: number
}

/** Asks until it is enough; gives how often it asked, and how long each answer took. */
async function echoes(process: GnuProcess, { host, count, interval, size, quiet, deadline }: Echoes, times: number[]) {
  const { clock, chance } = process.kernel
  for (let sequence = 0; sequence < count; sequence += 1) {
    if (sequence > 0) await process.sleep(interval)
    if (clock.now() > deadline) return
    const time = host.latency * (0.9 + chance.next() * 0.3)
    await process.sleep(time)
    times.push(time)
    const line = `${size + HEADER} bytes from ${host.address}: seq=${sequence} ttl=${64 - host.route.length} time=${time.toFixed(3)} ms\n`
    if (!quiet) await process.print(line)
  }
}

async function run(call: AppletCall): Promise<number> {
  const { process, options, words } = call
  const [name] = words
  if (name === undefined || words.length > 1) throw new UsageError()
  const size = numberOf(call, 's', 56)
  const host = process.system.network.resolve(name)
  if (!host && /^\d+(?:\.\d+){3}$/.test(name)) {
    await process.print(`PING ${name} (${name}): ${size} data bytes\n`)
    throw new Failure('sendto: Network unreachable')
  }
  if (!host) throw new Failure(`bad address '${name}'`)
  const asked: Echoes = {
    host,
    count: numberOf(call, 'c', 0) || Infinity,
    interval: numberOf(call, 'i', 1) * SECOND,
    size,
    quiet: options.has('q'),
    deadline: options.has('w') ? process.kernel.clock.now() + numberOf(call, 'w', 0) * SECOND : Infinity,
  }
  const times: number[] = []
  process.handler = (signal) => {
    if (signal !== 'INT') return false
    process.interrupt()
    return true
  }
  await process.print(`PING ${name} (${host.address}): ${size} data bytes\n`)
  try {
    await echoes(process, asked, times)
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
  }
  process.handler = undefined
  await process.print(statistics(name, times.length, times))
  return times.length > 0 ? 0 : 1
}

/** Who answers here answers at once: what to wait for, and by which way, changes nothing. */
export const ping: Applet = {
  name: 'ping',
  usage: '[OPTIONS] HOST',
  valued: ['c', 's', 'i', 't', 'I', 'W', 'w', 'p'],
  switches: ['4', '6', 'A', 'q'],
  run,
}
