import { formatDate } from '../library/date-format.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { zoneOf } from '../library/file-time.ts'

function age(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  const head = days === 0 ? '' : `${days} day${days === 1 ? '' : 's'}, `
  const rest = minutes % 60
  return head + (hours === 0 ? `${rest} min` : `${String(hours).padStart(2)}:${String(rest).padStart(2, '0')}`)
}

/** The line of uptime, w and top, without the blank before it. */
export function upText(process: GnuProcess): string {
  const { kernel, system } = process
  const now = kernel.clock.now()
  const users = kernel.processes.filter(
    ({ pid, session, parent, terminal }) => !parent && pid === session && terminal,
  ).length
  const load = system.hardware.load.map((average) => average.toFixed(2)).join(', ')
  const time = formatDate('%T', now, zoneOf(process))
  return `${time} up ${age(now - system.bootedAt)},  ${users} user${users > 1 ? 's' : ''},  load average: ${load}`
}
