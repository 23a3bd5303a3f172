import { switchOption, valueOption, type DockerOption, type Flags } from '../cli/flags.ts'
import { attach } from './attach.ts'
import { Complaint } from './complaint.ts'
import { withDependencies } from './config.ts'
import { converge, type Converging, removeContainer, scaleOf, startAll } from './converge.ts'
import { ensureImages, pullAll } from './images.ts'
import { inOrder } from './order.ts'
import { makeNetworks, makeVolumes } from './resources.ts'
import type { ComposeSession } from './session.ts'

const number = { name: 'int', kind: 'number' } as const
const text = { name: 'string', kind: 'text' } as const

export const upOptions: readonly DockerOption[] = [
  switchOption('abort-on-container-exit', 'Stops all containers if any container was stopped. Incompatible with -d'),
  switchOption('build', 'Build images before starting containers'),
  switchOption('d,detach', 'Detached mode: Run containers in the background'),
  valueOption(
    'exit-code-from',
    text,
    'Return the exit code of the selected service container. Implies --abort-on-container-exit',
  ),
  switchOption('force-recreate', "Recreate containers even if their configuration and image haven't changed"),
  switchOption('no-build', "Don't build an image, even if it's policy"),
  switchOption('no-color', 'Produce monochrome output'),
  switchOption('no-deps', "Don't start linked services"),
  switchOption('no-log-prefix', "Don't print prefix in logs"),
  switchOption('no-recreate', "If containers already exist, don't recreate them. Incompatible with --force-recreate."),
  switchOption('no-start', "Don't start the services after creating them"),
  valueOption('pull', text, 'Pull image before running ("always"|"missing"|"never") (default "policy")'),
  switchOption('quiet-pull', 'Pull without printing progress information'),
  switchOption('remove-orphans', 'Remove containers for services not defined in the Compose file'),
  valueOption(
    'scale',
    { name: 'scale', kind: 'text' },
    'Scale SERVICE to NUM instances. Overrides the scale setting in the Compose file if present.',
  ),
  valueOption(
    't,timeout',
    number,
    'Use this timeout in seconds for container shutdown when attached or when containers are already running',
  ),
  switchOption('wait', 'Wait for services to be running|healthy. Implies detached mode.'),
]

export const createOptions: readonly DockerOption[] = upOptions.filter(({ long }) =>
  ['build', 'force-recreate', 'no-build', 'no-recreate', 'pull', 'remove-orphans', 'scale'].includes(long ?? ''),
)

/** Seconds of `--timeout`. */
export const timeoutOf = (flags: Flags): number | undefined => {
  const given = flags.value('timeout')
  return given === undefined ? undefined : Number(given)
}

async function settleOrphans(
  session: ComposeSession,
  flags: Flags,
  warn: (message: string) => Promise<void>,
): Promise<void> {
  const orphans = session.containers().filter(({ service }) => !Object.hasOwn(session.services, service))
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

/** Gets the images that services need. @throws Complaint */
export async function prepare(
  session: ComposeSession,
  flags: Flags,
  given: { readonly names: readonly string[]; readonly warn: Warn },
): Promise<Preparation> {
  if (flags.has('force-recreate') && flags.has('no-recreate'))
    throw new Complaint('--force-recreate and --no-recreate are incompatible', 1)
  const names = chosen(session, given.names, flags.has('no-deps'))
  if (flags.value('pull') === 'always')
    await pullAll(
      session,
      names.filter((name) => session.service(name)['build'] === undefined),
      'Running',
    )
  await ensureImages(session, names, flags.has('build'))
  const how: Converging = {
    names,
    // those that were named are meant, and not what they need
    forceRecreate: new Set(flags.has('force-recreate') ? (given.names.length > 0 ? given.names : names) : []),
    noRecreate: flags.has('no-recreate'),
    scale: scaleOf(session, flags.values('scale')),
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

/** `docker compose up`. Gives the exit status. @throws Complaint */
export async function up(
  session: ComposeSession,
  flags: Flags,
  given: { readonly names: readonly string[]; readonly warn: Warn },
): Promise<number> {
  const isDetached = flags.has('detach') || flags.has('wait')
  const exitCodeFrom = flags.value('exit-code-from')
  const abortOnExit = flags.has('abort-on-container-exit') || exitCodeFrom !== undefined
  if (isDetached && abortOnExit)
    throw new Complaint('--detach cannot be combined with --abort-on-container-exit or --attach', 1)
  const { names, make } = await prepare(session, flags, given)
  if (flags.has('no-start') || !isDetached) await session.working('Running', make)
  if (flags.has('no-start')) return 0
  if (isDetached) {
    await session.working('Running', async () => {
      await make()
      await startAll(session, names)
    })
    return 0
  }
  return attach(session, {
    names,
    prefixed: !flags.has('no-log-prefix'),
    abortOnExit,
    exitCodeFrom,
    timeout: timeoutOf(flags),
  })
}
