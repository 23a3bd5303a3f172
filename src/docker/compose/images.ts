import type { Flags } from '../cli/flags.ts'
import { callSubcommand } from '../cli/dispatch.ts'
import { Complaint } from './complaint.ts'
import { withDependencies } from './config.ts'
import { imageOf } from './container-body.ts'
import { progressText } from '../cli/progress-bar.ts'
import type { PullMessage } from '../daemon/pull-message.ts'
import { allOf } from './order.ts'
import type { ComposeSession } from './session.ts'
import { type Mapping, mappingOf, textOf } from './value.ts'
import { arrival } from '../arrival.ts'

const PULL_FAILED = 18

const isThere = ({ daemon }: ComposeSession, image: string): boolean => daemon.images.inspect(image).type === 'done'

/** Builds a service's image with the client's own `docker build`. @throws Complaint */
export async function buildService(
  session: ComposeSession,
  name: string,
  extra: readonly string[] = [],
): Promise<void> {
  const service = session.service(name)
  const recipe = mappingOf(service['build'])
  const context = textOf(recipe['context']) ?? session.project.directory
  if (!session.process.system.fs.exists(context))
    throw new Complaint(`unable to prepare context: path ${JSON.stringify(context)} not found`, 17)
  const dockerfile = textOf(recipe['dockerfile']) ?? 'Dockerfile'
  const target = textOf(recipe['target'])
  const args = Object.entries(mappingOf(recipe['args'])).flatMap(([key, value]) => [
    '--build-arg',
    textOf(value) === undefined ? key : `${key}=${textOf(value)}`,
  ])
  const words = [
    '-t',
    imageOf(session, name, service),
    '-f',
    dockerfile.startsWith('/') ? dockerfile : `${context}/${dockerfile}`,
  ]
  const more = [...(target === undefined ? [] : ['--target', target]), ...args, ...extra]
  const { buildOf } = await arrival(session.process.system, import('../cli/build.ts'))
  const listed = { paths: ['build'], summary: 'Build an image from a Dockerfile' }
  const own = buildOf(name)
  const command = { ...own, declaration: { ...listed, ...own.declaration } }
  const status = await callSubcommand(command, 'docker build', [...words, ...more, context], session.process)
  if (status !== 0) throw new Complaint(`failed to solve: the build of ${name} ended with status ${status}`, 17)
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
export async function pullService(session: ComposeSession, name: string): Promise<void> {
  const { daemon } = session
  await session.tell({ id: name, text: 'Pulling', stage: 'working' })
  const image = imageOf(session, name, session.service(name))
  const pulled = await daemon.images.pull(image, (message) => tellLayer(session, name, message))
  if (pulled.type === 'refused') {
    await session.tell({ id: name, text: `Error ${pulled.message}`, stage: 'failed' })
    throw new Complaint(`Error response from daemon: ${pulled.message}`, PULL_FAILED)
  }
  await session.tell({ id: name, text: 'Pulled', stage: 'done' })
}

const isBuilt = (service: Mapping): boolean => service['build'] !== undefined

/** Pulls the images of services, all at once. @throws Complaint */
export async function pullAll(session: ComposeSession, names: readonly string[], title: string): Promise<void> {
  if (names.length > 0) await session.working(title, () => allOf(names.map((name) => pullService(session, name))))
}

/** Gets the images that services need: built, or pulled where they are not there. @throws Complaint */
export async function ensureImages(session: ComposeSession, names: readonly string[], rebuild: boolean): Promise<void> {
  const missing = names.filter((name) => !isThere(session, imageOf(session, name, session.service(name))))
  await pullAll(
    session,
    missing.filter((name) => !isBuilt(session.service(name))),
    'Running',
  )
  for (const name of names)
    if (isBuilt(session.service(name)) && (rebuild || missing.includes(name))) await buildService(session, name)
}

/** `docker compose pull`. */
export async function pull(session: ComposeSession, flags: Flags, given: readonly string[]): Promise<number> {
  for (const name of given) session.checkService(name)
  const all = Object.keys(session.services).toSorted()
  const named =
    flags.has('include-deps') && given.length > 0 ? Object.keys(withDependencies(session.services, given)) : given
  const names = (named.length > 0 ? named : all).filter(
    (name) => !flags.has('ignore-buildable') || !isBuilt(session.service(name)),
  )
  const pullOne = async (name: string): Promise<void> => {
    const service = session.service(name)
    if (isBuilt(service) && service['image'] === undefined)
      await session.tell({ id: name, text: 'Skipped - No image to be pulled', stage: 'done' })
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
export async function build(session: ComposeSession, names: readonly string[], flags: Flags): Promise<number> {
  const switches = ['no-cache', 'pull', 'quiet'].filter((name) => flags.has(name)).map((name) => `--${name}`)
  const more = [...switches, ...flags.values('build-arg').flatMap((text) => ['--build-arg', text])]
  for (const name of names) if (isBuilt(session.service(name))) await buildService(session, name, more)
  return 0
}
