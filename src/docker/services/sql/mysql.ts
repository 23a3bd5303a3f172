import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { startLines, stopLines } from '../../engine/server-log.ts'
import { isStartedAgain, openDoors, serve, type Surroundings } from '../daemon.ts'
import { newcomer, PRIVILEGES, superuser } from './accounts.ts'
import { optionsOf } from './connection.ts'
import { runInitScripts } from './init-scripts.ts'
import { entrypointLine, initialisation, type LoggedServer, mysqlLog } from './mysql-log.ts'
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
}

const brands: Readonly<Record<'mysql' | 'mariadb', Brand>> = {
  mysql: { program: 'mysqld', product: 'MySQL', client: 'mysql', prefixes: ['MYSQL'] },
  mariadb: {
    program: 'mariadbd',
    product: 'MariaDB',
    client: 'mariadb',
    prefixes: ['MARIADB', 'MYSQL'],
  },
}

/** The variables of which an image wants one before it makes its data. */
function wanted({ prefixes: [prefix = ''] }: Brand): readonly string[] {
  const empty = prefix === 'MARIADB' ? 'MARIADB_ALLOW_EMPTY_ROOT_PASSWORD' : 'MYSQL_ALLOW_EMPTY_PASSWORD'
  return [`${prefix}_ROOT_PASSWORD`, empty, `${prefix}_RANDOM_ROOT_PASSWORD`]
}

const refusal = (brand: Brand): string =>
  'Database is uninitialized and password option is not specified\n' +
  '    You need to specify one of the following as an environment variable:' +
  wanted(brand)
    .map((name) => `\n    - ${name}`)
    .join('')

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
  sql_notes: '1',
  unique_checks: '1',
  collation_server: 'utf8mb4_0900_ai_ci',
  datadir: '/var/lib/mysql/',
  max_connections: '151',
  port: String(PORT),
  time_zone: 'SYSTEM',
}

/** What MariaDB has otherwise. */
const MARIADB_VARIABLES = {
  collation_connection: 'utf8mb4_general_ci',
  collation_server: 'utf8mb4_general_ci',
  sql_mode: 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_AUTO_CREATE_USER,NO_ENGINE_SUBSTITUTION',
}

/** Since when MariaDB compares texts by a newer collation. */
const NEWER = [11, 6] as const

function settingsOf(process: GnuProcess, { product }: Brand, version: string): ReadonlyMap<string, string> {
  const { given } = optionsOf(process.argv.slice(1), { always: new Set(['port']) })
  const named = given
    .filter(([name]) => name.length > 1)
    .map(([name, value]) => [name.replaceAll('-', '_'), value] as const)
  const own = product === 'MariaDB' ? MARIADB_VARIABLES : {}
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isNewer = product === 'MariaDB' && (major > NEWER[0] || (major === NEWER[0] && minor >= NEWER[1]))
  const newer = isNewer
    ? { collation_server: 'utf8mb4_uca1400_ai_ci', collation_connection: 'utf8mb4_uca1400_ai_ci' }
    : {}
  return new Map([...Object.entries({ ...VARIABLES, ...own, ...newer }), ['version', version], ...named])
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
    settings: settingsOf(process, brand, version),
  }
}

/** A server as it is set up, with how it is told of. */
interface Installation {
  readonly brand: Brand
  readonly setup: SqlSetup
  readonly server: LoggedServer
  readonly surroundings: Surroundings
}

const now = (process: GnuProcess): number => process.kernel.clock.now()

const note = (process: GnuProcess, text: string): void | Promise<void> =>
  process.print(entrypointLine(now(process), text))

/** What the entrypoint says before it does anything: once as root, once as who runs the server. */
async function greet(process: GnuProcess, { product, release }: LoggedServer): Promise<void> {
  const started = `Entrypoint script for ${product} Server ${release} started.`
  for (const text of [started, "Switching to dedicated user 'mysql'", started]) await note(process, text)
}

/** Tells of the server that only the scripts of a first start reach. */
async function tellTemporary(process: GnuProcess, installation: Installation, event: 'start' | 'stop'): Promise<void> {
  const { server, surroundings } = installation
  const log = mysqlLog({ ...server, pid: 124, port: 0 })
  const versions = { server: server.version, kernel: '' }
  const lines =
    event === 'start'
      ? startLines(log, surroundings.container, versions, now(process))
      : stopLines(log, '', now(process))
  await process.write(2, lines.map(({ text }) => `${text}\n`).join(''))
}

const ZONES = '/usr/share/zoneinfo'

/** What MySQL's entrypoint says of the server's socket, and of files that are no time zones. */
async function tellFurther(process: GnuProcess): Promise<void> {
  await process.print("'/var/lib/mysql/mysql.sock' -> '/var/run/mysqld/mysqld.sock'\n")
  const names = ['iso3166.tab', 'leap-seconds.list', 'leapseconds', 'tzdata.zi', 'zone.tab', 'zone1970.tab']
  const lines = names.map((name) => `Warning: Unable to load '${ZONES}/${name}' as time zone. Skipping it.\n`)
  await process.write(2, lines.join(''))
}

/** What the entrypoint says of the data, the user and the password that it makes. */
async function tellMade(process: GnuProcess, { brand, setup }: Installation): Promise<void> {
  const { password } = setup.accounts.users['root'] ?? {}
  if (variableOf(process, brand, 'RANDOM_ROOT_PASSWORD') !== undefined && password !== undefined)
    await note(process, `GENERATED ROOT PASSWORD: ${password}`)
  const [database, user] = ['DATABASE', 'USER'].map((name) => variableOf(process, brand, name))
  if (database !== undefined) await note(process, `Creating database ${database}`)
  if (user !== undefined && user !== 'root') {
    await note(process, `Creating user ${user}`)
    if (database !== undefined) await note(process, `Giving user ${user} access to schema ${database}`)
  }
  if (brand.product === 'MariaDB')
    await note(process, 'Securing system users (equivalent to running mysql_secure_installation)')
}

/** Makes the data of a server, and runs the scripts of a first start. Gives the status. */
async function prepare(process: GnuProcess, installation: Installation): Promise<number> {
  const { brand, setup, server } = installation
  await note(process, 'Initializing database files')
  initialise(process, setup)
  await process.write(2, initialisation(server, now(process)).join(''))
  for (const text of ['Database files initialized', 'Starting temporary server']) await note(process, text)
  if (brand.product === 'MariaDB') await note(process, 'Waiting for server startup')
  const { password } = setup.accounts.users['root'] ?? {}
  const door = { port: PORT, backlog: 151, service: sqlService(process, setup), address: '127.0.0.1' }
  const close = openDoors(process, [door])
  await tellTemporary(process, installation, 'start')
  await note(process, 'Temporary server started.')
  if (brand.product === 'MySQL') await tellFurther(process)
  await tellMade(process, installation)
  const database = setup.databases.at(SYSTEM.length) ?? ''
  const status = await runInitScripts(process, {
    ending: '.sql',
    client: (file) => `${brand.client} -uroot -D "$MYSQL_DATABASE" < ${file === '-' ? '/dev/stdin' : file}`,
    environment: { MYSQL_DATABASE: database, ...(password !== undefined && { MYSQL_PWD: password }) },
    say: (text) => note(process, `/usr/local/bin/docker-entrypoint.sh: ${text}`),
  })
  close()
  if (status !== 0) return status
  await process.print('\n')
  await note(process, 'Stopping temporary server')
  await tellTemporary(process, installation, 'stop')
  await note(process, 'Temporary server stopped')
  await process.print('\n')
  await note(process, `${brand.product} init process done. Ready for start up.`)
  await process.print('\n')
  return 0
}

async function start(process: GnuProcess, brand: Brand, surroundings: Surroundings): Promise<number> {
  const { version } = surroundings
  const setup = setupOf(process, brand, brand.program === 'mariadbd' ? `${version}-MariaDB` : version)
  const port = Number(setup.settings.get('port'))
  const release = process.environment.get(`${brand.prefixes[0] ?? ''}_VERSION`) ?? version
  const server: LoggedServer = { product: brand.product, release, version, pid: 1, port }
  if (!isStartedAgain(process, surroundings)) await greet(process, server)
  if (isNew(process, setup)) {
    if (!rootOf(process, brand).given) {
      await process.write(2, entrypointLine(now(process), refusal(brand), 'ERROR'))
      return 1
    }
    const status = await prepare(process, { brand, setup, server, surroundings })
    if (status !== 0) return status
  }
  const door = { port, backlog: 151, service: sqlService(process, setup) }
  return serve(process, { log: mysqlLog(server), doors: [door] }, surroundings)
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
