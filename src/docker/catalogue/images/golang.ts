import { isSince, pathWith, type Repository, variants } from '../repository.ts'

export const golang: Repository = {
  config: { command: ['bash'], workingDirectory: '/go' },
  variables: (version) => [
    pathWith('/go/bin', '/usr/local/go/bin'),
    `GOLANG_VERSION=${version}`,
    ...(isSince(version, 1, 21) ? ['GOTOOLCHAIN=local'] : []),
    'GOPATH=/go',
  ],
  variants: variants('latest,1.21 debian 1.21.5 823 6 14', 'alpine,1.21-alpine alpine 1.21.5 218 4 14'),
  releases:
    '1.26.0, 1.25.4, 1.24.10, 1.23.12, 1.22.12, 1.21.5, 1.20.14, 1.19.13, 1.18.10, 1.17.13, 1.16.15, 1.15.15, 1.14.15',
}
