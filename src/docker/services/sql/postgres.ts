import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { postgresServer as log } from '../../engine/seeded-servers.ts'
import { serve, type Surroundings } from '../daemon.ts'
import { ask, optionsOf } from './connection.ts'
import { clusterIn, type SqlSetup, sqlService } from './server.ts'

const PORT = 5432
const DIALECT = { folds: true, quotesText: false }

const REFUSAL = `Error: Database is uninitialized and superuser password is not specified.
       You must specify POSTGRES_PASSWORD to a non-empty value for the
       superuser. For example, "-e POSTGRES_PASSWORD=password" on "docker run".

       You may also use "POSTGRES_HOST_AUTH_METHOD=trust" to allow all
       connections without a password. This is *not* recommended.

       See PostgreSQL documentation about "trust":
       https://www.postgresql.org/docs/current/auth-trust.html
`

function setupOf(process: GnuProcess, { version }: Surroundings): SqlSetup {
  const { environment } = process
  const variable = (name: string): string | undefined => {
    const file = environment.get(`${name}_FILE`)
    const { fs } = process.system
    return file !== undefined && fs.exists(file) ? fs.readText(file).trim() : environment.get(name)
  }
  const user = variable('POSTGRES_USER') ?? 'postgres'
  const trusts = environment.get('POSTGRES_HOST_AUTH_METHOD') === 'trust'
  return {
    dialect: DIALECT,
    version: `PostgreSQL ${version} on x86_64-pc-linux-gnu, 64-bit`,
    file: `${environment.get('PGDATA') ?? '/var/lib/postgresql/data'}/base/cluster.json`,
    users: new Map([[user, trusts ? undefined : variable('POSTGRES_PASSWORD')]]),
    databases: [...new Set(['postgres', variable('POSTGRES_DB') ?? user])],
    trustsLocal: true,
  }
}

/** postgres: the server. */
export const postgres = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'postgres' },
  async run(process) {
    const words = process.argv.slice(1)
    if (words.includes('--version') || words.includes('-V')) {
      await process.print(`postgres (PostgreSQL) ${surroundings.version}\n`)
      return 0
    }
    const setup = setupOf(process, surroundings)
    const { fs } = process.system
    const isNew = !fs.exists(setup.file)
    const [password] = setup.users.values()
    if (isNew && password === undefined && process.environment.get('POSTGRES_HOST_AUTH_METHOD') !== 'trust') {
      await process.write(2, REFUSAL)
      return 1
    }
    if (isNew) {
      fs.mkdirAll(setup.file.replace(/\/[^/]*$/, ''))
      fs.writeFile(setup.file, JSON.stringify(clusterIn(process, setup)), { mode: 0o600 })
    }
    const port = Number(optionsOf(words, { always: new Set(['p', 'c', 'D']) }).options.get('p') ?? PORT)
    const door = { port, backlog: 244, service: sqlService(process, setup) }
    return serve(process, { log, doors: [door] }, surroundings)
  },
})

/** pg_isready: whether a server answers. */
export const pgIsReady = (): GnuProgram => ({
  declaration: { name: 'pg_isready' },
  async run(process) {
    const { options } = optionsOf(process.argv.slice(1), {
      always: new Set(['h', 'p', 'U', 'd', 't', 'host', 'port', 'username', 'dbname']),
    })
    const host = options.get('h') ?? options.get('host') ?? process.environment.get('PGHOST')
    const port = Number(options.get('p') ?? options.get('port') ?? PORT)
    const question = { host, port, user: '', password: undefined, database: '' }
    const answer = await ask(process, question)
    const there = answer.type !== 'refused' && answer.type !== 'unknown-host'
    const said = there ? 'accepting connections' : 'no response'
    if (!options.has('q')) await process.print(`${host ?? '/var/run/postgresql'}:${port} - ${said}\n`)
    return there ? 0 : 2
  },
})
