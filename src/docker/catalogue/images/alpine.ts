import { type Repository, variants } from '../repository.ts'

export const alpine: Repository = {
  config: { command: ['/bin/sh'] },
  variants: variants('latest,3,3.19 alpine 3.19.0 7.38 0 14', '3.18 alpine 3.18.5 7.34 0 21'),
  releases:
    '3.22.2, 3.21.5, 3.20.8, 3.19.0, 3.18.5, 3.17.10, 3.16.9, 3.15.11, 3.14.10, 3.13.12, 3.12.12, 3.11.13, 3.10.9, edge',
}
