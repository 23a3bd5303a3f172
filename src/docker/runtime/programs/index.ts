import { simpleCommands } from '../../../linux/simple/index.ts'
import { softwareOf } from '../../catalogue/official.ts'
import type { Base, Variant } from '../../catalogue/repository.ts'
import type { LinuxCommand } from '../../../linux/simple/command.ts'
import type { ContainerCommand, ContainerCommands } from '../container-command.ts'
import { env } from './env.ts'
import { exit } from './exit.ts'
import { help } from './help.ts'
import { hostname } from './hostname.ts'
import { redisCli } from './redis-cli.ts'
import { sh } from './sh.ts'
import { sleep } from './sleep.ts'
import { answeringProgram } from './version.ts'

/** Programs that small images leave out, although every learner expects them. */
const MISSING_IN_SLIM = 'ps top free uptime man file ping traceroute curl wget'.split(' ')

const missing: Readonly<Record<Base, readonly string[]>> = {
  scratch: [],
  busybox: ['curl', 'man', 'file'],
  alpine: ['curl', 'man', 'file'],
  debian: ['man', 'ping', 'traceroute'],
  'debian-slim': MISSING_IN_SLIM,
  ubuntu: ['man', 'file', 'ping', 'traceroute', 'curl', 'wget'],
  redhat: ['ps', 'top', 'free', 'uptime', 'man', 'file', 'ping', 'traceroute', 'wget'],
}

const brings: Readonly<Record<string, (variant: Variant) => readonly ContainerCommand[]>> = {
  nginx: ({ version }) => [
    answeringProgram({
      name: 'nginx',
      summary: 'a web server',
      answers: {
        '-v': `nginx version: nginx/${version}`,
        '-t': 'nginx: the configuration file /etc/nginx/nginx.conf syntax is ok\nnginx: configuration file /etc/nginx/nginx.conf test is successful',
      },
    }),
  ],
  httpd: ({ version }) => [
    answeringProgram({
      name: 'httpd',
      summary: 'a web server',
      answers: { '-v': `Server version: Apache/${version} (Unix)` },
    }),
  ],
  postgres: ({ version }) => [
    answeringProgram({
      name: 'postgres',
      summary: 'a database server',
      answers: { '--version': `postgres (PostgreSQL) ${version}` },
    }),
    answeringProgram({
      name: 'psql',
      summary: 'a database client',
      answers: { '--version': `psql (PostgreSQL) ${version}` },
    }),
    answeringProgram({
      name: 'pg_isready',
      summary: 'check whether the database server answers',
      answers: { '': '/var/run/postgresql:5432 - accepting connections' },
    }),
  ],
  mysql: ({ version }) => [
    answeringProgram({
      name: 'mysql',
      summary: 'a database client',
      answers: { '--version': `mysql  Ver ${version} for Linux on x86_64` },
    }),
  ],
  redis: ({ version }) => [
    redisCli,
    answeringProgram({
      name: 'redis-server',
      summary: 'a key-value store',
      answers: { '--version': `Redis server v=${version} bits=64` },
    }),
  ],
  node: ({ version }) => [
    answeringProgram({
      name: 'node',
      summary: 'run JavaScript',
      answers: { '--version': `v${version}`, '-v': `v${version}` },
    }),
  ],
  python: ({ version }) => [
    answeringProgram({ name: 'python3', summary: 'run Python', answers: { '--version': `Python ${version}` } }),
    answeringProgram({ name: 'python', summary: 'run Python', answers: { '--version': `Python ${version}` } }),
  ],
}

const own: readonly ContainerCommand[] = [help, env, hostname, sleep, exit]

/** Programs that only a repository brings although its distribution lacks them. */
const extras: Readonly<Record<string, readonly string[]>> = { nginx: ['curl'] }

/** The shells of a distribution by their names. */
export function shellsOf(base: Base): readonly string[] {
  if (base === 'scratch') return []
  return base === 'alpine' || base === 'busybox' ? ['sh'] : ['bash', 'sh']
}

/** The programs that a repository brings with its own software. */
export function broughtBy(repository: string, variant: Variant): readonly ContainerCommand[] {
  return Object.hasOwn(brings, repository) ? (brings[repository]?.(variant) ?? []) : []
}

type Named = readonly [string, ContainerCommand | LinuxCommand]

const byName = (commands: readonly Named[1][]): readonly Named[] =>
  commands.map((command) => [command.declaration.name, command])

/** The commands inside containers of some software. */
export function programsOf(software: string): ContainerCommands {
  const known = softwareOf(software)
  if (!known || known.variant.base === 'scratch') return new Map()
  const { repository, variant } = known
  const kept = Object.hasOwn(extras, repository) ? (extras[repository] ?? []) : []
  const absent = new Set(missing[variant.base].filter((name) => !kept.includes(name)))
  const inherited = simpleCommands.filter(({ declaration }) => !absent.has(declaration.name))
  const shells = shellsOf(variant.base).map((name) => [name, sh] as const)
  return new Map<string, Named[1]>([
    ...byName([...inherited, ...own]),
    ...shells,
    ...byName(broughtBy(repository, variant)),
  ])
}
