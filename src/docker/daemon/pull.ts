import { official } from '../catalogue/official.ts'
import { shortId } from '../engine/digest.ts'
import { addImage, filledLayers } from '../engine/images.ts'
import { imageById, imageByReference } from '../engine/lookup.ts'
import type { Image } from '../engine/model.ts'
import { DOCKER_HUB, fullName, hostAndPath, type Reference } from '../engine/reference.ts'
import { pushed } from '../engine/repo-digests.ts'
import { referenceText } from '../engine/reference-text.ts'
import { credentialsFor } from '../settings/credentials.ts'
import { fetchLayers } from './fetch-layers.ts'
import type { PullProgress } from './pull-message.ts'
import { imageEvent } from './events.ts'
import type { Client } from './request.ts'
import { arrival } from '../arrival.ts'

export type PullResult =
  { readonly type: 'pulled'; readonly image: Image } | { readonly type: 'failed'; readonly reason: string }

async function fetchMissing(image: Image, client: Client, progress: PullProgress): Promise<void> {
  const known = new Set(client.system.engine.get().images.flatMap(({ layers }) => layers.map(({ id }) => id)))
  const layers = filledLayers(image)
  for (const { id } of layers.filter((layer) => known.has(layer.id)))
    await progress({ of: 'layer', id: shortId(id), status: 'Already exists' })
  await fetchLayers(
    layers.filter(({ id }) => !known.has(id)),
    client,
    progress,
  )
}

/** What stands in FROM for no image at all. */
const NO_BASE = 'scratch'

/**
 * Fetches an image from the registry into the engine, telling of each layer as Docker's terminal does once it is done. A registry's
 * refusal comes back in Docker's words, to be put after what the command says before them.
 * @throws Interrupted on Ctrl-C: layers that came so far are forgotten.
 */
export async function pullImage(reference: Reference, client: Client, progress: PullProgress): Promise<PullResult> {
  if (reference.repository === NO_BASE) return { type: 'failed', reason: `'${NO_BASE}' is a reserved name` }
  const answer = (client.system.catalogue ?? official).ask(reference, client.clock.now())
  const [host] = hostAndPath(reference)
  switch (answer.type) {
    case 'access-denied':
      if (host !== DOCKER_HUB && client.system.client) return pullFrom(host, reference, client, progress)
      return {
        type: 'failed',
        reason: `pull access denied for ${answer.repository}, repository does not exist or may require 'docker login': denied: requested access to the resource is denied`,
      }
    case 'manifest-unknown':
      return {
        type: 'failed',
        reason: `manifest for ${answer.reference} not found: manifest unknown: manifest unknown`,
      }
    case 'image':
      break
  }
  return receive(answer.image, reference, client, progress)
}

/** Fetches an image from a registry that the network has. */
async function pullFrom(
  host: string,
  reference: Reference,
  client: Client,
  progress: PullProgress,
): Promise<PullResult> {
  const { system } = client
  const credentials = credentialsFor(system, host)
  const { fetchImage } = await arrival(system, import('./push.ts'))
  const answer = await fetchImage(client, reference, credentials)
  if (answer.type === 'refused') return { type: 'failed', reason: answer.message }
  return receive(answer.value, reference, client, progress)
}

async function receive(
  image: Image,
  reference: Reference,
  client: Client,
  progress: PullProgress,
): Promise<PullResult> {
  const { engine } = client.system
  const name = referenceText(reference)
  await progress({
    of: 'image',
    id: reference.digest === undefined ? reference.tag : fullName(name),
    status: `Pulling from ${hostAndPath(reference)[1]}`,
  })
  const present = imageById(engine.get(), image.id)
  if (!present) await fetchMissing(image, client, progress)
  const news =
    imageByReference(engine.get(), name) === present && present
      ? 'Image is up to date for'
      : 'Downloaded newer image for'
  await progress({ of: 'image', status: `Digest: sha256:${image.digest ?? image.id}` })
  await progress({ of: 'image', status: `Status: ${news} ${name}` })
  engine.set(
    reference.digest === undefined
      ? addImage(engine.get(), image, name)
      : pushed(
          addImage(engine.get(), image, undefined),
          image.id,
          reference.repository,
          reference.digest.slice('sha256:'.length),
        ),
  )
  client.system.journal?.record(imageEvent('pull', name, reference.repository))
  return { type: 'pulled', image: imageById(engine.get(), image.id) ?? image }
}
