import { isSince, type Repository, variants } from '../repository.ts'

export const node: Repository = {
  config: { entrypoint: ['docker-entrypoint.sh'], command: ['node'] },
  variables: (version) => [`NODE_VERSION=${version}`, `YARN_VERSION=1.22.${isSince(version, 22) ? 22 : 19}`],
  variants: variants(
    'latest,21 debian 21.4.0 1100 7 14',
    '20,lts debian 20.10.0 1100 7 14',
    'alpine,21-alpine alpine 21.4.0 142 3 14',
    '20-alpine,lts-alpine alpine 20.10.0 137 3 14',
    '18-alpine alpine 18.19.0 132 3 14',
    '16-alpine alpine 16.20.2 110 3 120',
    'slim,21-slim debian-slim 21.4.0 248 5 14',
  ),
  releases:
    '25.2.1 current, 24.11.1 krypton, 23.11.1, 22.21.1 jod, 21.4.0, 20.10.0 iron lts, 18.19.0 hydrogen, 16.20.2 gallium, 14.21.3, 12.22.12 erbium, 10.24.1 dubnium',
}
