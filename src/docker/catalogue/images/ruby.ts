import { type Repository, variants } from '../repository.ts'

export const ruby: Repository = {
  config: { command: ['irb'] },
  variants: variants(
    'latest,3,3.2 debian 3.2.2 993 6 14',
    'slim debian-slim 3.2.2 210 4 14',
    'alpine alpine 3.2.2 88.1 4 14',
  ),
  releases: '3.4.7, 3.3.10, 3.2.2, 3.1.7, 3.0.7, 2.7.8, 2.6.10, 2.5.9',
}
