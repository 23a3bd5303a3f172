import { type Repository, variants } from '../repository.ts'

export const memcached: Repository = {
  config: { entrypoint: ['docker-entrypoint.sh'], command: ['memcached'], exposed: ['11211/tcp'] },
  variables: (version) => [
    `MEMCACHED_VERSION=${version}`,
    `MEMCACHED_URL=https://memcached.org/files/memcached-${version}.tar.gz`,
  ],
  variants: variants('latest,1.6 debian-slim 1.6.22 84.9 5 21', 'alpine alpine 1.6.22 11.4 5 21'),
  releases: '1.6.39, 1.6.22',
}
