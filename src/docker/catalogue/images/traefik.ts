import { type Repository, variants } from '../repository.ts'

export const traefik: Repository = {
  config: { entrypoint: ['/entrypoint.sh'], command: ['traefik'], exposed: ['80/tcp'] },
  variants: variants('latest,v3 alpine v3.6.2 182 4 14'),
  releases:
    'v3.6.2, v3.5.6, v3.4.5, v3.3.7, v3.2.5, v3.1.7, v3.0.4, v2.11.30, v2.10.7, v2.9.10, v2.8.8, v2.6.7, 2.11.30, 2.10.7, 2.9.10, 2.8.8, 2.6.7',
}
