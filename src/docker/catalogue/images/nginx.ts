import { type Repository, variants } from '../repository.ts'

export const nginx: Repository = {
  config: {
    entrypoint: ['/docker-entrypoint.sh'],
    command: ['nginx', '-g', 'daemon off;'],
    exposed: ['80/tcp'],
    stopSignal: 'SIGQUIT',
    labels: { maintainer: 'NGINX Docker Maintainers <docker-maint@nginx.com>' },
  },
  variables: (version) => [`NGINX_VERSION=${version}`],
  variants: variants(
    'latest,1.25,1.25.3,mainline debian-slim 1.25.3 133 6 14',
    'alpine,1.25-alpine,mainline-alpine alpine 1.25.3 42.6 7 14',
    'stable,1.24,1.24.0 debian-slim 1.24.0 131 6 30',
    'stable-alpine,1.24-alpine alpine 1.24.0 41.2 7 30',
  ),
  releases:
    '1.29.3, 1.28.0, 1.27.5, 1.26.3, 1.25.3, 1.24.0, 1.23.4, 1.22.1, 1.21.6, 1.20.2, 1.19.10, 1.18.0, 1.17.10, 1.16.1, 1.15.12, 1.14.2, 1.13.12',
  flavours: 'perl',
}
