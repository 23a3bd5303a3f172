import { switchOption, valueOption, type DockerOption, type Flags } from '../cli/flags.ts'
import { startAll } from './converge.ts'
import { lastFirst } from './down.ts'
import type { ComposeSession } from './session.ts'
import { timeoutOf } from './up.ts'

const timeout = valueOption('t,timeout', { name: 'int', kind: 'number' }, 'Specify a shutdown timeout in seconds')

export const stopOptions: readonly DockerOption[] = [timeout]
export const restartOptions: readonly DockerOption[] = [
  switchOption('no-deps', "Don't restart dependent services."),
  timeout,
]
export const killOptions: readonly DockerOption[] = [
  switchOption('remove-orphans', 'Remove containers for services not defined in the Compose file'),
  valueOption('s,signal', { name: 'string', kind: 'text' }, 'SIGNAL to send to the container (default "SIGKILL")'),
]
export const rmOptions: readonly DockerOption[] = [
  switchOption('f,force', "Don't ask to confirm removal"),
  switchOption('s,stop', 'Stop the containers, if required, before removing'),
  switchOption('v,volumes', 'Remove any anonymous volumes attached to containers'),
]

type Names = readonly string[]

/** `docker compose start`. */
export async function start(session: ComposeSession, _flags: Flags, names: Names): Promise<number> {
  for (const name of names) session.checkService(name)
  await startAll(session, names.length > 0 ? names : Object.keys(session.services))
  return 0
}

/** `docker compose stop`: those that others wait for last. */
export async function stop(session: ComposeSession, flags: Flags, names: Names): Promise<number> {
  for (const { id, name } of lastFirst(session, session.containersOf(names))) {
    await session.say('Container', name, 'Stopping')
    session.take(await session.daemon.containers.stop(id, timeoutOf(flags)))
    await session.say('Container', name, 'Stopped')
  }
  return 0
}

/** `docker compose restart`. */
export async function restart(session: ComposeSession, flags: Flags, names: Names): Promise<number> {
  for (const { id, name } of session.containersOf(names)) {
    await session.say('Container', name, 'Restarting')
    session.take(await session.daemon.containers.restart(id, timeoutOf(flags)))
    await session.say('Container', name, 'Started')
  }
  return 0
}

/** `docker compose kill`. */
export async function kill(session: ComposeSession, flags: Flags, names: Names): Promise<number> {
  for (const { id, name } of session.containersOf(names).filter(({ isRunning }) => isRunning)) {
    await session.say('Container', name, 'Killing')
    session.take(await session.daemon.containers.kill(id, flags.value('signal') ?? 'KILL'))
    await session.say('Container', name, 'Killed')
  }
  return 0
}

const isYes = (answer: string | undefined): boolean => /^y(?:es)?$/i.test(answer?.trim() ?? '')

/** `docker compose rm`. */
export async function rm(session: ComposeSession, flags: Flags, names: Names): Promise<number> {
  const { process, daemon } = session
  if (flags.has('stop')) await stop(session, flags, names)
  const stopped = session.containersOf(names).filter(({ isRunning }) => !isRunning)
  if (stopped.length === 0) {
    await session.tell('No stopped containers')
    return 0
  }
  await process.stdout.write(`Going to remove ${stopped.map(({ name }) => name).join(', ')}\n`)
  if (!flags.has('force')) {
    await process.stdout.write('Are you sure? [yN] ')
    if (!isYes(await process.stdin.readLine())) return 0
  }
  for (const { id, name } of stopped) {
    await session.say('Container', name, 'Removing')
    session.take(daemon.containers.remove(id, { volumes: flags.has('volumes') }))
    await session.say('Container', name, 'Removed')
  }
  return 0
}
