import { type Repository, variants } from '../repository.ts'

export const php: Repository = {
  config: {
    entrypoint: ['docker-php-entrypoint'],
    command: ['php', '-a'],
    env: ['PHP_INI_DIR=/usr/local/etc/php'],
  },
  configOf(_version, tags) {
    const has = (word: string): boolean => tags.some((tag) => tag.split('-').includes(word))
    if (has('apache'))
      return {
        command: ['apache2-foreground'],
        exposed: ['80/tcp'],
        workingDirectory: '/var/www/html',
        stopSignal: 'SIGWINCH',
      }
    return has('fpm')
      ? { command: ['php-fpm'], exposed: ['9000/tcp'], workingDirectory: '/var/www/html', stopSignal: 'SIGQUIT' }
      : {}
  },
  variables(version, { tags }) {
    const flags = '-fstack-protector-strong -fpic -fpie -O2 -D_LARGEFILE_SOURCE -D_FILE_OFFSET_BITS=64'
    const isApache = tags.some((tag) => tag.split('-').includes('apache'))
    return [
      ...(isApache ? ['APACHE_CONFDIR=/etc/apache2', 'APACHE_ENVVARS=/etc/apache2/envvars'] : []),
      `PHP_CFLAGS=${flags}`,
      `PHP_CPPFLAGS=${flags}`,
      'PHP_LDFLAGS=-Wl,-O1 -pie',
      `PHP_VERSION=${version}`,
      `PHP_URL=https://www.php.net/distributions/php-${version}.tar.xz`,
      `PHP_ASC_URL=https://www.php.net/distributions/php-${version}.tar.xz.asc`,
    ]
  },
  variants: variants(
    'latest,8,8.3 debian 8.3.1 529 8 14',
    'apache debian 8.3.1 510 12 14',
    'alpine alpine 8.3.1 98.2 8 14',
  ),
  releases: '8.5.0, 8.4.15, 8.3.1, 8.2.29, 8.1.33, 7.4.33',
  flavours: 'cli apache fpm zts',
}
