import { strftime } from '../../../linux/time.ts'
import { isSince } from '../../catalogue/repository.ts'
import type { Server } from '../../engine/server-log.ts'

/** A server whose log is told. */
export interface LoggedServer {
  readonly product: 'MySQL' | 'MariaDB'
  /** The version as the image names it, `8.0.44-1.el9`. */
  readonly release: string
  readonly version: string
  readonly pid: number
  /** 0 for one that is reached within its container alone. */
  readonly port: number
}

/** A line of the entrypoint of both images. @param time milliseconds since 1970 */
export const entrypointLine = (time: number, text: string, level = 'Note'): string =>
  `${strftime('%Y-%m-%d %H:%M:%S', time)}+00:00 [${level}] [Entrypoint]: ${text}\n`

/** A server's line as MySQL writes it. */
const line = (thread: number, level: string, code: number, from: string): string =>
  `${thread} [${level}] [MY-${String(code).padStart(6, '0')}] [${from}] `

const SKIPPED =
  "The syntax '--skip-host-cache' is deprecated and will be removed in a future release. Please use SET GLOBAL host_cache_size=0 instead."
const PLACE =
  "Insecure configuration for --pid-file: Location '/var/run/mysqld' in the path is accessible to all OS users. Consider choosing a different directory."
const TLS = 'Channel mysql_main configured to support TLS. Encrypted connections are now supported for this channel.'

const innodb = [
  `${line(1, 'System', 13_576, 'InnoDB')}InnoDB initialization has started.`,
  `${line(1, 'System', 13_577, 'InnoDB')}InnoDB initialization has ended.`,
]

/** What a server of MySQL begins with: a word of what is deprecated, and since 8.4 that it starts. */
function opening(version: string, code: number, text: string): readonly string[] {
  if (isSince(version, 8, 4)) return [`${line(0, 'System', code, 'Server')}MySQL Server${text} - start.`]
  return isSince(version, 8) ? [`${line(0, 'Warning', 11_068, 'Server')}${SKIPPED}`] : []
}

function mysqlStart({ version, pid, port }: LoggedServer): readonly string[] {
  const where = port === 0 ? 'Socket:' : "Bind-address: '::' port: 33060, socket:"
  return [
    ...opening(version, 15_015, ''),
    `${line(0, 'System', 10_116, 'Server')}/usr/sbin/mysqld (mysqld ${version}) starting as process ${pid}`,
    ...innodb,
    `${line(0, 'Warning', 10_068, 'Server')}CA certificate ca.pem is self signed.`,
    `${line(0, 'System', 13_602, 'Server')}${TLS}`,
    `${line(0, 'Warning', 11_810, 'Server')}${PLACE}`,
    `${line(0, 'System', 11_323, 'Server')}X Plugin ready for connections. ${where} /var/run/mysqld/mysqlx.sock`,
    `${line(0, 'System', 10_931, 'Server')}/usr/sbin/mysqld: ready for connections. Version: '${version}'  ` +
      `socket: '/var/run/mysqld/mysqld.sock'  port: ${port}  MySQL Community Server - GPL.`,
  ]
}

function mariadbStart({ release, version, pid, port }: LoggedServer): readonly string[] {
  const full = `${version}-MariaDB-${release}`
  const doors = port === 0 ? [] : ["Server socket created on IP: '0.0.0.0'.", "Server socket created on IP: '::'."]
  const notes = [
    `Starting MariaDB ${full} as process ${pid}`,
    'InnoDB: Compressed tables use zlib 1.2.11',
    'InnoDB: Using transactional memory',
    'InnoDB: Number of transaction pools: 1',
    'InnoDB: Initializing buffer pool, total size = 128.000MiB, chunk size = 2.000MiB',
    'InnoDB: Completed initialization of buffer pool',
    'InnoDB: End of log at LSN=47391',
    'InnoDB: Opened 3 undo tablespaces',
    "InnoDB: File './ibtmp1' size is now 12.000MiB.",
    "Plugin 'FEEDBACK' is disabled.",
    ...doors,
    'mariadbd: ready for connections.',
  ].map((text) => `0 [Note] ${text}`)
  const server = `Version: '${full}'  socket: '/run/mysqld/mysqld.sock'  port: ${port}  mariadb.org binary distribution`
  return [...notes.slice(0, -1), `${notes.at(-1) ?? ''}\n${server}`]
}

function stop({ product, version }: LoggedServer, signal: string): readonly string[] {
  if (product === 'MariaDB')
    return [
      'mariadbd (initiated by: unknown): Normal shutdown',
      'InnoDB: Starting shutdown...',
      'InnoDB: Shutdown completed; log sequence number 47391; transaction id 14',
      'mariadbd: Shutdown complete',
    ].map((text) => `0 [Note] ${text}`)
  const by = signal === '' ? 'user root' : 'user <via user signal>'
  return [
    `${line(signal === '' ? 10 : 0, 'System', 13_172, 'Server')}Received SHUTDOWN from ${by}. Shutting down mysqld (Version: ${version}).`,
    `${line(0, 'System', 10_910, 'Server')}/usr/sbin/mysqld: Shutdown complete (mysqld ${version})  MySQL Community Server - GPL.`,
  ]
}

const stamps = {
  MySQL: (time: Date): string => `${time.toISOString().replace('Z', '000Z')} `,
  MariaDB: (time: Date): string => `${strftime('%Y-%m-%d %H:%M:%S', time.getTime())} `,
}

/** How a server of MySQL's kind writes its log, in the words of these images. */
export const mysqlLog = (server: LoggedServer): Server => ({
  program: server.product === 'MySQL' ? 'mysqld' : 'mariadbd',
  start: () => (server.product === 'MySQL' ? mysqlStart(server) : mariadbStart(server)),
  stop: (signal) => stop(server, signal),
  at: stamps[server.product],
  stream: 'err',
})

/** What mysqld writes while it makes its data; MariaDB's installer says nothing. */
export function initialisation({ product, version }: LoggedServer, time: number): readonly string[] {
  if (product === 'MariaDB') return []
  const ends = isSince(version, 8, 4)
    ? [`${line(0, 'System', 15_018, 'Server')}MySQL Server Initialization - end.`]
    : []
  return [
    ...opening(version, 15_017, ' Initialization'),
    `${line(0, 'System', 13_169, 'Server')}/usr/sbin/mysqld (mysqld ${version}) initializing of server in progress as process 80`,
    ...innodb,
    `${line(6, 'Warning', 10_453, 'Server')}root@localhost is created with an empty password ! Please consider switching off the --initialize-insecure option.`,
    ...ends,
  ].map((text) => `${stamps.MySQL(new Date(time))}${text}\n`)
}
