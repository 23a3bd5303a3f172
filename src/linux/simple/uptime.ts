import { strftime } from '../time.ts'
import { type LinuxInvocation, simpleCommand } from './command.ts'

/** How long a machine has been up, as uptime(1) words it. */
function upText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  const dayText = days === 0 ? '' : `${days} day${days === 1 ? '' : 's'}, `
  const rest = minutes % 60
  return dayText + (hours === 0 ? `${rest} min` : `${String(hours).padStart(2)}:${String(rest).padStart(2, '0')}`)
}

/** The line of uptime, which top begins with too. */
export function uptimeLine(process: LinuxInvocation): string {
  const now = process.clock.now()
  const { bootedAt, hardware } = process.system
  const load = hardware.load.map((average) => average.toFixed(2)).join(', ')
  return `${strftime('%T', now)} up ${upText(Math.max(0, now - bootedAt))},  1 user,  load average: ${load}`
}

export const uptime = simpleCommand({
  declaration: {
    description: [
      'Prints the time, how long the machine has been up, how many users are logged in, and its load over the last 1, 5 and 15 minutes.',
      'A load of 1 keeps one processor busy all the time. The machine is simulated; the time is UTC.',
    ],
    examples: [{ line: 'uptime', meaning: 'see when the machine was last started' }],
  },
  main: async (process) => {
    await process.stdout.write(` ${uptimeLine(process)}\n`)
    return 0
  },
})
