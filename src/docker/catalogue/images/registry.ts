import { type Repository, variants } from '../repository.ts'

export const registry: Repository = {
  config: {
    entrypoint: ['/entrypoint.sh'],
    command: ['/etc/distribution/config.yml'],
    exposed: ['5000/tcp'],
    volumes: ['/var/lib/registry'],
  },
  variants: variants('latest,3 alpine 3.0.0 57.7 5 200', '2 alpine 2.8.3 25.4 5 400'),
  releases: '3.0.0, 2.8.3',
}
