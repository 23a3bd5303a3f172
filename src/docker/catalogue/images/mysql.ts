import { type Repository, variants } from '../repository.ts'

export const mysql: Repository = {
  config: {
    entrypoint: ['docker-entrypoint.sh'],
    command: ['mysqld'],
    exposed: ['3306/tcp', '33060/tcp'],
    volumes: ['/var/lib/mysql'],
  },
  variables(version) {
    const [major = '', minor = ''] = version.split('.')
    const release = `${version}-1.el${Number(major) > 8 || minor === '4' ? 9 : Number(major) === 8 ? 8 : 7}`
    return [`MYSQL_MAJOR=${major}.${minor}`, `MYSQL_VERSION=${release}`, `MYSQL_SHELL_VERSION=${release}`]
  },
  variants: variants('latest,8,8.2,8.2.0 debian-slim 8.2.0 619 10 20', '5.7 debian-slim 5.7.44 581 10 20'),
  releases: '9.5.0 innovation, 8.4.7 lts, 8.2.0, 8.0.44, 5.7.44, 5.6.51',
  flavours: 'oracle debian oraclelinux9 oraclelinux8',
}
