import type { Base, Repository, Variant } from './repository.ts'

/** Words of tags that say what an image is made from. */
const DISTRIBUTION = /^(?:alpine(?:3(?:\.\d+)?)?|slim|trixie|bookworm|bullseye|buster|noble|jammy|focal)$/

/** A version that tags name by rule: its parts, its other names. */
interface Release {
  readonly version: string
  readonly names: readonly string[]
}

const releasesOf = (text: string): readonly Release[] =>
  text.split(', ').map((row) => {
    const [version = '', ...names] = row.split(' ')
    return { version, names }
  })

const isOf = ({ version, names }: Release, name: string): boolean =>
  version === name || version.startsWith(`${name}.`) || names.includes(name)

/** An earlier patch of a release: `10.6.15` of 10.6.24. There were all of them. */
function earlierOf({ version }: Release, name: string): Release | undefined {
  const [own, asked] = [version.split('.'), name.split('.')]
  const isSeries =
    own.length > 1 && own.length === asked.length && own.slice(0, -1).every((part, at) => part === asked[at])
  const patch = asked.at(-1) ?? ''
  return isSeries && /^\d+$/.test(patch) && Number(patch) < Number(own.at(-1))
    ? { version: name, names: [] }
    : undefined
}

/** A release before those of its series that are listed: `18.0.0` and `18.12` of 18.19.0, where each 18 went before the next. */
function beforeOf({ version }: Release, name: string): Release | undefined {
  const [own, asked] = [version.split('.'), name.split('.')]
  const [major, minor = '', patch = '0'] = asked
  const isEarlier = own[0] === major && Number(minor) < Number(own[1])
  if (!isEarlier || !/^\d+(?:\.\d+){1,2}$/.test(name) || own.length < asked.length) return undefined
  return { version: own.length > 2 ? [major, minor, patch].join('.') : name, names: [] }
}

/** The release that a tag begins with: one of those listed, or one that went before. */
function releaseNamed(releases: readonly Release[], name: string): Release | undefined {
  const series = name.split('.', 2).join('.')
  const rule = releases.some((release) => isOf(release, series)) ? earlierOf : beforeOf
  const [earlier] = releases.flatMap((release) => rule(release, name) ?? [])
  return releases.find((release) => isOf(release, name)) ?? earlier
}

function baseFor(words: readonly string[], usual: Base): Base {
  if (words.some((word) => word.startsWith('alpine'))) return 'alpine'
  return words.includes('slim') ? 'debian-slim' : usual
}

/** What a tag means by rule: a version or a part of one, and words that tell what it is made from. */
function byRule(repository: Repository, tag: string): Variant | undefined {
  const { variants: known, releases, flavours = '' } = repository
  const versions = releases === undefined ? [] : releasesOf(releases)
  const parts = tag.split('-')
  const [name = ''] = parts
  const [usual] = known
  const named = releaseNamed(versions, name)
  const words = named ? parts.slice(1) : parts
  const current = versions.find(({ version }) => version === usual?.version) ?? versions[0]
  const release = named ?? current
  if (!usual || !release || !words.every((word) => DISTRIBUTION.test(word) || flavours.split(' ').includes(word)))
    return undefined
  const base = baseFor(words, usual.base)
  const like = known.find((variant) => variant.base === base) ?? usual
  return { ...like, base, version: release.version, tags: [[release.version, ...words].join('-')] }
}

/** The variant that a tag means, or undefined. */
export function variantOf(repository: Repository, tag: string): Variant | undefined {
  return repository.variants.find((variant) => variant.tags.includes(tag)) ?? byRule(repository, tag)
}
