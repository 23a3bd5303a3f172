import { byPath } from '../cli/index.ts'
import { callSubcommand } from '../cli/dispatch.ts'
import type { Flags } from '../cli/flags.ts'
import { Complaint } from './complaint.ts'
import type { ComposeSession, ServiceContainer } from './compose-session.ts'
import { arrival } from '../arrival.ts'

const silent = { write: (): void => undefined }

/** Calls one of the client's own commands. Gives its status. @throws Complaint where it is not simulated */
async function call(
  { process }: ComposeSession,
  path: string,
  words: readonly string[],
  streams: Partial<typeof process> = {},
): Promise<number> {
  const row = byPath.get(path)
  if (!row) throw new Complaint(`docker compose ${path} exists in Docker, but this playground does not simulate it.`, 1)
  return callSubcommand(await arrival(process.system, row.load()), `docker ${path}`, words, { ...process, ...streams })
}

/** The container of a service that is meant. @throws Complaint */
function containerOf(session: ComposeSession, flags: Flags, name: string): ServiceContainer {
  const index = Number(flags.value('index') ?? 1)
  const container = session.containersOf([name]).find(({ number }) => number === index)
  if (!container) throw new Complaint(`no container found for service ${JSON.stringify(name)}`, 1)
  return container
}

/** `docker compose attach SERVICE`. */
export async function attachTo(session: ComposeSession, flags: Flags, [name = '']: readonly string[]): Promise<number> {
  const { id, isRunning } = containerOf(session, flags, name)
  if (!isRunning) throw new Complaint(`service ${JSON.stringify(name)} is not running`, 1)
  const keys = flags.value('detach-keys')
  const proxy = flags.isOff('sig-proxy') ? ['--sig-proxy=false'] : []
  const streams = flags.has('no-stdin') ? ['--no-stdin'] : []
  return call(session, 'attach', [...(keys === undefined ? [] : ['--detach-keys', keys]), ...streams, ...proxy, id])
}

/** `docker compose stats [SERVICE]`. */
export async function stats(session: ComposeSession, flags: Flags, names: readonly string[]): Promise<number> {
  const shown = session.containersOf(names).filter(({ isRunning }) => flags.has('all') || isRunning)
  const format = flags.value('format')
  const switches = ['no-stream', 'no-trunc'].filter((name) => flags.has(name)).map((name) => `--${name}`)
  const options = [...switches, ...(format === undefined ? [] : ['--format', format])]
  return call(session, 'stats', [...options, ...shown.map(({ id }) => id)])
}

/** One end of a copy. */
interface End {
  readonly service: string | undefined
  readonly path: string
}

function endOf(text: string): End {
  const colon = text.indexOf(':')
  if (colon < 0 || /^[./]/.test(text)) return { service: undefined, path: text }
  return { service: text.slice(0, colon), path: text.slice(colon + 1) }
}

/** `docker compose cp`: from a service, or into all containers of one. @throws Complaint */
export async function copy(session: ComposeSession, flags: Flags, operands: readonly string[]): Promise<number> {
  const [from, to] = [endOf(operands[0] ?? ''), endOf(operands[1] ?? '')]
  if (from.service !== undefined && to.service !== undefined)
    throw new Complaint('copying between services is not supported', 1)
  const service = from.service ?? to.service
  if (service === undefined) throw new Complaint('unknown copy direction', 1)
  const one = containerOf(session, flags, service)
  const meant = to.service === undefined || flags.has('index') ? [one] : session.containersOf([service])
  const options = ['archive', 'follow-link'].filter((name) => flags.has(name)).map((name) => `--${name}`)
  let status = 0
  await session.working('Copying', async () => {
    for (const { name } of meant) {
      const there = `${name}:${from.service === undefined ? to.path : from.path}`
      const [source, target] = from.service === undefined ? [from.path, there] : [there, to.path]
      const text = `copy ${source} to ${target}`
      await session.tell({ id: name, text, state: 'Copying', stage: 'working' })
      const system = { ...session.process.system, progress: silent }
      const copied = session.display.isDryRun
        ? 0
        : await call(session, 'cp', [...options, source, target], { ...(target !== '-' && { stdout: silent }), system })
      if (copied === 0) await session.tell({ id: name, text, state: 'Copied', stage: 'done' })
      else status = copied
    }
  })
  return status
}
