import { parseReference } from './reference.ts'
import { referenceText } from './reference-text.ts'
import type { Container, Engine, Image, Network, Outcome, Volume } from './model.ts'
import { done, refused } from './model.ts'
import { repoDigests } from './repo-digests.ts'

const MINIMUM_HEX = /^[0-9a-f]+$/

/** The containers of a list by their ids: a list is never changed, and is looked into often. */
const byIds = new WeakMap<Engine['containers'], ReadonlyMap<string, Container>>()

/** The container that has this whole id. */
export function containerById({ containers }: Engine, id: string): Container | undefined {
  const known = byIds.get(containers)
  if (known) return known.get(id)
  const made = new Map(containers.map((container) => [container.id, container] as const))
  byIds.set(containers, made)
  return made.get(id)
}

/** Finds a container by its whole id, its name, or the beginning of its id, in this order. */
export function findContainer(engine: Engine, text: string): Outcome<Container> {
  const name = text.replace(/^\//, '')
  const exact = containerById(engine, text) ?? engine.containers.find((container) => container.name === name)
  if (exact) return done(engine, exact)
  const matches = MINIMUM_HEX.test(text) ? engine.containers.filter((container) => container.id.startsWith(text)) : []
  if (matches.length > 1) return refused({ type: 'ambiguous-container', prefix: text })
  const [match] = matches
  return match ? done(engine, match) : refused({ type: 'no-such-container', container: text })
}

/** The image that holds this `repository:tag` or `repository@sha256:…`. */
export function imageByReference(engine: Engine, reference: string): Image | undefined {
  return engine.images.find((image) => image.references.includes(reference) || repoDigests(image).includes(reference))
}

export function imageById(engine: Engine, id: string): Image | undefined {
  return engine.images.find((image) => image.id === id)
}

/** Finds an image by name (tag `latest` if none is given) or by the beginning of its id. */
export function findImage(engine: Engine, text: string): Outcome<Image> {
  const reference = parseReference(text)
  const named = reference.type === 'reference' ? imageByReference(engine, referenceText(reference)) : undefined
  if (named) return done(engine, named)
  const id = text.replace(/^sha256:/, '')
  const byId = MINIMUM_HEX.test(id) ? engine.images.find((image) => image.id.startsWith(id)) : undefined
  if (byId) return done(engine, byId)
  return refused({
    type: 'no-such-image',
    image: reference.type === 'reference' ? referenceText(reference) : text,
  })
}

/** Finds a network by name or by the beginning of its id. */
export function findNetwork(engine: Engine, text: string): Outcome<Network> {
  const network =
    engine.networks.find((candidate) => candidate.name === text) ??
    (MINIMUM_HEX.test(text) ? engine.networks.find((candidate) => candidate.id.startsWith(text)) : undefined)
  return network ? done(engine, network) : refused({ type: 'no-such-network', network: text })
}

export function findVolume(engine: Engine, name: string): Outcome<Volume> {
  const volume = engine.volumes.find((candidate) => candidate.name === name)
  return volume ? done(engine, volume) : refused({ type: 'no-such-volume', volume: name })
}
