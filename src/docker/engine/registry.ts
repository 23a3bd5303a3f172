import { digestOf } from './digest.ts'
import type { Image, ImageConfig, Layer } from './model.ts'
import { referenceText, type Reference } from './reference.ts'
import { DAY } from './units.ts'

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
}

/** What a repository's images share. */
interface Repository {
  readonly config?: Partial<ImageConfig>
  readonly variants: readonly Variant[]
}

const MB = 1_000_000

/** `tags` base version MB layers days, one variant a row. */
function variants(...rows: readonly string[]): readonly Variant[] {
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

const shellOnly = (command: string): Partial<ImageConfig> => ({ command: [command] })

/** The simulated registry: official images with their tags, sizes and the way they run. */
const repositories: Readonly<Record<string, Repository>> = {
  'hello-world': {
    config: { command: ['/hello'] },
    variants: variants('latest,linux scratch 1 0.0133 1 200'),
  },
  nginx: {
    config: {
      entrypoint: ['/docker-entrypoint.sh'],
      command: ['nginx', '-g', 'daemon off;'],
      exposed: ['80/tcp'],
      env: ['NGINX_VERSION=1.25.3'],
      stopSignal: 'SIGQUIT',
    },
    variants: variants(
      'latest,1.25,1.25.3,mainline debian-slim 1.25.3 133 6 14',
      'alpine,1.25-alpine,mainline-alpine alpine 1.25.3 42.6 7 14',
      'stable,1.24,1.24.0 debian-slim 1.24.0 131 6 30',
      'stable-alpine,1.24-alpine alpine 1.24.0 41.2 7 30',
    ),
  },
  httpd: {
    config: {
      command: ['httpd-foreground'],
      exposed: ['80/tcp'],
      workingDirectory: '/usr/local/apache2',
      stopSignal: 'SIGWINCH',
    },
    variants: variants('latest,2.4,2.4.58 debian-slim 2.4.58 168 5 14', 'alpine,2.4-alpine alpine 2.4.58 59.4 5 14'),
  },
  postgres: {
    config: {
      entrypoint: ['docker-entrypoint.sh'],
      command: ['postgres'],
      exposed: ['5432/tcp'],
      env: ['PGDATA=/var/lib/postgresql/data'],
      volumes: ['/var/lib/postgresql/data'],
      stopSignal: 'SIGINT',
    },
    variants: variants(
      'latest,16,16.1 debian-slim 16.1 432 13 14',
      '15,15.5 debian-slim 15.5 425 13 14',
      '13,13.13 debian-slim 13.13 314 12 14',
      'alpine,16-alpine alpine 16.1 239 8 14',
    ),
  },
  mysql: {
    config: {
      entrypoint: ['docker-entrypoint.sh'],
      command: ['mysqld'],
      exposed: ['3306/tcp', '33060/tcp'],
      volumes: ['/var/lib/mysql'],
    },
    variants: variants('latest,8,8.2,8.2.0 debian-slim 8.2.0 619 10 20', '5.7 debian-slim 5.7.44 581 10 20'),
  },
  mariadb: {
    config: {
      entrypoint: ['docker-entrypoint.sh'],
      command: ['mariadbd'],
      exposed: ['3306/tcp'],
      volumes: ['/var/lib/mysql'],
    },
    variants: variants('latest,11,11.2 ubuntu 11.2.2 405 8 20'),
  },
  redis: {
    config: {
      entrypoint: ['docker-entrypoint.sh'],
      command: ['redis-server'],
      exposed: ['6379/tcp'],
      volumes: ['/data'],
      workingDirectory: '/data',
    },
    variants: variants(
      'latest,7,7.2,7.2.3 debian-slim 7.2.3 138 6 21',
      'alpine,7-alpine,7.2-alpine alpine 7.2.3 40.7 6 21',
    ),
  },
  memcached: {
    config: { entrypoint: ['docker-entrypoint.sh'], command: ['memcached'], exposed: ['11211/tcp'] },
    variants: variants('latest,1.6 debian-slim 1.6.22 84.9 5 21', 'alpine alpine 1.6.22 11.4 5 21'),
  },
  node: {
    config: { entrypoint: ['docker-entrypoint.sh'], command: ['node'] },
    variants: variants(
      'latest,21 debian 21.4.0 1100 7 14',
      '20,lts debian 20.10.0 1100 7 14',
      'alpine,21-alpine alpine 21.4.0 142 3 14',
      '20-alpine,lts-alpine alpine 20.10.0 137 3 14',
      '18-alpine alpine 18.19.0 132 3 14',
      '16-alpine alpine 16.20.2 110 3 120',
    ),
  },
  python: {
    config: { command: ['python3'] },
    variants: variants(
      'latest,3,3.12 debian 3.12.1 1020 7 14',
      'slim,3-slim,3.12-slim debian-slim 3.12.1 131 4 14',
      'alpine,3-alpine,3.12-alpine alpine 3.12.1 51.8 4 14',
      '3.11 debian 3.11.7 1010 7 14',
    ),
  },
  php: { config: shellOnly('php'), variants: variants('latest,8,8.3 debian 8.3.1 529 8 14') },
  ruby: { config: shellOnly('irb'), variants: variants('latest,3,3.2 debian 3.2.2 993 6 14') },
  golang: {
    config: { command: ['bash'], workingDirectory: '/go' },
    variants: variants('latest,1.21 debian 1.21.5 823 6 14', 'alpine,1.21-alpine alpine 1.21.5 218 4 14'),
  },
  alpine: {
    config: shellOnly('/bin/sh'),
    variants: variants('latest,3,3.19 alpine 3.19.0 7.38 0 14', '3.18 alpine 3.18.5 7.34 0 21'),
  },
  busybox: { config: shellOnly('sh'), variants: variants('latest,1,1.36 busybox 1.36.1 4.26 0 150') },
  ubuntu: {
    config: shellOnly('/bin/bash'),
    variants: variants('latest,22.04,jammy ubuntu 22.04 77.8 0 28', '20.04,focal ubuntu 20.04 72.8 0 28'),
  },
  debian: {
    config: shellOnly('bash'),
    variants: variants('latest,12,bookworm debian-slim 12.4 117 0 14', 'bookworm-slim debian-slim 12.4 74.8 0 14'),
  },
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

function repositoryOf(name: string): Repository | undefined {
  return Object.hasOwn(repositories, name) ? repositories[name] : undefined
}

/** The variant that a tag means, or undefined. */
export function findVariant(repository: string, tag: string): Variant | undefined {
  return repositoryOf(repository)?.variants.find((variant) => variant.tags.includes(tag))
}

/** True when the registry has images of this name. */
export function hasRepository(repository: string): boolean {
  return repositoryOf(repository) !== undefined
}

/** Names that completion offers for a pull. */
export function knownRepositories(): readonly string[] {
  return Object.keys(repositories).toSorted()
}

/** The repository and the variant of a piece of software (`Image.software`). */
export function softwareOf(key: string): { readonly repository: string; readonly variant: Variant } | undefined {
  const [repository = '', tag = ''] = key.split(':')
  const variant = findVariant(repository, tag)
  return variant && { repository, variant }
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
function imageOf(repository: string, variant: Variant, now: number): Image {
  const software = referenceText({ repository, tag: variant.tags[0] ?? '' })
  const config: ImageConfig = { ...defaults, ...repositoryOf(repository)?.config }
  const created = now - variant.days * DAY
  return {
    id: digestOf(`image ${software} ${variant.version}`),
    references: [],
    digest: digestOf(`manifest ${software} ${variant.version}`),
    created,
    layers: layersOf(software, variant, config).map((layer) => ({ ...layer, created })),
    config: { ...config, env: [IMAGE_PATH, ...config.env] },
    software,
    files: undefined,
  }
}

/** What the registry answers when it is asked for an image. */
export type RegistryAnswer =
  | { readonly type: 'image'; readonly image: Image }
  | { readonly type: 'access-denied'; readonly repository: string }
  | { readonly type: 'manifest-unknown'; readonly reference: string }

/** Asks the registry for an image, as it is at the time `now`. */
export function askRegistry(reference: Reference, now: number): RegistryAnswer {
  const { repository, tag } = reference
  const variant = findVariant(repository, tag)
  if (variant) return { type: 'image', image: imageOf(repository, variant, now) }
  if (hasRepository(repository)) return { type: 'manifest-unknown', reference: referenceText(reference) }
  return { type: 'access-denied', repository }
}
