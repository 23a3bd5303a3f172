/** The name of an image: `nginx`, `nginx:1.25`, `ghcr.io/owner/app:v1`. */
export interface Reference {
  readonly type: 'reference'
  /** As Docker shows it: without `docker.io/library/`. */
  readonly repository: string
  readonly tag: string
  /** Whether the tag was given, or is the default. */
  readonly tagged: boolean
  /** `sha256:…`, where one was given. */
  readonly digest?: string | undefined
}

export interface BadReference {
  readonly type: 'bad-reference'
  readonly reason: 'format' | 'upper-case' | 'digest-algorithm' | 'digest-length' | 'too-long' | 'only-hex'
}

export const DEFAULT_TAG = 'latest'

const COMPONENT = '[a-z0-9]+(?:(?:\\.|_|__|-+)[a-z0-9]+)*'
const LABEL = '(?:[a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]*[a-zA-Z0-9])'
const HOST = `${LABEL}(?:\\.${LABEL})*(?::[0-9]+)?`
const TAG = '[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}'
const DIGEST = '[A-Za-z][A-Za-z0-9]*(?:[-_+.][A-Za-z][A-Za-z0-9]*)*:[0-9a-fA-F]{32,}'
const REFERENCE = new RegExp(
  `^${HOST}/(?<path>${COMPONENT}(?:/${COMPONENT})*)(?::(?<tag>${TAG}))?(?:@(?<digest>${DIGEST}))?$`,
)

/** The registry of names that tell none. */
export const DOCKER_HUB = 'docker.io'
const MOST_CHARACTERS = 255
/** Hexadecimal digits of a digest, by its algorithm. */
const DIGEST_LENGTHS: Readonly<Record<string, number>> = { sha256: 64, sha384: 96, sha512: 128 }

/** The registry's name, and the rest (`splitDockerDomain`). */
function splitHost(text: string): readonly [host: string, rest: string] {
  const slash = text.indexOf('/')
  const first = text.slice(0, Math.max(slash, 0))
  const isHost = slash > 0 && (/[.:]/.test(first) || first === 'localhost')
  const [host, rest] = isHost
    ? [first.replace(/^index\.docker\.io$/, DOCKER_HUB), text.slice(slash + 1)]
    : [DOCKER_HUB, text]
  return [host, host === DOCKER_HUB && !rest.includes('/') ? `library/${rest}` : rest]
}

const bad = (reason: BadReference['reason']): BadReference => ({ type: 'bad-reference', reason })

function badDigest(digest: string): BadReference | undefined {
  const [algorithm = '', digits = ''] = digest.split(':')
  const length = Object.hasOwn(DIGEST_LENGTHS, algorithm) ? DIGEST_LENGTHS[algorithm] : undefined
  if (length === undefined) return bad('digest-algorithm')
  return digits.length === length ? undefined : bad('digest-length')
}

/** Reads an image's name (the grammar of the distribution project's `reference` package). */
export function parseReference(text: string): Reference | BadReference {
  if (/^[0-9a-f]{64}$/.test(text)) return bad('only-hex')
  const [host, rest] = splitHost(text)
  const name = rest.split(':')[0] ?? ''
  if (name !== name.toLowerCase()) return bad('upper-case')
  const { path, tag, digest } = REFERENCE.exec(`${host}/${rest}`)?.groups ?? {}
  if (path === undefined) return bad('format')
  if (host.length + 1 + path.length > MOST_CHARACTERS) return bad('too-long')
  const wrong = digest === undefined ? undefined : badDigest(digest)
  if (wrong) return wrong
  const repository = host === DOCKER_HUB ? path.replace(/^library\/(?=[^/]+$)/, '') : `${host}/${path}`
  return {
    type: 'reference',
    repository,
    tag: tag ?? DEFAULT_TAG,
    tagged: tag !== undefined,
    ...(digest !== undefined && { digest }),
  }
}

/** Whose image it is, and the path in that registry: `docker.io` and `library/nginx` for `nginx`. */
export function hostAndPath({ repository }: Pick<Reference, 'repository'>): readonly [host: string, path: string] {
  return splitHost(repository)
}

/** `docker.io/library/nginx` for `nginx`. */
export function fullName(repository: string): string {
  return hostAndPath({ repository }).join('/')
}
