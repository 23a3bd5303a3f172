import type { Container, Engine, Image, RunningState } from './model.ts'
import { imageSize } from './images.ts'
import { ageInWords, sizeInWords } from './units.ts'
import { shortId } from './digest.ts'

/** A container as the specification's section 3 names it. */
export interface DockerContainer {
  readonly id: string
  readonly name: string
  readonly image: string
  readonly status: 'running' | 'stopped'
  /** `host:container`. */
  readonly ports: readonly string[]
  /** Such as `2 hours ago`. */
  readonly created: string
}

/** An image as the specification's section 3 names it: one for each of its names. */
export interface DockerImage {
  readonly id: string
  readonly repository: string
  readonly tag: string
  /** Such as `133MB`. */
  readonly size: string
  readonly created: string
}

/** Such as `2 hours ago`. */
export function ago(time: number, now: number): string {
  return `${ageInWords(now - time)} ago`
}

/** What STATUS tells besides of a container that runs. */
function conditionText({ paused, health }: RunningState): string {
  if (paused) return ' (Paused)'
  if (!health) return ''
  return health.status === 'starting' ? ' (health: starting)' : ` (${health.status})`
}

/** What a container is, in Docker's word. */
export const stateName = ({ state }: Container): string =>
  state.type === 'running' && state.paused ? 'paused' : state.type

/** The STATUS column: `Up 2 hours`, `Exited (0) 1 day ago`. */
export function statusText(container: Container, now: number, age = ageInWords): string {
  const { state } = container
  if (state.type === 'created') return 'Created'
  if (state.type === 'running') return `Up ${age(now - state.startedAt)}${conditionText(state)}`
  if (state.type === 'restarting') return `Restarting (${state.code}) ${age(now - state.finishedAt)} ago`
  return `Exited (${state.code}) ${age(now - state.finishedAt)} ago`
}

/** The containers, newest first. */
export function containerViews(engine: Engine, now: number): readonly DockerContainer[] {
  return engine.containers.toReversed().map((container) => ({
    id: shortId(container.id),
    name: container.name,
    image: container.image,
    status: container.state.type === 'running' ? 'running' : 'stopped',
    ports: container.ports.map((mapping) => `${mapping.host}:${mapping.container}`),
    created: ago(container.created, now),
  }))
}

/** One name of an image; both parts are `<none>` for an image without a name. */
export interface ImageName {
  readonly image: Image
  readonly repository: string
  readonly tag: string
}

/** Every name of every image, the newest image first. */
export function imageNames(engine: Engine): readonly ImageName[] {
  const newestFirst = engine.images.toReversed().toSorted((one, other) => other.created - one.created)
  return newestFirst.flatMap((image) => {
    if (image.references.length === 0) return [{ image, repository: '<none>', tag: '<none>' }]
    return image.references.map((reference) => {
      const colon = reference.lastIndexOf(':')
      return { image, repository: reference.slice(0, colon), tag: reference.slice(colon + 1) }
    })
  })
}

/** The images, newest first. */
export function imageViews(engine: Engine, now: number): readonly DockerImage[] {
  return imageNames(engine).map(({ image, repository, tag }) => ({
    id: shortId(image.id),
    repository,
    tag,
    size: sizeInWords(imageSize(image)),
    created: ago(image.created, now),
  }))
}
