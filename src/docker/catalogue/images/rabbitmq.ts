import { type Repository, variants } from '../repository.ts'

export const rabbitmq: Repository = {
  config: {
    entrypoint: ['docker-entrypoint.sh'],
    command: ['rabbitmq-server'],
    exposed: ['4369/tcp', '5671/tcp', '5672/tcp', '15691/tcp', '15692/tcp', '25672/tcp'],
    volumes: ['/var/lib/rabbitmq'],
  },
  variants: variants('latest,4 ubuntu 4.2.1 253 9 21', 'alpine alpine 4.2.1 171 9 21'),
  releases: '4.2.1, 4.1.6, 4.0.9, 3.13.7, 3.12.14',
  flavours: 'management',
}
