import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { sqlServer } from '../../engine/server.ts'
import { serve, type Surroundings } from '../daemon.ts'
import { optionsOf } from './connection.ts'
import { clusterIn, type SqlSetup, sqlService } from './server.ts'

const PORT = 3306
const DIALECT = { folds: false, quotesText: true }
const SYSTEM = ['information_schema', 'mysql', 'performance_schema', 'sys']

/** A server of MySQL's kind: its program, the beginning of its variables, how its log names it. */
interface Brand {
  readonly program: 'mysqld' | 'mariadbd'
  readonly prefixes: readonly string[]
  readonly title: string
}

const brands: Readonly<Record<'mysql' | 'mariadb', Brand>> = {
  mysql: { program: 'mysqld', prefixes: ['MYSQL'], title: '/usr/sbin/mysqld' },
  mariadb: { program: 'mariadbd', prefixes: ['MARIADB', 'MYSQL'], title: 'mariadbd' },
}

const refusal = (brand: Brand, version: string): string => {
  const [prefix = ''] = brand.prefixes
  const empty = prefix === 'MARIADB' ? 'MARIADB_ALLOW_EMPTY_ROOT_PASSWORD' : 'MYSQL_ALLOW_EMPTY_PASSWORD'
  const product = prefix === 'MARIADB' ? 'MariaDB' : 'MySQL'
  return (
    `[Note] [Entrypoint]: Entrypoint script for ${product} Server ${version} started.\n` +
    '[ERROR] [Entrypoint]: Database is uninitialized and password option is not specified\n' +
    `    You need to specify one of the following as an environment variable:\n    - ${prefix}_ROOT_PASSWORD\n    - ${empty}\n    - ${prefix}_RANDOM_ROOT_PASSWORD\n`
  )
}

function variableOf(process: GnuProcess, { prefixes }: Brand, name: string): string | undefined {
  const { environment, system } = process
  for (const prefix of prefixes) {
    const file = environment.get(`${prefix}_${name}_FILE`)
    if (file !== undefined && system.fs.exists(file)) return system.fs.readText(file).trim()
    const value = environment.get(`${prefix}_${name}`)
    if (value !== undefined && value !== '') return value
  }
  return undefined
}

interface Root {
  readonly given: boolean
  readonly password: string | undefined
}

function rootOf(process: GnuProcess, brand: Brand): Root {
  const password = variableOf(process, brand, 'ROOT_PASSWORD')
  const open = ['ALLOW_EMPTY_PASSWORD', 'ALLOW_EMPTY_ROOT_PASSWORD'].some((name) => variableOf(process, brand, name))
  const random = variableOf(process, brand, 'RANDOM_ROOT_PASSWORD')
  const hash = variableOf(process, brand, 'ROOT_PASSWORD_HASH')
  if (password !== undefined || !(random ?? hash)) return { given: password !== undefined || open, password }
  return { given: true, password: process.kernel.chance.state.toString(36) }
}

function setupOf(process: GnuProcess, brand: Brand, version: string): SqlSetup {
  const user = variableOf(process, brand, 'USER')
  const database = variableOf(process, brand, 'DATABASE')
  const users = new Map([['root', rootOf(process, brand).password]])
  if (user !== undefined) users.set(user, variableOf(process, brand, 'PASSWORD'))
  return {
    dialect: DIALECT,
    version,
    file: '/var/lib/mysql/cluster.json',
    users,
    databases: [...SYSTEM, ...(database === undefined ? [] : [database])],
    trustsLocal: false,
  }
}

async function start(process: GnuProcess, brand: Brand, surroundings: Surroundings): Promise<number> {
  const version = brand.program === 'mariadbd' ? `${surroundings.version}-MariaDB` : surroundings.version
  const setup = setupOf(process, brand, version)
  const { fs } = process.system
  const isNew = !fs.exists(setup.file)
  const root = rootOf(process, brand)
  if (isNew && !root.given) {
    await process.write(2, refusal(brand, surroundings.version))
    return 1
  }
  if (isNew) {
    fs.mkdirAll('/var/lib/mysql')
    fs.writeFile(setup.file, JSON.stringify(clusterIn(process, setup)), { mode: 0o600 })
    const random = variableOf(process, brand, 'RANDOM_ROOT_PASSWORD')
    if (random !== undefined && root.password !== undefined)
      await process.print(`[Note] [Entrypoint]: GENERATED ROOT PASSWORD: ${root.password}\n`)
  }
  const { options } = optionsOf(process.argv.slice(1), { always: new Set(['port']) })
  const port = Number(options.get('port') ?? PORT)
  const door = { port, backlog: 151, service: sqlService(process, setup) }
  return serve(process, { log: sqlServer(brand.program, brand.title), doors: [door] }, surroundings)
}

const serverProgram =
  (brand: Brand) =>
  (surroundings: Surroundings): GnuProgram => ({
    declaration: { name: brand.program },
    async run(process) {
      const words = process.argv.slice(1)
      const { version } = surroundings
      if (words.includes('--help')) {
        await process.print(
          `${brand.program}  Ver ${version} for Linux on x86_64\nStarts the database server.\n\nUsage: ${brand.program} [OPTIONS]\n`,
        )
        return 0
      }
      if (!words.includes('--version') && !words.includes('-V')) return start(process, brand, surroundings)
      await process.print(`${brand.program}  Ver ${version} for Linux on x86_64\n`)
      return 0
    },
  })

/** mysqld. */
export const mysqld = serverProgram(brands.mysql)
/** mariadbd. */
export const mariadbd = serverProgram(brands.mariadb)
