/** The name of an image: `nginx`, `nginx:1.25`, `ghcr.io/owner/app:v1`. */
export interface Reference {
  readonly type: 'reference'
  /** As Docker shows it: without `docker.io/library/`. */
  readonly repository: string
  readonly tag: string
  /** Whether the tag was given, or is the default. */
  readonly tagged: boolean
}

export interface BadReference {
  readonly type: 'bad-reference'
  readonly reason: 'format' | 'upper-case'
}

export const DEFAULT_TAG = 'latest'

const COMPONENT = '[a-z0-9]+(?:(?:\\.|_|__|-+)[a-z0-9]+)*'
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?'
const HOST = `(?:localhost|${LABEL}(?:\\.${LABEL})+)(?::[0-9]+)?|${LABEL}:[0-9]+`
const REPOSITORY = new RegExp(`^(?:(?:${HOST})/)?${COMPONENT}(?:/${COMPONENT})*$`)
const TAG = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/

function splitTag(text: string): readonly [string, string | undefined] {
  const colon = text.lastIndexOf(':')
  return colon > text.lastIndexOf('/') ? [text.slice(0, colon), text.slice(colon + 1)] : [text, undefined]
}

/** Reads an image's name (the grammar of the distribution project's `reference` package, without digests). */
export function parseReference(text: string): Reference | BadReference {
  const [named, tag] = splitTag(text)
  const repository = named.replace(/^(?:docker\.io|index\.docker\.io)\//, '').replace(/^library\/(?=[^/]+$)/, '')
  if (named.length > 255 || (tag !== undefined && !TAG.test(tag))) return { type: 'bad-reference', reason: 'format' }
  if (REPOSITORY.test(repository)) {
    return { type: 'reference', repository, tag: tag ?? DEFAULT_TAG, tagged: tag !== undefined }
  }
  const lower = REPOSITORY.test(repository.toLowerCase())
  return { type: 'bad-reference', reason: lower ? 'upper-case' : 'format' }
}

/** `repository:tag`. */
export function referenceText(reference: { readonly repository: string; readonly tag: string }): string {
  return `${reference.repository}:${reference.tag}`
}
