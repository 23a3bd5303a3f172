import { type Repository, variants } from '../repository.ts'

export const adminer: Repository = {
  config: {
    entrypoint: ['entrypoint.sh', 'docker-php-entrypoint'],
    command: ['php', '-S', '[::]:8080', '-t', '/var/www/html'],
    exposed: ['8080/tcp'],
    workingDirectory: '/var/www/html',
  },
  variants: variants('latest,5 alpine 5.4.1 118 14 30'),
  releases: '5.4.1, 4.8.1',
  flavours: 'standalone fastcgi',
}
