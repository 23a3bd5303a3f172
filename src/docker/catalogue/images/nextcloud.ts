import { type Repository, variants } from '../repository.ts'

export const nextcloud: Repository = {
  config: {
    entrypoint: ['/entrypoint.sh'],
    command: ['apache2-foreground'],
    exposed: ['80/tcp'],
    volumes: ['/var/www/html'],
    workingDirectory: '/var/www/html',
    stopSignal: 'SIGWINCH',
  },
  variants: variants('latest,32 debian-slim 32.0.2 1400 24 14'),
  releases: '32.0.2, 31.0.11, 30.0.17',
  flavours: 'apache fpm',
}
