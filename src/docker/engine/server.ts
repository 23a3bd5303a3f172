import { playgroundKernel } from '../../linux/kernel.ts'
import type { Container, LogLine } from './model.ts'
import { softwareOf } from './registry.ts'

/** What a server needs to know of its container to write its log. */
type Running = Pick<Container, 'argv' | 'env'>

interface Server {
  /** The program's name, as the last word of its path. */
  readonly program: string
  /** Each line without its time; `at` puts the time in the program's own form. */
  readonly start: (version: string) => readonly string[]
  readonly stop: (signal: string) => readonly string[]
  readonly at: (time: Date) => string
  readonly stream: LogLine['stream']
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const SIGNAL_NUMBERS: Readonly<Record<string, number>> = {
  SIGINT: 2,
  SIGQUIT: 3,
  SIGKILL: 9,
  SIGTERM: 15,
  SIGWINCH: 28,
}

const pad = (amount: number, width = 2): string => String(amount).padStart(width, '0')
const month = (time: Date): string => MONTHS[time.getUTCMonth()] ?? ''
const clockTime = (time: Date): string => time.toISOString().slice(11, 19)
const milliseconds = (time: Date): string => `${clockTime(time)}.${pad(time.getUTCMilliseconds(), 3)}`

const nginx: Server = {
  program: 'nginx',
  start: (version) => [
    `[notice] 1#1: nginx/${version}`,
    `[notice] 1#1: OS: Linux ${playgroundKernel.release}`,
    '[notice] 1#1: start worker processes',
    '[notice] 1#1: start worker process 29',
  ],
  stop: (signal) => [
    signal === 'SIGQUIT'
      ? '[notice] 1#1: signal 3 (SIGQUIT) received, shutting down'
      : `[notice] 1#1: signal ${SIGNAL_NUMBERS[signal]} (${signal}) received, exiting`,
    '[notice] 1#1: exit',
  ],
  at: (time) => `${time.getUTCFullYear()}/${pad(time.getUTCMonth() + 1)}/${pad(time.getUTCDate())} ${clockTime(time)} `,
  stream: 'err',
}

const postgres: Server = {
  program: 'postgres',
  start: (version) => [
    `LOG:  starting PostgreSQL ${version} on x86_64-pc-linux-gnu, 64-bit`,
    'LOG:  listening on IPv4 address "0.0.0.0", port 5432',
    'LOG:  database system is ready to accept connections',
  ],
  stop: () => ['LOG:  received fast shutdown request', 'LOG:  database system is shut down'],
  at: (time) => `${time.toISOString().slice(0, 10)} ${milliseconds(time)} UTC [1] `,
  stream: 'err',
}

const redis: Server = {
  program: 'redis-server',
  start: (version) => [
    `* Redis version=${version}, bits=64, pid=1, just started`,
    '* Running mode=standalone, port=6379.',
    '* Ready to accept connections tcp',
  ],
  stop: () => ['* User requested shutdown...', '* Redis is now ready to exit, bye bye...'],
  at: (time) => `1:M ${pad(time.getUTCDate())} ${month(time)} ${time.getUTCFullYear()} ${milliseconds(time)} `,
  stream: 'out',
}

const sqlServer = (program: string, title: string): Server => ({
  program,
  start: (version) => [`0 [System] ${title}: ready for connections. Version: '${version}'  port: 3306`],
  stop: (signal) => [`0 [System] Received SHUTDOWN from signal ${signal}.`, `0 [System] ${title}: Shutdown complete`],
  at: (time) => `${time.toISOString().replace('Z', '000Z')} `,
  stream: 'err',
})

const httpd: Server = {
  program: 'httpd-foreground',
  start: (version) => [
    `AH00489: Apache/${version} (Unix) configured -- resuming normal operations`,
    "AH00094: Command line: 'httpd -D FOREGROUND'",
  ],
  stop: (signal) => [`AH00491: caught ${signal}, shutting down`],
  at: (time) =>
    `[${WEEKDAYS[time.getUTCDay()]} ${month(time)} ${pad(time.getUTCDate())} ${milliseconds(time)}000 ${time.getUTCFullYear()}] [mpm_event:notice] [pid 1:tid 1] `,
  stream: 'err',
}

const memcached: Server = { program: 'memcached', start: () => [], stop: () => [], at: () => '', stream: 'err' }

const servers: readonly Server[] = [
  nginx,
  postgres,
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

function linesAt(server: Server, texts: readonly string[], time: number): readonly LogLine[] {
  const date = new Date(time)
  return texts.map((text) => ({ time, stream: server.stream, text: server.at(date) + text }))
}

/** What a server writes when it starts. */
export function serverLog(container: Running, software: string, time: number): readonly LogLine[] {
  const server = serverOf(container)
  const version = softwareOf(software)?.variant.version ?? ''
  const prepared: readonly LogLine[] =
    server === nginx && container.argv[0] === '/docker-entrypoint.sh'
      ? [{ time, stream: 'out', text: '/docker-entrypoint.sh: Configuration complete; ready for start up' }]
      : []
  return server ? [...prepared, ...linesAt(server, server.start(version), time)] : []
}

/** What a server writes when a signal ends it. */
export function stopLog(container: Running, signal: string, time: number): readonly LogLine[] {
  const server = serverOf(container)
  return server && signal !== 'SIGKILL' ? linesAt(server, server.stop(signal), time) : []
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
