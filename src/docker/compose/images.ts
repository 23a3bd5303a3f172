import { reading } from '../cli/standard-input.ts'
import type { Flags } from '../cli/flags.ts'
import { callSubcommand } from '../cli/dispatch.ts'
import { Complaint } from './complaint.ts'
import { withDependencies } from './config.ts'
import { imageOf } from './container-body.ts'
import { digestOf } from '../engine/digest.ts'
import { progressText } from '../cli/progress-bar.ts'
import type { PullMessage } from '../daemon/pull-message.ts'
import { buildWords } from './build-words.ts'
import { allOf } from './order.ts'
import type { ComposeSession } from './compose-session.ts'
import { type Mapping, mappingOf, textOf } from './value.ts'
import { type Display, progressIn } from './display.ts'
import { arrival } from '../arrival.ts'

const BUILD_FAILED = 17
const PULL_FAILED = 18

const isThere = ({ daemon }: ComposeSession, image: string): boolean => daemon.images.inspect(image).type === 'done'

/** Builds a service's image with the client's own `docker build`. @throws Complaint */
export async function buildService(
  session: ComposeSession,
  name: string,
  extra: readonly string[] = [],
): Promise<void> {
  const service = session.service(name)
  if (session.display.isDryRun) return tellBuild(session, name)
  const recipe = mappingOf(service['build'])
  const context = textOf(recipe['context']) ?? session.project.directory
  if (!session.process.system.fs.exists(context))
    throw new Complaint(`unable to prepare context: path ${JSON.stringify(context)} not found`, BUILD_FAILED)
  const inline = textOf(recipe['dockerfile_inline'])
  const dockerfile = textOf(recipe['dockerfile']) ?? 'Dockerfile'
  const path = dockerfile.startsWith('/') ? dockerfile : `${context}/${dockerfile}`
  const words = ['-t', imageOf(session, name, service), '-f', inline === undefined ? path : '-']
  const shown = progressWords(session.display)
  const more = [...buildWords(name, recipe, session.project.content), ...shown, ...extra]
  const { buildOf } = await arrival(session.process.system, import('../cli/build.ts'))
  const listed = { paths: ['build'], summary: 'Build an image from a Dockerfile' }
  const refused = (reason: string): never => {
    throw new Complaint(reason, BUILD_FAILED)
  }
  const own = buildOf({ name, refused })
  const command = { ...own, declaration: { ...listed, ...own.declaration } }
  await callSubcommand(command, 'docker build', [...words, ...more, context], reading(session.process, inline))
}

/** How `docker build` is told how its work is shown. */
const progressWords = ({ progress }: Pick<Display, 'progress'>): readonly string[] =>
  progress === 'auto' ? [] : progress === 'quiet' ? ['--quiet'] : ['--progress', progress]

/** Tells of a build of which nothing is done. */
async function tellBuild(session: ComposeSession, name: string): Promise<void> {
  const image = `dryRun-${digestOf(name).slice(0, 40)}`
  await session.working('Building', async () => {
    await session.tell({ id: ' ', text: `build service ${name}`, stage: 'done' })
    await session.tell({ id: '==>', text: `==> writing image ${image}`, stage: 'done' })
    await session.tell({
      id: '==> ==>',
      text: `naming to ${imageOf(session, name, session.service(name))}`,
      stage: 'done',
    })
  })
}

async function tellLayer(session: ComposeSession, name: string, message: PullMessage): Promise<void> {
  const { of, id, status, passing, progress } = message
  // of the image as a whole its own row tells
  if (id === undefined || of === 'image') return
  const { system, screen } = session.process
  const columns = system.drawsProgress === true ? (screen?.cols ?? 0) : Infinity
  const state = progress && progressText(progress, columns)
  await session.tell({
    id,
    text: status,
    ...(state !== undefined && { state }),
    stage: passing ? 'working' : 'done',
    parent: name,
    ...(progress && { part: progress.current / progress.total }),
  })
}

/** Pulls a service's image, and tells of it. @throws Complaint */
async function pullService(session: ComposeSession, name: string): Promise<void> {
  const { daemon } = session
  await session.tell({ id: name, text: 'Pulling', stage: 'working' })
  const image = imageOf(session, name, session.service(name))
  if (session.display.isDryRun) return session.tell({ id: name, text: 'Pulled', stage: 'done' })
  const pulled = await daemon.images.pull(image, (message) => tellLayer(session, name, message))
  if (pulled.type === 'refused') {
    await session.tell({ id: name, text: `Error ${pulled.message}`, stage: 'failed' })
    throw new Complaint(`Error response from daemon: ${pulled.message}`, PULL_FAILED)
  }
  await session.tell({ id: name, text: 'Pulled', stage: 'done' })
}

const isBuilt = (service: Mapping): boolean => service['build'] !== undefined

/** Pulls the images of services, all at once. @throws Complaint */
export async function pullAll(session: ComposeSession, names: readonly string[], quiet: boolean): Promise<void> {
  const work = (): Promise<unknown> => allOf(names.map((name) => pullService(session, name)))
  if (names.length === 0) return
  if (quiet) await work()
  else await session.working('Running', work)
}

/** How the images of services are got. */
export interface Getting {
  /** Whether all are built that can be, those that are there too. */
  readonly rebuild: boolean
  /** Whether none is built: those that are not there are pulled. */
  readonly noBuild: boolean
  /** Whether nothing is told of what is pulled. */
  readonly quiet: boolean
  /** Leaves it to the daemon to refuse an image that is not there. */
  readonly neverPull: boolean
}

export const gettingOf = (flags: Flags): Getting => ({
  rebuild: flags.has('build'),
  noBuild: flags.has('no-build'),
  quiet: flags.has('quiet-pull'),
  neverPull: flags.value('pull') === 'never',
})

/** Gets the images that services need: built, or pulled where they are not there. @throws Complaint */
export async function ensureImages(
  session: ComposeSession,
  names: readonly string[],
  { rebuild, noBuild, quiet, neverPull }: Getting,
): Promise<void> {
  const missing = names.filter((name) => !isThere(session, imageOf(session, name, session.service(name))))
  const isMade = (name: string): boolean => isBuilt(session.service(name)) && !noBuild
  await pullAll(
    session,
    missing.filter((name) => !isMade(name) && !neverPull),
    quiet,
  )
  for (const name of names) if (isMade(name) && (rebuild || missing.includes(name))) await buildService(session, name)
}

/** `docker compose pull`. */
export async function pull(session: ComposeSession, flags: Flags, given: readonly string[]): Promise<number> {
  for (const name of given) session.checkService(name)
  const policy = flags.value('policy') ?? 'always'
  if (policy !== 'missing' && policy !== 'always')
    throw new Complaint(`policy should be either "always" or "missing". Given policy: ${policy}`, 1)
  const all = Object.keys(session.services).toSorted()
  const named =
    flags.has('include-deps') && given.length > 0 ? Object.keys(withDependencies(session.services, given)) : given
  const names = (named.length > 0 ? named : all).filter(
    (name) => !flags.has('ignore-buildable') || !isBuilt(session.service(name)),
  )
  const pullOne = async (name: string): Promise<void> => {
    const service = session.service(name)
    const image = imageOf(session, name, service)
    if (isBuilt(service) && service['image'] === undefined)
      await session.tell({ id: name, text: 'Skipped - No image to be pulled', stage: 'done' })
    else if (policy === 'missing' && isThere(session, image))
      await session.tell({ id: name, text: 'Skipped - Image is already present locally', stage: 'done' })
    else
      await pullService(session, name).catch((error: unknown) => {
        if (!(error instanceof Complaint) || !flags.has('ignore-pull-failures')) throw error
      })
  }
  if (flags.has('quiet')) await allOf(names.map(pullOne))
  else await session.working('Pulling', () => allOf(names.map(pullOne)))
  return 0
}

/** `docker compose build`. */
export async function build(session: ComposeSession, given: readonly string[], flags: Flags): Promise<number> {
  const switches = ['no-cache', 'pull', 'quiet', 'push'].filter((name) => flags.has(name)).map((name) => `--${name}`)
  const isAskedHere = flags.value('progress') !== undefined
  if (isAskedHere)
    await session.process.stderr.write(
      '--progress is a global compose flag, better use `docker compose --progress xx build ...\n',
    )
  const shown = isAskedHere ? progressWords({ progress: progressIn(flags) }) : []
  const more = [...switches, ...shown, ...flags.values('build-arg').flatMap((text) => ['--build-arg', text])]
  const names = flags.has('with-dependencies') ? Object.keys(withDependencies(session.services, given)) : given
  for (const name of names) if (isBuilt(session.service(name))) await buildService(session, name, more)
  return 0
}

/** Sends a service's image to the registry of its name, and tells of it. @throws Complaint */
async function pushService(session: ComposeSession, name: string): Promise<void> {
  const { system } = session.process
  const image = imageOf(session, name, session.service(name))
  await session.tell({ id: name, text: 'Pushing', stage: 'working' })
  if (!session.display.isDryRun) {
    const { pushByName } = await arrival(system, import('../daemon/push.ts'))
    const pushed = await pushByName(session.process, image)
    if (pushed.type === 'refused') {
      await session.tell({ id: name, text: 'Error', stage: 'failed' })
      throw new Complaint(pushed.message, 1)
    }
  }
  await session.tell({ id: name, text: 'Pushed', stage: 'done' })
}

/** `docker compose push`: the images of services that are built and have a name of their own. */
export async function push(session: ComposeSession, names: readonly string[], flags: Flags): Promise<number> {
  const pushOne = (name: string): Promise<void> =>
    pushService(session, name).catch((error: unknown) => {
      if (!(error instanceof Complaint) || !flags.has('ignore-push-failures')) throw error
    })
  const isSent = (name: string): boolean =>
    isBuilt(session.service(name)) && session.service(name)['image'] !== undefined
  const named = flags.has('include-deps') ? Object.keys(withDependencies(session.services, names)) : names
  const work = async (): Promise<void> => {
    for (const name of named) if (!isSent(name)) await session.tell({ id: name, text: 'Skipped', stage: 'done' })
    await allOf(named.filter(isSent).map(pushOne))
  }
  if (flags.has('quiet')) await work()
  else await session.working('Pushing', work)
  return 0
}
