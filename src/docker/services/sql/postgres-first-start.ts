import { isSince } from '../../catalogue/repository.ts'
import { postgresServer, postgresStart } from '../../engine/seeded-servers.ts'
import { type Server, startLines, stopLines } from '../../engine/server-log.ts'
import type { Surroundings } from '../daemon.ts'

/** A piece of what the entrypoint of PostgreSQL's image writes, with the descriptor that it goes to. */
export interface Written {
  readonly fd: 1 | 2
  readonly text: string
}

/** What initdb writes of a database that it makes: on standard output. */
const initdb = (
  directory: string,
  version: string,
): string => `The files belonging to this database system will be owned by user "postgres".
This user must also own the server process.

The database cluster will be initialized with locale "en_US.utf8".
The default database encoding has accordingly been set to "UTF8".
The default text search configuration will be set to "english".

Data page checksums are ${isSince(version, 18) ? 'enabled' : 'disabled'}.

fixing permissions on existing directory ${directory} ... ok
creating subdirectories ... ok
selecting dynamic shared memory implementation ... posix
selecting default max_connections ... 100
selecting default shared_buffers ... 128MB
selecting default time zone ... Etc/UTC
creating configuration files ... ok
running bootstrap script ... ok
performing post-bootstrap initialization ... ok
syncing data to disk ... ok


Success. You can now start the database server using:

    pg_ctl -D ${directory} -l logfile start

`

const trustWarning = (version: string): string =>
  isSince(version, 15)
    ? `initdb: warning: enabling "trust" authentication for local connections
initdb: hint: You can change this by editing pg_hba.conf or using the option -A, or --auth-local and --auth-host, the next time you run initdb.
`
    : `initdb: warning: enabling "trust" authentication for local connections
You can change this by editing pg_hba.conf or using the option -A, or
--auth-local and --auth-host, the next time you run initdb.
`

/** A server that is only reached from inside, as a process of its own. */
const temporary: Server = {
  ...postgresServer,
  start: (versions, time) => postgresStart(versions, time, []),
  at: (time, role = '48') => postgresServer.at(time, role),
}

/** What is written until the scripts of the first start are run. */
export function beforeScripts(
  { container, version }: Pick<Surroundings, 'container' | 'version'>,
  { directory, kernel, now }: { readonly directory: string; readonly kernel: string; readonly now: number },
): readonly Written[] {
  const log = startLines(temporary, container, { server: version, kernel }, now)
  return [
    { fd: 1, text: initdb(directory, version) },
    { fd: 2, text: trustWarning(version) },
    { fd: 1, text: 'waiting for server to start....' },
    { fd: 2, text: log.map(({ text }) => `${text}\n`).join('') },
    { fd: 1, text: ' done\nserver started\n' },
  ]
}

/** What is written once they were run. */
export function afterScripts(now: number): readonly Written[] {
  const log = stopLines(temporary, 'SIGINT', now)
  return [
    { fd: 1, text: '\nwaiting for server to shut down....' },
    { fd: 2, text: log.map(({ text }) => `${text}\n`).join('') },
    { fd: 1, text: ' done\nserver stopped\n\nPostgreSQL init process complete; ready for start up.\n\n' },
  ]
}
