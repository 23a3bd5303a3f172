import type { Image, ImageConfig } from './model.ts'
import { referenceText, type Reference } from './reference.ts'
import { imageOf, type Repository, type Variant, variantOf, variants } from './repository.ts'
import { nginx, node, postgres } from './seeded-repositories.ts'

const shellOnly = (command: string): Partial<ImageConfig> => ({ command: [command] })

/** The simulated registry: official images with their tags, sizes and the way they run. */
const repositories: Readonly<Record<string, Repository>> = {
  'hello-world': {
    config: { command: ['/hello'] },
    variants: variants('latest,linux scratch 1 0.0133 1 200'),
  },
  nginx,
  httpd: {
    config: {
      command: ['httpd-foreground'],
      exposed: ['80/tcp'],
      workingDirectory: '/usr/local/apache2',
      stopSignal: 'SIGWINCH',
    },
    variants: variants('latest,2.4,2.4.58 debian-slim 2.4.58 168 5 14', 'alpine,2.4-alpine alpine 2.4.58 59.4 5 14'),
  },
  postgres,
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
  node,
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

function repositoryOf(name: string): Repository | undefined {
  return Object.hasOwn(repositories, name) ? repositories[name] : undefined
}

/** Names that completion offers for a pull. */
export function knownRepositories(): readonly string[] {
  return Object.keys(repositories).toSorted()
}

/** The repository and the variant of a piece of software (`Image.software`). */
export function softwareOf(key: string): { readonly repository: string; readonly variant: Variant } | undefined {
  const [repository = '', tag = ''] = key.split(':')
  const known = repositoryOf(repository)
  const variant = known && variantOf(known, tag)
  return variant && { repository, variant }
}

/** What the registry answers when it is asked for an image. */
export type RegistryAnswer =
  | { readonly type: 'image'; readonly image: Image }
  | { readonly type: 'access-denied'; readonly repository: string }
  | { readonly type: 'manifest-unknown'; readonly reference: string }

/** Asks the registry for an image, as it is at the time `now`. */
export function askRegistry(reference: Reference, now: number): RegistryAnswer {
  const { repository, tag } = reference
  const known = repositoryOf(repository)
  if (!known) return { type: 'access-denied', repository }
  const variant = variantOf(known, tag)
  return variant
    ? { type: 'image', image: imageOf(repository, known, variant, now) }
    : { type: 'manifest-unknown', reference: referenceText(reference) }
}
