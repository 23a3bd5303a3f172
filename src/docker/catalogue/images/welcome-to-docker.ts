import { type Repository, variants } from '../repository.ts'

export const welcomeToDocker: Repository = {
  config: {
    entrypoint: ['/docker-entrypoint.sh'],
    command: ['nginx', '-g', 'daemon off;'],
    exposed: ['80/tcp'],
    stopSignal: 'SIGQUIT',
  },
  variants: variants('latest,v1 alpine 1.25.3 13.4 8 900'),
}
