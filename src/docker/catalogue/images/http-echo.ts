import { type Repository, variants } from '../repository.ts'

export const httpEcho: Repository = {
  config: { entrypoint: ['/http-echo'], exposed: ['5678/tcp'] },
  variants: variants('latest,1.0 scratch 1.0.0 9.52 2 300'),
  releases: '1.0.0, 0.2.3',
}
