import type { Flags } from '../cli/flags.ts'
import { attach, type Attaching } from './attach.ts'
import { Complaint } from './complaint.ts'
import { withDependencies } from './config.ts'
import { untilReady } from './conditions.ts'
import { converge, type Converging, removeContainer, scaleOf, startAll } from './converge.ts'
import { ensureImages, gettingOf, pullAll } from './images.ts'
import { inOrder } from './order.ts'
import { makeNetworks, makeVolumes } from './resources.ts'
import type { ComposeSession } from './compose-session.ts'

/** Seconds of `--timeout`. */
export const timeoutOf = (flags: Flags): number | undefined => secondsOf(flags, 'timeout')

const secondsOf = (flags: Flags, name: 'timeout' | 'wait-timeout'): number | undefined => {
  const given = flags.value(name)
  return given === undefined ? undefined : Number(given)
}

async function settleOrphans(
  session: ComposeSession,
  flags: Flags,
  warn: (message: string) => Promise<void>,
): Promise<void> {
  const known = new Set([...Object.keys(session.services), ...session.project.disabled])
  const orphans = session.containers().filter(({ service }) => !known.has(service))
  if (orphans.length === 0) return
  if (flags.has('remove-orphans')) {
    for (const orphan of orphans) await removeContainer(session, orphan)
    return
  }
  const names = orphans.map(({ name }) => name).join(' ')
  const advice =
    'If you removed or renamed this service in your compose file, you can run this command with the --remove-orphans flag to clean it up.'
  await warn(`Found orphan containers ([${names}]) for this project. ${advice}`)
}

/** The services that are meant, those that they need too. @throws Complaint */
function chosen(session: ComposeSession, names: readonly string[], alone: boolean): readonly string[] {
  for (const name of names) session.checkService(name)
  const taken =
    names.length === 0
      ? session.services
      : alone
        ? Object.fromEntries(names.map((name) => [name, null]))
        : withDependencies(session.services, names)
  return inOrder(session.services, Object.keys(taken))
}

export type Warn = (message: string) => Promise<void>

/** What there is to do before services can start. */
export interface Preparation {
  /** The names of the services. */
  readonly names: readonly string[]
  /** Makes networks, volumes and containers, and tells of it. @throws Complaint */
  make(): Promise<void>
}

/** What is asked of services. */
export interface Wanted {
  /** Names of services; all of them where there are none. */
  readonly names: readonly string[]
  /** Whether no services are meant where none is named. */
  readonly exactly?: true
  /** How many containers services are to have, where that is not in the flags. */
  readonly scale?: ReadonlyMap<string, number>
  readonly warn: Warn
  /** What `--watch` does beside the lines of containers. @throws Complaint where there is nothing to watch */
  watching?(): Promise<Attaching['watching']>
}

/** Gets the images that services need. @throws Complaint */
export async function prepare(session: ComposeSession, flags: Flags, given: Wanted): Promise<Preparation> {
  if (flags.has('build') && flags.has('no-build')) throw new Complaint('--build and --no-build are incompatible', 1)
  for (const option of ['force-recreate', 'always-recreate-deps'])
    if (flags.has(option) && flags.has('no-recreate'))
      throw new Complaint(`--${option} and --no-recreate are incompatible`, 1)
  const names = given.exactly && given.names.length === 0 ? [] : chosen(session, given.names, flags.has('no-deps'))
  if (flags.value('pull') === 'always')
    await pullAll(
      session,
      names.filter((name) => session.service(name)['build'] === undefined),
      flags.has('quiet-pull'),
    )
  await ensureImages(session, names, gettingOf(flags))
  // those that were named are meant, and not what they need
  const isMeant = (name: string): boolean => given.names.length === 0 || given.names.includes(name)
  const how: Converging = {
    names,
    forceRecreate: new Set(
      names.filter((name) => flags.has(isMeant(name) ? 'force-recreate' : 'always-recreate-deps')),
    ),
    noRecreate: flags.has('no-recreate'),
    renewsVolumes: flags.has('renew-anon-volumes'),
    scale: given.scale ?? scaleOf(session, flags.values('scale')),
    timeout: timeoutOf(flags),
  }
  const make = async (): Promise<void> => {
    await makeNetworks(session)
    await makeVolumes(session)
    await settleOrphans(session, flags, given.warn)
    await converge(session, how)
  }
  return { names, make }
}

/** The services whose output `up` shows: those that are named, or all. @throws Complaint */
function shownOf(session: ComposeSession, flags: Flags, named: readonly string[]): ReadonlySet<string> {
  const [only, hidden] = [flags.values('attach'), flags.values('no-attach')]
  for (const name of [...only, ...hidden]) session.checkService(name)
  const chosenNames = only.length > 0 ? only : named.length > 0 ? named : Object.keys(session.services)
  const taken = flags.has('attach-dependencies')
    ? Object.keys(withDependencies(session.services, chosenNames))
    : chosenNames
  return new Set(taken.filter((name) => !hidden.includes(name) && session.service(name)['attach'] !== false))
}

/** `docker compose up`. Gives the exit status. @throws Complaint */
export async function up(session: ComposeSession, flags: Flags, given: Wanted): Promise<number> {
  if (Object.keys(session.services).length === 0) throw new Complaint('no service selected', 1)
  const isDetached = flags.has('detach') || flags.has('wait')
  const exitCodeFrom = flags.value('exit-code-from')
  const abortOnExit = flags.has('abort-on-container-exit') || exitCodeFrom !== undefined
  if (isDetached && abortOnExit)
    throw new Complaint('--detach cannot be combined with --abort-on-container-exit or --attach', 1)
  if (isDetached && flags.has('watch')) throw new Complaint('--watch cannot be combined with --detach', 1)
  if (flags.values('attach').length > 0 && flags.has('attach-dependencies'))
    throw new Complaint('cannot combine --attach and --attach-dependencies', 1)
  const { names, make } = await prepare(session, flags, given)
  if (flags.has('no-start') || !isDetached) await session.working('Running', make)
  if (flags.has('no-start')) return 0
  if (session.display.isDryRun && !isDetached) {
    await session.process.stdout.write("end of 'compose up' output, interactive run is not supported in dry-run mode\n")
    return 0
  }
  if (isDetached) {
    await session.working('Running', async () => {
      await make()
      await startAll(session, names)
      if (flags.has('wait')) await untilReady(session, names, secondsOf(flags, 'wait-timeout'))
    })
    return 0
  }
  const watching = flags.has('watch') ? await given.watching?.() : undefined
  return attach(session, {
    names,
    ...(watching && { watching }),
    shown: shownOf(session, flags, given.names),
    flags,
    abortOnExit,
    exitCodeFrom,
    timeout: timeoutOf(flags),
  })
}
