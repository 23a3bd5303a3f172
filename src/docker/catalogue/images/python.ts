import { type Repository, variants } from '../repository.ts'

export const python: Repository = {
  config: { command: ['python3'] },
  variants: variants(
    'latest,3,3.12 debian 3.12.1 1020 7 14',
    'slim,3-slim,3.12-slim debian-slim 3.12.1 131 4 14',
    'alpine,3-alpine,3.12-alpine alpine 3.12.1 51.8 4 14',
    '3.11 debian 3.11.7 1010 7 14',
  ),
  releases: '3.14.0, 3.13.9, 3.12.1, 3.11.7, 3.10.19, 3.9.24, 3.8.20, 3.7.17, 3.6.15, 2.7.18',
}
