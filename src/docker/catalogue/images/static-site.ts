import { type Repository, variants } from '../repository.ts'

export const staticSite: Repository = {
  config: {
    command: [
      '/bin/sh',
      '-c',
      'cd /usr/share/nginx/html && sed -e s/Docker/"$AUTHOR"/ Hello_docker.html > index.html; nginx -g "daemon off;"',
    ],
    exposed: ['80/tcp', '443/tcp'],
  },
  variants: variants('latest debian-slim 1.9.12 191 9 3400'),
}
