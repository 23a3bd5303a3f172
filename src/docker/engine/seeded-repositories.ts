import { type Repository, variants } from './repository.ts'

// the repositories of which a fresh host has an image; all others are loaded with the registry

export const nginx: Repository = {
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
}

export const postgres: Repository = {
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
}

export const node: Repository = {
  config: { entrypoint: ['docker-entrypoint.sh'], command: ['node'] },
  variants: variants(
    'latest,21 debian 21.4.0 1100 7 14',
    '20,lts debian 20.10.0 1100 7 14',
    'alpine,21-alpine alpine 21.4.0 142 3 14',
    '20-alpine,lts-alpine alpine 20.10.0 137 3 14',
    '18-alpine alpine 18.19.0 132 3 14',
    '16-alpine alpine 16.20.2 110 3 120',
  ),
}
