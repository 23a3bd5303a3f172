import type { Flags } from '../cli/flags.ts'
import { Complaint } from './complaint.ts'
import { down } from './down.ts'
import type { ComposeSession } from './compose-session.ts'

const INTERRUPTED = 130

/** `docker compose wait SERVICE…`: gives the status of the first container that ends. @throws Complaint */
export async function wait(session: ComposeSession, flags: Flags, names: readonly string[]): Promise<number> {
  const running = session.containersOf(names).filter(({ isRunning }) => isRunning)
  if (running.length === 0) throw new Complaint(`no containers for project ${JSON.stringify(session.project.name)}`, 1)
  const first = await Promise.race(
    running.map(async ({ id, name }) => ({ name, status: session.take(await session.daemon.containers.wait(id)) })),
  )
  if (first.status === undefined) return INTERRUPTED
  await session.process.stdout.write(
    `container ${JSON.stringify(first.name)} exited with status code ${first.status}\n`,
  )
  if (flags.has('down-project')) await down(session, flags, [])
  return first.status
}
