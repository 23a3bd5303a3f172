import { type Repository, variants } from '../repository.ts'

export const mongo: Repository = {
  config: {
    entrypoint: ['docker-entrypoint.sh'],
    command: ['mongod'],
    exposed: ['27017/tcp'],
    volumes: ['/data/db', '/data/configdb'],
  },
  variables: (version) => [
    'MONGO_PACKAGE=mongodb-org',
    'MONGO_REPO=repo.mongodb.org',
    `MONGO_MAJOR=${version.replace(/\.\d+$/, '')}`,
    `MONGO_VERSION=${version}`,
    'HOME=/data/db',
  ],
  variants: variants('latest,7,7.0,7.0.4 ubuntu 7.0.4 748 8 20'),
  releases: '8.2.2, 8.0.16, 7.0.4, 6.0.26, 5.0.31, 4.4.29, 4.2.24, 4.0.28, 3.6.23',
}
