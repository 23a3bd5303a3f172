import { clockTime, milliseconds, pad, type Server, SIGNAL_NUMBERS, type Versions } from './server-log.ts'

// the servers whose logs a fresh host has; all others are loaded with the commands

/** The pid of nginx's first worker, where the entrypoint of its image has run: its programs had those before. */
export const FIRST_WORKER = 29

/** What nginx writes when it starts, with the pid of its worker. */
export const nginxStart = ({ server, kernel }: Versions, worker: number): readonly string[] => [
  `[notice] 1#1: nginx/${server}`,
  `[notice] 1#1: OS: Linux ${kernel}`,
  '[notice] 1#1: start worker processes',
  `[notice] 1#1: start worker process ${worker}`,
]

export const nginxServer: Server = {
  program: 'nginx',
  preparation: '/docker-entrypoint.sh: Configuration complete; ready for start up',
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

export const postgresServer: Server = {
  program: 'postgres',
  start: ({ server }) => [
    `LOG:  starting PostgreSQL ${server} on x86_64-pc-linux-gnu, 64-bit`,
    'LOG:  listening on IPv4 address "0.0.0.0", port 5432',
    'LOG:  database system is ready to accept connections',
  ],
  stop: () => ['LOG:  received fast shutdown request', 'LOG:  database system is shut down'],
  at: (time) => `${time.toISOString().slice(0, 10)} ${milliseconds(time)} UTC [1] `,
  stream: 'err',
}
