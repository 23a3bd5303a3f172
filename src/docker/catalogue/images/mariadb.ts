import { isSince, type Repository, variants } from '../repository.ts'

export const mariadb: Repository = {
  config: {
    entrypoint: ['docker-entrypoint.sh'],
    command: ['mariadbd'],
    exposed: ['3306/tcp'],
    volumes: ['/var/lib/mysql'],
  },
  variables: (version) => [
    'LANG=C.UTF-8',
    `MARIADB_VERSION=1:${version}+maria~ubu${isSince(version, 11, 4) ? '2404' : isSince(version, 10, 6) ? '2204' : '2004'}`,
  ],
  variants: variants('latest,11,11.2 ubuntu 11.2.2 405 8 20'),
  releases: '12.1.2, 11.8.5 lts, 11.4.9, 11.2.2, 10.11.15, 10.6.24, 10.5.29, 10.4.34, 10.3.39',
  flavours: 'ubi',
}
