import { findImage, imageByReference } from './lookup.ts'
import type { Container, Engine, Image, Layer, Outcome } from './model.ts'
import { done, refused } from './model.ts'
import { inRepository, repoDigests, repositoryOf, withReferences } from './repo-digests.ts'

/** Bytes of all its layers. */
export function imageSize(image: Image): number {
  return image.layers.reduce((sum, layer) => sum + layer.size, 0)
}

const without = (image: Image, reference: string): Image =>
  withReferences(
    image,
    image.references.filter((other) => other !== reference),
  )

/** Adds an image under a name; the image that had the name before stays without it. Adding it again only moves names. */
export function addImage(engine: Engine, image: Image, reference: string | undefined): Engine {
  const present = engine.images.find((other) => other.id === image.id)
  const base = present ? engine : { ...engine, images: [...engine.images, { ...image, references: [], digests: [] }] }
  if (reference === undefined) return base
  // one that is there already only gets a name; what comes from a registry is in a repository of it
  const digest = present === image ? undefined : image.digest
  const named = (other: Image): Image =>
    digest === undefined ? other : inRepository(other, repositoryOf(reference), digest)
  const images = base.images.map((other) => {
    if (other.id !== image.id) return other.references.includes(reference) ? without(other, reference) : other
    const kept = other.references.includes(reference)
    return named(kept ? other : { ...other, digests: repoDigests(other), references: [...other.references, reference] })
  })
  return { ...base, images }
}

/** Gives an image a further `repository:tag`. */
export function tagImage(engine: Engine, source: string, reference: string): Outcome<Image> {
  const found = findImage(engine, source)
  return found.type === 'refused' ? found : done(addImage(engine, found.value, reference), found.value)
}

/** What `docker rmi` did: names that were taken away, and layers that went with the image. */
export interface ImageRemoval {
  readonly image: Image
  readonly untagged: readonly string[]
  /** What of registries' repositories went with them, `repository@sha256:…`. */
  readonly digests: readonly string[]
  /** Ids, newest first; empty when the image stays. */
  readonly deleted: readonly string[]
}

/** The layers that hold files, the lowest first; the others only changed the configuration. */
export const filledLayers = ({ layers }: Pick<Image, 'layers'>): readonly Layer[] =>
  layers.filter(({ size, filled = size > 0 }) => filled)

function freedLayers(engine: Engine, image: Image): readonly Layer[] {
  // what a build left is there for the next one
  const cached = engine.buildCache?.records.map(({ key }) => key) ?? []
  const others = engine.images.filter((other) => other !== image)
  const kept = new Set([...cached, ...others.flatMap((other) => other.layers.map(({ id }) => id))])
  return filledLayers(image)
    .filter((layer) => !kept.has(layer.id))
    .toReversed()
}

/** Bytes that removing an image gives back. */
export function freedBytes(engine: Engine, image: Image): number {
  return freedLayers(engine, image).reduce((sum, layer) => sum + layer.size, 0)
}

function deleteImage(engine: Engine, image: Image): Outcome<ImageRemoval> {
  const deleted = [image.id, ...freedLayers(engine, image).map((layer) => layer.id)]
  const next = { ...engine, images: engine.images.filter((other) => other !== image) }
  return done(next, { image, untagged: image.references.toSorted(), digests: repoDigests(image), deleted })
}

export function imageUsers(engine: Engine, image: Image): readonly Container[] {
  return engine.containers.filter((container) => container.imageId === image.id)
}

function untag(engine: Engine, image: Image, reference: string): Outcome<ImageRemoval> {
  const left = without(image, reference)
  const kept = new Set(repoDigests(left))
  const digests = repoDigests(image).filter((text) => !kept.has(text))
  const images = engine.images.map((other) => (other === image ? left : other))
  return done({ ...engine, images }, { image, untagged: [reference], digests, deleted: [] })
}

/**
 * Takes a name from an image, and deletes the image with its last name. An image that a container was made from is only removed by
 * force, and never while one of them runs.
 */
export function removeImage(engine: Engine, text: string, force: boolean): Outcome<ImageRemoval> {
  const found = findImage(engine, text)
  if (found.type === 'refused') return found
  const image = found.value
  const reference = image.references.find(
    (name) => imageByReference(engine, name) && (name === text || name === `${text}:latest`),
  )
  if (reference !== undefined && image.references.length > 1) return untag(engine, image, reference)
  if (reference === undefined && image.references.length > 1 && !force) {
    return refused({ type: 'image-has-many-names', imageId: image.id })
  }
  const users = imageUsers(engine, image)
  const by = users.find((container) => container.state.type === 'running') ?? users[0]
  // by force a name is taken from an image of which something runs; the image stays, without a name
  if (reference !== undefined && force && by?.state.type === 'running') return untag(engine, image, reference)
  if (by && (!force || by.state.type === 'running')) {
    return refused({ type: 'image-in-use', image: text, imageId: image.id, by })
  }
  return deleteImage(engine, image)
}

/** What a prune of images took away. */
export interface ImagePrune {
  readonly engine: Engine
  readonly removals: readonly ImageRemoval[]
  readonly bytes: number
}

/** Removes the images that no container uses: those without a name, or `all` of them. */
export function pruneImages(engine: Engine, all: boolean, chosen: (image: Image) => boolean = () => true): ImagePrune {
  let [next, bytes] = [engine, 0]
  const removals: ImageRemoval[] = []
  for (const image of engine.images) {
    if (!chosen(image) || (!all && image.references.length > 0) || imageUsers(next, image).length > 0) continue
    bytes += freedBytes(next, image)
    const removal = deleteImage(next, image)
    if (removal.type === 'refused') continue
    removals.push(removal.value)
    next = removal.engine
  }
  return { engine: next, removals, bytes }
}
