import { type Repository, variants } from '../repository.ts'

export const redis: Repository = {
  config: {
    entrypoint: ['docker-entrypoint.sh'],
    command: ['redis-server'],
    exposed: ['6379/tcp'],
    volumes: ['/data'],
    workingDirectory: '/data',
  },
  variables: (version) => [
    `REDIS_VERSION=${version}`,
    `REDIS_DOWNLOAD_URL=http://download.redis.io/releases/redis-${version}.tar.gz`,
  ],
  variants: variants(
    'latest,7,7.2,7.2.3 debian-slim 7.2.3 138 6 21',
    'alpine,7-alpine,7.2-alpine alpine 7.2.3 40.7 6 21',
  ),
  releases: '8.4.0, 8.2.3, 8.0.5, 7.4.7, 7.2.3, 6.2.21, 6.0.20, 5.0.14',
}
