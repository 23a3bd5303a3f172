import { largest } from '../../base/largest.ts'
import { smallest } from '../../base/smallest.ts'
import { Interrupted } from '../../base/signal.ts'
import type { NetworkHost } from '../network.ts'
import type { LinuxInvocation } from './command.ts'

const INTERVAL = 1000

/** What came back so far. */
interface Tally {
  readonly times: number[]
  sent: number
}

/** Three digits, as ping shows times. */
const milliseconds = (ms: number): string => (ms < 1 ? ms.toFixed(3) : ms < 10 ? ms.toFixed(2) : ms.toFixed(1))

async function echoes(process: LinuxInvocation, host: NetworkHost, count: number, tally: Tally): Promise<void> {
  const { chance, clock, signal, stdout } = process
  const ttl = 64 - host.route.length
  for (let sequence = 1; sequence <= count; sequence += 1) {
    if (sequence > 1) await clock.wait(INTERVAL, signal)
    tally.sent = sequence
    const time = host.latency * (0.9 + chance.next() * 0.3)
    await clock.wait(time, signal)
    tally.times.push(time)
    await stdout.write(
      `64 bytes from ${host.name} (${host.address}): icmp_seq=${sequence} ttl=${ttl} time=${milliseconds(time)} ms\n`,
    )
  }
}

function statistics(name: string, { times, sent }: Tally, elapsed: number): string {
  const loss = sent === 0 ? 0 : Math.round(((sent - times.length) / sent) * 100)
  const counts = `${sent} packets transmitted, ${times.length} received, ${loss}% packet loss, time ${Math.round(elapsed)}ms`
  const text = `\n--- ${name} ping statistics ---\n${counts}\n`
  if (times.length === 0) return text
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length
  const deviation = Math.sqrt(times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / times.length)
  const figures = [smallest(times), mean, largest(times), deviation].map((ms) => ms.toFixed(3))
  return `${text}rtt min/avg/max/mdev = ${figures.join('/')} ms\n`
}

/** Asks a host `count` times, one second apart, and prints what comes back and how long it took. */
export async function pingHost(process: LinuxInvocation, host: NetworkHost, count: number): Promise<number> {
  const { clock, stdout } = process
  const start = clock.now()
  const tally: Tally = { times: [], sent: 0 }
  await stdout.write(`PING ${host.name} (${host.address}) 56(84) bytes of data.\n`)
  try {
    await echoes(process, host, count, tally)
  } catch (error) {
    // Ctrl-C ends ping with what it has found out, as the real one does
    if (error instanceof Interrupted) await stdout.write(statistics(host.name, tally, clock.now() - start))
    throw error
  }
  await stdout.write(statistics(host.name, tally, clock.now() - start))
  return 0
}
