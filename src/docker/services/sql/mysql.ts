import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { sqlServer } from '../../engine/server.ts'
import { openDoors, serve, type Surroundings } from '../daemon.ts'
import { newcomer, PRIVILEGES, superuser } from './accounts.ts'
import { optionsOf } from './connection.ts'
import { runInitScripts } from './init-scripts.ts'
import { type SqlSetup, sqlService } from './server.ts'
import { initialise, isNew } from './state-files.ts'
import { fileOfVariable } from '../image-variable.ts'

const PORT = 3306
const DIALECT = { folds: false, quotesText: true }
const SYSTEM = ['information_schema', 'mysql', 'performance_schema', 'sys']

/** A server of MySQL's kind: its program, the beginning of its variables, how its log names it. */
interface Brand {
  readonly program: 'mysqld' | 'mariadbd'
  readonly product: 'MySQL' | 'MariaDB'
  readonly client: string
  readonly prefixes: readonly string[]
  readonly title: string
}

const brands: Readonly<Record<'mysql' | 'mariadb', Brand>> = {
  mysql: { program: 'mysqld', product: 'MySQL', client: 'mysql', prefixes: ['MYSQL'], title: '/usr/sbin/mysqld' },
  mariadb: {
    program: 'mariadbd',
    product: 'MariaDB',
    client: 'mariadb',
    prefixes: ['MARIADB', 'MYSQL'],
    title: 'mariadbd',
  },
}

const refusal = (brand: Brand, version: string): string => {
  const [prefix = ''] = brand.prefixes
  const empty = prefix === 'MARIADB' ? 'MARIADB_ALLOW_EMPTY_ROOT_PASSWORD' : 'MYSQL_ALLOW_EMPTY_PASSWORD'
  return (
    `[Note] [Entrypoint]: Entrypoint script for ${brand.product} Server ${version} started.\n` +
    '[ERROR] [Entrypoint]: Database is uninitialized and password option is not specified\n' +
    `    You need to specify one of the following as an environment variable:\n    - ${prefix}_ROOT_PASSWORD\n    - ${empty}\n    - ${prefix}_RANDOM_ROOT_PASSWORD\n`
  )
}

function variableOf(process: GnuProcess, { prefixes }: Brand, name: string): string | undefined {
  for (const prefix of prefixes) {
    const secret = fileOfVariable(process, `${prefix}_${name}`)
    if (secret !== undefined) return secret
    const value = process.environment.get(`${prefix}_${name}`)
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

/** What SHOW VARIABLES tells where nothing else was said. */
const VARIABLES = {
  autocommit: '1',
  character_set_client: 'utf8mb4',
  character_set_connection: 'utf8mb4',
  character_set_results: 'utf8mb4',
  character_set_server: 'utf8mb4',
  collation_connection: 'utf8mb4_0900_ai_ci',
  foreign_key_checks: '1',
  lower_case_table_names: '0',
  sql_mode:
    'ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
  unique_checks: '1',
  collation_server: 'utf8mb4_0900_ai_ci',
  datadir: '/var/lib/mysql/',
  max_connections: '151',
  port: String(PORT),
  time_zone: 'SYSTEM',
}

function settingsOf(process: GnuProcess, version: string): ReadonlyMap<string, string> {
  const { given } = optionsOf(process.argv.slice(1), { always: new Set(['port']) })
  const named = given
    .filter(([name]) => name.length > 1)
    .map(([name, value]) => [name.replaceAll('-', '_'), value] as const)
  return new Map([...Object.entries(VARIABLES), ['version', version], ...named])
}

function setupOf(process: GnuProcess, brand: Brand, version: string): SqlSetup {
  const user = variableOf(process, brand, 'USER')
  const database = variableOf(process, brand, 'DATABASE')
  const grants = database === undefined ? [] : [{ verbs: PRIVILEGES.mysql, database, table: '*' }]
  const root = superuser(rootOf(process, brand).password)
  const named = user === undefined ? {} : { [user]: newcomer(variableOf(process, brand, 'PASSWORD'), grants) }
  return {
    server: 'mysql',
    isMariadb: brand.product === 'MariaDB',
    dialect: DIALECT,
    version,
    directory: '/var/lib/mysql',
    accounts: { users: { root, ...named }, owners: {} },
    databases: [...SYSTEM, ...(database === undefined ? [] : [database])],
    trustsLocal: false,
    trustsAll: false,
    settings: settingsOf(process, version),
  }
}

/** Makes the data of a server, and runs the scripts of a first start. Gives the status. */
async function prepare(process: GnuProcess, brand: Brand, setup: SqlSetup): Promise<number> {
  initialise(process, setup)
  const { password } = setup.accounts.users['root'] ?? {}
  const note = (text: string): void | Promise<void> => process.print(`[Note] [Entrypoint]: ${text}\n`)
  if (variableOf(process, brand, 'RANDOM_ROOT_PASSWORD') !== undefined && password !== undefined)
    await note(`GENERATED ROOT PASSWORD: ${password}`)
  const door = { port: PORT, backlog: 151, service: sqlService(process, setup), address: '127.0.0.1' }
  const close = openDoors(process, [door])
  const database = setup.databases.at(SYSTEM.length) ?? ''
  const status = await runInitScripts(process, {
    ending: '.sql',
    client: (file) => `${brand.client} -uroot -D "$MYSQL_DATABASE" < ${file === '-' ? '/dev/stdin' : file}`,
    environment: { MYSQL_DATABASE: database, ...(password !== undefined && { MYSQL_PWD: password }) },
    say: (text) => note(`/usr/local/bin/docker-entrypoint.sh: ${text}`),
  })
  close()
  if (status === 0) await note(`${brand.product} init process done. Ready for start up.`)
  return status
}

async function start(process: GnuProcess, brand: Brand, surroundings: Surroundings): Promise<number> {
  const version = brand.program === 'mariadbd' ? `${surroundings.version}-MariaDB` : surroundings.version
  const setup = setupOf(process, brand, version)
  if (isNew(process, setup)) {
    if (!rootOf(process, brand).given) {
      await process.write(2, refusal(brand, surroundings.version))
      return 1
    }
    const status = await prepare(process, brand, setup)
    if (status !== 0) return status
  }
  const port = Number(setup.settings.get('port'))
  const door = { port, backlog: 151, service: sqlService(process, setup) }
  return serve(process, { log: sqlServer(brand.program, brand.title, port), doors: [door] }, surroundings)
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
