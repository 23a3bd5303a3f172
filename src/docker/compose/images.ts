import { callSubcommand } from '../cli/dispatch.ts'
import { Complaint } from './complaint.ts'
import { imageOf } from './container-body.ts'
import type { ComposeSession } from './session.ts'
import { type Mapping, mappingOf, textOf } from './value.ts'

const PULL_FAILED = 18

const isThere = ({ daemon }: ComposeSession, image: string): boolean => daemon.images.inspect(image).type === 'done'

/** Builds a service's image with the client's own `docker build`. @throws Complaint */
export async function buildService(session: ComposeSession, name: string, anew = false): Promise<void> {
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
  const more = [...(target === undefined ? [] : ['--target', target]), ...args, ...(anew ? ['--no-cache'] : [])]
  const { buildCommand } = await import('../cli/build.ts')
  const listed = { paths: ['build'], summary: 'Build an image from a Dockerfile' }
  const command = { ...buildCommand, declaration: { ...listed, ...buildCommand.declaration } }
  const status = await callSubcommand(command, 'docker build', [...words, ...more, context], session.process)
  if (status !== 0) throw new Complaint(`failed to solve: the build of ${name} ended with status ${status}`, 17)
}

/** Pulls a service's image, and tells of it. @throws Complaint */
export async function pullService(session: ComposeSession, name: string): Promise<void> {
  const { daemon } = session
  await session.tell(` ${name} Pulling `)
  const pulled = await daemon.images.pull(imageOf(session, name, session.service(name)), () => undefined)
  if (pulled.type === 'refused') {
    await session.tell(` ${name} Error ${pulled.message}`)
    throw new Complaint(`Error response from daemon: ${pulled.message}`, PULL_FAILED)
  }
  await session.tell(` ${name} Pulled `)
}

const isBuilt = (service: Mapping): boolean => service['build'] !== undefined

/** Gets the images that services need: built, or pulled where they are not there. @throws Complaint */
export async function ensureImages(session: ComposeSession, names: readonly string[], rebuild: boolean): Promise<void> {
  for (const name of names) {
    const service = session.service(name)
    const missing = !isThere(session, imageOf(session, name, service))
    if (isBuilt(service) && (missing || rebuild)) await buildService(session, name)
    else if (missing) await pullService(session, name)
  }
}

/** `docker compose pull`. */
export async function pull(session: ComposeSession, names: readonly string[]): Promise<number> {
  for (const name of names) {
    const service = session.service(name)
    if (isBuilt(service) && service['image'] === undefined)
      await session.tell(` ${name} Skipped - No image to be pulled `)
    else await pullService(session, name)
  }
  return 0
}

/** `docker compose build`. */
export async function build(session: ComposeSession, names: readonly string[], anew: boolean): Promise<number> {
  for (const name of names) if (isBuilt(session.service(name))) await buildService(session, name, anew)
  return 0
}
