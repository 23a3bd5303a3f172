import { digestOf } from '../engine/digest.ts'
import type { Image, ImageConfig, Layer } from '../engine/model.ts'
import { referenceText } from '../engine/reference-text.ts'

/** Which distribution an image is made from: its shells, its programs, the shape of its tree. */
export type Base = 'scratch' | 'busybox' | 'alpine' | 'debian' | 'debian-slim' | 'ubuntu' | 'redhat'

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

/** Images under one name, and what they share. */
export interface Repository {
  readonly config?: Partial<ImageConfig>
  /** What is otherwise in some versions, or under some tags. */
  readonly configOf?: (version: string, tags: readonly string[]) => Partial<ImageConfig>
  /** Variables that name its version, or stand behind those of `config`; PATH is the search path of its own programs. */
  readonly variables?: (version: string, variant: Variant) => readonly string[]
  /** Those that are told apart; the first one is like all others. */
  readonly variants: readonly Variant[]
  /** Further versions, newest first, each with its other names behind it: `24.11.1 krypton, 22.21.1 jod`. */
  readonly releases?: string
  /** Words that tags of this repository have besides the names of distributions: `fpm jre`. */
  readonly flavours?: string
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

/** The layer that images of a distribution share, in bytes. */
const baseSizes: Readonly<Record<Base, number>> = {
  scratch: 0,
  busybox: 4.26 * MB,
  alpine: 7.38 * MB,
  debian: 117 * MB,
  'debian-slim': 74.8 * MB,
  ubuntu: 77.8 * MB,
  redhat: 176 * MB,
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

const SEARCH_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** What a search path is in images that do not set their own. */
export const IMAGE_PATH = `PATH=${SEARCH_PATH}`

/** The search path where directories of an image's own come first. */
export const pathWith = (...first: readonly string[]): string => `PATH=${[...first, SEARCH_PATH].join(':')}`

/** Whether a version is at least another, by its first two numbers. */
export function isSince(version: string, major: number, minor = 0): boolean {
  const [own = 0, next = 0] = version.split('.').map((part) => Number.parseInt(part, 10))
  return own > major || (own === major && next >= minor)
}

const isPath = (variable: string): boolean => variable.startsWith('PATH=')

/** The search path, which is the first variable, and the others. */
function environmentOf(given: readonly string[]): readonly string[] {
  return [given.findLast(isPath) ?? IMAGE_PATH, ...given.filter((variable) => !isPath(variable))]
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
export function imageOf(
  name: string,
  { config: shared, configOf, variables }: Repository,
  variant: Variant,
  now: number,
): Image {
  const key = referenceText({ repository: name, tag: variant.tags[0] ?? '' })
  const config: ImageConfig = { ...defaults, ...shared, ...configOf?.(variant.version, variant.tags) }
  const created = now - variant.days * DAY
  return {
    id: digestOf(`image ${key} ${variant.version}`),
    references: [],
    digest: digestOf(`manifest ${key} ${variant.version}`),
    created,
    layers: layersOf(key, variant, config).map((layer) => ({ ...layer, created })),
    config: { ...config, env: environmentOf([...config.env, ...(variables?.(variant.version, variant) ?? [])]) },
    software: variant.software ?? key,
    files: undefined,
  }
}
