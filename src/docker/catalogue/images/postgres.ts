import { pathWith, type Repository, variants } from '../repository.ts'

/** Since 18 the data are in a directory of the version's own, and the volume is above it. */
const SINCE = 18

export const postgres: Repository = {
  config: {
    entrypoint: ['docker-entrypoint.sh'],
    command: ['postgres'],
    exposed: ['5432/tcp'],
    env: ['PGDATA=/var/lib/postgresql/data'],
    volumes: ['/var/lib/postgresql/data'],
    stopSignal: 'SIGINT',
  },
  configOf(version) {
    const major = Number.parseInt(version, 10)
    return major < SINCE
      ? {}
      : { env: [`PGDATA=/var/lib/postgresql/${major}/docker`], volumes: ['/var/lib/postgresql'] }
  },
  variables(version, { base }) {
    const [major = ''] = version.split('.')
    const isAlpine = base === 'alpine'
    return [
      ...(isAlpine ? [] : [`${pathWith()}:/usr/lib/postgresql/${major}/bin`]),
      'LANG=en_US.utf8',
      `PG_MAJOR=${major}`,
      `PG_VERSION=${version}${isAlpine ? '' : '-1.pgdg120+1'}`,
    ]
  },
  variants: variants(
    'latest,16,16.1 debian-slim 16.1 432 13 14',
    '15,15.5 debian-slim 15.5 425 13 14',
    '13,13.13 debian-slim 13.13 314 12 14',
    'alpine,16-alpine alpine 16.1 239 8 14',
  ),
  releases: '18.1, 17.7, 16.1, 15.5, 14.20, 13.13, 12.22, 11.22, 10.23, 9.6.24',
}
