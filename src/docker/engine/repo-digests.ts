import type { Engine, Image } from './model.ts'

/** `localhost:5000/app` for `localhost:5000/app:1.0`. */
export const repositoryOf = (reference: string): string => reference.slice(0, reference.lastIndexOf(':'))

const digestIn = (repository: string, digest: string): string => `${repository}@sha256:${digest}`

/** The repositories of registries in which an image is, each with the digest that it has there. */
export function repoDigests({ references, digest, digests }: Image): readonly string[] {
  if (digests) return digests
  // it was pulled by its first name
  const [first] = references
  return digest === undefined || first === undefined ? [] : [digestIn(repositoryOf(first), digest)]
}

/** An image that is in a repository, too. */
export function inRepository(image: Image, repository: string, digest: string): Image {
  const known = repoDigests(image)
  const added = digestIn(repository, digest)
  return known.includes(added) ? image : { ...image, digests: [...known, added] }
}

/** An image with other names: what it had of a repository goes with the last name there. */
export function withReferences(image: Image, references: readonly string[]): Image {
  const left = new Set(references.map(repositoryOf))
  const digests = repoDigests(image).filter((text) => left.has(text.slice(0, text.indexOf('@'))))
  return { ...image, references, digests }
}

/** An engine in which an image was sent to a repository. */
export const pushed = (engine: Engine, id: string, repository: string, digest: string): Engine => ({
  ...engine,
  images: engine.images.map((image) => (image.id === id ? inRepository(image, repository, digest) : image)),
})
