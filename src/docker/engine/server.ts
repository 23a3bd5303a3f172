import type { LogLine } from './model.ts'
import { nginxServer, postgresServer } from './seeded-servers.ts'
import {
  milliseconds,
  pad,
  type Running,
  type Server,
  SIGNAL_NUMBERS,
  startLines,
  stopLines,
  type Told,
  type Versions,
} from './server-log.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const month = (time: Date): string => MONTHS[time.getUTCMonth()] ?? ''

const NO_FILE =
  '# Warning: no config file specified, using the default config. In order to specify a config file use redis-server /path/to/redis.conf'

/** What Redis writes when it starts, first as the child that reads how it is to run. */
export const redisStart = (
  version: string,
  { port, isConfigured }: { readonly port: number; readonly isConfigured: boolean },
): readonly Told[] => [
  { role: 'C', text: '* oO0OoO0OoO0Oo Redis is starting oO0OoO0OoO0Oo' },
  { role: 'C', text: `* Redis version=${version}, bits=64, commit=00000000, modified=0, pid=1, just started` },
  { role: 'C', text: isConfigured ? '* Configuration loaded' : NO_FILE },
  '* monotonic clock: POSIX clock_gettime',
  `* Running mode=standalone, port=${port}.`,
  '* Server initialized',
  '* Ready to accept connections tcp',
]

/** Redis. */
export const redis: Server = {
  program: 'redis-server',
  start: ({ server }) => redisStart(server, { port: 6379, isConfigured: false }),
  stop: (signal) => [
    { role: 'signal-handler', text: `Received ${signal} scheduling shutdown...` },
    '* User requested shutdown...',
    '* Saving the final RDB snapshot before exiting.',
    '* DB saved on disk',
    '# Redis is now ready to exit, bye bye...',
  ],
  at: (time, role = 'M') =>
    role === 'signal-handler'
      ? `1:signal-handler (${Math.floor(time.getTime() / 1000)}) `
      : `1:${role} ${pad(time.getUTCDate())} ${month(time)} ${time.getUTCFullYear()} ${milliseconds(time)} `,
  stream: 'out',
}

/** MySQL and those like it. */
export const sqlServer = (program: string, title: string, port = 3306): Server => ({
  program,
  start: ({ server }) => [`0 [System] ${title}: ready for connections. Version: '${server}'  port: ${port}`],
  stop: (signal) => [`0 [System] Received SHUTDOWN from signal ${signal}.`, `0 [System] ${title}: Shutdown complete`],
  at: (time) => `${time.toISOString().replace('Z', '000Z')} `,
  stream: 'err',
})

/** Apache. */
export const httpd: Server = {
  program: 'httpd-foreground',
  start: ({ server }) => [
    `AH00489: Apache/${server} (Unix) configured -- resuming normal operations`,
    "AH00094: Command line: 'httpd -D FOREGROUND'",
  ],
  stop: (signal) => [`AH00491: caught ${signal}, shutting down`],
  at: (time) =>
    `[${WEEKDAYS[time.getUTCDay()]} ${month(time)} ${pad(time.getUTCDate())} ${milliseconds(time)}000 ${time.getUTCFullYear()}] [mpm_event:notice] [pid 1:tid 1] `,
  stream: 'err',
}

/** memcached, which says nothing. */
export const memcached: Server = { program: 'memcached', start: () => [], stop: () => [], at: () => '', stream: 'err' }

const servers: readonly Server[] = [
  nginxServer,
  postgresServer,
  redis,
  httpd,
  memcached,
  sqlServer('mysqld', '/usr/sbin/mysqld'),
  sqlServer('mariadbd', 'mariadbd'),
]

/** The main program without the images' own entrypoint scripts, which prepare things and then run it. */
export function mainProgram(argv: readonly string[]): readonly string[] {
  return argv[0]?.endsWith('docker-entrypoint.sh') ? argv.slice(1) : argv
}

function serverOf(container: Running): Server | undefined {
  const program = mainProgram(container.argv)[0]?.split('/').at(-1)
  return servers.find((server) => server.program === program)
}

/** True when the main program is a server, which runs until it is stopped. */
export function isServer(container: Running): boolean {
  return serverOf(container) !== undefined
}

/** What a server writes when it starts. */
export function serverLog(container: Running, versions: Versions, time: number): readonly LogLine[] {
  const server = serverOf(container)
  return server ? startLines(server, container, versions, time) : []
}

/** What a server writes when a signal ends it. */
export function stopLog(container: Running, signal: string, time: number): readonly LogLine[] {
  const server = serverOf(container)
  return server && signal !== 'SIGKILL' ? stopLines(server, signal, time) : []
}

const DATABASE_PASSWORDS: Readonly<Record<string, readonly string[]>> = {
  postgres: ['POSTGRES_PASSWORD', 'POSTGRES_HOST_AUTH_METHOD'],
  mysqld: ['MYSQL_ROOT_PASSWORD', 'MYSQL_ALLOW_EMPTY_PASSWORD', 'MYSQL_RANDOM_ROOT_PASSWORD'],
  mariadbd: ['MARIADB_ROOT_PASSWORD', 'MARIADB_ALLOW_EMPTY_ROOT_PASSWORD', 'MYSQL_ROOT_PASSWORD'],
}

/** The variables of which a database wants one before it starts for the first time; empty when it has what it wants. */
export function missingPassword(container: Running): readonly string[] {
  const wanted = DATABASE_PASSWORDS[serverOf(container)?.program ?? ''] ?? []
  return wanted.some((name) => container.env.some((variable) => variable.startsWith(`${name}=`))) ? [] : wanted
}

/** The number of a signal by its name, with or without `SIG`, or by its digits. */
export function signalNumber(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  return SIGNAL_NUMBERS[text.toUpperCase().replace(/^(?:SIG)?/, 'SIG')]
}
