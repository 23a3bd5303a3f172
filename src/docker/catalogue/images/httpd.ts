import { pathWith, type Repository, variants } from '../repository.ts'

export const httpd: Repository = {
  config: {
    command: ['httpd-foreground'],
    exposed: ['80/tcp'],
    workingDirectory: '/usr/local/apache2',
    stopSignal: 'SIGWINCH',
    env: ['HTTPD_PREFIX=/usr/local/apache2'],
  },
  variables: (version) => [pathWith('/usr/local/apache2/bin'), `HTTPD_VERSION=${version}`, 'HTTPD_PATCHES='],
  variants: variants('latest,2.4,2.4.58 debian-slim 2.4.58 168 5 14', 'alpine,2.4-alpine alpine 2.4.58 59.4 5 14'),
  releases: '2.4.66, 2.4.58',
}
