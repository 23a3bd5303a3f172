/** A name that may tell an image by its digest. */
interface Named {
  readonly repository: string
  readonly tag: string
  /** `sha256:…`. */
  readonly digest?: string | undefined
}

/** `repository:tag`, or `repository@sha256:…` where a digest was given. */
export function referenceText({ repository, tag, digest }: Named): string {
  return digest === undefined ? `${repository}:${tag}` : `${repository}@${digest}`
}
