import { digestOf } from '../engine/digest.ts'
import type { Image, ImageConfig, Layer } from '../engine/model.ts'
import { referenceText } from '../engine/reference.ts'

/** Which distribution an image is made from: its shells, its programs, the shape of its tree. */
export type Base = 'scratch' | 'busybox' | 'alpine' | 'debian' | 'debian-slim' | 'ubuntu'

/** One image of the registry, under one or more tags. */
export interface Variant {
  readonly tags: readonly string[]
  readonly base: Base
  /** The version of its main program. */
  readonly version: string
  /** Bytes of all layers. */
  readonly size: number
  /** Layers above the distribution's own. */
  readonly layers: number
  /** How long ago it was made, when it is pulled. */
  readonly days: number
  /** The software inside where it is another image's, a key of the official catalogue. */
  readonly software?: string
}

/** A version that tags name by rule: its parts, its other names. */
export interface Release {
  readonly version: string
  readonly names: readonly string[]
}

/** Images under one name, and what they share. */
export interface Repository {
  readonly config?: Partial<ImageConfig>
  /** Those that are told apart; the first one is like all others. */
  readonly variants: readonly Variant[]
  /** Further versions, newest first. */
  readonly releases?: readonly Release[]
  /** Words that tags of this repository have besides the names of distributions: `fpm`, `jre`. */
  readonly flavours?: readonly string[]
}

const MB = 1_000_000

/** In milliseconds. */
export const DAY = 86_400_000

/** `tags` base version MB layers days, one variant a row. */
export function variants(...rows: readonly string[]): readonly Variant[] {
  return rows.map((row) => {
    const [tags = '', base = '', version = '', size = '', layers = '', days = ''] = row.split(/ +/)
    return {
      tags: tags.split(','),
      base: base as Base,
      version,
      size: Math.round(Number(size) * MB),
      layers: Number(layers),
      days: Number(days),
    }
  })
}

/** `version name…`, one release a row. */
export function releases(...rows: readonly string[]): readonly Release[] {
  return rows.map((row) => {
    const [version = '', ...names] = row.split(' ')
    return { version, names }
  })
}

/** The layer that images of a distribution share, in bytes. */
const baseSizes: Readonly<Record<Base, number>> = {
  scratch: 0,
  busybox: 4.26 * MB,
  alpine: 7.38 * MB,
  debian: 117 * MB,
  'debian-slim': 74.8 * MB,
  ubuntu: 77.8 * MB,
}

const defaults: ImageConfig = {
  entrypoint: [],
  command: [],
  env: [],
  exposed: [],
  workingDirectory: '',
  volumes: [],
  labels: {},
  stopSignal: 'SIGTERM',
}

/** What a search path is in every image. */
export const IMAGE_PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Words of tags that say what an image is made from. */
const DISTRIBUTION = /^(?:alpine(?:3(?:\.\d+)?)?|slim|trixie|bookworm|bullseye|buster|noble|jammy|focal)$/

const isOf = ({ version, names }: Release, name: string): boolean =>
  version === name || version.startsWith(`${name}.`) || names.includes(name)

function baseFor(words: readonly string[], usual: Base): Base {
  if (words.some((word) => word.startsWith('alpine'))) return 'alpine'
  return words.includes('slim') ? 'debian-slim' : usual
}

/** What a tag means by rule: a version or a part of one, and words that tell what it is made from. */
function byRule(
  { variants: known, releases: versions = [], flavours = [] }: Repository,
  tag: string,
): Variant | undefined {
  const parts = tag.split('-')
  const [name = ''] = parts
  const [usual] = known
  const named = versions.find((release) => isOf(release, name))
  const words = named ? parts.slice(1) : parts
  const current = versions.find(({ version }) => version === usual?.version) ?? versions[0]
  const release = named ?? current
  if (!usual || !release || !words.every((word) => DISTRIBUTION.test(word) || flavours.includes(word))) return undefined
  const base = baseFor(words, usual.base)
  const like = known.find((variant) => variant.base === base) ?? usual
  return { ...like, base, version: release.version, tags: [[release.version, ...words].join('-')] }
}

/** The variant that a tag means, or undefined. */
export function variantOf(repository: Repository, tag: string): Variant | undefined {
  return repository.variants.find((variant) => variant.tags.includes(tag)) ?? byRule(repository, tag)
}

/** Sizes of the layers above the distribution's: the first holds most, as the layer with the program does. */
function splitSize(total: number, count: number): readonly number[] {
  if (count === 0) return []
  const small = Math.floor((total * 0.1) / count)
  return Array.from({ length: count }, (_none, at) => (at === 0 ? total - small * (count - 1) : small))
}

const quoteList = (words: readonly string[]): string => `[${words.map((word) => JSON.stringify(word)).join(' ')}]`

/** Images made longer ago than this, in days, stand on the release of their distribution that was current then. */
const CURRENT_DAYS = 60

const baseLayerOf = ({ base, days }: Variant): string => (days > CURRENT_DAYS ? `${base} of ${days} days ago` : base)

function layersOf(name: string, variant: Variant, config: ImageConfig): readonly Omit<Layer, 'created'>[] {
  const base = variant.layers === 0 ? variant.size : Math.min(baseSizes[variant.base], variant.size)
  const shared = base === baseSizes[variant.base] ? baseLayerOf(variant) : name
  const layers =
    base === 0
      ? []
      : [{ id: digestOf(`layer ${shared}`), size: base, createdBy: '/bin/sh -c #(nop) ADD file:rootfs in / ' }]
  const own = splitSize(variant.size - base, variant.layers).map((size, at) => ({
    id: digestOf(`layer ${name} ${at}`),
    size,
    createdBy:
      at === 0 && variant.base !== 'scratch'
        ? '/bin/sh -c set -eux; install the program and what it needs'
        : `/bin/sh -c #(nop) COPY file:${digestOf(`${name} ${at}`).slice(0, 16)} in / `,
  }))
  const settings =
    config.command.length === 0
      ? []
      : [
          {
            id: digestOf(`layer ${name} cmd`),
            size: 0,
            createdBy: `/bin/sh -c #(nop)  CMD ${quoteList(config.command)}`,
          },
        ]
  return [...layers, ...own, ...settings]
}

/** The image as a pull brings it. */
export function imageOf(name: string, { config: shared }: Repository, variant: Variant, now: number): Image {
  const key = referenceText({ repository: name, tag: variant.tags[0] ?? '' })
  const config: ImageConfig = { ...defaults, ...shared }
  const created = now - variant.days * DAY
  return {
    id: digestOf(`image ${key} ${variant.version}`),
    references: [],
    digest: digestOf(`manifest ${key} ${variant.version}`),
    created,
    layers: layersOf(key, variant, config).map((layer) => ({ ...layer, created })),
    config: { ...config, env: [IMAGE_PATH, ...config.env] },
    software: variant.software ?? key,
    files: undefined,
  }
}
