import { blobsOf, imageFrom } from '../archive/image-archive.ts'
import { digestOf } from '../engine/digest.ts'
import { filledLayers } from '../engine/images.ts'
import type { Image } from '../engine/model.ts'
import { imageByReference } from '../engine/lookup.ts'
import { DOCKER_HUB, hostAndPath, parseReference, type Reference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { pushed } from '../engine/repo-digests.ts'
import { credentialsFor } from '../settings/credentials.ts'
import { UnreadableWorld } from '../../shell/machine.ts'
import { type Answer, done, refusedWith } from './answer.ts'
import { imageEvent } from './events.ts'
import { askRegistry, registryUrl } from './registry.ts'
import { type Client, engineNow } from './request.ts'

const FOUND = 200
const UNAUTHORIZED = 401
const NOT_FOUND = 404
const CREATED = 201

/** Bytes as a text of as many characters, and back. */
const asText = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
const asBytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const filled = (image: Image): readonly string[] => filledLayers(image).map(({ id }) => id)

/** What a registry gets of an image. */
export function manifestOf(image: Image): string {
  const { description, tree } = blobsOf(image)
  return JSON.stringify({ schemaVersion: 2, id: image.id, layers: filled(image), description, tree: asText(tree) })
}

/** The layers of an image that the repository of its name has already. */
export async function layersThere(
  client: Client,
  image: Image,
  reference: Reference,
  credentials: string | undefined,
): Promise<Answer<ReadonlySet<string>>> {
  const [host, path] = hostAndPath(reference)
  const there = new Set<string>()
  for (const id of filled(image)) {
    const reply = await askRegistry(client, host, { method: 'HEAD', path: `${path}/blobs/sha256:${id}`, credentials })
    if (reply.type === 'unreachable') return refusedWith(reply.reason)
    if (reply.response.status === UNAUTHORIZED) return refusedWith('no basic auth credentials')
    if (reply.response.status === FOUND) there.add(id)
  }
  return done(there)
}

/** Sends an image to the registry of its name; gives the digest that it has there. */
export async function pushImage(
  client: Client,
  image: Image,
  reference: Reference,
  credentials: string | undefined,
): Promise<Answer<string>> {
  const [host, path] = hostAndPath(reference)
  const body = manifestOf(image)
  const put = { method: 'PUT', path: `${path}/manifests/${reference.tag}`, body, credentials } as const
  const reply = await askRegistry(client, host, put)
  if (reply.type === 'unreachable') return refusedWith(reply.reason)
  if (reply.response.status === UNAUTHORIZED) return refusedWith('no basic auth credentials')
  if (reply.response.status !== CREATED)
    return refusedWith(`received unexpected HTTP status: ${reply.response.status} ${reply.response.reason}`)
  const digest = digestOf(body)
  const { repository } = reference
  client.system.engine.update((engine) => pushed(engine, image.id, repository, digest))
  client.system.journal?.record(imageEvent('push', referenceText(reference), repository))
  return done(digest)
}

/** Sends the image of a name to the registry of that name; gives the digest that it has there. */
export async function pushByName(client: Client, name: string): Promise<Answer<string>> {
  const reference = parseReference(name)
  if (reference.type === 'bad-reference') return refusedWith('invalid reference format')
  const image = imageByReference(engineNow(client), referenceText(reference))
  const [host] = hostAndPath(reference)
  if (!image) return refusedWith(`An image does not exist locally with the tag: ${reference.repository}`)
  if (host === DOCKER_HUB) return refusedWith('denied: requested access to the resource is denied')
  return pushImage(client, image, reference, credentialsFor(client.system, host))
}

/** Fetches an image from the registry of its name. */
export async function fetchImage(
  client: Client,
  reference: Reference,
  credentials: string | undefined,
): Promise<Answer<Image>> {
  const [host, path] = hostAndPath(reference)
  const manifest = `${path}/manifests/${reference.tag}`
  const reply = await askRegistry(client, host, { method: 'GET', path: manifest, credentials })
  if (reply.type === 'unreachable') return refusedWith(reply.reason)
  const { status, body } = reply.response
  const url = registryUrl(host, manifest)
  if (status === UNAUTHORIZED) return refusedWith(`Head "${url}": no basic auth credentials`)
  const name = `${reference.repository}:${reference.tag}`
  if (status === NOT_FOUND) return refusedWith(`manifest for ${name} not found: manifest unknown: manifest unknown`)
  try {
    const { id, description, tree } = JSON.parse(body) as { id: string; description: string; tree: string }
    return done({ ...imageFrom(id, description, asBytes(tree), client.clock), digest: digestOf(body) })
  } catch (error) {
    if (!(error instanceof UnreadableWorld || error instanceof SyntaxError)) throw error
    return refusedWith(`error parsing HTTP ${status} response body: ${error.message}`)
  }
}
