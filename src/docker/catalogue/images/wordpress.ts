import { type Repository, variants } from '../repository.ts'

export const wordpress: Repository = {
  config: {
    entrypoint: ['docker-entrypoint.sh'],
    command: ['apache2-foreground'],
    exposed: ['80/tcp'],
    volumes: ['/var/www/html'],
    workingDirectory: '/var/www/html',
    stopSignal: 'SIGWINCH',
  },
  variants: variants('latest,6 debian-slim 6.8.3 703 21 14'),
  releases: '6.8.3, 6.4.5, 5.9.8, 5.1.1',
  flavours: 'apache fpm cli php8.1 php8.2 php8.3 php8.4',
}
