import { type Repository, variants } from '../repository.ts'

export const whoami: Repository = {
  config: { entrypoint: ['/whoami'], exposed: ['80/tcp'] },
  variants: variants('latest,v1.11 scratch 1.11.0 6.9 3 200'),
  releases: 'v1.11.0, v1.10.4',
}
