import { arrival } from '../arrival.ts'
import { type ImageRemoval, removeImage, tagImage } from '../engine/images.ts'
import { findImage } from '../engine/lookup.ts'
import { parseReference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { type Answer, answerTo, done, refusedWith } from './answer.ts'
import type { ImageJson, ImageSummary } from './api.ts'
import { describeImage } from './describe-image.ts'
import type { PullProgress } from './pull-message.ts'
import { type Client, engineNow, transition } from './request.ts'
import { imageSummary } from './summary.ts'

/** A name that was taken away, or an image or layer that is gone. */
export type ImageDeletion = { readonly Untagged: string } | { readonly Deleted: string }

/** What `DELETE /images/NAME` tells of a removal. */
const deletionsOf = ({ untagged, digests, deleted }: ImageRemoval): readonly ImageDeletion[] => [
  ...[...untagged, ...digests].map((Untagged) => ({ Untagged })),
  ...deleted.map((id) => ({ Deleted: `sha256:${id}` })),
]

/** What may be asked about the images there are. `name` is a reference, an id, or the beginning of one. */
export class Images {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  /** Newest first. */
  list(): readonly ImageSummary[] {
    const engine = engineNow(this.#client)
    return engine.images
      .toReversed()
      .toSorted((one, other) => other.created - one.created)
      .map((image) => imageSummary(image))
  }

  inspect(name: string): Answer<ImageJson> {
    return answerTo(findImage(engineNow(this.#client), name), describeImage)
  }

  /** Fetches an image from the registry. @throws Interrupted on Ctrl-C */
  async pull(name: string, progress: PullProgress): Promise<Answer<ImageJson>> {
    const reference = parseReference(name)
    if (reference.type === 'bad-reference') return refusedWith('invalid reference format')
    const { pullImage } = await arrival(this.#client.system, import('./pull.ts'))
    const result = await pullImage(reference, this.#client, progress)
    return result.type === 'pulled' ? done(describeImage(result.image)) : refusedWith(result.reason)
  }

  tag(name: string, reference: string): Answer<undefined> {
    const parsed = parseReference(reference)
    if (parsed.type === 'bad-reference') return refusedWith('invalid reference format')
    return transition(
      this.#client,
      (engine) => tagImage(engine, name, referenceText(parsed)),
      () => undefined,
    )
  }

  remove(name: string, { force = false } = {}): Answer<readonly ImageDeletion[]> {
    return transition(this.#client, (engine) => removeImage(engine, name, force), deletionsOf)
  }
}
