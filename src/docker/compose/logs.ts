import type { Flags } from '../cli/flags.ts'
import type { LogLine } from '../engine/model.ts'
import { rfc3339 } from '../engine/units.ts'
import { prefixesOf, writeLines } from './attach.ts'
import type { ComposeSession, ServiceContainer } from './session.ts'

const lastOf = (lines: readonly LogLine[], tail: string | undefined): readonly LogLine[] => {
  if (tail === undefined || !/^\d+$/.test(tail)) return lines
  return Number(tail) === 0 ? [] : lines.slice(-Number(tail))
}

/** `docker compose logs`. Gives the exit status. @throws Complaint */
export async function logs(session: ComposeSession, flags: Flags, names: readonly string[]): Promise<number> {
  const containers = session.containersOf(names)
  // the names of those that have written something: Compose learns of the others' length when they do
  const known: ServiceContainer[] = []
  const show = async (container: ServiceContainer, lines: readonly LogLine[]): Promise<void> => {
    if (lines.length === 0) return
    if (!known.includes(container)) known.push(container)
    const prefix = prefixesOf(session, known, flags).get(container.id) ?? ''
    const dated = flags.has('timestamps')
      ? lines.map((line) => ({ ...line, text: `${rfc3339(line.time)} ${line.text}` }))
      : lines
    await writeLines(session, prefix, dated)
  }
  // the newest first, as they come
  for (const container of containers.toReversed()) {
    const lines = session.take(session.daemon.containers.logs(container.id))
    await show(container, lastOf(lines, flags.value('tail')))
  }
  if (!flags.has('follow')) return 0
  const running = containers.filter(({ isRunning }) => isRunning)
  await Promise.all(
    running.map((container) => session.daemon.containers.follow(container.id, (lines) => void show(container, lines))),
  )
  return session.process.signal.aborted ? 130 : 0
}
