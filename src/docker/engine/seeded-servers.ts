import { clockTime, milliseconds, pad, type Server, SIGNAL_NUMBERS, type Told, type Versions } from './server-log.ts'

// the servers whose logs a fresh host has; all others are loaded with the commands

/** The pid of nginx's first worker, where the entrypoint of its image has run: its programs had those before. */
export const FIRST_WORKER = 29

const SCRIPT = '/docker-entrypoint.sh:'
const PARTS = '/docker-entrypoint.d/'

/** The site that the image of nginx brings. */
export const NGINX_SITE = '/etc/nginx/conf.d/default.conf'

/** What the entrypoint of nginx writes: what it says of the image's site, and of the templates that it fills in. */
export const nginxPreparation = (ofSite: readonly string[], ofTemplates: readonly string[]): readonly string[] => [
  `${SCRIPT} ${PARTS} is not empty, will attempt to perform configuration`,
  `${SCRIPT} Looking for shell scripts in ${PARTS}`,
  `${SCRIPT} Launching ${PARTS}10-listen-on-ipv6-by-default.sh`,
  ...ofSite.map((text) => `10-listen-on-ipv6-by-default.sh: info: ${text}`),
  `${SCRIPT} Sourcing ${PARTS}15-local-resolvers.envsh`,
  `${SCRIPT} Launching ${PARTS}20-envsubst-on-templates.sh`,
  ...ofTemplates.map((text) => `20-envsubst-on-templates.sh: ${text}`),
  `${SCRIPT} Launching ${PARTS}30-tune-worker-processes.sh`,
  `${SCRIPT} Configuration complete; ready for start up`,
]

/** What it says of a site that is as the image brought it, and of another one. */
export const SITE_TOLD = {
  packaged: [`Getting the checksum of ${NGINX_SITE}`, `Enabled listen on IPv6 in ${NGINX_SITE}`],
  own: [`Getting the checksum of ${NGINX_SITE}`, `${NGINX_SITE} differs from the packaged version`],
  opened: ['IPv6 listen already enabled'],
  absent: [`${NGINX_SITE} is not a file or does not exist`],
  closed: [`can not modify ${NGINX_SITE} (read-only file system?)`],
} as const

/** What nginx writes when it starts, with the pid of its worker. */
export const nginxStart = ({ server, kernel }: Versions, worker: number): readonly string[] => [
  '[notice] 1#1: using the "epoll" event method',
  `[notice] 1#1: nginx/${server}`,
  '[notice] 1#1: built by gcc 12.2.0 (Debian 12.2.0-14) ',
  `[notice] 1#1: OS: Linux ${kernel}`,
  '[notice] 1#1: getrlimit(RLIMIT_NOFILE): 1048576:1048576',
  '[notice] 1#1: start worker processes',
  `[notice] 1#1: start worker process ${worker}`,
]

export const nginxServer: Server = {
  program: 'nginx',
  preparation: nginxPreparation(SITE_TOLD.packaged, []),
  start: (versions) => nginxStart(versions, FIRST_WORKER),
  stop: (signal) => [
    signal === 'SIGQUIT'
      ? '[notice] 1#1: signal 3 (SIGQUIT) received, shutting down'
      : `[notice] 1#1: signal ${SIGNAL_NUMBERS[signal]} (${signal}) received, exiting`,
    '[notice] 1#1: exit',
  ],
  at: (time) => `${time.getUTCFullYear()}/${pad(time.getUTCMonth() + 1)}/${pad(time.getUTCDate())} ${clockTime(time)} `,
  stream: 'err',
}

const day = (time: Date): string => time.toISOString().slice(0, 10)

const POSTGRES_DOORS: readonly string[] = [
  'LOG:  listening on IPv4 address "0.0.0.0", port 5432',
  'LOG:  listening on IPv6 address "::", port 5432',
]

/** What PostgreSQL writes when it starts; one that only its socket leads to says nothing of addresses. */
export const postgresStart = ({ server }: Versions, time: Date, doors = POSTGRES_DOORS): readonly Told[] => [
  `LOG:  starting PostgreSQL ${server} on x86_64-pc-linux-gnu, 64-bit`,
  ...doors,
  'LOG:  listening on Unix socket "/var/run/postgresql/.s.PGSQL.5432"',
  { role: '29', text: `LOG:  database system was shut down at ${day(time)} ${clockTime(time)} UTC` },
  'LOG:  database system is ready to accept connections',
]

export const postgresServer: Server = {
  program: 'postgres',
  start: (versions, time) => postgresStart(versions, time),
  stop: () => [
    'LOG:  received fast shutdown request',
    'LOG:  aborting any active transactions',
    'LOG:  background worker "logical replication launcher" (PID 32) exited with exit code 1',
    { role: '27', text: 'LOG:  shutting down' },
    'LOG:  database system is shut down',
  ],
  at: (time, pid = '1') => `${day(time)} ${milliseconds(time)} UTC [${pid}] `,
  stream: 'err',
}
