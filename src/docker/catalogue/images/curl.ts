import { type Repository, variants } from '../repository.ts'

/** Images whose one program is curl. */
export const curl: Repository = {
  config: { entrypoint: ['curl'] },
  variants: variants('latest alpine 8.17.0 21.9 4 20'),
  releases: '8.17.0, 8.16.0, 8.15.0, 8.14.1',
}
