import { largest } from '../../../base/largest.ts'
import { Interrupted } from '../../../base/signal.ts'
import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { Failure } from '../../../linux/gnu/library/program.ts'
import type { Network, NetworkHost } from '../../../linux/network.ts'
import { addressNumber } from '../../engine/address-pool.ts'
import { type Applet, type AppletCall, UsageError } from './applet.ts'

const SECOND = 1000
const HEADER = 8
/** How many routers a packet passes where nothing else is said, and how long the last answer is waited for, in seconds. */
const TTL = 64
const PATIENCE = 10

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
  const figures = [
    -largest(
      times.map((time) => -time),
      -Infinity,
    ),
    mean,
    largest(times),
  ].map((time) => time.toFixed(3))
  const trip = times.length === 0 ? '' : `round-trip min/avg/max = ${figures.join('/')} ms\n`
  return `\n--- ${name} ping statistics ---\n${counts}${trip}`
}

/** Whom packets are sent to: whether anybody answers is another thing. */
interface Target {
  readonly address: string
  readonly host: NetworkHost | undefined
}

interface Echoes extends Target {
  readonly count: number
  readonly interval: number
  readonly size: number
  readonly quiet: boolean
  readonly ttl: number
  /** How long the answer to the last one is waited for, in milliseconds. */
  readonly patience: number
  /** When to stop, in milliseconds since 1970. */
  readonly deadline: number
}

/** What was sent, and how long each answer took. */
interface Tally {
  sent: number
  readonly times: number[]
}

/** Asks until it is enough. */
async function echoes(process: GnuProcess, asked: Echoes, tally: Tally): Promise<void> {
  const { host, count, interval, size, quiet, ttl, patience, deadline } = asked
  const { clock, chance } = process.kernel
  // a packet that may pass fewer routers than there are does not arrive
  const isReached = host !== undefined && host.route.length < ttl
  for (let sequence = 0; sequence < count; sequence += 1) {
    if (sequence > 0) await process.sleep(interval)
    if (clock.now() > deadline) return
    tally.sent += 1
    if (!isReached) continue
    const time = host.latency * (0.9 + chance.next() * 0.3)
    await process.sleep(time)
    tally.times.push(time)
    const line = `${size + HEADER} bytes from ${host.address}: seq=${sequence} ttl=${TTL - host.route.length} time=${time.toFixed(3)} ms\n`
    if (!quiet) await process.print(line)
  }
  if (!isReached) await process.sleep(Math.min(patience, Math.max(0, deadline - clock.now())))
}

/** Whom a name stands for that has an address of version 6. */
function named6(network: Network, name: string): NetworkHost | undefined {
  const host = network.resolve(name)
  const address = host?.address.includes(':') ? host.address : host?.address6
  return host && address !== undefined ? { ...host, address } : undefined
}

/** Whom a name stands for. @throws Failure where nobody knows */
function targetOf(network: Network, name: string, isOld: boolean): Target {
  const host = isOld ? network.resolve(name) : named6(network, name)
  if (host) return { address: host.address, host }
  if (!isOld || addressNumber(name) === undefined) throw new Failure(`bad address '${name}'`)
  return { address: name, host: undefined }
}

/** Packets leave by the card that `-I` names, or that has the address that it names. @throws Failure where there is none */
function checkCard(network: Network, card: string | undefined): void {
  if (card === undefined) return
  if (network.interfaces.some(({ name, address }) => name === card || address === card)) return
  throw new Failure(
    addressNumber(card) === undefined
      ? `can't bind to interface ${card}: No such device`
      : 'bind: Address not available',
  )
}

function askedIn(call: AppletCall, target: Target): Echoes {
  const { process, options } = call
  const pattern = options.get('p') ?? ''
  if (!/^[\da-f]*$/i.test(pattern)) throw new Failure(`invalid number '${pattern}'`)
  return {
    ...target,
    count: numberOf(call, 'c', 0) || Infinity,
    interval: options.has('A') && target.host ? 0 : numberOf(call, 'i', 1) * SECOND,
    size: numberOf(call, 's', 56),
    quiet: options.has('q'),
    ttl: numberOf(call, 't', TTL),
    patience: numberOf(call, 'W', PATIENCE) * SECOND,
    deadline: options.has('w') ? process.kernel.clock.now() + numberOf(call, 'w', 0) * SECOND : Infinity,
  }
}

async function run(call: AppletCall): Promise<number> {
  // it opens a raw socket, raw(7)
  if (call.process.credentials.lacks?.includes('NET_RAW')) throw new Failure('permission denied (are you root?)')
  const { process, options, words } = call
  const [name] = words
  if (name === undefined || words.length > 1) throw new UsageError()
  const { network } = process.system
  checkCard(network, options.get('I'))
  const asked = askedIn(call, targetOf(network, name, !options.has('6')))
  const tally: Tally = { sent: 0, times: [] }
  process.handler = (signal) => {
    if (signal !== 'INT') return false
    process.interrupt()
    return true
  }
  await process.print(`PING ${name} (${asked.address}): ${asked.size} data bytes\n`)
  // without a way out the kernel itself refuses
  if (!asked.host && !network.interfaces.some(({ gateway }) => gateway !== undefined))
    throw new Failure('sendto: Network unreachable')
  try {
    await echoes(process, asked, tally)
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
  }
  process.handler = undefined
  await process.print(statistics(name, tally.sent, tally.times))
  return tally.times.length > 0 ? 0 : 1
}

/** `-p`, what packets are filled with, changes nothing that is seen. */
export const ping: Applet = {
  name: 'ping',
  usage: '[OPTIONS] HOST',
  valued: ['c', 's', 'i', 't', 'I', 'W', 'w', 'p'],
  switches: ['4', '6', 'A', 'q'],
  run,
}
