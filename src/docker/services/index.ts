import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import { standInMain, standInServes } from '../catalogue/others.ts'
import { baseName } from '../../linux/path.ts'
import { part } from '../../shell/later.ts'
import type { Surroundings } from './daemon.ts'
import type { Product } from './sql/mysql-client.ts'
import { generic } from './generic.ts'
import { PACKAGED_NAMES, toolchainNames } from './toolchain-names.ts'

type Make = (surroundings: Surroundings) => GnuProgram
type Load = () => Promise<Make>

/** Names of programs of which only that they are there is simulated: each listens at the ports of its image. */
const stand = (...names: readonly string[]): Readonly<Record<string, Load>> =>
  Object.fromEntries(names.map((name) => [name, () => Promise.resolve(generic(name))]))

/** Programs that do nothing here but say so. */
const silent = (...names: readonly string[]): Readonly<Record<string, Load>> =>
  Object.fromEntries(names.map((name) => [name, async () => (await import('./toolchains.ts')).toolchain(name)]))

const nginxProgram: Load = async () => (await import('./web/nginx/nginx.ts')).nginx
const nginx: Readonly<Record<string, Load>> = { nginx: nginxProgram, 'nginx-debug': nginxProgram }
const mysqlAdmin =
  (name: string, product: Product): Load =>
  async () =>
    (await import('./sql/mysql-client.ts')).admin(name, product)

const mysqlDump =
  (name: string, product: Product): Load =>
  async () =>
    (await import('./sql/mysqldump.ts')).mysqldump(name, product)

const nodeInstaller =
  (name: 'npm' | 'npx' | 'yarn'): Load =>
  async () =>
    (await import('./languages/installers/node-installers.ts')).nodeInstaller(name)
const pip =
  (name: string): Load =>
  async () =>
    (await import('./languages/installers/pip.ts')).pip(name)
const rabbitmqTool =
  (name: string): Load =>
  async () =>
    (await import('./rabbitmq.ts')).rabbitmqTool(name)
const packageManager =
  (name: 'dnf' | 'yum'): Load =>
  async () => {
    const { dnf } = await import('./dnf.ts')
    return () => dnf(name)
  }
const node: Load = async () => (await import('./languages/node.ts')).node
const python =
  (name: string): Load =>
  async () =>
    (await import('./languages/python.ts')).python(name)
const flask: Load = async () => (await import('./languages/python.ts')).flask
const gunicorn: Load = async () => (await import('./languages/python.ts')).gunicorn
const uvicorn: Load = async () => (await import('./languages/uvicorn.ts')).uvicorn
const fastapi: Load = async () => (await import('./languages/uvicorn.ts')).fastapi
const php: Load = async () => (await import('./languages/php.ts')).php
const phpExtensions = (...names: readonly string[]): Readonly<Record<string, Load>> =>
  Object.fromEntries(
    names.map((name) => [name, async () => (await import('./languages/php-extensions.ts')).phpExtensions(name)]),
  )
const postgresTool =
  (name: 'createdb' | 'dropdb' | 'createuser' | 'dropuser'): Load =>
  async () =>
    (await import('./sql/postgres-tools.ts')).postgresTool(name)
const go: Load = async () => (await import('./languages/go.ts')).go
const goBinary: Load = async () => (await import('./languages/go.ts')).goBinary

/** A program in the version that distributions have of it. */
const packagedAs =
  (version: string, load: Load): Load =>
  async () => {
    const make = await load()
    return (surroundings) => make({ ...surroundings, version })
  }

/** The programs that an image brings with its software, by repository; each is loaded when it is first run. */
const services: Readonly<Record<string, Readonly<Record<string, Load>>>> = {
  nginx,
  'docker/welcome-to-docker': nginx,
  'docker/getting-started': nginx,
  'dockersamples/static-site': nginx,
  'prakhar1989/static-site': nginx,
  httpd: {
    'httpd-foreground': async () => (await import('./web/httpd.ts')).httpdForeground,
    httpd: async () => (await import('./web/httpd.ts')).httpd,
  },
  haproxy: { haproxy: async () => (await import('./web/haproxy.ts')).haproxy },
  caddy: { caddy: async () => (await import('./web/caddy.ts')).caddy },
  'hashicorp/http-echo': { 'http-echo': async () => (await import('./web/http-echo.ts')).httpEcho },
  'traefik/whoami': { whoami: async () => (await import('./web/whoami.ts')).whoami },
  registry: { registry: async () => (await import('./web/registry.ts')).registry },
  redis: {
    'redis-server': async () => (await import('./redis/redis-server.ts')).redisServer,
    'redis-cli': async () => (await import('./redis/redis-cli.ts')).redisCli,
  },
  postgres: {
    postgres: async () => (await import('./sql/postgres.ts')).postgres,
    pg_isready: async () => (await import('./sql/postgres.ts')).pgIsReady,
    psql: async () => (await import('./sql/psql.ts')).psql,
    pg_dump: async () => (await import('./sql/pg-dump.ts')).pgDump,
    createdb: postgresTool('createdb'),
    dropdb: postgresTool('dropdb'),
    createuser: postgresTool('createuser'),
    dropuser: postgresTool('dropuser'),
  },
  mysql: {
    mysqld: async () => (await import('./sql/mysql.ts')).mysqld,
    mysql: async () => (await import('./sql/mysql-client.ts')).mysql,
    mysqladmin: mysqlAdmin('mysqladmin', 'MySQL'),
    mysqldump: mysqlDump('mysqldump', 'MySQL'),
  },
  mariadb: {
    mariadbd: async () => (await import('./sql/mysql.ts')).mariadbd,
    mariadb: async () => (await import('./sql/mysql-client.ts')).mariadb,
    mysql: async () => (await import('./sql/mysql-client.ts')).mariadb,
    'mariadb-admin': mysqlAdmin('mariadb-admin', 'MariaDB'),
    'mariadb-dump': mysqlDump('mariadb-dump', 'MariaDB'),
    'healthcheck.sh': async () => (await import('./sql/mariadb-healthcheck.ts')).healthcheck,
    mysqldump: mysqlDump('mysqldump', 'MariaDB'),
    mysqladmin: mysqlAdmin('mysqladmin', 'MariaDB'),
  },
  memcached: { memcached: async () => (await import('./memcached.ts')).memcached },
  mongo: {
    mongod: async () => (await import('./mongo/mongod.ts')).mongod,
    mongosh: async () => (await import('./mongo/mongosh.ts')).mongosh,
    mongo: async () => (await import('./mongo/mongosh.ts')).mongosh,
    mongodump: async () => (await import('./mongo/dump.ts')).mongoCopies('mongodump'),
    mongorestore: async () => (await import('./mongo/dump.ts')).mongoCopies('mongorestore'),
  },
  node: { node, npm: nodeInstaller('npm'), npx: nodeInstaller('npx'), yarn: nodeInstaller('yarn') },
  python: { python3: python('python3'), python: python('python'), pip: pip('pip'), pip3: pip('pip3') },
  php: {
    php,
    'apache2-foreground': async () => (await import('./web/php-apache.ts')).phpApache,
    'php-fpm': async () => (await import('./web/php-fpm.ts')).phpFpm,
    ...phpExtensions('docker-php-ext-install', 'docker-php-ext-enable', 'docker-php-ext-configure'),
  },
  golang: { go },
  'nicolaka/netshoot': { zsh: async () => (await import('./zsh.ts')).zsh },
  rabbitmq: {
    'rabbitmq-server': async () => (await import('./rabbitmq.ts')).rabbitmqServer,
    'rabbitmq-diagnostics': rabbitmqTool('rabbitmq-diagnostics'),
    rabbitmqctl: rabbitmqTool('rabbitmqctl'),
  },
  traefik: { traefik: async () => (await import('./web/traefik/traefik.ts')).traefik },
  adminer: { php: async () => (await import('./web/adminer/adminer.ts')).adminer },
  wordpress: {
    php: packagedAs('8.3.27', php),
    'apache2-foreground': async () => (await import('./web/wordpress/wordpress.ts')).wordpress,
  },
  nextcloud: stand('apache2-foreground'),
}

/** What packages bring that no distribution has at first. */
const packaged: Readonly<Record<string, Load>> = {
  node: packagedAs('20.19.2', node),
  npm: nodeInstaller('npm'),
  npx: nodeInstaller('npx'),
  nodemon: async () => (await import('./languages/nodemon.ts')).nodemon,
  flask,
  gunicorn,
  uvicorn,
  fastapi,
  ...silent('alembic', 'black', 'celery', 'django-admin', 'pytest', 'streamlit'),
  ...silent(...PACKAGED_NAMES),
  php: packagedAs('8.4.11', php),
  python: packagedAs('3.13.5', python('python')),
  nginx: packagedAs('1.26.3', nginxProgram),
  psql: packagedAs('17.6', async () => (await import('./sql/psql.ts')).psql),
  pg_dump: packagedAs('17.6', async () => (await import('./sql/pg-dump.ts')).pgDump),
  mysql: packagedAs('11.8.3', async () => (await import('./sql/mysql-client.ts')).mariadb),
  mysqldump: packagedAs('11.8.3', mysqlDump('mysqldump', 'MariaDB')),
  'redis-cli': packagedAs('8.0.2', async () => (await import('./redis/redis-cli.ts')).redisCli),
  'go-binary': goBinary,
  python3: packagedAs('3.13.5', python('python3')),
  pip: packagedAs('3.13.5', pip('pip')),
  pip3: packagedAs('3.13.5', pip('pip3')),
  apk: async () => {
    const { apk } = await import('./packages.ts')
    return () => apk
  },
  apt: async () => {
    const { apt } = await import('./packages.ts')
    return () => apt('apt')
  },
  'apt-get': async () => {
    const { apt } = await import('./packages.ts')
    return () => apt('apt-get')
  },
  dnf: packageManager('dnf'),
  yum: packageManager('yum'),
}

/** The compilers and interpreters of an image that say no more than their versions. */
function toolsOf(repository: string): Readonly<Record<string, Load>> {
  return Object.fromEntries(
    toolchainNames(repository).map((name) => [name, async () => (await import('./toolchains.ts')).toolchain(name)]),
  )
}

/** The programs of a repository: of those that are only told of, the main one, which says so. */
function of(repository: string): Readonly<Record<string, Load>> {
  const own = Object.hasOwn(services, repository) ? services[repository] : undefined
  const main = standInMain(repository)
  const told = main === undefined ? {} : (standInServes(repository) ? stand : silent)(baseName(main))
  return { ...(own ?? told), ...toolsOf(repository) }
}

/** The names of the programs that an image brings with its software. */
export const serviceNames = (repository: string): readonly string[] => Object.keys(of(repository))

/** Each is loaded once, for all containers. */
const parts = new Map<Load, Load | (() => Make | Promise<Make>)>()

function partOf(load: Load): () => Make | Promise<Make> {
  const known = parts.get(load) ?? part(load)
  parts.set(load, known)
  return known
}

/** Loads a program of an image, so that it does its work as soon as it is run. */
export async function loadService(repository: string, name: string): Promise<void> {
  const load = of(repository)[name]
  if (load) await partOf(load)()
}

/** The programs that an image brings with its software, and those that packages lay besides. */
export function servicesOf(repository: string, surroundings: Surroundings): readonly GnuProgram[] {
  return Object.entries({ ...packaged, ...of(repository) }).map(([name, load]) => ({
    declaration: { name },
    run(process) {
      const make = process.outside(partOf(load)())
      return make instanceof Promise
        ? make.then((made) => made(surroundings).run(process))
        : make(surroundings).run(process)
    },
  }))
}
