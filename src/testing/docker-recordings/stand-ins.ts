import type { Catalogue } from '../../docker/catalogue/catalogue.ts'
import { official } from '../../docker/catalogue/official.ts'
import type { Image } from '../../docker/engine/model.ts'
import { referenceText } from '../../docker/engine/reference.ts'

const MB = 1e6

/** The images of the recordings: small, with official names. Bytes of all layers. */
const SIZES: Readonly<Record<string, number>> = {
  'node:16-alpine': 6.99 * MB,
  'redis:alpine': 1.99 * MB,
  'nginx:latest': 4.99 * MB,
  'postgres:13': 6.99 * MB,
  'alpine:latest': 1.99 * MB,
  'ubuntu:latest': 3.97 * MB,
  'busybox:latest': 1.99 * MB,
  'hello-world:latest': 1.99 * MB,
}

/** How long before the recordings the images were made, in milliseconds. */
const AGE = 4 * 60_000

function resized(image: Image, size: number, now: number): Image {
  const created = now - AGE
  // all in the lowest layer
  const layers = image.layers.map((layer, at) => ({ ...layer, created, size: at === 0 ? size : 0 }))
  return { ...image, layers, created, digest: undefined }
}

export const standInNames: readonly string[] = Object.keys(SIZES)

/** What could be pulled where the recordings were made. */
export const standIns: Catalogue = {
  names: official.names,
  ask(reference, now) {
    const answer = official.ask(reference, now)
    const size = SIZES[referenceText(reference)]
    return answer.type === 'image' && size !== undefined
      ? { type: 'image', image: resized(answer.image, size, now) }
      : answer
  },
}
