import type { Flags } from '../cli/flags.ts'
import type { LogLine } from '../engine/model.ts'
import { readTime } from '../engine/time.ts'
import { Complaint } from './complaint.ts'
import { prefixesOf, shortName, withTimes, writeLines } from './attach.ts'
import type { ComposeSession, ServiceContainer } from './compose-session.ts'

const lastOf = (lines: readonly LogLine[], tail: string | undefined): readonly LogLine[] => {
  if (tail === undefined || !/^\d+$/.test(tail)) return lines
  return Number(tail) === 0 ? [] : lines.slice(-Number(tail))
}

/** The moment that an option tells, in milliseconds since 1970. @throws Complaint for what is none */
function timeOf(flags: Flags, name: 'since' | 'until', now: number): number | undefined {
  const given = flags.value(name)
  if (given === undefined) return undefined
  const time = readTime(given, now)
  if (time !== undefined) return time
  const reason = `failed to parse value as time or duration: ${JSON.stringify(given)}`
  throw new Complaint(`invalid value for "${name}": ${reason}`, 1)
}

/** `docker compose logs`. Gives the exit status. @throws Complaint */
export async function logs(session: ComposeSession, flags: Flags, names: readonly string[]): Promise<number> {
  const index = flags.value('index')
  const containers = session.containersOf(names).filter(({ number }) => index === undefined || number === Number(index))
  const now = session.process.clock.now()
  const [since, until] = [timeOf(flags, 'since', now) ?? -Infinity, timeOf(flags, 'until', now) ?? Infinity]
  // the names of those that have written something: Compose learns of the others' length when they do
  const known: ServiceContainer[] = []
  const show = async (container: ServiceContainer, lines: readonly LogLine[]): Promise<void> => {
    if (lines.length === 0) return
    if (!known.includes(container)) known.push(container)
    const prefix = prefixesOf(session, known, flags).get(shortName(session, container)) ?? ''
    await writeLines(session, prefix, flags.has('timestamps') ? withTimes(lines) : lines)
  }
  // the newest first, as they come
  for (const container of containers.toReversed()) {
    const lines = session.take(session.daemon.containers.logs(container.id))
    const written = lines.filter(({ time }) => time >= since && time <= until)
    await show(container, lastOf(written, flags.value('tail')))
  }
  if (!flags.has('follow')) return 0
  const running = containers.filter(({ isRunning }) => isRunning)
  await Promise.all(
    running.map((container) => session.daemon.containers.follow(container.id, (lines) => void show(container, lines))),
  )
  return session.process.signal.aborted ? 130 : 0
}
