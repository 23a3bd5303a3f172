import type { Flags } from '../cli/flags.ts'
import { formatTable } from '../cli/table.ts'
import type { ComposeSession } from './compose-session.ts'

/** `docker compose top`: a table for each container that runs. */
export async function top(session: ComposeSession, _flags: Flags, names: readonly string[]): Promise<number> {
  const { stdout } = session.process
  for (const { id, name } of session.containersOf(names).filter(({ isRunning }) => isRunning)) {
    const { Titles, Processes } = session.take(await session.daemon.containers.top(id))
    await stdout.write(`${name}\n${formatTable({ headers: Titles, rows: Processes }, NARROWEST)}\n`)
  }
  return 0
}

/** The narrowest column. */
const NARROWEST = 5
