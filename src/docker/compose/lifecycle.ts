import type { Flags } from '../cli/flags.ts'
import { replicasOf, startAll } from './converge.ts'
import type { Answer } from '../daemon/answer.ts'
import { Complaint } from './complaint.ts'
import { type Direction, inOrder, withRestarted } from './order.ts'
import type { ComposeSession, ServiceContainer, State } from './compose-session.ts'
import { timeoutOf } from './up.ts'

type Names = readonly string[]

/** `docker compose start`. */
export async function start(session: ComposeSession, _flags: Flags, names: Names): Promise<number> {
  for (const name of names) session.checkService(name)
  const meant = inOrder(session.services, names.length > 0 ? names : Object.keys(session.services))
  const empty = meant.findIndex(
    (name) => replicasOf(session, name, new Map()) > 0 && session.containersOf([name]).length === 0,
  )
  await session.working('Running', () => startAll(session, empty < 0 ? meant : meant.slice(0, empty)))
  if (empty < 0) return 0
  throw new Complaint(`service ${JSON.stringify(meant[empty])} has no container to start`, 1)
}

/** What becomes of containers, and what is said before and after. */
interface Deed {
  readonly title: string
  readonly before: State | undefined
  readonly after: State
  readonly direction: Direction
  act(container: ServiceContainer): Promise<Answer<unknown>> | Answer<unknown>
}

async function doTo(
  session: ComposeSession,
  containers: readonly ServiceContainer[],
  { title, before, after, direction, act }: Deed,
): Promise<number> {
  const work = async (container: ServiceContainer): Promise<void> => {
    if (before !== undefined) await session.say('Container', container.name, before)
    session.take(await act(container))
    await session.say('Container', container.name, after)
  }
  await session.working(title, () => session.eachInTurn(containers, direction, work))
  return 0
}

/** `docker compose stop`: those that others wait for last. */
export function stop(session: ComposeSession, flags: Flags, names: Names): Promise<number> {
  return doTo(session, session.containersOf(names), {
    title: 'Stopping',
    before: 'Stopping',
    after: 'Stopped',
    direction: 'dependents-first',
    act: ({ id }) => session.daemon.containers.stop(id, timeoutOf(flags)),
  })
}

/** `docker compose restart`. */
export function restart(session: ComposeSession, flags: Flags, names: Names): Promise<number> {
  for (const name of names) session.checkService(name)
  const meant = flags.has('no-deps') ? names : withRestarted(session.services, names)
  return doTo(session, session.containersOf(meant), {
    title: 'Restarting',
    before: 'Restarting',
    after: 'Started',
    direction: 'dependencies-first',
    act: ({ id }) => session.daemon.containers.restart(id, timeoutOf(flags)),
  })
}

/** `docker compose kill`. */
export function kill(session: ComposeSession, flags: Flags, names: Names): Promise<number> {
  const meant = flags.has('remove-orphans') && names.length === 0 ? session.containers() : session.containersOf(names)
  const running = meant.filter(({ isRunning }) => isRunning)
  return doTo(session, running, {
    title: 'Killing',
    before: 'Killing',
    after: 'Killed',
    direction: 'dependencies-first',
    act: ({ id }) => session.daemon.containers.kill(id, flags.value('signal') ?? 'KILL'),
  })
}

/** `docker compose pause`: of those that wait for each other, as `stop`. */
export function pause(session: ComposeSession, _flags: Flags, names: Names): Promise<number> {
  const running = session.containersOf(names).filter(({ isRunning }) => isRunning)
  return doTo(session, running, {
    title: 'Running',
    before: undefined,
    after: 'Paused',
    direction: 'dependents-first',
    act: ({ id }) => session.daemon.containers.pause(id),
  })
}

/** `docker compose unpause`. */
export function unpause(session: ComposeSession, _flags: Flags, names: Names): Promise<number> {
  const paused = session.containersOf(names).filter(({ summary }) => summary.State === 'paused')
  return doTo(session, paused, {
    title: 'Running',
    before: undefined,
    after: 'Unpaused',
    direction: 'dependencies-first',
    act: ({ id }) => session.daemon.containers.unpause(id),
  })
}

const isYes = (answer: string | undefined): boolean => /^y(?:es)?$/i.test(answer?.trim() ?? '')

/** `docker compose rm`. */
export async function rm(session: ComposeSession, flags: Flags, names: Names): Promise<number> {
  const { process, daemon } = session
  if (flags.has('stop')) await stop(session, flags, names)
  const stopped = session.containersOf(names).filter(({ isRunning }) => !isRunning)
  if (stopped.length === 0) {
    await session.note('No stopped containers')
    return 0
  }
  await process.stdout.write(`Going to remove ${stopped.map(({ name }) => name).join(', ')}\n`)
  if (!flags.has('force')) {
    await process.stdout.write('Are you sure? [yN] ')
    if (!isYes(await process.stdin.readLine())) return 0
  }
  return doTo(session, stopped, {
    title: 'Removing',
    before: 'Removing',
    after: 'Removed',
    direction: 'dependencies-first',
    act: ({ id }) => daemon.containers.remove(id, { volumes: flags.has('volumes') }),
  })
}
