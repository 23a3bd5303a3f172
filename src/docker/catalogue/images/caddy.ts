import { type Repository, variants } from '../repository.ts'

export const caddy: Repository = {
  config: {
    command: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
    exposed: ['80/tcp', '443/tcp', '443/udp', '2019/tcp'],
    workingDirectory: '/srv',
    env: ['XDG_CONFIG_HOME=/config', 'XDG_DATA_HOME=/data'],
  },
  variants: variants('latest,2,alpine alpine 2.10.2 50.8 5 60'),
  releases: '2.10.2, 2.9.1',
  flavours: 'builder',
}
