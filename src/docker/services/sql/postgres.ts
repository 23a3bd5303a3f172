import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { playgroundUname } from '../../../linux/uname.ts'
import { postgresServer as log } from '../../engine/seeded-servers.ts'
import { isStartedAgain, openDoors, serve, type Surroundings } from '../daemon.ts'
import { superuser } from './accounts.ts'
import { postgresWords, readOptions } from './client-options.ts'
import { ask } from './connection.ts'
import { runInitScripts } from './init-scripts.ts'
import { afterScripts, beforeScripts, type Written } from './postgres-first-start.ts'
import { type PostgresCall, readPostgres } from './postgres-options.ts'
import { type SqlSetup, sqlService } from './server.ts'
import { initialise, isNew } from './state-files.ts'
import { imageVariable } from '../image-variable.ts'

const PORT = 5432
const DIALECT = { folds: true, quotesText: false }

const NOTHING_TO_DO = '\nPostgreSQL Database directory appears to contain a database; Skipping initialization\n\n'

const REFUSAL = `Error: Database is uninitialized and superuser password is not specified.
       You must specify POSTGRES_PASSWORD to a non-empty value for the
       superuser. For example, "-e POSTGRES_PASSWORD=password" on "docker run".

       You may also use "POSTGRES_HOST_AUTH_METHOD=trust" to allow all
       connections without a password. This is *not* recommended.

       See PostgreSQL documentation about "trust":
       https://www.postgresql.org/docs/current/auth-trust.html
`

/** What `SHOW` tells where nothing else was said. */
const SETTINGS = {
  listen_addresses: '*',
  max_connections: '100',
  shared_buffers: '128MB',
  work_mem: '4MB',
  log_statement: 'none',
  timezone: 'Etc/UTC',
}

function settingsOf(version: string, directory: string, own: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(SETTINGS),
    ['server_version', version],
    ['data_directory', directory],
    ['port', String(PORT)],
    ...own,
  ])
}

function setupOf(process: GnuProcess, { version }: Surroundings, call: PostgresCall): SqlSetup {
  const data = call.directory ?? process.environment.get('PGDATA') ?? '/var/lib/postgresql/data'
  const user = imageVariable(process, 'POSTGRES_USER') ?? 'postgres'
  const databases = [...new Set(['postgres', imageVariable(process, 'POSTGRES_DB') ?? user])]
  return {
    server: 'postgres',
    isMariadb: false,
    dialect: DIALECT,
    version: `PostgreSQL ${version} on x86_64-pc-linux-gnu, 64-bit`,
    directory: `${data}/base`,
    accounts: {
      users: { [user]: superuser(imageVariable(process, 'POSTGRES_PASSWORD')) },
      owners: Object.fromEntries(databases.map((name) => [name, user])),
    },
    databases,
    trustsLocal: true,
    trustsAll: process.environment.get('POSTGRES_HOST_AUTH_METHOD') === 'trust',
    settings: settingsOf(version, data, call.settings),
  }
}

const SCRIPT = '/usr/local/bin/docker-entrypoint.sh'

/** Makes the data of a server, and runs the scripts of a first start. Gives the status. */
async function prepare(process: GnuProcess, setup: SqlSetup, surroundings: Surroundings): Promise<number> {
  initialise(process, setup)
  const directory = setup.settings.get('data_directory') ?? ''
  const port = Number(setup.settings.get('port'))
  const now = (): number => process.kernel.clock.now()
  const tell = async (written: readonly Written[]): Promise<void> => {
    for (const { fd, text } of written) await process.write(fd, text)
  }
  await tell(beforeScripts(surroundings, { directory, kernel: playgroundUname.release, now: now() }))
  const [user = ''] = Object.keys(setup.accounts.users)
  const database = setup.databases.at(-1) ?? user
  const close = openDoors(process, [{ port, backlog: 244, service: sqlService(process, setup), address: '127.0.0.1' }])
  const status = await runInitScripts(process, {
    ending: '.sql',
    client: (file) => `psql -v ON_ERROR_STOP=1 -f ${file}`,
    environment: { PGUSER: user, PGDATABASE: database, PGPORT: String(port) },
    tellsOfNone: true,
    say: (text) => process.print(`\n${SCRIPT}: ${text}\n`),
  })
  close()
  if (status === 0) await tell(afterScripts(now()))
  return status
}

/** A line of the log that nothing follows; before its settings are read, the server counts in GMT. */
const fatal = ({ kernel, pid }: GnuProcess, text: string): string =>
  `${new Date(kernel.clock.now()).toISOString().slice(0, 23).replace('T', ' ')} GMT [${pid}] FATAL:  ${text}\n`

async function start(process: GnuProcess, surroundings: Surroundings): Promise<number> {
  const call = readPostgres(process.argv.slice(1))
  if ('type' in call) {
    await process.write(2, call.type === 'usage' ? call.text : fatal(process, call.text))
    return 1
  }
  const setup = setupOf(process, surroundings, call)
  const port = Number(setup.settings.get('port'))
  if (isNew(process, setup)) {
    if (!imageVariable(process, 'POSTGRES_PASSWORD') && !setup.trustsAll) {
      await process.write(2, REFUSAL)
      return 1
    }
    const status = await prepare(process, setup, surroundings)
    if (status !== 0) return status
  } else if (process.pid === 1 && !isStartedAgain(process, surroundings)) await process.print(NOTHING_TO_DO)
  const address = setup.settings.get('listen_addresses') ?? '*'
  const isLocal = /^(?:localhost|127\.0\.0\.1)$/.test(call.host ?? address)
  const door = { port, backlog: 244, service: sqlService(process, setup), ...(isLocal && { address: '127.0.0.1' }) }
  return serve(process, { log, doors: [door] }, surroundings)
}

/** postgres: the server. */
export const postgres = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'postgres' },
  async run(process) {
    const words = process.argv.slice(1)
    if (!words.includes('--version') && !words.includes('-V')) return start(process, surroundings)
    await process.print(`postgres (PostgreSQL) ${surroundings.version}\n`)
    return 0
  },
})

/** pg_isready asks nothing that a database or a user would matter to, and nobody keeps it waiting. */
const READY = {
  taken: 'h,host= p,port= q,quiet',
  inert: 'd,dbname= U,username= t,timeout=',
  absent: 'V,version ?,help',
}

/** pg_isready: whether a server answers. */
export const pgIsReady = (): GnuProgram => ({
  declaration: { name: 'pg_isready' },
  async run(process) {
    const { options, problem } = readOptions(process.argv.slice(1), READY)
    if (problem) {
      await process.write(2, postgresWords('pg_isready', problem))
      return 3
    }
    const host = options.get('h') ?? process.environment.get('PGHOST')
    const port = Number(options.get('p') ?? PORT)
    const question = { host, port, user: '', password: undefined, database: '' }
    const answer = await ask(process, question)
    const there = answer.type !== 'refused' && answer.type !== 'unknown-host'
    const said = there ? 'accepting connections' : 'no response'
    if (!options.has('q')) await process.print(`${host ?? '/var/run/postgresql'}:${port} - ${said}\n`)
    return there ? 0 : 2
  },
})
