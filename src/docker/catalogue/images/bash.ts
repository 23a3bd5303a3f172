import { type Repository, variants } from '../repository.ts'

export const bash: Repository = {
  config: { entrypoint: ['docker-entrypoint.sh'], command: ['bash'] },
  variants: variants('latest,5 alpine 5.3.3 14.7 3 30'),
  releases: '5.3.3, 5.2.37, 5.1.16, 4.4.23, 3.2.57, devel',
}
