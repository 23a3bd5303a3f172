import type { Flags } from '../cli/flags.ts'
import type { EngineEvent } from '../daemon/events.ts'
import type { ComposeSession } from './compose-session.ts'

const INTERRUPTED = 130
const LABEL = 'com.docker.compose.'

const attributesOf = ({ Actor }: EngineEvent): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(Actor.Attributes).filter(([name]) => !name.startsWith(LABEL)))

/** `2026-01-01 12:00:00.000000 container start 3f2c… (image=nginx, name=app-web-1)` */
function textOf(event: EngineEvent): string {
  const time = new Date(event.time).toISOString().slice(0, 19).replace('T', ' ')
  const attributes = Object.entries(attributesOf(event)).map((pair) => pair.join('='))
  return `${time}.000000 container ${event.Action} ${event.Actor.ID} (${attributes.toSorted().join(', ')})\n`
}

function jsonOf(event: EngineEvent): string {
  const time = `${new Date(event.time).toISOString().slice(0, 19)}Z`
  const { Action: action, Actor } = event
  const service = Actor.Attributes[`${LABEL}service`]
  return `${JSON.stringify({ action, attributes: attributesOf(event), id: Actor.ID, service, time, type: 'container' })}\n`
}

/** `docker compose events`: what becomes of the project's containers, until Ctrl-C. */
export async function events(session: ComposeSession, flags: Flags, names: readonly string[]): Promise<number> {
  for (const name of names) session.checkService(name)
  const { process, project } = session
  const isMeant = ({ Type, Actor }: EngineEvent): boolean =>
    Type === 'container' &&
    Actor.Attributes[`${LABEL}project`] === project.name &&
    (names.length === 0 || names.includes(Actor.Attributes[`${LABEL}service`] ?? ''))
  const end = process.system.journal?.watch((event) => {
    if (isMeant(event)) void process.stdout.write(flags.has('json') ? jsonOf(event) : textOf(event))
  })
  await new Promise<void>((resolve) => {
    if (process.signal.aborted) resolve()
    process.signal.addEventListener('abort', () => resolve())
  })
  end?.()
  return INTERRUPTED
}
