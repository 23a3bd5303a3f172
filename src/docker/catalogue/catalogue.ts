import type { Image } from '../engine/model.ts'
import type { Reference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { imageOf, type Repository } from './repository.ts'
import { variantOf } from './tags.ts'

/** What the registry answers when it is asked for an image. */
export type RegistryAnswer =
  | { readonly type: 'image'; readonly image: Image }
  | { readonly type: 'access-denied'; readonly repository: string }
  | { readonly type: 'manifest-unknown'; readonly reference: string }

/** What can be pulled. */
export interface Catalogue {
  /** Names of repositories. */
  readonly names: readonly string[]
  /** Asks for an image, as it is at the time `now`. */
  ask(reference: Reference, now: number): RegistryAnswer
}

/** The catalogue that holds repositories, by their names. */
export function catalogueOf(repositories: Readonly<Record<string, Repository>>): Catalogue {
  return {
    names: Object.keys(repositories).toSorted(),
    ask(reference, now) {
      const { repository, tag, digest } = reference
      const known = Object.hasOwn(repositories, repository) ? repositories[repository] : undefined
      if (!known) return { type: 'access-denied', repository }
      const variant = digest === undefined ? variantOf(known, tag) : undefined
      const image =
        digest === undefined
          ? variant && imageOf(repository, known, variant, now)
          : known.variants
              .map((each) => imageOf(repository, known, each, now))
              .find((each) => `sha256:${each.digest}` === digest)
      return image ? { type: 'image', image } : { type: 'manifest-unknown', reference: referenceText(reference) }
    },
  }
}
